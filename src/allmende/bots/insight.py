"""What bots know about a game beyond its rules: looked up in the game's own `evaluate.py`, if it has one.

    WEIGHTS                what one of each feature is worth, in points
    features(state)        for each seat, then each automaton: the points it has for sure, then one number for each weight
    values(state, weights) the same, weighed at once: for each row its first number and the others by these weights, added in order
    SEARCH                 parameters of bots that search, where this game needs others than the usual ones
    LEARNED                the same for bots that play with a model, by number of seats
    SEARCHED               numbers of seats with which searching plays better than looking ahead with the model
    worth_trying(state)    of all that is legal, what a sensible player would think about; never empty while there is a choice
    turn_of(state)         which turn it is, where a seat may have several in a row

Each of them may be missing. They look only at what the state says, so an imagined state tells nothing hidden.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from typing import Any, Final

from allmende.core.state import State


class Insight:
    """What bots know about one game."""

    def __init__(self, module: Any) -> None:
        weights: dict[str, float] = getattr(module, "WEIGHTS", {})
        self.names: list[str] = list(weights)
        self.weights: list[float] = list(weights.values())
        self.habits: dict[str, float] = getattr(module, "SEARCH", {})
        self.learned_habits: dict[int, dict[str, float]] = getattr(module, "LEARNED", {})
        self.searched: frozenset[int] = frozenset(getattr(module, "SEARCHED", ()))
        self.features: Callable[[Any], list[list[float]]] = getattr(module, "features", points_only)
        self.values: Callable[[Any, list[float]], list[float]] | None = getattr(module, "values", None)
        self.sensible: Callable[[Any], list[int]] | None = getattr(module, "worth_trying", None)
        self.turn: Callable[[Any], int] | None = getattr(module, "turn_of", None)


_KNOWN: Final[dict[str, Insight]] = {}


def insight(game: str) -> Insight:
    known = _KNOWN.get(game)
    if known is None:
        name = f"allmende.games.{game.replace('-', '_')}"
        found = importlib.util.find_spec(name) and importlib.util.find_spec(f"{name}.evaluate")
        module = importlib.import_module(f"{name}.evaluate") if found else None
        _KNOWN[game] = known = Insight(module)
    return known


def evaluate(state: State) -> list[float]:
    """What each seat, then each automaton, may expect to score in the end."""
    known = insight(state.game.name)
    weighed = known.values
    return weighed(state, known.weights) if weighed is not None else weighed_rows(known, state)


def weighed_rows(known: Insight, state: State) -> list[float]:
    """The same for games that only say what they count."""
    weights = known.weights
    values: list[float] = []
    for row in known.features(state):
        value = row[0]
        for place, weight in enumerate(weights):
            value += weight * row[place + 1]
        values.append(value)
    return values


def worth_trying(state: State) -> list[int]:
    sensible = insight(state.game.name).sensible
    return state.legal if sensible is None else sensible(state)


def turn_of(state: State) -> int:
    """Elsewhere than in games that say so, a turn ends when somebody else decides."""
    turn = insight(state.game.name).turn
    return 0 if turn is None else turn(state)


def points_only(state: State) -> list[list[float]]:
    return [[float(score)] for score in state.scores()]
