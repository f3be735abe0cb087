"""Moves: a person's, a bot's, and those made ahead of one's turn."""

from __future__ import annotations

import time

import structlog

from allmende.server import metrics
from allmende.server.errors import NotAllowed, Refused, TooLate, stale
from allmende.server.storage.records import SealedRecord
from allmende.server.storage.transactions import Conflict
from allmende.server.tables.clock import left
from allmende.server.tables.hall import Hall
from allmende.server.tables.seating import own_seats, seat_to_decide
from allmende.server.tables.table import Table

log = structlog.get_logger()


async def move(
    hall: Hall, table_id: str, person: str, seq: int, code: int, number: int | None = None
) -> Table:
    """A person's move. It must have been chosen at the table as it is now; or, where seats decide at once, when this
    seat was asked the same and only others have decided since."""
    async with hall.lock(table_id):
        # The table in memory is usually current, and the write checks that. Anything else that follows from it, such as a
        # refusal, is checked by a look first.
        table = hall.at_hand(table_id)
        sure = False
        while True:
            if table is None or sure:
                table, sure = await hall.fresh(table_id), True
            try:
                table = await _move_at(hall, table, person, seq, code, number, sure)
                break
            except Conflict:  # another process wrote first: is this still good? look again
                metrics.CONFLICTS.inc()
            except Refused:
                if sure:
                    raise
            sure = True
    hall.changed(table)
    return table


async def _move_at(
    hall: Hall, table: Table, person: str, seq: int, code: int, number: int | None, sure: bool
) -> Table:
    """Under the table's lock."""
    mine = own_seats(table, person, number)
    if seq != table.seq:
        if table.is_retry(seq, code, person):
            return table
        if not await _only_others_moved(hall, table, mine, person, seq):
            raise stale(table.seq)
    if table.over:
        raise TooLate("over", seq=table.seq)
    seat = seat_to_decide(table, mine)
    if table.record.times is not None and left(table.record.times, seat, hall.now()) <= 0:
        raise TooLate("time-is-up", seq=table.seq)
    if seat == table.state.to_move:
        await _append(hall, table, seat, code, person=person)
        return table
    if not sure:
        raise Conflict("a choice is sealed at the table as it stands")
    await _seal(hall, table, seat, code)
    table = await hall.fresh(table.id)
    await hall.settle_clock(table, "move")
    return table


async def _only_others_moved(hall: Hall, table: Table, mine: list[int], person: str, seq: int) -> bool:
    """Whether a choice made at an earlier moment is still good: this person has not moved since, nobody has taken
    anything back, and their seat is asked what it was asked then."""
    since = table.entries[seq:]
    if not 0 < len(since) < table.record.seats or table.own_entry_since(seq, person) is not None:
        return False
    asked = [seat for seat in table.asked() if seat in mine]
    if not asked or any(entry.kind == "undo" for entry in since):
        return False
    try:
        before = await hall.at(table, seq)
    except Refused:  # the rules have changed since
        return False
    return all(table.is_same_decision(seat, before) for seat in asked)


async def _seal(hall: Hall, table: Table, seat: int, code: int) -> None:
    """Keeps a choice made ahead of one's turn, among others who decide at the same time. Under the table's lock."""
    state = table.asked()[seat]
    if not state.is_legal(code):
        raise NotAllowed("illegal", reason=state.why_not(code), game=table.game.name, seq=table.seq)
    await hall.store.seats.seal(table.id, table.seq, seat, SealedRecord(table.made(seat), code))


async def move_by_itself(
    hall: Hall, table_id: str, seq: int, code: int, bot: str | None, trouble: str | None = None
) -> Table:
    """A bot's move, or one that an order or a closed window makes for a person; Refused if the table has moved on."""
    async with hall.lock(table_id):
        table = hall.at_hand(table_id) or await hall.fresh(table_id)
        while True:
            if seq != table.seq or table.to_move is None:
                raise stale((await hall.fresh(table_id)).seq)
            try:
                await _append(hall, table, table.to_move, code, bot=bot, trouble=trouble)
                break
            except Conflict:  # perhaps somebody has only said something
                metrics.CONFLICTS.inc()
                table = await hall.fresh(table_id)
    hall.changed(table)
    return table


async def _append(
    hall: Hall,
    table: Table,
    seat: int,
    code: int,
    person: str | None = None,
    bot: str | None = None,
    trouble: str | None = None,
) -> None:
    """Plays an action, under the table's lock; Conflict if another process was first."""
    began = time.perf_counter()
    state = table.play(code)
    entry = table.entry_of("move", seat, code, state, person, bot, trouble, at=hall.now())
    await hall.append(table, entry, state, strictly=True)
    metrics.MOVES.labels(table.game.name, "bot" if bot else "person").inc()
    metrics.MOVE_SECONDS.observe(time.perf_counter() - began)
    # In the journal anyway, and too many for a log: written at once, each would hold everybody up.
    log.debug("move", table=table.id, seq=entry.seq, seat=seat, bot=bot, over=state.is_over)
