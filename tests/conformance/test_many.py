"""Games stepped together, by arrays: each is the game it would be by itself."""

from __future__ import annotations

import numpy as np
import pytest

from allmende import envs
from allmende.core.catalog import game as find_game
from allmende.core.errors import IllegalAction, SetupError
from allmende.core.many import margins
from tests.conformance.observed import OBSERVED


@pytest.mark.parametrize("name", OBSERVED)
def test_many_games_at_once_are_those_games(name: str) -> None:
    """Stepped together, each is the game it would be by itself: position, mask, mover and end, through a new deal too."""
    many = envs.vector_env(name, 2, seats=2, rewards="margin")
    game = find_game(name)
    batch = many.reset(seed=5)
    alone = [game.new(2, 5 + number) for number in range(2)]
    chance = np.random.default_rng(1)
    ended, steps, more = [0, 0], 0, 30
    while more:
        more -= min(ended) > 0
        steps += 1
        looks = steps % 25 == 0
        for number, state in enumerate(alone):
            assert batch.seats[number] == state.to_move
            if looks:
                assert np.flatnonzero(batch.masks[number]).tolist() == state.legal
                assert (batch.observations[number] == envs.observation(state, state.to_move or 0)).all()
        actions = [int(chance.choice(np.flatnonzero(row))) for row in batch.masks]
        batch = many.step(actions)
        for number, action in enumerate(actions):
            alone[number].apply(action)
            assert batch.done[number] == alone[number].is_over
            if alone[number].is_over:
                assert batch.scores[number].tolist() == alone[number].scores()
                assert batch.rewards[number].tolist() == margins(alone[number])
                ended[number] += 1
                alone[number] = game.new(2, 5 + number + 2 * ended[number])
            else:
                assert not batch.rewards[number].any()


def test_one_wrong_action_and_no_game_moves() -> None:
    many = envs.vector_env("village", 3, seats=2)
    batch = many.reset(seed=2)
    seen, masks = batch.observations.copy(), batch.masks.copy()
    actions = [int(np.flatnonzero(mask)[0]) for mask in masks]
    with pytest.raises(IllegalAction):
        many.step([*actions[:2], int(np.flatnonzero(masks[2] == 0)[0])])
    with pytest.raises(SetupError, match="2 actions for 3 games"):
        many.step(actions[:2])
    assert (batch.observations == seen).all()
    assert (batch.masks == masks).all()
    assert not (many.step(np.array(actions)).observations == seen).all()


def test_dense_rewards_add_up_over_a_new_deal() -> None:
    many = envs.vector_env("villagers", 1, seats=2, rewards="dense")
    batch = many.reset(seed=9)
    chance = np.random.default_rng(9)
    for _ in range(2):
        dealt, total = margins(many.states[0]), np.zeros(2)
        while True:
            state = many.states[0]
            batch = many.step([int(chance.choice(np.flatnonzero(batch.masks[0])))])
            total += batch.rewards[0]
            if batch.done[0]:
                break
        assert state.is_over
        assert batch.scores[0].tolist() == state.scores()
        assert (total + dealt).tolist() == margins(state)


def test_the_same_seed_the_same_games() -> None:
    first, second = (envs.vector_env("village", 2, seats=2) for _ in range(2))
    assert (first.reset(seed=3).observations == second.reset(seed=3).observations).all()
    assert not (first.reset(seed=4).observations == second.reset(seed=3).observations).all()
    with pytest.raises(SetupError, match="num_envs is 0"):
        envs.vector_env("village", 0)
    with pytest.raises(SetupError, match="2 to 4 seats"):
        envs.vector_env("village", 2, seats=9)
