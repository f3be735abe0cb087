"""Games, bots, rules, the description, the browser's side, health and metrics."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import allmende
from allmende.core import catalog
from allmende.core import manifest as manifests
from allmende.core.words import LANGUAGES
from allmende.server.http.routes import games as games_api
from allmende.server.http.routes.page import find_page
from allmende.server.messages import TableAnswer
from tests.server.support import Served, look, new_table


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_tells_its_seats_and_options_in_words(served: Served, language: str) -> None:
    listed = served.client().get("/api/games", params={"lang": language}).json()
    assert [game["name"] for game in listed] == allmende.games()
    for told in listed:
        game = allmende.game(told["name"])
        assert told["seats"] == list(game.seats)
        assert [option["name"] for option in told["options"]] == list(game.options)
        for option in told["options"]:
            assert [choice["value"] for choice in option["choices"]] == list(
                game.options[option["name"]].choices
            )
            for text in (option["text"], *(choice["text"] for choice in option["choices"])):
                assert not text.startswith("option-"), text


def test_a_game_tells_where_its_numbers_come_from(served: Served) -> None:
    told = served.client().get("/api/games/village").json()
    assert {entry["provenance"] for entry in told["provenance"]} <= {
        "seed",
        "source",
        "recalled",
        "reconstructed",
    }
    assert told["components"]["meta"]["id"] == "village"
    assert served.client().get("/api/games/chess").json()["error"] == "unknown-game"


def test_a_game_tells_its_earlier_numbers(served: Served) -> None:
    client = served.client()
    prices = {
        when: client.get("/api/games/pandemain", params={"components": when} if when else {}).json()[
            "components"
        ]["bread_prices"]["high"]["wheat"]
        for when in ("", "2026-11")
    }
    assert prices == {"": 15, "2026-11": 7}
    for unknown in ("2025-01", "", "../components", "/etc/hostname"):
        answer = client.get("/api/games/pandemain", params={"components": unknown})
        assert (answer.status_code, answer.json()["error"]) == (404, "unknown-preset")
        assert "2026-11" in answer.json()["details"]


def test_rules_come_from_the_games_folder(
    served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for user in (games_api, manifests):
        monkeypatch.setattr(user, "folder", lambda _: tmp_path)
    client = served.client()
    assert client.get("/api/games/village/rules").json()["error"] == "no-rules"
    (tmp_path / "rulebook").mkdir()
    (tmp_path / "rulebook" / "en.md").write_text("# Village\n", "utf-8")
    spanish = client.get("/api/games/village/rules", params={"lang": "es"}).json()
    assert (spanish["language"], spanish["markdown"]) == ("en", "# Village\n")  # there is no translation yet
    (tmp_path / "rulebook" / "es.md").write_text("# La Villa\n", "utf-8")
    assert client.get("/api/games/village/rules").json()["markdown"] == "# Village\n"
    assert client.get("/api/games/village/rules", params={"lang": "es"}).json()["markdown"] == "# La Villa\n"
    # Rules may be written in a language the interface lacks
    (tmp_path / "rulebook" / "la.md").write_text("# Vicus\n", "utf-8")
    latin = client.get("/api/games/village/rules", params={"lang": "la"}).json()
    assert (latin["language"], latin["markdown"]) == ("la", "# Vicus\n")
    by_header = client.get("/api/games/village/rules", headers={"Accept-Language": "tlh, la;q=0.8"}).json()
    assert by_header["language"] == "la"
    assert client.get("/api/games/village/rules", params={"lang": "../es"}).json()["language"] == "en"


def test_rules_are_served_in_every_language_they_are_written_in(served: Served) -> None:
    client = served.client()
    for game in allmende.games():
        for page in (catalog.folder(game) / "rulebook").glob("*.md"):
            told = client.get(f"/api/games/{game}/rules", params={"lang": page.stem}).json()
            assert (told["language"], told["markdown"]) == (page.stem, page.read_text("utf-8"))


def test_bots_are_listed(served: Served) -> None:
    assert "random" in [bot["name"] for bot in served.client().get("/api/bots").json()]


def test_the_browsers_side_is_served_where_it_is_built_in(served: Served) -> None:
    static = served.house.settings.static
    client = served.client()
    assert client.get("/").json()["error"] == "not-found"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>page")
    (static / "assets" / "app-1a2b.js").write_text("1")
    (static.parent / "secret.txt").write_text("secret")
    for path in ("/", "/tables/abc", "/rules/village"):
        answer = client.get(path)
        assert (answer.status_code, answer.text) == (200, "<!doctype html>page")
        assert answer.headers["cache-control"] == "no-cache"
    assert "immutable" in client.get("/assets/app-1a2b.js").headers["cache-control"]
    assert client.get("/assets/gone.js").status_code == 404
    (static / "assets" / "app-1a2b.js.br").write_bytes(b"packed")
    for accepted, sent, coding in (
        ("gzip, br", b"packed", "br"),
        ("br;q=0", b"1", None),
        ("gzip", b"1", None),
    ):
        headers = {"Accept-Encoding": accepted}
        with client.stream("GET", "/assets/app-1a2b.js", headers=headers) as answer:
            assert b"".join(answer.iter_raw()) == sent
            assert answer.headers.get("content-encoding") == coding
            assert answer.headers["content-type"].startswith("text/javascript")
            assert "accept-encoding" in answer.headers["vary"].lower()
    assert client.get("/%2e%2e/secret.txt").status_code == 404
    assert client.get("/api/gone").json()["error"] == "not-found"


def test_a_server_that_knows_its_address_says_where_its_preview_is(tmp_path: Path) -> None:
    # What the build starts from: its tag must be found
    source = Path(__file__).parents[2] / "web" / "index.html"
    (tmp_path / "index.html").write_bytes(source.read_bytes())
    for address, told in (
        ("https://play.example/", "https://play.example/preview.jpg"),
        ('https://a.example/"x', "https://a.example/&quot;x/preview.jpg"),
    ):
        sent = find_page("/tables/abc", tmp_path, "br", address)
        assert sent is not None
        assert f'property="og:image" content="{told}"' in bytes(sent.body).decode()
        assert sent.headers["cache-control"] == "no-cache"


def test_the_description_is_there_and_needs_no_scripts(served: Served) -> None:
    client = served.client()
    assert "/api/tables/{table_id}/moves" in client.get("/openapi.json").json()["paths"]
    page = client.get("/docs").text
    assert "POST /api/tables" in page
    assert "<script" not in page


def test_messages_are_exported_as_one_schema() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "allmende.server.schema"], capture_output=True, text=True, check=True
    )
    schema = json.loads(done.stdout)
    assert set(schema["$defs"]["TableAnswer"]["required"]) == set(TableAnswer.model_fields)
    assert {"NewTable", "Move", "Problem", "Ping"} <= set(schema["$defs"])


def test_health_and_metrics(served: Served) -> None:
    client = served.client("Ada")
    assert client.get("/healthz").json() == {"status": "ok", "database": "sqlite"}
    table_id = new_table(client, "village", ["human", "human"], hot_seat=True)
    look(client, table_id)
    metrics = client.get("/metrics").text
    assert 'allmende_tables_created_total{game="village"}' in metrics
    assert "allmende_move_seconds_bucket" in metrics
