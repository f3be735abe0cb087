"""What a bot gets and what it answers: a budget, a place for notes, and a choice with its reasons."""

from __future__ import annotations

from time import perf_counter, thread_time
from typing import Final

# Being ahead weighs most, but a point is a point: far behind, one's own still count a little more than others'.
OWN_POINTS: Final = 0.25


class Budget:
    """How long a bot may think: milliseconds, or iterations (then it is reproducible); 0 is no limit of that kind. By wall clock, or by its own CPU time, which is fair where others share
    the machine."""

    def __init__(self, ms: int = 0, iterations: int = 0, own_time: bool = False) -> None:
        self.ms: Final = ms
        self.iterations: Final = iterations
        self.own_time: Final = own_time

    def now(self) -> float:
        return thread_time() if self.own_time else perf_counter()


class Notes:
    """What a bot notes while it thinks: the best move so far, which is played if it doesn't finish. -1: nothing yet."""

    def __init__(self) -> None:
        self.best = -1


class Candidate:
    """One action a bot has weighed: how often it looked, how good it seemed (its own measure), expected final scores."""

    def __init__(self, code: int, visits: int, value: float, scores: list[float]) -> None:
        self.code: Final = code
        self.visits: Final = visits
        self.value: Final = value
        self.scores: Final = scores


class Advice:
    """A choice, and everything considered for it, the best first."""

    def __init__(self, code: int, candidates: list[Candidate] | None = None) -> None:
        self.code: Final = code
        self.candidates: Final[list[Candidate]] = candidates or []


def utility(values: list[float], seat: int) -> float:
    """What a seat wants: to be as many points ahead of the best opponent as possible; alone, simply points."""
    mine = values[seat]
    best = 0.0
    alone = True
    for other, value in enumerate(values):
        if other != seat and (alone or value > best):
            best = value
            alone = False
    return mine if alone else mine - best + OWN_POINTS * mine
