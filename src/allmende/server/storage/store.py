"""The store: one database, opened and closed, and everything in it, by subject."""

from __future__ import annotations

from functools import partial

from allmende.server.settings import Settings
from allmende.server.storage.chat import Chat
from allmende.server.storage.coaching import Coaching
from allmende.server.storage.database import migrate, open_engine, set_pragmas, write
from allmende.server.storage.heartbeat import Heartbeat
from allmende.server.storage.hosting import Hosting
from allmende.server.storage.lists import Lists
from allmende.server.storage.passkeys import Passkeys
from allmende.server.storage.people import People
from allmende.server.storage.postgres import Postgres
from allmende.server.storage.seats import Seats
from allmende.server.storage.spent import Spent
from allmende.server.storage.sqlite import Sqlite
from allmende.server.storage.tables import Tables
from allmende.server.storage.tokens import Tokens
from allmende.server.storage.transactions import Transactions


class Store:
    def __init__(self, settings: Settings, process: str) -> None:
        self.engine = open_engine(settings)
        self.sqlite = Sqlite(settings, set_pragmas) if settings.is_sqlite else None
        self.postgres = None if settings.is_sqlite else Postgres(settings, process)
        if self.sqlite is not None:
            self.database = Transactions(
                self.sqlite.begin, self.sqlite.begin, self.sqlite.write, self.sqlite, process
            )
        else:
            assert self.postgres is not None
            reading = self.engine.execution_options(isolation_level="AUTOCOMMIT")
            writing = partial(write, self.engine)
            self.database = Transactions(self.engine.begin, reading.connect, writing, self.postgres, process)
        self.tables = Tables(self.database)
        self.seats = Seats(self.database)
        self.chat = Chat(self.database)
        self.lists = Lists(self.database)
        self.coaching = Coaching(self.database)
        self.people = People(self.database)
        self.passkeys = Passkeys(self.database)
        self.hosting = Hosting(self.database)
        self.heartbeat = Heartbeat(self.database)
        self.tokens = Tokens(self.database)
        self.spent = Spent(self.database, self.kind)

    @property
    def kind(self) -> str:
        """`sqlite` or `postgresql`."""
        return self.engine.dialect.name

    async def open(self) -> None:
        """Brings the database to this version's shape."""
        await migrate(self.engine)

    async def close(self) -> None:
        await self.engine.dispose()
        if self.postgres is not None:
            await self.postgres.close()
        if self.sqlite is not None:
            self.sqlite.close()
