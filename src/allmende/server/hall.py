"""The hall where all tables stand: a bounded cache of them, one lock each, and everything that changes one.

The database decides. A change is made there first; only then does the table in memory follow, and only then are those who
watch woken. Whatever goes wrong in between is put right by the version that every look compares.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from weakref import WeakValueDictionary

import structlog

from allmende.core.state import State
from allmende.server import messages, metrics
from allmende.server.new_tables import Opening, check_bot, new_branch, new_guide, new_table
from allmende.server.problems import Refused, stale, unknown_table
from allmende.server.seating import own_seats, seat_to_decide, seat_to_join, stranger
from allmende.server.settings import Settings
from allmende.server.storage.records import SEALED, ChatRecord, SeatRecord
from allmende.server.storage.store import Conflict, StorageAway, Store
from allmende.server.table import Table, layout

log = structlog.get_logger()


@dataclass(eq=False)
class Watcher:
    """A socket at a table: woken when the table has changed."""

    person: str | None
    session: str | None
    wake: asyncio.Event
    ended: bool = False  # whether its session was


class Hall:
    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.after_change: Callable[[Table], None] = lambda _: None  # bots and notices hook in here
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._watchers: dict[str, set[Watcher]] = {}
        self._doubted: set[str] = set()  # tables that may have changed elsewhere since they were last read

    # -- looking ------------------------------------------------------------------------------------------------------

    def lock(self, table_id: str) -> asyncio.Lock:
        lock = self._locks.get(table_id)
        if lock is None:
            self._locks[table_id] = lock = asyncio.Lock()
        return lock

    async def table(self, table_id: str) -> Table:
        """A table as it stands in the database now."""
        async with self.lock(table_id):
            return await self._fresh(table_id)

    async def latest(self, table_id: str) -> Table:
        """A table for those who watch: what is in memory will do, unless word has come that it changed elsewhere. (If it
        has and the word is still on its way, they will be woken once more.)"""
        table = self._tables.get(table_id)
        if table is None or table_id in self._doubted:
            return await self.table(table_id)
        return table

    async def _fresh(self, table_id: str) -> Table:
        """Under the table's lock."""
        self._doubted.discard(table_id)
        try:
            return await self._read(table_id)
        except StorageAway:
            self._doubted.add(table_id)
            raise

    async def _read(self, table_id: str) -> Table:
        table = self._tables.get(table_id)
        if table is not None:
            version = await self.store.version(table_id)
            if version == table.record.version:
                self._keep(table)
                return table
            last_chat = table.chat[-1].id if table.chat else 0
            loaded = await self.store.load(table_id, len(table.entries), last_chat)
            if loaded is None:
                raise unknown_table()
            table.refresh(loaded)
            self._keep(table)
            return table
        loaded = await self.store.load(table_id)
        if loaded is None:
            raise unknown_table()
        metrics.TABLES_OPENED.inc()
        table = Table(loaded)
        await self._adopt_rules(table)
        self._keep(table)
        return table

    def _keep(self, table: Table) -> None:
        """In memory, as the one used last. (While the database was asked, others may have pushed it out.)"""
        self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        while len(self._tables) > self.settings.cached_tables:
            self._tables.popitem(last=False)

    async def _adopt_rules(self, table: Table) -> None:
        """A running table written under older rules goes on from its last frame, and says so."""
        record, game = table.record, table.game
        if record.layout != layout(game):
            raise Refused(409, "outdated")
        if table.over or record.rules == game.RULES_VERSION:
            return
        change = {"seq": record.seq, "before": record.rules, "after": game.RULES_VERSION}
        changes = [*record.changes, change]
        await self.store.change_rules(record.id, record.seq, table.state.dumps(), game.RULES_VERSION, changes)
        record.rules, record.changes, record.version = game.RULES_VERSION, changes, record.version + 1
        log.info("rules changed", table=record.id, **change)

    async def at(self, table: Table, seq: int) -> State:
        """The state at an earlier moment."""
        if seq > table.seq:
            raise Refused(404, "unknown-moment", seq=table.seq)
        if seq == table.seq:
            return table.state
        return table.replay(await self.store.keyframes(table.id, seq), seq)

    # -- watching -----------------------------------------------------------------------------------------------------

    def watch(self, table_id: str, person: str | None, session: str | None) -> Watcher:
        watcher = Watcher(person, session, asyncio.Event())
        self._watchers.setdefault(table_id, set()).add(watcher)
        return watcher

    def unwatch(self, table_id: str, watcher: Watcher) -> None:
        watchers = self._watchers.get(table_id, set())
        watchers.discard(watcher)
        if not watchers:
            self._watchers.pop(table_id, None)
            self._doubted.discard(table_id)

    def present(self, table_id: str) -> set[str]:
        return {watcher.person for watcher in self._watchers.get(table_id, ()) if watcher.person is not None}

    def wake(self, table_id: str) -> None:
        """Wakes those who watch a table that has changed elsewhere, or may have."""
        if table_id in self._watchers:
            self._doubted.add(table_id)
        self._wake(table_id)

    def _wake(self, table_id: str) -> None:
        for watcher in self._watchers.get(table_id, ()):
            watcher.wake.set()

    def wake_all(self) -> None:
        for table_id in self._watchers:
            self.wake(table_id)

    def end_session(self, session: str) -> None:
        """Shows out the sockets of a session that was ended."""
        for watchers in self._watchers.values():
            for watcher in watchers:
                if watcher.session == session:
                    watcher.ended = True
                    watcher.wake.set()

    def _changed(self, table: Table) -> None:
        """To be called when a change is durable and the table in memory has followed."""
        self._wake(table.id)
        self.after_change(table)

    def deadline(self, table: Table) -> float | None:
        """When the window of an interrupt closes for the seat that is being asked."""
        return table.record.touched + self.settings.interrupt_seconds if table.passing() is not None else None

    # -- new tables ---------------------------------------------------------------------------------------------------

    async def create(self, wish: messages.NewTable, person: str, request: str | None) -> Table:
        return await self._open(new_table(wish, person, request))

    async def learn(self, game: str, person: str, again: bool) -> Table:
        """The table where a game explains itself: the one this person is at, or a new one."""
        new = new_guide(game, person)
        for record, _ in [] if again else await self.store.tables_of(person):
            if record.is_guide and record.game == game:
                table = await self.table(record.id)
                if table.guide_place() is not None:
                    return table
        return await self._open(new)

    async def branch(self, table: Table, wish: messages.Branch, person: str) -> Table:
        """A new table from a moment of a finished one, or of one's own."""
        if not table.over and not table.seats_of(person):
            raise Refused(403, "not-over")
        return await self._open(new_branch(table, await self.at(table, wish.seq), wish, person))

    async def _open(self, new: Opening) -> Table:
        record = new.record
        try:
            await self.store.create_table(record, new.seats, new.state.dumps())
        except Conflict:
            known = await self.store.table_of_request(record.creator, record.request or "")
            if known is None:
                raise
            return await self.table(known)
        table = await self.table(record.id)
        metrics.TABLES_CREATED.labels(record.game).inc()
        log.info("table opened", table=table.id, game=record.game, seats=[seat.kind for seat in new.seats])
        self._changed(table)
        return table

    # -- the journal --------------------------------------------------------------------------------------------------

    async def move(self, table_id: str, person: str, seq: int, code: int, number: int | None = None) -> Table:
        """A person's move. It must have been chosen at the table as it is now; or, where seats decide at once, when this
        seat was asked the same and only others have decided since."""
        async with self.lock(table_id):
            while True:
                table = await self._fresh(table_id)
                mine = own_seats(table, person, number)
                if seq != table.seq:
                    if table.is_retry(seq, code, person):
                        return table
                    if not await self._only_others_moved(table, mine, person, seq):
                        raise stale(table.seq)
                if table.over:
                    raise Refused(409, "over", seq=table.seq)
                seat = seat_to_decide(table, mine)
                try:
                    if seat == table.state.to_move:
                        await self._append(table, seat, code, person=person)
                    else:
                        await self._seal(table, seat, code)
                        table = await self._fresh(table_id)
                    break
                except Conflict:  # another process wrote first: is this still good? look again
                    metrics.CONFLICTS.inc()
        self._changed(table)
        return table

    async def _only_others_moved(self, table: Table, mine: list[int], person: str, seq: int) -> bool:
        """Whether a choice made at an earlier moment is still good: this person has not moved since, nobody has taken
        anything back, and his seat is asked what it was asked then."""
        since = table.entries[seq:]
        if not 0 < len(since) < table.record.seats or table.own_entry_since(seq, person) is not None:
            return False
        asked = [seat for seat in table.asked() if seat in mine]
        if not asked or any(entry.kind == "undo" for entry in since):
            return False
        try:
            before = await self.at(table, seq)
        except Refused:  # the rules have changed since
            return False
        return all(table.is_same_decision(seat, before) for seat in asked)

    async def _seal(self, table: Table, seat: int, code: int) -> None:
        """Keeps a choice made ahead of one's turn, among others who decide at the same time. Under the table's lock."""
        state = table.asked()[seat]
        if not state.is_legal(code):
            raise Refused(422, "illegal", reason=state.why_not(code), game=table.game.name, seq=table.seq)
        await self.store.seal(table.id, table.seq, seat, table.sealed_key(seat), code)

    async def move_by_itself(
        self, table_id: str, seq: int, code: int, bot: str | None, trouble: str | None = None
    ) -> Table:
        """A bot's move, or one that an order or a closed window makes for a person; Refused if the table has moved on."""
        async with self.lock(table_id):
            table = await self._fresh(table_id)
            if seq != table.seq or table.state.to_move is None:
                raise stale(table.seq)
            try:
                await self._append(table, table.state.to_move, code, bot=bot, trouble=trouble)
            except Conflict:
                metrics.CONFLICTS.inc()
                raise stale((await self._fresh(table.id)).seq) from None
        self._changed(table)
        return table

    async def _append(
        self,
        table: Table,
        seat: int,
        code: int,
        person: str | None = None,
        bot: str | None = None,
        trouble: str | None = None,
    ) -> None:
        """Plays an action: in the database first, then here. Under the table's lock; Conflict if another process was
        first."""
        began = time.perf_counter()
        state = table.play(code)
        entry = table.entry_of("move", seat, code, state, person, bot, trouble)
        after = table.after(state, self.settings.frame_every)
        version = await self.store.append(table.id, entry, after)
        table.commit(entry, state, after, version)
        metrics.MOVES.labels(table.game.name, "bot" if bot else "person").inc()
        metrics.MOVE_SECONDS.observe(time.perf_counter() - began)
        log.info("move", table=table.id, seq=entry.seq, seat=seat, bot=bot, over=state.is_over)

    async def undo(self, table_id: str, person: str, seq: int) -> Table:
        """Takes back the latest decision of one's own."""
        async with self.lock(table_id):
            table = await self._fresh(table_id)
            mine = table.seats_of(person)
            if not mine:
                raise stranger(table, person)
            if seq != table.seq:
                if table.is_undo_retry(seq, person):
                    return table
                raise stale(table.seq)
            seat = next((seat for seat in mine if table.undoable(seat)), None)
            if seat is None:
                raise Refused(409, "nothing-to-undo", seq=table.seq)
            taken_back = table.effective[-1]
            frames = await self.store.keyframes(table.id, taken_back)
            state = table.replay_to(frames, table.effective[:-1])
            state.events = []
            entry = table.entry_of("undo", seat, taken_back, state, person)
            after = table.after(state, self.settings.frame_every)
            try:
                version = await self.store.append(table.id, entry, after)
            except Conflict:
                raise stale((await self._fresh(table.id)).seq) from None
            table.commit(entry, state, after, version)
        metrics.UNDOS.inc()
        self._changed(table)
        return table

    # -- seats --------------------------------------------------------------------------------------------------------

    async def join(self, table_id: str, person: str, wish: messages.Join) -> Table:
        async with self.lock(table_id):
            table = await self._fresh(table_id)
            seat = seat_to_join(table, person, wish)
            if seat.person != person:
                try:
                    await self.store.take_seat(table.id, seat.seat, person)
                except Conflict:
                    raise Refused(409, "seat-taken") from None
            table = await self._fresh(table_id)
        log.info("joined", table=table.id, seat=seat.seat)
        self._changed(table)
        return table

    async def leave(self, table_id: str, person: str, number: int | None) -> Table:
        """The seat is free again, by the same kind of invitation but with a new link."""
        async with self.lock(table_id):
            table = await self._fresh(table_id)
            for seat in own_seats(table, person, number):
                await self.store.free_seat(table.id, seat, person, secrets.token_urlsafe(9))
            table = await self._fresh(table_id)
        self._changed(table)
        return table

    async def say(self, table_id: str, person: str, name: str, text: str, request: str | None) -> Table:
        async with self.lock(table_id):
            table = await self._fresh(table_id)
            mine = table.seats_of(person)
            if not mine:
                raise stranger(table, person)
            line = ChatRecord(0, person, name, mine[0], text, time.time())
            try:
                await self.store.say(table.id, line, request)
            except Conflict:  # a retry: it was said already
                return table
            table = await self._fresh(table_id)
        self._wake(table.id)
        return table

    async def stand_in(self, table_id: str, person: str, wish: messages.StandIn) -> Table:
        """A bot for one's own seat, or a vote for one in an absent player's."""
        if wish.bot is not None:
            check_bot(wish.bot)
        async with self.lock(table_id):
            table = await self._fresh(table_id)
            mine = table.seats_of(person)
            if not mine:
                raise stranger(table, person)
            seat = table.seat(wish.seat)
            if seat.kind == "bot" or (seat.person is None and seat.stand_in is None and wish.bot is None):
                raise Refused(409, "no-person-there")
            if wish.seat in mine:
                await self.store.set_stand_in(table.id, wish.seat, wish.bot)
            else:
                await self._vote(table, mine[0], seat, wish.bot)
            table = await self._fresh(table_id)
        self._changed(table)
        return table

    async def _vote(self, table: Table, voter: int, seat: SeatRecord, bot_name: str | None) -> None:
        present = seat.person is not None and seat.person in self.present(table.id)
        away = time.time() - max(seat.seen_at, table.record.touched)
        if bot_name is None or (seat.person is not None and (present or away < self.settings.absent_seconds)):
            raise Refused(403, "not-absent")
        await self.store.vote(table.id, seat.seat, voter, bot_name)
        voters = {
            person for person in (other.person for other in table.seats) if person not in (None, seat.person)
        }
        for_it = set(table.votes.get(seat.seat, {})) | {voter}
        agreed = {table.seats[number].person for number in for_it}
        if 2 * len(agreed & voters) > len(voters):
            await self.store.set_stand_in(table.id, seat.seat, bot_name)

    async def set_orders(self, table_id: str, person: str, wish: messages.SetOrders) -> Table:
        async with self.lock(table_id):
            table = await self._fresh(table_id)
            seat = own_seats(table, person, wish.seat)[0]
            for order in wish.orders:
                if order.code is not None and order.code >= table.game.num_actions:
                    raise Refused(422, "order-kind")
            kept = {
                name: code for name, code in table.orders.get(seat, {}).items() if name.startswith(SEALED)
            }
            await self.store.set_orders(
                table.id, seat, kept | {order.decision: order.code for order in wish.orders}
            )
            table = await self._fresh(table_id)
        self._changed(table)
        return table
