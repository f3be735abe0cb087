"""Random games, and states picked out of them, the same ones every time."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from allmende import State
from allmende.core.chance import FastStream
from allmende.core.decisions import kind_of
from tests.conformance.tables import Table

LONGEST = 20_000  # decisions: a game that takes more is taken not to end


class Played(NamedTuple):
    """A random game: what was done, and some of the states it went through, with their places in it."""

    seed: int
    actions: list[int]
    states: list[State]
    plies: list[int]


def choose(state: State, chance: FastStream) -> int:
    return state.legal[chance.below(len(state.legal))]


def finish(state: State, seed: int) -> list[int]:
    """Plays a state at random to its end; returns what was done."""
    chance, actions = FastStream(seed), list[int]()
    while not state.is_over:
        assert len(actions) < LONGEST, "this game does not end"
        actions.append(choose(state, chance))
        state.apply(actions[-1])
    return actions


@cache
def random_game(table: Table, seed: int = 1) -> Played:
    """Keeps the first, the last, and of every kind of decision one early and one late. The states are shared: clone them."""
    state, chance = table.new(seed), FastStream(seed)
    actions: list[int] = []
    kept: dict[str, tuple[int, State]] = {"start": (0, state.clone())}
    while not state.is_over:
        assert len(actions) < LONGEST, "this game does not end"
        kind = kind_of(state.decision())
        kept.setdefault(f"early {kind}", (len(actions), state.clone()))
        if len(actions) % 7 == 3:  # an odd step, to see all phases of a round
            kept[f"late {kind}"] = (len(actions), state.clone())
        actions.append(choose(state, chance))
        state.apply(actions[-1])
    kept["end"] = (len(actions), state)
    found = dict(sorted(kept.values(), key=lambda entry: entry[0]))
    return Played(seed, actions, list(found.values()), list(found))


def samples(table: Table, count: int) -> list[State]:
    """Up to that many states of a random game, spread over its length; the last one is its end."""
    states = random_game(table).states
    if len(states) <= count:
        return states
    return [states[number * (len(states) - 1) // (count - 1)] for number in range(count)]
