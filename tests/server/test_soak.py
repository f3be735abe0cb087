"""Games played one after the other for a long time, with people who come and go: memory finds its level and stays there.

`ALLMENDE_SOAK_SECONDS` says how long; an hour with `make nightly`.
"""

from __future__ import annotations

import os
import random
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

import allmende
from tests.server.support import Process, new_table
from tests.sizes import sized

pytestmark = pytest.mark.slow

SECONDS = float(os.environ.get("ALLMENDE_SOAK_SECONDS", sized(2, 3600)))
PLAYERS = 4
MOST = 400 * 2**20


def resident(process: int) -> int:
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def play_on(url: str, seed: int, made: list[int], stopping: threading.Event) -> None:
    """One table after the other, each watched by somebody who leaves in the middle; notes how many moves were made."""
    chance = random.Random(seed)
    client = httpx.Client(base_url=url, timeout=30)
    while not stopping.is_set():
        game = chance.choice(allmende.games())
        seats = chance.choice(allmende.game(game).seats)
        table_id = new_table(client, game, ["human"] * seats, hot_seat=True)
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{table_id}/live?differences=true"
        with connect(address) as socket:
            for number in range(60):
                table = client.get(f"/api/tables/{table_id}").json()
                if table["over"] or stopping.is_set():
                    break
                if table["choices"]:
                    code = chance.choice(table["choices"])["code"]
                    body = {"seq": table["seq"], "code": code}
                    made[seed] += client.post(f"/api/tables/{table_id}/moves", json=body).status_code == 200
                if number == 30:
                    try:
                        socket.close()
                    except WebSocketException:
                        continue
        if chance.random() < 0.5:
            client = httpx.Client(base_url=url, timeout=30)  # somebody new


def test_memory_finds_its_level(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ALLMENDE_CACHED_TABLES", "20")
    server = Process(str(tmp_path / "tables.sqlite"))
    stopping = threading.Event()
    try:
        with ThreadPoolExecutor(PLAYERS) as pool:
            made = [0] * PLAYERS
            work = [pool.submit(play_on, server.url, seed, made, stopping) for seed in range(PLAYERS)]
            try:
                seen = []
                until = time.monotonic() + SECONDS
                while (time.monotonic() < until or not all(made)) and not any(each.done() for each in work):
                    time.sleep(SECONDS / 40)
                    seen.append(resident(server.process.pid))
            finally:
                stopping.set()
            for each in work:
                each.result(60)
        assert all(made)
        assert max(seen) < MOST, f"{max(seen) / 2**20:.0f} MiB"
        if SECONDS >= 600:  # by the middle everything that is kept has been kept once
            middle, late = max(seen[15:20]), max(seen[35:])
            assert late < 1.15 * middle, f"{middle / 2**20:.0f} MiB, then {late / 2**20:.0f}"
        assert server.stop() == 0
    finally:
        if server.process.poll() is None:
            server.kill()
