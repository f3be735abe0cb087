"""No input makes the server stumble: what can't be understood is refused, on both databases."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from allmende.cli.remote import readable
from allmende.core.legible import escaped, is_legible, legible
from allmende.server.run import one_line
from allmende.server.settings import Settings, database_address
from tests.server.postgres import Postgres, binaries
from tests.server.support import Served, look, new_table, sqlite

HALF = '"\\ud800"'
NUL = '"a\\u0000b"'


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("server")
    (folder / "static").mkdir()
    (folder / "static" / "index.html").write_text("<!doctype html>")
    database, postgres = sqlite(folder), None
    if request.param == "postgresql":
        if binaries() is None:
            pytest.skip("PostgreSQL's server binaries are not on this machine")
        postgres = Postgres()
        database = database_address(postgres.address)
    served = Served(Settings(database=database, static=folder / "static", logins_per_minute=10_000))
    yield served
    served.stop()
    if postgres is not None:
        postgres.remove()


@pytest.mark.parametrize("name", ["seed", "seats", "self", "options", "game", "__class__", ""])
def test_options_with_any_name(server: Served, name: str) -> None:
    body = {"game": "village", "seats": ["human", "open"], "options": {name: 1}}
    answer = server.client("Ada").post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["error"]) == (422, "setup")


@pytest.mark.parametrize(
    "path",
    ["/%00", "/a%00b", "/" + "x" * 5000, "/" + "x/" * 2000, "/%ff%fe", "/..%2f..%2fetc%2fpasswd", "/%1b%5b2J", "//", "/~",
     "/api/tables/%00", "/api/tables/%ff", "/api/games/%00", "/api/games/..", "/api/tables/x?invite=%00", "/api/games?lang=%00",
     "/api/tables/x/at/" + "9" * 5000],
)  # fmt: skip
def test_any_address(server: Served, path: str) -> None:
    answer = server.client("Ada").get(path)
    assert answer.status_code < 500, answer.text


@pytest.mark.parametrize("text", [HALF, NUL])
@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/me", '{"name": %s}'),
        ("/api/login", '{"login": %s, "password": "x"}'),
        ("/api/login", '{"login": "x", "password": %s}'),
        ("/api/account", '{"login": "xyz", "password": %s, "name": "aaaaaaaa"}'),
        ("/api/tables", '{"game": %s, "seats": ["human", "open"]}'),
        ("/api/tables", '{"game": "village", "seats": ["human", "open"], "options": {"start": %s}}'),
        ("/api/tables", '{"game": "village", "seats": ["human", "open"], "options": {%s: 1}}'),
        ("/api/tables", '{"game": "village", "seats": ["human", %s]}'),
        ("/api/passkeys/login", '{"credential": {"id": %s}}'),
        ("/api/passkeys/login", '{"credential": {"id": "x", "response": [{%s: 1}]}}'),
        ("/api/tables/TABLE/chat", '{"text": %s}'),
        ("/api/tables/TABLE/join", '{"invite": %s}'),
    ],
)
def test_halves_of_characters_and_nul(server: Served, path: str, body: str, text: str) -> None:
    ada = server.client("Ada")
    path = path.replace("TABLE", new_table(ada, "village", ["human", "open"]))
    answer = ada.post(path, content=body.replace("%s", text), headers={"Content-Type": "application/json"})
    assert answer.status_code in (403, 422), answer.text


def test_webhooks_and_mail_with_nul(server: Served) -> None:
    for body in ('{"webhook": "http://a\\u0000.example/"}', '{"mail": "a\\u0000@b.example"}'):
        answer = server.client("Ada").put(
            "/api/me/notices", content=body, headers={"Content-Type": "application/json"}
        )
        assert answer.status_code == 422


def test_names_and_chat_steer_nothing(server: Served) -> None:
    """Neither a terminal nor the direction of writing; what joins letters and emoji stays."""
    ada = server.client("Ada")
    ada.post("/api/me", json={"name": "\x1b[2JA\u202ed\u2066a\n\x07 \u200fL.\ufeff"})
    assert ada.get("/api/me").json()["name"] == "[2JAda L."
    table_id = new_table(ada, "village", ["human", "open"])
    said = "hi\r\nBen: I resign\x1b]0;x\x07 \u202e👩\u200d🌾 می\u200cخواهم"
    ada.post(f"/api/tables/{table_id}/chat", json={"text": said})
    assert look(ada, table_id)["chat"][0]["text"] == "hi Ben: I resign]0;x 👩\u200d🌾 می\u200cخواهم"
    for empty in ("\u202e\u200f", "\x1b", " \n "):
        assert ada.post("/api/me", json={"name": empty}).status_code == 422


def test_log_lines_stay_lines() -> None:
    line = one_line(None, "info", {"event": "x", "path": "/\x1b[2J\n\u202efake", "number": 3})
    assert line == {"event": "x", "path": "/\\u001b[2J\\u000a\\u202efake", "number": 3}
    assert escaped("plain – ünïcode 👩‍🌾") == "plain – ünïcode 👩‍🌾"


def test_the_terminal_shows_what_can_be_read() -> None:
    pushed: Any = {"chat": [{"text": "a\x1b[31mb\u202e"}], "seats": [{"name": "Ada"}], "seq": 3}
    assert readable(pushed) == {"chat": [{"text": "a[31mb"}], "seats": [{"name": "Ada"}], "seq": 3}


@pytest.mark.parametrize(
    "code", [0x00, 0x1B, 0x7F, 0x9B, 0xAD, 0x61C, 0x200B, 0x200E, 0x2028, 0x202E, 0x2066, 0xFEFF, 0xE0041]
)
def test_signs_that_are_not_read(code: int) -> None:
    assert not is_legible(f"a{chr(code)}b")
    assert legible(f"a{chr(code)}b").replace(" ", "") == "ab"


def test_a_body_of_any_shape(server: Served) -> None:
    ada = server.client("Ada")
    deep: object = 1
    for _ in range(200):
        deep = [deep]
    for path in ("/api/tables", "/api/me", "/api/login", "/api/passkeys/login", "/api/account"):
        for body in (deep, {"credential": deep}, 1e308, -1, "x", [], {"": {"": None}}, True):
            answer = ada.post(path, content=json.dumps(body), headers={"Content-Type": "application/json"})
            assert answer.status_code < 500, (path, body, answer.text)


def test_headers_of_any_kind(server: Served) -> None:
    for headers in (
        {"Cookie": "allmende=" + "é" * 50},
        {"Cookie": 'allmende="\\000\\377"'},
        {"Cookie": "allmende=;;;=,=\\"},
        {"Accept-Language": "\xff" * 300},
        {"Origin": "http://["},
        {"Origin": "http://[::1"},
        {"Host": "a;b"},
        {"Host": "["},
        {"Host": "x:y:z"},
        {"Idempotency-Key": "\xff\xfe"},
        {"User-Agent": "\xff" * 300},
    ):
        encoded = [(key.encode(), value.encode("latin-1")) for key, value in headers.items()]
        answer = httpx.post(
            f"{server.url}/api/tables",
            headers=[*encoded, (b"Content-Type", b"application/json")],
            content=b'{"game": "village", "seats": ["human", "open"]}',
        )
        assert answer.status_code < 500, (headers, answer.text)
