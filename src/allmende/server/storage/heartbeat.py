"""The server's heartbeat: it shows how long the server was away, so that no clock counts that time."""

from __future__ import annotations

from sqlalchemy import insert, select, update

from allmende.server.storage import shape
from allmende.server.storage.transactions import Conflict, Transactions

_ONE = 1  # the only row


class Heartbeat:
    """When any process was last alive."""

    def __init__(self, database: Transactions) -> None:
        self.database = database

    async def beat(self, now: float) -> None:
        async with self.database.transaction() as connection:
            await connection.execute(
                update(shape.heartbeat).where(shape.heartbeat.c.id == _ONE).values(at=now)
            )

    async def awake(self, now: float, away: float) -> float:
        """At the start of a process. If no other has been alive for longer than `away` seconds, all clocks are set forward
        by the time they missed; returns how much that was. Of several processes that start at once, one does it."""
        try:
            async with self.database.transaction() as connection:
                last: float | None = (await connection.execute(select(shape.heartbeat.c.at))).scalar()
                if last is None:
                    await connection.execute(insert(shape.heartbeat), {"id": _ONE, "at": now})
                    return 0.0
                mine = shape.heartbeat.c.at == last
                claimed = await connection.execute(update(shape.heartbeat).where(mine).values(at=now))
                gap = now - last
                if claimed.rowcount != 1 or gap <= away:
                    return 0.0
                await connection.execute(
                    update(shape.tables)
                    .where(shape.tables.c.clock_since.is_not(None), shape.tables.c.to_move.is_not(None))
                    .values(
                        clock_since=shape.tables.c.clock_since + gap,
                        clock_due=shape.tables.c.clock_due + gap,
                        version=shape.tables.c.version + 1,
                    )
                )
                return gap
        except Conflict:  # another process was first
            return 0.0
