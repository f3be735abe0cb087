"""Who sits where, and what a seat has asked for: stand-ins, votes, orders, sealed moves."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import ColumnElement, Connection, bindparam, delete, insert, or_, select, update

from allmende.server.storage import shape
from allmende.server.storage.records import SealedRecord, SeatRecord
from allmende.server.storage.transactions import Conflict, Transaction, Transactions, matches

_SEEN = (
    update(shape.seats)
    .where(shape.seats.c.table_id == bindparam("in_table"), shape.seats.c.seat == bindparam("on_seat"))
    .values(seen=bindparam("upto"), seen_at=bindparam("then"))
)


class OtherSeat(Exception):
    """This person has sat on another seat of the table."""


class Seats:
    """Seats, and what belongs to one."""

    def __init__(self, database: Transactions) -> None:
        self.database = database

    async def take(self, table_id: str, seat: int, person: str) -> int:
        """Conflict if somebody sits there; OtherSeat if this person knows another seat's secrets. A person who
        made a table for one screen has had several seats from the start and may return to each."""
        async with self.database.transaction() as connection:
            # Announced first: that locks the table's row, so a person who joins twice at once, through two processes, is
            # looked at one after the other.
            version = await self.database.announce(connection, table_id)
            known = (await read_sat(connection, table_id)).get(person, set())
            if known and seat not in known:
                raise OtherSeat(f"{person} has sat on {sorted(known)} of {table_id}")
            changed = await connection.execute(
                update(shape.seats)
                .where(matches(shape.seats, {"table_id": table_id, "seat": seat}))
                .where(shape.seats.c.person.is_(None))
                .values(person=person, stand_in=None, seen_at=time.time())
            )
            if changed.rowcount != 1:
                raise Conflict(f"seat {seat} of {table_id}")
            if not known:
                row = {"table_id": table_id, "seat": seat, "person": person}
                await connection.execute(insert(shape.sat), row)
            return version

    async def free(self, table_id: str, seat: int, person: str, invite: str) -> int:
        return await self._change(
            table_id,
            seat,
            shape.seats.c.person == person,
            person=None,
            last=person,
            stand_in=None,
            invite=invite,
        )

    async def set_stand_in(self, table_id: str, seat: int, bot: str | None) -> int:
        async with self.database.transaction() as connection:
            await connection.execute(
                delete(shape.votes).where(matches(shape.votes, {"table_id": table_id, "seat": seat}))
            )
        return await self._change(table_id, seat, shape.seats.c.kind != "bot", stand_in=bot)

    async def _change(self, table_id: str, seat: int, only_if: ColumnElement[bool], **values: object) -> int:
        async with self.database.transaction() as connection:
            changed = await connection.execute(
                update(shape.seats)
                .where(matches(shape.seats, {"table_id": table_id, "seat": seat}), only_if)
                .values(**values)
            )
            if changed.rowcount != 1:
                raise Conflict(f"seat {seat} of {table_id}")
            return await self.database.announce(connection, table_id)

    async def set_seen(self, seen: Sequence[tuple[str, int, int, float]]) -> None:
        """Notes what people have seen: table, seat, how far, and when. No change of the table for anybody else."""
        rows = [
            {"in_table": table_id, "on_seat": seat, "upto": upto, "then": then}
            for table_id, seat, upto, then in sorted(seen)
        ]
        await self.database.write(lambda connection: connection.execute(_SEEN, rows))

    async def set_noticed(self, table_id: str, seat: int, lately: float, now: float) -> bool:
        """Claims the right to tell a seat's person that it is their turn; False if they were told lately, perhaps by another
        process."""
        async with self.database.transaction() as connection:
            claimed = await connection.execute(
                update(shape.seats)
                .where(
                    matches(shape.seats, {"table_id": table_id, "seat": seat}),
                    or_(shape.seats.c.noticed < lately, shape.seats.c.noticed > now),  # a clock was set back
                )
                .values(noticed=now)
            )
            return bool(claimed.rowcount == 1)

    async def vote(self, table_id: str, seat: int, voter: int, bot: str) -> int:
        key = {"table_id": table_id, "seat": seat, "voter": voter}
        async with self.database.transaction() as connection:
            await connection.execute(delete(shape.votes).where(matches(shape.votes, key)))
            await connection.execute(insert(shape.votes), {**key, "bot": bot})
            return await self.database.announce(connection, table_id)

    async def set_orders(self, table_id: str, seat: int, orders: dict[str, int | None]) -> int:
        key = {"table_id": table_id, "seat": seat}
        async with self.database.transaction() as connection:
            await connection.execute(delete(shape.orders).where(matches(shape.orders, key)))
            if orders:
                rows = [{**key, "decision": decision, "code": code} for decision, code in orders.items()]
                await connection.execute(insert(shape.orders), rows)
            return await self.database.announce(connection, table_id)

    async def seal(self, table_id: str, seq: int, seat: int, sealed: SealedRecord) -> None:
        """Keeps a choice for a decision to come, in place of an earlier one; Conflict if the table has moved on."""
        key = {"table_id": table_id, "seat": seat}

        def work(connection: Connection) -> None:
            still_there = connection.execute(
                update(shape.tables)
                .where(shape.tables.c.id == table_id, shape.tables.c.seq == seq)
                .values(version=shape.tables.c.version + 1)
            )
            if still_there.rowcount != 1:
                raise Conflict(f"{table_id} is not at {seq}")
            connection.execute(delete(shape.sealed).where(matches(shape.sealed, key)))
            connection.execute(insert(shape.sealed), {**key, **vars(sealed)})
            self.database.tell(connection, table_id)

        await self.database.write(work)


async def read_seats(connection: Transaction, table_id: str) -> list[SeatRecord]:
    return [seat for _, seat in await read_seats_of_many(connection, [table_id])]


async def read_seats_of_many(connection: Transaction, ids: list[str]) -> list[tuple[str, SeatRecord]]:
    joined = shape.seats.outerjoin(shape.people, shape.people.c.id == shape.seats.c.person)
    statement = (
        select(shape.seats, shape.people.c.name)
        .select_from(joined)
        .where(shape.seats.c.table_id.in_(ids))
        .order_by(shape.seats.c.table_id, shape.seats.c.seat)
    )
    found = []
    for row in await connection.execute(statement):
        fields = dict(row._mapping)
        found.append((fields.pop("table_id"), SeatRecord(**fields)))
    return found


async def read_sat(connection: Transaction, table_id: str) -> dict[str, set[int]]:
    """By person: the seats they ever sat on."""
    found: dict[str, set[int]] = {}
    for row in await connection.execute(select(shape.sat).where(shape.sat.c.table_id == table_id)):
        found.setdefault(row.person, set()).add(row.seat)
    return found


async def read_votes(connection: Transaction, table_id: str) -> dict[int, dict[int, str]]:
    found: dict[int, dict[int, str]] = {}
    for row in await connection.execute(select(shape.votes).where(shape.votes.c.table_id == table_id)):
        found.setdefault(row.seat, {})[row.voter] = row.bot
    return found


async def read_orders(connection: Transaction, table_id: str) -> dict[int, dict[str, int | None]]:
    found: dict[int, dict[str, int | None]] = {}
    for row in await connection.execute(select(shape.orders).where(shape.orders.c.table_id == table_id)):
        found.setdefault(row.seat, {})[row.decision] = row.code
    return found


async def read_sealed(connection: Transaction, table_id: str) -> dict[int, SealedRecord]:
    statement = select(shape.sealed).where(shape.sealed.c.table_id == table_id)
    return {row.seat: SealedRecord(row.made, row.code) for row in await connection.execute(statement)}


def seat_row(seat: SeatRecord) -> dict[str, Any]:
    row = asdict(seat)
    del row["name"]
    return row
