"""Who is looking at which table: in this process, and in the others that serve the same database.

Each process tells the others whom it has at a table whenever that changes, and now and then that it is still there. One that
has been silent for a while counts as gone, and its people with it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import structlog

from allmende.server.storage.transactions import StorageAway

log = structlog.get_logger()

HERE, ALIVE, GONE, WHO = "here", "alive", "gone", "who"
ALIVE_SECONDS = 10.0
GONE_SECONDS = 35.0
_MOST = 100  # people told of at one table: its seats are far fewer

Say = Callable[[str, str], Awaitable[None]]


@dataclass
class Elsewhere:
    """What is known of another process."""

    heard: float
    people: dict[str, set[str]] = field(default_factory=dict)  # by table


class Presence:
    def __init__(
        self, say: Say, here: Callable[[], dict[str, set[str]]], wake: Callable[[str], None]
    ) -> None:
        self.say = say
        self.here = here  # by table: whom this process has there
        self.wake = wake
        self._others: dict[str, Elsewhere] = {}
        self._untold: set[str] = set()
        self._stir = asyncio.Event()
        self._ask = True
        self._task: asyncio.Task[None] | None = None

    def elsewhere(self, table_id: str) -> set[str]:
        return set().union(*(other.people.get(table_id, set()) for other in self._others.values()))

    def start(self) -> None:
        self._task = asyncio.create_task(self._tell())

    async def stop(self) -> None:
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        try:
            await self.say(GONE, "")
        except StorageAway:
            log.warning("could not say goodbye")

    def changed(self, table_id: str) -> None:
        """Somebody came to a table here, or went."""
        self._untold.add(table_id)
        self._stir.set()

    def missed(self) -> None:
        """Messages from others were missed: ask them again."""
        self._ask = True
        self._stir.set()

    def heard(self, process: str, kind: str, text: str) -> None:
        """Word from another process."""
        if kind == GONE:
            self._forget(process)
            return
        other = self._others.setdefault(process, Elsewhere(0.0))
        other.heard = time.monotonic()
        if kind == WHO:
            self._untold.update(self.here())
            self._stir.set()
        elif kind == HERE:
            table_id, _, people = text.partition(":")
            other.people[table_id] = set(people.split(",")) - {""}
            if not other.people[table_id]:
                del other.people[table_id]
            self.wake(table_id)

    def _forget(self, process: str) -> None:
        other = self._others.pop(process, None)
        for table_id in other.people if other is not None else ():
            self.wake(table_id)

    async def _tell(self) -> None:
        while True:
            try:
                await self._tell_once()
            except StorageAway:  # told again when the others ask, or with the next change
                log.warning("could not tell who is here")
            try:
                await asyncio.wait_for(self._stir.wait(), ALIVE_SECONDS)
            except TimeoutError:
                self._drop_silent()

    async def _tell_once(self) -> None:
        self._stir.clear()
        if self._ask:
            self._ask = False  # first: whoever wants to ask again meanwhile is to be heard
            try:
                await self.say(WHO, "")
            except StorageAway:
                self._ask = True
                raise
            self._untold.update(self.here())
        if not self._untold:
            await self.say(ALIVE, "")
        while self._untold:
            table_id = self._untold.pop()
            people = sorted(self.here().get(table_id, set()))[:_MOST]
            await self.say(HERE, f"{table_id}:{','.join(people)}")

    def _drop_silent(self) -> None:
        before = time.monotonic() - GONE_SECONDS
        for process in [process for process, other in self._others.items() if other.heard < before]:
            self._forget(process)
