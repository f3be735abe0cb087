"""Everything that runs in one process of the server, put together and taken apart."""

from __future__ import annotations

import asyncio
import secrets
import time
from functools import cached_property, partial
from typing import TYPE_CHECKING

import structlog

from allmende.server.autopilot import Autopilot
from allmende.server.bots import Thinkers, Workers
from allmende.server.bus import Listener
from allmende.server.coach import Coach
from allmende.server.hall import Hall
from allmende.server.hints import Hints
from allmende.server.notices import Notices
from allmende.server.people import People
from allmende.server.settings import Settings
from allmende.server.storage.database import migrate, open_engine, set_pragmas, write
from allmende.server.storage.sqlite import Sqlite
from allmende.server.storage.store import StorageAway, Store
from allmende.server.table import Table

if TYPE_CHECKING:
    from allmende.server.passkeys import Passkeys

log = structlog.get_logger()


class Seen:
    """Who has seen how much of which table: kept here, and written down every few seconds."""

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
            await self.store.set_seen(table_id, seats, seq)


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = secrets.token_hex(4)
        self.engine = open_engine(settings)
        self.sqlite = Sqlite(settings, set_pragmas) if settings.is_sqlite else None
        if self.sqlite is not None:
            self.store = Store(self.sqlite.begin, self.sqlite.begin, self.sqlite.write, self.process)
        else:
            reading = self.engine.execution_options(isolation_level="AUTOCOMMIT")
            self.store = Store(self.engine.begin, reading.connect, partial(write, self.engine), self.process)
        self.people = People(self.store, settings.session_days)
        self.hall = Hall(settings, self.store)
        self.workers = Workers(settings.bot_workers)
        self.thinkers = Thinkers(self.workers, settings.bot_seconds)
        self.hints = Hints(self.workers, settings.hint_seconds)
        self.coach = Coach(Workers(1, niceness=10), self.store, settings.coach_seconds)
        self.autopilot = Autopilot(settings, self.hall, self.thinkers)
        self.seen = Seen(self.store)
        self.notices = Notices(settings, self.hall)
        self.stopping = asyncio.Event()
        self.listener: Listener | None = None
        self._writer: asyncio.Task[None] | None = None
        if not settings.is_sqlite:
            self.listener = Listener(settings.database, self.process, self.hall.wake, self.hall.wake_all)

    @cached_property
    def passkeys(self) -> Passkeys:
        """Made when first asked for: its library takes a second to import."""
        from allmende.server.passkeys import Passkeys

        return Passkeys(self.store)

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        await migrate(self.engine)
        self.hall.after_change = self._after_change
        if self.listener is not None:
            self.listener.start()
        self.autopilot.start()
        self.notices.start()
        self._writer = asyncio.create_task(self._write_seen())
        log.info("open", process=self.process, database=self.engine.dialect.name)

    def _after_change(self, table: Table) -> None:
        self.autopilot.look_at(table)
        self.notices.look_at(table)

    async def close(self) -> None:
        """Nothing acknowledged is at stake here: it is in the database already."""
        self.stopping.set()
        self.hall.wake_all()
        await self.autopilot.stop()
        await self.notices.stop()
        if self.listener is not None:
            await self.listener.stop()
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        try:
            await self.seen.write()
        except StorageAway:
            log.warning("could not write what was seen")
        await self.coach.stop()
        self.workers.close()
        await self.engine.dispose()
        if self.sqlite is not None:
            self.sqlite.close()
        log.info("closed", process=self.process)

    async def _write_seen(self) -> None:
        while True:
            await asyncio.sleep(5)
            try:
                await self.seen.write()
            except StorageAway:
                log.warning("could not write what was seen")
