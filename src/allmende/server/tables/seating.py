"""Who sits where: whose a seat is, which of them decides, and which may be taken."""

from __future__ import annotations

import secrets

import structlog

from allmende.server import messages
from allmende.server.errors import NotYours, Refused, TooLate, unknown_table
from allmende.server.storage.records import SeatRecord
from allmende.server.storage.seats import OtherSeat
from allmende.server.storage.transactions import Conflict
from allmende.server.tables.hall import Hall
from allmende.server.tables.table import Table

log = structlog.get_logger()

PEOPLE = ("human", "open")  # kinds of seats for people


def stranger(table: Table, person: str) -> Refused:
    """A private table doesn't even reveal to a stranger that it exists."""
    return NotYours("not-seated", seq=table.seq) if table.may_see(person) else unknown_table()


def own_seats(table: Table, person: str, number: int | None) -> list[int]:
    mine = table.seats_of(person)
    if not mine:
        raise stranger(table, person)
    if number is None:
        return mine
    if number not in mine:
        raise NotYours("not-seated")
    return [number]


def seat_to_decide(table: Table, mine: list[int]) -> int:
    """Which of a person's seats a move is for: one that is asked and has not decided yet, else one that changes its mind."""
    asked = [seat for seat in mine if table.may_choose(seat) and table.seats[seat].stand_in is None]
    if not asked:
        raise NotYours("not-your-turn", seq=table.seq)
    return min(asked, key=lambda seat: table.sealed(seat) is not None)


def seat_to_join(table: Table, person: str, wish: messages.Join) -> SeatRecord:
    """The seat of an invitation, or an open one. The person who made the table may take any free seat. But nobody changes
    seats: they would take along what they have seen."""
    if not table.may_see(person, wish.invite):
        raise unknown_table()
    known = [seat for seat in table.seats if seat.seat in table.sat.get(person, ())]
    welcome = PEOPLE if person == table.record.creator else ("open",)
    if wish.invite is not None:
        found = [seat for seat in table.seats if seat.invite == wish.invite and seat.person in (None, person)]
        error: Refused = NotYours("wrong-invite")
    elif wish.seat is not None:
        found = [table.seat(wish.seat)]
        error = TooLate("seat-taken")
    else:
        found = known or [seat for seat in table.seats if seat.is_free and seat.kind in welcome]
        error = TooLate("full")
    for seat in found:
        if seat.person == person:
            return seat
        if known and seat not in known:
            raise TooLate("other-seat")
        if not seat.is_free:
            continue
        if wish.invite is None and seat.kind not in welcome and seat not in known:
            raise NotYours("wrong-invite")
        return seat
    raise error


async def join(hall: Hall, table_id: str, person: str, wish: messages.Join) -> Table:
    async with hall.lock(table_id):
        table = await hall.fresh(table_id)
        seat = seat_to_join(table, person, wish)
        if seat.person != person:
            if table.over:
                raise TooLate("over", seq=table.seq)
            try:
                await hall.store.seats.take(table.id, seat.seat, person)
            except Conflict:
                raise TooLate("seat-taken") from None
            except OtherSeat:
                raise TooLate("other-seat") from None
        table = await hall.fresh(table_id)
        await hall.settle_clock(table)
    log.info("joined", table=table.id, seat=seat.seat)
    hall.changed(table)
    return table


async def leave(hall: Hall, table_id: str, person: str, number: int | None) -> Table:
    """The seat is free again, by the same kind of invitation but with a new link."""
    async with hall.lock(table_id):
        table = await hall.fresh(table_id)
        if table.clock is not None and table.seq and not table.over:
            raise TooLate("clock-runs", seq=table.seq)  # or leaving would be a way to stop it
        for seat in own_seats(table, person, number):
            await hall.store.seats.free(table.id, seat, person, secrets.token_urlsafe(9))
        table = await hall.fresh(table_id)
    hall.changed(table)
    return table
