"""Every shape the database ever had leads to today's, with what was in it; and migrations once released stay as they are."""

from __future__ import annotations

import asyncio
import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from allmende.server.settings import Settings, database_address
from allmende.server.storage import database
from allmende.server.storage.database import migration_config, open_engine
from allmende.server.storage.shape import metadata
from tests.server.postgres import Postgres, binaries
from tests.server.support import sqlite

VERSIONS = Path(database.__file__).parent / "migrations" / "versions"
RELEASED = Path(__file__).parent.parent / "data" / "migrations.json"  # by file: a digest of its code

# A row of each table of the first shape; later ones get theirs from the migrations, or stay empty.
ROWS: list[tuple[str, dict[str, Any]]] = [
    ("people", {"id": "ada", "name": "Ada", "login": "ada", "created": 1.0}),
    ("sessions", {"id": "s", "person": "ada", "created": 1.0, "seen": 1.0, "agent": "x"}),
    (
        "tables",
        {
            **{"id": "t", "game": "village", "rules": 1, "layout": "", "seats": 2, "options": "{}"},
            **{"seed": "0", "commitment": "", "private": False, "creator": "ada", "changes": "[]"},
            **{"created": 1.0, "touched": 1.0, "seq": 1, "version": 9, "to_move": 0, "interrupt": False},
            "winners": "[]",
        },
    ),
    (
        "seats",
        {
            **{"table_id": "t", "seat": 0, "kind": "human", "person": "ada", "last": "ben"},
            **{"seen": 0, "seen_at": 1.0, "noticed": 0.0},
        },
    ),
    (
        "entries",
        {
            **{"table_id": "t", "seq": 0, "kind": "move", "seat": 0, "code": 4, "at": 1.0},
            **{"revealed": False, "events": "[]", "scores": "[]"},
        },
    ),
    ("frames", {"table_id": "t", "seq": 0, "frame": "{}"}),
    ("latest", {"table_id": "t", "seq": 1, "frame": "{}"}),
    (
        "chat",
        {"table_id": "t", "person": "ada", "name": "Ada", "text": "hello", "at": 1.0},
    ),
    ("orders", {"table_id": "t", "seat": 0, "decision": "draft-turn", "code": 3}),
    ("votes", {"table_id": "t", "seat": 1, "voter": 0, "bot": "greedy"}),
]


def revisions() -> list[str]:
    """All shapes there were, the first one first."""
    config = migration_config(None)  # type: ignore[arg-type]
    found = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    return found[::-1]


def upgrade_from(connection: Connection, revision: str) -> list[object]:
    """Fills the database in that shape and brings it to today's; returns by how much it is not."""
    config = migration_config(connection)
    command.upgrade(config, revision)
    for table, row in ROWS:
        names, values = ", ".join(row), ", ".join(f":{name}" for name in row)
        connection.execute(text(f"INSERT INTO {table} ({names}) VALUES ({values})"), row)
    command.upgrade(config, "head")
    for table, row in ROWS:
        [kept] = connection.execute(text(f"SELECT * FROM {table}")).mappings().all()
        assert {name: kept[name] for name in row if isinstance(row[name], int | float)} == {
            name: value for name, value in row.items() if isinstance(value, int | float)
        }
    sat = {tuple(row) for row in connection.execute(text("SELECT table_id, seat, person FROM sat"))}
    if revision < "0010":
        assert sat == {("t", 0, "ada"), ("t", 0, "ben")}
    assert set(inspect(connection).get_table_names()) == {*metadata.tables, "alembic_version"}
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def check_upgrade(address: str, revision: str) -> None:
    async def upgraded() -> list[object]:
        engine = open_engine(Settings(database=database_address(address)))
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(upgrade_from, revision)
        finally:
            await engine.dispose()

    assert asyncio.run(upgraded()) == []


@pytest.mark.parametrize("revision", revisions())
def test_every_shape_leads_to_todays(tmp_path: Path, revision: str) -> None:
    check_upgrade(sqlite(tmp_path), revision)


@pytest.mark.postgres
def test_the_first_shape_leads_to_todays_on_postgresql() -> None:
    if binaries() is None:
        pytest.skip("PostgreSQL is not installed")
    fresh = Postgres()
    try:
        check_upgrade(fresh.address, revisions()[0])
    finally:
        fresh.remove()


def test_there_is_one_line_of_migrations() -> None:
    """If this fails after a merge: let the `down_revision` of the later branch's first migration name the other's last."""
    config = migration_config(None)  # type: ignore[arg-type]
    assert len(ScriptDirectory.from_config(config).get_heads()) == 1


def test_released_migrations_stay_as_they_are() -> None:
    """Databases out there have been through them. A new one is added to the list with its digest when it is released."""
    released: dict[str, str] = json.loads(RELEASED.read_text())
    for name, digest in released.items():
        code = "".join((VERSIONS / name).read_text("utf-8").split())
        assert hashlib.sha256(code.encode()).hexdigest() == digest, name
