"""Messages between processes: a table has changed, a session was ended, a person is here. Uses PostgreSQL's LISTEN; with
SQLite there is only one process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import asyncpg
import structlog
from sqlalchemy.engine import make_url

from allmende.server.storage.transactions import CHANNEL

log = structlog.get_logger()


class Listener:
    """Listens until stopped; after a broken connection everything may have changed, and `on_gap` is called."""

    def __init__(
        self,
        database: str,
        process: str,
        on_change: Callable[[str], None],
        on_gap: Callable[[], None],
        on_word: Callable[[str, str, str], None],
    ) -> None:
        url = make_url(database).set(drivername="postgresql")
        self.address = url.render_as_string(hide_password=False)
        self.process = process
        self.on_change = on_change
        self.on_gap = on_gap
        self.on_word = on_word  # (process, kind, text): anything but a changed table
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._listen())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self) -> None:
        pause = 0.1
        while True:
            try:
                connection = await asyncpg.connect(self.address, timeout=5)
            except (OSError, asyncpg.PostgresError, TimeoutError) as error:
                log.warning("not listening", error=type(error).__name__)
                await asyncio.sleep(pause)
                pause = min(2 * pause, 2.0)
                continue
            pause = 0.1
            lost = asyncio.Event()
            connection.add_termination_listener(lambda *_, lost=lost: lost.set())
            try:
                await connection.add_listener(CHANNEL, self._heard)
                self.on_gap()
                await lost.wait()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("stopped listening", error=type(error).__name__)
            finally:
                connection.terminate()

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        process, _, text = str(payload).partition(":")
        if process == self.process:
            return
        kind, is_word, said = text.partition("!")  # no table's name has one
        if is_word:
            self.on_word(process, kind, said)
        else:
            self.on_change(text)
