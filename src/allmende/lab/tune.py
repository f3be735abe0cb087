"""Tuning: what the features of a game's evaluation are worth, learnt from games that greedy players play with it.

Each round plays some games with the weights of the round before and notes, whenever somebody else comes to decide, every
seat's features. Then it asks which weights would have told best how many more points the seat was to score: linear
regression, held back towards the weights it started from. At the end old and new weights meet in an arena of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from allmende.bots import bot, choose
from allmende.core.catalog import game as find_game
from allmende.core.chance import FastStream
from allmende.core.game import Game
from allmende.core.state import Value
from allmende.lab.simulate import wilson

HOLD = 0.02  # how much the old weights hold the new ones back, in parts of what the games say
PLAYER = "greedy:nodes=60,blur=1.5"  # who plays: quick, and not always the same
JUDGE = "greedy:nodes=60"  # who plays with old and new weights at the end

Sample = tuple[list[float], float]  # a seat's features, and the points it was still to score


@dataclass(frozen=True)
class Task:
    game: str
    seats: int
    games: int  # in each round
    rounds: int
    duels: int  # games between old and new weights
    seed: int = 1
    options: dict[str, Value] = field(default_factory=dict)


def tune(task: Task, played: Callable[[int], None] = lambda games: None) -> dict[str, Any]:
    """The weights found, and how they fare against the old ones. Same task, same outcome."""
    game = find_game(task.game)
    old = game.weights.copy()
    fit: list[dict[str, float]] = []
    try:
        for number in range(task.rounds):
            samples: list[Sample] = []
            for deal in range(task.games):
                samples += play_one(task, game, task.seed + number * task.games + deal)
                played(1)
            before = error_of(samples, game.weights)
            game.weights = regress(samples, game.weights)
            fit.append({"before": round(before, 3), "after": round(error_of(samples, game.weights), 3)})
        new = game.weights
        wins = sum(duel(task, game, number, old, new, played) for number in range(task.duels))
    finally:
        game.weights = old
    low, high = wilson(wins, task.duels) if task.duels else (0.0, 1.0)
    return {
        "game": task.game,
        "players": task.seats,
        "weights": {name: round(weight, 3) for name, weight in zip(game.feature_names, new, strict=True)},
        "fit": fit,  # by round: the mean square error of the guess, with the weights before and after
        "duels": task.duels,
        "win_share": round(wins / task.duels, 4) if task.duels else None,
        "low": round(low, 4),
        "high": round(high, 4),
    }


def play_one(task: Task, game: Game[Any], seed: int) -> list[Sample]:
    """One game among greedy players; what it teaches."""
    state = game.new(task.seats, seed, **task.options)
    state.telling = False
    chance, player = FastStream(seed), bot(PLAYER)
    seen: list[list[list[float]]] = []
    last = -1
    while (seat := state.to_move) is not None:
        if seat != last:
            seen.append(game.features(state)[: task.seats])
            last = seat
        state.apply(choose(player, state, seat, chance.word()))
    final = state.scores()
    return [(row[1:], final[seat] - row[0]) for rows in seen for seat, row in enumerate(rows)]


def error_of(samples: list[Sample], weights: list[float]) -> float:
    """The mean square error of the guess."""
    total = 0.0
    for features, rest in samples:
        guess = sum(weight * feature for weight, feature in zip(weights, features, strict=True))
        total += (guess - rest) ** 2
    return total / len(samples)


def regress(samples: list[Sample], weights: list[float]) -> list[float]:
    """Least squares for the change of the weights, each held back in proportion to how much its feature varies."""
    size = len(weights)
    left = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for features, rest in samples:
        miss = rest - sum(weight * feature for weight, feature in zip(weights, features, strict=True))
        for row, feature in enumerate(features):
            if feature:
                right[row] += feature * miss
                line = left[row]
                for column in range(size):
                    line[column] += feature * features[column]
    for place in range(size):
        left[place][place] += HOLD * left[place][place] + 1.0
    return [weight + change for weight, change in zip(weights, solve(left, right), strict=True)]


def solve(left: list[list[float]], right: list[float]) -> list[float]:
    """Gauss's elimination, the largest pivot first."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(left, right, strict=True)]
    for place in range(size):
        best = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[best] = rows[best], rows[place]
        for row in range(size):
            if row != place and rows[row][place]:
                factor = rows[row][place] / rows[place][place]
                for column in range(place, size + 1):
                    rows[row][column] -= factor * rows[place][column]
    return [rows[place][size] / rows[place][place] for place in range(size)]


def duel(
    task: Task,
    game: Game[Any],
    number: int,
    old: list[float],
    new: list[float],
    played: Callable[[int], None],
) -> float:
    """What the new weights win of one game, one seat of theirs among old ones; the seats rotate."""
    seed = task.seed + 1_000_000 + number // task.seats
    mine = number % task.seats
    state = game.new(task.seats, seed, **task.options)
    state.telling = False
    chance, player = FastStream(seed), bot(JUDGE)
    while (seat := state.to_move) is not None:
        game.weights = new if seat == mine else old
        state.apply(choose(player, state, seat, chance.word()))
    played(1)
    winners = state.winners()
    return 1 / len(winners) if mine in winners else 0.0
