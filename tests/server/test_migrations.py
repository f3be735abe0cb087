"""What older versions wrote is understood: migrations move it, and nothing is lost on the way."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic import command
from sqlalchemy import Connection, create_engine, text

from allmende.server.settings import Settings, database_address
from allmende.server.storage.database import migration_config, open_engine
from tests.server.postgres import Postgres, binaries
from tests.server.support import Served, look, new_table, play, sqlite, wait_for


@contextmanager
def serving(folder: Path) -> Iterator[Served]:
    server = Served(Settings(database=sqlite(folder)))
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def database(folder: Path) -> Iterator[Connection]:
    """The server's file, while no server runs."""
    engine = create_engine(f"sqlite:///{folder}/tables.sqlite")
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def as_of_0002() -> list[tuple[str, dict[str, Any]]]:
    """A table written before sealed moves had a place of their own: seat 1 has made one decision, and taken another back."""
    person = {"id": "ada", "name": "Ada", "created": 1.0}
    record: dict[str, Any] = {
        **{"id": "t", "game": "villagers", "rules": 1, "layout": "", "seats": 3, "options": "{}"},
        **{"seed": "0", "commitment": "", "private": False, "creator": "ada", "changes": "[]"},
        **{"created": 1.0, "touched": 1.0, "seq": 5, "version": 9, "to_move": 0, "interrupt": False},
        "winners": "[]",
    }
    journal = [("move", 0, 4), ("move", 1, 5), ("move", 1, 6), ("undo", 1, 2), ("move", 0, 7)]
    entry: dict[str, Any] = {"table_id": "t", "at": 1.0, "revealed": False, "events": "[]", "scores": "[]"}
    orders = [
        *[(1, "sealed-0", 10), (1, "sealed-1", 11), (1, "sealed-2", 12)],
        *[(2, "sealed-0", None), (2, "sealed-", 1), (2, "sealed-x", 2), (0, "sealed-99999999999", 3)],
        *[(0, "draft-turn", 20), (1, "sealedness", 21), (2, "use-courier", None)],
    ]
    return [
        ("people", person),
        ("tables", record),
        *(
            ("entries", {**entry, "seq": seq, "kind": kind, "seat": seat, "code": code})
            for seq, (kind, seat, code) in enumerate(journal)
        ),
        *(
            ("orders", {"table_id": "t", "seat": seat, "decision": decision, "code": code})
            for seat, decision, code in orders
        ),
    ]


def move_sealed_there_and_back(connection: Connection) -> dict[str, list[tuple[Any, ...]]]:
    """What is in both tables after the migration, and in the old one after undoing it."""
    config = migration_config(connection)
    command.upgrade(config, "0002")
    for table, row in as_of_0002():
        names = ", ".join(row)
        values = ", ".join(f":{name}" for name in row)
        connection.execute(text(f"INSERT INTO {table} ({names}) VALUES ({values})"), row)
    orders = text("SELECT seat, decision, code FROM orders ORDER BY seat, decision")
    command.upgrade(config, "0003")
    found = {"orders": [tuple(row) for row in connection.execute(orders)]}
    found["sealed"] = [tuple(row) for row in connection.execute(text("SELECT * FROM sealed"))]
    command.downgrade(config, "0002")
    found["again"] = [tuple(row) for row in connection.execute(orders)]
    return found


def check_sealed_moves_are_moved(address: str) -> None:
    """Only the choice for a seat's next decision is one; everything else with such a name is removed, and true orders stay."""

    async def migrated() -> dict[str, list[tuple[Any, ...]]]:
        engine = open_engine(Settings(database=database_address(address)))
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(move_sealed_there_and_back)
        finally:
            await engine.dispose()

    found = asyncio.run(migrated())
    orders = [(0, "draft-turn", 20), (1, "sealedness", 21), (2, "use-courier", None)]
    assert found["sealed"] == [("t", 1, 1, 11)]
    assert found["orders"] == orders
    assert found["again"] == sorted([*orders, (1, "sealed-1", 11)], key=lambda row: row[:2])


def test_sealed_moves_are_moved(tmp_path: Path) -> None:
    check_sealed_moves_are_moved(sqlite(tmp_path))


@pytest.mark.postgres
def test_sealed_moves_are_moved_on_postgresql() -> None:
    if binaries() is None:
        pytest.skip("PostgreSQL is not installed")
    fresh = Postgres()  # one of its own: what other tests left has its newest shape already
    try:
        check_sealed_moves_are_moved(fresh.address)
    finally:
        fresh.remove()


def test_a_choice_sealed_before_an_upgrade_is_still_made(tmp_path: Path) -> None:
    asked = {"options": {"drafted_hands": True}, "hot_seat": True}
    with serving(tmp_path) as first:
        ada = first.client("Ada")
        table_id = new_table(ada, "villagers", ["human"] * 3, **asked)
        table = look(ada, table_id)
        last = table["deciding"][-1]
        mine = ada.get(f"/api/tables/{table_id}", params={"seat": last}).json()
        code = mine["choices"][-1]["code"]
        sealed = ada.post(f"/api/tables/{table_id}/moves", json={"seq": 0, "code": code, "seat": last})
        assert (sealed.status_code, sealed.json()["seq"]) == (200, 0)

    with database(tmp_path) as connection:
        command.downgrade(migration_config(connection), "0002")
        orders = connection.execute(text("SELECT decision, code FROM orders"))
        assert [tuple(row) for row in orders] == [("sealed-0", code)]

    with serving(tmp_path) as second:
        ada = httpx.Client(base_url=second.url, cookies=dict(ada.cookies), timeout=30)
        again = ada.get(f"/api/tables/{table_id}", params={"seat": last}).json()
        assert (again["sealed"], again["orders"]) == (code, [])
        while (table := look(ada, table_id))["deciding"]:
            if table["seq"] >= 2:
                break
            play(ada, table)
        table = wait_for(ada, table_id, lambda table: table["seq"] >= 3)
        assert [(entry["seat"], entry["code"]) for entry in own_log(ada, table_id, last)] == [(last, code)]
    with database(tmp_path) as connection:
        assert list(connection.execute(text("SELECT * FROM sealed"))) == []  # used up


def own_log(client: httpx.Client, table_id: str, seat: int) -> list[dict[str, Any]]:
    table = client.get(f"/api/tables/{table_id}", params={"seat": seat}).json()
    return [entry for entry in table["log"] if entry["seat"] == seat]
