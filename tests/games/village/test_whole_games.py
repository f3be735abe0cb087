"""Whole games at random: nothing gets lost, the end comes as the rules say, and telling changes nothing."""

from __future__ import annotations

import pytest

import allmende
from allmende.core.chance import FastStream

pytestmark = pytest.mark.sweep

GAMES = [(seats, seed) for seats in (2, 3, 4) for seed in range(4)]


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_a_whole_game(seats: int, seed: int) -> None:
    village = allmende.game("village").new(seats, seed)
    quiet = village.clone()
    quiet.telling = False
    choice = FastStream(seed)
    census = village.game.census(village)
    told = dict.fromkeys(("mass", "round", "end-triggered"), 0)
    while not village.is_over:
        legal = village.legal_actions()
        code = legal[choice.below(len(legal))]
        village.apply(code)
        quiet.apply(code)
        for event in village.events:
            if event.kind in told:
                told[event.kind] += 1
        assert village.game.census(village) == census
    assert quiet.events == []
    assert quiet == village
    assert told["end-triggered"] == 1
    assert told["mass"] == village.round == told["round"] + 1  # the first round began before anybody listened
    assert village.graves == 0 or sum(village.chronicle) == 0  # E1
    assert all(0 <= family.grain <= 5 and 0 <= family.life < 10 for family in village.families)
    assert all(min(family.influence + family.goods + [family.coins]) >= 0 for family in village.families)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_refusal_is_without_a_rule(seats: int) -> None:
    """Whatever is listed and not allowed says which rule forbids it."""
    village = allmende.game("village").new(seats, 11)
    choice = FastStream(seats)
    rules = set()
    while not village.is_over:
        refusals = village.refusals()
        assert len({action.code for action, _ in refusals}) == len(refusals)
        for action, reason in refusals:
            assert reason.rule, str(action)
            rules.add(reason.rule)
        legal = village.legal_actions()
        village.apply(legal[choice.below(len(legal))])
    assert len(rules) > 10
