"""A real server for tests: in a thread of this process, where its insides can be looked at, or in a process to be killed."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn

from allmende.server import messages
from allmende.server.house import House
from allmende.server.run import _bind, uvicorn_config
from allmende.server.settings import Settings

T = TypeVar("T")

COMMAND = [sys.executable, "-c", "from allmende.cli import main; raise SystemExit(main())"]


# All who play here come from one address.
FROM_ONE_ADDRESS = {
    f"ALLMENDE_{name}_PER_ADDRESS": "1000000" for name in ("SOCKETS", "CONNECTIONS", "TABLES")
}


class Served:
    """The server in a thread; stopped gracefully."""

    def __init__(self, settings: Settings) -> None:
        self._socket = _bind("127.0.0.1", 0)
        self.host = f"127.0.0.1:{self._socket.getsockname()[1]}"
        self.url = f"http://{self.host}"
        config = uvicorn_config(settings)
        config.timeout_graceful_shutdown = 5
        self.app: Any = config.app
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [self._socket]})
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            time.sleep(0.01)

    @property
    def house(self) -> House:
        house: House = self.app.state.house
        return house

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Runs something on the server's own loop."""
        loop = self.house.loop
        return asyncio.run_coroutine_threadsafe(work, loop).result(30)

    def call(self, work: Callable[..., T], *args: Any) -> T:
        """Calls something on the server's own loop. Rules may try things on a table's state and take them back, so whoever
        looks at it from another thread in between sees what never was."""

        async def called() -> T:
            return work(*args)

        return self.run(called())

    def client(self, name: str | None = None) -> httpx.Client:
        """A person with their own cookie jar; already a guest if a name is given."""
        client = httpx.Client(base_url=self.url, timeout=30)
        if name is not None:
            assert client.post("/api/me", json={"name": name}).status_code == 200
        return client

    def settle(self) -> None:
        """Waits until nothing happens by itself any more at any table: no move of a bot, no sealed one."""
        until = time.monotonic() + 60
        while self.house.autopilot._running:
            assert time.monotonic() < until
            time.sleep(0.01)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(20)
        assert not self._thread.is_alive()


class Process:
    """The server as users start it; to be killed, too."""

    def __init__(self, database: str, *more: str, port: int = 0) -> None:
        arguments = [
            "serve",
            "--port",
            str(port),
            "--database",
            database,
            "--json-log",
            "--rate",
            "100000",
            *more,
        ]
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
            env={**os.environ, **FROM_ONE_ADDRESS},
        )
        self.lines: list[str] = []
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self.url = self._wait_for_address()
        self._wait_for_health()

    def _read(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.lines.append(line)

    def _wait_for_address(self) -> str:
        until = time.monotonic() + 60
        while time.monotonic() < until:
            for line in list(self.lines):
                found = re.search(r"http://\S+", line)
                if found:
                    return found.group()
            assert self.process.poll() is None, "".join(self.lines)
            time.sleep(0.02)
        raise AssertionError("no address")

    def _wait_for_health(self) -> None:
        until = time.monotonic() + 60
        while time.monotonic() < until:
            try:
                if httpx.get(f"{self.url}/healthz", timeout=2).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
            assert self.process.poll() is None, "".join(self.lines)
        raise AssertionError("".join(self.lines))

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def kill(self) -> None:
        """As a power cut would, bots' workers and all."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(10)

    def stop(self) -> int:
        self.process.terminate()
        return self.process.wait(30)


def new_table(client: httpx.Client, game: str, seats: list[str], **more: Any) -> str:
    answer = client.post("/api/tables", json={"game": game, "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    table_id: str = answer.json()["id"]
    return table_id


def look(client: httpx.Client, table_id: str, **query: Any) -> dict[str, Any]:
    answer = client.get(f"/api/tables/{table_id}", params=query)
    assert answer.status_code == 200, answer.text
    table: dict[str, Any] = answer.json()
    # The server puts its answers together by hand: each must be what the interface promises, and all of it
    assert messages.TableAnswer.model_validate(table).model_dump(mode="json") == table
    return table


def wait_for(client: httpx.Client, table_id: str, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The table, as soon as it is as wished."""
    until = time.monotonic() + 60
    while not fits(table := look(client, table_id)):
        assert time.monotonic() < until, table["seq"]
        time.sleep(0.02)
    return table


def play(client: httpx.Client, table: dict[str, Any], code: int | None = None) -> httpx.Response:
    """Plays a choice, the first by default."""
    chosen = table["choices"][0]["code"] if code is None else code
    return client.post(f"/api/tables/{table['id']}/moves", json={"seq": table["seq"], "code": chosen})


def play_randomly(clients: list[httpx.Client], table_id: str, moves: int, seed: int = 1) -> int:
    """Lets people choose at random, seat by seat; returns how many moves were made."""
    chance = random.Random(seed)
    table = look(clients[0], table_id)
    for made in range(moves):
        if table["over"]:
            return made
        client = clients[table["to_move"]]
        table = look(client, table_id)
        answer = play(client, table, chance.choice(table["choices"])["code"])
        assert answer.status_code == 200, answer.text
        table = answer.json()
    return moves


def sqlite(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder}/tables.sqlite"
