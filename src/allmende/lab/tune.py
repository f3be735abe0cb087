"""Tuning: what the features of a game's evaluation are worth, found by letting bots meet with different weights.

Each step shakes all weights at once, up or down by chance, and lets the shaken weights meet their mirror image on the same
deals with seats rotated. The weights then move towards the winner, as far as it won (simultaneous perturbation, Spall 1992).
Shakes and moves grow smaller as it goes on. At the end old and new weights meet, on deals that none of them has seen.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import tanh
from typing import Any

from allmende.bots import bot, choose
from allmende.core.catalog import game as find_game
from allmende.core.chance import FastStream
from allmende.core.game import Game
from allmende.core.state import Value
from allmende.lab.simulate import wilson

PLAYER = "greedy:nodes=60"
SHAKE = 0.3  # of a weight, in the first step
LEAST = 0.2  # a weight smaller than this is shaken as if it were this
PACE = 0.7  # of a shake is the farthest a weight moves in the first step
FADE = 0.6  # how much of both is gone in the last step
CLEAR = 0.25  # of the points of a game is a clear victory
UNSEEN = 1_000_000  # deals of the last duels are this far from the others


@dataclass(frozen=True)
class Task:
    game: str
    seats: int
    games: int  # in each step
    steps: int
    duels: int  # games between old and new weights
    seed: int = 1
    options: dict[str, Value] = field(default_factory=dict)
    player: str = PLAYER  # who plays with them: what is best for a short look may be bad for a long one


def tune(task: Task, played: Callable[[int], None] = lambda games: None) -> dict[str, Any]:
    """The weights found, and how they fare against the old ones. Same task, same outcome."""
    game = find_game(task.game)
    old = game.weights.copy()
    try:
        new = old.copy()
        for step in range(task.steps):
            new = improved(task, game, new, step, played)
        wins = 0.0
        for number in range(task.duels):
            wins += duel(task, game, UNSEEN, number, new, old)[0]
            played(1)
    finally:
        game.weights = old
    low, high = wilson(wins, task.duels) if task.duels else (0.0, 1.0)
    return {
        "game": task.game,
        "players": task.seats,
        "bot": task.player,
        "weights": {name: round(weight, 3) for name, weight in zip(game.feature_names, new, strict=True)},
        "duels": task.duels,
        "win_share": round(wins / task.duels, 4) if task.duels else None,
        "low": round(low, 4),
        "high": round(high, 4),
    }


def improved(
    task: Task, game: Game[Any], weights: list[float], step: int, played: Callable[[int], None]
) -> list[float]:
    """The weights after one more step."""
    chance = FastStream(task.seed + step)
    size = 1.0 - FADE * step / task.steps
    shakes = [size * SHAKE * max(abs(weight), LEAST) * (2 * chance.below(2) - 1) for weight in weights]
    up = [weight + shake for weight, shake in zip(weights, shakes, strict=True)]
    down = [weight - shake for weight, shake in zip(weights, shakes, strict=True)]
    margin = 0.0
    for number in range(task.games):
        margin += duel(task, game, step * task.games, number, up, down)[1] / task.games
        played(1)
    return [weight + size * PACE * margin * shake for weight, shake in zip(weights, shakes, strict=True)]


def duel(
    task: Task, game: Game[Any], first: int, number: int, mine: list[float], others: list[float]
) -> tuple[float, float]:
    """One game, a seat with these weights among others: the victory, and from -1 to 1 how clear it was. Seats rotate."""
    seed = task.seed + first + number // task.seats
    place = number % task.seats
    state = game.new(task.seats, seed, **task.options)
    state.telling = False
    chance, player = FastStream(seed), bot(task.player)
    while (seat := state.to_move) is not None:
        game.weights = mine if seat == place else others
        state.apply(choose(player, state, seat, chance.word()))
    scores, winners = state.scores(), state.winners()
    best = max(score for seat, score in enumerate(scores) if seat != place)
    clear = CLEAR * max(1, (abs(scores[place]) + abs(best)) / 2)
    win = 1 / len(winners) if place in winners else 0.0
    return win, tanh((scores[place] - best) / clear)
