"""Making tables, sitting down, playing, taking back, talking, leaving."""

from __future__ import annotations

import dataclasses
import time

import httpx
import pytest

import allmende
from tests.server.support import Served, look, new_table, play, play_randomly

GAMES = allmende.games()


def sit_down(served: Served, game: str = "village", seats: int = 2) -> tuple[str, list[httpx.Client]]:
    """A table with people on all seats, each with a cookie of his own."""
    people = [served.client(f"Player {number}") for number in range(seats)]
    table_id = new_table(people[0], game, ["human"] + ["open"] * (seats - 1))
    for seat, person in enumerate(people[1:], 1):
        assert person.post(f"/api/tables/{table_id}/join", json={"seat": seat}).status_code == 200
    return table_id, people


@pytest.mark.parametrize("game", GAMES)
def test_a_table_answers_with_what_the_page_needs(served: Served, game: str) -> None:
    client = served.client()
    seats = allmende.game(game).seats[0]
    table = look(client, new_table(client, game, ["human"] * seats, hot_seat=True))
    asked = {"id", "game", "seq", "seats", "you", "to_move", "over", "view", "choices", "refusals", "log"}
    assert asked <= set(table)
    assert (table["game"], table["seq"], table["over"], table["log"]) == (game, 0, False, [])
    assert table["you"] == table["to_move"]
    assert table["view"]["game"] == game
    state = served.run(served.house.hall.table(table["id"])).state
    assert [choice["code"] for choice in table["choices"]] == state.legal_actions()
    for choice in table["choices"]:
        action = allmende.game(game).action(choice["code"])
        assert (choice["verb"], tuple(choice["args"].values())) == (action.verb, action.args)
        assert choice["text"]
        assert not choice["text"].startswith("action-")
    for refusal in table["refusals"]:
        assert refusal["reason"]["text"]
        assert refusal["code"] not in state.legal_actions()


def test_the_maker_sits_on_the_first_human_seat(served: Served) -> None:
    client = served.client("Ada")
    answer = client.post("/api/tables", json={"game": "village", "seats": ["open", "human", "human"]}).json()
    table = look(client, answer["id"])
    assert table["you"] == 1
    assert [seat["taken"] for seat in table["seats"]] == [False, True, False]
    assert table["seats"][1]["name"] == "Ada"
    assert [invite["seat"] for invite in answer["invites"]] == [0, 2]
    assert all(
        invite["link"].startswith(f"{served.url}/tables/{answer['id']}?invite=")
        for invite in answer["invites"]
    )


def test_a_guest_needs_nothing_but_a_request_and_gets_an_http_only_cookie(served: Served) -> None:
    answer = served.client().post("/api/tables", json={"game": "village", "seats": ["human", "open"]})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert answer.status_code == 201


def test_an_invitation_gives_its_seat_once(served: Served) -> None:
    maker, friend, stranger = served.client("Ada"), served.client("Ben"), served.client("Eve")
    made = maker.post(
        "/api/tables", json={"game": "village", "seats": ["human", "human"], "private": True}
    ).json()
    path = f"/api/tables/{made['id']}"
    assert stranger.get(path).json()["error"] == "unknown-table"
    assert stranger.post(f"{path}/join", json={}).status_code == 404
    assert stranger.post(f"{path}/join", json={"invite": "made-up"}).status_code == 404
    invite = made["invites"][0]["token"]
    assert friend.get(path, params={"invite": invite}).status_code == 200
    joined = friend.post(f"{path}/join", json={"invite": invite})
    assert joined.json()["you"] == 1
    assert friend.post(f"{path}/join", json={"invite": invite}).status_code == 200  # a retry
    assert stranger.post(f"{path}/join", json={"invite": invite}).status_code in (403, 404)
    assert stranger.get(path).status_code == 404
    assert look(maker, made["id"])["invites"] == []


