from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from allmende.server.settings import Settings
from tests.server.postgres import Postgres, binaries
from tests.server.support import Served, sqlite


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for the tests of one file."""
    folder: Path = tmp_path_factory.mktemp("server")
    server = Served(Settings(database=sqlite(folder), static=folder / "static", logins_per_minute=10_000))
    yield server
    server.stop()


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    if binaries() is None:
        pytest.skip("PostgreSQL's server binaries are not on this machine")
    database = Postgres()
    yield database
    database.remove()
