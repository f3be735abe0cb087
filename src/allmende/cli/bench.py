"""`allmende bench`: how fast the engine is here."""

from __future__ import annotations

import json
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from allmende.cli.texts import words_of
from allmende.cli.version import is_compiled
from allmende.core.catalog import game as find_game
from allmende.core.catalog import games as all_games
from allmende.core.errors import SetupError
from allmende.core.game import Game
from allmende.core.words import Words
from allmende.lab.measure import measure

COLUMNS = {  # by key of a measurement: its words and how many decimals it is worth
    "decisions_per_s": ("bench-decisions", 0),
    "clones_per_s": ("bench-clones", 0),
    "games_per_s": ("bench-games", 1),
    "playouts_per_s": ("bench-playouts", 1),
    "playout_decisions_per_s": ("bench-playout-decisions", 0),
    "nodes_per_s": ("bench-nodes", 0),
    "slowest_over_median": ("bench-slowest", 1),
}


def run_bench(
    seconds: float, games: int, only: str | None, players: int, as_json: bool, language: str
) -> None:
    if not 0 < seconds <= 3600:
        raise SetupError(f"--seconds is {seconds:g}, expected more than 0 and at most 3600")
    if games < 1:
        raise SetupError(f"--games is {games}, expected 1 or more")
    if players < 1:
        raise SetupError(f"--players is {players}, expected 1 or more")
    chosen = [find_game(name) for name in (all_games() if only is None else [only])]
    words = words_of(language)
    watched = Console(stderr=True)
    rows = []
    for game in chosen:
        with watched.status(f"{game.title} …"):
            rows.append(measure(game, seats_for(game, players), seconds, games))
    if as_json:
        print(json.dumps({"compiled": is_compiled(), "games": rows}))
    else:
        Console(highlight=False).print(_table(rows, words))


def seats_for(game: Game[Any], players: int) -> int:
    """As many as wanted, or as near to it as the game allows."""
    return max(game.seats[0], min(players, game.seats[-1]))


def _table(rows: list[dict[str, Any]], words: Words) -> Table:
    """A column for each game."""
    engine = "compiled" if is_compiled() else "interpreted"
    table = Table(title=words.text("bench-title", engine=engine), title_justify="left", box=box.SIMPLE_HEAD)
    table.add_column("")
    for row in rows:
        table.add_column(words.text("bench-game", game=row["game"], players=row["players"]), justify="right")
    for key, (name, digits) in COLUMNS.items():
        table.add_row(words.text(name), *[f"{row[key]:,.{digits}f}" for row in rows])
    return table
