"""Who sits where: whose a seat is, which of them decides, and which may be taken."""

from __future__ import annotations

from allmende.server import messages
from allmende.server.problems import Refused, unknown_table
from allmende.server.storage.records import SeatRecord
from allmende.server.table import Table

PEOPLE = ("human", "open")  # kinds of seats for people


def stranger(table: Table, person: str) -> Refused:
    """A private table does not even tell a stranger that it is there."""
    return Refused(403, "not-seated", seq=table.seq) if table.may_look(person) else unknown_table()


def own_seats(table: Table, person: str, number: int | None) -> list[int]:
    mine = table.seats_of(person)
    if not mine:
        raise stranger(table, person)
    if number is None:
        return mine
    if number not in mine:
        raise Refused(403, "not-seated")
    return [number]


def seat_to_decide(table: Table, mine: list[int]) -> int:
    """Which of a person's seats a move is for: one that is asked and has not decided yet, else one that changes its mind."""
    asked = [seat for seat in mine if table.may_choose(seat) and table.seats[seat].stand_in is None]
    if not asked:
        raise Refused(403, "not-your-turn", seq=table.seq)
    return min(asked, key=lambda seat: table.sealed(seat) is not None)


def seat_to_join(table: Table, person: str, wish: messages.Join) -> SeatRecord:
    """The seat of an invitation, or an open one. Whoever made the table may sit anywhere that is free. But nobody changes
    seats: he would take what he has seen along."""
    if not table.may_look(person, wish.invite):
        raise unknown_table()
    known = [seat for seat in table.seats if person in (seat.person, seat.last)]
    welcome = PEOPLE if person == table.record.creator else ("open",)
    if wish.invite is not None:
        found = [seat for seat in table.seats if seat.invite == wish.invite and seat.person in (None, person)]
        error = Refused(403, "wrong-invite")
    elif wish.seat is not None:
        found = [table.seat(wish.seat)]
        error = Refused(409, "seat-taken")
    else:
        found = known or [seat for seat in table.seats if seat.is_free and seat.kind in welcome]
        error = Refused(409, "full")
    for seat in found:
        if seat.person == person:
            return seat
        if known and seat not in known:
            raise Refused(409, "other-seat")
        if not seat.is_free:
            continue
        if wish.invite is None and seat.kind not in welcome and seat not in known:
            raise Refused(403, "wrong-invite")
        return seat
    raise error
