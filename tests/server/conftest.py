from __future__ import annotations

import hashlib
import itertools
import random
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from allmende.server.settings import Settings
from allmende.server.tables import opening
from allmende.server.thinking import bots, hints
from tests.server.postgres import Postgres, binaries
from tests.server.support import Served, sqlite


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test gets the same deals every time, and bots and hints the same luck. (Servers in processes of their own deal
    as they do for everybody: nothing that is tested there depends on it.)"""
    numbers = itertools.count()
    luck = random.Random(request.node.nodeid)

    def seed() -> str:
        return hashlib.sha256(f"{request.node.nodeid} {next(numbers)}".encode()).hexdigest()

    monkeypatch.setattr(opening, "new_seed", seed)
    for module in (bots, hints):
        monkeypatch.setattr(module, "secrets", SimpleNamespace(randbits=luck.getrandbits, choice=luck.choice))


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for the tests of one file."""
    folder: Path = tmp_path_factory.mktemp("server")
    server = Served(
        Settings(
            database=sqlite(folder), static=folder / "static", logins_per_minute=10_000, proxies="127.0.0.1"
        )
    )
    yield server
    server.stop()


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    if binaries() is None:
        pytest.skip("PostgreSQL's server binaries are not on this machine")
    database = Postgres()
    yield database
    database.remove()
