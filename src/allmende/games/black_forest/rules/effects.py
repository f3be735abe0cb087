"""Carrying out effects: tradespeople, jobs and buildings alike (TP-2, TP-2b, BU-5, BU-7)."""

from __future__ import annotations

from typing import ClassVar, Final

from allmende.core.decisions import ALLOWED, Reason, Refusal, Step
from allmende.games.black_forest import effects as table
from allmende.games.black_forest.effects import (
    FIELD,
    FOREST,
    PASTURE,
    PER_CATTLE,
    PER_FOREST_PIG,
    POND,
    Effect,
    Entry,
)
from allmende.games.black_forest.faces import INSTANT, ON_BUILD, T_FIELDS, T_PASTURE, T_PONDS, TRAITS
from allmende.games.black_forest.goods import MARKER_OF, N_BASIC_MARKERS
from allmende.games.black_forest.rules.buildings import (
    ANY_FOREST,
    NO_FOREST,
    ChooseBuilding,
    can_build,
    leave_boards,
    only_large,
)
from allmende.games.black_forest.rules.estates import (
    FellForest,
    PlaceTile,
    add_estate,
    can_extend,
    can_progress,
    progress,
    takes,
)
from allmende.games.black_forest.rules.gain import ChooseBasic, gain
from allmende.games.black_forest.rules.livestock import PigsOnForests, can_take, most_on_forests, welcome
from allmende.games.black_forest.rules.wheels import turn_glass_wheel
from allmende.games.black_forest.state import BlackForest, Player

TP2_CANNOT_PAY: Final = Reason("TP-2", "cannot-pay")
TP2_NO_EFFECT: Final = Reason("TP-2", "no-effect")
TP2_NO_FOREST: Final = Reason("TP-3", "no-forest")
TP2_NO_BUILDING: Final = Reason("BU-1", "nothing-to-build")


# -- may it be used? --------------------------------------------------------------------------------------------------


def refuse_effect(forest: BlackForest, player: Player, effect: Effect, tolls: int) -> Refusal:
    """TP-2b: the price, everything an option can't do without, and something that has an effect. TU-5b: with as many
    basic resources left over as tolls are still to be paid."""
    price = effect.price
    if price.kinds and not player.can_pay(price):
        return TP2_CANNOT_PAY
    if tolls and not effect.builds and player.basics() - price.basics < tolls:
        return TP2_CANNOT_PAY
    if effect.fells and player.tiles[FOREST] == 0:
        return TP2_NO_FOREST
    if effect.builds:
        return ALLOWED if builds_something(forest, player, effect, tolls) else TP2_NO_BUILDING
    for entry in effect.entries:
        if has_effect(forest, player, effect, entry):
            return ALLOWED
    return TP2_NO_EFFECT


def builds_something(forest: BlackForest, player: Player, effect: Effect, tolls: int) -> bool:
    if not effect.fells:
        return can_build(forest, player, tolls, NO_FOREST)
    if tolls == 0:
        return builds_after_felling(forest, player, effect)
    # TU-5b: which goods pay the toll decides whether the wood turns the wheel, so they are tried.
    kept = player.store
    for marker in range(N_BASIC_MARKERS):
        if kept[marker]:
            player.store = kept.copy()
            player.store[marker] -= 1
            found = builds_something(forest, player, effect, tolls - 1)
            player.store = kept
            if found:
                return True
    return False


def builds_after_felling(forest: BlackForest, player: Player, effect: Effect) -> bool:
    """The Woodworker: the wood may turn the glass wheel, and what is left has to pay the building (X11)."""
    kept = player.store
    player.store = after_gain(forest, kept, effect)
    found = can_build(forest, player, 0, ANY_FOREST)
    player.store = kept
    return found


def after_gain(forest: BlackForest, store: list[int], effect: Effect) -> list[int]:
    """A store as the gains of an effect leave it, wheels turned, bonuses aside."""
    trial = store.copy()
    for entry in effect.entries:
        if entry.op == table.GAIN:
            for kind, count in enumerate(entry.goods):
                if count:
                    marker = MARKER_OF[kind]
                    trial[marker] = min(trial[marker] + count, forest.tables.basic_max)
    turn_glass_wheel(trial, forest.tables.refined_max)
    return trial


def has_effect(forest: BlackForest, player: Player, effect: Effect, entry: Entry) -> bool:
    op = entry.op
    if op == table.GAIN or op == table.MERCHANT:
        return True  # R9: what overflows does not matter
    if op == table.GAIN_PER or op == table.GAIN_STEPS:
        return amount(forest, player, entry, effect.by_trade) > 0
    if op == table.PROGRESS:
        return can_progress(forest, player)
    if op == table.LIVESTOCK:
        return can_take(forest, player, entry.pigs, entry.cattle)
    if op == table.PLACE:
        return takes(player, entry.tile)
    if op == table.PLANT:
        return forest.forests > 0 and takes(player, FOREST)
    if op == table.ESTATE:
        return can_extend(forest, player)
    if op == table.FILL_PASTURE:
        return takes(player, PASTURE)
    return op == table.REMOVE_FOREST and player.tiles[FOREST] > 0


