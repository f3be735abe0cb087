"""Lists of tables: a person's, open ones, those where something is due."""

from __future__ import annotations

from sqlalchemy import ColumnElement, and_, func, or_, select

from allmende.server.storage import shape
from allmende.server.storage.records import SeatRecord, TableRecord
from allmende.server.storage.seats import read_seats_of_many
from allmende.server.storage.transactions import Transactions

SOON_OVER = 12 * 3600.0  # seconds: who has less time left is reminded of it


def has_won(person: str, record: TableRecord, seats: list[SeatRecord]) -> bool:
    """A person who resigned has not, even if the bot that played on has."""
    return any(seat.person == person and seat.out is None and seat.seat in record.winners for seat in seats)


class Lists:
    """Tables by what they have in common."""

    def __init__(self, database: Transactions) -> None:
        self.database = database

    async def of_person(self, person: str, limit: int = 200) -> list[tuple[TableRecord, list[SeatRecord]]]:
        mine = select(shape.seats.c.table_id).where(shape.seats.c.person == person)
        return await self._list(shape.tables.c.id.in_(mine), limit)

    async def games_of(
        self,
        person: str,
        game: str | None,
        state: str | None,
        result: str | None,
        before: float | None,
        size: int,
    ) -> tuple[list[tuple[TableRecord, list[SeatRecord]]], float | None]:
        """A page of a person's tables, the latest first, and the time before which the next one begins."""
        tables = shape.tables.c
        mine = select(shape.seats.c.table_id).where(shape.seats.c.person == person)
        conditions: list[ColumnElement[bool]] = [tables.id.in_(mine)]
        if game is not None:
            conditions.append(tables.game == game)
        if state is not None:
            conditions.append(
                tables.to_move.is_(None) if state == "finished" else tables.to_move.is_not(None)
            )
        if result is not None:
            conditions.append(tables.to_move.is_(None))
        found: list[tuple[TableRecord, list[SeatRecord]]] = []
        while True:
            earlier = [] if before is None else [tables.touched < before]
            read = await self._list(and_(*conditions, *earlier), size)
            for one in read:
                before = one[0].touched
                if result is None or (result == "won") == has_won(person, *one):
                    found.append(one)
                if len(found) == size:
                    return found, before
            if len(read) < size:
                return found, None

    async def with_open_seats(self, limit: int = 100) -> list[tuple[TableRecord, list[SeatRecord]]]:
        free = select(shape.seats.c.table_id).where(
            shape.seats.c.kind == "open", shape.seats.c.person.is_(None)
        )
        condition = and_(
            shape.tables.c.id.in_(free),
            shape.tables.c.private.is_(False),
            shape.tables.c.to_move.is_not(None),
        )
        return await self._list(condition, limit)

    async def _list(
        self, condition: ColumnElement[bool], limit: int
    ) -> list[tuple[TableRecord, list[SeatRecord]]]:
        statement = select(shape.tables).where(condition).order_by(shape.tables.c.touched.desc()).limit(limit)
        async with self.database.transaction() as connection:
            records = [TableRecord(**row._mapping) for row in await connection.execute(statement)]
            found: dict[str, list[SeatRecord]] = {record.id: [] for record in records}
            for table_id, seat in await read_seats_of_many(connection, list(found)):
                found[table_id].append(seat)
        return [(record, found[record.id]) for record in records]

    async def count_running(self, creator: str) -> int:
        """How many tables that somebody made are not over."""
        statement = (
            select(func.count())
            .select_from(shape.tables)
            .where(shape.tables.c.creator == creator, shape.tables.c.to_move.is_not(None))
        )
        async with self.database.transaction() as connection:
            return int((await connection.execute(statement)).scalar_one())

    async def waiting_by_themselves(
        self, untouched_since: float, now: float, clock_due_before: float
    ) -> list[str]:
        """Running tables where a bot, an order, a sealed move or an interrupt may be due and nothing has happened for a while,
        or in what a clock that was set back takes for the future, or somebody's time runs out soon."""
        statement = (
            select(shape.tables.c.id)
            .join(
                shape.seats,
                and_(
                    shape.seats.c.table_id == shape.tables.c.id,
                    shape.seats.c.seat == shape.tables.c.to_move,
                ),
            )
            .where(or_(shape.tables.c.touched < untouched_since, shape.tables.c.touched > now))
            .where(
                or_(
                    shape.tables.c.clock_due < clock_due_before,
                    shape.seats.c.bot.is_not(None),
                    shape.seats.c.stand_in.is_not(None),
                    shape.tables.c.interrupt.is_(True),
                    *(
                        select(1)
                        .where(beforehand.c.table_id == shape.tables.c.id)
                        .where(beforehand.c.seat == shape.tables.c.to_move)
                        .exists()
                        for beforehand in (shape.orders, shape.sealed)
                    ),
                )
            )
        )
        async with self.database.transaction() as connection:
            return list((await connection.execute(statement)).scalars())

    async def waiting_for_people(self, noticed_before: float, now: float) -> list[tuple[str, int]]:
        """Tables and seats whose players have to move and were last told before that time, or before their time began to run
        short."""
        statement = (
            select(shape.tables.c.id, shape.seats.c.seat)
            .join(
                shape.seats,
                and_(
                    shape.seats.c.table_id == shape.tables.c.id,
                    shape.seats.c.seat == shape.tables.c.to_move,
                ),
            )
            .where(shape.seats.c.person.is_not(None), shape.seats.c.stand_in.is_(None))
            .where(
                or_(
                    and_(
                        or_(shape.tables.c.touched < noticed_before, shape.tables.c.touched > now),
                        or_(shape.seats.c.noticed < noticed_before, shape.seats.c.noticed > now),
                    ),
                    and_(
                        shape.tables.c.clock_due < now + SOON_OVER,
                        shape.seats.c.noticed < shape.tables.c.clock_due - SOON_OVER,
                    ),
                )
            )
        )
        async with self.database.transaction() as connection:
            return [(row.id, row.seat) for row in await connection.execute(statement)]
