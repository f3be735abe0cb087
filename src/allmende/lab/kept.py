"""A contest's games, kept in a file as they end (lab/book.py)."""

from __future__ import annotations

from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

from allmende.core.catalog import game as find_game
from allmende.core.errors import SetupError
from allmende.lab import book
from allmende.lab.arena import Bout, Contest

FORMAT = 1


def known_games(file: Path, contest: Contest) -> dict[int, Bout]:
    """The games in a file, by number. A missing or empty file is started."""
    known = {}
    for place, record in book.opened(file, _head(contest)):
        if record is None or not _is_game(record, contest):
            raise SetupError(f"{file}, line {place}: this is no game of its contest")
        number, bots = record.pop("number"), tuple(record.pop("bots"))
        known[number] = Bout(bots, **record)
    return known


def keep_games(file: Path, bouts: dict[int, Bout]) -> None:
    book.write(file, [{"number": number, **asdict(bout)} for number, bout in bouts.items()])


def _head(contest: Contest) -> dict[str, Any]:
    game = find_game(contest.game, contest.components)
    return {
        "allmende": "arena",
        "format": FORMAT,
        "game": contest.game,
        "rules": game.RULES_VERSION,
        "components": game.components.digest,
        "players": contest.seats,
        "options": game.settle_options(contest.seats, contest.options),
        "seed": contest.seed,
        "bots": list(contest.bots),
    }


def _is_game(record: dict[str, Any], contest: Contest) -> bool:
    """Whether it has what a game has, and those bots sit there who should."""
    number = record.get("number")
    names = {one.name for one in fields(Bout)}
    older = names - {"automata"}  # which were not kept until 2026-11-19
    if type(number) is not int or number < 0 or set(record) - {"number"} not in (names, older):
        return False
    tables = contest.tables()
    lists = [value for key, value in record.items() if key != "number"]
    return (
        record["bots"] == list(tables[number % len(tables)])
        and all(isinstance(values, list) for values in lists)
        and all(type(value) in (int, float) for values in lists for value in values)
        and all(len(record[name]) == contest.seats for name in older)
    )
