"""Notices to people who are away: by webhook and by mail."""

from __future__ import annotations

import json
import re
import socketserver
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email import message_from_string
from email.policy import default
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from allmende.server.settings import Mail, Settings
from tests.server.support import Served, look, new_table, play, sqlite


class Hook(BaseHTTPRequestHandler):
    heard: list[dict[str, object]] = []

    def do_POST(self) -> None:
        self.heard.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
        self.send_response(204)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


class Post(socketserver.StreamRequestHandler):
    """As much of SMTP as a mail needs."""

    letters: list[str] = []

    def handle(self) -> None:
        self.say("220 here")
        while line := self.rfile.readline().decode().strip():
            word = line.split()[0].upper()
            if word == "DATA":
                self.say("354 go on")
                letter = ""
                while (text := self.rfile.readline().decode()) != ".\r\n":
                    letter += text
                self.letters.append(letter)
            elif word == "QUIT":
                self.say("221 bye")
                return
            self.say("250 ok")

    def say(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())


def link_in(letter: str) -> str:
    """The path of the link in a letter."""
    found = re.search(
        r"https://play\.example(/letters/\S+)", message_from_string(letter, policy=default).get_content()
    )
    assert found, letter
    return found.group(1)


def confirm(served: Served, letter: str) -> None:
    assert "confirmada" in served.client().post(f"{link_in(letter)}&lang=es").text


def wait_until(fits: Callable[[], bool]) -> None:
    until = time.monotonic() + 20
    while not fits():
        assert time.monotonic() < until
        time.sleep(0.02)


def ben_is_to_move(
    served: Served, notices: dict[str, str], **more: Any
) -> tuple[str, httpx.Client, httpx.Client]:
    ada, ben = served.client("Ada"), served.client("Ben")
    assert ben.put("/api/me/notices", json=notices, params={"lang": "es"}).status_code == 200
    if "mail" in notices:
        confirm(served, Post.letters.pop())
    table_id = new_table(ada, "village", ["human", "open"], options={"start": "1"}, **more)
    ben.post(f"/api/tables/{table_id}/join", json={})
    while (table := look(ada, table_id))["to_move"] == 0:
        play(ada, table)
    return table_id, ada, ben


@pytest.fixture
def away() -> Iterator[tuple[str, Mail]]:
    """A webhook and a mail server that keep what they are sent."""
    hook, post = HTTPServer(("127.0.0.1", 0), Hook), socketserver.ThreadingTCPServer(("127.0.0.1", 0), Post)
    Hook.heard.clear()
    Post.letters.clear()
    for server in (hook, post):
        threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{hook.server_port}/turn", Mail(host="127.0.0.1", port=post.server_address[1])
    for server in (hook, post):
        server.shutdown()
        server.server_close()


@contextmanager
def serving(folder: Path, mail: Mail, **seconds: float) -> Iterator[Served]:
    settings = Settings(
        database=sqlite(folder),
        address="https://play.example",
        private_webhooks=True,
        mail=mail,
        **seconds,  # type: ignore[arg-type]
    )
    served = Served(settings)
    try:
        yield served
    finally:
        served.stop()


def test_your_turn_by_webhook_and_mail_once(tmp_path: Path, away: tuple[str, Mail]) -> None:
    webhook, mail = away
    with serving(tmp_path, mail, notice_seconds=0.2) as served:
        table_id, _, ben = ben_is_to_move(served, {"webhook": webhook, "mail": "ben@example.org"})
        wait_until(lambda: bool(Hook.heard and Post.letters))
        assert Hook.heard[0]["link"] == f"https://play.example/tables/{table_id}"
        assert (Hook.heard[0]["kind"], Hook.heard[0]["table"], Hook.heard[0]["seat"]) == (
            "notice",
            table_id,
            1,
        )
        assert "To: ben@example.org" in Post.letters[0]
        assert "te toca" in Post.letters[0]
        letter = message_from_string(Post.letters[0], policy=default)
        assert f"https://play.example/tables/{table_id}" in letter.get_content()
        ben.post(f"/api/tables/{table_id}/chat", json={"text": "a change that is no move"})
        wait_until(lambda: not served.house.notices._waiting)
        assert (len(Hook.heard), len(Post.letters)) == (1, 1)


