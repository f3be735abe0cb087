"""Fair use: nobody can use up what all share."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import ExitStack
from types import SimpleNamespace

import pytest
from websockets.sync.client import ClientConnection

from allmende.bots.registry import parameters
from allmende.server import buckets
from allmende.server.buckets import Buckets
from allmende.server.http.quotas import neighbourhood
from allmende.server.settings import Settings
from allmende.server.thinking.thoughts import Thought
from allmende.server.thinking.workers import Workers
from tests.server.support import Served, look, new_table, play, play_randomly, sqlite
from tests.server.test_live import hear, open_socket


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with so narrow limits that each can be reached."""
    settings = Settings(
        database=sqlite(tmp_path_factory.mktemp("server")),
        tables_per_person=3,
        hints_per_minute=1,
        chat_per_minute=6,
        sockets_per_person=2,
        journal_entries=6,
        costly_per_second=2.0,
        hint_seconds=0.05,
    )
    server = Served(settings)
    yield server
    server.stop()


def test_those_who_wait_for_a_worker_take_turns() -> None:
    """One with a hundred tables waits for themselves, not the others for them."""

    async def order() -> list[str]:
        workers, served = Workers(1), []

        async def think(whose: str) -> None:
            worker = await workers._turn(whose)
            served.append(whose)
            await asyncio.sleep(0)
            workers._give(worker)

        greedy = [asyncio.create_task(think("greedy")) for _ in range(100)]
        await asyncio.sleep(0)
        others = [asyncio.create_task(think(name)) for name in ("ada", "ben", "ada")]
        await asyncio.gather(*greedy, *others)
        assert workers._free == [None]
        return served

    found = asyncio.run(order())
    assert sorted(name for name in found[:7] if name != "greedy") == ["ada", "ada", "ben"]


