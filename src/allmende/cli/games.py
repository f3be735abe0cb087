"""`allmende games`: what can be played."""

from __future__ import annotations

import json

from rich.console import Console
from rich.table import Table
from rich.text import Text

from allmende.cli.texts import words_of
from allmende.core.catalog import playable
from allmende.core.game import Option
from allmende.core.words import Words


def print_games(language: str) -> None:
    """For programs."""
    found, trouble = playable()
    rows = [
        {
            "name": game.name,
            "title": words_of(language, game.name).text("title"),
            "seats": list(game.seats),
            "num_actions": game.num_actions,
            "rules": game.RULES_VERSION,
            "components": game.components.digest,
            "options": {
                key: {"default": option.default, "choices": list(option.choices)}
                for key, option in game.options.items()
            },
        }
        for game in found
    ]
    print(json.dumps({"games": rows, "broken": trouble}, indent=1))


def list_games(language: str) -> None:
    general = words_of(language)
    table = Table(box=None, padding=(0, 2), header_style="dim")
    for heading in ("games-name", "games-title", "games-seats", "games-options"):
        table.add_column(general.text(heading))
    found, trouble = playable()
    for game in found:
        words = words_of(language, game.name)
        seats = general.text("games-range", low=game.seats[0], high=game.seats[-1])
        options = Text("\n").join(_option(key, option, words) for key, option in game.options.items())
        table.add_row(Text(game.name, "bold"), words.text("title"), seats, options)
    Console(highlight=False).print(table)
    for sentence in trouble:
        Console(stderr=True, highlight=False).print(Text(sentence, "yellow"))


def _option(name: str, option: Option, words: Words) -> Text:
    shown = Text()
    for choice in option.choices:
        shown.append(" | " if shown else f"{name}=", "dim")
        shown.append(str(choice), "bold" if choice == option.default else "")
    return shown.append(f"  {words.text(option.text)}", "dim")