def test_who_still_has_not_moved_is_reminded_until_he_does(
    tmp_path: Path, away: tuple[str, Mail], monkeypatch: pytest.MonkeyPatch
) -> None:
    webhook, mail = away
    with serving(tmp_path, mail, notice_seconds=0.05, reminder_seconds=0.4) as served:
        table_id, _, ben = ben_is_to_move(served, {"webhook": webhook, "mail": "ben@example.org"})
        wait_until(lambda: len(Hook.heard) >= 3 and len(Post.letters) >= 3)
        assert [heard["kind"] for heard in Hook.heard[:3]] == ["notice", "reminder", "reminder"]
        assert {heard["table"] for heard in Hook.heard} == {table_id}
        subjects = [str(message_from_string(letter, policy=default)["subject"]) for letter in Post.letters]
        assert subjects[0] != subjects[1] == subjects[2]
        assert subjects[1].endswith("todavía te toca")
        while (table := look(ben, table_id))["to_move"] == 1:
            play(ben, table)
        house = served.house
        waited_for = served.run(house.store.lists.waiting_for_people(time.time() + 3600, time.time()))
        assert (table_id, 1) not in waited_for
        for who, way in ((house.notices, "_call"), (house.letters, "notice")):
            monkeypatch.setattr(who, way, lambda *told: pytest.fail(f"told again: {told}"))
        served.run(house.notices.tell(table_id, 1, "reminder"))


def test_who_plays_by_correspondence_is_reminded_once_when_time_runs_short(
    tmp_path: Path, away: tuple[str, Mail], monkeypatch: pytest.MonkeyPatch
) -> None:
    webhook, mail = away
    with serving(tmp_path, mail, notice_seconds=0.05) as served:
        clock = {"kind": "correspondence", "days": 1}
        table_id, _, _ = ben_is_to_move(served, {"webhook": webhook}, clock=clock)
        wait_until(lambda: len(Hook.heard) == 1)
        house, begun = served.house, time.time()
        for hours, told in (
            (1, 1),
            (11, 1),
            (13, 2),
            (14, 2),
            (23, 2),
        ):  # a day is not over before its reminder
            later = begun + 3600 * hours
            monkeypatch.setattr(
                "allmende.server.people.notices.time", SimpleNamespace(time=lambda at=later: at)
            )
            waiting = served.run(house.store.lists.waiting_for_people(later - 86400, later))
            assert ((table_id, 1) in waiting) == (hours == 13)
            served.run(house.notices.tell(table_id, 1, "reminder"))
            wait_until(lambda told=told: len(Hook.heard) == told)  # type: ignore[misc]
        assert [heard["kind"] for heard in Hook.heard] == ["notice", "reminder"]


def test_all_who_decide_at_once_are_told(tmp_path: Path, away: tuple[str, Mail]) -> None:
    webhook, mail = away
    with serving(tmp_path, mail, notice_seconds=0.3) as served:
        people = [served.client(name) for name in ("Ada", "Ben", "Cleo")]
        seats = ["human", "open", "open"]
        table_id = new_table(people[0], "villagers", seats, options={"drafted_hands": True})
        for seat, person in enumerate(people[1:], 1):
            person.put("/api/me/notices", json={"webhook": webhook})
            person.post(f"/api/tables/{table_id}/join", json={"seat": seat})
        wait_until(lambda: {heard["seat"] for heard in Hook.heard} == {1, 2})


@pytest.mark.parametrize("address", ["http://127.0.0.1/x", "http://localhost/x", "http://10.0.0.1/", "http://[::1]/",
                                     "http://169.254.1.1/", "http://[", f"http://{'a' * 70}.example/"])  # fmt: skip
def test_webhooks_do_not_reach_into_the_servers_own_network(served: Served, address: str) -> None:
    answer = served.client("Eve").put("/api/me/notices", json={"webhook": address})
    assert (answer.status_code, answer.json()["error"]) == (422, "webhook")
