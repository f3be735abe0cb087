"""A contest's games, kept in a file as they end: a long run can be broken off, taken up again, and made longer.

The file has a line of JSON that says which contest it is, then one for each finished game with its number, in the order
in which they ended. How many games are wanted is not part of it.
"""

from __future__ import annotations

import json
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

from allmende.core.catalog import game as find_game
from allmende.core.errors import AllmendeError, SetupError
from allmende.lab.arena import Bout, Contest

FORMAT = 1


def known_games(file: Path, contest: Contest) -> dict[int, Bout]:
    """The games in a file, by number. A file that isn't there, or is empty, is begun."""
    head = _head(contest)
    try:
        with file.open("a+b") as book:
            book.seek(0)
            *lines, torn = book.read().split(b"\n")
            if not lines and not torn:
                book.write(_line(head))
                return {}
            known = _read(file, lines, head, contest)
            if torn:  # a game that was being written when the run was broken off
                book.truncate(book.tell() - len(torn))
            return known
    except OSError as error:
        raise _complaint(file, error) from None


def keep_games(file: Path, bouts: dict[int, Bout]) -> None:
    try:
        with file.open("ab") as book:
            book.write(b"".join(_line({"number": number, **asdict(bout)}) for number, bout in bouts.items()))
    except OSError as error:
        raise _complaint(file, error) from None


def _complaint(file: Path, error: OSError) -> AllmendeError:
    return AllmendeError(f"games can't be kept in {file}: {(error.strerror or str(error)).lower()}")


def _line(record: dict[str, Any]) -> bytes:
    return json.dumps(record).encode() + b"\n"


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


def _read(file: Path, lines: list[bytes], head: dict[str, Any], contest: Contest) -> dict[int, Bout]:
    records = [_record(line) for line in lines]
    if not records or records[0] is None or records[0].get("allmende") != "arena":
        raise SetupError(f"{file} holds no games of an arena; it is left as it is")
    for key, value in head.items():
        if records[0].get(key) != value:
            raise SetupError(
                f"{file} holds games of another contest: {key} {records[0].get(key)!r}, not {value!r}"
            )
    known = {}
    for place, record in enumerate(records[1:], 2):
        if record is None or not _is_game(record, contest):
            raise SetupError(f"{file}, line {place}: this is no game of its contest")
        number, bots = record.pop("number"), tuple(record.pop("bots"))
        known[number] = Bout(bots, **record)
    return known


def _record(line: bytes) -> dict[str, Any] | None:
    try:
        record = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return record if isinstance(record, dict) else None


def _is_game(record: dict[str, Any], contest: Contest) -> bool:
    """Whether it has what a game has, and those bots sit there who should."""
    number = record.get("number")
    if (
        type(number) is not int
        or number < 0
        or set(record) != {"number"} | {one.name for one in fields(Bout)}
    ):
        return False
    tables = contest.tables()
    by_seat = [value for key, value in record.items() if key != "number"]
    return record["bots"] == list(tables[number % len(tables)]) and all(
        isinstance(values, list)
        and len(values) == contest.seats
        and all(type(value) in (int, float) for value in values)
        for values in by_seat
    )
