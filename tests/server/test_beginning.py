"""How one begins: `make play` and where its server is found, what bots are called, where invitations lead."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import allmende
from allmende.bots import name_of
from allmende.bots.names import NAMES
from allmende.core.manifest import manifest
from allmende.server.run import own_address
from allmende.server.settings import Settings
from allmende.server.tables.presenter import is_local
from tests.server.support import Served, look, new_table, sqlite
from tools import play


@pytest.mark.parametrize(
    ("link", "local"),
    [
        ("http://localhost:8000/tables/x", True),
        ("http://127.0.0.1:8000", True),
        ("http://[::1]:8000", True),
        ("http://192.168.1.5:8000", False),
        ("https://localhost.example.org", False),
    ],
)
def test_a_link_that_leads_nowhere_is_known(link: str, local: bool) -> None:
    assert is_local(link) is local


def test_invitations_lead_to_where_friends_find_the_server(served: Served, tmp_path: Path) -> None:
    wish = {"game": "village", "seats": ["human", "human"]}
    plain = served.client("Ada").post("/api/tables", json=wish).json()["invites"][0]
    assert plain["local"] is True
    wide = Served(Settings(database=sqlite(tmp_path), reach="http://192.168.1.5:8000"))
    try:
        invite = wide.client("Ada").post("/api/tables", json=wish).json()["invites"][0]
        assert invite["link"].startswith("http://192.168.1.5:8000/tables/")
        assert invite["local"] is False
    finally:
        wide.stop()


def test_this_machine_is_known_by_its_address_in_the_network() -> None:
    assert not is_local(f"http://{own_address()}:1/")  # or by none


def test_a_second_make_play_finds_the_first(served: Served, tmp_path: Path) -> None:
    note = tmp_path / "play.json"
    assert play.running(note) is None  # the first
    note.write_text(json.dumps({"url": served.url}))
    assert play.running(note) == served.url
    note.write_text(json.dumps({"url": "http://127.0.0.1:9"}))
    assert play.running(note) is None  # one that was killed
    for wrong in ("", "[]", "{}", '{"url": 3}'):
        note.write_text(wrong)
        assert play.running(note) is None
    assert "HOST=0.0.0.0" in play.how_to_join("127.0.0.1")
    assert "HOST" not in play.how_to_join("0.0.0.0")


def test_bots_have_names_and_levels(served: Served) -> None:
    ada = served.client("Ada")
    table_id = new_table(ada, "village", ["human", "journeyman", "random", "search:ms=20"])
    bots = look(ada, table_id)["seats"][1:]
    assert [bot["level"] for bot in bots] == ["journeyman", "random", "search (ms=20)"]
    names = [bot["name"] for bot in bots]
    assert len(set(names)) == 3
    assert set(names) <= set(NAMES)
    assert [bot["name"] for bot in look(ada, table_id)["seats"][1:]] == names
    row = next(row for row in ada.get("/api/tables/mine").json()["rows"] if row["id"] == table_id)
    assert row["seats"] == ["Ada", *names]
    sealed = look(ada, table_id)["commitment"]
    assert names == [name_of(sealed, seat) for seat in (1, 2, 3)]  # as in a replay of the game's journal
    spanish = ada.get(f"/api/tables/{table_id}", params={"lang": "es"}).json()
    assert spanish["seats"][1]["level"] == "oficial"
    namesake = served.client(names[0])
    other = new_table(namesake, "village", ["human", "journeyman"])
    called = [seat["name"] for seat in look(namesake, other)["seats"]]
    assert len(set(called)) == 2  # a person with a bot's name can be told apart


@pytest.mark.parametrize("name", allmende.games())
def test_the_gentle_start_can_be_played(served: Served, name: str) -> None:
    ada = served.client("Ada")
    shown = next(game for game in ada.get("/api/games").json() if game["name"] == name)
    assert shown["gentle"] == manifest(name).gentle
    seats = min(3, shown["seats"][-1])
    table_id = new_table(ada, name, ["human", *["apprentice"] * (seats - 1)], options=shown["gentle"])
    options = look(ada, table_id)["options"]
    assert {key: options[key] for key in shown["gentle"]} == shown["gentle"]


def test_pandemain_begins_in_its_basic_mode() -> None:
    assert manifest("pandemain").gentle == {"mode": "basic"}
