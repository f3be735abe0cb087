"""PettingZoo's own tests, and games by arrays that are the games they say they are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from allmende import envs
from allmende.core.catalog import game as find_game
from allmende.core.catalog import games
from allmende.core.errors import IllegalAction, SetupError
from allmende.envs.rewards import final, margins


@pytest.mark.parametrize("name", games())
@pytest.mark.filterwarnings("ignore")  # it warns of everything that is not an Atari game
def test_pettingzoos_own(name: str) -> None:
    game = find_game(name)
    for seats in (game.seats[0], game.seats[-1]):
        api_test(envs.aec_env(name, seats), num_cycles=30)
    seed_test(lambda: envs.aec_env(name, 2), num_cycles=20)


def played(env: envs.AllmendeEnv, seed: int) -> dict[str, float]:
    """What each agent was given in all, over one game of the lowest allowed actions (which differ from seed to seed)."""
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    chance = np.random.default_rng(seed)
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        total[agent] += reward
        env.step(None if ended else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    return total


def test_rewards() -> None:
    found = {kind: played(envs.aec_env("villagers", 3, rewards=kind), 4) for kind in envs.REWARDS}
    assert sorted(found["win"].values()) == [-1, -1, 1]
    assert sum(value > 0 for value in found["margin"].values()) == 1
    assert max(found["margin"], key=lambda agent: found["margin"][agent]) == max(
        found["win"], key=lambda agent: found["win"][agent]
    )
    assert found["dense"] == pytest.approx(found["margin"])
    for agent, value in found["utility"].items():
        assert value > found["margin"][agent]
    with pytest.raises(SetupError, match=r"no rewards 'money'; there are win, margin"):
        envs.aec_env("village", 2, rewards="money")


def test_rewards_of_shared_and_lonely_games() -> None:
    class Over:
        seats = 2

        def __init__(self, scores: list[int], winners: list[int]) -> None:
            self.scores: Callable[[], list[int]] = lambda: scores
            self.winners: Callable[[], list[int]] = lambda: winners

    def state(scores: list[int], winners: list[int], seats: int = 2) -> Any:
        found = Over(scores, winners)
        found.seats = seats
        return found

    assert final(state([5, 5], [0, 1]), "win") == [0.5, 0.5]
    assert final(state([5, 3], [0]), "win") == [1, -1]
    assert margins(state([5, 3], [0])) == [2, -2]
    assert margins(state([5, 3, 9], [2])) == [-4, -6]  # an automaton counts
    assert final(state([7], [0], 1), "win") == [7]


def test_what_the_mask_forbids_is_refused_and_changes_nothing() -> None:
    env = envs.aec_env("village", 2)
    env.reset(seed=1)
    seen = env.observe(env.agent_selection)
    forbidden = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        env.step(forbidden)
    assert (env.observe(env.agent_selection)["observation"] == seen["observation"]).all()
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert not env.observe(other)["action_mask"].any()


@pytest.mark.parametrize("name", games())
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


def test_the_same_seed_the_same_games() -> None:
    first, second = (envs.vector_env("village", 2, seats=2) for _ in range(2))
    assert (first.reset(seed=3).observations == second.reset(seed=3).observations).all()
    assert not (first.reset(seed=4).observations == second.reset(seed=3).observations).all()
    with pytest.raises(SetupError, match="num_envs is 0"):
        envs.vector_env("village", 0)
    with pytest.raises(SetupError, match="2 to 4 seats"):
        envs.vector_env("village", 2, seats=9)
