"""For people who run a server: backups, checks, cleaning up, and `allmende admin`."""

from __future__ import annotations

import asyncio
import getpass
import ipaddress
import json
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from allmende.cli.serve import need_server_extra
from allmende.core.errors import AllmendeError
from allmende.core.legible import legible

DAY = 86400.0
FOR_EVER = 36500.0  # days
TIMES = ("created", "touched", "at", "settled", "until", "banned_until", "muted_until")


class Trouble(AllmendeError):
    """An error in what the host asked for."""


def settings_of(database: str | None, config: Path | None) -> Any:
    need_server_extra()
    from allmende.server.settings import read_settings

    return read_settings(config, {"database": database})[0]


# ── upkeep ───────────────────────────────────────────────────────────────────────────────────────


def back_up(target: Path, database: str | None, config: Path | None, as_json: bool = False) -> None:
    settings = settings_of(database, config)
    from allmende.server.storage.upkeep import back_up as work

    counts = asyncio.run(work(settings, target))
    _say(f"{target}: {_counted(counts)}.", {"file": str(target), **counts}, as_json)


def restore(source: Path, database: str | None, config: Path | None, as_json: bool = False) -> None:
    settings = settings_of(database, config)
    from allmende.server.storage.readiness import claim_database
    from allmende.server.storage.upkeep import restore as work

    claim = claim_database(settings)
    try:
        counts = asyncio.run(work(settings, source))
    finally:
        if claim is not None:
            claim.close()
    _say(f"Restored {_counted(counts)}.", {"file": str(source), **counts}, as_json)


def check(database: str | None, config: Path | None, as_json: bool = False) -> None:
    settings = settings_of(database, config)
    from allmende.server.tables.checking import check_tables

    found = asyncio.run(_with_store(settings, check_tables))
    older = (
        f" Played under older rules, of which only the end can be read: {len(found.older)}."
        if found.older
        else ""
    )
    figures = {"whole": found.whole, "older": sorted(found.older), "broken": found.broken}
    _say(f"Tables that replay to where they stand: {found.whole}.{older}", figures, as_json)
    if found.broken:
        listed = "; ".join(f"{table} {why}" for table, why in sorted(found.broken.items())[:20])
        raise Trouble(f"broken tables: {len(found.broken)} ({listed})")


def vacuum(
    database: str | None,
    config: Path | None,
    guests: float,
    idle: float,
    finished: float | None,
    compact: bool,
    as_json: bool = False,
) -> None:
    settings = settings_of(database, config)
    from allmende.server.storage.upkeep import Retention
    from allmende.server.storage.upkeep import vacuum as work

    keep = Retention(settings.session_days, guests, idle, finished)
    gone = asyncio.run(work(settings, keep, compact))
    told = ", ".join(_number(count, name[:-1], name) for name, count in gone.items() if count)
    _say(f"Removed {told}." if told else "There was nothing to remove.", dict(gone), as_json)


def _say(text: str, figures: dict[str, Any], as_json: bool) -> None:
    print(json.dumps(figures) if as_json else text)


def _counted(counts: dict[str, int]) -> str:
    words = {"tables": "table", "people": "person", "entries": "entry"}
    return ", ".join(_number(counts[many], one, many) for many, one in words.items())


def _number(count: int, one: str, many: str) -> str:
    return f"{count} {one if count == 1 else many}"


async def _with_store(settings: Any, work: Callable[[Any], Awaitable[Any]]) -> Any:
    from allmende.server.storage.readiness import DatabaseTrouble
    from allmende.server.storage.store import Store
    from allmende.server.storage.transactions import StorageAway

    if settings.is_sqlite and not Path(settings.database.partition("///")[2]).exists():
        raise DatabaseTrouble(f"there is no {settings.database.partition('///')[2]}")
    store = Store(settings, "admin")
    try:
        await store.open()
        return await work(store)
    except StorageAway as error:
        raise DatabaseTrouble(f"the database does not answer: {error}") from None
    finally:
        await store.close()


# ── admin ────────────────────────────────────────────────────────────────────────────────────────


