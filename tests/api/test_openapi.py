"""schemathesis: whatever the OpenAPI description allows or forbids, the server answers as described. (Slow to import.)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from zlib import crc32

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.specs.openapi.checks import positive_data_acceptance

from allmende.server.settings import Settings
from tests.server.support import Served, new_table, sqlite
from tests.sizes import sized


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("api")
    server = Served(
        Settings(
            database=sqlite(folder),
            requests_per_second=100_000,
            requests_burst=1_000_000,
            logins_per_minute=1_000_000,
        )
    )
    yield server
    server.stop()


@pytest.fixture(scope="module")
def player(served: Served) -> httpx.Client:
    return served.client("Ada")


@pytest.fixture(scope="module")
def table_id(player: httpx.Client) -> str:
    return new_table(player, "village", ["human", "human"], hot_seat=True)


@pytest.fixture
def description(served: Served) -> Any:
    return schemathesis.openapi.from_url(f"{served.url}/openapi.json")


api = schemathesis.pytest.from_fixture("description")


@api.parametrize()
@settings(
    max_examples=sized(2, 100), derandomize=True, deadline=None, suppress_health_check=list(HealthCheck)
)
def test_the_api_is_as_described(case: Case, player: httpx.Client, table_id: str) -> None:
    """Half of the requests go to a table that is there."""
    if "table_id" in case.path_parameters and crc32(repr(case.body).encode()) % 2:
        case.path_parameters["table_id"] = table_id
    answer = case.call(cookies=dict(player.cookies))
    assert answer.status_code < 500, answer.text
    # A body that fits the description may still break a rule of the game, and is then refused with 422.
    case.validate_response(answer, excluded_checks=[positive_data_acceptance])
