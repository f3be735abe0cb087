"""Hypothesis drives a match through odd sequences: play, take back, copy, write out, refuse, imagine, in any order."""

from __future__ import annotations

import pickle

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from allmende import AllmendeError, IllegalAction, Journal, Match
from tests.conformance.tables import Table, few_tables

MOVES = st.lists(
    st.tuples(
        st.sampled_from(["play"] * 6 + ["undo", "frame", "pickle", "clone", "refuse", "imagine", "journal"]),
        st.integers(0, 2**16),
    ),
    min_size=5,
    max_size=60,
)


@few_tables
@settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(seed=st.integers(0, 2**32), moves=MOVES)
def test_odd_sequences(table: Table, seed: int, moves: list[tuple[str, int]]) -> None:
    game = table.rules()
    match = Match.new(game, table.seats, seed, dict(table.options))
    census = game.census(match.state)
    for move, number in moves:
        state = match.state
        if move == "play" and not state.is_over:
            match.play(state.legal[number % len(state.legal)])
        elif move == "undo":
            take_back(match, number % table.seats)
        elif move == "frame":
            match.state = game.loads(state.dumps())
        elif move == "pickle":
            match.state = pickle.loads(pickle.dumps(state))
        elif move == "clone":
            match.state = state.clone()
        elif move == "refuse":
            refuse(match, number % game.num_actions)
        elif move == "imagine":
            twin = state.determinize(number % table.seats, number)
            assert twin.view(number % table.seats) == state.view(number % table.seats)
        elif move == "journal":
            match = Match(Journal.loads(match.journal.dumps()))
        assert (move == "play") or match.state.key() == state.key() or move == "undo"
        assert game.census(match.state) == census
    assert match.journal.replay() == match.state


def take_back(match: Match, seat: int) -> None:
    count, key = match.undoable(seat), match.state.key()
    try:
        match.undo(seat)
    except AllmendeError:
        assert count == 0
        assert match.state.key() == key
    else:
        assert match.undoable(seat) == count - 1
        assert match.state.to_move == seat


def refuse(match: Match, code: int) -> None:
    if match.state.why_not(code) is not None:
        key, length = match.state.key(), len(match.journal.actions)
        try:
            match.play(code)
        except IllegalAction:
            assert (match.state.key(), len(match.journal.actions)) == (key, length)
        else:
            raise AssertionError(f"{code} was refused and done")
