"""Stand-ins: bots for people who are away, or want to be."""

from __future__ import annotations

import time

from allmende.server import messages
from allmende.server.errors import NotYours, TooLate
from allmende.server.storage.records import SeatRecord
from allmende.server.tables.hall import Hall
from allmende.server.tables.opening import check_bot
from allmende.server.tables.seating import stranger
from allmende.server.tables.table import Table


async def stand_in(hall: Hall, table_id: str, person: str, wish: messages.StandIn) -> Table:
    """A bot for one's own seat, or a vote for one in an absent player's."""
    if wish.bot is not None:
        check_bot(wish.bot, hall.settings)
    async with hall.lock(table_id):
        table = await hall.fresh(table_id)
        mine = table.seats_of(person)
        if not mine:
            raise stranger(table, person)
        seat = table.seat(wish.seat)
        if seat.kind == "bot" or (seat.person is None and seat.stand_in is None and wish.bot is None):
            raise TooLate("no-person-there")
        if seat.out is not None:
            raise TooLate("seat-out", seq=table.seq)
        if wish.seat in mine:
            await hall.store.seats.set_stand_in(table.id, wish.seat, wish.bot)
        else:
            await _vote(hall, table, mine[0], seat, wish.bot)
        table = await hall.fresh(table_id)
        await hall.settle_clock(table)
    hall.changed(table)
    return table


async def _vote(hall: Hall, table: Table, voter: int, seat: SeatRecord, bot_name: str | None) -> None:
    present = seat.person is not None and seat.person in hall.present(table.id)
    away = time.time() - max(seat.seen_at, table.record.touched)
    if bot_name is None or (seat.person is not None and (present or away < hall.settings.absent_seconds)):
        raise NotYours("not-absent")
    await hall.store.seats.vote(table.id, seat.seat, voter, bot_name)
    voters = {
        person for person in (other.person for other in table.seats) if person not in (None, seat.person)
    }
    for_it = set(table.votes.get(seat.seat, {})) | {voter}
    agreed = {table.seats[number].person for number in for_it}
    if 2 * len(agreed & voters) > len(voters):
        await hall.store.seats.set_stand_in(table.id, seat.seat, bot_name)
