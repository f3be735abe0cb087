"""People and their sessions."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from allmende.server.storage import shape
from allmende.server.storage.records import PersonRecord, SessionRecord
from allmende.server.storage.seats import read_sat
from allmende.server.storage.transactions import Transaction, Transactions, matches

# What every request asks, straight to the driver.
_FIELDS = [field.name for field in fields(PersonRecord)]
_OF_SESSION = (
    f"SELECT sessions.seen, {', '.join(f'people.{name}' for name in _FIELDS)}"
    " FROM sessions JOIN people ON people.id = sessions.person WHERE sessions.id = $1"
)


_PORTION = 50  # tables told of a new name in one transaction


class People:
    """Guests and accounts, and their sessions."""

    def __init__(self, database: Transactions) -> None:
        self.database = database

    async def find(self, person: str) -> PersonRecord | None:
        return await self._find(shape.people.c.id == person)

    async def of_login(self, login: str) -> PersonRecord | None:
        return await self._find(shape.people.c.login == login.lower())

    async def _find(self, condition: ColumnElement[bool]) -> PersonRecord | None:
        async with self.database.transaction() as connection:
            row = (await connection.execute(select(shape.people).where(condition))).first()
        return None if row is None else PersonRecord(**row._mapping)

    async def add_guest(self, person: str, name: str, session: SessionRecord) -> None:
        row = {"id": person, "name": name, "created": session.created}

        def work(connection: Connection) -> None:
            connection.execute(insert(shape.people), row)
            connection.execute(insert(shape.sessions), vars(session))

        await self.database.write(work)

    async def rename(self, person: str, name: str) -> list[str]:
        """Changes a name; returns the running tables where it is seen."""
        tables = (
            select(shape.tables.c.id)
            .join(shape.seats, shape.seats.c.table_id == shape.tables.c.id)
            .where(shape.seats.c.person == person, shape.tables.c.to_move.is_not(None))
            .distinct()
        )
        async with self.database.transaction() as connection:
            await connection.execute(_change(person, name=name))
            found = list((await connection.execute(tables)).scalars())
        # In portions: a person with thousands of tables must not keep others from writing
        for start in range(0, len(found), _PORTION):
            async with self.database.transaction() as connection:
                await self.database.announce_many(connection, found[start : start + _PORTION])
        return found

    async def set_notices(self, person: str, mail: str | None, webhook: str | None, language: str) -> None:
        async with self.database.transaction() as connection:
            await connection.execute(_change(person, webhook=webhook, language=language))
            # A new address has to be confirmed again
            other = shape.people.c.mail.is_distinct_from(mail)
            await connection.execute(_change(person, mail=mail, mail_confirmed=False).where(other))

    async def confirm_mail(self, person: str, mail: str) -> bool:
        """False if another address was given meanwhile."""
        async with self.database.transaction() as connection:
            done = await connection.execute(
                _change(person, mail_confirmed=True).where(shape.people.c.mail == mail)
            )
            return bool(done.rowcount == 1)

    async def forget_mail(self, person: str, mail: str) -> None:
        async with self.database.transaction() as connection:
            await connection.execute(
                _change(person, mail=None, mail_confirmed=False).where(shape.people.c.mail == mail)
            )

    async def set_login(self, person: str, login: str, password: str | None) -> None:
        """Conflict if somebody else has that login."""
        async with self.database.transaction() as connection:
            await connection.execute(_change(person, login=login.lower(), password=password))

    async def set_password(self, person: str, password: str) -> None:
        async with self.database.transaction() as connection:
            await connection.execute(_change(person, password=password))

    async def hand_over(self, guest: str, account: str) -> None:
        """A guest's seats and tables become an account's, and the guest's sessions end. Where the account has sat itself, the
        guest's seat is left empty: nobody gets to see a second one."""
        async with self.database.transaction() as connection:
            sat = [
                (row.table_id, row.seat)
                for row in await connection.execute(select(shape.sat).where(shape.sat.c.person == guest))
            ]
            for table_id in sorted(
                {table_id for table_id, _ in sat}
            ):  # all in one order: no two wait in a circle
                await self.database.announce(connection, table_id)
                await self._hand_over_seats(connection, table_id, guest, account)
            await connection.execute(
                update(shape.tables)
                .where(shape.tables.c.creator == guest)
                .values(creator=account, request=None)
            )
            await connection.execute(delete(shape.sessions).where(shape.sessions.c.person == guest))

    async def _hand_over_seats(
        self, connection: Transaction, table_id: str, guest: str, account: str
    ) -> None:
        sat = await read_sat(connection, table_id)
        theirs = matches(shape.seats, {"table_id": table_id, "person": guest})
        if account in sat:
            values: dict[str, object] = {"person": None, "last": guest, "stand_in": None}
        else:
            values = {"person": account}
        await connection.execute(update(shape.seats).where(theirs).values(**values))
        # What the guest has seen, the account has: it comes back to that seat or to none.
        new = [
            {"table_id": table_id, "seat": seat, "person": account}
            for seat in sorted(sat.get(guest, set()))
            if account not in sat
        ]
        if new:
            await connection.execute(insert(shape.sat), new)

    async def everything(self, person: str) -> dict[str, Any]:
        """Everything stored about a person, except what could be used to log in."""
        mine = {
            "person": select(*_without(shape.people, "password")).where(shape.people.c.id == person),
            "sessions": select(*_without(shape.sessions, "id", "challenge")).where(
                shape.sessions.c.person == person
            ),
            "passkeys": select(shape.passkeys.c.id, shape.passkeys.c.created).where(
                shape.passkeys.c.person == person
            ),
            "tables": select(shape.tables.c.id, shape.tables.c.game, shape.tables.c.created, shape.sat.c.seat)
            .join(shape.sat, shape.sat.c.table_id == shape.tables.c.id)
            .where(shape.sat.c.person == person),
            "chat": select(shape.chat.c.table_id, shape.chat.c.text, shape.chat.c.at).where(
                shape.chat.c.person == person
            ),
        }
        found: dict[str, Any] = {}
        async with self.database.transaction() as connection:
            for name, statement in mine.items():
                found[name] = [dict(row._mapping) for row in await connection.execute(statement)]
        found["person"] = found["person"][0] if found["person"] else {}
        return found

    async def delete(self, person: str, name: str) -> list[str]:
        """Deletes everything that identifies a person; the games they played stay. Returns the tables where that shows."""
        mine = shape.seats.c.person == person
        async with self.database.transaction() as connection:
            found = (await connection.execute(select(shape.seats.c.table_id).where(mine))).scalars()
            lines = select(shape.chat.c.table_id).where(shape.chat.c.person == person).distinct()
            tables = sorted({*found, *(await connection.execute(lines)).scalars()})
            await connection.execute(
                _change(
                    person, name=name, login=None, password=None, mail=None, mail_confirmed=False, webhook=None,
                    language=None,
                )
            )  # fmt: skip
            running = select(shape.tables.c.id).where(shape.tables.c.to_move.is_not(None))
            await connection.execute(
                update(shape.seats)
                .where(mine, shape.seats.c.table_id.in_(running))
                .values(person=None, last=person, stand_in=None)
            )
            for table in (shape.sessions, shape.passkeys, shape.tokens, shape.chat):
                await connection.execute(delete(table).where(table.c.person == person))
            for table_id in tables:
                await self.database.announce(connection, table_id)
        return tables

    # -- sessions -----------------------------------------------------------------------------------------------------

    async def of_session(self, session: str) -> tuple[PersonRecord, float] | None:
        """Whose session this is, and when it was last used."""
        rows = await self.database.direct.rows(_OF_SESSION, session)
        if not rows:
            return None
        seen, *values = rows[0]
        person = PersonRecord(*values)
        person.mail_confirmed = bool(person.mail_confirmed)  # a number on SQLite
        return person, seen

    async def add_session(self, session: SessionRecord) -> None:
        def work(connection: Connection) -> None:
            connection.execute(insert(shape.sessions), vars(session))

        await self.database.write(work)

    async def set_session_seen(self, session: str, now: float) -> None:
        async with self.database.transaction() as connection:
            await connection.execute(
                update(shape.sessions).where(shape.sessions.c.id == session).values(seen=now)
            )

    async def sessions(self, person: str) -> list[SessionRecord]:
        """The one used last first."""
        statement = (
            select(shape.sessions)
            .where(shape.sessions.c.person == person)
            .order_by(shape.sessions.c.seen.desc())
        )
        async with self.database.transaction() as connection:
            return [SessionRecord(**row._mapping) for row in await connection.execute(statement)]

    async def end_session(self, person: str, session: str) -> bool:
        """False if this person has no such session."""
        async with self.database.transaction() as connection:
            ended = await connection.execute(
                delete(shape.sessions).where(
                    shape.sessions.c.person == person, shape.sessions.c.id == session
                )
            )
            return bool(ended.rowcount == 1)


def _without(table: Any, *names: str) -> list[Any]:
    return [column for column in table.c if column.name not in names]


def _change(person: str, **values: object) -> Any:
    return update(shape.people).where(shape.people.c.id == person).values(**values)
