"""Effects as data: what a tradesperson, a job or a building does, as the components file writes it.

An effect is a price and a list of entries, carried out in order by `rules/effects.py`.
"""

from __future__ import annotations

from typing import Final

from allmende.core.components import Table
from allmende.games.black_forest.goods import ANIMALS, BASICS, GOODS, KINDS, PIG, Price

# Entries (`op` in the file).
GAIN: Final = 0
GAIN_PER: Final = 1
GAIN_STEPS: Final = 2
BUILD: Final = 3
PROGRESS: Final = 4
REMOVE_FOREST: Final = 5
PLACE: Final = 6
PLANT: Final = 7
LIVESTOCK: Final = 8
MERCHANT: Final = 9
ESTATE: Final = 10
FILL_PASTURE: Final = 11
OPS: Final = [
    "gain", "gain_per", "gain_steps", "build", "progress", "remove_forest", "place", "plant", "livestock", "merchant",
    "estate", "fill_pasture",
]  # fmt: skip

# What a cell of an estate holds; from BUILDING on, a building by its number.
EMPTY: Final = 0
FIELD: Final = 1
POND: Final = 2
PASTURE: Final = 3
FOREST: Final = 4
STABLE: Final = 5
BUILDING: Final = 10
CELLS: Final = ["empty", "field", "pond", "pasture", "forest", "stable"]
LANDSCAPE: Final = ["field", "pond", "pasture"]

# What `gain_per` and `gain_steps` count: cells by their kind, or animals.
PER_CATTLE: Final = 20
PER_FOREST_PIG: Final = 21
PER: Final = {
    "field": FIELD,
    "pond": POND,
    "forest": FOREST,
    "cattle": PER_CATTLE,
    "forest_pig": PER_FOREST_PIG,
}

NO_LIMIT: Final = 99


class Entry:
    """One line of an effect."""

    def __init__(self, op: int, goods: list[int]) -> None:
        self.op: Final = op
        self.goods: Final = goods  # by kind of goods
        self.number = 0  # how many steps, tiles, estates, animals; for the merchant, what the owner gains
        self.others = 0  # what everybody else gains (merchant)
        self.tile = EMPTY
        self.per = EMPTY
        self.limit = NO_LIMIT  # how often at most (gain_per)
        self.pigs = 0
        self.cattle = 0
        self.steps: list[tuple[int, int]] = []  # (from this count, this many): gain_steps


class Effect:
    """A price and what one gets for it."""

    def __init__(
        self, price: Price, entries: list[Entry], skips: bool = False, by_trade: bool = False
    ) -> None:
        self.price: Final = price
        self.entries: Final = entries
        self.skips: Final = skips  # a tile to be placed may be left out (LS-2): buildings and jobs
        self.by_trade: Final = by_trade  # a tradesperson does it, who may count more Fields and Ponds (BU-7)
        self.builds: Final = any(entry.op == BUILD for entry in entries)
        self.fells: Final = any(entry.op == REMOVE_FOREST for entry in entries)
        # Whether it takes and gives goods alone: no animals, tiles or Progress.
        self.only_goods: Final = not any(price.amounts[PIG:]) and all(entry.op == GAIN for entry in entries)


def read_price(table: Table, key: str) -> Price:
    return Price(table.counts(key, KINDS))


def read_goods(table: Table, key: str) -> list[int]:
    return table.counts(key, GOODS)


def read_entries(table: Table, key: str) -> list[Entry]:
    return [_entry(entry) for entry in table.tables(key)]


def read_gain(table: Table, key: str) -> list[Entry]:
    return [Entry(GAIN, read_goods(table, key))]


def steps_of_progress(number: int) -> list[Entry]:
    entry = Entry(PROGRESS, [0] * len(GOODS))
    entry.number = number
    return [entry]


def _entry(table: Table) -> Entry:
    op = OPS.index(table.text("op", OPS))
    goods = read_goods(table, "goods") if op in (GAIN, GAIN_PER) else [0] * len(GOODS)
    entry = Entry(op, goods)
    if op in (GAIN_PER, GAIN_STEPS):
        entry.per = PER[table.text("per", list(PER))]
    if op == GAIN_PER and "max" in table:
        entry.limit = table.integer("max", 1)
    if op == GAIN_STEPS:
        entry.goods[BASICS.index(table.text("good", BASICS))] = 1
        entry.steps = _steps(table)
    if op in (PROGRESS, REMOVE_FOREST, PLACE, PLANT, ESTATE):
        entry.number = table.integer("n", 1)
    if op == PLACE:
        entry.tile = CELLS.index(table.text("tile", LANDSCAPE))
    if op == LIVESTOCK:
        entry.pigs, entry.cattle = (table.integer(animal) for animal in ANIMALS)
    if op == MERCHANT:
        entry.number, entry.others = table.integer("own", 1), table.integer("others")
    return entry


def _steps(table: Table) -> list[tuple[int, int]]:
    pairs = table.data.get("steps")
    if not isinstance(pairs, list) or not all(
        isinstance(pair, list) and len(pair) == 2 and all(isinstance(number, int) for number in pair)
        for pair in pairs
    ):
        raise table.fail("steps", "pairs of a count and what it gives, such as [[2, 1], [4, 2]]")
    return [(pair[0], pair[1]) for pair in pairs]
