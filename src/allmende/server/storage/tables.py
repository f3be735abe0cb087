"""Tables and their journals. Every change is one transaction that also raises the table's version."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, bindparam, delete, insert, select, update

from allmende.server.storage import journal, shape
from allmende.server.storage.chat import read_chat
from allmende.server.storage.records import (
    After,
    EntryRecord,
    Loaded,
    SeatRecord,
    TableRecord,
    Times,
    times_columns,
)
from allmende.server.storage.seats import read_orders, read_sat, read_sealed, read_seats, read_votes, seat_row
from allmende.server.storage.transactions import Conflict, Transaction, Transactions, matches

_UNSEAL = delete(shape.sealed).where(
    shape.sealed.c.table_id == bindparam("table_id"), shape.sealed.c.seat == bindparam("seat")
)


class Tables:
    """Tables, entries and frames."""

    def __init__(self, database: Transactions) -> None:
        self.database = database

    async def create(self, record: TableRecord, seats: Sequence[SeatRecord], frame: str) -> Loaded:
        """A new table, where nobody sits but its creator; returned as it would be read."""
        rows = [{"table_id": record.id, **seat_row(seat)} for seat in seats]
        taken = [seat.seat for seat in seats if seat.person]
        first = {"table_id": record.id, "seq": 0, "frame": frame}
        called = select(shape.people.c.name).where(shape.people.c.id == record.creator)

        def work(connection: Connection) -> str | None:
            connection.execute(insert(shape.tables), asdict(record))
            connection.execute(insert(shape.seats), rows)
            if taken:
                connection.execute(
                    insert(shape.sat),
                    [{"table_id": record.id, "seat": seat, "person": record.creator} for seat in taken],
                )
            connection.execute(insert(shape.frames), first)
            connection.execute(insert(shape.latest), first)
            return connection.execute(called).scalar()

        name = await self.database.write(work)
        named = [replace(seat, name=name if seat.person else None) for seat in seats]
        sat = {record.creator: set(taken)} if taken else {}
        return Loaded(replace(record), named, [], [], frame, 0, {}, {}, {}, sat)

    async def of_request(self, creator: str, request: str) -> str | None:
        """The table that this request made when it was first sent."""
        found = select(shape.tables.c.id).where(
            shape.tables.c.creator == creator, shape.tables.c.request == request
        )
        async with self.database.transaction() as connection:
            table_id: str | None = (await connection.execute(found)).scalar()
            return table_id

    async def all_ids(self) -> list[str]:
        async with self.database.transaction() as connection:
            found = await connection.execute(select(shape.tables.c.id).order_by(shape.tables.c.created))
            return list(found.scalars())

    async def version(self, table_id: str) -> int | None:
        found = await self.database.direct.rows(journal.VERSION, table_id)
        return int(found[0][0]) if found else None

    async def news(self, table_id: str, rules: int, seq: int, version: int) -> journal.News | None:
        """What has come since, if it is only moves; else None: everything has to be read again."""
        rows = await self.database.direct.rows(journal.NEWS, table_id, seq)
        return journal.news(rows, rules, seq, version)

    async def load(self, table_id: str, from_seq: int = 0, from_chat: int = 0) -> Loaded | None:
        """A table as it is; entries and chat only from there on."""
        while True:
            loaded = await self.database.read(
                lambda connection: _load(connection, table_id, from_seq, from_chat)
            )
            if loaded is None or loaded.frame_seq == loaded.record.seq:
                return loaded
            # Somebody wrote an entry between two of our reads: read again.

    async def append(self, table_id: str, entry: EntryRecord, after: After, known: int | None = None) -> int:
        """Writes an entry and what it leaves behind; Conflict if that place in the journal is taken, or the table is not at the
        version it is known at."""
        if after.out is not None:
            return await self._append_and_leave(table_id, entry, after)
        version = await self.database.direct.append(journal.row(table_id, entry, after, known))
        if version is None:
            raise Conflict(f"{table_id} is not at {entry.seq}")
        return version

    async def _append_and_leave(self, table_id: str, entry: EntryRecord, after: After) -> int:
        """The same for an entry that takes a person out of the game."""
        assert after.out is not None
        number, how, bot = after.out

        def work(connection: Connection) -> int:
            moved = connection.execute(
                update(shape.tables)
                .where(shape.tables.c.id == table_id, shape.tables.c.seq == entry.seq)
                .values(
                    seq=entry.seq + 1,
                    version=shape.tables.c.version + 1,
                    touched=entry.at,
                    to_move=after.to_move,
                    asked=after.asked,
                    interrupt=after.interrupt,
                    winners=after.winners,
                    ended=after.ended,
                    asking=None,
                    **times_columns(after.times),
                )
                .returning(shape.tables.c.version)
            )
            version = moved.scalar()
            if version is None:
                raise Conflict(f"{table_id} is not at {entry.seq}")
            connection.execute(insert(shape.entries), {"table_id": table_id, **vars(entry)})
            frame = {"seq": entry.seq + 1, "frame": after.frame}
            connection.execute(update(shape.latest).where(shape.latest.c.table_id == table_id).values(frame))
            if after.is_keyframe:
                connection.execute(insert(shape.frames), {"table_id": table_id, **frame})
            left = {"table_id": table_id, "seat": number}
            connection.execute(
                update(shape.seats).where(matches(shape.seats, left)).values(out=how, stand_in=bot)
            )
            connection.execute(_UNSEAL, left)
            self.database.tell(connection, table_id)
            return int(version)

        return await self.database.write(work)

    async def set_times(self, table_id: str, seq: int, times: Times) -> int | None:
        """Who is waited for has changed without a move; None if the table has moved on meanwhile."""
        here = and_(shape.tables.c.id == table_id, shape.tables.c.seq == seq)
        return await self._change(table_id, here, **times_columns(times))

    async def set_asking(self, table_id: str, seq: int, asking: dict[str, Any] | None) -> int | None:
        """Stores a request to the others; None if the table has moved on meanwhile."""
        here = and_(shape.tables.c.id == table_id, shape.tables.c.seq == seq)
        return await self._change(table_id, here, asking=asking)

    async def _change(self, table_id: str, only_if: ColumnElement[bool], **values: object) -> int | None:
        async with self.database.transaction() as connection:
            changed = await connection.execute(update(shape.tables).where(only_if).values(**values))
            return await self.database.announce(connection, table_id) if changed.rowcount == 1 else None

    async def keyframes(self, table_id: str, upto: int) -> list[tuple[int, str]]:
        """The stored frames up to a moment, latest first."""
        statement = (
            select(shape.frames.c.seq, shape.frames.c.frame)
            .where(shape.frames.c.table_id == table_id, shape.frames.c.seq <= upto)
            .order_by(shape.frames.c.seq.desc())
        )
        async with self.database.transaction() as connection:
            return [(row.seq, row.frame) for row in await connection.execute(statement)]

    async def change_rules(
        self, table_id: str, seq: int, frame: str, rules: int, changes: list[dict[str, int]]
    ) -> None:
        """Notes that a table continues under other rules, from a frame that stays."""
        async with self.database.transaction() as connection:
            moved = await connection.execute(
                update(shape.tables)
                .where(shape.tables.c.id == table_id, shape.tables.c.seq == seq)
                .values(rules=rules, changes=changes)
            )
            if moved.rowcount != 1:
                raise Conflict(f"{table_id} is not at {seq}")
            key = {"table_id": table_id, "seq": seq}
            await connection.execute(delete(shape.frames).where(matches(shape.frames, key)))
            await connection.execute(insert(shape.frames), {**key, "frame": frame})
            await self.database.announce(connection, table_id)


async def _load(connection: Transaction, table_id: str, from_seq: int, from_chat: int) -> Loaded | None:
    row = (await connection.execute(select(shape.tables).where(shape.tables.c.id == table_id))).first()
    if row is None:
        return None
    record = TableRecord(**row._mapping)
    seats = await read_seats(connection, table_id)
    entries = await _entries(connection, table_id, from_seq, record.seq)
    chat = await read_chat(connection, table_id, from_chat)
    votes = await read_votes(connection, table_id)
    orders = await read_orders(connection, table_id)
    sealed = await read_sealed(connection, table_id)
    sat = await read_sat(connection, table_id)
    latest = (await connection.execute(select(shape.latest).where(shape.latest.c.table_id == table_id))).one()
    return Loaded(record, seats, entries, chat, latest.frame, latest.seq, votes, orders, sealed, sat)


async def _entries(connection: Transaction, table_id: str, from_seq: int, upto: int) -> list[EntryRecord]:
    columns = [column for column in shape.entries.c if column.name != "table_id"]
    statement = (
        select(*columns)
        .where(shape.entries.c.table_id == table_id)
        .where(shape.entries.c.seq >= from_seq, shape.entries.c.seq < upto)
        .order_by(shape.entries.c.seq)
    )
    return [EntryRecord(*row) for row in await connection.execute(statement)]
