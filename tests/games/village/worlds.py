"""What a seat can imagine in Village: which customers the others have served (R15)."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import cast

from allmende import State
from allmende.games.village.state import Village
from tests.conformance.worlds import MOST, Counted, Weights, World


def worlds(state: State, seat: int) -> Weights | None:
    view = state.view(seat)
    customers = cast(Village, state).tables.customers
    seen = [*view["market"]["stalls"], *view["market"]["line"], *view["families"][seat]["customers"]]
    unseen = [customer.name for customer in customers if customer.name not in seen]
    sizes = [family["served"] for owner, family in enumerate(view["families"]) if owner != seat]
    ways, left = 1, len(unseen)
    for size in sizes:
        ways *= math.comb(left, size)
        left -= size
    return Counter(_shared_out(unseen, sizes)) if ways <= MOST else None


def _shared_out(names: list[str], sizes: list[int]) -> Iterator[World]:
    if not sizes:
        yield ()
        return
    for chosen in combinations(names, sizes[0]):
        for rest in _shared_out([name for name in names if name not in chosen], sizes[1:]):
            yield (tuple(sorted(chosen)), *rest)


def world_of(state: State, seat: int) -> World:
    families = [state.view(owner)["families"][owner] for owner in range(state.seats)]
    return tuple(tuple(sorted(family["customers"])) for owner, family in enumerate(families) if owner != seat)


COUNTED = Counted(worlds, world_of)
