"""Greedy: looks to the end of its own turn and takes what the game's evaluation likes best."""

from __future__ import annotations

from allmende.bots.advice import Advice, Budget, Candidate, utility
from allmende.core.state import State

NODES = 400  # at most this many positions are looked at for a decision: long turns are cut short


def choose(state: State, seat: int, seed: int, budget: Budget) -> Advice:
    legal = state.legal_actions()
    share = max(1, NODES // len(legal))
    candidates: list[Candidate] = []
    for code in legal:
        after = state.clone()
        after.apply(code)
        best, values, looked = look(after, seat, share)
        candidates.append(Candidate(code, looked, best, values))
    candidates.sort(key=lambda candidate: -candidate.value)
    return Advice(candidates[0].code, candidates)


def look(state: State, seat: int, nodes: int) -> tuple[float, list[float], int]:
    """The best this seat can reach before somebody else decides: its worth, everybody's prospects, positions looked at."""
    if nodes <= 1 or state.to_move != seat or state.revealed:
        values = state.game.evaluate(state)
        return utility(values, seat), values, 1
    best, looked = 0.0, 0
    best_values: list[float] = []
    for code in state.legal:
        after = state.clone()
        after.apply(code)
        value, values, below = look(after, seat, nodes // len(state.legal))
        looked += below
        if not best_values or value > best:
            best, best_values = value, values
    return best, best_values, looked
