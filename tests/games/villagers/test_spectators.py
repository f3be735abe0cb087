"""A spectator is shown nothing that a seat doesn't know: else whoever plays would only have to watch as well."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import allmende
from allmende.games.villagers.shapes import Table
from tests.sizes import sized

ALL = {"drafted_hands": True, "profiteers": True, "saints": True, "scoundrels": True, "memory_aid": True}


def fronts(table: Table) -> Iterator[tuple[int, int]]:
    """Every card of a stack whose front this view shows."""
    for number, pile in enumerate(table["stacks"]):
        yield from ((number, at) for at, card in enumerate(pile["known"]) if card["card"])


@pytest.mark.sweep
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_spectator_knows_no_more_than_any_seat(seats: int) -> None:
    shown = 0
    for seed in range(sized(4, 60)):
        state = allmende.game("villagers").new(seats, seed, **ALL)
        chance = random.Random(seed)
        while True:
            state.apply(chance.choice(state.legal_actions()))
            if state.is_over:
                break
            public = set(fronts(state.view(None)))
            shown += len(public)
            for seat in range(seats):
                assert public <= set(fronts(state.view(seat))), (seed, seat)
    assert shown  # else nothing was held against anything
