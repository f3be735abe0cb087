"""The socket: pushes in order, each thing once, also for a client that drops and comes back at random."""

from __future__ import annotations

import json
import random
import threading
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from allmende.server.settings import Settings
from tests.server.support import Served, look, new_table, play, play_randomly, sqlite


def open_socket(
    served: Served, client: httpx.Client, table_id: str, since: int = 0, chat: int = 0, **headers: str
) -> ClientConnection:
    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    address = f"ws://{served.host}/api/tables/{table_id}/live?since={since}&chat={chat}"
    return connect(address, additional_headers={**headers, **({"Cookie": cookie} if cookie else {})})


def hear(socket: ClientConnection, timeout: float = 10) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=timeout))
        if message["type"] == "table":
            return message


def test_a_move_is_pushed_to_everybody_as_each_may_see_it(served: Served) -> None:
    ada, ben = served.client("Ada"), served.client("Ben")
    table_id = new_table(ada, "village", ["human", "open"], options={"start": "1"})
    ben.post(f"/api/tables/{table_id}/join", json={})
    with (
        open_socket(served, ben, table_id) as bens,
        open_socket(served, served.client(), table_id) as watching,
    ):
        assert (hear(bens)["you"], hear(watching)["you"]) == (1, None)
        played = play(ada, look(ada, table_id)).json()
        for socket, seat in ((bens, 1), (watching, None)):
            while (pushed := hear(socket))["seq"] < played["seq"]:
                pass
            assert pushed["you"] == seat
            assert [entry["seq"] for entry in pushed["log"]] == [0]
            assert pushed["log"][0]["code"] is None
            assert pushed["log"][0]["events"]
        ada.post(f"/api/tables/{table_id}/chat", json={"text": "your turn"})
        while not (pushed := hear(bens))["chat"]:
            pass
        assert (pushed["chat"][0]["text"], pushed["log"]) == ("your turn", [])


def test_a_brief_answer_says_which_push_shows_the_move(served: Served) -> None:
    """Whole answers are for those who don't ask for less. A retry is answered briefly, too; a refusal is whole."""
    ada = served.client("Ada")
    table_id = new_table(ada, "village", ["human", "human"], hot_seat=True)
    with open_socket(served, ada, table_id) as socket:
        table = hear(socket)
        for _ in range(5):
            body = {"seq": table["seq"], "code": table["choices"][0]["code"], "brief": True}
            stored = ada.post(f"/api/tables/{table_id}/moves", json=body).json()
            assert stored == {
                "type": "stored", "seq": table["seq"] + 1, "version": stored["version"], "build": table["build"],
            }  # fmt: skip
            again = ada.post(f"/api/tables/{table_id}/moves", json=body)
            assert (again.status_code, again.json()) == (200, stored)
            while (table := hear(socket))["version"] < stored["version"]:
                pass
            assert (table["version"], table["seq"]) == (stored["version"], stored["seq"])
            assert table["log"][-1]["seq"] == body["seq"]
        late = ada.post(f"/api/tables/{table_id}/moves", json={"seq": 0, "code": 1, "brief": True})
        assert (late.status_code, late.json()["error"]) == (409, "stale")
        assert play(ada, table).json()["type"] == "table"


def test_moves_are_taken_alike_on_the_short_way_and_on_the_usual_one(served: Served) -> None:
    """Only a plain `application/json` takes the short way; what is answered does not tell which it was."""
    ada, eve = served.client("Ada"), served.client("Eve")
    table_id = new_table(ada, "village", ["human", "human"], hot_seat=True)
    table = look(ada, table_id)
    good = {"seq": table["seq"], "code": table["choices"][0]["code"]}
    bodies: list[Any] = [
        {**good, "code": 99999},
        {**good, "seq": 7},
        {**good, "seat": 5},
        {"seq": 0},
        [],
        {**good, "x": 1},
    ]
    tried = [(client, body) for client in (eve, served.client(), ada) for body in bodies] + [(ada, good)] * 2
    for client, body in tried:
        answers = [
            client.post(
                f"/api/tables/{table_id}/moves?lang=es",
                content=json.dumps(body),
                headers={"Content-Type": kind},
            )
            for kind in ("application/json", "application/json; charset=utf-8")
        ]
        told = [
            (answer.status_code, answer.json().get("error"), answer.json().get("message"))
            for answer in answers
        ]
        assert told[0] == told[1], body
        assert (told[0][0] == 200) == (body is good), body
    assert look(ada, table_id)["seq"] == table["seq"] + 1  # sent four times, played once


