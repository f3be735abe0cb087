"""Many games at once, stepped together: arrays in, arrays out. When a game ends, a new one is dealt at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from allmende.core.catalog import game as find_game
from allmende.core.catalog import presets
from allmende.core.errors import SetupError
from allmende.core.state import State, Value
from allmende.envs.batch import Batch, Plan, Share
from allmende.envs.observing import observation_names
from allmende.envs.rewards import check_rewards
from allmende.envs.workers import Workers


def vector_env(
    name: str,
    num_envs: int,
    seats: int | None = None,
    options: dict[str, Value] | None = None,
    components: str | Path | None = None,
    rewards: str = "win",
    workers: int = 1,
) -> VectorEnv:
    """`num_envs` games of `seats` each (by default as many as it takes), in this process or shared out over `workers` others."""
    return VectorEnv(name, num_envs, seats, options, components, rewards, workers)


class VectorEnv:
    """Game number `n` is dealt from `seed + n`, its next deal from `seed + n + num_envs`, and so on: each is its own, and the same
    with any number of workers. One worker is this process itself; several are processes, to be ended by `close` or `with`."""

    def __init__(
        self,
        name: str,
        num_envs: int,
        seats: int | None = None,
        options: dict[str, Value] | None = None,
        components: str | Path | None = None,
        rewards: str = "win",
        workers: int = 1,
    ) -> None:
        check_rewards(rewards)
        if num_envs < 1:
            raise SetupError(f"num_envs is {num_envs}, expected 1 or more")
        if not 1 <= workers <= num_envs:
            raise SetupError(
                f"workers is {workers}, expected 1 to {num_envs}: as many as there are games, at most"
            )
        self.game = find_game(name, components)
        self.num_envs = num_envs
        self.seats = self.game.seats[-1] if seats is None else seats
        self.options = dict(options or {})
        self.game.settle_options(self.seats, self.options)
        self.kind = rewards
        self.names = observation_names(self.game, self.seats, **self.options)
        self.num_actions = self.game.num_actions
        if components is not None and str(components) not in presets(name):
            components = Path(components).absolute()  # a worker may start elsewhere
        plan = Plan(
            name, components, self.seats, self.options, rewards, num_envs, len(self.names), self.num_actions
        )
        self.games: Share | Workers
        if workers == 1:
            self.games = Share(plan, Batch(*(np.zeros(shape, kind) for shape, kind in plan.layout())))
        else:
            self.games = Workers(plan, workers)
        self.batch = self.games.batch
        self.dealt = False

    @property
    def states(self) -> list[State]:
        """The games themselves, hidden things included."""
        if isinstance(self.games, Workers):
            raise SetupError(f"the games are in {self.games.count} other processes: states need workers=1")
        return self.games.many.states

    def reset(self, seed: int = 0) -> Batch:
        """Deals all games again."""
        self.games.deal(seed)
        self.dealt = True
        return self.batch

    def step(self, actions: NDArray[Any] | list[int]) -> Batch:
        """One action in each game, for the seat that decides there. If one is illegal (`IllegalAction`), nothing happens in any
        game: ask the masks."""
        if not self.dealt:
            raise SetupError("no game has been dealt: call reset first")
        if not isinstance(actions, np.ndarray):
            # What is beyond the last action is none, however large: it need not fit into 64 bits
            actions = np.array([min(max(int(action), -1), self.num_actions) for action in actions], np.int64)
        if actions.ndim != 1 or actions.dtype.kind not in "iu":
            raise SetupError(
                f"actions are {actions.dtype} of shape {actions.shape}, expected one whole number a game"
            )
        if len(actions) != self.num_envs:
            raise SetupError(f"{len(actions)} actions for {self.num_envs} games")
        self.games.step(actions)
        return self.batch

    def close(self) -> None:
        """Ends the worker processes, if there are any. What they have shown last can still be read."""
        self.games.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *raised: object) -> None:
        self.close()
