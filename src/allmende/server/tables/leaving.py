"""Leaving a game before its end: resigning, running out of time, closing a table.

If the others can play on, a bot takes the seat. If there is no game without the person, it ends.
"""

from __future__ import annotations

from typing import Literal

import structlog

from allmende.server import metrics
from allmende.server.errors import NotYours, TooLate, stale
from allmende.server.storage.records import EntryKind, Left, Out
from allmende.server.storage.transactions import Conflict
from allmende.server.tables.clock import run_out
from allmende.server.tables.hall import Hall
from allmende.server.tables.seating import own_seats, stranger
from allmende.server.tables.table import Ending, Table

log = structlog.get_logger()

FOLLOWER = "journeyman"  # the bot that plays on for a person who has left


async def resign(hall: Hall, table_id: str, person: str, number: int | None) -> Table:
    """Resigns one's seat, or all of them. A second time it changes nothing."""
    async with hall.lock(table_id):
        table = await hall.fresh(table_id)
        for seat in own_seats(table, person, number):
            if table.seats[seat].out is not None:
                continue
            if table.over:
                if table.record.ended is not None:  # a retry, or the last of several seats
                    break
                raise TooLate("over", seq=table.seq)
            await _leave(hall, table, seat, "resign", person)
    hall.changed(table)
    return table


async def time_out(hall: Hall, table_id: str) -> Table:
    """If a seat's time has run out, does what the table's creator chose for that."""
    async with hall.lock(table_id):
        table = await hall.fresh(table_id)
        clock, times = table.clock, table.record.times
        if clock is None or times is None or table.over:
            return table
        await hall.settle_clock(table)
        seat = run_out(table.record.times or times, hall.now())
        if seat is None:
            return table
        if clock.at_zero == "resign":
            await _leave(hall, table, seat, "time", None)
        else:
            # On a correspondence clock the person may come back, for the next move has its own time.
            how: Left | None = "time" if clock.kind == "live" else None
            await _write(hall, table, seat, "time", None, out=(seat, how, FOLLOWER))
    hall.changed(table)
    return table


async def close(hall: Hall, table_id: str, person: str) -> Table:
    """Closes a table for good. Its creator may do so as long as no other person sits there; with others, all must agree."""
    async with hall.lock(table_id):
        table = await hall.fresh(table_id)
        if not table.may_see(person):
            raise stranger(table, person)
        if table.over:
            if table.record.ended is not None:
                return table
            raise TooLate("over", seq=table.seq)
        if person != table.record.creator:
            raise NotYours("not-maker")
        if table.people(without=person):
            raise NotYours("others-are-here")
        mine = table.seats_of(person)
        await _write(hall, table, mine[0] if mine else 0, "close", person, Ending("closed", None, []))
    hall.changed(table)
    return table


async def _leave(
    hall: Hall, table: Table, seat: int, kind: Literal["resign", "time"], person: str | None
) -> None:
    """A seat gives up. Under the table's lock."""
    how: Left = "resigned" if kind == "resign" else "time"
    remaining = [one.seat for one in table.seats if one.out is None and not one.is_free and one.seat != seat]
    people = [number for number in remaining if table.seats[number].person is not None]
    sides = len(remaining) + len(table.game.automata(table.state))
    if people and sides > 1:
        await _write(hall, table, seat, kind, person, out=(seat, how, FOLLOWER))
        return
    # A player left alone has won; of several bots none has, since nobody played that out.
    ending = Ending(how, seat, remaining if sides == 1 else [])
    await _write(hall, table, seat, kind, person, ending)


async def _write(
    hall: Hall,
    table: Table,
    seat: int,
    kind: EntryKind,
    person: str | None,
    ending: Ending | None = None,
    out: Out = None,
) -> None:
    entry = table.entry_of(kind, seat, 0, table.state, person, at=hall.now())
    try:
        await hall.append(table, entry, table.state, ending, out)
    except Conflict:
        raise stale((await hall.fresh(table.id)).seq) from None
    metrics.LEFT.labels(kind).inc()
    log.info("left", table=table.id, seat=seat, how=kind, over=table.over)


async def end_by_consent(hall: Hall, table: Table, seat: int, person: str) -> None:
    """Everybody wants to stop. Under the table's lock."""
    await _write(hall, table, seat, "agree", person, Ending("agreed", None, []))
