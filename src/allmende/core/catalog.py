"""The catalog finds games by looking: a folder of `allmende.games` with a components.toml in it is a game.

Nothing has to be registered, and no game is known here by name.
"""

from __future__ import annotations

import difflib
import importlib
from functools import cache
from pathlib import Path
from typing import Any

from allmende.core import components as components_file
from allmende.core.errors import UnknownGame
from allmende.core.game import Game

_GAMES = Path(__file__).parent.parent / "games"


@cache
def _folders() -> dict[str, str]:
    """Names of games and of their folders: 'black-forest' lives in black_forest."""
    return {
        path.parent.name.replace("_", "-"): path.parent.name
        for path in sorted(_GAMES.glob("*/components.toml"))
    }


def games() -> list[str]:
    """The names of all games."""
    return sorted(_folders())


def folder(name: str) -> Path:
    """Where a game's components and texts lie."""
    if name not in _folders():
        close = difflib.get_close_matches(name, games(), 1)
        hint = f"; did you mean {close[0]!r}?" if close else f"; there are {', '.join(games())}"
        raise UnknownGame(f"there is no game {name!r}{hint}")
    return _GAMES / _folders()[name]


def game(name: str, components: str | Path | None = None) -> Game[Any]:
    """A game by its name, with a user's components file laid over its own if one is given."""
    return _own(name) if components is None else _make(name, components)


@cache
def _own(name: str) -> Game[Any]:
    return _make(name, None)


def _make(name: str, override: str | Path | None) -> Game[Any]:
    parts = components_file.load(name, folder(name) / "components.toml", override)
    module = importlib.import_module(f"allmende.games.{_folders()[name]}.game")
    made: Game[Any] = module.make(parts)
    return made
