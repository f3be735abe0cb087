"""Who has seen how much of which table."""

from __future__ import annotations

import time

from allmende.server.storage.store import Store
from allmende.server.tables.table import Table


class Seen:
    """Kept here, and written down every few seconds."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._unwritten: dict[tuple[str, tuple[int, ...]], int] = {}

    def note(self, table: Table, seats: tuple[int, ...]) -> None:
        now = time.time()
        for seat in seats:
            table.seats[seat].seen_at = now
            table.seats[seat].seen = table.seq
        if seats:
            self._unwritten[table.id, seats] = table.seq

    async def write(self) -> None:
        while self._unwritten:
            (table_id, seats), seq = self._unwritten.popitem()
            await self.store.seats.set_seen(table_id, seats, seq)
