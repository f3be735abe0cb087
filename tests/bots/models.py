"""Tiny models for tests: the right shape for a table, and numbers by lot; and the tables."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import numpy as np

import allmende
from allmende.bots.ends import row_names
from allmende.bots.model import Model, layout_of, save
from allmende.core.observing import observer
from allmende.core.state import State


def table(game: str = "village", seats: int = 2) -> State:
    state: State = allmende.game(game).new(seats, 1)
    return state


def tiny(state: State, **changes: Any) -> Model:
    chance = np.random.default_rng(1)
    scored = state.seats + len(state.game.automata(state))
    sizes = [len(row_names(observer(state.game), state)), 6, scored + 1]
    parts: dict[str, Any] = {
        "game": state.game.name,
        "components": state.game.components.digest,
        "seats": state.seats,
        "layout": layout_of(state),
        "unit": 10.0,
        "mean": np.zeros(sizes[0], np.float32),
        "scale": np.full(sizes[0], 0.5, np.float32),
        "weights": [
            chance.normal(0, 0.3, (before, after)).astype(np.float32)
            for before, after in itertools.pairwise(sizes)
        ],
        "biases": [np.zeros(size, np.float32) for size in sizes[1:]],
        "notes": {},
    }
    return Model(**{**parts, **changes})


def tiny_file(folder: Path, state: State, **changes: Any) -> str:
    file = folder / f"{state.game.name}-{state.seats}.model"
    save(tiny(state, **changes), file)
    return str(file)