class Admin:
    """Each thing a host may do, with its own store; the audit log says who did it."""

    def __init__(self, database: str | None, config: Path | None, as_json: bool) -> None:
        self.settings = settings_of(database, config)
        self.as_json = as_json
        self.who = getpass.getuser()

    def show(self, name: str, *args: Any) -> None:
        """A list of `storage/hosting.py`."""
        rows = asyncio.run(_with_store(self.settings, lambda store: getattr(store.hosting, name)(*args)))
        if self.as_json:
            print(json.dumps(rows, default=str))
            return
        if not rows:
            print("Nothing.")
            return
        grid = Grid(*rows[0])
        for row in rows:
            grid.add_row(*(_shown(key, value) for key, value in row.items()))
        Console().print(grid)

    def ban(self, person: str, days: float | None, reason: str) -> None:
        async def work(store: Any) -> None:
            until = None if days is None else time.time() + days * DAY
            sessions = await store.hosting.ban(self.who, person, until, reason)
            if sessions is None:
                raise Trouble(f"there is no person {person}")
            for session in sessions if until is not None else []:
                await store.database.say("session-ended", session)

        asyncio.run(_with_store(self.settings, work))
        told = f"{person} is no longer banned." if days is None else f"{person} is banned."
        self._say(told, person=person, banned=days is not None)

    def mute(self, person: str, days: float | None, reason: str) -> None:
        until = None if days is None else time.time() + days * DAY
        self._do(
            lambda store: store.hosting.mute(self.who, person, until, reason), f"there is no person {person}"
        )
        told = f"{person} may chat again." if days is None else f"{person} may not chat."
        self._say(told, person=person, muted=days is not None)

    def ban_network(self, network: str, days: float | None, reason: str) -> None:
        try:
            found = str(ipaddress.ip_network(network, strict=False))
        except ValueError:
            raise Trouble(f"{network} is no address or network") from None
        until = None if days is None else time.time() + days * DAY
        asyncio.run(
            _with_store(
                self.settings, lambda store: store.hosting.ban_network(self.who, found, until, reason)
            )
        )
        told = f"{found} is no longer banned." if days is None else f"{found} is banned."
        self._say(told, network=found, banned=days is not None)

    def remove_table(self, table: str, reason: str) -> None:
        self._do(
            lambda store: store.hosting.remove_table(self.who, table, reason), f"there is no table {table}"
        )
        self._say(f"Table {table} is gone.", removed=table)

    def remove_line(self, line: int, reason: str) -> None:
        async def work(store: Any) -> bool:
            table = await store.hosting.remove_line(self.who, line, reason)
            if table is not None:
                await store.database.say("forget", table)
            return table is not None

        self._do(work, f"there is no line {line}")
        self._say(f"Line {line} is gone.", removed=line)

    def settle(self, report: int, how: str) -> None:
        self._do(lambda store: store.hosting.settle(self.who, report, how), f"there is no report {report}")
        self._say(f"Report {report} is settled.", settled=report)

    def reset_limit(self, key: str) -> None:
        self._do(lambda store: store.hosting.reset_limit(self.who, key), f"there is no limit {key!r}")
        self._say("It is full again.", reset=key)

    def reset_password(self, login: str) -> None:
        async def work(store: Any) -> str:
            from allmende.server.people.letters import Letters

            person = await store.people.of_login(login)
            if person is None:
                raise Trouble(f"there is no account {login}")
            await store.hosting.note(self.who, "reset password", person.id, "")
            return await Letters(self.settings, store).reset_link(
                person.id, self.settings.address.rstrip("/")
            )

        link = asyncio.run(_with_store(self.settings, work))
        self._say(link, link=link)

    def _say(self, text: str, **figures: Any) -> None:
        _say(text, figures, self.as_json)

    def _do(self, work: Callable[[Any], Awaitable[bool]], otherwise: str) -> None:
        if not asyncio.run(_with_store(self.settings, work)):
            raise Trouble(otherwise)


def _shown(key: str, value: Any) -> str:
    if value is None:
        return ""
    if key in TIMES:
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(value))
    return legible(str(value)).replace("[", r"\[")
