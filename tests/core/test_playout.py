"""Random play to the end, for search and measurement."""

from __future__ import annotations

import allmende
from allmende import playout
from allmende.core.playout import play_out


def test_a_playout_leaves_its_start_alone() -> None:
    state = allmende.game("village").new(2, 1)
    key, events = state.key(), list(state.events)
    end = playout(state, 5)
    assert end.is_over
    assert (state.key(), state.events, state.telling) == (key, events, True)


def test_the_seed_decides() -> None:
    state = allmende.game("village").new(2, 1)
    assert playout(state, 5) == playout(state, 5)
    assert len({playout(state, seed).key() for seed in range(10)}) == 10


def test_playing_out_counts_the_decisions_and_tells_nothing() -> None:
    state = allmende.game("village").new(2, 1)
    assert state.events
    decisions = play_out(state, 5)
    assert state.is_over
    assert decisions > 50
    assert (state.telling, state.events) == (False, [])
    assert play_out(state, 5) == 0
