"""Mail and webhooks: nothing is sent to people who didn't ask for it, and nobody can make the server call private addresses."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest

from allmende.server.errors import NotAllowed
from allmende.server.people import webhooks
from allmende.server.people.threads import in_thread
from allmende.server.settings import Mail
from tests.server.support import Served
from tests.server.test_notices import Post, away, link_in, serving, wait_until

__all__ = ["away"]  # a fixture

PASSWORD = "correct horse battery"


@pytest.fixture
def posting(tmp_path: Path, away: tuple[str, Mail]) -> Iterator[Served]:
    with serving(tmp_path, away[1]) as served:
        yield served


def test_an_address_is_used_only_after_its_reader_confirmed_it(posting: Served) -> None:
    ada = posting.client("Ada")
    assert ada.put("/api/me/notices", json={"mail": "ada@example.org"}).json()["mail_confirmed"] is False
    wait_until(lambda: len(Post.letters) == 1)
    link = link_in(Post.letters[0])
    assert "<button>" in posting.client().get(link).text  # opening it does nothing
    assert ada.get("/api/me").json()["mail_confirmed"] is False
    posting.client().post(link)
    assert ada.get("/api/me").json()["mail_confirmed"] is True
    assert "has expired" in posting.client().post(link).text  # once
    assert ada.put("/api/me/notices", json={"mail": "eve@example.org"}).json()["mail_confirmed"] is False


def test_an_old_letter_confirms_no_other_address(posting: Served) -> None:
    ada = posting.client("Ada")
    ada.put("/api/me/notices", json={"mail": "ada@example.org"})
    wait_until(lambda: len(Post.letters) == 1)
    ada.put("/api/me/notices", json={"mail": "victim@example.org"})
    posting.client().post(link_in(Post.letters[0]))
    assert ada.get("/api/me").json()["mail_confirmed"] is False


NO_ADDRESSES = [
    "a@b", "a b@c.de", "a@b.de,c@d.de", "a@b.de\nBcc: c@d.de", '"a"@b.de', "a@b.de>", "<a@b.de",
    "a@b.de\x00", "@b.de", "a@", "a@-.x", "a" * 65 + "@b.de", "ä@b.de",
]  # fmt: skip


def test_one_plain_address(posting: Served) -> None:
    ada = posting.client("Ada")
    answers = {mail: ada.put("/api/me/notices", json={"mail": mail}).status_code for mail in NO_ADDRESSES}
    assert answers == dict.fromkeys(NO_ADDRESSES, 422)
    assert Post.letters == []


def test_letters_to_one_address_are_limited(posting: Served) -> None:
    answers = []
    for number in range(7):
        guest = posting.client(f"Guest {number}")  # with new guests, too
        answers.append(guest.put("/api/me/notices", json={"mail": "victim@example.org"}).status_code)
    assert answers == [200] * 5 + [429] * 2


def test_unsubscribing(posting: Served) -> None:
    ada = posting.client("Ada")
    ada.put("/api/me/notices", json={"mail": "ada@example.org"})
    wait_until(lambda: len(Post.letters) == 1)
    posting.client().post(link_in(Post.letters.pop()))
    person = posting.run(posting.house.store.people.find(ada.get("/api/me").json()["id"]))
    assert person is not None
    posting.run(posting.house.letters.notice(person, "s", "t", "https://play.example", "en"))
    letter = Post.letters[0]
    assert "List-Unsubscribe: <https://play.example/letters/unsubscribe?token=" in letter.replace("\n ", " ")
    assert "List-Unsubscribe-Post: List-Unsubscribe=One-Click" in letter
    posting.client().post(link_in(letter), content="List-Unsubscribe=One-Click")
    assert ada.get("/api/me").json()["mail"] is None


def test_a_forgotten_password(posting: Served) -> None:
    ada, thief = posting.client("Ada"), posting.client()
    ada.post("/api/account", json={"login": "ada", "password": PASSWORD})
    thief.post("/api/login", json={"login": "ada", "password": PASSWORD})
    ada.put("/api/me/notices", json={"mail": "ada@example.org"})
    wait_until(lambda: len(Post.letters) == 1)
    asked = [
        posting.client().post("/api/password/forgotten", json={"login": name}) for name in ("ada", "eve")
    ]
    assert asked[0].text == asked[1].text
    assert len(Post.letters) == 1  # not before the address is confirmed
    posting.client().post(link_in(Post.letters[0]))
    posting.client().post("/api/password/forgotten", json={"login": "ada"})
    wait_until(lambda: len(Post.letters) == 2)
    link = link_in(Post.letters[1])
    form = {"content": "password=short", "headers": {"Content-Type": "application/x-www-form-urlencoded"}}
    assert "at least 8" in posting.client().post(link, **form).text  # type: ignore[arg-type]
    form["content"] = "password=another+good+one"
    assert "changed" in posting.client().post(link, **form).text  # type: ignore[arg-type]
    assert thief.get("/api/me").json()["id"] is None
    for password, status in ((PASSWORD, 403), ("another good one", 200)):
        answer = posting.client().post("/api/login", json={"login": "ada", "password": password})
        assert answer.status_code == status


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.1.2.3", "192.168.1.1", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1", "192.0.2.1",
     "255.255.255.255", "::1", "::", "fe80::1", "fc00::1", "::ffff:10.0.0.1", "::ffff:8.8.8.8", "64:ff9b::10.0.0.1",
     "64:ff9b:1::1", "2002:a00:1::1", "2001:0:4136:e378::", "ff02::1", "2001:db8::1", "192.88.99.1", "::10.0.0.1"],
)  # fmt: skip
def test_addresses_the_server_does_not_call(address: str) -> None:
    assert not webhooks.is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "1.1.1.1", "2606:4700:4700::1111"])
def test_addresses_it_calls(address: str) -> None:
    assert webhooks.is_public(address)


def test_a_name_is_looked_up_once_and_that_address_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that points elsewhere a moment later leads nowhere else."""
    answers = iter(["93.184.216.34", "127.0.0.1"])

    def resolve(host: str, port: int, *more: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (next(answers), port))]

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    target = asyncio.run(webhooks.look_up("https://rebind.example/hook?x=1", False))
    assert target.url == "https://93.184.216.34:443/hook?x=1"
    assert target.host == "rebind.example"
    with pytest.raises(NotAllowed):
        asyncio.run(webhooks.look_up("https://rebind.example/hook", False))


