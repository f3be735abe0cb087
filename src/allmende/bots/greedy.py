"""Greedy: looks to the end of its own turn and takes what the game's evaluation likes best."""

from __future__ import annotations

from typing import Final

from allmende.bots.advice import Advice, Candidate, Notes
from allmende.bots.turn import Way, explore, mean_look
from allmende.core.chance import FastStream
from allmende.core.state import State

WORLDS: Final = 5  # are imagined where chance decides


def advise(state: State, seat: int, seed: int, notes: Notes, nodes: int, blur: float) -> Advice:
    """Looks at about `nodes` positions at most; long turns are cut short. `blur`: by how many points it may misjudge."""
    top = explore(state, seat, nodes)
    chance = FastStream(seed)
    candidates: list[Candidate] = []
    best = 0.0
    for way in top.ways:
        value, values = weigh(state, seat, way, nodes // len(top.ways), seed)
        if blur > 0:
            value += blur * (2.0 * chance.below(1000) / 1000.0 - 1.0)
        if notes.best < 0 or value > best:
            best, notes.best = value, way.code
        candidates.append(Candidate(way.code, size(way), value, values))
    candidates.sort(key=by_value)
    return Advice(candidates[0].code, candidates)


def weigh(state: State, seat: int, way: Way, nodes: int, seed: int) -> tuple[float, list[float]]:
    """What a first action is worth; where chance plays a part, the mean over several worlds."""
    if way.state.revealed:
        return mean_look(state, seat, way.code, nodes, seed, WORLDS)
    return way.value, way.values


def size(way: Way) -> int:
    """How many positions were looked at for it."""
    total = 1
    for found in way.ways:
        total += size(found)
    return total


def by_value(candidate: Candidate) -> float:
    return -candidate.value
