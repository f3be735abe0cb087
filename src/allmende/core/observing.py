"""Makes a game's observer: how it and its components become numbers (core/observer.py), for any number of seats."""

from __future__ import annotations

import importlib
import types
import typing
from typing import Any

from allmende.core.catalog import folder
from allmende.core.decisions import Decision, kind_name
from allmende.core.errors import AllmendeError
from allmende.core.game import Game
from allmende.core.observer import BAG, COUNTS, NUMBER, SEAT, WORD, Detail, Observer
from allmende.core.sheet import Among

SEATS = ("seat", "mover", "owner", "asker", "receiver")  # what of a decision is a seat
HIDDEN = "hidden"  # the kind of a decision that is not shown


class NoObservation(AllmendeError):
    """A game without an `observe` module."""


def new_observer(game: Game[Any]) -> Observer:
    """How one game with its components becomes numbers, for any number of seats."""
    package = f"allmende.games.{folder(game.name).name}"
    try:
        module = importlib.import_module(f"{package}.observe")
    except ModuleNotFoundError as error:
        raise NoObservation(f"{game.title} has no observe.py, so it can't be learnt from numbers") from error
    decisions = [cls for cls in game.records() if issubclass(cls, Decision)]
    kinds = Among([*(kind_name(cls.__name__) for cls in decisions), HIDDEN])
    lists = {"kind": kinds, **{name: Among(words) for name, words in module.lists(game).items()}}
    hints = typing.get_type_hints(importlib.import_module(f"{package}.shapes").Pending)
    shapes = {name: shape_of(name, hint) for name, hint in hints.items() if name not in ("kind", "seat")}
    details = [
        Detail(name, shape, None if shape in (NUMBER, SEAT) else lists[name])
        for name, shape in shapes.items()
    ]
    return Observer(module.observe, lists, {cls: place for place, cls in enumerate(decisions)}, details)


def shape_of(name: str, hint: Any) -> int:
    """How a detail of a decision is written down, by its declared type."""
    origin = typing.get_origin(hint)
    if name in SEATS:
        return SEAT
    if origin is list:
        return BAG
    if origin is dict:
        return COUNTS
    if hint is str or (origin in (typing.Union, types.UnionType) and str in typing.get_args(hint)):
        return WORD
    return NUMBER


_OBSERVERS: dict[str, Observer] = {}


def observer(game: Game[Any]) -> Observer:
    known = _OBSERVERS.get(f"{game.name} {game.components.digest}")
    if known is None:
        known = _OBSERVERS[f"{game.name} {game.components.digest}"] = new_observer(game)
    return known
