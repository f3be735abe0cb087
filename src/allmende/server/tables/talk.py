"""Talk at a table."""

from __future__ import annotations

import time

from allmende.server.storage.records import ChatRecord
from allmende.server.storage.transactions import Conflict
from allmende.server.tables.hall import Hall
from allmende.server.tables.seating import stranger
from allmende.server.tables.table import Table


async def say(hall: Hall, table_id: str, person: str, name: str, text: str, request: str | None) -> Table:
    async with hall.lock(table_id):
        table = await hall.fresh(table_id)
        mine = table.seats_of(person)
        if not mine:
            raise stranger(table, person)
        line = ChatRecord(0, person, name, mine[0], text, time.time())
        try:
            await hall.store.chat.say(table.id, line, request)
        except Conflict:  # a retry: it was said already
            return table
        table = await hall.fresh(table_id)
    hall.wake_watchers(table.id)
    return table
