"""Many games at once, stepped together: arrays in, arrays out. When a game ends, a new one is dealt at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from allmende.core.catalog import game as find_game
from allmende.core.errors import SetupError
from allmende.core.state import State, Value
from allmende.envs.observing import observation_names, observe_into
from allmende.envs.rewards import check_rewards, final, margins


class Batch(NamedTuple):
    """What all games look like now. The arrays are the environment's own and are written over by the next step: copy what is
    to be kept."""

    observations: NDArray[np.float32]  # by game: what whoever decides there sees
    masks: NDArray[np.int8]  # by game and action: whether it may be done
    seats: NDArray[np.int64]  # by game: who decides
    rewards: NDArray[np.float32]  # by game and seat: for the last step
    done: NDArray[
        np.bool_
    ]  # by game: whether the last step ended it; what is seen then is the next game's first decision
    scores: NDArray[np.int64]  # by game and seat: the final scores of games that have just ended, else 0


def vector_env(
    name: str,
    num_envs: int,
    seats: int | None = None,
    options: dict[str, Value] | None = None,
    components: str | Path | None = None,
    rewards: str = "win",
) -> VectorEnv:
    """So many games of `seats` each (by default as many as it takes)."""
    return VectorEnv(name, num_envs, seats, options, components, rewards)


class VectorEnv:
    """Game number `n` is dealt from `seed + n`, its next deal from `seed + n + num_envs`, and so on: each is its own."""

    def __init__(
        self,
        name: str,
        num_envs: int,
        seats: int | None = None,
        options: dict[str, Value] | None = None,
        components: str | Path | None = None,
        rewards: str = "win",
    ) -> None:
        check_rewards(rewards)
        if num_envs < 1:
            raise SetupError(f"num_envs is {num_envs}, expected 1 or more")
        self.game = find_game(name, components)
        self.num_envs = num_envs
        self.seats = self.game.seats[-1] if seats is None else seats
        self.options = dict(options or {})
        self.game.settle_options(self.seats, self.options)
        self.kind = rewards
        self.names = observation_names(self.game, self.seats, **self.options)
        self.num_actions = self.game.num_actions
        self.states: list[State] = []
        self.seeds: list[int] = []
        self.margins: list[list[float]] = []
        self.batch = Batch(
            np.zeros((num_envs, len(self.names)), np.float32),
            np.zeros((num_envs, self.num_actions), np.int8),
            np.zeros(num_envs, np.int64),
            np.zeros((num_envs, self.seats), np.float32),
            np.zeros(num_envs, np.bool_),
            np.zeros((num_envs, self.seats), np.int64),
        )

    def reset(self, seed: int = 0) -> Batch:
        """Deals all games again."""
        self.seeds = [seed + number for number in range(self.num_envs)]
        self.states = [self._deal(number) for number in range(self.num_envs)]
        self.margins = [margins(state) for state in self.states]
        for values in self.batch[3:]:
            values[:] = 0
        self.batch.masks[:] = 0
        for number in range(self.num_envs):
            self._look(number)
        return self.batch

    def step(self, actions: NDArray[Any] | list[int]) -> Batch:
        """One action in each game, for the seat that decides there. An illegal one is refused (`IllegalAction`), and then
        games before it have moved on: ask the masks."""
        batch = self.batch
        batch.rewards[:] = 0
        batch.done[:] = False
        batch.scores[:] = 0
        for number, state in enumerate(self.states):
            legal = state.legal
            state.apply(int(actions[number]))
            batch.masks[number, legal] = 0
            if self.kind == "dense":
                before, self.margins[number] = self.margins[number], margins(state)
                batch.rewards[number] = np.subtract(self.margins[number], before)
            if state.is_over:
                self._end(number, state)
            self._look(number)
        return batch

    def _end(self, number: int, state: State) -> None:
        if self.kind != "dense":
            self.batch.rewards[number] = final(state, self.kind)
        self.batch.done[number] = True
        self.batch.scores[number] = state.scores()[: self.seats]
        self.seeds[number] += self.num_envs
        self.states[number] = self._deal(number)
        self.margins[number] = margins(self.states[number])

    def _deal(self, number: int) -> State:
        state: State = self.game.new(self.seats, self.seeds[number], **self.options)
        state.telling = False
        return state

    def _look(self, number: int) -> None:
        state = self.states[number]
        seat = state.to_move or 0
        self.batch.seats[number] = seat
        self.batch.masks[number, state.legal] = 1
        observe_into(self.batch.observations[number], state, seat)
