"""The verbs of Black Forest and their arguments."""

from __future__ import annotations

from typing import Final

from allmende.core.actions import ActionSpace, Domain, Verb
from allmende.games.black_forest.effects import LIVESTOCK
from allmende.games.black_forest.goods import ANIMALS, BASIC_MARKERS, WHEELS
from allmende.games.black_forest.tables import Tables

SWAP: Final = 0
MOVE: Final = 1
BEG: Final = 2
CONVERT: Final = 3
REMOVE: Final = 4
RETURN: Final = 5
ACTIVATE: Final = 6
JOB: Final = 7
DONE: Final = 8
BUILD: Final = 9
PUT: Final = 10
PUT_LARGE: Final = 11
SKIP: Final = 12
FELL: Final = 13
MARKERS: Final = 14
FROM_GLASS: Final = 15
WHEEL: Final = 16
TOLL: Final = 17
ACCEPT: Final = 18
REFUSE: Final = 19
TAKE: Final = 20
GIVE_BACK: Final = 21
ON_FORESTS: Final = 22
GIVE: Final = 23
RAISE: Final = 24
ACCEPT_ALL: Final = 25
ASK_GIFTS: Final = 26

RIGHT: Final = 0
DOWN: Final = 1


def action_space(tables: Tables) -> ActionSpace:
    trade = Domain("trade", tables.trades)
    spaces_and_locations = tables.place_words[: tables.centres] + tables.locations
    building = Domain("building", [face.word for face in tables.faces])
    estate = Domain("estate", range(1 + tables.small_estates))
    cell = Domain("cell", range(1, tables.cells_per_estate + 1))
    animal = Domain("animal", ANIMALS)
    good = Domain("good", BASIC_MARKERS)
    value = range(tables.refined_max + 1)
    leaving = range(_most_leaving(tables) + 1)
    return ActionSpace(
        [
            Verb(SWAP, "swap", trade),
            Verb(MOVE, "move", Domain("place", spaces_and_locations)),
            Verb(BEG, "beg"),
            Verb(CONVERT, "convert", building),
            Verb(REMOVE, "remove", estate, cell),
            Verb(RETURN, "return", animal),
            Verb(ACTIVATE, "activate", Domain("service", [service.word for service in tables.services])),
            Verb(JOB, "job"),
            Verb(DONE, "done"),
            Verb(BUILD, "build", building),
            Verb(PUT, "put", estate, cell),
            Verb(PUT_LARGE, "put-large", estate, cell, Domain("way", ["right", "down"])),
            Verb(SKIP, "skip"),
            Verb(FELL, "fell", estate, cell),
            Verb(MARKERS, "markers", Domain("low", value), Domain("high", value)),
            Verb(FROM_GLASS, "from-glass", Domain("count", range(tables.basic_max + 1))),
            Verb(WHEEL, "wheel", Domain("wheel", WHEELS)),
            Verb(TOLL, "toll", good),
            Verb(ACCEPT, "accept"),
            Verb(REFUSE, "refuse"),
            Verb(TAKE, "take", good),
            Verb(GIVE_BACK, "give-back", Domain("pigs", leaving), Domain("cattle", leaving)),
            Verb(ON_FORESTS, "on-forests", Domain("count", range(1, tables.forests + 1))),
            Verb(GIVE, "give", animal),
            Verb(RAISE, "raise", animal),
            Verb(ACCEPT_ALL, "accept-all"),
            Verb(ASK_GIFTS, "ask-gifts"),
        ]
    )


def _most_leaving(tables: Tables) -> int:
    """The most animals of a type that can lose their place at once: two Pastures under a large building, newcomers."""
    newcomers = [max(entry.pigs, entry.cattle) for effect in tables.effects for entry in effect.entries if entry.op == LIVESTOCK]  # fmt: skip
    return 2 * tables.greatest_pasture + max(newcomers, default=0)
