"""Transactions on SQLite without a thread's round trip for every statement.

In WAL mode readers never wait, so reading is done at once on the event loop: it takes a fraction of what handing it to a
thread costs. Writing waits for the disk and perhaps for another process's lock, so it is done in a thread, by one writer at
a time: that is all SQLite allows anyway.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from sqlalchemy import Connection, Dialect, QueuePool, Select, create_engine, event
from sqlalchemy.engine import make_url

from allmende.server.settings import Settings

T = TypeVar("T")


class Sqlite:
    def __init__(self, settings: Settings, set_pragmas: Callable[[Any, Any], None]) -> None:
        self.timeout = settings.database_timeout
        self.engine = create_engine(
            make_url(settings.database).set(drivername="sqlite"),
            connect_args={"timeout": self.timeout, "check_same_thread": False},
            poolclass=QueuePool,
            max_overflow=-1,  # never waits for a connection: that would stop the loop
        )
        event.listen(self.engine, "connect", set_pragmas)
        self.thread = ThreadPoolExecutor(1, "sqlite")
        self.writing = asyncio.Lock()

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[SqliteConnection]:
        with self.engine.connect() as connection:
            transaction = SqliteConnection(self, connection)
            try:
                yield transaction
                await transaction.commit()
            finally:
                transaction.end()

    async def in_thread(self, work: Callable[..., T], *args: Any) -> T:
        """A thread can't be called off: whoever is cancelled waits for it, so that nobody rolls back under its feet."""
        future = asyncio.get_running_loop().run_in_executor(self.thread, work, *args)
        try:
            return await asyncio.shield(future)
        except asyncio.CancelledError:
            await asyncio.wait([future])
            raise

    def close(self) -> None:
        self.thread.shutdown()
        self.engine.dispose()


class SqliteConnection:
    """One transaction; the first write makes it the writer."""

    def __init__(self, database: Sqlite, connection: Connection) -> None:
        self.database = database
        self.connection = connection
        self.writes = False

    @property
    def dialect(self) -> Dialect:
        return self.connection.dialect

    async def execute(self, statement: Any, parameters: Any = None) -> Any:
        if isinstance(statement, Select):
            return self.connection.execute(statement, parameters)
        if not self.writes:
            await asyncio.wait_for(self.database.writing.acquire(), self.database.timeout)
            self.writes = True
        return await self.database.in_thread(self.connection.execute, statement, parameters)

    async def commit(self) -> None:
        if self.writes:
            await self.database.in_thread(self.connection.commit)

    def end(self) -> None:
        """What is not committed by now is rolled back when the connection is closed."""
        if self.writes:
            self.connection.rollback()
            self.database.writing.release()
