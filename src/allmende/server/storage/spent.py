"""Limits that all processes share: a bucket a key, as in `buckets.py`, but in the database. For rare, important things:
passwords tried, mails sent."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update

from allmende.server.storage import shape
from allmende.server.storage.transactions import Conflict, Transactions


class Spent:
    def __init__(self, database: Transactions) -> None:
        self.database = database

    async def take(self, key: str, per_second: float, burst: float, now: float, cost: float = 1.0) -> float:
        """0.0 if there was enough left, else how many seconds to wait."""

        def work(connection: Connection) -> float:
            mine = shape.spent.c.key == key
            row = connection.execute(select(shape.spent).where(mine).with_for_update()).first()
            # (A clock that was set back fills nothing.)
            level = burst if row is None else min(burst, row.level + max(0.0, now - row.at) * per_second)
            allowed = level >= cost
            values = {"level": level - cost if allowed else level, "at": now}
            if row is None:
                connection.execute(insert(shape.spent), {"key": key, **values})
            else:
                connection.execute(update(shape.spent).where(mine).values(**values))
            return 0.0 if allowed else (cost - level) / per_second

        while True:
            try:
                return await self.database.write(work)
            except Conflict:  # another process was the first to write this key; now it is there
                continue

    async def forget(self, before: float) -> int:
        """Removes buckets that have been full for long."""
        async with self.database.transaction() as connection:
            gone = await connection.execute(delete(shape.spent).where(shape.spent.c.at < before))
            return int(gone.rowcount)
