"""A game's guess at how it will end: one number for everybody, changing nothing, and no guess any more at the end."""

from __future__ import annotations

import math

from allmende.bots.insight import evaluate
from tests.conformance.sampling import random_game
from tests.conformance.tables import Table, few_tables


@few_tables
def test_the_evaluation_is_a_guess_at_the_scores(table: Table) -> None:
    for state in random_game(table).states:
        key = state.key()
        guess = evaluate(state)
        assert state.key() == key
        assert len(guess) == len(state.scores())
        assert all(math.isfinite(value) for value in guess)
        if state.is_over:
            assert guess == [float(score) for score in state.scores()]
        else:
            seat = state.to_move
            assert seat is not None
            assert evaluate(state.determinize(seat, 1))[seat] == guess[seat]
