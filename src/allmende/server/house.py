"""Everything that runs in one process of the server, put together and taken apart."""

from __future__ import annotations

import asyncio
import hashlib
import ipaddress
import secrets
import time
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import structlog

import allmende
from allmende.server.people.accounts import Accounts
from allmende.server.people.letters import Letters
from allmende.server.people.notices import Notices
from allmende.server.people.sessions import Sessions
from allmende.server.settings import Settings
from allmende.server.storage.bus import Listener
from allmende.server.storage.store import Store
from allmende.server.storage.transactions import StorageAway
from allmende.server.tables.hall import Hall
from allmende.server.tables.seen import Seen
from allmende.server.tables.table import Table
from allmende.server.thinking.autopilot import Autopilot
from allmende.server.thinking.bots import Thinkers
from allmende.server.thinking.coach import Coach
from allmende.server.thinking.hints import Hints
from allmende.server.thinking.workers import Workers

if TYPE_CHECKING:
    from allmende.server.people.passkeys import Passkeys

log = structlog.get_logger()

_BEAT_SECONDS = 5.0
_AWAY_SECONDS = 3 * _BEAT_SECONDS  # a process without a heartbeat for this long was away
SESSION_ENDED, FORGET = "session-ended", "forget"


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = secrets.token_hex(4)
        self.store = Store(settings, self.process)
        self.sessions = Sessions(self.store, settings.session_days)
        self.accounts = Accounts(self.store)
        self.hall = Hall(settings, self.store)
        self.workers = Workers(settings.bot_workers)
        self.thinkers = Thinkers(self.workers, settings.bot_seconds, settings.bot_cores)
        self.hints = Hints(self.workers, settings.hint_seconds)
        self.coach = Coach(Workers(1, niceness=10), self.store, settings.coach_seconds)
        self.autopilot = Autopilot(settings, self.hall, self.thinkers)
        self.seen = Seen(self.store)
        self.letters = Letters(settings, self.store)
        self.notices = Notices(settings, self.hall, self.letters)
        self.build = ""
        self.stopping = asyncio.Event()
        self.banned: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
        self.listener: Listener | None = None
        self._writer: asyncio.Task[None] | None = None
        if not settings.is_sqlite:
            self.listener = Listener(
                settings.database, self.process, self.hall.wake, self.hall.wake_all, self._heard
            )

    @cached_property
    def passkeys(self) -> Passkeys:
        """Made when first asked for: its library takes a second to import."""
        from allmende.server.people.passkeys import Passkeys

        return Passkeys(self.store)

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.store.open()
        await self.read_bans()
        self.hall.after_change = self._after_change
        self.build = build_of(self.settings.static)
        away = await self.store.heartbeat.awake(self.hall.now(), _AWAY_SECONDS)
        if away:
            log.info("clocks set forward", seconds=round(away))
        if self.listener is not None:
            self.listener.start()
            self.hall.presence.start()
        self.autopilot.start()
        self.notices.start()
        self._writer = asyncio.create_task(self._write_seen())
        log.info("open", process=self.process, database=self.store.kind)

    async def end_session(self, session: str) -> None:
        """Closes the sockets of a session that was ended, in whatever process they are."""
        self.hall.end_session(session)
        await self.store.database.say(SESSION_ENDED, session)

    async def forget(self, tables: list[str]) -> None:
        """Makes all processes reload tables: something was removed from them."""
        for table_id in tables:
            self.hall.forget(table_id)
            await self.store.database.say(FORGET, table_id)

    async def end_sessions(self, person: str, but: str = "") -> None:
        """Ends all sessions of a person, except perhaps one."""
        for session in await self.sessions.of(person):
            if session.id != but:
                await self.sessions.end(person, session.id)
                await self.end_session(session.id)

    def _heard(self, process: str, kind: str, text: str) -> None:
        if kind == SESSION_ENDED:
            self.hall.end_session(text)
        elif kind == FORGET:
            self.hall.forget(text)
        else:
            self.hall.presence.heard(process, kind, text)

    async def read_bans(self) -> None:
        """Networks are banned from the command line, by another process, so the list is read from time to time."""
        found = await self.store.hosting.bans(time.time())
        self.banned = [ipaddress.ip_network(ban["network"], strict=False) for ban in found]

    def is_banned(self, address: str) -> bool:
        if not self.banned:
            return False
        try:
            found = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            return False
        return any(found in network for network in self.banned)

    def _after_change(self, table: Table) -> None:
        self.autopilot.on_change(table)
        self.notices.on_change(table)

    async def close(self) -> None:
        """Everything acknowledged is in the database already, so nothing is lost here."""
        self.stopping.set()
        self.hall.wake_all()
        await self.autopilot.stop()
        await self.notices.stop()
        if self.listener is not None:
            await self.hall.presence.stop()
            await self.listener.stop()
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        try:
            await self.seen.write()
            await self.store.heartbeat.beat(self.hall.now())
        except StorageAway:
            log.warning("could not write what was seen")
        await self.coach.stop()
        self.workers.close()
        await self.store.close()
        log.info("closed", process=self.process)

    async def _write_seen(self) -> None:
        while True:
            await asyncio.sleep(_BEAT_SECONDS)
            try:
                await self.seen.write()
                await self.read_bans()
                await self.store.heartbeat.beat(self.hall.now())
            except StorageAway:
                log.warning("could not write what was seen")


def build_of(static: Path) -> str:
    """What this server is made of: its version and its page. A page that has seen another one is out of date."""
    page = static / "index.html"
    digest = hashlib.sha256(page.read_bytes()).hexdigest()[:12] if page.is_file() else ""
    return f"{allmende.__version__}-{digest}"
