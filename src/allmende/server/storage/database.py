"""The connection to the database, and its migrations."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from allmende.server.settings import Settings

T = TypeVar("T")

_MIGRATIONS = Path(__file__).parent / "migrations"
_MIGRATION_LOCK = 7_266_377  # any number of ours: PostgreSQL's advisory lock while a process migrates


def open_engine(settings: Settings) -> AsyncEngine:
    if settings.is_sqlite:
        engine = create_async_engine(
            settings.database, connect_args={"timeout": settings.database_timeout}, pool_size=4
        )
        event.listen(engine.sync_engine, "connect", set_pragmas)
        return engine
    return create_async_engine(
        settings.database,
        pool_size=16,  # all stay open: to open another one, with its statements, costs far more than a request
        max_overflow=0,
        pool_timeout=settings.database_timeout,
        connect_args={"timeout": settings.database_timeout, "command_timeout": settings.database_timeout},
    )


def set_pragmas(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # a move is acknowledged only when it would survive a power cut
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


async def write(engine: AsyncEngine, work: Callable[[Connection], T]) -> T:
    """Does a work in a transaction of its own."""
    async with engine.begin() as connection:
        return await connection.run_sync(work)


async def migrate(engine: AsyncEngine) -> None:
    """Brings the database to this version's shape; several processes may start at once."""
    async with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    command.upgrade(migration_config(connection), "head")


def migration_config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    return config
