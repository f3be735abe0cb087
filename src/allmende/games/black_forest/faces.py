"""The faces of building tiles: price, points and one of four kinds of effects (BU-1 to BU-9)."""

from __future__ import annotations

from typing import Final

from allmende.core.components import Table
from allmende.games.black_forest.effects import (
    Effect,
    Entry,
    read_entries,
    read_gain,
    read_price,
    steps_of_progress,
)
from allmende.games.black_forest.goods import ANIMALS, GLASS, KINDS, WHEELS, Price

INSTANT: Final = 0
CONVERSION: Final = 1
PASSIVE: Final = 2
ENDGAME: Final = 3
FACE_KINDS: Final = ["instant", "conversion", "passive", "endgame"]

# Hooks of passive buildings (BU-7). The first three set off an effect; the others are standing traits.
AFTER_TRADE: Final = 0
ON_ROTATION: Final = 1
ON_BUILD: Final = 2
ON_SWAP: Final = 3
COUNT_BONUS: Final = 4
BEG_BONUS: Final = 5
TRAVEL_DISCOUNT: Final = 6
HOUSING: Final = 7
PASTURE_CAPACITY: Final = 8
NO_TOLL: Final = 9
NO_HOOK: Final = -1
HOOKS: Final = [
    "after_trade", "on_rotation", "on_build", "on_swap", "count_bonus", "beg_bonus", "travel_discount", "housing",
    "pasture_capacity", "no_toll",
]  # fmt: skip

# Traits: what a player's standing buildings add up to.
T_FIELDS: Final = 0  # more Fields and Ponds, as tradespeople count them
T_PONDS: Final = 1
T_BEG: Final = 2
T_DISCOUNT: Final = 3
T_PIGS: Final = 4  # places for animals on buildings
T_CATTLE: Final = 5
T_PASTURE: Final = 6  # what a Pasture holds: the greatest counts, not the sum
T_NO_TOLL: Final = 7
T_SWAP: Final = 8
T_ROTATION: Final = 9  # how many buildings look at the wheels
TRAITS: Final = 10

# What end-of-game buildings count (BU-8).
METRICS: Final = [
    "forest", "pond", "field", "field_or_pond", "small_estate", "glass", "commodity", "meat", "sand",
    "livestock_on_pasture", "livestock", "building", "basic_resource", "landscape_set", "wheel_points",
    "estate_with_building_and_forest",
]  # fmt: skip
NO_METRIC: Final = -1


class Face:
    """One side of a small building, or a large building."""

    def __init__(
        self, word: str, name: str, slot: str, large: bool, price: Price, points: int, kind: int
    ) -> None:
        self.word: Final = word  # its id: 'VII-1-A', 'G3'
        self.name: Final = name
        self.slot: Final = slot  # its place on the boards; of a large one, its back
        self.large: Final = large
        self.price: Final = price
        self.glass: Final = price.amounts[GLASS]
        self.points: Final = points
        self.kind: Final = kind
        self.effect = -1  # its number among the effects; of instants, conversions and hooks that set one off
        self.hook = NO_HOOK
        self.trades: list[int] = []
        self.wheel = -1
        self.traits = [0] * TRAITS
        self.metric = NO_METRIC
        self.metric_points = 0
        self.divisor = 1
        self.most = 0


def read_face(table: Table, slot: str, large: bool, effects: list[Effect], trades: list[str]) -> Face:
    kind = FACE_KINDS.index(table.text("kind", FACE_KINDS))
    face = Face(
        table.text("id"),
        table.text("name"),
        slot,
        large,
        read_price(table, "cost"),
        table.integer("points"),
        kind,
    )
    if kind == INSTANT:
        _add(face, effects, Effect(Price([0] * len(KINDS)), read_entries(table, "effect"), skips=True))
        return face
    parts = table.tables("effect")
    if len(parts) != 1:
        raise table.fail("effect", "a list with one table")
    if kind == CONVERSION:
        _add(face, effects, Effect(read_price(parts[0], "pay"), _result(parts[0])))
    elif kind == PASSIVE:
        _read_hook(face, parts[0], effects, trades)
    else:
        face.metric = METRICS.index(parts[0].text("per", METRICS))
        face.metric_points = parts[0].integer("points", 1)
        face.divisor = parts[0].integer("divisor", 1)
        face.most = parts[0].integer("max", 1)
    return face


def _add(face: Face, effects: list[Effect], effect: Effect) -> None:
    face.effect = len(effects)
    effects.append(effect)


def _result(table: Table) -> list[Entry]:
    """What a conversion or a hook gives: goods, steps of Progress, or a list of entries."""
    if "gain" in table:
        return read_gain(table, "gain")
    if "progress" in table:
        return steps_of_progress(table.integer("progress", 1))
    return read_entries(table, "do")


def _read_hook(face: Face, table: Table, effects: list[Effect], trades: list[str]) -> None:
    face.hook = hook = HOOKS.index(table.text("hook", HOOKS))
    if hook in (AFTER_TRADE, ON_ROTATION, ON_BUILD):
        _add(face, effects, Effect(Price([0] * len(KINDS)), _result(table), skips=True))
    if hook == AFTER_TRADE:
        face.trades = [trades.index(trade) for trade in table.texts("trades", trades)]
    elif hook == ON_ROTATION:
        face.wheel = WHEELS.index(table.text("wheel", WHEELS))
        face.traits[T_ROTATION] = 1
    elif hook == ON_SWAP:
        face.traits[T_SWAP] = table.integer("choice", 1)
    elif hook == COUNT_BONUS:
        counted = T_FIELDS if table.text("tile", ["field", "pond"]) == "field" else T_PONDS
        face.traits[counted] = table.integer("n", 1)
    elif hook == BEG_BONUS:
        face.traits[T_BEG] = table.integer("n", 1)
    elif hook == TRAVEL_DISCOUNT:
        face.traits[T_DISCOUNT] = table.integer("n", 1)
    elif hook == HOUSING:
        face.traits[T_PIGS], face.traits[T_CATTLE] = (table.integer(animal) for animal in ANIMALS)
    elif hook == PASTURE_CAPACITY:
        face.traits[T_PASTURE] = table.integer("n", 1)
    elif hook == NO_TOLL:
        face.traits[T_NO_TOLL] = 1
