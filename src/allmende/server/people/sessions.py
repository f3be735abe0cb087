"""Sessions: where a person is logged in. A cookie holds a random token; the database only its digest."""

from __future__ import annotations

import hashlib
import secrets
import time
from dataclasses import dataclass

from allmende.server.errors import NotThere, NotYours
from allmende.server.storage.records import SessionRecord
from allmende.server.storage.store import Store

_SEEN_STEP = 600.0  # a session's last use is written down to ten minutes


@dataclass
class Person:
    """A person, in one of their sessions."""

    id: str
    name: str
    login: str | None
    mail: str | None
    webhook: str | None
    session: str
    mail_confirmed: bool = False
    password: bool = False  # whether there is one
    muted: bool = False


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def new_session(person: str, agent: str) -> tuple[str, SessionRecord]:
    """The token for a cookie, and the record that knows it by its digest."""
    token = secrets.token_urlsafe(32)
    now = time.time()
    return token, SessionRecord(digest(token), person, now, now, agent[:200])


class Sessions:
    def __init__(self, store: Store, days: int) -> None:
        self.store = store
        self.lifetime = days * 86400.0

    async def of_token(self, token: str | None) -> Person | None:
        """Whose cookie this is; None for no cookie, a foreign one, or one whose session was ended."""
        if not token or len(token) > 100:
            return None
        session = digest(token)
        now = time.time()
        found = await self.store.people.of_session(session)
        if found is None:
            return None
        person, seen = found
        if seen < now - self.lifetime:
            return None
        if seen < now - _SEEN_STEP:
            await self.store.people.set_session_seen(session, now)
        if person.banned_until is not None and person.banned_until > now:
            raise NotYours("banned")
        return Person(
            person.id,
            person.name,
            person.login,
            person.mail,
            person.webhook,
            session,
            mail_confirmed=person.mail_confirmed,
            password=person.password is not None,
            muted=person.muted_until is not None and person.muted_until > now,
        )

    async def is_open(self, session: str) -> bool:
        """Whether it has neither been ended nor expired."""
        found = await self.store.people.of_session(session)
        now = time.time()
        if found is None or (found[0].banned_until is not None and found[0].banned_until > now):
            return False
        return found[1] >= now - self.lifetime

    async def open(self, person: str, agent: str) -> str:
        """A new session; returns the token for the cookie."""
        token, session = new_session(person, agent)
        await self.store.people.add_session(session)
        return token

    async def of(self, person: str) -> list[SessionRecord]:
        return await self.store.people.sessions(person)

    async def end(self, person: str, session: str) -> None:
        if not await self.store.people.end_session(person, session):
            raise NotThere("unknown-session")
