"""What a seat can imagine, counted out: every world that fits what it knows, with its weight.

For the test that `determinize` draws all of them, each as often as it should. A game says which they are in its tests'
folder, in `worlds.py`; nothing there asks `determinize` or what that is made of. A game that says nothing must hide nothing. A
world is a tuple, each part something that is hidden from the seat. Games are made small where more is dealt out than can be
counted.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from allmende import State
from allmende.core.chance import FastStream
from tests.conformance.sampling import choose
from tests.conformance.tables import Table
from tests.sizes import sized

MOST = sized(1500, 10_000)  # ways to count out; positions with more are left alone

World = tuple[Hashable, ...]
Weights = dict[World, int]


def as_dealt(state: State, small: bool) -> None:
    """There is no need to change anything."""


def nothing(state: State, seat: int) -> int:
    return 0


class Counted(NamedTuple):
    """How a game's worlds are counted."""

    worlds: Callable[[State, int], Weights | None]  # None: too many
    world_of: Callable[[State, int], World]
    stage: Callable[[State, bool], None] = (
        as_dealt  # makes a new game one where much is hidden, or a small one
    )
    eager: frozenset[str] = frozenset()  # verbs to be tried first: they hide or move what is hidden
    remembered: Callable[[State, int], int] = nothing  # how much a seat knows beyond what it sees now


def everything(state: State, seat: int) -> World:
    """All that there is but what chance holds in store."""
    whole = state.pack()
    del whole["stream"]
    return (repr(whole),)


def only_the_true_one(state: State, seat: int) -> Weights:
    return {everything(state, seat): 1}


OPEN = Counted(only_the_true_one, everything)  # a game in which nothing is hidden


@cache
def counted(game: str) -> Counted:
    """How this game's worlds are counted."""
    tests = f"tests.games.{game.replace('-', '_')}"
    if find_spec(tests) is None or find_spec(f"{tests}.worlds") is None:
        return OPEN
    found: Counted = import_module(f"{tests}.worlds").COUNTED
    return found


def play_eagerly(table: Table, state: State, chance: FastStream) -> None:
    """A random move, if possible one that hides or moves what is hidden."""
    game, verbs = table.rules(), counted(table.game).eager
    eager = [code for code in state.legal if game.action(code).verb in verbs] if verbs else []
    state.apply(eager[chance.below(len(eager))] if eager and chance.below(3) else choose(state, chance))
