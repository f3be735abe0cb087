"""What happens at a table without a click: bots, stand-ins, standing orders, and time windows that close.

One task a table, in the process where the table last changed. If that process dies, another one takes over after a while;
should two ever be at it, the journal's unique numbers let only one through.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from dataclasses import dataclass

import structlog

from allmende.bots import bot
from allmende.bots.registry import hastened
from allmende.server import metrics
from allmende.server.buckets import Buckets
from allmende.server.errors import Refused
from allmende.server.settings import Settings
from allmende.server.storage.transactions import StorageAway
from allmende.server.tables.hall import Hall
from allmende.server.tables.leaving import time_out
from allmende.server.tables.moves import move_by_itself
from allmende.server.tables.table import Table
from allmende.server.thinking.bots import Thinkers
from allmende.server.thinking.thoughts import Thought

log = structlog.get_logger()

_SOON = 60.0  # seconds for which a task waits for a clock; of others the sweep thinks
_AT_ONCE = 16  # moves that the autopilot makes at the same time: between them people get their turn
_HASTY = 20  # milliseconds a bot is given whose maker has let bots think too much lately


@dataclass(frozen=True)
class Due:
    """What to do at a table: ask a bot, or make a known move (a bot's or a guide's), perhaps not before a given time."""

    bot: str | None
    code: int | None
    at: float = 0.0
    out_of_time: bool = False  # somebody's time runs out then


class Autopilot:
    def __init__(self, settings: Settings, hall: Hall, thinkers: Thinkers) -> None:
        self.settings = settings
        self.hall = hall
        self.thinkers = thinkers
        self._spent = Buckets(settings.bot_seconds_share, settings.bot_seconds_saved)
        self._turns = asyncio.Semaphore(_AT_ONCE)
        self._running: dict[str, asyncio.Task[None]] = {}
        self._changed: dict[str, asyncio.Event] = {}  # for those that wait for a window to close
        self._sweeper: asyncio.Task[None] | None = None
        self._stopping = False

    def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        """What is being written is written to its end; what is being thought is dropped."""
        self._stopping = True
        tasks = [*self._running.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def on_change(self, table: Table) -> None:
        """Called after every change of a table."""
        if table.id in self._running:
            self._changed[table.id].set()
        elif not self._stopping and self.due(table) is not None:
            self._changed[table.id] = asyncio.Event()
            self._running[table.id] = asyncio.create_task(self._drive(table.id))

    def due(self, table: Table) -> Due | None:
        """What comes first: a move, or the end of somebody's time. One that is far off is left to the sweep."""
        move, zero = self._move_due(table), table.record.clock_due
        if table.over or zero is None or zero > self.hall.now() + _SOON or (move and move.at <= zero):
            return move
        return Due(None, None, zero, out_of_time=True)

    def _move_due(self, table: Table) -> Due | None:
        seat = table.decider()
        if seat is None:
            return None
        if seat.player is not None:
            return Due(seat.player, table.scripted())
        orders = table.orders.get(seat.seat, {})
        kind = table.decision_kind() or ""
        code = table.sealed(seat.seat)
        if code is None:
            code = orders.get(kind)
        if code is not None and table.state.is_legal(code):
            return Due(None, code)
        passing = table.passing()
        if passing is None:
            return None
        # A seat that has armed nothing passes at once, whatever it holds; one that has is asked, but not forever.
        asked = kind in orders and seat.person is not None
        return Due(None, passing, self.hall.deadline(table) or 0.0 if asked else 0.0)

    async def _drive(self, table_id: str) -> None:
        try:
            await self._go_on(table_id)
        finally:
            del self._running[table_id], self._changed[table_id]

    async def _go_on(self, table_id: str) -> None:
        """Runs as long as something is due."""
        pause = 0.1
        while True:
            try:
                self._changed[table_id].clear()
                # What is in memory will do: the move itself makes sure that the table still is like that.
                table = self.hall.at_hand(table_id) or await self.hall.table(table_id)
                due = self.due(table)
                if due is None:
                    return
                rest = due.at - (self.hall.now() if due.out_of_time else time.time())
                if due.out_of_time:  # looked at now and then, in case the machine slept or its clock was set
                    rest = min(rest, self.settings.takeover_seconds)
                if rest > 0:
                    await self._wait(table_id, rest)
                    continue
                if due.out_of_time:
                    await asyncio.shield(time_out(self.hall, table_id))
                else:
                    await self._do(table, due)
                pause = 0.1
            except Refused as refused:
                if refused.error != "stale":
                    log.error("table stuck", table=table_id, error=refused.error)
                    return
            except StorageAway:
                metrics.STORAGE_AWAY.inc()
                await asyncio.sleep(pause)
                pause = min(2 * pause, 2.0)

    async def _wait(self, table_id: str, seconds: float) -> None:
        """For the window to close, or for an answer before that."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._changed[table_id].wait(), seconds)

    async def _do(self, table: Table, due: Due) -> None:
        began = time.monotonic()
        seq, code, trouble = table.seq, due.code, None
        if due.bot is not None:
            pace = self.settings.guide_pace
            at_least = 0.0
            if code is None:
                pace = self.settings.bot_pace
                thought, at_least = await self.think(table, due.bot)
                code, trouble = thought.code, thought.trouble
            rest = max(at_least, pace - (time.monotonic() - began))
            if rest > 0:
                await asyncio.sleep(rest)
        assert code is not None
        # Bots that needn't think would all move together, write together and push together, and whoever clicks meanwhile would
        # have to wait for all of them.
        async with self._turns:
            await asyncio.shield(move_by_itself(self.hall, table.id, seq, code, due.bot, trouble))

    async def think(self, table: Table, name: str) -> tuple[Thought, float]:
        """What a bot does, and how many seconds its answer has still to wait.

        Where a bot may interrupt, what it may do depends on what it holds, and with nothing to choose it would answer at once.
        So there it is given a short time, and its answer comes when that is over, whatever it took: how long it had to wait for
        a worker tells nothing. A bot that looks at nothing always answers at once."""
        seat = table.to_move
        assert seat is not None
        whose = table.record.creator
        if self._spent.take(whose, 0.0):
            name = hastened(name, _HASTY)
        if table.passing() is None or not bot(name).looks:
            thought = await self.thinkers.choose(name, table.state, seat, whose)
            self._spent.spend(whose, thought.seconds)
            return thought, 0.0
        pace = self.settings.interrupt_pace
        quick = hastened(name, max(1, round(1000 * pace) - 50))
        thought = await self.thinkers.choose(quick, table.state, seat, whose)
        return thought, pace - thought.seconds

    async def _attend(self, table_id: str) -> None:
        """A table that is stuck must not stop the others."""
        if table_id in self._running:
            return
        try:
            self.on_change(await self.hall.table(table_id))
        except Refused as refused:
            log.error("table stuck", table=table_id, error=refused.error)

    async def _sweep(self) -> None:
        """Looks for tables that wait for a bot and that no process attends to: after a start, or after another's death."""
        since = time.time()
        while True:
            try:
                now = time.time()
                for table_id in await self.hall.store.lists.waiting_by_themselves(
                    since, now, self.hall.now() + _SOON
                ):
                    await self._attend(table_id)
            except StorageAway:
                metrics.STORAGE_AWAY.inc()
            await asyncio.sleep(self.settings.takeover_seconds)
            since = time.time() - self.settings.takeover_seconds
