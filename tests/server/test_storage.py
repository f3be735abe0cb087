"""The journal is the truth: what is stored, what it survives, and a database that is away."""

from __future__ import annotations

import asyncio
import copy
import dataclasses
import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

import allmende
from allmende.server.settings import Settings, database_address
from allmende.server.storage.records import Loaded
from allmende.server.storage.shape import metadata
from allmende.server.tables import opening
from allmende.server.tables.table import Table
from tests.server.postgres import Postgres
from tests.server.support import Served, look, new_table, play, play_randomly, sqlite
from tests.sizes import sized

TABLES = sorted(metadata.tables)
# What a table of Pandemain stored of the meaning of its codes, before master bakers were given experience one by one
PANDEMAIN_BEFORE = "68f5db1fe1a09e27c1c28ff87d1adb3cc20461be5def3bc356c3ac3734b6917e"


@contextmanager
def serving(database: str, **more: float) -> Iterator[Served]:
    server = Served(Settings(database=database_address(database), **more))  # type: ignore[arg-type]
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def file(folder: Path) -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(folder / "tables.sqlite", isolation_level=None)
    try:
        yield connection
    finally:
        connection.close()


def comes_back(client: httpx.Client, server: Served) -> httpx.Client:
    """The same cookies at another server."""
    return httpx.Client(base_url=server.url, cookies=dict(client.cookies), timeout=30)


def differences(connection: Connection) -> list[object]:
    found: list[object] = compare_metadata(MigrationContext.configure(connection), metadata)
    return found


def test_migrations_give_exactly_the_schema(served: Served) -> None:
    async def compare() -> list[object]:
        async with served.house.store.engine.connect() as connection:
            return await connection.run_sync(differences)

    assert served.run(compare()) == []


@pytest.mark.postgres
def test_migrations_give_exactly_the_schema_on_postgresql(postgres: Postgres) -> None:
    with serving(postgres.address) as server:

        async def compare() -> list[object]:
            async with server.house.store.engine.connect() as connection:
                return await connection.run_sync(differences)

        assert server.run(compare()) == []


def opened_as_read(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Loaded] = []
    opened = server.house.hall.opened

    def noted(loaded: Loaded) -> Table:
        made.append(copy.deepcopy(loaded))
        return opened(loaded)

    monkeypatch.setattr(server.house.hall, "opened", noted)
    ada = server.client("Ada")
    clock = {"kind": "live", "minutes": 10, "increment": 5, "at_zero": "bot"}
    for game in allmende.games():
        seats = max(allmende.game(game).seats)
        new_table(ada, game, ["human"] * seats, hot_seat=True, clock=clock)
        new_table(ada, game, ["open", "human", *["random"] * (seats - 2)], private=True)
    table_id = new_table(ada, "village", ["human", "human"], hot_seat=True, options={"start": "1"})
    play_randomly([ada, ada], table_id, 5)
    assert ada.post(
        f"/api/tables/{table_id}/branch", json={"seq": 3, "seats": ["human", "random"]}
    ).is_success
    assert ada.post("/api/tables/guides/village", json={}).is_success
    server.settle()
    assert len(made) == 2 * len(allmende.games()) + 3
    for loaded in made:
        found = server.run(server.house.store.tables.load(loaded.record.id))
        assert found is not None
        if found.record.seq == 0:  # nothing has happened there since
            assert loaded == dataclasses.replace(found, seats=loaded.seats)
            for seat, read in zip(loaded.seats, found.seats, strict=True):
                assert seat == dataclasses.replace(read, seen=seat.seen, seen_at=seat.seen_at)


def test_a_new_table_is_in_memory_what_it_is_in_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(sqlite(tmp_path)) as server:
        opened_as_read(server, monkeypatch)


