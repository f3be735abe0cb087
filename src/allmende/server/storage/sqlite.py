"""Transactions on SQLite without a thread's round trip for every statement, and without a wait for the disk for every one.

In WAL mode readers never wait, so reading is done at once on the event loop: it takes a fraction of what handing it to a
thread costs. Writing waits for the disk and perhaps for another process's lock, so it is done in a thread, by one writer at
a time: that is all SQLite allows anyway. What many tables want to write meanwhile is written together, each in a savepoint
of its own, and reaches the disk with one wait.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from sqlalchemy import Connection, Dialect, QueuePool, Select, StaticPool, create_engine, event
from sqlalchemy.engine import make_url

from allmende.server.settings import Settings
from allmende.server.storage import journal
from allmende.server.storage.transactions import Conflict, StorageAway, translated

T = TypeVar("T")

_BATCH = 200  # works in one transaction


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
        self.writer = create_engine(
            self.engine.url,
            connect_args={"timeout": self.timeout, "check_same_thread": False},
            poolclass=StaticPool,
        )
        event.listen(self.writer, "connect", set_pragmas)
        event.listen(self.writer, "connect", _leave_begin_to_us)
        event.listen(self.writer, "begin", _begin_immediate)
        self._set_pragmas = set_pragmas
        self._reader: sqlite3.Connection | None = None
        self._queue: list[tuple[Callable[[Connection], Any], asyncio.Future[Any]]] = []
        self._flushing: asyncio.Task[None] | None = None
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

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Does something in a transaction, perhaps together with others; it is durable when this returns."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.append((work, done))
        if self._flushing is None or self._flushing.done():
            self._flushing = asyncio.create_task(self._flush())
        return await done

    async def rows(self, sql: str, *values: Any) -> list[Any]:
        """Reads at once, on a connection that stays open."""
        try:
            if self._reader is None:
                path = self.engine.url.database or ":memory:"
                self._reader = sqlite3.connect(
                    path, self.timeout, isolation_level=None, check_same_thread=False
                )
                self._set_pragmas(self._reader, None)
            return self._reader.execute(sql.replace("$", "?"), values).fetchall()
        except sqlite3.Error as error:
            self._close_reader()
            raise StorageAway(type(error).__name__) from error

    async def append(self, row: tuple[Any, ...]) -> int | None:
        """The table's new version; None if that place in the journal is taken. It is durable when this returns."""
        try:
            with translated():
                return await self.write(
                    lambda connection: journal.append_sqlite(connection.connection.driver_connection, row)
                )
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from error
        except sqlite3.Error as error:
            raise StorageAway(type(error).__name__) from error

    def _close_reader(self) -> None:
        if self._reader is not None:
            self._reader.close()
            self._reader = None

    async def _flush(self) -> None:
        while self._queue:
            async with self.writing:
                batch, self._queue = self._queue[:_BATCH], self._queue[_BATCH:]
                try:
                    outcomes = await self.in_thread(self._write_batch, [work for work, _ in batch])
                except Exception as error:  # nothing of the batch is written
                    outcomes = [error] * len(batch)
            for (_, done), outcome in zip(batch, outcomes, strict=True):
                if done.done():
                    continue  # the caller is gone
                if isinstance(outcome, Exception):
                    done.set_exception(outcome)
                else:
                    done.set_result(outcome)

    def _write_batch(self, works: list[Callable[[Connection], Any]]) -> list[Any]:
        """Each work's result, or the exception it failed with; one that fails takes no other with it."""
        outcomes: list[Any] = []
        with self.writer.begin() as connection:
            driver: Any = connection.connection.driver_connection
            for work in works:
                driver.execute("SAVEPOINT work")
                try:
                    outcomes.append(work(connection))
                except Exception as error:
                    driver.execute("ROLLBACK TO work")
                    outcomes.append(error)
                driver.execute("RELEASE work")
        return outcomes

    async def in_thread(self, work: Callable[..., T], *args: Any) -> T:
        """A thread can't be cancelled: a cancelled task waits for it, so that nobody rolls back while it works."""
        future = asyncio.get_running_loop().run_in_executor(self.thread, work, *args)
        try:
            return await asyncio.shield(future)
        except asyncio.CancelledError:
            await asyncio.wait([future])
            raise

    def close(self) -> None:
        self.thread.shutdown()
        self._close_reader()
        self.engine.dispose()
        self.writer.dispose()


def _leave_begin_to_us(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # or Python's driver would begin on its own, and not before a savepoint


def _begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


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
