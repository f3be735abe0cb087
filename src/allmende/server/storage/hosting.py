"""What a host may look at and do; everything done leaves a line in the audit log, in the same transaction."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Table, delete, func, insert, or_, select, update

from allmende.server.storage import shape
from allmende.server.storage.transactions import Transaction, Transactions

Row = dict[str, Any]


class Hosting:
    def __init__(self, database: Transactions) -> None:
        self.database = database

    # -- looking ------------------------------------------------------------------------------------------------------

    async def people(self, find: str, limit: int) -> list[Row]:
        people, like = shape.people, f"%{find.lower()}%"
        columns = [
            people.c[name] for name in ("id", "name", "login", "created", "banned_until", "muted_until")
        ]
        statement = select(*columns).order_by(people.c.created.desc()).limit(limit)
        if find:
            statement = statement.where(
                or_(people.c.id == find, people.c.login.like(like), func.lower(people.c.name).like(like))
            )
        return await self._rows(statement)

    async def tables(self, creator: str, limit: int) -> list[Row]:
        tables = shape.tables
        names = ("id", "game", "creator", "seats", "seq", "private", "rated", "to_move", "created", "touched")
        statement = select(*[tables.c[name] for name in names]).order_by(tables.c.touched.desc()).limit(limit)
        return await self._rows(statement.where(tables.c.creator == creator) if creator else statement)

    async def bots(self, limit: int) -> list[Row]:
        """How many bots are busy at whose tables."""
        playing = func.coalesce(shape.seats.c.bot, shape.seats.c.stand_in)
        statement = (
            select(shape.tables.c.creator, playing.label("bot"), func.count().label("seats"))
            .join(shape.seats, shape.seats.c.table_id == shape.tables.c.id)
            .where(shape.tables.c.to_move.is_not(None), playing.is_not(None))
            .group_by(shape.tables.c.creator, playing)
            .order_by(func.count().desc())
            .limit(limit)
        )
        return await self._rows(statement)

    async def reports(self, limit: int, settled: bool) -> list[Row]:
        statement = select(shape.reports).order_by(shape.reports.c.at.desc()).limit(limit)
        return await self._rows(statement if settled else statement.where(shape.reports.c.settled.is_(None)))

    async def limits(self, limit: int) -> list[Row]:
        """What is used up most."""
        return await self._rows(select(shape.spent).order_by(shape.spent.c.level).limit(limit))

    async def audit(self, limit: int) -> list[Row]:
        return await self._rows(select(shape.audit).order_by(shape.audit.c.id.desc()).limit(limit))

    async def bans(self, now: float) -> list[Row]:
        """Networks from which nobody may do anything now."""
        return await self._rows(select(shape.bans).where(shape.bans.c.until > now))

    async def _rows(self, statement: Any) -> list[Row]:
        async with self.database.transaction() as connection:
            return [dict(row._mapping) for row in await connection.execute(statement)]

    # -- doing --------------------------------------------------------------------------------------------------------

    async def ban(self, who: str, person: str, until: float | None, reason: str) -> list[str] | None:
        """Bans until then; None lifts the ban. Returns the sessions that are ended by it, or None if there is no such person."""
        async with self.database.transaction() as connection:
            if not await self._set(connection, person, banned_until=until):
                return None
            mine = shape.sessions.c.person == person
            found = list((await connection.execute(select(shape.sessions.c.id).where(mine))).scalars())
            await self._note(connection, who, "unban" if until is None else "ban", person, reason)
        return found

    async def mute(self, who: str, person: str, until: float | None, reason: str) -> bool:
        async with self.database.transaction() as connection:
            done = await self._set(connection, person, muted_until=until)
            if done:
                await self._note(connection, who, "unmute" if until is None else "mute", person, reason)
        return done

    async def ban_network(self, who: str, network: str, until: float | None, reason: str) -> None:
        async with self.database.transaction() as connection:
            await connection.execute(delete(shape.bans).where(shape.bans.c.network == network))
            if until is not None:
                row = {"network": network, "until": until, "reason": reason}
                await connection.execute(insert(shape.bans), row)
            what = "unban network" if until is None else "ban network"
            await self._note(connection, who, what, network, reason)

    async def remove_table(self, who: str, table_id: str, reason: str) -> bool:
        return await self._remove(
            shape.tables, shape.tables.c.id == table_id, who, "remove table", table_id, reason
        )

    async def remove_line(self, who: str, line: int, reason: str) -> str | None:
        """A line of chat; returns its table."""
        async with self.database.transaction() as connection:
            mine = shape.chat.c.id == line
            found: str | None = (await connection.execute(select(shape.chat.c.table_id).where(mine))).scalar()
            if found is not None:
                await connection.execute(delete(shape.chat).where(mine))
                await self.database.announce(connection, found)
                await self._note(connection, who, "remove line", str(line), reason)
        return found

    async def reset_limit(self, who: str, key: str) -> bool:
        return await self._remove(shape.spent, shape.spent.c.key == key, who, "reset limit", key, "")

    async def settle(self, who: str, report: int, how: str) -> bool:
        async with self.database.transaction() as connection:
            changed = await connection.execute(
                update(shape.reports).where(shape.reports.c.id == report).values(settled=time.time())
            )
            if changed.rowcount == 1:
                await self._note(connection, who, "settle", str(report), how)
            return bool(changed.rowcount == 1)

    async def note(self, who: str, what: str, about: str, details: str) -> None:
        async with self.database.transaction() as connection:
            await self._note(connection, who, what, about, details)

    async def report(self, row: Row) -> None:
        """From a player."""
        async with self.database.transaction() as connection:
            await connection.execute(insert(shape.reports), row)

    async def _set(self, connection: Transaction, person: str, **values: float | None) -> bool:
        changed = await connection.execute(
            update(shape.people).where(shape.people.c.id == person).values(**values)
        )
        return bool(changed.rowcount == 1)

    async def _remove(self, table: Table, which: Any, who: str, what: str, about: str, why: str) -> bool:
        async with self.database.transaction() as connection:
            gone = await connection.execute(delete(table).where(which))
            if gone.rowcount:
                await self._note(connection, who, what, about, why)
            return bool(gone.rowcount)

    async def _note(self, connection: Transaction, who: str, what: str, about: str, details: str) -> None:
        row = {"at": time.time(), "who": who[:64], "what": what, "about": about[:100], "details": details}
        await connection.execute(insert(shape.audit), row)
