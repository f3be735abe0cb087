"""What a seat sees, as one vector of numbers: what its view shows and nothing else."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from allmende.core.game import Game
from allmende.core.observing import observer
from allmende.core.state import State

Vector = NDArray[np.float32]


def observation(state: State, seat: int) -> Vector:
    """What this seat sees now."""
    return np.frombuffer(bytearray(observer(state.game).look(state, seat)), np.float32)


def observation_names(game: Game[Any], seats: int | None = None, **options: Any) -> list[str]:
    """The name of each number in an observation; `me` is the observing seat, 1 sits to its left."""
    return _names(game, game.seats[-1] if seats is None else seats, tuple(sorted(options.items())))


@cache
def _names(game: Game[Any], seats: int, options: tuple[tuple[str, Any], ...]) -> list[str]:
    return observer(game).names(game.new(seats, 0, **dict(options)))