@pytest.mark.parametrize("address", ["http://8.8.8.8:22/", "https://8.8.8.8:8443/", "ftp://8.8.8.8/", "http://u:p@8.8.8.8/",
                                     "http://8.8.8.8:99999/", "http:///x", "gopher://8.8.8.8:80/"])  # fmt: skip
def test_other_ports_and_schemes_are_refused(address: str) -> None:
    with pytest.raises(NotAllowed):
        asyncio.run(webhooks.look_up(address, False))


class Odd(BaseHTTPRequestHandler):
    paths: list[str] = []

    def do_POST(self) -> None:
        self.paths.append(self.path)
        if self.path == "/redirect":
            self.send_response(302)
            self.send_header("Location", "/inside")
            self.end_headers()
            return
        self.send_response(200)
        self.end_headers()
        try:
            while self.path == "/endless":
                self.wfile.write(b"x" * 10_000)
            while self.path == "/slow":
                self.wfile.write(b"x")
                time.sleep(0.05)
        except OSError:
            pass

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture(scope="module")
def odd() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Odd)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def test_answers_are_bounded_in_length_time_and_redirects(odd: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert asyncio.run(webhooks.call(f"{odd}/endless", {}, True)) is True
    assert asyncio.run(webhooks.call(f"{odd}/redirect", {}, True)) is False
    assert "/inside" not in Odd.paths
    monkeypatch.setattr(webhooks, "SECONDS", 1.0)
    began = time.monotonic()
    with pytest.raises((TimeoutError, httpx.HTTPError, NotAllowed)):
        asyncio.run(webhooks.call(f"{odd}/slow", {}, True))
    assert time.monotonic() - began < 15


def test_nobody_waits_for_a_slow_lookup_when_the_server_stops() -> None:
    """asyncio's own threads would be waited for; these are not."""
    began = time.monotonic()

    async def look() -> None:
        with pytest.raises(TimeoutError):
            await in_thread(0.1, time.sleep, 30)

    asyncio.run(look())
    assert time.monotonic() - began < 5
