"""`allmende games`: what can be played."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from allmende.cli.texts import words_of
from allmende.core.catalog import game as find_game
from allmende.core.catalog import games
from allmende.core.game import Option
from allmende.core.words import Words


def list_games(language: str) -> None:
    general = words_of(language)
    table = Table(box=None, padding=(0, 2), header_style="dim")
    for heading in ("games-name", "games-title", "games-seats", "games-options"):
        table.add_column(general.text(heading))
    for name in games():
        game, words = find_game(name), words_of(language, name)
        seats = general.text("games-range", low=game.seats[0], high=game.seats[-1])
        options = Text("\n").join(_option(key, option, words) for key, option in game.options.items())
        table.add_row(Text(name, "bold"), words.text("title"), seats, options)
    Console(highlight=False).print(table)


def _option(name: str, option: Option, words: Words) -> Text:
    shown = Text()
    for choice in option.choices:
        shown.append(" | " if shown else f"{name}=", "dim")
        shown.append(str(choice), "bold" if choice == option.default else "")
    return shown.append(f"  {words.text(option.text)}", "dim")
