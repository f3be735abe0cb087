"""What the browser's tests share: a server of their own, and tables made and played through the API."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "allmende" / "server" / "static"
START_SECONDS = 60


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Site:
    """`allmende serve` in a process of its own, which can be killed and started again."""

    def __init__(self, database: Path, port: int) -> None:
        self.database = database
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.log = database.with_suffix(".log")
        self.deals = database.with_suffix(".deals")
        self.numbers = database.with_suffix(".deals.numbers")
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.browser.dealt", str(self.deals), "serve"]
        options = ["--port", str(self.port), "--database", str(self.database), "--rate", "2000"]
        options += ["--hint-seconds", "0.2", "--coach-seconds", "8"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([*command, *options], stdout=log, stderr=log, cwd=ROOT)
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until:
            try:
                urllib.request.urlopen(self.url + "/healthz", timeout=2).close()
                return
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                time.sleep(0.1)
        raise RuntimeError(f"the server did not start: {self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()


def new_table(context: BrowserContext, game: str, seats: list[str], **more: Any) -> str:
    """A table made through the API by this browser's person."""
    answer = context.request.post("/api/tables", data={"game": game, "seats": seats, **more})
    assert answer.status == 201, answer.text()
    made: str = answer.json()["id"]
    return made


def table_of(context: BrowserContext, table: str) -> dict[str, Any]:
    answer = context.request.get(f"/api/tables/{table}")
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def wait_for_turn(context: BrowserContext, table: str) -> dict[str, Any]:
    """The table, as soon as it is this browser's turn or the game is over."""
    until = time.monotonic() + 30
    while time.monotonic() < until:
        found = table_of(context, table)
        if found["choices"] or found["over"]:
            return found
        time.sleep(0.02)
    raise AssertionError("it never became our turn")


def play_on(context: BrowserContext, table: str, moves: int, seed: int = 1) -> dict[str, Any]:
    """Plays this browser's next moves through the API, as a dice would."""
    found = wait_for_turn(context, table)
    played = 0
    while played < moves and not found["over"]:
        seed = (seed * 1103515245 + 12345) % 2**31
        code = found["choices"][(seed >> 8) % len(found["choices"])]["code"]
        answer = context.request.post(f"/api/tables/{table}/moves", data={"seq": found["seq"], "code": code})
        if answer.status == 409:  # somebody interrupted between our look and our move: look again
            found = wait_for_turn(context, table)
            continue
        assert answer.ok, answer.text()
        played += 1
        found = answer.json()
        if not found["choices"] and not found["over"]:
            found = wait_for_turn(context, table)
    return found


def choice_of(found: dict[str, Any], verb: str, **args: Any) -> int:
    """The code of the one choice with this verb and these arguments."""
    fitting = [
        one["code"]
        for one in found["choices"]
        if one["verb"] == verb and all(one["args"][name] == value for name, value in args.items())
    ]
    assert len(fitting) == 1, (verb, args, fitting)
    code: int = fitting[0]
    return code
