"""Tuning: what the features of a game's evaluation are worth, found by letting bots meet with different weights.

Each step shakes all weights at once, up or down by chance, and lets the shaken weights meet their mirror image on the same
deals with seats rotated. The weights then move towards the winner, as far as it won (simultaneous perturbation, Spall 1992).
Shakes and moves grow smaller as it goes on. Each step moves by luck too, so the mean over the later half of the steps is what was
found (Polyak's averaging). At the end old and new weights meet, on deals that none of them has seen.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from math import tanh
from pathlib import Path
from typing import Any

from allmende.bots import choose
from allmende.bots.insight import insight
from allmende.bots.own import bot
from allmende.core.catalog import game as find_game
from allmende.core.chance import FastStream
from allmende.core.errors import SetupError
from allmende.core.game import Game
from allmende.core.state import Value
from allmende.lab import book, pool
from allmende.lab.figures import share

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
    components: str | None = None


@dataclass(frozen=True)
class Match:
    """Games between two sets of weights."""

    task: Task
    first: int  # the deal of the first game
    mine: tuple[float, ...]
    others: tuple[float, ...]


@dataclass
class Progress:
    """How far a tuning has come. It grows as games are played, so that an interrupted one can continue."""

    steps: list[list[float]] = field(default_factory=list)  # the weights after each step
    duels: dict[int, float] = field(
        default_factory=dict
    )  # by number, of those between the old and the last of them


def tune(
    task: Task,
    played: Callable[[int], None] = lambda games: None,
    jobs: pool.Jobs = 1,
    progress: Progress | None = None,
    keep: Callable[[dict[str, Any]], None] = lambda record: None,
) -> dict[str, Any]:
    """The weights found, and how they fare against the old ones. Same task, same outcome, however many share the work."""
    far = progress or Progress()
    old = insight(task.game).weights.copy()
    new = far.steps[-1] if far.steps else old
    played(task.games * len(far.steps) + len(far.duels))
    for step in range(len(far.steps), task.steps):
        new = improved(task, new, step, played, jobs)
        far.steps.append(new)
        keep({"step": step, "weights": new})
    new = settled(far.steps)
    match = Match(task, UNSEEN, tuple(new), tuple(old))

    def note(results: dict[int, tuple[float, float]]) -> None:
        for number, (win, _) in results.items():
            far.duels[number] = win
            keep({"duel": number, "win": win})
        played(len(results))

    pool.play_all(
        duel, match, [number for number in range(task.duels) if number not in far.duels], jobs, 1, note
    )
    wins = [far.duels[number] for number in range(task.duels)]
    deals = [wins[start : start + task.seats] for start in range(0, len(wins), task.seats)]
    part, low, high = share([(sum(deal), len(deal)) for deal in deals]) if wins else (0.0, 0.0, 1.0)
    names = insight(task.game).names
    return {
        "game": task.game,
        "players": task.seats,
        "bot": task.player,
        "components": _game(task.game, task.components).components.digest,
        "weights": {name: round(weight, 3) for name, weight in zip(names, new, strict=True)},
        "duels": task.duels,
        "win_share": round(part, 4) if wins else None,
        "low": round(low, 4),
        "high": round(high, 4),
    }


def improved(
    task: Task, weights: list[float], step: int, played: Callable[[int], None], jobs: pool.Jobs = 1
) -> list[float]:
    """The weights after one more step."""
    chance = FastStream(task.seed + step)
    size = 1.0 - FADE * step / task.steps
    shakes = [size * SHAKE * max(abs(weight), LEAST) * (2 * chance.below(2) - 1) for weight in weights]
    up = [weight + shake for weight, shake in zip(weights, shakes, strict=True)]
    down = [weight - shake for weight, shake in zip(weights, shakes, strict=True)]
    match = Match(task, step * task.games, tuple(up), tuple(down))
    results = pool.play_all(duel, match, range(task.games), jobs, 1, lambda some: played(len(some)))
    margin = sum(clear for _, clear in results) / task.games
    return [weight + size * PACE * margin * shake for weight, shake in zip(weights, shakes, strict=True)]


def settled(steps: list[list[float]]) -> list[float]:
    """The mean of the weights over the later half of the steps."""
    late = steps[len(steps) // 2 :]
    return [sum(weights) / len(late) for weights in zip(*late, strict=True)]


@cache
def _game(name: str, components: str | None) -> Game[Any]:
    return find_game(name, components)


def duel(match: Match, number: int) -> tuple[float, float]:
    """One game, a seat with these weights among others: the victory, and from -1 to 1 how clear it was. Seats rotate."""
    task = match.task
    seed = task.seed + match.first + number // task.seats
    place = number % task.seats
    state = _game(task.game, task.components).new(task.seats, seed, **task.options)
    state.telling = False
    chance, player = FastStream(seed), bot(task.player)
    known = insight(task.game)
    usual, mine, others = known.weights, list(match.mine), list(match.others)
    try:
        while (seat := state.to_move) is not None:
            known.weights = mine if seat == place else others
            state.apply(choose(player, state, seat, chance.word()))
    finally:
        known.weights = usual
    scores, winners = state.scores(), state.winners()
    best = max(score for seat, score in enumerate(scores) if seat != place)
    clear = CLEAR * max(1, (abs(scores[place]) + abs(best)) / 2)
    win = 1 / len(winners) if place in winners else 0.0
    return win, tanh((scores[place] - best) / clear)


# -- kept in a file ---------------------------------------------------------------------------------------------------


def known_progress(file: Path, task: Task) -> Progress:
    """How far a tuning had come that was kept in a file. A file that isn't there, or is empty, is begun."""
    game = _game(task.game, task.components)
    head = {
        "allmende": "tuning",
        "format": 1,
        "game": task.game,
        "rules": game.RULES_VERSION,
        "components": game.components.digest,
        "players": task.seats,
        "options": game.settle_options(task.seats, task.options),
        "seed": task.seed,
        "bot": task.player,
        "games": task.games,
        "steps": task.steps,
        "weights": insight(task.game).weights,
    }
    far = Progress()
    for line, record in book.opened(file, head):
        match record:
            case {"step": int(step), "weights": [*weights]} if step == len(far.steps):
                far.steps.append([float(weight) for weight in weights])
            case {"duel": int(number), "win": float(win) | int(win)}:
                far.duels[number] = float(win)
            case _:
                raise SetupError(f"{file}, line {line}: this is no part of its tuning")
    return far
