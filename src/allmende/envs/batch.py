"""What many games look like, as arrays, and games that fill them: a row each."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from allmende.core.catalog import game as find_game
from allmende.core.many import Many
from allmende.core.observing import observer
from allmende.core.state import Value
from allmende.envs.rewards import final


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


class Plan(NamedTuple):
    """Which games are played: all that another process needs to set up the same ones."""

    name: str
    components: str | Path | None
    seats: int
    options: dict[str, Value]
    rewards: str
    num_envs: int
    size: int  # of an observation
    num_actions: int

    def layout(self) -> list[tuple[tuple[int, ...], type]]:
        """Shape and type of every array of a batch."""
        by_seat = (self.num_envs, self.seats)
        return [
            ((self.num_envs, self.size), np.float32),
            ((self.num_envs, self.num_actions), np.int8),
            ((self.num_envs,), np.int64),
            (by_seat, np.float32),
            ((self.num_envs,), np.bool_),
            (by_seat, np.int64),
        ]


class Share:
    """Some of a plan's games, those from number `first` on, and their rows of the batch."""

    def __init__(self, plan: Plan, batch: Batch, first: int = 0) -> None:
        self.batch = batch
        self.first = first
        game = find_game(plan.name, plan.components)
        self.many = Many(
            game,
            plan.seats,
            plan.options,
            len(batch.done),
            plan.num_envs,
            observer(game),
            # These two are written by the games themselves: nothing is copied
            batch.observations.data.cast("B"),
            batch.masks.data.cast("B"),
            plan.rewards == "dense",
            partial(final, kind=plan.rewards),
        )

    def deal(self, seed: int) -> None:
        self.many.deal(seed + self.first)
        self._fill()

    def step(self, codes: NDArray[Any]) -> None:
        self.many.step(codes.tolist())
        self._fill()

    def close(self) -> None:
        """There is nothing to end."""

    def _fill(self) -> None:
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
