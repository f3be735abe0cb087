"""What happens at a table without anybody clicking: bots, stand-ins, orders given beforehand, windows that close.

One task a table, in the process where the table last changed. If that process dies, another one takes over after a while;
should two ever be at it, the journal's unique numbers let only one through.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from dataclasses import dataclass

import structlog

from allmende.server import metrics
from allmende.server.bots import Thinkers
from allmende.server.hall import Hall
from allmende.server.problems import Refused
from allmende.server.settings import Settings
from allmende.server.storage.store import StorageAway
from allmende.server.table import Table

log = structlog.get_logger()


@dataclass(frozen=True)
class Due:
    """What is to be done at a table: a bot asked, or a known action done (by a bot: a guide's), perhaps not before a time."""

    bot: str | None
    code: int | None
    at: float = 0.0


class Autopilot:
    def __init__(self, settings: Settings, hall: Hall, thinkers: Thinkers) -> None:
        self.settings = settings
        self.hall = hall
        self.thinkers = thinkers
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

    def look_at(self, table: Table) -> None:
        """Called after every change of a table."""
        if table.id in self._running:
            self._changed[table.id].set()
        elif not self._stopping and self.due(table) is not None:
            self._changed[table.id] = asyncio.Event()
            self._running[table.id] = asyncio.create_task(self._drive(table.id))

    def due(self, table: Table) -> Due | None:
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
        # Who has armed nothing passes at once, whatever he holds; who has is asked, but not for ever.
        asked = kind in orders and seat.person is not None
        return Due(None, passing, self.hall.deadline(table) or 0.0 if asked else 0.0)

    async def _drive(self, table_id: str) -> None:
        try:
            await self._go_on(table_id)
        finally:
            del self._running[table_id], self._changed[table_id]

    async def _go_on(self, table_id: str) -> None:
        """As long as something is due here."""
        pause = 0.1
        while True:
            try:
                self._changed[table_id].clear()
                table = await self.hall.table(table_id)
                due = self.due(table)
                if due is None:
                    return
                if due.at > time.time():
                    await self._wait(table_id, due.at - time.time())
                    continue
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
            pace = self.settings.bot_pace if code is None else self.settings.guide_pace
            if code is None:
                seat = table.state.to_move
                assert seat is not None
                thought = await self.thinkers.choose(due.bot, table.state, seat)
                code, trouble = thought.code, thought.trouble
            rest = pace - (time.monotonic() - began)
            if rest > 0:
                await asyncio.sleep(rest)
        assert code is not None
        await asyncio.shield(self.hall.move_by_itself(table.id, seq, code, due.bot, trouble))

    async def _attend(self, table_id: str) -> None:
        """One table that can't go on must not keep others from it."""
        if table_id in self._running:
            return
        try:
            self.look_at(await self.hall.table(table_id))
        except Refused as refused:
            log.error("table stuck", table=table_id, error=refused.error)

    async def _sweep(self) -> None:
        """Looks for tables that wait for a bot and that no process attends to: after a start, or after another's death."""
        since = time.time()
        while True:
            try:
                for table_id in await self.hall.store.waiting_by_themselves(since):
                    await self._attend(table_id)
            except StorageAway:
                metrics.STORAGE_AWAY.inc()
            await asyncio.sleep(self.settings.takeover_seconds)
            since = time.time() - self.settings.takeover_seconds
