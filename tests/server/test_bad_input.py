"""Every kind of bad input gets a clear answer in one format, and the tables continue."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from allmende.server import buckets
from allmende.server.settings import Settings
from tests.server.support import Served, look, new_table, play, sqlite


def told(answer: httpx.Response) -> tuple[int, str]:
    """The status and the error's name, after a look at its shape."""
    problem = answer.json()
    assert set(problem) == {"error", "message", "reason", "details", "seq"}, problem
    assert problem["message"]
    assert not problem["message"].startswith("problem-"), problem
    return answer.status_code, problem["error"]


@pytest.fixture(scope="module")
def ada(served: Served) -> httpx.Client:
    return served.client("Ada")


@pytest.fixture(scope="module")
def table_id(ada: httpx.Client) -> str:
    return new_table(ada, "village", ["human", "human"], hot_seat=True)


def test_an_illegal_code_is_refused_with_its_reason_and_rule(ada: httpx.Client, table_id: str) -> None:
    table = look(ada, table_id)
    refusal = table["refusals"][0]
    answer = play(ada, table, refusal["code"])
    assert told(answer) == (422, "illegal")
    assert answer.json()["reason"] == refusal["reason"]
    assert answer.json()["reason"]["rule"]
    assert told(play(ada, table, 10**6)) == (422, "illegal")
    assert look(ada, table_id)["seq"] == table["seq"]


def test_a_wrong_seq(ada: httpx.Client, table_id: str) -> None:
    table = look(ada, table_id)
    body = {"seq": table["seq"] + 5, "code": table["choices"][0]["code"]}
    assert told(ada.post(f"/api/tables/{table_id}/moves", json=body)) == (409, "stale")


def test_somebody_elses_seat_and_foreign_cookies(served: Served, ada: httpx.Client, table_id: str) -> None:
    table = look(ada, table_id)
    assert told(play(served.client("Eve"), table)) == (403, "not-seated")
    assert told(play(served.client(), table)) == (403, "not-seated")
    forged = httpx.Client(base_url=served.url, cookies={"allmende": "A" * 43})
    assert told(play(forged, table)) == (403, "not-seated")
    assert forged.get("/api/me").json()["id"] is None
    watching = look(served.client("Eve"), table_id)
    assert (watching["you"], watching["choices"], watching["refusals"], watching["invites"]) == (
        None,
        [],
        [],
        [],
    )


def test_not_your_turn(served: Served, ada: httpx.Client) -> None:
    ben = served.client("Ben")
    shared = new_table(ada, "village", ["human", "open"], options={"start": "1"})
    ben.post(f"/api/tables/{shared}/join", json={})
    table = look(ada, shared)
    code = table["choices"][0]["code"]
    body = {"seq": table["seq"], "code": code}
    assert told(ben.post(f"/api/tables/{shared}/moves", json=body)) == (403, "not-your-turn")


@pytest.mark.parametrize("path", ["", "/journal", "/at/0", "/verify", "/scores"])
def test_an_unknown_table(ada: httpx.Client, path: str) -> None:
    assert told(ada.get(f"/api/tables/nowhere{path}")) == (404, "unknown-table")


@pytest.mark.parametrize("deed", ["moves", "undo", "join", "leave", "chat"])
def test_nothing_can_be_done_at_an_unknown_table(ada: httpx.Client, deed: str) -> None:
    body = {"moves": {"seq": 0, "code": 0}, "undo": {"seq": 0}, "chat": {"text": "x"}}.get(deed, {})
    assert told(ada.post(f"/api/tables/nowhere/{deed}", json=body)) == (404, "unknown-table")


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ({"game": "village", "seats": ["human"]}, (422, "setup")),
        ({"game": "village", "seats": ["human"] * 9}, (422, "setup")),
        ({"game": "villige", "seats": ["human", "open"]}, (404, "unknown-game")),
        ({"game": "village", "seats": ["human", "deep-thought"]}, (422, "unknown-bot")),
        ({"game": "village", "seats": ["human", "open"], "options": {"start": "9"}}, (422, "setup")),
        ({"game": "village", "seats": ["human", "open"], "options": {"nonsense": 1}}, (422, "setup")),
        ({"game": "village", "seats": ["human", "open"], "colour": "red"}, (422, "malformed")),
        ({"game": "village", "seats": "human"}, (422, "malformed")),
        ({"game": 7, "seats": ["human", "open"]}, (422, "malformed")),
        ({"seats": ["human", "open"]}, (422, "malformed")),
        ([], (422, "malformed")),
    ],
)
def test_tables_that_cannot_be_made(ada: httpx.Client, body: object, expected: tuple[int, str]) -> None:
    assert told(ada.post("/api/tables", json=body)) == expected


@pytest.mark.parametrize("body", ['{"seq": 0, "code": "0"}', '{"seq": true, "code": 0}', '{"seq": -1, "code": 0}',
                                  '{"seq": 0, "code": 99999999999}', '{"seq": 0.5, "code": 0}', "null"])  # fmt: skip