@pytest.mark.postgres
def test_a_new_table_is_in_memory_what_it_is_in_postgresql(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(postgres.address) as server:
        opened_as_read(server, monkeypatch)


def test_a_table_goes_on_after_a_restart(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as first:
        ada = first.client("Ada")
        table_id = new_table(ada, "village", ["human", "human"], hot_seat=True)
        play_randomly([ada, ada], table_id, 40)
        before = look(ada, table_id)
    with serving(sqlite(tmp_path)) as second:
        again = comes_back(ada, second)
        after = look(again, table_id)
        for field in ("seq", "view", "choices", "log", "undoable", "commitment"):
            assert after[field] == before[field]
        assert play(again, after).status_code == 200


def test_a_table_survives_a_change_of_rules_and_says_so(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as first:
        ada = first.client("Ada")
        table_id = new_table(ada, "village", ["human", "human"], hot_seat=True)
        play_randomly([ada, ada], table_id, 45)
        before = look(ada, table_id)
    with file(tmp_path) as database:  # as if it had been played under rules that allowed what ours do not
        database.execute("UPDATE tables SET rules = 0")
        database.execute("UPDATE entries SET code = 0 WHERE seq IN (5, 40)")
    with serving(sqlite(tmp_path)) as second:
        again = comes_back(ada, second)
        after = look(again, table_id)
        assert (after["seq"], after["view"]) == (before["seq"], before["view"])
        assert after["changes"] == [{"seq": 45, "before": 0, "after": 2}]
        assert after["undoable"] == 0
        assert play(again, after).status_code == 200
        assert again.get(f"/api/tables/{table_id}/at/46").status_code == 200
        assert again.get(f"/api/tables/{table_id}/at/45").status_code == 200
        assert again.get(f"/api/tables/{table_id}/at/44").json()["error"] == "outdated"


def test_a_table_from_before_new_verbs_and_options_goes_on(tmp_path: Path) -> None:
    """Verbs added at the end leave the codes of the others alone; an option added has its default."""
    with serving(sqlite(tmp_path)) as first:
        ada = first.client("Ada")
        table_id = new_table(ada, "pandemain", ["human", "human"], hot_seat=True)
        play_randomly([ada, ada], table_id, 12)
        before = look(ada, table_id)
    with file(tmp_path) as database:
        database.execute("UPDATE tables SET rules = 1, layout = ?", (PANDEMAIN_BEFORE,))
        for stored in ("frames", "latest"):
            for row, text in database.execute(f"SELECT rowid, frame FROM {stored}").fetchall():
                frame = json.loads(text)
                del frame["options"]["leftover_workers"]
                database.execute(f"UPDATE {stored} SET frame = ? WHERE rowid = ?", (json.dumps(frame), row))
    with serving(sqlite(tmp_path)) as second:
        again = comes_back(ada, second)
        after = look(again, table_id)
        assert (after["seq"], after["view"]) == (before["seq"], before["view"])
        assert play(again, after).status_code == 200


@pytest.mark.parametrize("game", ["black-forest", "pandemain"])
def test_a_table_keeps_the_numbers_it_was_dealt_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """With other numbers even the codes of Black Forest's actions are others."""
    with monkeypatch.context() as then, serving(sqlite(tmp_path)) as first:
        then.setattr(opening, "find_game", lambda name: allmende.game(name, components="2026-11"))
        ada = first.client("Ada")
        table_id = new_table(ada, game, ["human", "human"], hot_seat=True)
        play_randomly([ada, ada], table_id, 30)
        before = look(ada, table_id)
    with serving(sqlite(tmp_path)) as second:
        again = comes_back(ada, second)
        after = look(again, table_id)
        for field in ("seq", "view", "choices", "log", "changes"):
            assert after[field] == before[field]
        assert after["components"] == "2026-11"
        assert again.get(f"/api/tables/{table_id}/at/7").status_code == 200
        play_randomly([again, again], table_id, 30)
        table = second.run(second.house.hall.table(table_id))
        assert table.game is allmende.game(game, components="2026-11")
        fresh = new_table(again, game, ["human", "human"], hot_seat=True)
        assert second.run(second.house.hall.table(fresh)).game is allmende.game(game)
        assert look(again, fresh)["components"] is None


def test_the_cache_is_bounded_and_tables_come_back_from_the_database(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), cached_tables=3) as server:
        ada = server.client("Ada")
        ids = [new_table(ada, "village", ["human", "human"], hot_seat=True) for _ in range(8)]
        for table_id in ids:
            play_randomly([ada, ada], table_id, 3)
        assert len(server.house.hall._tables) <= 3
        assert [look(ada, table_id)["seq"] for table_id in ids] == [3] * 8


def test_a_table_pushed_out_of_memory_while_the_database_is_asked_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(sqlite(tmp_path), cached_tables=1) as server:
        ada = server.client("Ada")
        ids = [new_table(ada, "village", ["human", "human"], hot_seat=True) for _ in range(2)]
        asks = server.house.store.tables.version

        async def slowly(table_id: str) -> int | None:
            await asyncio.sleep(0.001)
            return await asks(table_id)

        monkeypatch.setattr(server.house.store.tables, "version", slowly)

        async def look_at_both() -> list[str]:
            hall = server.house.hall
            await hall.table(ids[0])
            return [table.id for table in await asyncio.gather(*(hall.table(one) for one in ids))]

        assert server.run(look_at_both()) == ids


def away_and_back(
    client: httpx.Client, table_id: str, away: Callable[[], object], back: Callable[[], object]
) -> None:
    table = look(client, table_id)
    away()
    try:
        refused = play(client, table)
        assert (refused.status_code, refused.json()["error"]) == (503, "storage")
        assert refused.headers["retry-after"]
        assert client.get("/healthz").status_code in (200, 503)
    finally:
        back()
    until = time.monotonic() + 20
    while (answer := play(client, table)).status_code == 503:
        assert time.monotonic() < until
        time.sleep(0.2)
    assert (answer.status_code, answer.json()["seq"]) == (200, table["seq"] + 1)


def test_a_locked_sqlite_file_is_a_clear_answer(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), database_timeout=0.5) as server:
        ada = server.client("Ada")
        table_id = new_table(ada, "village", ["human", "human"], hot_seat=True)
        with file(tmp_path) as database:
            away_and_back(
                ada,
                table_id,
                lambda: database.execute("BEGIN IMMEDIATE"),
                lambda: database.execute("ROLLBACK"),
            )


@pytest.mark.postgres
@pytest.mark.slow
def test_postgresql_away_for_a_while(postgres: Postgres) -> None:
    with serving(postgres.address) as server:
        ada = server.client("Ada")
        table_id = new_table(ada, "village", ["human", "human"], hot_seat=True)
        bots = new_table(ada, "village", ["random", "random"])

        def away() -> None:
            postgres.stop()

        def back() -> None:
            time.sleep(sized(1, 10))
            postgres.start()

        away_and_back(ada, table_id, away, back)
        until = time.monotonic() + 60
        before = look(ada, bots)["seq"]
        while not (table := look(ada, bots))["over"] and table["seq"] < before + 20:
            assert time.monotonic() < until, "the bots did not go on"
            time.sleep(0.1)
