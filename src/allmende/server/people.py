"""People: guests, accounts and their sessions. A cookie holds a random token; the database only its digest."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from dataclasses import dataclass
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from allmende.server.problems import Refused, sayings
from allmende.server.storage import schema
from allmende.server.storage.store import Conflict, Store, Transaction

COOKIE = "allmende"
_SEEN_STEP = 600.0  # a session's last use is written down to ten minutes

_hasher = PasswordHasher()
_NOBODY = _hasher.hash(
    "nobody"
)  # compared with when there is no such account, so that both take equally long


@dataclass
class Person:
    id: str
    name: str
    login: str | None
    mail: str | None
    webhook: str | None
    session: str


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


# What every request asks, put together once.
_OF_SESSION = (
    select(schema.people, schema.sessions.c.seen)
    .join(schema.sessions, schema.sessions.c.person == schema.people.c.id)
    .where(schema.sessions.c.id == bindparam("session"))
)


def _new_session(person: str, agent: str) -> tuple[str, dict[str, Any]]:
    """The token for a cookie, and the row that knows it by its digest."""
    token = secrets.token_urlsafe(32)
    now = time.time()
    return token, {"id": digest(token), "person": person, "created": now, "seen": now, "agent": agent[:200]}


class People:
    def __init__(self, store: Store, session_days: int) -> None:
        self.store = store
        self.lifetime = session_days * 86400.0

    # -- sessions -----------------------------------------------------------------------------------------------------

    async def of_token(self, token: str | None) -> Person | None:
        """Whose cookie this is; None for no cookie, a foreign one, or one whose session was ended."""
        if not token or len(token) > 100:
            return None
        session = digest(token)
        now = time.time()

        async def work(connection: Transaction) -> Any:
            return (await connection.execute(_OF_SESSION, {"session": session})).first()

        row = await self.store.read(work)
        if row is None or row.seen < now - self.lifetime:
            return None
        if row.seen < now - _SEEN_STEP:
            async with self.store.transaction() as connection:
                await connection.execute(
                    update(schema.sessions).where(schema.sessions.c.id == session).values(seen=now)
                )
        return Person(row.id, row.name, row.login, row.mail, row.webhook, session)

    async def open_session(self, person: str, agent: str) -> str:
        """A new session; returns the token for the cookie."""
        token, row = _new_session(person, agent)

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.sessions), row)

        await self.store.write(work)
        return token

    async def sessions(self, person: str) -> list[Any]:
        statement = (
            select(schema.sessions)
            .where(schema.sessions.c.person == person)
            .order_by(schema.sessions.c.seen.desc())
        )
        async with self.store.transaction() as connection:
            return list(await connection.execute(statement))

    async def end_session(self, person: str, session: str) -> None:
        async with self.store.transaction() as connection:
            ended = await connection.execute(
                delete(schema.sessions).where(
                    schema.sessions.c.person == person, schema.sessions.c.id == session
                )
            )
        if ended.rowcount != 1:
            raise Refused(404, "unknown-session")

    # -- guests and accounts ------------------------------------------------------------------------------------------

    async def new_guest(self, name: str | None, language: str, agent: str) -> tuple[Person, str]:
        """Somebody new, and the token for his cookie."""
        said = name or sayings(language).text("guest", number=str(secrets.randbelow(9000) + 1000))
        person = secrets.token_urlsafe(9)
        token, session = _new_session(person, agent)

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.people), {"id": person, "name": said, "created": time.time()})
            connection.execute(insert(schema.sessions), session)

        await self.store.write(work)
        return Person(person, said, None, None, None, digest(token)), token

    async def rename(self, person: str, name: str) -> list[str]:
        """Changes a name; returns the running tables where it is seen."""
        tables = (
            select(schema.tables.c.id)
            .join(schema.seats, schema.seats.c.table_id == schema.tables.c.id)
            .where(schema.seats.c.person == person, schema.tables.c.to_move.is_not(None))
            .distinct()
        )
        async with self.store.transaction() as connection:
            await connection.execute(
                update(schema.people).where(schema.people.c.id == person).values(name=name)
            )
            found = list((await connection.execute(tables)).scalars())
            for table_id in found:
                await self.store.announce(connection, table_id)
        return found

    async def set_notices(self, person: str, mail: str | None, webhook: str | None, language: str) -> None:
        async with self.store.transaction() as connection:
            await connection.execute(
                update(schema.people)
                .where(schema.people.c.id == person)
                .values(mail=mail, webhook=webhook, language=language)
            )

    async def is_taken(self, login: str) -> bool:
        statement = select(schema.people.c.id).where(schema.people.c.login == login.lower())
        async with self.store.transaction() as connection:
            return (await connection.execute(statement)).first() is not None

    async def make_account(self, person: Person, login: str, password: str | None) -> None:
        """A guest becomes somebody who can come back from anywhere; his tables stay his."""
        if person.login is not None:
            raise Refused(409, "already-account")
        hashed = None if password is None else await asyncio.to_thread(_hasher.hash, password)
        try:
            async with self.store.transaction() as connection:
                await connection.execute(
                    update(schema.people)
                    .where(schema.people.c.id == person.id)
                    .values(login=login.lower(), password=hashed)
                )
        except Conflict:
            raise Refused(409, "login-taken") from None

    async def check_password(self, login: str, password: str) -> str:
        """The person who logs in with these."""
        statement = select(schema.people.c.id, schema.people.c.password).where(
            schema.people.c.login == login.lower()
        )
        async with self.store.transaction() as connection:
            row = (await connection.execute(statement)).first()
        stored = _NOBODY if row is None or row.password is None else row.password
        try:
            await asyncio.to_thread(_hasher.verify, stored, password)
        except VerificationError:
            raise Refused(403, "wrong-login") from None
        if row is None or row.password is None:
            raise Refused(403, "wrong-login")
        if _hasher.check_needs_rehash(stored):
            fresh = await asyncio.to_thread(_hasher.hash, password)
            async with self.store.transaction() as connection:
                await connection.execute(
                    update(schema.people).where(schema.people.c.id == row.id).values(password=fresh)
                )
        found: str = row.id
        return found

    async def leave_guest(self, old: Person, account: str) -> None:
        """Ends the session somebody logs in from; what he did in it as a guest goes over to the account."""
        if old.login is not None:
            await self.end_session(old.id, old.session)
            return
        async with self.store.transaction() as connection:
            moved = await connection.execute(
                update(schema.seats)
                .where(schema.seats.c.person == old.id)
                .values(person=account)
                .returning(schema.seats.c.table_id)
            )
            for table_id in sorted(set(moved.scalars())):
                await self.store.announce(connection, table_id)
            await connection.execute(
                update(schema.tables)
                .where(schema.tables.c.creator == old.id)
                .values(creator=account, request=None)
            )
            await connection.execute(delete(schema.sessions).where(schema.sessions.c.person == old.id))

    async def passkey_count(self, person: str) -> int:
        statement = (
            select(func.count()).select_from(schema.passkeys).where(schema.passkeys.c.person == person)
        )
        async with self.store.transaction() as connection:
            return int((await connection.execute(statement)).scalar_one())
