"""Mails: sent to confirmed addresses, or to confirm one."""

from __future__ import annotations

import secrets
import smtplib
import ssl
import time
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid

import structlog

from allmende.server import metrics
from allmende.server.errors import Busy, NotAllowed, NotThere
from allmende.server.people.sessions import digest
from allmende.server.people.threads import in_thread
from allmende.server.sayings import sayings
from allmende.server.settings import Settings
from allmende.server.storage.records import PersonRecord
from allmende.server.storage.store import Store
from allmende.server.storage.tokens import TokenRecord

log = structlog.get_logger()

DAY = 86400.0
SECONDS = 20.0
CONFIRM, RESET, UNSUBSCRIBE = "confirm", "reset", "unsubscribe"
_POLICY = SMTP.clone(max_line_length=400)  # keeps links in one piece
LASTING = {CONFIRM: 2 * DAY, RESET: 3600.0, UNSUBSCRIBE: 90 * DAY}


class Letters:
    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store

    @property
    def possible(self) -> bool:
        return bool(self.settings.mail.host)

    async def confirm(self, person: PersonRecord, mail: str, base: str, language: str) -> None:
        """Asks the owner of that address whether we may use it."""
        await self._ration(f"confirm {person.id}", f"letter {mail.lower()}")
        link = await self._link(person.id, CONFIRM, mail, base)
        await self._send(mail, "confirm", language, link=link, name=person.name)

    async def reset(self, login: str, base: str, language: str) -> None:
        """A reset link for people who forgot their password. The answer never reveals whether the account exists."""
        await self._ration(f"reset {login.lower()}")
        person = await self.store.people.of_login(login)
        if person is None or not person.mail or not person.mail_confirmed:
            return
        await self._ration(f"letter {person.mail.lower()}")
        link = await self._link(person.id, RESET, "", base)
        await self._send(person.mail, "reset", person.language or language, link=link, name=person.name)

    async def reset_link(self, person: str, base: str) -> str:
        """The same link for a host to pass on."""
        return await self._link(person, RESET, "", base)

    async def notice(self, person: PersonRecord, subject: str, text: str, base: str, language: str) -> None:
        """A notice, with a link to unsubscribe."""
        assert person.mail is not None
        leave = await self._link(person.id, UNSUBSCRIBE, person.mail, base)
        closing = sayings(language).text("letter-unsubscribe", link=leave)
        await self.deliver(person.mail, subject, f"{text}\n\n-- \n{closing}\n", leave)

    async def open(self, token: str, purpose: str) -> TokenRecord:
        """What a token stands for; it stays good."""
        found = (
            await self.store.tokens.find(digest(token), purpose, time.time()) if len(token) < 100 else None
        )
        if found is None:
            raise NotThere("letter-token")
        return found

    async def use(self, token: str, purpose: str) -> TokenRecord:
        """What a token stands for; once."""
        found = await self.open(token, purpose)
        if not await self.store.tokens.use_up(found.digest):
            raise NotThere("letter-token")
        return found

    async def _link(self, person: str, purpose: str, value: str, base: str) -> str:
        token = secrets.token_urlsafe(24)
        await self.store.tokens.add(
            TokenRecord(digest(token), person, purpose, value, time.time() + LASTING[purpose])
        )
        return f"{base}/letters/{purpose}?token={token}"

    async def _ration(self, *keys: str) -> None:
        """Limits the mails per day to one address, and on one person's behalf."""
        if not self.possible:
            raise NotAllowed("no-mail")
        for key in keys:
            wait = await self.store.spent.take(key, 5 / DAY, 5, time.time())
            if wait:
                raise Busy("too-many", wait=int(wait) + 1)

    async def _send(self, to: str, kind: str, language: str, **args: str) -> None:
        texts = sayings(language)
        await self.deliver(to, texts.text(f"letter-{kind}-subject"), texts.text(f"letter-{kind}", **args))

    async def deliver(self, to: str, subject: str, text: str, leave: str = "") -> None:
        """Never raises: one bad address must not stop anything else."""
        message = EmailMessage(_POLICY)
        message["From"], message["To"], message["Subject"] = self.settings.mail.sender, to, subject
        message["Date"], message["Message-ID"] = formatdate(usegmt=True), make_msgid(domain="allmende")
        message["Auto-Submitted"] = "auto-generated"
        if leave:
            message["List-Unsubscribe"] = f"<{leave}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        try:
            await in_thread(SECONDS, self._post, message)
            metrics.NOTICES.labels("mail", "sent").inc()
        except (OSError, smtplib.SMTPException, ValueError, TimeoutError) as error:
            metrics.NOTICES.labels("mail", "failed").inc()
            log.warning("mail failed", error=type(error).__name__)

    def _post(self, message: EmailMessage) -> None:
        mail = self.settings.mail
        with smtplib.SMTP(mail.host, mail.port, timeout=SECONDS / 2) as server:
            if mail.starttls:
                server.starttls(context=ssl.create_default_context())  # checks the certificate and its name
            if mail.user:
                server.login(mail.user, mail.password)
            server.send_message(message)
