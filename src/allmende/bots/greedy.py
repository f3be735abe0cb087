"""Greedy: looks to the end of its own turn and takes what the game's evaluation likes best."""

from __future__ import annotations

from typing import Final

from allmende.bots.advice import Advice, Candidate, Notes, utility
from allmende.core.chance import FastStream
from allmende.core.state import State

WORLDS: Final = 5  # are imagined where chance decides


def advise(state: State, seat: int, seed: int, notes: Notes, nodes: int, blur: float) -> Advice:
    """At most `nodes` positions are looked at: long turns are cut short. `blur`: by how many points it may misjudge."""
    legal = state.legal
    share = max(1, nodes // len(legal))
    chance = FastStream(seed)
    candidates: list[Candidate] = []
    best = 0.0
    for code in legal:
        value, values, looked = try_out(state, seat, seed, code, share)
        if blur > 0:
            value += blur * (2.0 * chance.below(1000) / 1000.0 - 1.0)
        if notes.best < 0 or value > best:
            best, notes.best = value, code
        candidates.append(Candidate(code, looked, value, values))
    candidates.sort(key=by_value)
    return Advice(candidates[0].code, candidates)


def try_out(state: State, seat: int, seed: int, code: int, nodes: int) -> tuple[float, list[float], int]:
    """What an action leads to, as `look` says; where chance has a hand in it, the mean of several worlds. (One would not
    do: the luckiest of many blind draws always looks good.)"""
    after = state.clone()
    after.apply(code)
    value, values, looked = look(after, seat, nodes)
    if not after.revealed:
        return value, values, looked
    for number in range(1, WORLDS):
        after = state.determinize(seat, seed + number)
        after.apply(code)
        other, others, more = look(after, seat, nodes)
        value += other
        looked += more
        values = [total + one for total, one in zip(values, others, strict=True)]
    return value / WORLDS, [total / WORLDS for total in values], looked


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
