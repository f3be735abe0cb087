"""`allmende bots`: who can be played against."""

from __future__ import annotations

import json

from rich.console import Console
from rich.table import Table
from rich.text import Text

from allmende.bots import bots, usual_parameters
from allmende.cli.texts import words_of


def print_bots() -> None:
    """For programs."""
    print(
        json.dumps(
            {"bots": [{"name": name, "parameters": usual_parameters(name)} for name in bots()]}, indent=1
        )
    )


def list_bots(language: str) -> None:
    words = words_of(language)
    table = Table(box=None, padding=(0, 2), header_style="dim")
    for heading in ("bots-name", "bots-what", "bots-parameters"):
        table.add_column(words.text(heading))
    for name in bots():
        parameters = Text("\n").join(
            Text(f"{key}={value:g}") for key, value in usual_parameters(name).items()
        )
        table.add_row(Text(name, "bold"), words.text(f"bot-{name}"), parameters)
    Console(highlight=False).print(table)
