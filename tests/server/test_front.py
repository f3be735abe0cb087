"""The front: heads, patience and connections have limits, and whom to believe is named."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest
import structlog

from allmende.server.settings import Settings
from allmende.server.storage.transactions import StorageAway, Transaction
from tests.server.support import Served, look, new_table, sqlite


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(
        Settings(
            database=sqlite(tmp_path_factory.mktemp("server")),
            head_seconds=0.5,
            body_seconds=0.5,
            connections_per_address=20,
            metrics_token="a good long token",
        )
    )
    yield server
    server.stop()


def raw(served: Served) -> socket.socket:
    host, _, port = served.host.rpartition(":")
    return socket.create_connection((host, int(port)), 10)


def answer(connection: socket.socket) -> bytes:
    """Until the server closes."""
    found = b""
    try:
        while piece := connection.recv(65536):
            found += piece
    except ConnectionError:
        pass
    return found


def test_a_head_that_never_ends_is_not_waited_for(strict: Served) -> None:
    with raw(strict) as slow:
        slow.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n")
        began = time.monotonic()
        assert b" 408 " in answer(slow)
        assert time.monotonic() - began < 5
    with raw(strict) as silent:
        assert b" 408 " in answer(silent)


def test_nor_is_a_body(strict: Served) -> None:
    with raw(strict) as slow:
        slow.sendall(
            b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
        )
        assert b" 408 " in answer(slow)


def test_heads_are_bounded(strict: Served) -> None:
    with raw(strict) as huge:
        sent = 0
        try:
            huge.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\nX: ")
            for _ in range(1000):
                sent += huge.send(b"x" * 65536)
        except OSError:
            pass
        assert sent < 8 * 1024 * 1024
    for headers in (
        {f"X-{number}": "x" for number in range(200)},
        {"X-Long": "x" * 20_000},
    ):
        with httpx.Client(base_url=strict.url) as client:
            assert client.get("/api/games", headers=headers).status_code == 431
    with raw(strict) as long:
        long.sendall(b"GET /" + b"x" * 30_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n")
        assert b" 431 " in answer(long)


def test_whole_requests_are_answered_one_after_the_other(strict: Served) -> None:
    """Limits are of one request: a connection may bring many, with pauses in between."""
    with httpx.Client(base_url=strict.url) as client:
        for _ in range(3):
            assert client.post("/api/me", json={"name": "x" * 40}).status_code == 200
            time.sleep(0.6)


def test_connections_from_one_address_are_limited(strict: Served) -> None:
    with ExitStack() as stack:
        for _ in range(20):
            stack.enter_context(raw(strict)).sendall(b"GET")
        late = stack.enter_context(raw(strict))
        assert b" 503 " in answer(late)
    until = time.monotonic() + 60
    while True:  # they are free again
        try:
            assert httpx.get(f"{strict.url}/api/games").status_code == 200
            return
        except (httpx.HTTPError, AssertionError):
            assert time.monotonic() < until
            time.sleep(0.05)


def test_nobody_is_believed_about_addresses_unless_named(strict: Served, served: Served) -> None:
    for server, scheme in ((strict, "http"), (served, "https")):  # `served` names 127.0.0.1
        ada = server.client("Ada")
        table_id = new_table(ada, "village", ["human", "human"])
        shown = ada.get(f"/api/tables/{table_id}", headers={"X-Forwarded-Proto": "https"}).json()
        assert shown["invites"][0]["link"].startswith(f"{scheme}://")


def test_metrics_are_not_for_strangers(strict: Served, served: Served) -> None:
    with httpx.Client(base_url=strict.url) as client:
        assert client.get("/metrics").status_code == 403
        assert client.get("/metrics", headers={"Authorization": "Bearer wrong"}).status_code == 403
        shown = client.get("/metrics", headers={"Authorization": "Bearer a good long token"})
        assert "allmende_requests_total" in shown.text
    with httpx.Client(base_url=served.url) as client:  # without a token: this machine alone
        assert client.get("/metrics").status_code == 200
        assert client.get("/metrics", headers={"X-Forwarded-For": "203.0.113.7"}).status_code == 403


def test_metrics_stay_small(served: Served) -> None:
    ada = served.client("Ada")
    for ms in range(1, 40):
        new_table(ada, "village", ["human", f"search:ms={ms}"])
    for number in range(50):
        ada.request("GET", f"/api/nothing-{number}")
    assert "ms=" not in ada.get("/metrics").text


def test_health_reads_and_writes(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    with httpx.Client(base_url=served.url) as client:
        assert client.get("/healthz").status_code == 200
        served.house.store.database._tried_at = 0.0

        async def away(work: object) -> None:
            raise OSError("disk full")

        monkeypatch.setattr(served.house.store.database, "_write", away)
        assert client.get("/healthz").status_code == 503


def test_a_new_name_is_seen_at_many_tables_and_blocks_nobody(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = served.client("Ada")
    tables = [new_table(ada, "village", ["human", "open"]) for _ in range(60)]
    written: list[int] = []
    database = served.house.store.database
    announce_many = database.announce_many

    async def counted(connection: Transaction, ids: list[str]) -> None:
        written.append(len(ids))
        await announce_many(connection, ids)

    monkeypatch.setattr(database, "announce_many", counted)
    ada.post("/api/me", json={"name": "Adele"})
    for table_id in (tables[0], tables[-1]):
        assert look(served.client(), table_id)["seats"][0]["name"] == "Adele"
    assert sum(written) >= 60
    assert max(written) <= 50  # in portions, each a transaction of its own


def test_every_answer_has_a_number_that_the_log_has_too(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = served.client("Ada")
    seen: list[str] = []

    async def broken(table_id: str) -> None:
        if table_id != "x":  # the autopilot looks after tables at any time
            raise StorageAway
        seen.append(structlog.contextvars.get_contextvars()["request"])
        raise RuntimeError("the seed is 123")

    monkeypatch.setattr(served.house.hall, "table", broken)
    answers = [ada.get("/api/tables/x") for _ in range(2)]
    assert [answer.headers["x-request-id"] for answer in answers] == seen
    assert len(set(seen)) == 2
    assert answers[0].json()["details"] == [f"request {seen[0]}"]  # for a report to the host


def test_browsers_are_told_to_stay_with_tls(served: Served, strict: Served) -> None:
    with httpx.Client(base_url=served.url) as client:
        assert "strict-transport-security" not in client.get("/api/games").headers
        secure = client.get("/api/games", headers={"X-Forwarded-Proto": "https"}).headers
        assert secure["strict-transport-security"].startswith("max-age=31536000")
    with httpx.Client(base_url=strict.url) as client:  # nobody is believed there
        claimed = client.get("/api/games", headers={"X-Forwarded-Proto": "https"}).headers
        assert "strict-transport-security" not in claimed
