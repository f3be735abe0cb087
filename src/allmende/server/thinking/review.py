"""The coach's work, in a worker process: a finished game once more, each decision weighed as its seat could have.

At every decision a search says which final scores are to be expected after its best choice and after the one that was made.
Where there is a model of the game, its word counts instead, and it knows the chances of winning (bots/foresight.py). Elsewhere
expected scores become chances by assuming that the rest of the game scatters each score evenly around its expected value: widely
at the start, very little at the end.
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass, field
from typing import TypeVar

from allmende.bots import utility
from allmende.bots.foresight import model_at
from allmende.bots.greedy import weigh
from allmende.bots.turn import explore_some
from allmende.core.catalog import game_with
from allmende.core.state import State
from allmende.server.thinking.thoughts import Weighed
from allmende.server.thinking.thoughts import weigh as weigh_choices

T = TypeVar("T")

SHORTEST, LONGEST = 20, 400  # milliseconds a decision is thought about
QUICK = 600  # positions for a choice that the search did not look into
LESSONS = 8  # decisions that are shown as lessons, at most
LEAST_LOST = 0.02  # what a decision must have cost to be one, as a chance of winning …
LEAST_POINTS = 1.0  # … or, where no decision cost so much, in points
LEAST_SCATTER = 1.0  # points


@dataclass(frozen=True)
class Weighing:
    """One decision: the scores expected after the best choice and after the one made."""

    place: int  # how many moves came before it
    seat: int
    played: int
    better: int  # the best choice; `played` itself if it was that
    scores: list[float]
    played_scores: list[float]
    chances: list[float] = field(default_factory=list)  # of winning, where a model knows them
    played_chances: list[float] = field(default_factory=list)


def review(game: str, frame: str, codes: list[int], seconds: float) -> dict[str, list[object]]:
    """Chances after every move and the costliest decisions, as plain data. Runs in a worker."""
    state: State = game_with(game, frame).loads(frame)
    state.telling = False
    decisions: list[tuple[int, State]] = []
    for place, code in enumerate(codes):
        if len(state.legal) > 1:
            decisions.append((place, state.clone()))
        state.apply(code)
    model_at(state)  # it is read now if there is one, so that this is not taken off the time for thinking
    ms = min(LONGEST, max(SHORTEST, round(1000 * seconds / max(1, len(decisions)))))
    until = time.monotonic() + seconds
    found: list[Weighing] = []
    for place, before in far_and_wide(decisions):
        if found and time.monotonic() > until:
            break
        found.append(weigh_decision(before, place, codes[place], f"search:ms={ms}"))
    found.sort(key=lambda weighing: weighing.place)
    return findings(found, state, len(codes))


def far_and_wide(decisions: list[T]) -> list[T]:
    """In such an order that the whole game is covered, coarsely at least, if time runs out: a place's binary digits read
    from behind put every second half-way between those before."""
    digits = len(decisions).bit_length()
    places = sorted(range(len(decisions)), key=lambda place: f"{place:0{digits}b}"[::-1])
    return [decisions[place] for place in places]


def weigh_decision(state: State, place: int, played: int, name: str) -> Weighing:
    seat = state.decision().seat
    imagined = state.determinize(seat, place)  # the game is over, but the advice is what could be known then
    candidates = weigh_choices(name, imagined, seat, place, played)
    best = candidates[0]
    for candidate in candidates:
        if candidate.code == played:
            scores, chances = candidate.scores, candidate.chances
            return Weighing(place, seat, played, best.code, best.scores, scores, best.chances, chances)
    return Weighing(place, seat, played, best.code, best.scores, guess(imagined, seat, best, played))


def guess(imagined: State, seat: int, best: Weighed, played: int) -> list[float]:
    """The scores expected after a choice that the search did not look into: a quicker look compares it with the best."""
    turn = explore_some(imagined, seat, [best.code, played], QUICK)
    (_, before), (_, after) = (weigh(imagined, seat, way, QUICK // 2, 0) for way in turn.ways)
    return [score + later - now for score, later, now in zip(best.scores, after, before, strict=True)]


def findings(found: list[Weighing], end: State, moves: int) -> dict[str, list[object]]:
    final = [float(score) for score in end.scores()]
    scatter = scatter_of(found, final, moves)
    places: list[object] = [weighing.place for weighing in found]
    chances: list[object] = [
        rounded(weighing.chances or chances_of(weighing.scores, scatter, left(weighing.place, moves)))
        for weighing in found
    ]
    winners = end.winners()
    chances.append([1 / len(winners) if seat in winners else 0.0 for seat in range(len(final))])
    places.append(moves)
    return {"places": places, "chances": chances, "lessons": lessons(found, scatter, moves)}


def lessons(found: list[Weighing], scatter: float, moves: int) -> list[object]:
    """The decisions that cost most, in the order of the game: chances of winning or, where none could be lost, points. That is so
    alone, and in a game that was decided all along."""
    costs: list[tuple[float, float, Weighing]] = []  # as a chance, and in points
    for weighing in found:
        if weighing.played == weighing.better:
            continue
        rest, seat = left(weighing.place, moves), weighing.seat
        expected = weighing.chances or chances_of(weighing.scores, scatter, rest)
        left_over = weighing.played_chances or chances_of(weighing.played_scores, scatter, rest)
        if utility(weighing.scores, seat) > utility(weighing.played_scores, seat):
            points = ahead(weighing.scores, seat) - ahead(weighing.played_scores, seat)
            costs.append((expected[seat] - left_over[seat], points, weighing))
    worst = sorted((cost for cost in costs if cost[0] >= LEAST_LOST), key=lambda cost: -cost[0])
    if not worst:
        telling = (cost for cost in costs if len(cost[2].scores) == 1 or cost[1] >= LEAST_POINTS)
        worst = [
            (0.0, points, weighing) for _, points, weighing in sorted(telling, key=lambda cost: -cost[1])
        ]
    return [
        {
            "place": weighing.place,
            "seat": weighing.seat,
            "played": weighing.played,
            "better": weighing.better,
            "lost": round(lost, 3),
            "played_scores": rounded(weighing.played_scores, 1),
            "better_scores": rounded(weighing.scores, 1),
        }
        for lost, _, weighing in sorted(worst[:LESSONS], key=lambda cost: cost[2].place)
    ]


def ahead(scores: list[float], seat: int) -> float:
    """How many points a seat is ahead of the best of the others, as the page shows it; alone, how many it has."""
    return scores[seat] - max((score for other, score in enumerate(scores) if other != seat), default=0.0)


def left(place: int, moves: int) -> float:
    """Which share of the game is still to come."""
    return 1.0 - place / max(1, moves)


def scatter_of(found: list[Weighing], final: list[float], moves: int) -> float:
    """How far final scores lie from those expected at the beginning, judged by this very game: the error grows with the
    square root of what is still to come. Only how seats stand to one another counts: all may be expected too low."""
    ends = centred(final)
    squares = [
        (end - score) ** 2 / max(left(weighing.place, moves), 0.01)
        for weighing in found
        for score, end in zip(centred(weighing.scores), ends, strict=True)
    ]
    return max(LEAST_SCATTER, math.sqrt(sum(squares) / len(squares))) if squares else LEAST_SCATTER


def centred(scores: list[float]) -> list[float]:
    mean = sum(scores) / len(scores)
    return [score - mean for score in scores]


def chances_of(scores: list[float], scatter: float, rest: float) -> list[float]:
    """Each seat's chance to end with most points. (A logistic curve in place of the normal one: for two seats they are
    the same but for a percent.)"""
    heat = max(LEAST_SCATTER, scatter * math.sqrt(rest)) * math.sqrt(2.0) / 1.7
    top = max(scores)
    weights = [math.exp((score - top) / heat) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]


def rounded(values: list[float], digits: int = 4) -> list[float]:
    return [round(value, digits) for value in values]
