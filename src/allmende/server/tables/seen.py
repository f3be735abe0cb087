"""Who has seen how much of which table."""

from __future__ import annotations

import time

from allmende.server.storage.store import Store
from allmende.server.tables.table import Table

_PORTION = 100  # noted in one transaction


class Seen:
    """Kept here, and written down every few seconds."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._unwritten: dict[tuple[str, int], tuple[int, float]] = {}

    def note(self, table: Table, seats: tuple[int, ...]) -> None:
        now = time.time()
        for number in seats:
            seat = table.seats[number]
            seat.seen_at = now
            seat.seen = table.seq
            self._unwritten[table.id, number] = table.seq, now

    async def write(self) -> None:
        """In portions, each with one wait for the disk, and others may write between two."""
        while self._unwritten:
            portion = [self._unwritten.popitem() for _ in range(min(_PORTION, len(self._unwritten)))]
            await self.store.seats.set_seen([(*key, *seen) for key, seen in portion])
