"""Requests at a table: to take a turn back, or to stop the game. It is done when all have agreed.

A request stays open until it is answered or withdrawn, or until the next move.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any, Literal

from allmende.server.errors import NotYours, TooLate, stale
from allmende.server.storage.transactions import Conflict
from allmende.server.tables.hall import Hall
from allmende.server.tables.leaving import end_by_consent
from allmende.server.tables.seating import own_seats
from allmende.server.tables.table import Table
from allmende.server.tables.taking_back import take_back

What = Literal["undo", "stop"]


@dataclass(frozen=True)
class Asking:
    what: What
    seat: int  # whose person asks
    agreed: tuple[int, ...] = ()
    declined: int | None = None

    def plain(self) -> dict[str, Any]:
        return {**asdict(self), "agreed": list(self.agreed)}


def asking_of(table: Table) -> Asking | None:
    """What is being asked, or was declined last."""
    plain = table.record.asking
    return None if plain is None else Asking(**{**plain, "agreed": tuple(plain["agreed"])})


def outstanding(table: Table, asking: Asking) -> list[str]:
    """The people who have not agreed yet."""
    agreed = {table.seats[seat].person for seat in (asking.seat, *asking.agreed)}
    return [person for person in table.people() if person not in agreed]


async def ask(hall: Hall, table_id: str, person: str, what: What, seq: int) -> Table:
    """Asks the others; where there is nobody to ask, it is done."""
    async with hall.lock(table_id):
        table = await hall.fresh(table_id)
        mine = own_seats(table, person, None)
        if seq != table.seq:
            raise stale(table.seq)
        if table.over:
            raise TooLate("over", seq=table.seq)
        seat = mine[0]
        if what == "undo":
            seat = next((one for one in mine if table.turn_back(one)), -1)
            if seat < 0:
                raise TooLate("nothing-to-undo", seq=table.seq)
        standing = asking_of(table)
        if standing is not None and standing.declined is None:
            if standing.what == what and standing.seat in mine:
                return table  # a retry
            if standing.what == what:
                raise TooLate("already-asked", seq=table.seq)
        await _go_on(hall, table, Asking(what, seat), person)
    hall.changed(table)
    return table


async def answer(hall: Hall, table_id: str, person: str, what: What, agree: bool, seq: int) -> Table:
    """Agrees or declines; the one who asked withdraws by declining."""
    async with hall.lock(table_id):
        table = await hall.fresh(table_id)
        mine = own_seats(table, person, None)
        asking = asking_of(table)
        if seq != table.seq or asking is None or asking.what != what or asking.declined is not None:
            raise TooLate("nothing-asked", seq=table.seq)
        if not agree:
            own = asking.seat in mine
            await _store(hall, table, None if own else replace(asking, declined=mine[0]))
        else:
            voter = next((seat for seat in mine if table.seats[seat].out is None), None)
            if voter is None:
                raise NotYours("seat-out")
            agreed = replace(asking, agreed=tuple(sorted({*asking.agreed, voter})))
            await _go_on(hall, table, agreed, table.seats[asking.seat].person or person)
    hall.changed(table)
    return table


async def _go_on(hall: Hall, table: Table, asking: Asking, person: str) -> None:
    if outstanding(table, asking):
        await _store(hall, table, asking)
    elif asking.what == "undo":
        await take_back(hall, table, asking.seat, table.turn_back(asking.seat), person)
    else:
        await end_by_consent(hall, table, asking.seat, person)


async def _store(hall: Hall, table: Table, asking: Asking | None) -> None:
    plain = None if asking is None else asking.plain()
    try:
        stored = await hall.store.tables.set_asking(table.id, table.seq, plain)
    except Conflict:
        stored = None
    if stored is None:
        raise stale((await hall.fresh(table.id)).seq)
    await hall.fresh(table.id)
