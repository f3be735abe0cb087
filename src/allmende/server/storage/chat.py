"""What is said at tables."""

from __future__ import annotations

from sqlalchemy import insert, select

from allmende.server.storage import shape
from allmende.server.storage.records import ChatRecord
from allmende.server.storage.transactions import Transaction, Transactions


class Chat:
    """Lines, in the order in which they were said."""

    def __init__(self, database: Transactions) -> None:
        self.database = database

    async def say(self, table_id: str, line: ChatRecord, request: str | None) -> int:
        row = {"table_id": table_id, "request": request, **vars(line)}
        del row["id"]
        async with self.database.transaction() as connection:
            # Announced first: that locks the table's row, so lines get their numbers in the order in which they are committed.
            # Otherwise a reader could see a line before one with a lower number, and never ask for that again.
            version = await self.database.announce(connection, table_id)
            await connection.execute(insert(shape.chat), row)
            return version


async def read_chat(connection: Transaction, table_id: str, from_id: int) -> list[ChatRecord]:
    columns = (
        shape.chat.c.id, shape.chat.c.person, shape.chat.c.name, shape.chat.c.seat, shape.chat.c.text, shape.chat.c.at,
    )  # fmt: skip
    statement = (
        select(*columns)
        .where(shape.chat.c.table_id == table_id, shape.chat.c.id > from_id)
        .order_by(shape.chat.c.id)
    )
    return [ChatRecord(*row) for row in await connection.execute(statement)]
