"""A bad line between server and PostgreSQL, under load: late, cut, silent. What was acknowledged is there, none twice."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

import pytest

from allmende.server.settings import Settings, database_address
from tests.server.bad_line import BadLine
from tests.server.postgres import Postgres
from tests.server.support import Served
from tests.server.test_faults import playing
from tests.sizes import sized

pytestmark = [pytest.mark.postgres, pytest.mark.slow]


@pytest.fixture
def line(postgres: Postgres) -> Iterator[BadLine]:
    found = BadLine(postgres.port)
    yield found
    found.end()


@pytest.fixture
def served_over_line(postgres: Postgres, line: BadLine) -> Iterator[Served]:
    address = postgres.address.replace(str(postgres.port), str(line.port))
    server = Served(Settings(database=database_address(address), database_timeout=2.0, requests_burst=1e6))
    yield server
    server.stop()


def test_cut_again_and_again(served_over_line: Served, line: BadLine) -> None:
    """A player whose move was under way doesn't know whether it was stored, sends it again, and finds it once."""
    chance = random.Random(1)
    with playing([served_over_line.url], 4) as players:
        for _ in range(sized(4, 100)):
            players.wait_for(chance.randrange(3, 12))
            line.cut()
            if chance.random() < 0.5:
                line.refusing = True
                time.sleep(chance.uniform(0.05, 0.3))
                line.refusing = False
        players.wait_for(5)
        players.stop()
        players.check()


def test_late_answers(served_over_line: Served, line: BadLine) -> None:
    """A line that is slow makes everything slow, and nothing else."""
    with playing([served_over_line.url], 4) as players:
        for delay in (0.005, 0.02, 0.05)[: sized(2, 3)]:
            line.delay = delay
            players.wait_for(sized(4, 100))
        line.delay = 0.0
        players.stop()
        players.check()


def test_silence(served_over_line: Served, line: BadLine) -> None:
    """Nothing comes through, and the line stays open: after a while people are told, and play continues when it is back."""
    with playing([served_over_line.url], 2) as players:
        for _ in range(sized(1, 10)):
            players.wait_for(3)
            line.silent = True
            time.sleep(sized(3, 8))
            client = served_over_line.client()
            began = time.monotonic()
            assert client.get("/healthz").status_code == 503
            assert time.monotonic() - began < 15
            line.silent = False
            players.wait_for(3)
        players.stop()
        players.check()
