"""Starting and stopping: an unusable database is reported in one sentence, and no process outlives the server."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import sqlite3
import stat
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import asyncpg
import httpx
import pytest
import uvicorn
from sqlalchemy import text

import allmende
from allmende.core.words import LANGUAGES, words
from allmende.server import run
from allmende.server.run import Server
from allmende.server.settings import Settings, database_address
from allmende.server.storage.readiness import DatabaseTrouble, prepare
from tests.server.postgres import Postgres, binaries
from tests.server.support import COMMAND, Process, Served, new_table, sqlite


def trouble(database: str) -> str:
    """The sentence about a database that can't be used."""
    with pytest.raises(DatabaseTrouble) as caught:
        asyncio.run(prepare(Settings(database=database_address(database), database_timeout=2)))
    said = str(caught.value)
    assert "\n" not in said
    return said


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_bytes(b"not a database at all" * 500)
    assert "is damaged" in trouble(sqlite(tmp_path))


def test_a_damaged_file(tmp_path: Path) -> None:
    asyncio.run(prepare(Settings(database=sqlite(tmp_path))))
    file = tmp_path / "tables.sqlite"
    data = bytearray(file.read_bytes())
    data[5000 : len(data) - 4000] = b"\xff" * (len(data) - 9000)
    file.write_bytes(data)
    assert "is damaged" in trouble(sqlite(tmp_path))


def test_a_file_of_somebody_elses() -> None:
    """Tried as a user who may only read it."""
    if os.geteuid() != 0:
        pytest.skip("only root can become somebody else")
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    (folder / "tables.sqlite").touch()
    heard, said = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.setgid(65534)
            os.setuid(65534)
            os.write(said, trouble(sqlite(folder)).encode())
        finally:
            os._exit(0)
    os.close(said)
    os.waitpid(child, 0)
    assert "can't write" in os.read(heard, 1000).decode()


def test_a_second_server_on_one_file(tmp_path: Path) -> None:
    claim = asyncio.run(prepare(Settings(database=sqlite(tmp_path))))
    assert claim is not None
    assert "another server is using" in trouble(sqlite(tmp_path))
    claim.close()
    again = asyncio.run(prepare(Settings(database=sqlite(tmp_path))))
    assert again is not None
    again.close()


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    claim = asyncio.run(prepare(Settings(database=sqlite(tmp_path))))
    assert claim is not None
    claim.close()
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "newer version" in trouble(sqlite(tmp_path))


