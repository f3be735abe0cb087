"""Passkeys, and the challenges of ceremonies under way."""

from __future__ import annotations

from sqlalchemy import ColumnElement, delete, func, insert, select, update

from allmende.server.storage import shape
from allmende.server.storage.records import PasskeyRecord
from allmende.server.storage.transactions import Transactions


class Passkeys:
    """A person may have several."""

    def __init__(self, database: Transactions) -> None:
        self.database = database

    async def count(self, person: str) -> int:
        statement = select(func.count()).select_from(shape.passkeys).where(shape.passkeys.c.person == person)
        async with self.database.transaction() as connection:
            return int((await connection.execute(statement)).scalar_one())

    async def of_person(self, person: str) -> list[PasskeyRecord]:
        return await self._find(shape.passkeys.c.person == person)

    async def find(self, passkey: str) -> PasskeyRecord | None:
        found = await self._find(shape.passkeys.c.id == passkey)
        return found[0] if found else None

    async def _find(self, condition: ColumnElement[bool]) -> list[PasskeyRecord]:
        async with self.database.transaction() as connection:
            rows = await connection.execute(select(shape.passkeys).where(condition))
            return [PasskeyRecord(**row._mapping) for row in rows]

    async def add(self, passkey: PasskeyRecord) -> None:
        """Conflict if it is known already."""
        async with self.database.transaction() as connection:
            await connection.execute(insert(shape.passkeys), vars(passkey))

    async def remove(self, person: str, passkey: str) -> None:
        async with self.database.transaction() as connection:
            await connection.execute(
                delete(shape.passkeys).where(
                    shape.passkeys.c.id == passkey, shape.passkeys.c.person == person
                )
            )

    async def set_sign_count(self, passkey: str, count: int) -> None:
        async with self.database.transaction() as connection:
            await connection.execute(
                update(shape.passkeys).where(shape.passkeys.c.id == passkey).values(sign_count=count)
            )

    async def set_challenge(self, session: str, challenge: str) -> None:
        async with self.database.transaction() as connection:
            await connection.execute(
                update(shape.sessions).where(shape.sessions.c.id == session).values(challenge=challenge)
            )

    async def use_challenge(self, session: str) -> str | None:
        """The challenge of a session's ceremony; this uses it up."""
        mine = shape.sessions.c.id == session
        async with self.database.transaction() as connection:
            found: str | None = (
                await connection.execute(select(shape.sessions.c.challenge).where(mine))
            ).scalar()
            await connection.execute(update(shape.sessions).where(mine).values(challenge=None))
        return found
