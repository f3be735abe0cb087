"""Many games at once, stepped together: arrays in, arrays out. When a game ends, a new one is dealt at once."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from allmende.core.catalog import game as find_game
from allmende.core.errors import SetupError
from allmende.core.many import Many
from allmende.core.observing import observer
from allmende.core.state import State, Value
from allmende.envs.observing import observation_names
from allmende.envs.rewards import check_rewards, final


class Batch(NamedTuple):
    """What all games look like now. The arrays are the environment's own and are written over by the next step: copy what
    you want to keep."""

    observations: NDArray[np.float32]  # by game: what the deciding seat sees
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
    """`num_envs` games of `seats` each (by default as many as it takes)."""
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
        self.many = Many(
            self.game,
            self.seats,
            self.options,
            num_envs,
            observer(self.game),
            len(self.names),
            rewards == "dense",
            partial(final, kind=rewards),
        )
        # The first two lie in the games' own buffers: nothing is copied
        self.batch = Batch(
            np.frombuffer(self.many.seen, np.float32).reshape(num_envs, len(self.names)),
            np.frombuffer(self.many.masks, np.int8).reshape(num_envs, self.num_actions),
            np.zeros(num_envs, np.int64),
            np.zeros((num_envs, self.seats), np.float32),
            np.zeros(num_envs, np.bool_),
            np.zeros((num_envs, self.seats), np.int64),
        )

    @property
    def states(self) -> list[State]:
        """The games themselves, hidden things included."""
        return self.many.states

    def reset(self, seed: int = 0) -> Batch:
        """Deals all games again."""
        self.many.deal(seed)
        return self._filled()

    def step(self, actions: NDArray[Any] | list[int]) -> Batch:
        """One action in each game, for the seat that decides there. If one is illegal (`IllegalAction`), nothing happens in any
        game: ask the masks."""
        codes = actions.tolist() if isinstance(actions, np.ndarray) else [int(action) for action in actions]
        if len(codes) != self.num_envs:
            raise SetupError(f"{len(codes)} actions for {self.num_envs} games")
        self.many.step(codes)
        return self._filled()

    def _filled(self) -> Batch:
        batch, many = self.batch, self.many
        batch.seats[:] = many.movers
        batch.rewards[:] = 0
        batch.done[:] = False
        batch.scores[:] = 0
        if many.dense and many.rewards:
            batch.rewards[:] = many.rewards
        if many.ended:
            batch.done[many.ended] = True
            batch.scores[many.ended] = many.scores
            if not many.dense:
                batch.rewards[many.ended] = many.rewards
        return batch
