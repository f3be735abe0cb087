"""The ends of a turn, and how each of them looks in numbers: what a learned evaluation is shown.

The compiled half of bots/learned.py: it makes positions and rows of numbers, the other half values them all at once.
"""

from __future__ import annotations

from struct import pack
from typing import Final

from allmende.bots.advice import utility
from allmende.bots.insight import evaluate, insight, turn_of, worth_trying
from allmende.bots.turn import goes_on
from allmende.core.observer import Observer
from allmende.core.state import State


class End:
    """Where a turn can end, or where a look at it ends: the position, and the actions that lead there."""

    def __init__(self, state: State, codes: list[int]) -> None:
        self.state: Final = state
        self.codes: Final = codes


def ends(state: State, seat: int, nodes: int) -> list[End]:
    """Where the turn of a seat can end, all that is worth trying and at most about so many positions."""
    found: list[End] = []
    reach(found, state, [], seat, turn_of(state), nodes)
    return found


def reach(found: list[End], state: State, codes: list[int], seat: int, turn: int, nodes: int) -> None:
    tried = worth_trying(state)
    share = nodes // len(tried)
    for code in tried:
        after = state.clone()
        after.apply(code)
        way = codes.copy()
        way.append(code)
        if share > 1 and goes_on(after, seat, turn):
            reach(found, after, way, seat, turn, share)
        else:
            found.append(End(after, way))


def likely(state: State, seat: int, nodes: int, most: int) -> list[End]:
    """Of the ends of a turn those that the game's own evaluation likes best, `most` of them; 0: all."""
    found = ends(state, seat, nodes)
    if not most or len(found) <= most:
        return found
    values = hand_values([end.state for end in found], seat)
    order = sorted(range(len(found)), key=lambda place: -values[place])
    return [found[place] for place in order[:most]]


def row(observer: Observer, state: State, seat: int) -> bytes:
    """What a seat sees, then for everybody, from this seat on and automata last, what the game's evaluation counts: single precision."""
    features = insight(state.game.name).features(state)
    numbers: list[float] = []
    for place in range(state.seats):
        numbers.extend(features[(seat + place) % state.seats])
    for place in range(state.seats, len(features)):
        numbers.extend(features[place])
    return observer.look(state, seat) + pack(f"={len(numbers)}f", *numbers)


def rows(observer: Observer, states: list[State], seats: list[int]) -> list[bytes]:
    """The same of many positions, each seen by one of its seats."""
    return [row(observer, state, seats[place]) for place, state in enumerate(states)]


def row_names(observer: Observer, state: State) -> list[str]:
    """What each number of a row is."""
    known = insight(state.game.name)
    found = observer.names(state)
    for place in range(state.seats + len(state.game.automata(state))):
        owner = "me" if place == 0 else str(place)
        found.append(f"{owner} counts points")
        for name in known.names:
            found.append(f"{owner} counts {name}")
    return found


def hand_values(states: list[State], seat: int) -> list[float]:
    """What the game's own evaluation, made by hand, says of positions."""
    return [utility(evaluate(state), seat) for state in states]
