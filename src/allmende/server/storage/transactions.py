"""Transactions on either database, and its errors as ours."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from typing import Any, Protocol, TypeVar

from sqlalchemy import ColumnElement, Connection, Dialect, and_, delete, insert, select, text, update
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, InterfaceError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from allmende.server.storage import shape

CHANNEL = "allmende"
_NOTIFY = text("SELECT pg_notify(:channel, :payload)")

T = TypeVar("T")
Writer = Callable[[Callable[[Connection], Any]], Awaitable[Any]]  # does a work in a transaction


class StorageAway(Exception):
    """The database does not answer now."""


class Conflict(Exception):
    """Somebody else wrote that entry, or took that seat, first."""


@contextmanager
def translated() -> Iterator[None]:
    """The database's errors as ours."""
    try:
        yield
    except IntegrityError as error:
        raise Conflict(str(error.orig)) from error
    except (ProgrammingError, DataError):  # not the database's fault but ours
        raise
    except (DBAPIError, InterfaceError, PoolTimeout, OSError, TimeoutError) as error:
        raise StorageAway(type(error).__name__) from error


class Transaction(Protocol):
    """A connection whose statements take effect together or not at all."""

    @property
    def dialect(self) -> Dialect: ...

    async def execute(self, statement: Any, parameters: Any = None) -> Any: ...


class Direct(Protocol):
    """Direct access to the driver, for what every move reads and writes (journal.py). Values are $1, $2 …"""

    async def rows(self, sql: str, *values: Any) -> list[Any]: ...

    async def append(self, row: tuple[Any, ...]) -> int | None: ...


class Transactions:
    def __init__(
        self,
        begin: Callable[[], AbstractAsyncContextManager[Transaction]],
        read: Callable[[], AbstractAsyncContextManager[Transaction]],
        write: Writer,
        direct: Direct,
        process: str,
    ) -> None:
        self.direct = direct
        self.begin = begin
        self._read = read
        self._write = write
        self._tried_at = -1e9
        self.process = process  # tells our own announcements from those of other processes

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        with translated():
            async with self.begin() as connection:
                yield connection

    async def read(self, work: Callable[[Transaction], Awaitable[T]]) -> T:
        """Reads something, outside of any transaction. A connection may have died unnoticed while it was idle, so this is
        tried twice."""
        try:
            return await self._read_once(work)
        except StorageAway:
            return await self._read_once(work)

    async def _read_once(self, work: Callable[[Transaction], Awaitable[T]]) -> T:
        with translated():
            async with self._read() as connection:
                return await work(connection)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Does something in a transaction of its own; it is durable when this returns."""
        with translated():
            done: T = await self._write(work)
            return done

    async def announce(self, connection: Transaction, table_id: str) -> int:
        """Raises a table's version and, on PostgreSQL, tells the other processes when the transaction is through."""
        statement = (
            update(shape.tables)
            .where(shape.tables.c.id == table_id)
            .values(version=shape.tables.c.version + 1)
            .returning(shape.tables.c.version)
        )
        version = int((await connection.execute(statement)).scalar_one())
        if connection.dialect.name == "postgresql":
            await connection.execute(_NOTIFY, self._note(table_id))
        return version

    def tell(self, connection: Connection, table_id: str) -> None:
        """The same for a work that raises the version itself."""
        if connection.dialect.name == "postgresql":
            connection.execute(_NOTIFY, self._note(table_id))

    async def announce_many(self, connection: Transaction, tables: list[str]) -> None:
        """The same for many tables at once."""
        await connection.execute(
            update(shape.tables)
            .where(shape.tables.c.id.in_(tables))
            .values(version=shape.tables.c.version + 1)
        )
        if connection.dialect.name == "postgresql":
            for table_id in tables:
                await connection.execute(_NOTIFY, self._note(table_id))

    async def say(self, kind: str, text: str) -> None:
        """Tells the other processes something that is no change of a table; on SQLite there are none. If it is said twice, that
        harms nobody."""

        async def work(connection: Transaction) -> None:
            if connection.dialect.name == "postgresql":
                await connection.execute(_NOTIFY, self._note(f"{kind}!{text}"))

        await self.read(
            work
        )  # a transaction of its own without being begun and ended: this is said for every socket

    def _note(self, table_id: str) -> dict[str, str]:
        return {"channel": CHANNEL, "payload": f"{self.process}:{table_id}"}

    async def try_out(self) -> None:
        """Reads and writes; StorageAway if the database can't. Not more than once a second, however often it is asked."""
        if time.monotonic() < self._tried_at + 1.0:
            return
        now = time.time()

        def work(connection: Connection) -> None:
            mine = shape.health.c.process == self.process
            if connection.execute(select(shape.health.c.at).where(mine)).first() is None:
                connection.execute(insert(shape.health), {"process": self.process, "at": now})
            else:
                connection.execute(update(shape.health).where(mine).values(at=now))
            connection.execute(delete(shape.health).where(shape.health.c.at < now - 86400))

        await self.write(work)
        self._tried_at = time.monotonic()


def matches(table: Any, key: dict[str, Any]) -> ColumnElement[bool]:
    """A row whose columns are these."""
    return and_(*[table.c[name] == value for name, value in key.items()])
