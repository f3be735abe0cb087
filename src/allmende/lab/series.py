"""A series: everything a report needs to have played, one set of games after the other, kept in a file if wanted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

from allmende.core.errors import SetupError
from allmende.lab import book, pool
from allmende.lab.watch import Played, Watch, play_one, the_game

FORMAT = 1

Games = dict[str, dict[int, Played]]  # by the name of a set, then by number

_FIELDS = {one.name: str(one.type) for one in fields(Played)}
_LATER = {"ahead"}  # not in games that were kept before it was noted


def label(watch: Watch) -> str:
    """What tells one set of games from another in a file."""
    digest = the_game(watch.game, watch.components).components.digest[:16]
    return " ".join([str(watch.seats), watch.bot, digest, *watch.without])


def play_series(
    watches: Mapping[str, Watch],
    jobs: pool.Jobs,
    known: Games,
    played: Callable[[int], None] = lambda games: None,
    keep: Callable[[str, dict[int, Played]], None] = lambda name, games: None,
) -> None:
    """Plays what is missing; `known` grows with it, so an interrupted run keeps what was finished."""
    for name, watch in watches.items():
        games = known.setdefault(name, {})
        missing = [number for number in range(watch.length()) if number not in games]
        played(watch.length() - len(missing))

        def note(new: dict[int, Played], name: str = name, games: dict[int, Played] = games) -> None:
            keep(name, new)
            games.update(new)
            played(len(new))

        pool.play_all(play_one, watch, missing, jobs, 1, note)


def games_of(known: Games, name: str, watch: Watch) -> list[Played]:
    """The games of a set that were asked for, in order."""
    return [known[name][number] for number in sorted(known.get(name, {})) if number < watch.length()]


def known_games(file: Path, head: dict[str, Any]) -> Games:
    """All games in a file. A file that isn't there, or is empty, is begun."""
    found: Games = {}
    for place, record in book.opened(file, {"allmende": "report", "format": FORMAT, **head}):
        name = record.pop("set", None) if record is not None else None
        if record is None or not isinstance(name, str) or not _is_game(record):
            raise SetupError(f"{file}, line {place}: this is no game of a report")
        found.setdefault(name, {})[record["number"]] = Played(**record)
    return found


def keep_games(file: Path, name: str, games: dict[int, Played]) -> None:
    book.write(file, [{"set": name, **asdict(one)} for one in games.values()])


def _is_game(record: dict[str, Any]) -> bool:
    kinds: dict[str, Any] = {"int": int, "str": str, "float": (int, float), "list": list, "dict": dict}
    return set(record) | _LATER == set(_FIELDS) and all(
        isinstance(value, kinds[_FIELDS[name].partition("[")[0]]) for name, value in record.items()
    )
