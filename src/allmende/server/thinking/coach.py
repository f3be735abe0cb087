"""The coach: what a finished game teaches. Computed once, in the background, in its own worker; then stored."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import structlog

from allmende.server import messages
from allmende.server.errors import Busy, TooLate
from allmende.server.storage.store import Store
from allmende.server.storage.transactions import StorageAway
from allmende.server.tables.presenter import action_info
from allmende.server.tables.table import Table
from allmende.server.thinking.review import review
from allmende.server.thinking.workers import GRACE, Workers

log = structlog.get_logger()

_QUEUE = 20  # games that may wait for the coach


class Coach:
    def __init__(self, workers: Workers, store: Store, seconds: float) -> None:
        self.workers = workers
        self.store = store
        self.seconds = seconds
        self._working: dict[str, asyncio.Task[None]] = {}
        self._failed: set[str] = set()

    async def is_new(self, table: Table) -> bool:
        """Whether going through this game would be new work."""
        return table.over and table.id not in self._working and await self.store.coaching.of(table.id) is None

    async def of(self, table: Table) -> dict[str, Any] | None:
        """What was found out about a finished game; None while it is being worked out."""
        if not table.over:
            raise TooLate("not-over")
        found = await self.store.coaching.of(table.id)
        if found is not None:
            return found
        whole = table.state.is_over and not table.is_dealt_anew and not table.record.changes
        if table.id in self._failed or not whole:
            raise TooLate("no-coach")
        if table.id not in self._working:
            if len(self._working) >= _QUEUE:
                raise Busy("coach-busy", wait=30)
            [(_, frame)] = await self.store.tables.keyframes(table.id, 0)
            if table.id not in self._working:
                self._working[table.id] = asyncio.create_task(self._work(table, frame))
        return None

    async def _work(self, table: Table, frame: str) -> None:
        try:
            found = await self.workers.do(
                table.record.creator,
                2 * self.seconds + GRACE,
                review,
                table.game.name,
                frame,
                table.actions(),
                self.seconds,
            )
            await self.store.coaching.keep(table.id, found, time.time())
            log.info("coached", table=table.id, game=table.game.name)
        except StorageAway:  # the next request starts it again
            log.warning("coach could not write", table=table.id)
        except Exception as error:
            self._failed.add(table.id)
            log.warning("coach failed", table=table.id, game=table.game.name, error=type(error).__name__)
        finally:
            del self._working[table.id]

    async def stop(self) -> None:
        tasks = list(self._working.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.workers.close()


def coach_answer(
    table: Table, found: dict[str, Any] | None, seconds: float, language: str
) -> messages.CoachAnswer:
    if found is None:
        return messages.CoachAnswer(ready=False, seconds=seconds)
    moments = [*table.effective, table.seq]  # the moment before each move, as numbers of the journal
    return messages.CoachAnswer(
        ready=True,
        seconds=seconds,
        seqs=[moments[place] for place in found["places"]],
        chances=found["chances"],
        lessons=[
            messages.Lesson(
                seq=moments[lesson["place"]],
                seat=lesson["seat"],
                played=action_info(table, language, lesson["played"]),
                better=action_info(table, language, lesson["better"]),
                lost=lesson["lost"],
                played_scores=lesson["played_scores"],
                better_scores=lesson["better_scores"],
            )
            for lesson in found["lessons"]
        ],
    )
