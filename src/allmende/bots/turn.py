"""Turns: everything a seat can do before another seat decides, as far as there is time to look.

At each step the positions are divided evenly among the actions. So a turn with few choices is seen to its end, and one with very
many is cut short.
"""

from __future__ import annotations

from allmende.bots.advice import utility
from allmende.bots.insight import evaluate, turn_of, worth_trying
from allmende.core.state import State


class Way:
    """A position in a turn: the action that led there, and what it promises once the ways on from it are known."""

    def __init__(self, state: State, code: int, value: float, values: list[float]) -> None:
        self.state = state
        self.code = code
        self.value = value  # to the seat whose turn it is
        self.values = values  # what everybody may expect
        self.ways: list[Way] = []
        self.best: Way | None = None  # of these


def goes_on(state: State, seat: int, turn: int) -> bool:
    """Whether the seat decides again in this turn. Chance can't be foreseen: there a look ends with the position as
    it came out in this world."""
    return not state.revealed and in_turn(state, seat, turn)


def in_turn(state: State, seat: int, turn: int) -> bool:
    return bool(state.stack) and state.decision().seat == seat and turn_of(state) == turn


def explore(state: State, seat: int, nodes: int) -> Way:
    """Looks at a seat's turn: everything worth trying, in about this many positions at most."""
    return explore_some(state, seat, worth_trying(state), nodes)


def explore_some(state: State, seat: int, codes: list[int], nodes: int) -> Way:
    """The same, but starting only with these actions."""
    top = Way(state, -1, 0.0, [])
    look_on(top, seat, turn_of(state), codes, nodes)
    return top


def look_on(way: Way, seat: int, turn: int, codes: list[int], nodes: int) -> None:
    """Tries actions; the position is then worth the best that can follow."""
    share = nodes // len(codes)
    for code in codes:
        after = way.state.clone()
        after.apply(code)
        found = Way(after, code, 0.0, [])
        way.ways.append(found)
        if share > 1 and goes_on(after, seat, turn):
            look_on(found, seat, turn, worth_trying(after), share)
        else:
            found.values = evaluate(after)
            found.value = utility(found.values, seat)
        best = way.best
        if best is None or found.value > best.value:
            way.best, way.value, way.values = found, found.value, found.values


def end(way: Way) -> State:
    """Where a turn ends if the seat does what looks best: at its end, where chance has decided something, or where the look
    ended."""
    while way.best is not None:
        way = way.best
    return way.state


def mean_look(
    state: State, seat: int, code: int, nodes: int, seed: int, worlds: int
) -> tuple[float, list[float]]:
    """What an action with chance in it leads to, as the mean over several worlds. (One world is not enough: the luckiest of many
    blind draws always looks good.)"""
    value = 0.0
    sums: list[float] = []
    for number in range(worlds):
        after = state.determinize(seat, seed + number)
        after.apply(code)
        values: list[float] = evaluate(after)
        if in_turn(after, seat, turn_of(state)):
            values = explore(after, seat, nodes).values
        value += utility(values, seat)
        sums = add(sums, values) if sums else values
    return value / worlds, [total / worlds for total in sums]


def add(sums: list[float], values: list[float]) -> list[float]:
    return [total + value for total, value in zip(sums, values, strict=True)]
