"""Tokens sent by email: coming back with one proves that the mail was read. Only their digests are stored."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, insert, select

from allmende.server.storage import shape
from allmende.server.storage.transactions import Transactions


@dataclass(frozen=True)
class TokenRecord:
    digest: str
    person: str
    purpose: str  # confirm, reset, unsubscribe
    value: str
    expires: float


class Tokens:
    def __init__(self, database: Transactions) -> None:
        self.database = database

    async def add(self, token: TokenRecord) -> None:
        async with self.database.transaction() as connection:
            await connection.execute(insert(shape.tokens), vars(token))

    async def find(self, digest: str, purpose: str, now: float) -> TokenRecord | None:
        statement = select(shape.tokens).where(
            shape.tokens.c.digest == digest, shape.tokens.c.purpose == purpose, shape.tokens.c.expires > now
        )
        async with self.database.transaction() as connection:
            row = (await connection.execute(statement)).first()
        return None if row is None else TokenRecord(**row._mapping)

    async def use_up(self, digest: str) -> bool:
        """False if somebody else has used it up."""
        async with self.database.transaction() as connection:
            used = await connection.execute(delete(shape.tokens).where(shape.tokens.c.digest == digest))
            return bool(used.rowcount == 1)

    async def drop(self, person: str, purpose: str) -> None:
        async with self.database.transaction() as connection:
            await connection.execute(
                delete(shape.tokens).where(shape.tokens.c.person == person, shape.tokens.c.purpose == purpose)
            )