def test_bodies_are_taken_strictly(ada: httpx.Client, table_id: str, body: str) -> None:
    headers = {"Content-Type": "application/json"}
    assert told(ada.post(f"/api/tables/{table_id}/moves", content=body, headers=headers)) == (
        422,
        "malformed",
    )


def test_what_is_no_json(ada: httpx.Client, table_id: str) -> None:
    headers = {"Content-Type": "application/json"}
    for body in (b'{"seq": 0', b"\xff\xfe", b"[" * 50_000):
        status, error = told(ada.post(f"/api/tables/{table_id}/moves", content=body, headers=headers))
        assert (status, error) == (400, "malformed")


def test_oversize_bodies(served: Served, ada: httpx.Client, table_id: str) -> None:
    huge = {"text": "x" * 100_000}
    assert told(ada.post(f"/api/tables/{table_id}/chat", json=huge)) == (413, "too-large")

    def pieces() -> Iterator[bytes]:
        yield b'{"text": "'
        for _ in range(100):
            yield b"x" * 1000
        yield b'"}'

    streamed = ada.post(
        f"/api/tables/{table_id}/chat", content=pieces(), headers={"Content-Type": "application/json"}
    )
    assert told(streamed) == (413, "too-large")


def test_a_page_of_another_origin_may_do_nothing(served: Served, ada: httpx.Client, table_id: str) -> None:
    table = look(ada, table_id)
    body = {"seq": table["seq"], "code": table["choices"][0]["code"]}
    foreign = {"Origin": "https://evil.example"}
    assert told(ada.post(f"/api/tables/{table_id}/moves", json=body, headers=foreign)) == (403, "origin")
    assert told(ada.post(f"/api/tables/{table_id}/moves", json=body, headers={"Origin": "null"})) == (
        403,
        "origin",
    )
    fetched = {"Sec-Fetch-Site": "cross-site"}
    assert told(ada.post(f"/api/tables/{table_id}/moves", json=body, headers=fetched)) == (403, "origin")
    address = f"ws://{served.host}/api/tables/{table_id}/live"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin("https://evil.example")):
        pass
    own = {"Origin": served.url, "Sec-Fetch-Site": "same-origin"}
    assert ada.post(f"/api/tables/{table_id}/moves", json=body, headers=own).status_code == 200


def test_every_answer_has_its_protections(ada: httpx.Client, table_id: str) -> None:
    for path in (f"/api/tables/{table_id}", "/api/nothing", "/docs", "/healthz"):
        headers = ada.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cache-control"] == "no-store"


def test_wrong_paths_and_methods(ada: httpx.Client, table_id: str) -> None:
    assert told(ada.get("/api/nothing")) == (404, "not-found")
    assert told(ada.get("/nothing.html")) == (404, "not-found")
    assert told(ada.delete(f"/api/tables/{table_id}")) == (405, "method")
    assert told(ada.get(f"/api/tables/{table_id}/at/x")) == (422, "malformed")


def test_a_socket_at_an_unknown_table_is_told_and_closed(served: Served) -> None:
    with connect(f"ws://{served.host}/api/tables/nowhere/live") as socket:
        assert json.loads(socket.recv())["error"] == "unknown-table"
        assert socket.close_code is None or socket.close_code == 1008


def test_a_socket_that_floods_is_shown_out_and_the_table_goes_on(
    served: Served, ada: httpx.Client, table_id: str
) -> None:
    with connect(f"ws://{served.host}/api/tables/{table_id}/live") as socket:
        socket.recv()
        try:
            for _ in range(5000):
                socket.send("x" * 10)
            while True:
                socket.recv(timeout=5)
        except Exception:
            assert socket.close_code == 1008
    with connect(f"ws://{served.host}/api/tables/{table_id}/live") as socket:
        socket.recv()
        try:
            socket.send("x" * 100_000)
            while True:
                socket.recv(timeout=5)
        except Exception:
            assert socket.close_code == 1009
    assert play(ada, look(ada, table_id)).status_code == 200


def test_too_many_requests_are_told_to_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr(buckets, "time", SimpleNamespace(monotonic=lambda: clock[0]))
    server = Served(Settings(database=sqlite(tmp_path), requests_per_second=5, requests_burst=20))
    try:
        client = server.client("Eager")
        answers = [client.get("/api/games") for _ in range(40)]
        assert [answer.status_code for answer in answers] == [200] * 20 + [429] * 20
        assert told(answers[-1]) == (429, "too-many")
        assert int(answers[-1].headers["retry-after"]) >= 1
        clock[0] += 0.19
        assert client.get("/api/games").status_code == 429
        clock[0] += 0.02
        assert client.get("/api/games").status_code == 200
    finally:
        server.stop()


def test_unexpected_errors_tell_nothing(
    served: Served, ada: httpx.Client, table_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(_table_id: str) -> None:
        raise RuntimeError("the seed is 123")

    monkeypatch.setattr(served.house.hall, "table", broken)
    answer = ada.get(f"/api/tables/{table_id}")
    assert told(answer) == (500, "server")
    assert "seed" not in answer.text