def test_whoever_gives_up_waiting_takes_no_worker_along() -> None:
    async def left() -> int:
        workers = Workers(1)
        first = await workers._turn("ada")
        gone = asyncio.create_task(workers._turn("ben"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        late = asyncio.create_task(workers._turn("cleo"))
        await asyncio.sleep(0)
        workers._give(first)  # it reaches cleo, who gives up in the same moment
        late.cancel()
        await asyncio.gather(late, return_exceptions=True)
        return len(workers._free)

    assert asyncio.run(left()) == 1


@pytest.mark.parametrize("name", ["search:ms=60000", "search:iterations=1000000", "greedy:nodes=100000",
                                  "master:ms=6000", "search:root=90000,ms=10", "grandmaster:cores=2"])  # fmt: skip
def test_a_bot_asks_for_no_more_than_is_fair(served: Served, name: str) -> None:
    ada = served.client("Ada")
    refused = ada.post("/api/tables", json={"game": "village", "seats": ["human", name]})
    assert (refused.status_code, refused.json()["error"]) == (422, "bot-limit")
    table_id = new_table(ada, "village", ["human", "human"], hot_seat=True)
    body = {"seat": 0, "bot": name}
    assert ada.post(f"/api/tables/{table_id}/stand-in", json=body).json()["error"] == "bot-limit"
    forked = ada.post(f"/api/tables/{table_id}/branch", json={"seq": 0, "seats": ["human", name]})
    assert forked.json()["error"] == "bot-limit"


def test_what_a_bot_asks_for() -> None:
    assert parameters("master")["ms"] == 1000
    assert parameters("search:iterations=5")["ms"] == 0
    assert parameters("random") == {}


def test_bots_of_somebody_who_used_up_their_time_are_hasty(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot, asked = served.house.autopilot, []

    async def choose(name: str, state: object, seat: int, whose: str) -> Thought:
        asked.append((name, whose))
        return Thought(0, None, 400.0)

    monkeypatch.setattr(pilot.thinkers, "choose", choose)
    table_id = new_table(served.client("Ada"), "village", ["human", "human"], hot_seat=True)
    table = served.run(served.house.hall.table(table_id))
    for _ in range(5):
        served.run(pilot.think(table, "master"))
    names = [name for name, _ in asked]
    assert (names[0], names[-1]) == ("master", "master:ms=20")
    assert {whose for _, whose in asked} == {table.record.creator}
    asked.clear()
    other = new_table(served.client("Ben"), "village", ["human", "human"], hot_seat=True)
    served.run(pilot.think(served.run(served.house.hall.table(other)), "master"))
    assert asked[0][0] == "master"


def test_debts_are_made_up_for() -> None:
    bucket = Buckets(1.0, 10.0)
    assert bucket.take("a", 0.0) == 0.0
    bucket.spend("a", 15.0)
    assert 4.9 < bucket.take("a", 0.0) <= 5.0
    bucket.spend("a", 1000.0)
    assert bucket.take("a", 0.0) <= 10.0  # no more than as much again
    assert bucket.take("b", 0.0) == 0.0


def test_running_tables_are_limited_for_each_person(strict: Served) -> None:
    ada = strict.client("Ada")
    for _ in range(3):
        new_table(ada, "village", ["human", "open"])
    refused = ada.post("/api/tables", json={"game": "village", "seats": ["human", "open"]})
    assert (refused.status_code, refused.json()["error"]) == (429, "too-many-tables")
    assert "3" in refused.json()["message"]
    new_table(strict.client("Ben"), "village", ["human", "open"])


def test_hints_and_chat_are_limited_for_each_person(strict: Served) -> None:
    ada = strict.client("Ada")
    table_id = new_table(ada, "village", ["human", "human"], hot_seat=True)
    hints = [ada.post(f"/api/tables/{table_id}/hint", json={}).status_code for _ in range(2)]
    assert hints == [200, 429]
    said = [ada.post(f"/api/tables/{table_id}/chat", json={"text": "hi"}).status_code for _ in range(5)]
    assert said == [200, 200, 200, 429, 429]
    assert play(ada, look(ada, table_id)).status_code == 200  # the game continues


def test_sockets_are_limited_for_each_person(strict: Served) -> None:
    ada = strict.client("Ada")
    table_id = new_table(ada, "village", ["human", "open"])

    def told(socket: ClientConnection) -> str:
        return str(socket.recv(timeout=10))[:40]

    with ExitStack() as stack:
        for _ in range(2):
            hear(stack.enter_context(open_socket(strict, ada, table_id)))
        third = stack.enter_context(open_socket(strict, ada, table_id))
        assert "too-many-sockets" in told(third)
    until = time.monotonic() + 10
    while True:  # they are free again, as soon as the server has seen them close
        with open_socket(strict, ada, table_id) as socket:
            if "too-many-sockets" not in told(socket):
                break
        assert time.monotonic() < until


def test_a_journal_does_not_grow_for_ever(strict: Served) -> None:
    ada = strict.client("Ada")
    table_id = new_table(ada, "village", ["human", "human"], hot_seat=True, options={"start": "1"})
    statuses = []
    for _ in range(5):
        table = look(ada, table_id)
        statuses.append(play(ada, table).status_code)
        undone = ada.post(f"/api/tables/{table_id}/undo", json={"seq": table["seq"] + 1})
        statuses.append(undone.status_code)
    assert statuses == [200, 200, 200, 200, 200, 200, 200, 409, 200, 409]


def test_costly_looks_have_a_budget(strict: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.monotonic()
    monkeypatch.setattr(buckets, "time", SimpleNamespace(monotonic=lambda: now))  # nothing fills up meanwhile
    ada = strict.client("Ada")
    table_id = new_table(ada, "village", ["human", "human"], hot_seat=True)
    play_randomly([ada, ada], table_id, 3)
    looks = [ada.get(f"/api/tables/{table_id}/at/1").status_code for _ in range(60)]
    assert looks == [200] * 50 + [429] * 10
    assert look(ada, table_id)["seq"] == 3


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("testclient", "testclient", True),
    ],
)
def test_an_address_is_a_neighbourhood(one: str, other: str, same: bool) -> None:
    assert (neighbourhood(one) == neighbourhood(other)) is same
