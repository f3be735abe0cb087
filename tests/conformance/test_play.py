"""Random games: they end, lose no component, and offer their actions in order."""

from __future__ import annotations

import pytest

from allmende import playout
from allmende.core.chance import FastStream
from tests.conformance.sampling import LONGEST, choose, finish
from tests.conformance.tables import Table, each_table, few_tables
from tests.sizes import sized


@each_table
def test_a_random_game_ends_and_keeps_its_components(table: Table) -> None:
    game, state, chance = table.rules(), table.new(11), FastStream(11)
    census = game.census(state)
    assert census
    assert all(count >= 0 for count in census.values())
    decisions = 0
    while not state.is_over:
        legal = state.legal_actions()
        assert legal
        assert legal == sorted(set(legal))
        assert legal[0] >= 0
        assert legal[-1] < game.num_actions
        code = choose(state, chance)
        state.apply(code)
        assert game.census(state) == census, f"after {game.action(code)}"
        decisions += 1
        assert decisions < LONGEST, "this game does not end"
    assert decisions > 0


@few_tables
@pytest.mark.parametrize("seed", range(20, sized(22, 40)))
def test_random_games_end(table: Table, seed: int) -> None:
    state = table.new(seed)
    finish(state, seed)
    assert state.is_over


@few_tables
def test_always_the_first_or_the_last_action_ends_too(table: Table) -> None:
    """What a stubborn player would do. Some never end a game by it, so only some of them are stubborn."""
    for place in (0, -1):
        for stubborn in range(table.seats):
            state, chance, decisions = table.new(3), FastStream(3), 0
            while not state.is_over:
                state.apply(state.legal[place] if state.to_move == stubborn else choose(state, chance))
                decisions += 1
                assert decisions < LONGEST, f"seat {stubborn} can keep the game from ending"


@few_tables
def test_a_playout_ends_elsewhere(table: Table) -> None:
    state = table.new(5)
    key = state.key()
    end = playout(state, 9)
    assert end.is_over
    assert end.events == []
    assert state.key() == key
    assert playout(state, 9) == end
    assert len(end.scores()) >= table.seats
