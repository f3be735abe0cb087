"""Greedy: looks to the end of its own turn and takes what the game's evaluation likes best."""

from __future__ import annotations

from allmende.bots.advice import Advice, Candidate, Notes, utility
from allmende.core.chance import FastStream
from allmende.core.state import State


def advise(state: State, seat: int, seed: int, notes: Notes, nodes: int, blur: float) -> Advice:
    """At most `nodes` positions are looked at: long turns are cut short. `blur`: by how many points it may misjudge."""
    legal = state.legal
    share = max(1, nodes // len(legal))
    chance = FastStream(seed)
    candidates: list[Candidate] = []
    best = 0.0
    for code in legal:
        after = state.clone()
        after.apply(code)
        value, values, looked = look(after, seat, share)
        if blur > 0:
            value += blur * (2.0 * chance.below(1000) / 1000.0 - 1.0)
        if notes.best < 0 or value > best:
            best, notes.best = value, code
        candidates.append(Candidate(code, looked, value, values))
    candidates.sort(key=by_value)
    return Advice(candidates[0].code, candidates)


def by_value(candidate: Candidate) -> float:
    return -candidate.value


def look(state: State, seat: int, nodes: int) -> tuple[float, list[float], int]:
    """The best this seat can reach before somebody else decides: its worth, everybody's prospects, positions looked at.

    What chance decides is not foreseen: there it stops, and takes the position as it came out in this world."""
    if nodes <= 1 or state.revealed or not state.stack or state.decision().seat != seat:
        values: list[float] = state.game.evaluate(state)
        return utility(values, seat), values, 1
    best, looked = 0.0, 0
    best_values: list[float] = []
    share = nodes // len(state.legal)
    for code in state.legal:
        after = state.clone()
        after.apply(code)
        value, found, below = look(after, seat, share)
        looked += below
        if not best_values or value > best:
            best, best_values = value, found
    return best, best_values, looked
