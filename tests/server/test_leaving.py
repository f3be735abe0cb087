"""Leaving a game before its end: resigning, stopping by consent, closing; and what is said about it everywhere."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

import allmende
from tests.server.support import Served, look, new_table, play, play_randomly, wait_for


def sit_down(served: Served, *names: str, **more: Any) -> tuple[str, list[httpx.Client]]:
    people = [served.client(name) for name in names]
    seats = ["human", *["open"] * (len(names) - 1)]
    table_id = new_table(people[0], "village", seats, options={"start": "1"}, **more)
    for person in people[1:]:
        assert person.post(f"/api/tables/{table_id}/join", json={}).status_code == 200
    return table_id, people


def resign(client: httpx.Client, table_id: str) -> httpx.Response:
    return client.post(f"/api/tables/{table_id}/resign", json={})


def ask(client: httpx.Client, table_id: str, what: str) -> httpx.Response:
    seq = look(client, table_id)["seq"]
    return client.post(f"/api/tables/{table_id}/ask", json={"what": what, "seq": seq})


def reply(client: httpx.Client, table_id: str, what: str, agree: bool) -> httpx.Response:
    seq = look(client, table_id)["seq"]
    return client.post(f"/api/tables/{table_id}/reply", json={"what": what, "agree": agree, "seq": seq})


def row_of(client: httpx.Client, table_id: str, **query: str) -> dict[str, Any] | None:
    rows = client.get("/api/tables/mine", params=query).json()["rows"]
    return next((row for row in rows if row["id"] == table_id), None)


def test_resigning_ends_a_game_of_two_and_the_other_wins(served: Served) -> None:
    table_id, (ada, ben) = sit_down(served, "Ada", "Ben")
    play_randomly([ada, ben], table_id, 5)
    table = resign(ada, table_id).json()
    assert (table["over"], table["to_move"], table["winners"], table["choices"]) == (True, None, [1], [])
    assert table["ended"] == {"how": "resigned", "seat": 0, "text": "Ada resigned."}
    assert (table["log"][-1]["kind"], table["log"][-1]["text"]) == ("resign", "Ada resigned.")
    assert len(table["scores"]) == 2  # as they stood
    assert allmende.commitment(table["seed"]) == table["commitment"]
    again = resign(ada, table_id)  # a double click
    assert (again.status_code, again.json()["seq"]) == (200, table["seq"])
    late = ben.post(f"/api/tables/{table_id}/moves", json={"seq": table["seq"], "code": 0})
    assert (late.status_code, late.json()["error"]) == (409, "over")
    assert resign(ben, table_id).json()["winners"] == [1]  # too late for him to lose
    assert ben.get(f"/api/tables/{table_id}/verify").json()["ok"] is True
    assert ben.get(f"/api/tables/{table_id}/scores").status_code == 200
    assert ben.get(f"/api/tables/{table_id}/coach").json()["error"] == "no-coach"
    spanish = ben.get(f"/api/tables/{table_id}", params={"lang": "es"}).json()
    assert spanish["ended"]["text"] == "Ada ha abandonado."
    before = ben.get(f"/api/tables/{table_id}/at/{table['seq'] - 1}").json()
    assert (before["over"], before["ended"]) == (False, None)


def test_of_three_the_others_play_on_with_a_bot(served: Served) -> None:
    table_id, (ada, ben, cleo) = sit_down(served, "Ada", "Ben", "Cleo")
    assert resign(served.client("Eve"), table_id).json()["error"] == "not-seated"
    table = resign(ada, table_id).json()
    assert (table["over"], table["seats"][0]["out"], table["seats"][0]["name"]) == (False, "resigned", "Ada")
    assert table["log"][-1]["text"] == "Ada resigned. A bot plays on."
    table = wait_for(ben, table_id, lambda table: table["to_move"] == 1)
    assert [entry["bot"] for entry in table["log"] if entry["seat"] == 0][-1] == "journeyman"
    assert look(ada, table_id)["choices"] == []
    back = ada.post(f"/api/tables/{table_id}/stand-in", json={"seat": 0, "bot": None})
    assert (back.status_code, back.json()["error"]) == (409, "seat-out")
    assert ask(ben, table_id, "stop").json()["over"] is False
    assert reply(ada, table_id, "stop", True).json()["error"] == "seat-out"  # she has no say any more
    assert reply(cleo, table_id, "stop", True).json()["over"] is True
    row = row_of(ada, table_id, state="finished")
    assert row is not None
    assert row["ended"] == "All agreed to stop the game."


def test_the_last_of_three_to_stay_wins(served: Served) -> None:
    table_id, (ada, ben, cleo) = sit_down(served, "Ada", "Ben", "Cleo")
    resign(ada, table_id)
    table = resign(cleo, table_id).json()
    assert (table["over"], table["winners"], table["ended"]["seat"]) == (True, [1], 2)
    assert row_of(ben, table_id, result="won") is not None
    assert row_of(ada, table_id, result="won") is None
    assert row_of(ada, table_id, result="lost") is not None


@pytest.mark.parametrize(("bots", "winners"), [(1, [1]), (2, [])])
def test_who_resigns_against_bots_alone_ends_the_game(served: Served, bots: int, winners: list[int]) -> None:
    """One bot has won; which of several has, nobody can say."""
    ada = served.client("Ada")
    table_id = new_table(ada, "village", ["human", *["random"] * bots], options={"start": "1"}, rated=True)
    table = resign(ada, table_id).json()
    assert (table["over"], table["winners"]) == (True, winners)


def test_with_automata_there_is_still_a_game_for_the_one_who_stays(served: Served) -> None:
    ada, ben = served.client("Ada"), served.client("Ben")
    for options, over in (({"sim_bakers": "hans"}, False), ({"sim_bakers": "none"}, True)):
        table_id = new_table(ada, "pandemain", ["human", "open"], options=options)
        ben.post(f"/api/tables/{table_id}/join", json={})
        assert len(look(ada, table_id)["automata"]) == (0 if over else 1)
        assert resign(ada, table_id).json()["over"] is over


def test_a_sealed_choice_goes_with_whoever_made_it(served: Served) -> None:
    ada = served.client("Ada")
    others = [served.client(name) for name in ("Ben", "Cleo")]
    asked = {"options": {"drafted_hands": True}}
    table_id = new_table(ada, "villagers", ["human", "open", "open"], **asked)
    for other in others:
        other.post(f"/api/tables/{table_id}/join", json={})
    table = look(ada, table_id)
    last = table["deciding"][-1]
    client = [ada, *others][last]
    sealed = play(client, look(client, table_id)).json()
    assert (sealed["seq"], sealed["sealed"]) == (0, sealed["choices"][0]["code"])
    resign(client, table_id)
    stored = served.run(served.house.hall.table(table_id))
    assert (stored.sealed_moves, stored.seats[last].stand_in) == ({}, "journeyman")


def test_all_must_agree_to_stop(served: Served) -> None:
    table_id, (ada, ben, cleo) = sit_down(served, "Ada", "Ben", "Cleo")
    stranger = served.client("Eve")
    assert ask(stranger, table_id, "stop").json()["error"] == "not-seated"
    asked = ask(ada, table_id, "stop").json()["asking"]
    assert (asked["what"], asked["seat"], asked["yours_to_answer"]) == ("stop", 0, False)
    assert ask(ada, table_id, "stop").status_code == 200  # a double click
    assert ask(ben, table_id, "stop").json()["error"] == "already-asked"
    assert look(stranger, table_id)["asking"]["yours_to_answer"] is False
    assert look(ben, table_id)["asking"]["yours_to_answer"] is True
    assert look(ben, table_id)["asking"]["text"] == "Ada would like to stop the game without a winner."
    agreed = reply(ben, table_id, "stop", True).json()
    assert (agreed["over"], agreed["asking"]["agreed"]) == (False, [1])
    declined = reply(cleo, table_id, "stop", False).json()
    assert (declined["asking"]["declined"], declined["asking"]["text"]) == (2, "Cleo declined.")
    assert reply(ben, table_id, "stop", True).json()["error"] == "nothing-asked"
    ask(ada, table_id, "stop")
    assert reply(ada, table_id, "stop", False).json()["asking"] is None  # withdrawn
    ask(ben, table_id, "stop")
    play(ada, look(ada, table_id))
    assert look(ben, table_id)["asking"] is None  # who plays on does not want to stop
    ask(ben, table_id, "stop")
    reply(ada, table_id, "stop", True)
    table = reply(cleo, table_id, "stop", True).json()
    assert (table["over"], table["winners"], table["ended"]["how"]) == (True, [], "agreed")
    assert table["log"][-1]["text"] == "All agreed to stop the game."


def test_a_maker_closes_a_table_where_nobody_else_is(served: Served) -> None:
    ada, ben = served.client("Ada"), served.client("Ben")
    table_id = new_table(ada, "village", ["human", "open"])
    assert look(ada, table_id)["may_close"] is True
    assert ben.post(f"/api/tables/{table_id}/close").json()["error"] == "not-maker"
    ben.post(f"/api/tables/{table_id}/join", json={})
    assert look(ada, table_id)["may_close"] is False
    assert ada.post(f"/api/tables/{table_id}/close").json()["error"] == "others-are-here"
    ben.post(f"/api/tables/{table_id}/leave", json={})
    closed = ada.post(f"/api/tables/{table_id}/close").json()
    assert (closed["over"], closed["winners"], closed["ended"]["how"]) == (True, [], "closed")
    assert ada.post(f"/api/tables/{table_id}/close").status_code == 200  # a double click
    assert table_id not in [row["id"] for row in ben.get("/api/tables").json()["open"]]
    full = ben.post(f"/api/tables/{table_id}/join", json={})
    assert (full.status_code, full.json()["error"]) == (409, "over")


def test_my_games_are_found_again(served: Served) -> None:
    ada = served.client("Ada")
    made = {game: new_table(ada, game, ["human", "random"]) for game in ("village", "villagers")}
    resign(ada, made["village"])
    for query, found in (
        ({}, {"village", "villagers"}),
        ({"state": "running"}, {"villagers"}),
        ({"state": "finished"}, {"village"}),
        ({"game": "villagers"}, {"villagers"}),
        ({"game": "villagers", "state": "finished"}, set()),
        ({"result": "lost"}, {"village"}),
        ({"result": "won"}, set()),
    ):
        answer = ada.get("/api/tables/mine", params=query).json()
        assert {row["game"] for row in answer["rows"]} == found, query
        assert answer["more"] is None
    assert served.client("Eve").get("/api/tables/mine").json()["rows"] == []
    assert ada.get("/api/tables/mine", params={"state": "all"}).status_code == 422


def test_my_games_come_page_by_page(served: Served) -> None:
    ada = served.client("Ada")
    made = [new_table(ada, "village", ["human", "human"]) for _ in range(35)]
    for table_id in made[:3]:
        ada.post(f"/api/tables/{table_id}/close")
    first = ada.get("/api/tables/mine").json()
    second = ada.get("/api/tables/mine", params={"before": first["more"]}).json()
    assert [len(first["rows"]), len(second["rows"]), second["more"]] == [30, 5, None]
    assert {row["id"] for row in first["rows"] + second["rows"]} == set(made)
    lost = ada.get("/api/tables/mine", params={"result": "lost"}).json()
    assert {row["id"] for row in lost["rows"]} == set(made[:3])
