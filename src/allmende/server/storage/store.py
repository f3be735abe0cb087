"""Reading and writing tables. Every change is one transaction that also raises the table's version."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, suppress
from dataclasses import asdict
from typing import Any, Protocol, TypeVar

from sqlalchemy import (
    ColumnElement,
    Connection,
    Dialect,
    and_,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, InterfaceError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from allmende.server.storage import schema
from allmende.server.storage.records import (
    SEALED,
    After,
    ChatRecord,
    EntryRecord,
    Loaded,
    SeatRecord,
    TableRecord,
)

CHANNEL = "allmende"

# What every request asks, put together once.
_VERSION = select(schema.tables.c.version).where(schema.tables.c.id == bindparam("id"))
_UNSEAL = delete(schema.orders).where(
    schema.orders.c.table_id == bindparam("table_id"),
    schema.orders.c.seat == bindparam("seat"),
    schema.orders.c.decision.startswith(SEALED),
)
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
    """A connection on which statements are done, all or none."""

    @property
    def dialect(self) -> Dialect: ...

    async def execute(self, statement: Any, parameters: Any = None) -> Any: ...


class Store:
    def __init__(
        self,
        begin: Callable[[], AbstractAsyncContextManager[Transaction]],
        read: Callable[[], AbstractAsyncContextManager[Transaction]],
        write: Writer,
        process: str,
    ) -> None:
        self.begin = begin
        self._read = read
        self._write = write
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
            update(schema.tables)
            .where(schema.tables.c.id == table_id)
            .values(version=schema.tables.c.version + 1)
            .returning(schema.tables.c.version)
        )
        version = int((await connection.execute(statement)).scalar_one())
        if connection.dialect.name == "postgresql":
            await connection.execute(_NOTIFY, self._note(table_id))
        return version

    def _note(self, table_id: str) -> dict[str, str]:
        return {"channel": CHANNEL, "payload": f"{self.process}:{table_id}"}

    async def ping(self) -> None:
        async with self.transaction() as connection:
            await connection.execute(select(1))

    # -- tables -------------------------------------------------------------------------------------------------------

    async def create_table(self, record: TableRecord, seats: Sequence[SeatRecord], frame: str) -> None:
        rows = [{"table_id": record.id, **_seat_row(seat)} for seat in seats]
        first = {"table_id": record.id, "seq": 0, "frame": frame}

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.tables), asdict(record))
            connection.execute(insert(schema.seats), rows)
            connection.execute(insert(schema.frames), first)
            connection.execute(insert(schema.latest), first)

        await self.write(work)

    async def table_of_request(self, creator: str, request: str) -> str | None:
        """The table that this request made when it was first sent."""
        found = select(schema.tables.c.id).where(
            schema.tables.c.creator == creator, schema.tables.c.request == request
        )
        async with self.transaction() as connection:
            table_id: str | None = (await connection.execute(found)).scalar()
            return table_id

    async def version(self, table_id: str) -> int | None:

        async def work(connection: Transaction) -> int | None:
            version: int | None = (await connection.execute(_VERSION, {"id": table_id})).scalar()
            return version

        return await self.read(work)

    async def load(self, table_id: str, from_seq: int = 0, from_chat: int = 0) -> Loaded | None:
        """A table as it stands; of entries and chat only what comes from there on."""
        while True:
            loaded = await self.read(lambda connection: _load(connection, table_id, from_seq, from_chat))
            if loaded is None or loaded.frame_seq == loaded.record.seq:
                return loaded
            # Somebody wrote an entry between two of our reads: read again.

    async def append(self, table_id: str, entry: EntryRecord, after: After) -> int:
        """Writes an entry and what it leaves behind; Conflict if that place in the journal is taken."""

        def work(connection: Connection) -> int:
            moved = connection.execute(
                update(schema.tables)
                .where(schema.tables.c.id == table_id, schema.tables.c.seq == entry.seq)
                .values(
                    seq=entry.seq + 1,
                    version=schema.tables.c.version + 1,
                    touched=entry.at,
                    to_move=after.to_move,
                    asked=after.asked,
                    interrupt=after.interrupt,
                    winners=after.winners,
                )
                .returning(schema.tables.c.version)
            )
            version = moved.scalar()
            if version is None:
                raise Conflict(f"{table_id} is not at {entry.seq}")
            connection.execute(insert(schema.entries), {"table_id": table_id, **vars(entry)})
            frame = {"seq": entry.seq + 1, "frame": after.frame}
            connection.execute(
                update(schema.latest).where(schema.latest.c.table_id == table_id).values(frame)
            )
            if after.is_keyframe:
                connection.execute(insert(schema.frames), {"table_id": table_id, **frame})
            if entry.kind == "undo":  # or what was taken back would be done again by itself
                connection.execute(_UNSEAL, {"table_id": table_id, "seat": entry.seat})
            if connection.dialect.name == "postgresql":
                connection.execute(_NOTIFY, self._note(table_id))
            return int(version)

        return await self.write(work)

    async def keyframes(self, table_id: str, upto: int) -> list[tuple[int, str]]:
        """The stored frames up to a moment, latest first."""
        statement = (
            select(schema.frames.c.seq, schema.frames.c.frame)
            .where(schema.frames.c.table_id == table_id, schema.frames.c.seq <= upto)
            .order_by(schema.frames.c.seq.desc())
        )
        async with self.transaction() as connection:
            return [(row.seq, row.frame) for row in await connection.execute(statement)]

    async def change_rules(
        self, table_id: str, seq: int, frame: str, rules: int, changes: list[dict[str, int]]
    ) -> None:
        """Notes that a table goes on under other rules, from a frame that stays."""
        async with self.transaction() as connection:
            moved = await connection.execute(
                update(schema.tables)
                .where(schema.tables.c.id == table_id, schema.tables.c.seq == seq)
                .values(rules=rules, changes=changes)
            )
            if moved.rowcount != 1:
                raise Conflict(f"{table_id} is not at {seq}")
            key = {"table_id": table_id, "seq": seq}
            await connection.execute(delete(schema.frames).where(_is(schema.frames, key)))
            await connection.execute(insert(schema.frames), {**key, "frame": frame})
            await self.announce(connection, table_id)

    async def coaching(self, table_id: str) -> dict[str, Any] | None:
        """What the coach found out about a table, if he has."""
        statement = select(schema.coaching.c.findings).where(schema.coaching.c.table_id == table_id)
        async with self.transaction() as connection:
            found: dict[str, Any] | None = (await connection.execute(statement)).scalar()
            return found

    async def keep_coaching(self, table_id: str, findings: dict[str, Any], now: float) -> None:
        """Another process may have been at it too: the first stays."""
        row = {"table_id": table_id, "made": now, "findings": findings}

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.coaching), row)

        with suppress(Conflict):
            await self.write(work)

    # -- seats --------------------------------------------------------------------------------------------------------

    async def take_seat(self, table_id: str, seat: int, person: str) -> int:
        """Conflict if somebody sits there."""
        return await self._change_seat(
            table_id, seat, schema.seats.c.person.is_(None), person=person, stand_in=None, seen_at=time.time()
        )

    async def free_seat(self, table_id: str, seat: int, person: str, invite: str) -> int:
        return await self._change_seat(
            table_id,
            seat,
            schema.seats.c.person == person,
            person=None,
            last=person,
            stand_in=None,
            invite=invite,
        )

    async def set_stand_in(self, table_id: str, seat: int, bot: str | None) -> int:
        async with self.transaction() as connection:
            await connection.execute(
                delete(schema.votes).where(_is(schema.votes, {"table_id": table_id, "seat": seat}))
            )
        return await self._change_seat(table_id, seat, schema.seats.c.kind != "bot", stand_in=bot)

    async def _change_seat(
        self, table_id: str, seat: int, only_if: ColumnElement[bool], **values: object
    ) -> int:
        async with self.transaction() as connection:
            changed = await connection.execute(
                update(schema.seats)
                .where(_is(schema.seats, {"table_id": table_id, "seat": seat}), only_if)
                .values(**values)
            )
            if changed.rowcount != 1:
                raise Conflict(f"seat {seat} of {table_id}")
            return await self.announce(connection, table_id)

    async def set_seen(self, table_id: str, seats: Sequence[int], seen: int) -> None:
        """Notes what a person has seen; no change of the table for anybody else."""
        async with self.transaction() as connection:
            await connection.execute(
                update(schema.seats)
                .where(schema.seats.c.table_id == table_id, schema.seats.c.seat.in_(seats))
                .values(seen=seen, seen_at=time.time())
            )

    async def set_noticed(self, table_id: str, seat: int, lately: float, now: float) -> bool:
        """Claims the right to tell a seat's person that it is his turn; False if he has been told lately, perhaps by
        another process."""
        async with self.transaction() as connection:
            claimed = await connection.execute(
                update(schema.seats)
                .where(
                    _is(schema.seats, {"table_id": table_id, "seat": seat}), schema.seats.c.noticed < lately
                )
                .values(noticed=now)
            )
            return bool(claimed.rowcount == 1)

    async def vote(self, table_id: str, seat: int, voter: int, bot: str) -> int:
        key = {"table_id": table_id, "seat": seat, "voter": voter}
        async with self.transaction() as connection:
            await connection.execute(delete(schema.votes).where(_is(schema.votes, key)))
            await connection.execute(insert(schema.votes), {**key, "bot": bot})
            return await self.announce(connection, table_id)

    async def set_orders(self, table_id: str, seat: int, orders: dict[str, int | None]) -> int:
        key = {"table_id": table_id, "seat": seat}
        async with self.transaction() as connection:
            await connection.execute(delete(schema.orders).where(_is(schema.orders, key)))
            if orders:
                rows = [{**key, "decision": decision, "code": code} for decision, code in orders.items()]
                await connection.execute(insert(schema.orders), rows)
            return await self.announce(connection, table_id)

    async def seal(self, table_id: str, seq: int, seat: int, name: str, code: int) -> None:
        """Keeps a choice for a decision to come, in place of an earlier one; Conflict if the table has moved on."""
        key = {"table_id": table_id, "seat": seat, "decision": name}

        def work(connection: Connection) -> None:
            still_there = connection.execute(
                update(schema.tables)
                .where(schema.tables.c.id == table_id, schema.tables.c.seq == seq)
                .values(version=schema.tables.c.version + 1)
            )
            if still_there.rowcount != 1:
                raise Conflict(f"{table_id} is not at {seq}")
            connection.execute(delete(schema.orders).where(_is(schema.orders, key)))
            connection.execute(insert(schema.orders), {**key, "code": code})
            if connection.dialect.name == "postgresql":
                connection.execute(_NOTIFY, self._note(table_id))

        await self.write(work)

    async def say(self, table_id: str, line: ChatRecord, request: str | None) -> int:
        row = {"table_id": table_id, "request": request, **vars(line)}
        del row["id"]
        async with self.transaction() as connection:
            await connection.execute(insert(schema.chat), row)
            return await self.announce(connection, table_id)

    # -- lists --------------------------------------------------------------------------------------------------------

    async def tables_of(self, person: str, limit: int = 200) -> list[tuple[TableRecord, list[SeatRecord]]]:
        mine = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
        return await self._list(schema.tables.c.id.in_(mine), limit)

    async def open_tables(self, limit: int = 100) -> list[tuple[TableRecord, list[SeatRecord]]]:
        free = select(schema.seats.c.table_id).where(
            schema.seats.c.kind == "open", schema.seats.c.person.is_(None)
        )
        condition = and_(
            schema.tables.c.id.in_(free),
            schema.tables.c.private.is_(False),
            schema.tables.c.to_move.is_not(None),
        )
        return await self._list(condition, limit)

    async def _list(
        self, condition: ColumnElement[bool], limit: int
    ) -> list[tuple[TableRecord, list[SeatRecord]]]:
        statement = (
            select(schema.tables).where(condition).order_by(schema.tables.c.touched.desc()).limit(limit)
        )
        async with self.transaction() as connection:
            records = [TableRecord(**row._mapping) for row in await connection.execute(statement)]
            found: dict[str, list[SeatRecord]] = {record.id: [] for record in records}
            for table_id, seat in await _seats_of_many(connection, list(found)):
                found[table_id].append(seat)
        return [(record, found[record.id]) for record in records]

    async def waiting_by_themselves(self, untouched_since: float) -> list[str]:
        """Running tables where a bot, an order or an interrupt may be due and nothing has happened for a while."""
        statement = (
            select(schema.tables.c.id)
            .join(
                schema.seats,
                and_(
                    schema.seats.c.table_id == schema.tables.c.id,
                    schema.seats.c.seat == schema.tables.c.to_move,
                ),
            )
            .where(schema.tables.c.touched < untouched_since)
            .where(
                or_(
                    schema.seats.c.bot.is_not(None),
                    schema.seats.c.stand_in.is_not(None),
                    schema.tables.c.interrupt.is_(True),
                    select(1)
                    .where(schema.orders.c.table_id == schema.tables.c.id)
                    .where(schema.orders.c.seat == schema.tables.c.to_move)
                    .exists(),
                )
            )
        )
        async with self.transaction() as connection:
            return list((await connection.execute(statement)).scalars())

    async def waiting_for_people(self, noticed_before: float) -> list[tuple[str, int]]:
        """Tables and seats whose persons are to move and were last told so before that time."""
        statement = (
            select(schema.tables.c.id, schema.seats.c.seat)
            .join(
                schema.seats,
                and_(
                    schema.seats.c.table_id == schema.tables.c.id,
                    schema.seats.c.seat == schema.tables.c.to_move,
                ),
            )
            .where(schema.seats.c.person.is_not(None), schema.seats.c.stand_in.is_(None))
            .where(schema.tables.c.touched < noticed_before, schema.seats.c.noticed < noticed_before)
        )
        async with self.transaction() as connection:
            return [(row.id, row.seat) for row in await connection.execute(statement)]

    async def counts(self) -> tuple[int, int]:
        """Running tables, and all entries ever written."""
        async with self.transaction() as connection:
            running = await connection.execute(
                select(func.count()).select_from(schema.tables).where(schema.tables.c.to_move.is_not(None))
            )
            written = await connection.execute(select(func.coalesce(func.sum(schema.tables.c.seq), 0)))
            return int(running.scalar_one()), int(written.scalar_one())


def _is(table: Any, key: dict[str, Any]) -> ColumnElement[bool]:
    return and_(*[table.c[name] == value for name, value in key.items()])


def _seat_row(seat: SeatRecord) -> dict[str, Any]:
    row = asdict(seat)
    del row["name"]
    return row


async def _load(connection: Transaction, table_id: str, from_seq: int, from_chat: int) -> Loaded | None:
    row = (await connection.execute(select(schema.tables).where(schema.tables.c.id == table_id))).first()
    if row is None:
        return None
    record = TableRecord(**row._mapping)
    seats = await _seats(connection, table_id)
    entries = await _entries(connection, table_id, from_seq, record.seq)
    chat = await _chat(connection, table_id, from_chat)
    votes = await _votes(connection, table_id)
    orders = await _orders(connection, table_id)
    latest = (
        await connection.execute(select(schema.latest).where(schema.latest.c.table_id == table_id))
    ).one()
    return Loaded(record, seats, entries, chat, latest.frame, latest.seq, votes, orders)


async def _seats(connection: Transaction, table_id: str) -> list[SeatRecord]:
    return [seat for _, seat in await _seats_of_many(connection, [table_id])]


async def _seats_of_many(connection: Transaction, ids: list[str]) -> list[tuple[str, SeatRecord]]:
    joined = schema.seats.outerjoin(schema.people, schema.people.c.id == schema.seats.c.person)
    statement = (
        select(schema.seats, schema.people.c.name)
        .select_from(joined)
        .where(schema.seats.c.table_id.in_(ids))
        .order_by(schema.seats.c.table_id, schema.seats.c.seat)
    )
    found = []
    for row in await connection.execute(statement):
        fields = dict(row._mapping)
        found.append((fields.pop("table_id"), SeatRecord(**fields)))
    return found


async def _entries(connection: Transaction, table_id: str, from_seq: int, upto: int) -> list[EntryRecord]:
    columns = [column for column in schema.entries.c if column.name != "table_id"]
    statement = (
        select(*columns)
        .where(schema.entries.c.table_id == table_id)
        .where(schema.entries.c.seq >= from_seq, schema.entries.c.seq < upto)
        .order_by(schema.entries.c.seq)
    )
    return [EntryRecord(*row) for row in await connection.execute(statement)]


async def _chat(connection: Transaction, table_id: str, from_id: int) -> list[ChatRecord]:
    columns = (
        schema.chat.c.id, schema.chat.c.person, schema.chat.c.name, schema.chat.c.seat, schema.chat.c.text, schema.chat.c.at,
    )  # fmt: skip
    statement = (
        select(*columns)
        .where(schema.chat.c.table_id == table_id, schema.chat.c.id > from_id)
        .order_by(schema.chat.c.id)
    )
    return [ChatRecord(*row) for row in await connection.execute(statement)]


async def _votes(connection: Transaction, table_id: str) -> dict[int, dict[int, str]]:
    found: dict[int, dict[int, str]] = {}
    for row in await connection.execute(select(schema.votes).where(schema.votes.c.table_id == table_id)):
        found.setdefault(row.seat, {})[row.voter] = row.bot
    return found


async def _orders(connection: Transaction, table_id: str) -> dict[int, dict[str, int | None]]:
    found: dict[int, dict[str, int | None]] = {}
    for row in await connection.execute(select(schema.orders).where(schema.orders.c.table_id == table_id)):
        found.setdefault(row.seat, {})[row.decision] = row.code
    return found
