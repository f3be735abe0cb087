"""What a bot is given and what it answers: a budget, and a choice with its reasons."""

from __future__ import annotations

from typing import Final


class Budget:
    """How long a bot may think: milliseconds, or iterations (then it is reproducible); 0 is no limit of that kind."""

    def __init__(self, ms: int = 0, iterations: int = 0) -> None:
        self.ms: Final = ms
        self.iterations: Final = iterations


class Candidate:
    """One action a bot has weighed: how often it looked, how good it seemed (its own measure), expected final scores."""

    def __init__(self, code: int, visits: int, value: float, scores: list[float]) -> None:
        self.code: Final = code
        self.visits: Final = visits
        self.value: Final = value
        self.scores: Final = scores


class Advice:
    """A choice, and all that was weighed for it, the best first."""

    def __init__(self, code: int, candidates: list[Candidate]) -> None:
        self.code: Final = code
        self.candidates: Final = candidates


def utility(values: list[float], seat: int) -> float:
    """What a seat wants: as many points as possible more than the best of the others; alone, simply points.

    Being ahead weighs most, but a point is a point: far behind, one's own still count a little more than others'.
    """
    mine = values[seat]
    best = -1.0e9
    for other, value in enumerate(values):
        if other != seat and value > best:
            best = value
    return mine if best < -1.0e8 else mine - best + 0.25 * mine