def test_who_is_here_is_seen(served: Served) -> None:
    ada, ben = served.client("Ada"), served.client("Ben")
    table_id = new_table(ada, "village", ["human", "open"])
    ben.post(f"/api/tables/{table_id}/join", json={})
    with open_socket(served, ada, table_id) as socket:
        hear(socket)
        with open_socket(served, ben, table_id):
            while not hear(socket)["seats"][1]["present"]:
                pass
        while hear(socket)["seats"][1]["present"]:
            pass


def test_invitations_lead_to_pages_over_the_socket_too_and_behind_a_proxy(served: Served) -> None:
    ada = served.client("Ada")
    table_id = new_table(ada, "village", ["human", "human"])
    link = f"{served.host}/tables/{table_id}?invite="
    for scheme, headers in (("http", {}), ("https", {"X-Forwarded-Proto": "https"})):
        answer = ada.get(f"/api/tables/{table_id}", headers=headers).json()
        with open_socket(served, ada, table_id, 0, 0, **headers) as socket:
            for invites in (answer["invites"], hear(socket)["invites"]):
                assert [invite["link"][: len(scheme) + 3 + len(link)] for invite in invites] == [
                    f"{scheme}://{link}"
                ]


def test_a_proxy_that_is_not_ours_is_not_believed(tmp_path: Path) -> None:
    strict = Served(Settings(database=sqlite(tmp_path), proxies="192.0.2.1"))
    try:
        made = strict.client("Ada").post(
            "/api/tables",
            json={"game": "village", "seats": ["human", "human"]},
            headers={"X-Forwarded-Proto": "https"},
        )
        assert made.json()["link"].startswith("http://")
        assert "secure" not in made.headers.get("set-cookie", "").lower()
    finally:
        strict.stop()


def test_an_ended_session_is_shown_out(served: Served) -> None:
    ada = served.client("Ada")
    table_id = new_table(ada, "village", ["human", "open"], private=True)
    with open_socket(served, ada, table_id) as socket:
        hear(socket)
        assert ada.post("/api/logout").status_code == 200
        try:
            while True:
                hear(socket)
        except ConnectionClosed:
            assert socket.close_code == 1008


def test_a_client_that_drops_and_resumes_at_random_misses_and_doubles_nothing(served: Served) -> None:
    ada = served.client("Ada")
    table_id = new_table(ada, "village", ["human", "human"], hot_seat=True)
    done = threading.Event()

    def play_on() -> None:
        try:
            for number in range(150):
                play_randomly([ada, ada], table_id, 1, seed=number)
                if number % 10 == 0:
                    ada.post(f"/api/tables/{table_id}/chat", json={"text": str(number)})
        finally:
            done.set()

    player = threading.Thread(target=play_on)
    player.start()
    chance = random.Random(5)
    entries: list[int] = []
    lines: list[int] = []
    while not done.is_set() or len(entries) < look(ada, table_id)["seq"] or len(lines) < 15:
        with open_socket(served, ada, table_id, len(entries), lines[-1] if lines else 0) as socket:
            try:
                for _ in range(chance.randrange(1, 8)):
                    message = hear(socket, timeout=0.5)
                    entries += [entry["seq"] for entry in message["log"]]
                    lines += [line["id"] for line in message["chat"]]
            except TimeoutError:
                pass
            if chance.random() < 0.5:
                socket.socket.close()  # as a phone in a tunnel does: without a word
        time.sleep(chance.random() * 0.05)
    player.join()
    assert entries == list(range(look(ada, table_id)["seq"]))
    assert [line["id"] for line in look(ada, table_id)["chat"]] == lines
