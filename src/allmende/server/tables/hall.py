"""The hall of all tables: a bounded cache, one lock for each table, and its watchers.

The database decides. A change is made there first; then the table in memory follows, and then the watchers are woken. If
anything goes wrong in between, the version that every look compares puts it right.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from weakref import WeakValueDictionary

import structlog

from allmende.core.state import State
from allmende.server import metrics
from allmende.server.errors import NotThere, TooLate, unknown_table
from allmende.server.settings import Settings
from allmende.server.storage.journal import News
from allmende.server.storage.records import EntryRecord, Loaded, Out
from allmende.server.storage.store import Store
from allmende.server.tables.clock import Through, gone_on
from allmende.server.tables.presence import Presence
from allmende.server.tables.table import Ending, Table, layouts

log = structlog.get_logger()


@dataclass(eq=False)
class Watcher:
    """A socket at a table: woken when the table has changed."""

    person: str | None
    session: str | None
    wake: asyncio.Event
    name: str | None = None
    ended: bool = False  # whether its session was
    doubted: bool = False  # whether its session may have been ended without a message


class Hall:
    now = staticmethod(time.time)  # what time it is, for clocks

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.after_change: Callable[[Table], None] = lambda _: None  # bots and notices hook in here
        self.presence = Presence(store.database.say, self.here, self.wake_watchers)
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._watchers: dict[str, set[Watcher]] = {}
        self._words = 0  # how often word has come that a table may have changed elsewhere
        self._doubts: dict[str, int] = {}  # by watched table: the latest such word not yet followed by a look

    # -- looking ------------------------------------------------------------------------------------------------------

    def lock(self, table_id: str) -> asyncio.Lock:
        lock = self._locks.get(table_id)
        if lock is None:
            self._locks[table_id] = lock = asyncio.Lock()
        return lock

    async def table(self, table_id: str) -> Table:
        """A table as it is in the database now."""
        async with self.lock(table_id):
            return await self.fresh(table_id)

    async def latest(self, table_id: str) -> Table:
        """A table for those who watch: what is in memory will do, unless word has come that it changed elsewhere. (If it
        has and the word is still on its way, they will be woken once more.)"""
        table = self._undoubted(table_id)
        if table is not None:
            return table
        async with self.lock(table_id):
            table = self._undoubted(table_id)  # of many who were woken at once, the first has looked for all
            return table if table is not None else await self.fresh(table_id)

    def at_hand(self, table_id: str) -> Table | None:
        """A table as it was when it was last looked at: good enough to decide what to write, if writing makes sure that it
        still is like that (`append` with `strictly`)."""
        return self._undoubted(table_id)

    def _undoubted(self, table_id: str) -> Table | None:
        return None if table_id in self._doubts else self._tables.get(table_id)

    async def fresh(self, table_id: str) -> Table:
        """A table as it is in the database now, for the holder of its lock.

        A doubt stays until a look that began after it has finished. So callers wait for that look. A message that arrives
        meanwhile may be about something the look has not seen, and is a new doubt. A look that fails or is cancelled settles
        nothing.
        """
        word = self._doubts.get(table_id)
        table = await self._read(table_id)
        if self._doubts.get(table_id) == word:
            self._doubts.pop(table_id, None)
        return table

    async def _read(self, table_id: str) -> Table:
        table = self._tables.get(table_id)
        if table is not None:
            # After word that it has changed it most likely has, and its news tell the version too.
            version = None if table_id in self._doubts else await self.store.tables.version(table_id)
            if version == table.record.version:
                self._keep(table)
                return table
            news = await self._news(table)
            if news is not None:
                table.catch_up(news)
                self._keep(table)
                return table
            last_chat = table.chat[-1].id if table.chat else 0
            loaded = await self.store.tables.load(table_id, len(table.entries), last_chat)
            if loaded is None:
                raise unknown_table()
            table.refresh(loaded)
            self._keep(table)
            return table
        loaded = await self.store.tables.load(table_id)
        if loaded is None:
            raise unknown_table()
        metrics.TABLES_OPENED.inc()
        table = Table(loaded)
        await self._adopt_rules(table)
        self._keep(table)
        return table

    def opened(self, loaded: Loaded) -> Table:
        """A table that has just been made."""
        table = Table(loaded)
        self._keep(table)
        return table

    async def _news(self, table: Table) -> News | None:
        record = table.record
        return await self.store.tables.news(record.id, record.rules, record.seq, record.version)

    def _keep(self, table: Table) -> None:
        """In memory, as the one used last. (While the database was asked, others may have pushed it out.)"""
        self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        while len(self._tables) > self.settings.cached_tables:
            self._tables.popitem(last=False)

    def forget(self, table_id: str) -> None:
        """Something was removed from a table: what is in memory is no longer valid."""
        self._tables.pop(table_id, None)
        self.wake(table_id)

    async def _adopt_rules(self, table: Table) -> None:
        """A running table from older rules continues from its last frame, and its log says so."""
        record, game = table.record, table.game
        if record.layout not in layouts(game):
            raise TooLate("outdated")
        if table.over or record.rules == game.RULES_VERSION:
            return
        change = {"seq": record.seq, "before": record.rules, "after": game.RULES_VERSION}
        changes = [*record.changes, change]
        await self.store.tables.change_rules(
            record.id, record.seq, table.state.dumps(), game.RULES_VERSION, changes
        )
        record.rules, record.changes, record.version = game.RULES_VERSION, changes, record.version + 1
        log.info("rules changed", table=record.id, **change)

    async def at(self, table: Table, seq: int) -> State:
        """The state at an earlier moment."""
        if seq > table.seq:
            raise NotThere("unknown-moment", seq=table.seq)
        if seq == table.seq:
            return table.state
        return table.replay(await self.store.tables.keyframes(table.id, seq), seq)

    # -- watching -----------------------------------------------------------------------------------------------------

    def watch(
        self, table_id: str, person: str | None, session: str | None, name: str | None = None
    ) -> Watcher:
        watcher = Watcher(person, session, asyncio.Event(), name)
        self._watchers.setdefault(table_id, set()).add(watcher)
        self._doubt(table_id)  # word that came before anybody watched was not kept
        if person is not None:
            self.presence.changed(table_id)
        return watcher

    def unwatch(self, table_id: str, watcher: Watcher) -> None:
        watchers = self._watchers.get(table_id, set())
        watchers.discard(watcher)
        if not watchers:
            self._watchers.pop(table_id, None)
            self._doubts.pop(table_id, None)
        if watcher.person is not None:
            self.presence.changed(table_id)

    def here(self) -> dict[str, set[str]]:
        """By table: whom this process has there."""
        return {table_id: self._here(table_id) for table_id in self._watchers}

    def _here(self, table_id: str) -> set[str]:
        return {watcher.person for watcher in self._watchers.get(table_id, ()) if watcher.person is not None}

    def present(self, table_id: str) -> set[str]:
        """Who is watching a table, over all processes."""
        return self._here(table_id) | self.presence.elsewhere(table_id)

    def spectators(self, table: Table) -> tuple[list[str], int]:
        """Who watches without a seat: names, each person once even with several pages open, and how many have no name."""
        seated = {seat.person for seat in table.seats}
        watching = self._watchers.get(table.id, ())
        named = {one.person: one.name or "" for one in watching if one.person not in (None, *seated)}
        return sorted(named.values()), sum(one.person is None for one in watching)

    def wake(self, table_id: str) -> None:
        """Wakes those who watch a table that has changed elsewhere, or may have."""
        self._doubt(table_id)
        self.wake_watchers(table_id)

    def _doubt(self, table_id: str) -> None:
        """The table in memory may be out of date. Those who don't watch ask the database anyway."""
        if table_id in self._watchers:
            self._words += 1
            self._doubts[table_id] = self._words

    def wake_watchers(self, table_id: str) -> None:
        for watcher in self._watchers.get(table_id, ()):
            watcher.wake.set()

    def wake_all(self) -> None:
        """After messages from other processes may have been lost: tables may have changed and sessions ended."""
        self.presence.missed()
        for table_id, watchers in self._watchers.items():
            for watcher in watchers:
                watcher.doubted = True
            self.wake(table_id)

    def end_session(self, session: str) -> None:
        """Closes the sockets of a session that was ended."""
        for watchers in self._watchers.values():
            for watcher in watchers:
                if watcher.session == session:
                    watcher.ended = True
                    watcher.wake.set()

    def changed(self, table: Table) -> None:
        """Call this when a change is durable and the table in memory has followed."""
        self.wake_watchers(table.id)
        self.after_change(table)

    def deadline(self, table: Table) -> float | None:
        """When the window of an interrupt closes for the seat that is being asked."""
        if table.passing() is None:
            return None
        now = time.time()
        if table.record.touched > now:  # a clock was set back: the window opens now, and is as long as ever
            table.record.touched = now
        return table.record.touched + self.settings.interrupt_seconds

    async def settle_clock(self, table: Table, through: Through = "seats") -> None:
        """When others may be waited for than before, without a move: somebody sat down, sealed a choice, lets a bot play.
        Under the table's lock."""
        clock, times = table.clock, table.record.times
        if clock is None or times is None or table.over:
            return
        running = table.awaited(table.state)
        if tuple(running) != times.running:
            version = await self.store.tables.set_times(
                table.id, table.seq, gone_on(clock, times, running, self.now(), through)
            )
            if version is not None:
                await self.fresh(table.id)

    async def append(
        self,
        table: Table,
        entry: EntryRecord,
        state: State,
        ended: Ending | None = None,
        out: Out = None,
        strictly: bool = False,
    ) -> None:
        """Writes an entry and the state after it: in the database first, then here. Under the table's lock; Conflict if
        another process was first, `strictly` with whatever it changed."""
        after = table.after(entry, state, self.settings.frame_every, ended, out)
        known = table.record.version if strictly else None
        version = await self.store.tables.append(table.id, entry, after, known)
        # If another process has written something else since the table was read (a line of chat, a seat), the version has
        # risen by more than one, and the next look reads that.
        if version != table.record.version + 1:
            version -= 1
            self._doubt(table.id)
        table.commit(entry, state, after, version)
