"""What the coach found out about finished games."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, insert, select

from allmende.server.storage import shape
from allmende.server.storage.transactions import Conflict, Transactions


class Coaching:
    """One review per table; the first stays."""

    def __init__(self, database: Transactions) -> None:
        self.database = database

    async def of(self, table_id: str) -> dict[str, Any] | None:
        """What the coach found out about a table, if anything."""
        statement = select(shape.coaching.c.findings).where(shape.coaching.c.table_id == table_id)
        async with self.database.transaction() as connection:
            found: dict[str, Any] | None = (await connection.execute(statement)).scalar()
            return found

    async def keep(self, table_id: str, findings: dict[str, Any], now: float) -> None:
        """Another process may have done it too: the first stays."""
        row = {"table_id": table_id, "made": now, "findings": findings}

        def work(connection: Connection) -> None:
            connection.execute(insert(shape.coaching), row)

        with suppress(Conflict):
            await self.database.write(work)
