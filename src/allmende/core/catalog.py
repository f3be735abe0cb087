"""The catalog finds games by looking: a folder of `allmende.games` with a components.toml in it is a game.

Nothing has to be registered, and no game is known here by name. A folder with something missing or broken is named in a
sentence (`GameBroken`), and the others still work.
"""

from __future__ import annotations

import difflib
import importlib
from functools import cache
from pathlib import Path
from typing import Any

from allmende.core import components as components_file
from allmende.core.errors import AllmendeError, ComponentsError, GameBroken, UnknownGame
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


def presets(name: str) -> list[str]:
    """The names of a game's earlier sets of numbers, the latest first. Each is a whole components file, kept unchanged, so
    that its digest stays the same and what was played with it can be replayed."""
    return sorted((file.stem for file in (folder(name) / "presets").glob("*.toml")), reverse=True)


def game(name: str, components: str | Path | None = None) -> Game[Any]:
    """A game by its name. `components` is a user's file, merged into the game's own, or the name of a preset."""
    if components is None or str(components) in presets(name):
        return _known(name, None if components is None else str(components))
    if presets(name) and not Path(components).exists():
        names = ", ".join(presets(name))
        raise ComponentsError(
            f"{components}: there is no such file, and no such preset of {name}; there are {names}"
        )
    return _make(name, folder(name) / "components.toml", components)


def game_with(name: str, written: str) -> Game[Any]:
    """The game with the numbers whose digest is in a text, such as a frame: today's or a preset's. If neither is, today's."""
    for preset in (None, *presets(name)):
        found = game(name, preset)
        if found.components.digest in written:
            return found
    return game(name)


def preset_of(game: Game[Any]) -> str | None:
    """The name of the earlier numbers that a game is made of; none if they are today's, or somebody's own."""
    for preset in presets(game.name):
        if _known(game.name, preset).components.digest == game.components.digest:
            return preset
    return None


@cache
def _known(name: str, preset: str | None) -> Game[Any]:
    file = "components.toml" if preset is None else f"presets/{preset}.toml"
    return _make(name, folder(name) / file, None)


def _make(name: str, file: Path, override: str | Path | None) -> Game[Any]:
    parts = components_file.load(name, file, override)
    package = f"allmende.games.{_folders()[name]}"
    try:
        make = importlib.import_module(f"{package}.game").make
    except ModuleNotFoundError as error:
        what = "it has no game.py" if error.name == f"{package}.game" else str(error)
        raise GameBroken(f"the game {name!r} can't be loaded: {what}") from error
    except Exception as error:  # an unfinished folder may raise anything
        raise GameBroken(f"the game {name!r} can't be loaded: {type(error).__name__}: {error}") from error
    made: Game[Any] = make(parts)
    return made


def playable() -> tuple[list[Game[Any]], list[str]]:
    """All games that can be loaded, and a sentence about each that can't."""
    found: list[Game[Any]] = []
    trouble: list[str] = []
    for name in games():
        try:
            made = game(name)
            for part in ("text/en.ftl", "rulebook/en.md"):
                if not (folder(name) / part).is_file():
                    raise GameBroken(f"the game {name!r} can't be loaded: it has no {part}")
        except AllmendeError as error:
            trouble.append(str(error))
        else:
            found.append(made)
    return found, trouble
