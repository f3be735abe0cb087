"""Notices that reach people who are not looking: *your turn*, by webhook and by mail; and a reminder after a while."""

from __future__ import annotations

import asyncio
import ipaddress
import smtplib
import socket
import time
from email.message import EmailMessage
from typing import Any
from urllib.parse import urlsplit

import structlog
from sqlalchemy import select

from allmende.core.words import LANGUAGES, words
from allmende.server import metrics
from allmende.server.hall import Hall
from allmende.server.problems import Refused, sayings
from allmende.server.settings import Settings
from allmende.server.storage import schema
from allmende.server.storage.store import StorageAway
from allmende.server.table import Table

log = structlog.get_logger()

_TIMEOUT = 10.0


class Notices:
    def __init__(self, settings: Settings, hall: Hall) -> None:
        self.settings = settings
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

    def look_at(self, table: Table) -> None:
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
        """Those whose turn it still is are told again, once in a while."""
        every = self.settings.reminder_seconds
        while True:
            await asyncio.sleep(min(600.0, every))
            try:
                waiting = await self.hall.store.waiting_for_people(time.time() - every)
            except StorageAway:
                log.warning("no reminders now")
                continue
            for table_id, seat in waiting:
                try:
                    await self.tell(table_id, seat, "reminder")
                except (StorageAway, Refused):
                    log.warning("no reminder", table=table_id)

    async def tell(self, table_id: str, number: int, kind: str) -> None:
        """Writes to a seat's person, if it is still his turn, he is still away and no other process has done so."""
        table = await self.hall.table(table_id)
        seat = table.seats[number]
        if seat.person is None or not self._is_waited_for(table, number):
            return
        person = await self._person(seat.person)
        if person is None or not (person.mail or person.webhook):
            return
        now = time.time()
        lately = table.record.touched if kind == "notice" else now - self.settings.reminder_seconds
        if not await self.hall.store.set_noticed(table_id, number, lately, now):
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
            await self._call(person.webhook, body)
        if person.mail and self.settings.mail.host:
            await asyncio.to_thread(self._mail, person.mail, subject, text)

    async def _person(self, person: str) -> Any:
        async with self.hall.store.transaction() as connection:
            return (
                await connection.execute(select(schema.people).where(schema.people.c.id == person))
            ).first()

    # -- ways ---------------------------------------------------------------------------------------------------------

    async def check_webhook(self, address: str) -> None:
        """A webhook must not make the server knock at doors inside its own network."""
        try:
            host = urlsplit(address).hostname
        except ValueError:
            raise Refused(422, "webhook") from None
        if not host:
            raise Refused(422, "webhook")
        if self.settings.private_webhooks:
            return
        try:
            found = await asyncio.get_running_loop().getaddrinfo(host, None, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            raise Refused(422, "webhook") from None
        if not all(ipaddress.ip_address(entry[4][0]).is_global for entry in found):
            raise Refused(422, "webhook")

    async def _call(self, address: str, body: dict[str, object]) -> None:
        import httpx  # here, since it takes a while and many servers never need it

        try:
            await self.check_webhook(address)  # again: the name may point elsewhere by now
            async with httpx.AsyncClient(timeout=_TIMEOUT, follow_redirects=False) as client:
                answer = await client.post(address, json=body)
            metrics.NOTICES.labels("webhook", "sent" if answer.is_success else "refused").inc()
        except (httpx.HTTPError, Refused) as error:
            metrics.NOTICES.labels("webhook", "failed").inc()
            log.warning("webhook failed", error=type(error).__name__)

    def _mail(self, to: str, subject: str, text: str) -> None:
        """In a thread: smtplib waits."""
        mail = self.settings.mail
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = mail.sender, to, subject
        message.set_content(text)
        try:
            with smtplib.SMTP(mail.host, mail.port, timeout=_TIMEOUT) as server:
                if mail.starttls:
                    server.starttls()
                if mail.user:
                    server.login(mail.user, mail.password)
                server.send_message(message)
            metrics.NOTICES.labels("mail", "sent").inc()
        except (OSError, smtplib.SMTPException) as error:
            metrics.NOTICES.labels("mail", "failed").inc()
            log.warning("mail failed", error=type(error).__name__)
