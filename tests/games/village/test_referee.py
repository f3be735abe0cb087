"""The rules against a second opinion: the same actions allowed, at the same price, in thousands of positions."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

import allmende
from allmende.core.chance import FastStream
from allmende.games.village.state import Village
from tests.games.village import referee
from tests.games.village.test_odd_play import STYLES, choose, poor

pytestmark = pytest.mark.sweep


def games(seats: int) -> list[tuple[Village, tuple[str, ...], FastStream]]:
    """One for each style of playing, every third one in a poor village."""
    found: list[tuple[Village, tuple[str, ...], FastStream]] = []
    for number, verbs in enumerate(STYLES.values()):
        village = cast(Village, allmende.game("village").new(seats, 300 + number))
        if number % 3 == 2:
            poor(village)
        found.append((village, verbs, FastStream(number)))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_actions_are_allowed(seats: int) -> None:
    met: Counter[str] = Counter()
    for village, verbs, chance in games(seats):
        while not village.is_over:
            offered = {(action.verb, *action.args) for action in map(village.game.action, village.legal)}
            assert offered == referee.allowed(village), village.view(village.to_move)["pending"]
            met[village.view(village.to_move)["pending"]["kind"]] += 1
            village.apply(choose(village, verbs, chance))
    assert set(referee.OFFERS) - set(met) <= {"choose-good"}  # a third stage is not reached in every sample


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_price_is_paid(seats: int) -> None:
    """By what the first event of the action carries: what is lost there, apart from pieces that move."""
    paid: Counter[str] = Counter()
    for village, verbs, chance in games(seats):
        while not village.is_over:
            code, seat = choose(village, verbs, chance), village.to_move
            seen = referee.sight(village, village.game.action(code))
            village.apply(code)
            told = village.events[0].changes if village.events and village.events[0].seat == seat else []
            lost = {
                change.what: -change.amount
                for change in told
                if change.amount < 0 and "-at-" not in change.what
            }
            if seen.action.verb not in ("do", "privilege"):  # what follows from these has its own price
                assert lost == referee.cost(seen), f"{seen.action}: {village.events}"
                paid[seen.action.verb] += bool(lost)
    assert {"take", "well", "train", "produce", "buy", "mill", "serve", "join", "enter", "climb"} <= set(
        +paid
    )
