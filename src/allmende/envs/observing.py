"""What a seat sees, as one vector of numbers: made from its view and nothing else, so nothing hidden can be in it."""

from __future__ import annotations

import importlib
import types
import typing
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from allmende.core.catalog import folder
from allmende.core.decisions import Decision, kind_name
from allmende.core.errors import AllmendeError
from allmende.core.game import Game
from allmende.core.sheet import Sheet, listed
from allmende.core.state import State

SEATS = ("seat", "mover", "owner", "asker", "receiver")  # what of a decision is a seat

Vector = NDArray[np.float32]


class NoObservation(AllmendeError):
    """A game that does not say how it looks in numbers."""


class Encoder:
    """How one game with its components becomes numbers, for any number of seats."""

    def __init__(self, game: Game[Any]) -> None:
        package = f"allmende.games.{folder(game.name).name}"
        try:
            module = importlib.import_module(f"{package}.observe")
        except ModuleNotFoundError as error:
            raise NoObservation(
                f"{game.title} has no observe.py, so it can't be learnt from numbers"
            ) from error
        shapes = importlib.import_module(f"{package}.shapes")
        self.fill: Callable[[Sheet, dict[str, Any]], None] = module.observe
        hints = typing.get_type_hints(shapes.Pending)
        self.fields = [
            (name, f"asked.{name}", form(name, hints[name])) for name in hints if name not in ("kind", "seat")
        ]
        kinds = [kind_name(cls.__name__) for cls in game.records() if issubclass(cls, Decision)]
        self.lists = listed({"kind": [*dict.fromkeys(kinds), "hidden"], **module.lists(game)})

    def sheet(self, state: State, seat: int, naming: bool = False) -> Sheet:
        sheet = Sheet(seat, state.seats, self.lists, naming)
        seen = state.view(seat)
        self.pending(sheet, seen["pending"] or {})
        self.fill(sheet, seen)
        return sheet

    def pending(self, sheet: Sheet, asked: dict[str, Any]) -> None:
        """What is being decided, with all its details."""
        sheet.word("kind", asked.get("kind"), "kind")
        sheet.who("seat", asked.get("seat"))
        for name, key, shape in self.fields:
            value = asked.get(name)
            if shape == "who":
                sheet.who(key, value)
            elif shape == "bag":
                sheet.bag(key, value or [], name)
            elif shape == "counts":
                sheet.counts(key, value or {}, name)
            elif shape == "word":
                sheet.word(key, value, name)
            else:
                sheet.maybe(key, None if value is None else int(value))


def form(name: str, hint: Any) -> str:
    """How a detail of a decision is written down, by its declared type."""
    origin = typing.get_origin(hint)
    if name in SEATS:
        return "who"
    if origin is list:
        return "bag"
    if origin is dict:
        return "counts"
    if hint is str or (origin in (typing.Union, types.UnionType) and str in typing.get_args(hint)):
        return "word"
    return "maybe"


_ENCODERS: dict[str, Encoder] = {}


def encoder(game: Game[Any]) -> Encoder:
    known = _ENCODERS.get(f"{game.name} {game.components.digest}")
    if known is None:
        known = _ENCODERS[f"{game.name} {game.components.digest}"] = Encoder(game)
    return known


def observation(state: State, seat: int) -> Vector:
    """What this seat sees now."""
    return np.frombuffer(encoder(state.game).sheet(state, seat).values, np.float32)


def observe_into(buffer: Vector, state: State, seat: int) -> None:
    """The same, written into a row of a larger array."""
    buffer[:] = np.frombuffer(encoder(state.game).sheet(state, seat).values, np.float32)


def observation_names(game: Game[Any], seats: int | None = None, **options: Any) -> list[str]:
    """The name of each number in an observation; `me` is the observing seat, 1 sits to its left."""
    return _names(game, game.seats[-1] if seats is None else seats, tuple(sorted(options.items())))


@cache
def _names(game: Game[Any], seats: int, options: tuple[tuple[str, Any], ...]) -> list[str]:
    state = game.new(seats, 0, **dict(options))
    return encoder(game).sheet(state, 0, naming=True).names
