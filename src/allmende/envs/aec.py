"""A game as a PettingZoo environment: agents act one after the other, masks say what is allowed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from allmende.core.catalog import game as find_game
from allmende.core.many import margins
from allmende.core.state import State, Value
from allmende.envs.observing import observation, observation_names
from allmende.envs.rewards import check_rewards, final


def aec_env(
    name: str,
    seats: int | None = None,
    options: dict[str, Value] | None = None,
    components: str | Path | None = None,
    rewards: str = "win",
) -> AllmendeEnv:
    """A game for `seats` agents (by default as many as it takes), `player_0` and so on."""
    return AllmendeEnv(name, seats, options, components, rewards)


class AllmendeEnv(AECEnv):  # type: ignore[misc, unused-ignore]
    """The agent in `agent_selection` decides. An action that the mask doesn't allow is refused (`IllegalAction`)."""

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        options: dict[str, Value] | None = None,
        components: str | Path | None = None,
        rewards: str = "win",
    ) -> None:
        super().__init__()
        check_rewards(rewards)
        self.game = find_game(name, components)
        self.seats = self.game.seats[-1] if seats is None else seats
        self.options = dict(options or {})
        self.game.settle_options(self.seats, self.options)
        self.kind = rewards
        self.metadata = {"name": f"allmende_{name}_v0", "is_parallelizable": False, "render_modes": []}
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        self.names = observation_names(self.game, self.seats, **self.options)
        seen = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (len(self.names),), np.float32),
                "action_mask": spaces.Box(0, 1, (self.game.num_actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(self.game.num_actions) for agent in self.possible_agents}
        self.chance, _ = seeding.np_random(None)
        self.state_now: State | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal; the same seed, the same deal, and the same ones after it."""
        if seed is not None:
            self.chance, _ = seeding.np_random(seed)
        deal = int(self.chance.integers(2**62)) if seed is None else seed
        state = self.game.new(self.seats, deal, **self.options)
        state.telling = False
        self.state_now = state
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.margins = margins(state)
        self.agent_selection = self.possible_agents[state.to_move or 0]

    def observe(self, agent: str) -> dict[str, Any]:
        state, seat = self._state(), self.possible_agents.index(agent)
        mask = np.zeros(self.game.num_actions, np.int8)
        if state.to_move == seat:
            mask[state.legal] = 1
        return {"observation": observation(state, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        state = self._state()
        self._cumulative_rewards[self.agent_selection] = 0.0
        state.apply(int(action) if action is not None else -1)
        self._clear_rewards()
        if self.kind == "dense":
            before, self.margins = self.margins, margins(state)
            gains = [now - then for now, then in zip(self.margins, before, strict=True)]
            self.rewards = dict(zip(self.possible_agents, gains, strict=True))
        elif state.is_over:
            self.rewards = dict(zip(self.possible_agents, final(state, self.kind), strict=True))
        if state.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            scores = state.scores()
            self.infos = {agent: {"score": scores[seat]} for seat, agent in enumerate(self.possible_agents)}
        else:
            self.agent_selection = self.possible_agents[state.to_move or 0]
        self._accumulate_rewards()

    def _state(self) -> State:
        assert self.state_now is not None, "reset() comes first"
        return self.state_now

    def render(self) -> None:
        """There is nothing to look at here: `allmende serve` and `allmende play` have tables."""

    def close(self) -> None:
        self.state_now = None
