"""Taking back: a journal entry that names the first entry it takes back. `core/match.py` says what may be taken back."""

from __future__ import annotations

import secrets

from allmende.core.chance import keyed_stream, new_seed
from allmende.core.state import State
from allmende.server import metrics
from allmende.server.errors import TooLate, stale
from allmende.server.storage.transactions import Conflict
from allmende.server.tables.hall import Hall
from allmende.server.tables.seating import stranger
from allmende.server.tables.table import Table


async def undo(hall: Hall, table_id: str, person: str, seq: int, turn: bool = False) -> Table:
    """Takes back the latest decision of one's own; or, against bots alone, all since the start of one's latest turn."""
    async with hall.lock(table_id):
        table = await hall.fresh(table_id)
        mine = table.seats_of(person)
        if not mine:
            raise stranger(table, person)
        if seq != table.seq:
            if table.is_undo_retry(seq, person):
                return table
            raise stale(table.seq)
        if table.seq >= hall.settings.journal_entries:
            raise TooLate("journal-full", seq=table.seq)
        counts = {seat: min(1, table.undoable(seat)) for seat in mine}
        if turn:
            counts = {seat: table.turn_back(seat) if table.is_alone(seat) else 0 for seat in mine}
        seat = next((seat for seat in mine if counts[seat]), None)
        if seat is None:
            raise TooLate("nothing-to-undo", seq=table.seq)
        await take_back(hall, table, seat, counts[seat], person)
    hall.changed(table)
    return table


async def take_back(hall: Hall, table: Table, seat: int, count: int, person: str) -> None:
    """Takes back so many of the latest decisions. Under the table's lock."""
    gone = table.effective[-count:]
    frames = await hall.store.tables.keyframes(table.id, gone[0])
    state = table.replay_to(frames, table.effective[:-count])
    state.events = []
    drawn = any(table.entries[place].revealed for place in gone)
    if drawn:
        state = dealt_anew(state, seat)
    entry = table.entry_of("undo", seat, gone[0], state, person, at=hall.now(), dealt_anew=drawn)
    try:
        await hall.append(table, entry, state)
    except Conflict:
        raise stale((await hall.fresh(table.id)).seq) from None
    metrics.UNDOS.inc()


def dealt_anew(state: State, seat: int) -> State:
    """The same position for this seat, with everything it can't know and everything still to come dealt again: so taking back never shows the same draw again."""
    imagined = state.determinize(seat, secrets.randbits(60))
    imagined.stream = keyed_stream(new_seed())
    imagined.telling = True
    return imagined
