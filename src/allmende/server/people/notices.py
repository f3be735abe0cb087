"""Notices for people who are away: *your turn*, by webhook and by mail; and a reminder after a while."""

from __future__ import annotations

import asyncio
import time

import structlog

from allmende.core.words import LANGUAGES, words
from allmende.server import metrics
from allmende.server.errors import Refused
from allmende.server.people import webhooks
from allmende.server.people.letters import Letters
from allmende.server.sayings import sayings
from allmende.server.settings import Settings
from allmende.server.storage.lists import SOON_OVER
from allmende.server.storage.transactions import StorageAway
from allmende.server.tables.hall import Hall
from allmende.server.tables.table import Table

log = structlog.get_logger()


class Notices:
    def __init__(self, settings: Settings, hall: Hall, letters: Letters) -> None:
        self.settings = settings
        self.letters = letters
        self.hall = hall
        self._tasks: set[asyncio.Task[None]] = set()
        self._waiting: set[tuple[str, int]] = set()

    def start(self) -> None:
        self._keep(asyncio.create_task(self._remind()))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _keep(self, task: asyncio.Task[None]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def on_change(self, table: Table) -> None:
        """Called after every change of a table."""
        for number in table.asked():
            key = table.id, number
            if key not in self._waiting and self._is_waited_for(table, number):
                self._waiting.add(key)
                self._keep(asyncio.create_task(self._tell_soon(table.id, number)))

    def _is_waited_for(self, table: Table, number: int) -> bool:
        """Whether a person must decide in this seat, has not chosen ahead, and is away."""
        seat = table.seats[number]
        if seat.person is None or seat.stand_in is not None or seat.person in self.hall.present(table.id):
            return False
        return table.may_choose(number) and table.sealed(number) is None

    async def _tell_soon(self, table_id: str, seat: int) -> None:
        try:
            await asyncio.sleep(self.settings.notice_seconds)
            await self.tell(table_id, seat, "notice")
        except (StorageAway, Refused):
            log.warning("no notice", table=table_id)
        finally:
            self._waiting.discard((table_id, seat))

    async def _remind(self) -> None:
        """Reminds people whose turn it still is, from time to time."""
        every = self.settings.reminder_seconds
        while True:
            await asyncio.sleep(min(600.0, every))
            try:
                waiting = await self.hall.store.lists.waiting_for_people(time.time() - every, time.time())
            except StorageAway:
                log.warning("no reminders now")
                continue
            for table_id, seat in waiting:
                try:
                    await self.tell(table_id, seat, "reminder")
                except (StorageAway, Refused):
                    log.warning("no reminder", table=table_id)

    async def tell(self, table_id: str, number: int, kind: str) -> None:
        """Writes to a seat's person, if it is still their turn, they are still away and no other process has done so."""
        table = await self.hall.table(table_id)
        seat = table.seats[number]
        if seat.person is None or not self._is_waited_for(table, number):
            return
        person = await self.hall.store.people.find(seat.person)
        mail = (
            person is not None and person.mail is not None and person.mail_confirmed and self.letters.possible
        )
        if person is None or not (mail or person.webhook):
            return
        now = time.time()
        lately = table.record.touched if kind == "notice" else now - self.settings.reminder_seconds
        due = table.record.clock_due
        if kind == "reminder" and due is not None and due - SOON_OVER <= now:
            lately = max(lately, due - SOON_OVER)  # once more when time runs short
        if not await self.hall.store.seats.set_noticed(table_id, number, lately, now):
            return
        language = person.language or LANGUAGES[0]
        link = f"{self.settings.address.rstrip('/')}/tables/{table_id}"
        title = words(language, table.game.name).text("title")
        subject = sayings(language).text(f"{kind}-subject", game=title)
        text = sayings(language).text("notice-body", game=title, link=link)
        if person.webhook:
            body: dict[str, object] = {
                "kind": kind,
                "table": table_id,
                "seat": number,
                "text": text,
                "link": link,
            }
            self._keep(
                asyncio.create_task(self._call(person.webhook, body))
            )  # a slow one keeps nobody waiting
        if mail:
            base = self.settings.address.rstrip("/")
            self._keep(asyncio.create_task(self.letters.notice(person, subject, text, base, language)))

    async def check_webhook(self, address: str) -> None:
        """NotAllowed for one that the server may not call."""
        await webhooks.look_up(address, self.settings.private_webhooks)

    async def _call(self, address: str, body: dict[str, object]) -> None:
        """Never raises: one bad address must not stop anything else."""
        try:
            taken = await webhooks.call(address, body, self.settings.private_webhooks)
            metrics.NOTICES.labels("webhook", "sent" if taken else "refused").inc()
        except Exception as error:  # a stranger's server can cause anything
            metrics.NOTICES.labels("webhook", "failed").inc()
            log.warning("webhook failed", error=type(error).__name__)
