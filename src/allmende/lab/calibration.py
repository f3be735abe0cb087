"""Calibration: whether what a model says about the chance of winning comes true as often as it says.

Games are played without trying anything else, by the model or by the evaluation. At the end of turns the model says everybody's
chance, as they see it; afterwards it is known who won.
"""

from __future__ import annotations

import io
from collections.abc import Callable
from copy import copy
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from allmende.bots.model import Model
from allmende.core.state import Value
from allmende.lab import pool, selfplay

Floats = NDArray[np.float64]

TENTHS = 10
HEATS = (0.2, 5.0)  # between which the best is looked for


@dataclass(frozen=True)
class Trial:
    """What is played."""

    game: str
    seats: int
    games: int  # whole bundles are played
    seed: int
    file: str  # of the model
    by_hand: bool = False  # whether the evaluation plays in place of the model
    looks: int = 8
    nodes: int = 60
    options: tuple[dict[str, Value], ...] = ({},)  # of the table, in turn from game to game

    def plan(self) -> selfplay.Plan:
        return selfplay.Plan(
            self.game,
            self.seats,
            self.seed,
            "" if self.by_hand else self.file,
            self.nodes,
            trying=0.0,
            blindly=0.0,
            looks=self.looks,
            trust=1.0,
            options=self.options,
        )


def play(
    trial: Trial, jobs: pool.Jobs, played: Callable[[int], None] = lambda games: None
) -> tuple[NDArray[np.float32], Floats]:
    """What everybody saw, row by row, and whether they won. The rows of one look follow one another, one for each seat."""
    numbers = range(-(-trial.games // selfplay.BUNDLE))
    bundles = pool.play_all(
        selfplay.play_bundle,
        trial.plan(),
        numbers,
        jobs,
        1,
        lambda found: played(selfplay.BUNDLE * len(found)),
    )
    seen, won = [], []
    for bundle in bundles:
        with np.load(io.BytesIO(bundle), allow_pickle=False) as arrays:
            seen.append(arrays["seen"].astype(np.float32))
            won.append(arrays["came"][:, -1].astype(np.float64))
    return np.concatenate(seen), np.concatenate(won)


def said(model: Model, seen: NDArray[np.float32], heat: float) -> Floats:
    """The chances a model gives at this heat, made to add up to 1 in each look, as the coach shows them."""
    return evened(logits(model, seen), heat, model.seats)


def logits(model: Model, seen: NDArray[np.float32]) -> Floats:
    """What a model says on the chance of winning, before any heat."""
    cold = copy(model)
    cold.heat = 1.0
    parts = [cold.judge(seen[at : at + 4096])[1] for at in range(0, len(seen), 4096)]
    chances = np.clip(np.concatenate(parts).astype(np.float64), 1e-12, 1 - 1e-12)
    found: Floats = np.log(chances / (1 - chances))
    return found


def evened(logits: Floats, heat: float, seats: int) -> Floats:
    chances = (1 / (1 + np.exp(-logits / heat))).reshape(-1, seats)
    if seats == 1:  # the rest is an automaton's
        return chances.reshape(-1)
    even: Floats = (chances / np.maximum(chances.sum(axis=1, keepdims=True), 1e-6)).reshape(-1)
    return even


def best_heat(model: Model, seen: NDArray[np.float32], won: Floats) -> float:
    """The heat at which what came was least surprising (log loss), by golden section."""
    cold = logits(model, seen)

    def surprise(heat: float) -> float:
        chances = np.clip(evened(cold, heat, model.seats), 1e-6, 1 - 1e-6)
        return float(-(won * np.log(chances) + (1 - won) * np.log(1 - chances)).mean())

    low, high = HEATS
    ratio = (5**0.5 - 1) / 2
    for _ in range(20):
        left, right = high - ratio * (high - low), low + ratio * (high - low)
        if surprise(left) < surprise(right):
            high = right
        else:
            low = left
    return round((low + high) / 2, 3)


@dataclass(frozen=True)
class Tenth:
    """Looks with about the same chance."""

    looks: int
    said: float  # on average
    came: float  # the share of them that won


def tenths(chances: Floats, won: Floats) -> list[Tenth]:
    """By what was said: under 10 %, under 20 % and so on."""
    places = np.minimum((chances * TENTHS).astype(int), TENTHS - 1)
    found = []
    for tenth in range(TENTHS):
        inside = places == tenth
        if inside.any():
            found.append(Tenth(int(inside.sum()), float(chances[inside].mean()), float(won[inside].mean())))
    return found


def error(found: list[Tenth]) -> float:
    """The expected calibration error: how far what was said lies from what came, on average over all looks."""
    looks = sum(tenth.looks for tenth in found)
    return sum(tenth.looks * abs(tenth.said - tenth.came) for tenth in found) / looks
