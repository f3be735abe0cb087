"""`make load-open`: how long a table of 300 moves takes to open on the server, from a cold cache to the whole answer."""

from __future__ import annotations

import statistics
import sys
import tempfile
import time
from pathlib import Path

import allmende
from allmende.server.settings import Settings
from tests.server.support import Served, look, play_randomly, sqlite

MOVES = 300
TIMES = 20


def main() -> int:
    slow = False
    with tempfile.TemporaryDirectory() as folder:
        server = Served(Settings(database=sqlite(Path(folder)), requests_per_second=1e5, requests_burst=1e6))
        try:
            for game in allmende.games():
                slow = opens(server, game) >= 100 or slow
        finally:
            server.stop()
    return int(slow)


def opens(server: Served, game: str) -> float:
    """The median, in milliseconds; printed, too."""
    client = server.client("Ada")
    table_id, moves = long_game(server, game)
    took = []
    for _ in range(TIMES):
        server.house.hall._tables.clear()
        began = time.perf_counter()
        answer = client.get(f"/api/tables/{table_id}")
        took.append(1000 * (time.perf_counter() - began))
    table = answer.json()
    assert table["seq"] == len(table["log"]) == moves
    median = statistics.median(took)
    size = len(answer.content) / 1024
    print(f"{game}: {moves} moves, {size:.0f} KiB, p50 {median:.0f} ms, worst {max(took):.0f} ms", flush=True)
    return median


def long_game(server: Served, game: str) -> tuple[str, int]:
    """A table with that many moves, or a whole game if it is shorter: one person on as many seats as possible."""
    client = server.client("Ben")
    seats = max(allmende.game(game).seats)
    body = {"game": game, "seats": ["human"] * seats, "hot_seat": True}
    table_id = client.post("/api/tables", json=body).json()["id"]
    while (table := look(client, table_id))["seq"] < MOVES and not table["over"]:
        if table["choices"]:
            play_randomly([client] * seats, table_id, 1, seed=table["seq"])
        else:
            time.sleep(0.001)  # an interrupt is being skipped
    return table_id, table["seq"]


if __name__ == "__main__":
    sys.exit(main())
