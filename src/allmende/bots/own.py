"""Your own bots, for commands on this machine: `mypackage.mymodule:MyBot`, and weights from a file.

Importing a module runs it. So servers, where strangers name bots, look them up in the registry alone; the laboratory and the
command line come here first.

    mypackage.mymodule:MyBot            a Bot, a function `think(state, seat, seed, notes)`, or a class whose objects have a
                                        method `think` like it, or `choose(state, seat, seed)` that returns a code
    greedy:nodes=60,weights=new.json    a bot of ours with other weights, as `allmende tune --json` prints them
    learned:ms=500,model=new.model      one that plays with a model, as `allmende train` makes them
"""

from __future__ import annotations

import importlib
import json
import os
import re
import sys
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from allmende.bots import registry
from allmende.bots.advice import Advice, Notes
from allmende.bots.insight import insight
from allmende.bots.model import NoModel, load
from allmende.bots.registry import Bot, Think, UnknownBot
from allmende.core.state import State

FILES = ("weights", "model")  # what a bot may be given a file for
_OWN = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")


def bot(spec: str) -> Bot:
    """A bot by its name, one of ours or one's own. Its name stays as it was given."""
    if _OWN.fullmatch(spec):
        return _imported(spec)
    without, model = _without(spec, "model")
    kept, file = _without(without, "weights")
    found = registry.bot(kept, model or "")
    if model is not None:
        found = Bot(spec, found.think, found.seconds, found.looks)
    return found if file is None else Bot(spec, _weighing(found, file), found.seconds, found.looks)


def is_own(spec: str) -> bool:
    """Whether a bot is in a module of whoever names it."""
    return _OWN.fullmatch(spec) is not None


def files_of(spec: str) -> list[str]:
    """The files a bot is given: weights, a model."""
    return [file for what in FILES if (file := _without(spec, what)[1]) is not None]


def with_files(spec: str, places: Mapping[str, str]) -> str:
    """The same bot, its files in other places."""
    for what in FILES:
        without, file = _without(spec, what)
        if file is not None:
            spec = f"{without}{',' if ':' in without else ':'}{what}={places[file]}"
    return spec


def check(spec: str, game: str) -> None:
    """Raises what would go wrong with this bot in this game, before it is played."""
    bot(spec)
    file = _without(spec, "weights")[1]
    if file is not None:
        _weights(file, game)
    model = _without(spec, "model")[1]
    if model is not None and (found := load(Path(model))).game != game:
        raise NoModel(f"{model} is for {found.game}, not for {game}")


@cache
def _imported(spec: str) -> Bot:
    module, _, name = spec.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())  # as `python -m` has it; a command has not
    try:
        thing = getattr(importlib.import_module(module), name)
    except AttributeError:
        raise UnknownBot(f"there is no bot {spec!r}: {module} has nothing called {name}") from None
    except Exception as error:  # whatever importing somebody's module may raise
        raise UnknownBot(f"there is no bot {spec!r}: {module} can't be imported: {error}") from None
    if isinstance(thing, Bot):
        return Bot(spec, thing.think, thing.seconds, thing.looks)
    try:
        made = thing() if isinstance(thing, type) else thing
    except Exception as error:
        raise UnknownBot(f"the bot {spec!r} can't be made: {type(error).__name__}: {error}") from None
    if hasattr(made, "think"):
        return Bot(spec, made.think)
    if hasattr(made, "choose"):
        return Bot(spec, _choosing(made))
    if callable(made):
        return Bot(spec, made)
    raise UnknownBot(f"{spec!r} is no bot: it has no method 'think' or 'choose'")


def _choosing(made: Any) -> Think:
    def think(state: State, seat: int, seed: int, notes: Notes) -> Advice:
        return Advice(made.choose(state, seat, seed))

    return think


def _without(spec: str, what: str) -> tuple[str, str | None]:
    """A bot's name without the file that is given for something ("weights", "model"), and that file."""
    name, colon, rest = spec.partition(":")
    pairs = rest.split(",")
    files = [pair.removeprefix(f"{what}=") for pair in pairs if pair.startswith(f"{what}=")]
    if not colon or not files:
        return spec, None
    if len(files) > 1:
        raise UnknownBot(f"{what} of {name!r}: given twice")
    others = ",".join(pair for pair in pairs if not pair.startswith(f"{what}="))
    return f"{name}:{others}" if others else name, files[0]


@cache
def _weights(file: str, game: str) -> list[float]:
    """The weights in a file (JSON as `tune` prints it, or TOML), in the order of the game's features."""
    try:
        text = Path(file).read_text("utf-8")
        data: Any = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except OSError as error:
        raise UnknownBot(
            f"weights can't be read from {file}: {(error.strerror or str(error)).lower()}"
        ) from None
    except ValueError as error:
        raise UnknownBot(f"{file} holds no weights: {error}") from None
    given = data.get("weights", data) if isinstance(data, dict) else None
    names = insight(game).names
    if not isinstance(given, dict) or not all(type(value) in (int, float) for value in given.values()):
        raise UnknownBot(f"{file} holds no weights: expected a number for each feature")
    if unknown := [name for name in given if name not in names]:
        raise UnknownBot(f"{file}: {game} has no feature {unknown[0]!r}; it has {', '.join(names)}")
    usual = dict(zip(names, insight(game).weights, strict=True))
    return [float(given.get(name, usual[name])) for name in names]


def _weighing(found: Bot, file: str) -> Think:
    """The bot, with these weights while it thinks."""

    def think(state: State, seat: int, seed: int, notes: Notes) -> Advice:
        known = insight(state.game.name)
        usual, known.weights = known.weights, _weights(file, state.game.name)
        try:
            return found.think(state, seat, seed, notes)
        finally:
            known.weights = usual

    return think
