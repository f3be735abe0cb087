"""How a game's table is drawn in the terminal.

A game may have a module here, named as its folder is (`village.py` for `games/village`), and its words in
`text/<folder>/en.ftl` and its translations beside it. The module has

    draw(view, words, setting) -> renderable        the table as the view shows it
    heading(action, words, game) -> str             optional: the place a choice is listed under; '' for none

The message `legend`, if there is one, explains the drawing's signs and is shown with the help.

Nothing has to be registered. A game without a module is drawn plainly, as a tree of what its view holds, and its choices are
listed under their first argument where that is a place.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Sequence
from functools import cache
from types import ModuleType
from typing import Any, NamedTuple

from rich.console import RenderableType

from allmende.bots import level, name_of
from allmende.cli.tables import plain
from allmende.core.actions import Action
from allmende.core.catalog import folder
from allmende.core.game import Game
from allmende.core.words import Words


class Person(NamedTuple):
    """A seat as it is shown: colours tell seats apart, and so do signs, for those who don't see the colours."""

    name: str
    style: str
    sign: str
    level: str = ""  # of a bot: how strong it is

    @property
    def title(self) -> str:
        """Over everything that is theirs: "▲ Greta · journeyman"."""
        return f"{self.sign} {self.name}" + (f" · {self.level}" if self.level else "")


class Setting(NamedTuple):
    """What a drawing needs besides the view: the game (for its printed numbers), who sits there, how wide the terminal is."""

    game: Game[Any]
    persons: list[Person]
    width: int


_LOOKS = [
    ("red", "●"),
    ("yellow", "▲"),
    ("bright_blue", "■"),
    ("cyan", "◆"),
    ("magenta", "★"),
    ("green", "♥"),
]


def people(seats: int, words: Words, bots: Sequence[str | None] = (), commitment: str = "") -> list[Person]:
    """Who sits there: bots have names of their own (see `bots.names`), people the number of their seat."""
    found = []
    for seat, bot in enumerate(bots or [None] * seats):
        style, sign = _LOOKS[seat % len(_LOOKS)]
        if bot is None:
            found.append(Person(words.text("player", number=seat + 1), style, sign))
        else:
            found.append(Person(name_of(commitment, seat), style, sign, level(bot, words)))
    return found


@cache
def _module(game: str) -> ModuleType | None:
    name = f"{__name__}.{folder(game).name}"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def draw(view: dict[str, Any], words: Words, setting: Setting) -> RenderableType:
    module = _module(setting.game.name)
    drawn: RenderableType = (module or plain).draw(view, words, setting)
    return drawn


def heading_of(game: Game[Any], action: Action, words: Words) -> str:
    """The place a choice is listed under."""
    module = _module(game.name)
    chosen = module if module is not None and hasattr(module, "heading") else plain
    heading: str = chosen.heading(action, words, game)
    return heading
