"""What all processes of a server count together, in memory that they share."""

from __future__ import annotations

import json
import multiprocessing
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from allmende.server.buckets import Buckets
from allmende.server.counts import Counts
from allmende.server.together import Together, new_file
from tests.server.postgres import Postgres
from tests.server.support import Process, new_table


@pytest.fixture
def file() -> Iterator[Path]:
    made = new_file(2)
    yield made
    made.unlink()


def spend_all(file: Path, place: int, begun: float, found: multiprocessing.Queue[int]) -> None:
    together = Together(file, place, 2)
    bucket = Buckets(1e-9, 3000, "requests", together)
    while time.monotonic() < begun:
        pass
    found.put(sum(bucket.take("ada") == 0.0 for _ in range(4000)))


def test_of_a_bucket_two_processes_take_together_no_more_than_it_holds(file: Path) -> None:
    context = multiprocessing.get_context("spawn")
    found: multiprocessing.Queue[int] = context.Queue()
    begun = time.monotonic() + 2  # both at once, if the machine lets them
    processes = [context.Process(target=spend_all, args=(file, place, begun, found)) for place in range(2)]
    for process in processes:
        process.start()
    taken = [found.get(timeout=60) for _ in processes]
    for process in processes:
        process.join()
    assert sum(taken) == 3000


def test_a_bucket_fills_again_and_says_how_long_to_wait(file: Path) -> None:
    together = Together(file, 0, 2)
    assert together.take("ada", 2.0, 4.0, now=100.0, cost=4.0) == 0.0
    assert together.take("ada", 2.0, 4.0, now=100.0, cost=1.0) == 0.5
    assert together.take("ben", 2.0, 4.0, now=100.0, cost=4.0) == 0.0  # everybody has their own
    assert together.take("ada", 2.0, 4.0, now=100.5, cost=1.0) == 0.0
    assert together.take("ada", 2.0, 4.0, now=900.0, cost=4.0) == 0.0  # never more than it holds
    assert together.take("ada", 2.0, 4.0, now=900.0, cost=0.5) > 0


def test_more_keys_than_places_forget_only_what_is_old(file: Path) -> None:
    together = Together(file, 0, 2)
    for number in range(100_000):
        assert together.take(f"guest {number}", 1.0, 1.0, now=float(number), cost=1.0) == 0.0
    late = range(99_900, 100_000)
    assert all(together.take(f"guest {number}", 1e-9, 1.0, now=100_000.0, cost=1.0) > 0 for number in late)


def test_counts_of_all_processes_add_up_and_those_of_a_dead_one_are_gone(file: Path) -> None:
    one, two = (Counts("sockets", Together(file, place, 2)) for place in range(2))
    for counts in (one, one, two):
        counts.add("ada")
    two.add("ben")
    assert (one["ada"], two["ada"], one["ben"], one["eve"]) == (3, 3, 1, 0)
    one.remove("ada")
    assert two["ada"] == 2
    again = Counts("sockets", Together(file, 1, 2))  # the second was killed, and another took its place
    assert (one["ada"], one["ben"]) == (1, 0)
    again.add("ben")
    assert one["ben"] == 1


def test_counts_of_one_process_alone() -> None:
    counts = Counts("sockets")
    counts.add("ada")
    counts.add("ada")
    counts.remove("ada")
    assert (counts["ada"], counts["ben"]) == (1, 0)


@pytest.mark.postgres
def test_sockets_of_a_person_are_limited_over_all_processes(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever process answers: two of them, each counting for itself, would let up to twelve through."""
    monkeypatch.setenv("ALLMENDE_SOCKETS_PER_PERSON", "6")
    server = Process(postgres.address, "--workers", "2")
    try:
        ada = httpx.Client(base_url=server.url, timeout=30)
        table_id = new_table(ada, "village", ["human", "open"])
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table_id}/live"
        cookie = "; ".join(f"{name}={value}" for name, value in ada.cookies.items())
        with ExitStack() as stack:
            told = []
            for _ in range(12):
                socket = stack.enter_context(connect(address, additional_headers={"Cookie": cookie}))
                told.append(json.loads(socket.recv(timeout=30))["type"])
            assert told == ["table"] * 6 + ["problem"] * 6
    finally:
        server.stop()
