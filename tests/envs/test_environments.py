"""PettingZoo's own tests, and games by arrays that are the games they say they are."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from allmende import envs
from allmende.core.catalog import game as find_game
from allmende.core.catalog import games
from allmende.core.errors import IllegalAction, SetupError
from allmende.core.many import margins
from allmende.envs.rewards import final
from tests.sizes import sized

TABLES = [(name, seats) for name in games() for seats in find_game(name).seats]


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.filterwarnings("ignore")  # it warns of everything that is not an Atari game
def test_pettingzoos_own(
    name: str, seats: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    api_test(envs.aec_env(name, seats), num_cycles=sized(20, 1000))
    seed_test(lambda: envs.aec_env(name, seats), num_cycles=sized(15, 500))
    # Its five seconds are over sooner: the module's clock runs fast
    hurried = SimpleNamespace(time=lambda: time.time() * sized(50, 1))
    monkeypatch.setattr(sys.modules["pettingzoo.test.performance_benchmark"], "time", hurried)
    performance_benchmark(envs.aec_env(name, seats))
    assert "Finished performance benchmark" in capsys.readouterr().out


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


@pytest.mark.sources
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
