"""Finds weights with which a game's evaluation orders the ends of turns as the model does, which is far stronger.

    python -m bench.weights_from_model black-forest --players 2 3 4 --jobs 2 > new.json
    allmende arena black-forest --players 2 --bots greedy:weights=new.json,greedy --games 200 --seed 1

`allmende tune` moves all weights a little at a time and asks who wins. Here every turn of every game tells something about all of them: by
how much the model prefers one end to another is fitted with what the evaluation counts there (weighted least squares, a little ridge towards
today's weights). The best ends count most, those that the model likes and those that the evaluation would take. Half of the games are played
by the model, half by the evaluation with the weights found so far: what it has to tell apart are the positions that it gets into itself.
The answer is the mean over the rounds but the first, whose games the old weights had played.

Only an arena says whether the new weights play better. For Villagers and Pandemain they don't (docs/balance-notebook.md).
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from allmende.bots.ahead import SCORES, VALUE, Seer
from allmende.bots.ends import ends
from allmende.bots.insight import insight
from allmende.bots.model import MODELS, load
from allmende.core.catalog import game as find_game
from allmende.core.state import State
from allmende.lab.pool import play_all

RIDGE = 0.01  # how strongly weights stay where they were, beside how much what they weigh varies
ODD = 0.1  # of the decisions are any of the good ones
ALIKE = 1e-6  # points apart: then the model doesn't mind
NEVER = 1e-12  # varies so little: rounding errors

Array = NDArray[np.floating[Any]]


@dataclass(frozen=True)
class Lesson:
    """Games from which weights are found."""

    game: str
    seats: tuple[int, ...]
    nodes: int
    near: float
    seed: int
    weights: tuple[float, ...]  # with which the evaluation plays


@dataclass
class Sums:
    """Of products: what least squares need, and how much is lost by trusting the evaluation."""

    square: Array
    cross: Array
    wanted: float = 0.0  # how much the model's preferences vary
    looks: int = 0
    lost: float = 0.0  # points, by what the model says

    def add(self, other: Sums) -> None:
        self.square = self.square + other.square
        self.cross = self.cross + other.cross
        self.wanted += other.wanted
        self.looks += other.looks
        self.lost += other.lost


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--players", type=int, nargs="+", choices=(2, 3, 4), default=[2])
    parser.add_argument("--games", type=int, default=120, help="in each round, with all numbers of players")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--nodes", type=int, default=200, help="positions looked at in a turn")
    parser.add_argument(
        "--near", type=float, default=1.5, help="points behind the best at which an end counts a third"
    )
    parser.add_argument("--seed", type=int, default=40_000_001)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    known = insight(asked.game)
    old = weights = np.array(known.weights)
    rounds: list[Array] = []
    for number in range(asked.rounds):
        seed = asked.seed + number * asked.games
        lesson = Lesson(asked.game, tuple(asked.players), asked.nodes, asked.near, seed, tuple(weights))
        total = nothing(len(old))
        for sums in play_all(learn, lesson, range(asked.games), asked.jobs, 1):
            total.add(sums)
        before, weights = explained(total, weights), fitted(total, old)
        told = f"{total.looks} decisions, {total.lost / total.looks:.3f} points lost by each"
        now = explained(total, weights)
        print(f"round {number + 1}: {told}, {before:.0%} explained, then {now:.0%}", file=sys.stderr)
        rounds.append(weights)
    found = np.mean(rounds[1:] or rounds, axis=0)
    told_weights = {name: round(float(weight), 2) for name, weight in zip(known.names, found, strict=True)}
    print(json.dumps({"game": asked.game, "weights": told_weights}, indent=1))


def nothing(weights: int) -> Sums:
    return Sums(np.zeros((weights, weights)), np.zeros(weights))


def fitted(sums: Sums, old: Array) -> Array:
    varies = np.diag(sums.square).copy()
    varies[varies < NEVER * max(1, sums.looks)] = 1.0  # no turn changes it: its weight stays what it was
    ridge = RIDGE * np.diag(varies)
    new: Array = np.linalg.solve(sums.square + ridge, sums.cross + ridge @ old)
    return new


def explained(sums: Sums, weights: Array) -> float:
    """How much of what the model prefers these weights say, too: 1 all of it, 0 as much as no weights at all."""
    missed = sums.wanted - 2 * sums.cross @ weights + weights @ sums.square @ weights
    return float(1 - missed / sums.wanted)


def learn(lesson: Lesson, number: int) -> Sums:
    """One game: what each of its decisions says."""
    seats = lesson.seats[number % len(lesson.seats)]
    by_model = number // len(lesson.seats) % 2 == 0
    game = find_game(lesson.game)
    state = game.new(seats, lesson.seed + number)
    state.telling = False
    seer = Seer(load(MODELS / f"{lesson.game}-{seats}.model"), state, aim=0.0)
    chance = random.Random(lesson.seed + number)
    weights, sums = np.array(lesson.weights), nothing(len(lesson.weights))
    while (seat := state.to_move) is not None:
        if len(state.legal) == 1:
            state.apply(state.legal[0])
            continue
        found = ends(state.determinize(seat, chance.getrandbits(40)), seat, lesson.nodes)
        liked, wanted, counted = look(seer, [end.state for end in found], seat)
        judged = counted[:, 0] + counted[:, 1:] @ weights
        if liked.max() - liked.min() > ALIKE:
            weigh(
                sums, counted[:, 1:], wanted - counted[:, 0], nearest(liked, lesson) + nearest(judged, lesson)
            )
            sums.looks += 1
            sums.lost += float(liked.max() - liked[judged.argmax()])
        choice = liked if by_model else judged
        at = int(choice.argmax())
        if chance.random() < ODD:
            at = chance.choices(range(len(found)), nearest(choice, lesson).tolist())[0]
        state.apply(found[at].codes[0])
    return sums


def look(seer: Seer, states: list[State], seat: int) -> tuple[Array, Array, Array]:
    """Of each position: what it is worth to the seat by the model, by how much it expects it to be ahead of the others' mean, and how far it
    is ahead in what the evaluation counts."""
    outlooks = np.asarray(seer.outlooks(states, seat), np.float64)
    seats = states[0].seats
    scores = outlooks[:, SCORES : SCORES + seats]
    features = insight(states[0].game.name).features
    rows = np.array([features(state)[:seats] for state in states])
    others = [other for other in range(seats) if other != seat]
    ahead = scores[:, 0] - scores[:, 1:].mean(axis=1)
    return outlooks[:, VALUE], ahead, rows[:, seat] - rows[:, others].mean(axis=1)


def nearest(values: Array, lesson: Lesson) -> Array:
    """How much each end counts: the less, the further it is behind the best."""
    share: Array = np.exp((values - values.max()) / lesson.near)
    share /= share.sum()
    return share


def weigh(sums: Sums, counted: Array, wanted: Array, share: Array) -> None:
    """Only differences between the ends of one turn count."""
    share = share / share.sum()
    counted = counted - share @ counted
    wanted = wanted - share @ wanted
    weighted = (counted * share[:, None]).T
    sums.square += weighted @ counted
    sums.cross += weighted @ wanted
    sums.wanted += float(share @ wanted**2)


if __name__ == "__main__":
    main()
