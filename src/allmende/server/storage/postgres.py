"""What every move asks of PostgreSQL and writes there, straight through its driver: a few connections of their own, and the
entries of all tables that wait meanwhile in one statement, with one wait for the disk and one word to the other processes
(each such word takes a lock that all share until it is on the disk)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import asyncpg
from sqlalchemy.engine import make_url

from allmende.server.settings import Settings
from allmende.server.storage import journal
from allmende.server.storage.transactions import CHANNEL, Conflict, StorageAway

T = TypeVar("T")

_CONNECTIONS = 6
_BATCH = 200
_AWAY = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)
# Errors of the statement, after which nothing of it is written: each entry of a batch may be tried by itself.
_NOT_WRITTEN = (
    asyncpg.DataError,
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.TransactionRollbackError,
)


class Postgres:
    def __init__(self, settings: Settings, process: str) -> None:
        self.address = (
            make_url(settings.database).set(drivername="postgresql").render_as_string(hide_password=False)
        )
        self.timeout = settings.database_timeout
        self.process = process
        self._idle: list[asyncpg.Connection[Any]] = []
        self._places = asyncio.Semaphore(_CONNECTIONS)
        self._queue: list[tuple[tuple[Any, ...], asyncio.Future[int | None]]] = []
        self._flushing: asyncio.Task[None] | None = None

    async def rows(self, sql: str, *values: Any) -> list[Any]:
        """Tried twice: a connection may have died unnoticed while it was idle."""
        try:
            return await self._with(lambda connection: connection.fetch(sql, *values))
        except StorageAway:
            return await self._with(lambda connection: connection.fetch(sql, *values))

    async def append(self, row: tuple[Any, ...]) -> int | None:
        """The table's new version; None if that place in the journal is taken. It is durable when this returns."""
        done: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self._queue.append((row, done))
        if self._flushing is None or self._flushing.done():
            self._flushing = asyncio.create_task(self._flush())
        return await done

    async def _flush(self) -> None:
        while self._queue:
            batch, self._queue = self._queue[:_BATCH], self._queue[_BATCH:]
            outcomes = await self._outcomes([row for row, _ in batch])
            for (_, done), outcome in zip(batch, outcomes, strict=True):
                if done.done():
                    continue  # the caller is gone
                if isinstance(outcome, Exception):
                    done.set_exception(outcome)
                else:
                    done.set_result(outcome)

    async def _outcomes(self, rows: list[tuple[Any, ...]]) -> list[int | Exception | None]:
        try:
            return list(await self._write(rows))
        except _NOT_WRITTEN as error:
            if len(rows) == 1:
                is_taken = isinstance(error, asyncpg.IntegrityConstraintViolationError)
                return [Conflict(str(error)) if is_taken else StorageAway(type(error).__name__)]
            return [outcome for row in rows for outcome in await self._outcomes([row])]
        except StorageAway as away:
            return [away] * len(rows)

    async def _write(self, rows: list[tuple[Any, ...]]) -> list[int | None]:
        columns = [list(column) for column in zip(*rows, strict=True)]
        told = (CHANNEL, self.process)
        found = await self._with(
            lambda connection: connection.fetch(journal.APPEND_MANY, *columns, *told), _NOT_WRITTEN
        )
        versions = {table_id: version for table_id, version, _ in found}
        return [versions.get(row[0]) for row in rows]

    async def _with(
        self, work: Callable[[Any], Awaitable[T]], passed_on: tuple[type[Exception], ...] = ()
    ) -> T:
        try:
            async with asyncio.timeout(self.timeout):
                await self._places.acquire()
        except TimeoutError:
            raise StorageAway("TimeoutError") from None
        connection = None
        try:
            connection = await self._connection()
            done = await work(connection)
        except BaseException as error:
            if isinstance(error, passed_on) and connection is not None:
                self._idle.append(connection)
                raise
            if connection is not None:
                connection.terminate()
            if isinstance(error, _AWAY):
                raise StorageAway(type(error).__name__) from error
            raise
        finally:
            self._places.release()
        self._idle.append(connection)
        return done

    async def _connection(self) -> Any:
        while self._idle:
            connection = self._idle.pop()
            if not connection.is_closed():
                return connection
        return await asyncpg.connect(self.address, timeout=self.timeout, command_timeout=self.timeout)

    async def close(self) -> None:
        if self._flushing is not None:
            await asyncio.gather(self._flushing, return_exceptions=True)
        while self._idle:
            self._idle.pop().terminate()
