"""Database upkeep: back up, restore, remove what is no longer needed. Everything except restoring works while the server runs."""

from __future__ import annotations

import base64
import gzip
import json
import os
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from alembic import command
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, and_, delete, insert, or_, select, text

from allmende.server.settings import Settings
from allmende.server.storage import shape
from allmende.server.storage.database import migration_config, open_engine
from allmende.server.storage.readiness import PRIVATE, DatabaseTrouble

FORMAT = 1
_PORTION = 500
DAY = 86400.0


@dataclass(frozen=True)
class Retention:
    """How long unused things are kept, in days."""

    sessions: float = 180
    guests: float = 30  # without a session, a seat or a table
    idle_tables: float = 365  # running ones at which nothing happens
    finished_tables: float | None = None  # for ever


# ── backup ───────────────────────────────────────────────────────────────────────────────────────


async def back_up(settings: Settings, target: Path) -> dict[str, int]:
    """Writes everything into one file, as it was at one moment. It fits either database."""
    engine = open_engine(settings)
    if not settings.is_sqlite:
        engine = engine.execution_options(isolation_level="REPEATABLE READ")
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(_dump, target)
    except OSError as error:
        raise DatabaseTrouble(f"can't write {target}: {(error.strerror or str(error)).lower()}") from None
    finally:
        await engine.dispose()


def _dump(connection: Connection, target: Path) -> dict[str, int]:
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN")  # all that follows is read from one moment
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None:
        raise DatabaseTrouble("there is nothing of Allmende in this database")
    counts: dict[str, int] = {}
    unfinished = target.with_name(f"{target.name}.part")
    with open(unfinished, "wb", opener=_private) as raw, gzip.open(raw, "wt", encoding="utf-8") as file:
        _line(file, {"allmende": "backup", "format": FORMAT, "revision": revision, "at": time.time()})
        tables = MetaData()
        tables.reflect(connection, only=lambda name, _: name in shape.metadata.tables)
        for table in tables.sorted_tables:
            counts[table.name] = 0
            rows = connection.execution_options(yield_per=_PORTION).execute(select(table))
            for row in rows:
                _line(file, {"table": table.name, "row": _plain(dict(row._mapping))})
                counts[table.name] += 1
        _line(file, {"end": counts})
    os.replace(unfinished, target)  # whole, or not there
    return counts


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, PRIVATE)


def _line(file: IO[str], data: dict[str, Any]) -> None:
    file.write(json.dumps(data, separators=(",", ":")) + "\n")


def _plain(row: dict[str, Any]) -> dict[str, Any]:
    return {
        name: {"base64": base64.b64encode(value).decode()} if isinstance(value, bytes) else value
        for name, value in row.items()
    }


# ── restore ──────────────────────────────────────────────────────────────────────────────────────


async def restore(settings: Settings, source: Path) -> dict[str, int]:
    """Fills an empty database from a backup, and brings it to this version's shape."""
    engine = open_engine(settings)
    try:
        async with engine.begin() as connection:
            return await connection.run_sync(_fill, source)
    finally:
        await engine.dispose()


def _fill(connection: Connection, source: Path) -> dict[str, int]:
    lines = _read(source)
    head = next(lines, {})
    if head.get("allmende") != "backup" or head.get("format") != FORMAT:
        raise DatabaseTrouble(f"{source} is no backup of Allmende")
    config = migration_config(connection)
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if head["revision"] not in known:
        raise DatabaseTrouble(f"{source} was written by a newer version of Allmende")
    if MigrationContext.configure(connection).get_current_revision() is not None:
        if connection.execute(select(shape.people.c.id).limit(1)).first() is not None:
            raise DatabaseTrouble("the database is not empty; restore into a new one")
        command.downgrade(config, "base")
    command.upgrade(config, head["revision"])
    tables = MetaData()
    tables.reflect(connection)
    counts = dict.fromkeys(shape.metadata.tables, 0)
    portion: list[dict[str, Any]] = []
    filling, told = "", None
    for line in lines:
        if "end" in line:
            told = line["end"]
            break
        if portion and (line["table"] != filling or len(portion) == _PORTION):
            connection.execute(insert(tables.tables[filling]), portion)
            portion = []
        filling = line["table"]
        portion.append({name: _stored(value) for name, value in line["row"].items()})
        counts[filling] = counts.get(filling, 0) + 1
    if portion:
        connection.execute(insert(tables.tables[filling]), portion)
    if told is None or any(counts.get(name, 0) != number for name, number in told.items()):
        raise DatabaseTrouble(f"{source} is not whole: it ends too early")
    if connection.dialect.name == "postgresql":
        for name in ("chat", "reports", "audit"):
            if name in tables.tables:
                connection.execute(
                    text(
                        f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM {name}), false)"
                    )
                )
    command.upgrade(config, "head")
    return counts


def _stored(value: Any) -> Any:
    return (
        base64.b64decode(value["base64"]) if isinstance(value, dict) and set(value) == {"base64"} else value
    )


def _read(source: Path) -> Iterator[dict[str, Any]]:
    try:
        with gzip.open(source, "rt", encoding="utf-8") as file:
            for line in file:
                yield json.loads(line)
    except (OSError, EOFError, ValueError) as error:
        raise DatabaseTrouble(f"can't read {source}: {error}") from None


# ── vacuum ───────────────────────────────────────────────────────────────────────────────────────


async def vacuum(settings: Settings, keep: Retention, compact: bool) -> dict[str, int]:
    """Removes what is no longer needed, a little at a time, so that nobody has to wait; `compact` also frees the space."""
    engine = open_engine(settings)
    now = time.time()
    gone: dict[str, int] = {}
    try:
        for name, table, condition in _unneeded(keep, now):
            gone[name] = 0
            while True:
                key = table.primary_key.columns.values()[0]
                some = select(key).where(condition).limit(_PORTION)
                async with engine.begin() as connection:
                    found = list((await connection.execute(some)).scalars())
                    if found:
                        await connection.execute(delete(table).where(key.in_(found)))
                gone[name] += len(found)
                if len(found) < _PORTION:
                    break
        if compact:
            async with engine.connect() as connection:
                alone = await connection.execution_options(isolation_level="AUTOCOMMIT")
                await alone.execute(text("VACUUM"))
    finally:
        await engine.dispose()
    return gone


def _unneeded(keep: Retention, now: float) -> list[tuple[str, Any, Any]]:
    tables, people, seats = shape.tables, shape.people, shape.seats
    old_tables = and_(tables.c.to_move.is_not(None), tables.c.touched < now - keep.idle_tables * DAY)
    if keep.finished_tables is not None:
        over = and_(tables.c.to_move.is_(None), tables.c.touched < now - keep.finished_tables * DAY)
        old_tables = or_(old_tables, over)
    needed = [
        select(1).where(shape.sessions.c.person == people.c.id).exists(),
        select(1).where(seats.c.person == people.c.id).exists(),
        select(1).where(tables.c.creator == people.c.id).exists(),
    ]
    forgotten = and_(
        people.c.login.is_(None),
        people.c.created < now - keep.guests * DAY,
        or_(people.c.banned_until.is_(None), people.c.banned_until < now),
        *(~each for each in needed),
    )
    return [
        ("sessions", shape.sessions, shape.sessions.c.seen < now - keep.sessions * DAY),
        ("tables", tables, old_tables),
        ("guests", people, forgotten),
        ("tokens", shape.tokens, shape.tokens.c.expires < now),
        ("limits", shape.spent, shape.spent.c.at < now - 2 * DAY),
        ("bans", shape.bans, shape.bans.c.until < now),
    ]
