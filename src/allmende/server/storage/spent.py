"""Limits that all processes share: a bucket a key, as in `buckets.py`, but in the database. For rare, important things:
passwords tried, mails sent."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, text, update

from allmende.server.storage import shape
from allmende.server.storage.transactions import Conflict, Transaction, Transactions

# (A clock that was set back fills nothing.)
_LEVEL = "LEAST(CAST(:burst AS float8), spent.level + GREATEST(0, CAST(:now AS float8) - spent.at) * CAST(:per_second AS float8))"
_TAKE = text(
    "INSERT INTO spent (key, level, at)"
    " VALUES (:key, CAST(:burst AS float8) - CAST(:cost AS float8), CAST(:now AS float8))"
    f" ON CONFLICT (key) DO UPDATE SET level = {_LEVEL} - CAST(:cost AS float8), at = CAST(:now AS float8)"
    f" WHERE {_LEVEL} >= CAST(:cost AS float8) RETURNING level"
)
_FILL = text(f"UPDATE spent SET level = {_LEVEL}, at = CAST(:now AS float8) WHERE key = :key RETURNING level")


class Spent:
    def __init__(self, database: Transactions, kind: str) -> None:
        self.database = database
        self.kind = kind

    async def take(self, key: str, per_second: float, burst: float, now: float, cost: float = 1.0) -> float:
        """0.0 if there was enough left, else how many seconds to wait."""
        if self.kind == "postgresql":
            return await self._take_at_once(key, per_second, burst, now, cost)
        return await self._take(key, per_second, burst, now, cost)

    async def _take_at_once(
        self, key: str, per_second: float, burst: float, now: float, cost: float
    ) -> float:
        """In one statement: all who share a key (many people can have one address) wait for whoever has its row, and a
        transaction of several statements would have it while this process does other things."""
        if cost > burst:
            return (cost - burst) / per_second
        bucket = {"key": key, "per_second": per_second, "burst": burst, "now": now}

        async def work(connection: Transaction) -> float:
            while (await connection.execute(_TAKE, {**bucket, "cost": cost})).first() is None:
                level = (await connection.execute(_FILL, bucket)).scalar()
                if level is not None and level < cost:
                    return float(cost - level) / per_second
            return 0.0

        return await self.database.read(work)  # each statement is a transaction of its own

    async def _take(self, key: str, per_second: float, burst: float, now: float, cost: float) -> float:
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
