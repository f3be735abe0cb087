"""What the browser's tests share: a server of their own, tables made through the API, and playing by clicks."""

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

from playwright.sync_api import BrowserContext, Page

STATIC = Path(__file__).parents[2] / "src" / "allmende" / "server" / "static"
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
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
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-c", "from allmende.cli import main; main()", "serve"]
        options = ["--port", str(self.port), "--database", str(self.database), "--rate", "2000"]
        options += ["--hint-seconds", "0.2", "--coach-seconds", "8"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([*command, *options], stdout=log, stderr=log)
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
    """A table made through the API by whoever this browser is."""
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


def faults(page: Page) -> list[str]:
    """What axe finds that is serious."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:3]
    ]


def seq_of(page: Page) -> int:
    return int(page.locator(".room").get_attribute("data-seq") or 0)


def settled(page: Page) -> None:
    """Until it is our turn again on the screen, or the game is over there."""
    page.wait_for_function(
        "() => document.querySelector('.choices [data-code]:not(:disabled)') || document.querySelector('.result')"
    )


# A point of the lit place number `wanted` where a mouse meets that place and nothing that lies over it.
WHERE = """wanted => {
    const lit = [...document.querySelectorAll('svg .spot.lit')];
    if (!lit.length) return null;
    const spot = lit[wanted % lit.length];
    spot.scrollIntoView({block: 'nearest', inline: 'nearest'});
    const box = spot.getBoundingClientRect();
    const parts = [0.5, 0.3, 0.7, 0.1, 0.9, 0.2, 0.8, 0.4, 0.6];
    for (const down of parts) for (const across of parts) {
        const [x, y] = [box.left + box.width * across, box.top + box.height * down];
        if (spot.contains(document.elementFromPoint(x, y))) return {x, y, code: spot.dataset.code ?? null};
    }
    return {x: -1, y: -1, code: spot.dataset.at};
}"""


def click_on_board(page: Page, turn: int) -> bool:
    """Clicks a lit place of the board with the mouse, and a choice there if it offers several. False if nothing is lit."""
    where = page.evaluate(WHERE, turn * 7)
    if where is None:
        return False
    assert where["x"] >= 0, f"something lies over {where['code']}: it can't be clicked"
    page.mouse.click(where["x"], where["y"])
    if where["code"] is None:
        offered = page.locator("[role=dialog] [data-code]")
        offered.first.wait_for()
        offered.nth(turn % offered.count()).click()
    return True


def play_by_clicks(page: Page, turn: int) -> str:
    """One decision: on the board where something is lit, else in the list. Says which."""
    before = seq_of(page)
    way = "board"
    if not click_on_board(page, turn):
        way = "list"
        buttons = page.locator(".choices [data-code]")
        buttons.nth(turn % buttons.count()).click()
    page.wait_for_function("seq => Number(document.querySelector('.room').dataset.seq) > seq", arg=before)
    settled(page)
    return way
