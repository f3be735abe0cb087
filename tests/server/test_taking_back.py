"""Taking a turn back after others have replied: freely against bots, never to see a draw again, among people if they agree."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.server.support import Served, look, new_table, play, wait_for
from tests.server.test_leaving import ask, reply, sit_down


def mine_again(client: httpx.Client, table_id: str) -> dict[str, Any]:
    return wait_for(client, table_id, lambda table: bool(table["choices"]) or table["over"])


def turn_back(client: httpx.Client, table: dict[str, Any]) -> httpx.Response:
    return client.post(f"/api/tables/{table['id']}/undo", json={"seq": table["seq"], "turn": True})


def play_a_turn(client: httpx.Client, table_id: str) -> dict[str, Any]:
    """Until the bots have replied and it is my turn again."""
    table = mine_again(client, table_id)
    begun = table["seq"]
    while not any(entry["bot"] for entry in table["log"][begun:]):
        assert play(client, table).status_code == 200
        table = mine_again(client, table_id)
    return table


@pytest.mark.parametrize("game", ["village", "villagers", "pandemain", "black-forest"])
def test_against_bots_a_turn_is_taken_back_after_they_replied(served: Served, game: str) -> None:
    ada = served.client("Ada")
    table_id = new_table(ada, game, ["human", "random"])
    start = mine_again(ada, table_id)
    table = play_a_turn(ada, table_id)
    assert (table["undoable"], table["turn_back"]) == (0, "free")
    back = turn_back(ada, table).json()
    assert back["seq"] == table["seq"] + 1
    for key in ("view", "to_move", "holdings"):
        assert back[key] == start[key]
    assert [choice["code"] for choice in back["choices"]] == [choice["code"] for choice in start["choices"]]
    gone = [entry["seq"] for entry in back["log"] if entry["undone"]]
    assert gone == list(range(start["seq"], table["seq"]))
    assert back["log"][-1]["undoes"] == start["seq"]
    assert turn_back(ada, table).json()["seq"] == back["seq"]  # a double click takes nothing more back
    play_a_turn(ada, table_id)  # and on it goes


def test_turn_after_turn_can_be_taken_back_and_every_moment_still_be_looked_at(served: Served) -> None:
    ada = served.client("Ada")
    table_id = new_table(ada, "villagers", ["human", "random"])
    views, seen = {}, {}  # by how many decisions stand, and by moment
    for _ in range(12):
        table = mine_again(ada, table_id)
        views[table["seq"]] = table["view"]
        play(ada, table)
    table = mine_again(ada, table_id)
    went_back = 0
    while table["turn_back"] == "free":
        table = turn_back(ada, table).json()
        assert table["view"] == views[sum(e["kind"] == "move" and not e["undone"] for e in table["log"])]
        seen[table["seq"]] = table["view"]
        went_back += 1
    assert went_back > 2
    standing = [entry for entry in table["log"] if entry["kind"] == "move" and not entry["undone"]]
    assert all(entry["bot"] or entry["by_itself"] for entry in standing)
    last = play_a_turn(ada, table_id)
    seen[last["seq"]] = last["view"]
    for seq, view in seen.items():
        assert ada.get(f"/api/tables/{table_id}/at/{seq}").json()["view"] == view


def test_a_draw_that_was_taken_back_is_not_seen_again(served: Served) -> None:
    """The same decisions once more, ten times: chance is another each time."""
    ada = served.client("Ada")
    table_id = new_table(ada, "villagers", ["human", "random"])
    start = mine_again(ada, table_id)
    drawn = []
    for _ in range(10):
        code = mine_again(ada, table_id)["choices"][0]["code"]
        table = play(ada, look(ada, table_id), code).json()
        table = play_a_turn(ada, table_id)
        drawn.append(table["view"])
        while table["undoable"]:
            table = ada.post(f"/api/tables/{table_id}/undo", json={"seq": table["seq"]}).json()
        while table["view"] != start["view"]:
            table = turn_back(ada, table).json()
        assert "drawn again" in table["log"][-1]["text"]
        assert table["undoable"] == 0  # not back into the deal that was
    assert len({str(view) for view in drawn}) > 5
    verdict = end(ada, table_id).get(f"/api/tables/{table_id}/verify").json()
    assert (verdict["ok"], verdict["seed_fits"]) == (False, True)
    assert "taken back" in verdict["message"]
    assert ada.get(f"/api/tables/{table_id}/journal").json()["journal"] is None


def end(client: httpx.Client, table_id: str) -> httpx.Client:
    assert client.post(f"/api/tables/{table_id}/resign", json={}).json()["over"]
    return client


def test_where_it_counts_and_in_a_guide_nothing_comes_back(served: Served) -> None:
    ada = served.client("Ada")
    rated = new_table(ada, "village", ["human", "random"], rated=True)
    table = play_a_turn(ada, rated)
    assert (table["turn_back"], turn_back(ada, table).json()["error"]) == ("no", "nothing-to-undo")
    guide = ada.post("/api/tables/guides/village", json={}).json()["id"]
    table = look(ada, guide)
    while not any(entry["bot"] for entry in table["log"]):
        table = mine_again(ada, guide)
        play(ada, table, table["guide"]["codes"][0])
        table = mine_again(ada, guide)
    assert turn_back(ada, table).json()["error"] == "nothing-to-undo"


def other_moves(ada: httpx.Client, ben: httpx.Client, table_id: str) -> dict[str, Any]:
    """Ada plays a turn in which nothing is drawn, and Ben a decision of his."""
    while (table := look(ada, table_id))["to_move"] == 0:
        play(ada, table)
    play(ben, look(ben, table_id))
    return look(ada, table_id)


def test_among_people_a_turn_comes_back_only_if_they_agree(served: Served) -> None:
    table_id, (ada, ben) = sit_down(served, "Ada", "Ben")
    start = look(ada, table_id)
    table = other_moves(ada, ben, table_id)
    assert (table["undoable"], table["turn_back"]) == (0, "ask")
    assert turn_back(ada, table).json()["error"] == "nothing-to-undo"  # not without asking
    asked = ask(ada, table_id, "undo").json()
    assert (asked["seq"], asked["asking"]["text"]) == (
        table["seq"],
        "Ada would like to take their turn back.",
    )
    assert reply(ben, table_id, "undo", False).json()["asking"]["declined"] == 1
    ask(ada, table_id, "undo")
    back = reply(ben, table_id, "undo", True).json()
    assert (back["to_move"], back["holdings"]) == (0, start["holdings"])
    assert look(ada, table_id)["view"] == start["view"]
    assert back["log"][-1]["text"] == "Ada took a turn back."
    assert (back["log"][-1]["seat"], back["asking"]) == (0, None)
    play(ada, look(ada, table_id))
    stale = ada.post(f"/api/tables/{table_id}/ask", json={"what": "undo", "seq": back["seq"]})
    assert stale.json()["error"] == "stale"


def test_a_move_settles_the_question(served: Served) -> None:
    table_id, (ada, ben) = sit_down(served, "Ada", "Ben")
    table = other_moves(ada, ben, table_id)
    ask(ada, table_id, "undo")
    mover = ben if look(ben, table_id)["choices"] else ada
    play(mover, look(mover, table_id))
    late = ben.post(
        f"/api/tables/{table_id}/reply", json={"what": "undo", "agree": True, "seq": table["seq"]}
    )
    assert (late.status_code, late.json()["error"]) == (409, "nothing-asked")
    assert look(ada, table_id)["seq"] == table["seq"] + 1