def test_the_command_says_it_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_bytes(b"not a database at all" * 500)
    arguments = ["serve", "--port", "0", "--database", str(tmp_path / "tables.sqlite")]
    done = subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert done.stderr.startswith("allmende: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.postgres
def test_postgresql_away_or_read_only() -> None:
    if binaries() is None:
        pytest.skip("PostgreSQL is not installed")
    assert "can't reach PostgreSQL at 127.0.0.1:1" in trouble("postgresql://x@127.0.0.1:1/x")
    fresh = Postgres()
    try:

        async def lock() -> None:
            connection = await asyncpg.connect(fresh.address)
            await connection.execute("ALTER DATABASE allmende SET default_transaction_read_only = on")
            await connection.close()

        asyncio.run(lock())
        assert "can only be read" in trouble(fresh.address)
    finally:
        fresh.remove()


def test_the_file_is_nobody_elses_to_read(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        old = tmp_path / "tables.sqlite"
        old.touch(0o666)
        claim = asyncio.run(prepare(Settings(database=sqlite(tmp_path))))
        assert claim is not None
        with sqlite3.connect(old) as connection:
            connection.execute("CREATE TABLE x (y)")
            modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
        assert len(modes) >= 3  # the file, its log, the claim
        assert set(modes.values()) == {0o600}, modes
        claim.close()
    finally:
        os.umask(before)


def descendants(parent: int) -> list[int]:
    found: list[int] = []
    todo = [parent]
    while todo:
        children = Path(f"/proc/{todo[0]}/task/{todo.pop(0)}/children").read_text().split()
        found += map(int, children)
        todo += map(int, children)
    return found


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.postgres
@pytest.mark.slow
def test_nothing_outlives_a_server_that_was_killed(postgres: Postgres) -> None:
    """Neither its workers nor the processes in which their bots think."""
    server = Process(postgres.address, "--workers", "2")
    try:
        with httpx.Client(base_url=server.url, timeout=30) as client:
            new_table(client, "village", ["greedy", "greedy"])
            until = time.monotonic() + 30
            while len(family := descendants(server.process.pid)) < 4:  # 2 workers, a tracker, a bot’s
                assert time.monotonic() < until, family
                time.sleep(0.1)
        os.kill(server.process.pid, signal.SIGKILL)
        until = time.monotonic() + 20
        while left := [process for process in family if is_running(process)]:
            assert time.monotonic() < until, left
            time.sleep(0.1)
    finally:
        server.kill()


def test_bots_go_on_after_the_clock_was_set_back(served: Served) -> None:
    ada = served.client("Ada")
    table_id = new_table(ada, "villagers", ["human", "random", "random"])
    lists, hall = served.house.store.lists, served.house.hall
    table = served.run(hall.table(table_id))
    now = time.time()
    assert served.run(lists.waiting_by_themselves(now - 100, now + 100, 0.0)).count(table_id) == 0

    async def an_hour_ahead() -> None:
        async with served.house.store.engine.begin() as connection:
            await connection.execute(text("UPDATE tables SET touched = :at, to_move = 1"), {"at": now + 3600})

    served.run(an_hour_ahead())
    assert table_id in served.run(lists.waiting_by_themselves(now - 100, now, 0.0))
    while table.passing() is None and not table.over:
        table.state = table.state.clone()
        table.state.apply(table.state.legal[-1])
    table.record.touched = now + 3600
    deadline = hall.deadline(table)
    assert deadline is not None
    assert deadline <= time.time() + served.house.settings.interrupt_seconds
    time.sleep(0.01)
    assert hall.deadline(table) == deadline  # it comes nearer


@pytest.fixture
def as_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """The server with all that goes on when it is run, but for what it does to this process's memory."""
    monkeypatch.setattr(uvicorn, "Server", Server)
    for name in ("freeze", "collect", "set_threshold"):
        monkeypatch.setattr(gc, name, lambda *_: None)
    words.cache_clear()
    server = Served(Settings(database=sqlite(tmp_path)))
    yield server
    server.stop()


def test_words_are_read_before_anybody_needs_them(as_served: Served) -> None:
    until = time.monotonic() + 60
    while words.cache_info().currsize < len(LANGUAGES) * len(allmende.games()):
        assert time.monotonic() < until, words.cache_info()
        time.sleep(0.05)


def test_garbage_is_collected_when_nobody_has_to_wait_for_it(
    as_served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, now, used, new = as_served._server, 1000.0, 50.0, 0
    collected: list[float] = []
    assert isinstance(server, Server)

    def look(seconds: float, busy: float) -> bool:
        nonlocal now, used
        now, used = now + seconds, used + busy * seconds
        collected.clear()
        as_served.call(server._tidy)
        return bool(collected)

    monkeypatch.setattr(run, "_TIDY_TICKS", 10**9)  # not by itself
    monkeypatch.setattr(run, "time", SimpleNamespace(monotonic=lambda: now, process_time=lambda: used))
    monkeypatch.setattr(gc, "collect", lambda: collected.append(now))
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, new))
    server._tidied = now
    look(10, 0.5)
    assert not look(10, 0.0)  # there is nothing new
    new = 100
    assert not look(10, 0.9)  # people play
    assert look(10, 0.1)
    assert not look(3000, 0.9)
    assert look(700, 0.9)  # an hour is long enough
