"""Guests and accounts. Nobody has to register to play; an account keeps your tables, on every device."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from allmende.server.errors import NotThere, NotYours, TooLate
from allmende.server.people.sessions import Person, new_session
from allmende.server.sayings import sayings
from allmende.server.storage.store import Store
from allmende.server.storage.transactions import Conflict

_hasher = PasswordHasher()
_NOBODY = _hasher.hash(
    "nobody"
)  # compared with when there is no such account, so that both take equally long


DELETED = "–"  # the name of deleted people


class Accounts:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def new_guest(self, name: str | None, language: str, agent: str) -> tuple[Person, str]:
        """Makes a new guest; returns the person and the token for the cookie."""
        said = name or sayings(language).text("guest", number=str(secrets.randbelow(9000) + 1000))
        person = secrets.token_urlsafe(9)
        token, session = new_session(person, agent)
        await self.store.people.add_guest(person, said, session)
        return Person(person, said, None, None, None, session.id), token

    async def rename(self, person: str, name: str) -> list[str]:
        """Changes a name; returns the running tables where it is seen."""
        return await self.store.people.rename(person, name)

    async def set_notices(self, person: str, mail: str | None, webhook: str | None, language: str) -> None:
        await self.store.people.set_notices(person, mail, webhook, language)

    async def is_taken(self, login: str) -> bool:
        return await self.store.people.of_login(login) is not None

    async def make(self, person: Person, login: str, password: str | None) -> None:
        """Turns a guest into an account that can log in from anywhere; the guest's tables stay theirs."""
        if person.login is not None:
            raise TooLate("already-account")
        hashed = None if password is None else await asyncio.to_thread(_hasher.hash, password)
        try:
            await self.store.people.set_login(person.id, login, hashed)
        except Conflict:
            raise TooLate("login-taken") from None

    async def check_password(self, login: str, password: str) -> str:
        """The person who logs in with these."""
        found = await self.store.people.of_login(login)
        stored = _NOBODY if found is None or found.password is None else found.password
        try:
            await asyncio.to_thread(_hasher.verify, stored, password)
        except VerificationError:
            raise NotYours("wrong-login") from None
        if found is None or found.password is None:
            raise NotYours("wrong-login")
        if _hasher.check_needs_rehash(stored):
            fresh = await asyncio.to_thread(_hasher.hash, password)
            await self.store.people.set_password(found.id, fresh)
        return found.id

    async def set_password(self, person: str, password: str) -> None:
        await self.store.people.set_password(person, await asyncio.to_thread(_hasher.hash, password))

    async def change_password(self, person: Person, old: str | None, new: str) -> None:
        """Needs the old one; an account that only has passkeys gets its first one this way."""
        found = await self.store.people.find(person.id)
        if found is None or found.login is None:
            raise NotYours("not-known")
        if found.password is not None:
            try:
                await asyncio.to_thread(_hasher.verify, found.password, old or "")
            except VerificationError:
                raise NotYours("wrong-login") from None
        await self.set_password(person.id, new)

    async def remove_passkey(self, person: Person, passkey: str) -> None:
        mine = {found.id for found in await self.store.passkeys.of_person(person.id)}
        if passkey not in mine:
            raise NotThere("unknown-passkey")
        if len(mine) == 1 and not person.password:
            raise TooLate("last-passkey")
        await self.store.passkeys.remove(person.id, passkey)

    async def export(self, person: Person) -> dict[str, Any]:
        """Everything stored about a person, except secrets that would let somebody log in."""
        return await self.store.people.everything(person.id)

    async def delete(self, person: str) -> list[str]:
        """Returns the tables where that is seen."""
        return await self.store.people.delete(person, DELETED)

    async def leave_guest(self, old: Person, account: str) -> None:
        """Ends the session somebody logs in from; what they did in it as a guest moves to the account."""
        if old.login is not None:
            await self.store.people.end_session(old.id, old.session)
        else:
            await self.store.people.hand_over(old.id, account)