def test_a_whole_game_ends_with_scores_seed_and_verification(served: Served) -> None:
    table_id, people = sit_down(served)
    before = look(people[0], table_id)
    assert (before["seed"], before["scores"]) == (None, None)
    assert people[0].get(f"/api/tables/{table_id}/verify").json()["error"] == "not-over"
    assert people[0].get(f"/api/tables/{table_id}/scores").json()["error"] == "not-over"
    play_randomly(people, table_id, 2000)
    table = look(people[1], table_id)
    assert table["over"]
    assert table["commitment"] == before["commitment"] == allmende.commitment(table["seed"])
    assert people[1].get(f"/api/tables/{table_id}/verify").json()["ok"] is True
    journal = allmende.Journal.loads(people[1].get(f"/api/tables/{table_id}/journal").json()["journal"])
    end = journal.replay()
    assert (end.scores(), end.winners()) == (table["scores"], table["winners"])
    history = people[1].get(f"/api/tables/{table_id}/scores").json()
    assert history["scores"][-1] == table["scores"]
    assert len(history["scores"]) == len(journal.actions)
    assert history["sources"][-1] == {"seq": history["seqs"][-1], "sheet": history["sheet"]}
    for moment in history["sources"]:
        then = history["scores"][history["seqs"].index(moment["seq"])]
        assert [sum(sheet.values()) for sheet in moment["sheet"]] == then
    late = people[0].post(f"/api/tables/{table_id}/moves", json={"seq": table["seq"], "code": 0})
    assert (late.status_code, late.json()["error"]) == (409, "over")


def test_every_past_moment_is_what_it_was(served: Served) -> None:
    table_id, people = sit_down(served)
    seen = {}
    for _ in range(70):  # past two stored frames
        table = look(people[0], table_id)
        seen[table["seq"]] = table["view"]
        play_randomly(people, table_id, 1, seed=table["seq"])
    for seq, view in seen.items():
        moment = people[0].get(f"/api/tables/{table_id}/at/{seq}").json()
        assert (moment["seq"], moment["view"]) == (seq, view)
    assert people[0].get(f"/api/tables/{table_id}/at/1000").status_code == 404


def test_undo_takes_back_ones_own_decision_and_no_other(served: Served) -> None:
    table_id, people = sit_down(served)
    for turn in range(200):
        table = look(people[look(people[0], table_id)["to_move"]], table_id)
        person, other = people[table["to_move"]], people[1 - table["to_move"]]
        played = play(person, table, table["choices"][turn % len(table["choices"])]["code"]).json()
        if not played["undoable"]:
            continue
        foreign = other.post(f"/api/tables/{table_id}/undo", json={"seq": played["seq"]})
        assert foreign.json()["error"] == "nothing-to-undo"
        undone = person.post(f"/api/tables/{table_id}/undo", json={"seq": played["seq"]})
        assert undone.status_code == 200
        assert undone.json()["view"] == table["view"]
        assert undone.json()["seq"] == played["seq"] + 1  # an undo is an entry of its own
        assert undone.json()["log"][-2]["undone"] is True
        again = person.post(f"/api/tables/{table_id}/undo", json={"seq": played["seq"]})  # a retry
        assert again.json()["seq"] == undone.json()["seq"]
        return
    raise AssertionError("nothing could ever be taken back")


def test_nothing_is_taken_back_once_the_game_is_over(served: Served) -> None:
    """Not even where the last move shows nothing new: by then everything lies open."""
    ada = served.client("Ada")
    table_id = new_table(ada, "village", ["human", "human"], hot_seat=True)
    play_randomly([ada, ada], table_id, 2000)
    known = served.run(served.house.hall.table(table_id))
    known.entries[-1] = dataclasses.replace(known.entries[-1], revealed=False)  # whatever the deal was
    table = look(ada, table_id)
    assert (table["over"], table["undoable"]) == (True, 0)
    refused = ada.post(f"/api/tables/{table_id}/undo", json={"seq": table["seq"]})
    assert (refused.status_code, refused.json()["error"]) == (409, "nothing-to-undo")


def test_a_retry_is_answered_as_the_first_time_and_changes_nothing(served: Served) -> None:
    table_id, people = sit_down(served)
    to_move = look(people[0], table_id)["to_move"]
    table = look(people[to_move], table_id)
    first = play(people[to_move], table).json()
    retried = play(people[to_move], table)
    assert (retried.status_code, retried.json()["seq"]) == (200, first["seq"])
    other_code = table["choices"][1]["code"]
    stale = play(people[to_move], table, other_code)
    assert (stale.status_code, stale.json()["error"], stale.json()["seq"]) == (409, "stale", first["seq"])
    key = {"Idempotency-Key": "once"}
    body = {"game": "village", "seats": ["human", "open"]}
    made = [people[0].post("/api/tables", json=body, headers=key).json()["id"] for _ in range(2)]
    assert made[0] == made[1]


def test_chat_reaches_the_table_once(served: Served) -> None:
    table_id, people = sit_down(served)
    for _ in range(2):
        said = people[1].post(
            f"/api/tables/{table_id}/chat", json={"text": "hello"}, headers={"Idempotency-Key": "k"}
        )
        assert said.status_code == 200
    lines = look(people[0], table_id)["chat"]
    assert [(line["name"], line["seat"], line["text"]) for line in lines] == [("Player 1", 1, "hello")]
    stranger = served.client("Eve").post(f"/api/tables/{table_id}/chat", json={"text": "me too"})
    assert stranger.json()["error"] == "not-seated"