def amount(forest: BlackForest, player: Player, entry: Entry, by_trade: bool) -> int:
    """How often an entry gives its goods. Tradespeople count more Fields and Ponds with some buildings (BU-7)."""
    per = entry.per
    if per == PER_CATTLE:
        count = player.cattle
    elif per == PER_FOREST_PIG:
        count = most_on_forests(forest, player)
    else:
        count = player.tiles[per]
        if by_trade and per == FIELD:
            count += player.traits[T_FIELDS]
        elif by_trade and per == POND:
            count += player.traits[T_PONDS]
    if entry.op == table.GAIN_PER:
        return min(count, entry.limit)
    given = 0
    for least, number in entry.steps:
        if count >= least:
            given = number
    return given


# -- doing it ---------------------------------------------------------------------------------------------------------


class Do(Step[BlackForest]):
    """One entry of an effect after the other; the wheels are checked after each."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "effect", "entry")

    def __init__(self, seat: int, effect: int, entry: int) -> None:
        self.seat: Final = seat
        self.effect: Final = effect
        self.entry: Final = entry

    def run(self, state: BlackForest) -> None:
        effect = state.tables.effects[self.effect]
        if self.entry + 1 < len(effect.entries):
            state.push(Do(self.seat, self.effect, self.entry + 1))
        carry_out(state, self.seat, effect, effect.entries[self.entry])


def carry_out(forest: BlackForest, seat: int, effect: Effect, entry: Entry) -> None:
    player = forest.players[seat]
    op = entry.op
    if op == table.GAIN:
        gain(forest, seat, entry.goods)
    elif op == table.GAIN_PER and entry.per == PER_FOREST_PIG:
        forest.push(PigsOnForests(seat, entry.goods, entry.limit))
    elif op == table.GAIN_PER or op == table.GAIN_STEPS:
        times = amount(forest, player, entry, effect.by_trade)
        gain(forest, seat, [each * times for each in entry.goods])
    elif op == table.PROGRESS:
        progress(forest, seat, entry.number)
    elif op == table.LIVESTOCK:
        welcome(forest, seat, entry.pigs, entry.cattle)
    elif op == table.BUILD:
        forest.push(Stand(seat))
        forest.push(ChooseBuilding(seat))
    elif op == table.REMOVE_FOREST:
        forest.push(FellForest(seat, effect.builds and must_make_room(forest, player, effect)))
    elif op == table.MERCHANT:
        forest.push(ChooseBasic(seat, entry.number, entry.others))
    else:
        place_tiles(forest, seat, effect, entry)


def place_tiles(forest: BlackForest, seat: int, effect: Effect, entry: Entry) -> None:
    op = entry.op
    if op == table.FILL_PASTURE:
        forest.push(PlaceTile(seat, PASTURE, effect.skips, entry.number))
        return
    if op == table.ESTATE:
        for _ in range(entry.number):
            if can_extend(forest, forest.players[seat]):
                add_estate(forest, seat)
        return
    tile = FOREST if op == table.PLANT else entry.tile
    for _ in range(entry.number):
        forest.push(PlaceTile(seat, tile, effect.skips, 0))


def must_make_room(forest: BlackForest, player: Player, effect: Effect) -> bool:
    """R15: only a large building will be payable, so a Forest has to be felled that makes room for it."""
    kept = player.store
    player.store = after_gain(forest, kept, effect)
    found = only_large(forest, player)
    player.store = kept
    return found


class Bonus(Step[BlackForest]):
    """BU-7: what a standing building adds to a tradesperson or a construction."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "face")

    def __init__(self, seat: int, face: int) -> None:
        self.seat: Final = seat
        self.face: Final = face

    def run(self, state: BlackForest) -> None:
        face = state.tables.faces[self.face]
        if state.telling:
            state.note("bonus", self.seat, {"building": face.word})
        state.push(Do(self.seat, face.effect, 0))


class Stand(Step[BlackForest]):
    """BU-5: the building stands; other buildings notice it, then comes its own instant effect."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: BlackForest) -> None:
        number = state.under_construction
        if number < 0:
            return  # nothing could be built after all (TU-8)
        state.under_construction = -1
        player, tables = state.players[self.seat], state.tables
        if number in state.offer:  # only in games stored when a building still left the boards here
            leave_boards(state, player, number)
        player.traits = with_traits(player.traits, tables.faces[number].traits)
        if tables.faces[number].kind == INSTANT:
            state.push(Do(self.seat, tables.faces[number].effect, 0))
        for other in reversed(player.buildings[:-1]):
            if tables.faces[other].hook == ON_BUILD:
                state.push(Bonus(self.seat, other))


def with_traits(traits: list[int], more: list[int]) -> list[int]:
    """What standing buildings add up to; of Pastures' capacities the greatest counts."""
    return [
        max(traits[trait], more[trait]) if trait == T_PASTURE else traits[trait] + more[trait]
        for trait in range(TRAITS)
    ]
