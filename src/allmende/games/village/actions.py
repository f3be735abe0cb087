"""The verbs of Village and their arguments."""

from __future__ import annotations

from typing import Final

from allmende.core.actions import ActionSpace, Domain, Verb
from allmende.games.village.tables import SPACES, Tables

TAKE: Final = 0
WELL: Final = 1
WELL_COINS: Final = 2
DO: Final = 3
DECLINE: Final = 4
SKIP: Final = 5
HARVEST: Final = 6
BIRTH: Final = 7
RECALL: Final = 8
TRAIN: Final = 9
PRODUCE: Final = 10
BUY: Final = 11
MILL: Final = 12
SERVE: Final = 13
PASS: Final = 14
TRAVEL: Final = 15
ENTER: Final = 16
ADVANCE: Final = 17
PRIVILEGE: Final = 18
CHOOSE_GOOD: Final = 19
CHOOSE_CUBE: Final = 20
JOIN: Final = 21
PAY: Final = 22
LET_DIE: Final = 23
BUY_OUT: Final = 24
CLIMB: Final = 25
DONE: Final = 26


def action_space(tables: Tables) -> ActionSpace:
    space = Domain("space", SPACES)
    colour = Domain("cube", tables.colours)
    cube = Domain("cube", tables.cubes)
    good = Domain("good", tables.goods)
    building = Domain("place", [building.name for building in tables.buildings])
    generation = Domain("generation", tables.generations)
    place = Domain("place", tables.place_words)
    stage = Domain("stage", range(1, len(tables.stages) + 1))
    window = Domain("window", range(1, len(tables.window_points) + 1))
    council_price = Domain("price", [price.name for price in tables.council_prices])
    church_price = Domain("price", [price.name for price in tables.church_prices])
    jokers = [
        Domain(f"coins_{word}", range(_dearest(tables, index) + 1))
        for index, word in enumerate(tables.colours)
    ]
    return ActionSpace(
        [
            Verb(TAKE, "take", space, cube),
            Verb(WELL, "well", colour, Domain("coins", range(tables.well_cubes))),
            Verb(WELL_COINS, "well-coins"),
            Verb(DO, "do", space),
            Verb(DECLINE, "decline"),
            Verb(SKIP, "skip"),
            Verb(HARVEST, "harvest"),
            Verb(BIRTH, "birth"),
            Verb(RECALL, "recall", place, generation),
            Verb(TRAIN, "train", building, generation),
            Verb(PRODUCE, "produce", good),
            Verb(BUY, "buy", good),
            Verb(MILL, "mill"),
            Verb(SERVE, "serve", Domain("customer", [customer.name for customer in tables.customers])),
            Verb(PASS, "pass"),
            Verb(TRAVEL, "travel", Domain("road", [road.name for road in tables.roads]), generation),
            Verb(ENTER, "enter", generation, council_price),
            Verb(ADVANCE, "advance", stage, generation, council_price),
            Verb(PRIVILEGE, "privilege", stage),
            Verb(CHOOSE_GOOD, "choose-good", good),
            Verb(CHOOSE_CUBE, "choose-cube", colour),
            Verb(JOIN, "join", generation, church_price),
            Verb(PAY, "pay", *jokers),
            Verb(LET_DIE, "let-die", place),
            Verb(BUY_OUT, "buy-out", generation),
            Verb(CLIMB, "climb", window, generation),
            Verb(DONE, "done"),
        ]
    )


def _dearest(tables: Tables, colour: int) -> int:
    """The most cubes of a colour in any price that may be paid with coins (the well has its own verb)."""
    prices = [building.price for building in tables.buildings] + [road.price for road in tables.roads]
    prices += [price.cubes for price in tables.council_prices + tables.church_prices] + [tables.sale_price]
    return max(price[colour] for price in prices)