def test_leaving_frees_the_seat_for_somebody_else(served: Served) -> None:
    table_id, people = sit_down(served)
    left = people[1].post(f"/api/tables/{table_id}/leave", json={})
    assert left.json()["you"] is None
    newcomer = served.client("Cleo")
    assert newcomer.post(f"/api/tables/{table_id}/join", json={}).json()["you"] == 1
    full = served.client("Dan").post(f"/api/tables/{table_id}/join", json={})
    assert (full.status_code, full.json()["error"]) == (409, "full")


def test_nobody_changes_seats_and_takes_along_what_he_has_seen(served: Served) -> None:
    table_id, people = sit_down(served)
    people[1].post(f"/api/tables/{table_id}/leave", json={})
    peeking = people[0].post(f"/api/tables/{table_id}/join", json={"seat": 1})
    assert (peeking.status_code, peeking.json()["error"]) == (409, "other-seat")
    people[0].post(f"/api/tables/{table_id}/leave", json={})
    again = people[0].post(f"/api/tables/{table_id}/join", json={"seat": 1})
    assert again.json()["error"] == "other-seat"
    assert people[0].post(f"/api/tables/{table_id}/join", json={}).json()["you"] == 0
    assert people[1].post(f"/api/tables/{table_id}/join", json={}).json()["you"] == 1


def test_lists_tell_my_tables_my_turn_and_open_ones(served: Served) -> None:
    table_id, people = sit_down(served)
    to_move = look(people[0], table_id)["to_move"]
    turn = [row["id"] for row in people[to_move].get("/api/tables").json()["your_turn"]]
    waiting = [row["id"] for row in people[1 - to_move].get("/api/tables").json()["mine"]]
    assert turn == waiting == [table_id]
    open_id = new_table(people[0], "village", ["human", "open"])
    hidden_id = new_table(people[0], "village", ["human", "open"], private=True)
    listed = [row["id"] for row in served.client().get("/api/tables").json()["open"]]
    assert open_id in listed
    assert hidden_id not in listed


def test_bots_play_by_themselves_in_other_processes(served: Served) -> None:
    client = served.client("Ada")
    table_id = new_table(client, "village", ["random", "random", "random"])
    until = time.monotonic() + 120
    while not (table := look(client, table_id))["over"]:
        assert time.monotonic() < until, table["seq"]
        time.sleep(0.1)
    assert {entry["bot"] for entry in table["log"]} == {"random"}
    assert client.get(f"/api/tables/{table_id}/verify").json()["ok"] is True


def test_whoever_plays_two_seats_is_told_which_one_decides(served: Served) -> None:
    client = served.client("Ada")
    both = look(client, new_table(client, "village", ["human", "human"], hot_seat=True))
    assert [seat["name"] for seat in both["seats"]] == ["Ada (1)", "Ada (2)"]
    assert both["prompt"].startswith(f"Ada ({both['to_move'] + 1})")
    alone = look(client, new_table(client, "village", ["human", "random"]))
    assert alone["seats"][0]["name"] == "Ada"


def test_both_languages(served: Served) -> None:
    client = served.client("Ada")
    table_id = new_table(client, "village", ["human", "human"], hot_seat=True)
    english, spanish = look(client, table_id), look(client, table_id, lang="es")
    assert english["prompt"] != spanish["prompt"]
    assert english["choices"][0]["text"] != spanish["choices"][0]["text"]
    refused = client.post(
        f"/api/tables/{table_id}/moves",
        json={"seq": 9, "code": 0},
        headers={"Accept-Language": "es-AR,en;q=0.5"},
    )
    assert refused.json()["message"].startswith("Alguien")


def test_a_branch_goes_on_from_a_moment_of_a_finished_game(served: Served) -> None:
    client = served.client("Ada")
    table_id = new_table(client, "village", ["human", "human"], hot_seat=True)
    play_randomly([client, client], table_id, 2000)
    past = client.get(f"/api/tables/{table_id}/at/20").json()
    made = client.post(f"/api/tables/{table_id}/branch", json={"seq": 20, "seats": ["human", "random"]})
    branch = look(client, made.json()["id"])
    assert branch["view"]["families"][0] == past["view"]["families"][0]
    assert branch["commitment"] != look(client, table_id)["commitment"]
