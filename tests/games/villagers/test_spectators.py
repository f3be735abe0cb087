"""A spectator is shown nothing that a seat doesn't know: else whoever plays would only have to watch as well."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import allmende
from allmende.games.villagers.shapes import Table
from tests.sizes import sized

ALL = {"drafted_hands": True, "profiteers": True, "saints": True, "scoundrels": True, "memory_aid": True}


def fronts(table: Table) -> Counter[tuple[str, int, int, str]]:
    """Every hidden card whose front this view shows: in which stack and how deep, or in whose hand."""
    stacks = (
        ("stack", number, depth, card["card"])
        for number, pile in enumerate(table["stacks"])
        for depth, card in enumerate(pile["known"])
        if card["card"]
    )
    hands = (
        ("hand", owner, 0, card["card"])  # hands are shown in an order that reveals nothing
        for owner, player in enumerate(table["players"])
        for card in player["hand"]
        if card["card"]
    )
    return Counter([*stacks, *hands])


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
            public = fronts(state.view(None))
            shown += public.total()
            for seat in range(seats):
                assert public <= fronts(state.view(seat)), (seed, seat)
    assert shown  # else nothing was held against anything
