"""Before the server starts: can this database be used at all? If not, one sentence says why."""

from __future__ import annotations

import fcntl
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import IO

import asyncpg
from alembic.util import CommandError
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

from allmende.core.errors import AllmendeError
from allmende.server.settings import Settings
from allmende.server.storage.database import migrate, open_engine

PRIVATE = 0o600  # passwords' digests, mail addresses and running games' seeds are in it


class DatabaseTrouble(AllmendeError):
    """The database can't be used; says why in a sentence."""


async def prepare(settings: Settings) -> IO[str] | None:
    """Checks that the database exists, can be read and is ours alone (SQLite), and migrates it to this version. Keep what it
    returns: dropping it gives up the claim to the file."""
    claim = None
    if settings.is_sqlite:
        file = Path(make_url(settings.database).database or "")
        claim = claim_file(file)
        _check_file(file)
    else:
        await _check_server(settings)
    engine = open_engine(settings)
    try:
        await migrate(engine)
    except CommandError:
        raise DatabaseTrouble(
            "the database was written by a newer version of Allmende; install that, or restore a backup"
        ) from None
    except (DBAPIError, OSError) as error:
        raise DatabaseTrouble(
            f"the database can't be brought to this version's shape: {_short(error)}"
        ) from None
    finally:
        await engine.dispose()
    return claim


def claim_database(settings: Settings) -> IO[str] | None:
    """For work that needs an SQLite file to itself; DatabaseTrouble while a server uses it."""
    return claim_file(Path(make_url(settings.database).database or "")) if settings.is_sqlite else None


def claim_file(file: Path) -> IO[str]:
    """One process at a time serves a file: its tables are in that process's memory."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        claim = open(f"{file}.lock", "w", opener=_private)  # noqa: SIM115 (held as long as the server runs)
    except OSError as error:
        raise DatabaseTrouble(f"can't write beside {file}: {_short(error)}") from None
    try:
        fcntl.flock(claim, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        claim.close()
        raise DatabaseTrouble(
            f"another server is using {file}; for more than one process use PostgreSQL"
        ) from None
    return claim


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, PRIVATE)


def _check_file(file: Path) -> None:
    try:
        os.close(
            os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE)
        )  # SQLite's own files beside it get the same mode
        if file.stat().st_mode & 0o077 and file.stat().st_uid == os.geteuid():
            file.chmod(PRIVATE)
    except OSError as error:
        raise DatabaseTrouble(f"can't write to {file}: {_short(error)}") from None
    try:
        with closing(sqlite3.connect(file, timeout=5)) as connection:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("CREATE TABLE allmende_can_write (x)")
            connection.execute("ROLLBACK")
            [(verdict,)] = connection.execute("PRAGMA quick_check(1)").fetchall()
    except sqlite3.DatabaseError as error:
        if "locked" in str(error):
            raise DatabaseTrouble(f"another program has locked {file}; end it and start again") from None
        if "readonly" in str(error):
            raise DatabaseTrouble(f"{file} can only be read, not written") from None
        raise DatabaseTrouble(f"{file} is damaged ({error}); restore a backup") from None
    if verdict != "ok":
        raise DatabaseTrouble(f"{file} is damaged; restore a backup (see `allmende restore --help`)")


async def _check_server(settings: Settings) -> None:
    url = make_url(settings.database).set(drivername="postgresql")
    where = f"{url.host}:{url.port or 5432}"
    try:
        connection = await asyncpg.connect(
            url.render_as_string(hide_password=False), timeout=settings.database_timeout
        )
    except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
        raise DatabaseTrouble(f"can't reach PostgreSQL at {where}: {_short(error)}") from None
    try:
        if await connection.fetchval("SHOW transaction_read_only") == "on":
            raise DatabaseTrouble(f"the database at {where} can only be read, not written")
        if await connection.fetchval("SHOW server_encoding") != "UTF8":
            raise DatabaseTrouble(f"the database at {where} must have the encoding UTF8")
    finally:
        await connection.close()


def _short(error: BaseException) -> str:
    """The first line of what went wrong, without addresses of files in our own code."""
    said = getattr(error, "orig", None) or error
    if isinstance(said, OSError) and said.strerror:
        return said.strerror.lower()
    return (str(said).splitlines() or [type(said).__name__])[0] or type(said).__name__
