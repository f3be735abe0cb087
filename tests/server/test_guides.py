"""A first game: the guide's own deal, the others as written; resumed, begun again, left."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from allmende.core.guide import guide
from allmende.server.settings import Settings
from tests.server.support import Served, look, new_table, play, sqlite


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("server")
    server = Served(Settings(database=sqlite(folder), static=folder / "static", guide_pace=0.0))
    yield server
    server.stop()


def learn(client: httpx.Client, **wish: Any) -> str:
    answer = client.post("/api/tables/guides/village", json=wish)
    assert answer.status_code == 201, answer.text
    table_id: str = answer.json()["id"]
    return table_id


def my_turn(client: httpx.Client, table_id: str) -> dict[str, Any]:
    until = time.monotonic() + 30
    while not (table := look(client, table_id))["choices"]:
        assert time.monotonic() < until
        time.sleep(0.02)
    return table


def follow(client: httpx.Client, table_id: str, steps: int) -> dict[str, Any]:
    """Does what the guide asks for, so many times or to its end."""
    table = my_turn(client, table_id)
    for _ in range(steps):
        if not table["guide"]["codes"]:
            break
        assert play(client, table, table["guide"]["codes"][0]).status_code == 200
        table = my_turn(client, table_id)
    return table


def test_a_guide_is_played_to_its_end_and_then_the_game_goes_on(served: Served) -> None:
    ada, script = served.client("Ada"), guide("village")
    assert script is not None
    table_id = learn(ada)
    table = follow(ada, table_id, 100)
    assert table["private"]
    assert table["guide"]["steps"] == len(script.steps)
    assert table["guide"]["first"] + len(table["guide"]["pages"]) - 1 == len(script.steps), "the last page"
    assert [len(entry["events"]) > 0 for entry in table["log"]].count(True) > 10
    assert play(ada, table).status_code == 200
    assert my_turn(ada, table_id)["guide"] is None, "from here on it is a game like any other"


def test_a_guide_speaks_the_learners_language(served: Served) -> None:
    ada = served.client("Ada")
    table_id = learn(ada)
    english = look(ada, table_id)["guide"]["pages"][0]["text"]
    spanish = ada.get(f"/api/tables/{table_id}", headers={"Accept-Language": "es"}).json()
    assert "farmyard" in english
    assert "granja" in spanish["guide"]["pages"][0]["text"]


def test_a_guide_is_resumed_or_begun_again(served: Served) -> None:
    ada = served.client("Ada")
    table_id = learn(ada)
    before = follow(ada, table_id, 3)
    assert learn(ada) == table_id
    assert look(ada, table_id)["guide"] == before["guide"]
    row = next(row for row in ada.get("/api/tables").json()["your_turn"] if row["id"] == table_id)
    assert row["guide"]
    other = learn(ada, again=True)
    assert other != table_id
    assert look(ada, other)["guide"]["first"] == 1
    assert learn(served.client("Ben")) not in (table_id, other), "everybody has a guide of his own"


def test_whoever_does_something_else_has_left_the_guide_and_a_step_taken_back_is_asked_again(
    served: Served,
) -> None:
    ada = served.client("Ada")
    table_id = learn(ada)
    table = my_turn(ada, table_id)
    play(ada, table, table["guide"]["codes"][0])
    undone = ada.post(f"/api/tables/{table_id}/undo", json={"seq": 1}).json()
    assert undone["guide"] == table["guide"]
    other = next(
        choice["code"] for choice in undone["choices"] if choice["code"] not in table["guide"]["codes"]
    )
    assert play(ada, undone, other).json()["guide"] is None
    assert learn(ada) != table_id


def test_other_tables_and_other_people_have_no_guide(served: Served) -> None:
    ada = served.client("Ada")
    table_id = new_table(ada, "village", ["human", "random"])
    assert look(ada, table_id)["guide"] is None
    assert served.client("Eve").get(f"/api/tables/{learn(ada)}").status_code == 404
    assert ada.post("/api/tables/guides/chess", json={}).json()["error"] == "unknown-game"
    guided = {game["name"]: game["guide"] for game in ada.get("/api/games").json()}
    assert guided["village"]
