"""Nobody sees a second seat, and a fork reveals only what its creator could know."""

from __future__ import annotations

import copy
import random
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from allmende.bots import bot
from allmende.bots.registry import hastened
from allmende.core.state import State
from allmende.server.settings import Settings, database_address
from allmende.server.thinking.thoughts import Thought
from tests.server.postgres import Postgres
from tests.server.support import Served, look, new_table, play_randomly

PASSWORD = "correct horse battery"


def join(client: httpx.Client, table_id: str, seat: int) -> httpx.Response:
    return client.post(f"/api/tables/{table_id}/join", json={"seat": seat})


def test_whoever_left_long_ago_takes_no_other_seat(served: Served) -> None:
    """Even when somebody else has sat there, and left, since."""
    ada, ben, cleo = served.client("Ada"), served.client("Ben"), served.client("Cleo")
    table_id = new_table(ada, "villagers", ["human", "open", "open"])
    for guest in (ben, cleo):
        assert join(guest, table_id, seat=1).status_code == 200
        guest.post(f"/api/tables/{table_id}/leave", json={})
    refused = join(ben, table_id, seat=2)
    assert (refused.status_code, refused.json()["error"]) == (409, "other-seat")
    assert join(ben, table_id, seat=1).status_code == 200  # his own he may have back


def test_a_guest_who_becomes_an_account_brings_no_second_seat(served: Served) -> None:
    ada, guest = served.client("Ada"), served.client("Guest")
    ada.post("/api/account", json={"login": "ada-2", "password": PASSWORD})
    table_id = new_table(ada, "villagers", ["human", "open", "open"])
    other_id = new_table(guest, "villagers", ["human", "open", "open"])
    join(guest, table_id, seat=1)
    guest.post("/api/login", json={"login": "ada-2", "password": PASSWORD})
    table = look(guest, table_id)
    assert table["mine"] == [0]
    assert [seat["taken"] for seat in table["seats"]] == [True, False, False]
    assert join(guest, table_id, seat=1).json()["error"] == "other-seat"
    assert look(guest, other_id)["mine"] == [0]  # elsewhere the guest's seat is the account's


def test_an_account_that_left_gets_no_second_seat_from_its_guest(served: Served) -> None:
    ada, guest = served.client("Ada"), served.client("Guest")
    ada.post("/api/account", json={"login": "ada-3", "password": PASSWORD})
    maker = served.client("Maker")
    table_id = new_table(maker, "villagers", ["human", "open", "open"])
    join(ada, table_id, seat=1)
    ada.post(f"/api/tables/{table_id}/leave", json={})
    join(guest, table_id, seat=2)
    guest.post("/api/login", json={"login": "ada-3", "password": PASSWORD})
    assert look(guest, table_id)["mine"] == []


@pytest.mark.postgres
def test_joining_at_once_through_two_processes_gives_one_seat(postgres: Postgres) -> None:
    servers = [Served(Settings(database=database_address(postgres.address))) for _ in range(2)]
    try:
        for _ in range(3):
            maker, eve = servers[0].client("Maker"), servers[0].client("Eve")
            table_id = new_table(maker, "villagers", ["human", "open", "open", "open"])
            clients = [
                httpx.Client(base_url=server.url, cookies=dict(eve.cookies), timeout=30) for server in servers
            ]
            with ThreadPoolExecutor(2) as pool:
                answers = list(pool.map(join, clients, [table_id] * 2, [1, 2]))
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            assert len(look(eve, table_id)["mine"]) == 1
    finally:
        for server in servers:
            server.stop()


def test_a_fork_of_a_running_game_is_for_those_who_play_it(served: Served) -> None:
    ada, eve = served.client("Ada"), served.client("Eve")
    table_id = new_table(ada, "village", ["human", "human"], hot_seat=True)
    play_randomly([ada, ada], table_id, 6)
    wish = {"seq": 4, "seats": ["human", "random"]}
    refused = eve.post(f"/api/tables/{table_id}/branch", json=wish)
    assert (refused.status_code, refused.json()["error"]) == (403, "not-over")
    fork = look(ada, ada.post(f"/api/tables/{table_id}/branch", json=wish).json()["id"])
    assert (fork["rated"], fork["private"]) == (False, True)


def test_a_rated_game_is_not_forked_while_it_runs(served: Served) -> None:
    ada = served.client("Ada")
    table_id = new_table(ada, "village", ["human", "human"], hot_seat=True, rated=True)
    play_randomly([ada, ada], table_id, 6)
    wish = {"seq": 4, "seats": ["human", "random"]}
    refused = ada.post(f"/api/tables/{table_id}/branch", json=wish)
    assert (refused.status_code, refused.json()["error"]) == (403, "rated-fork")


def test_a_fork_is_dealt_from_what_its_maker_knows(served: Served) -> None:
    """Seat 1 forks: its own hand stays, what others hold is dealt again."""
    maker, ben = served.client("Maker"), served.client("Ben")
    table_id = new_table(maker, "villagers", ["human", "open", "open"])
    join(ben, table_id, seat=1)
    join(served.client("Cleo"), table_id, seat=2)
    true = served.run(served.house.hall.table(table_id)).state
    hands = {seat: sorted(true.hands[seat]) for seat in range(3)}  # type: ignore[attr-defined]
    same = 0
    for _ in range(5):
        wish = {"seq": 0, "seats": ["human", "random", "random"]}
        made = ben.post(f"/api/tables/{table_id}/branch", json=wish).json()
        dealt = served.run(served.house.store.tables.keyframes(made["id"], 0))
        state = true.game.loads(dealt[0][1])
        assert sorted(state.hands[1]) == hands[1]
        same += sum(sorted(state.hands[seat]) == hands[seat] for seat in (0, 2))
    assert same < 10


@pytest.mark.parametrize("name", ["journeyman", "search:ms=5000", "search:iterations=3000", "greedy"])
def test_a_bot_is_hastened(name: str) -> None:
    short = hastened(name, 100)
    assert bot(short).name == short
    assert name == "greedy" or "ms=" in short or short == "journeyman"


@pytest.mark.parametrize("seconds", [0.0, 0.08])
def test_a_bot_lets_an_interrupt_pass_after_always_the_same_time(
    served: Served, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether it thought or had nothing to think about."""
    pilot = served.house.autopilot
    asked: list[str] = []

    async def choose(name: str, state: State, seat: int, whose: str) -> Thought:
        asked.append(name)
        return Thought(state.legal[0], None, seconds)

    monkeypatch.setattr(pilot.thinkers, "choose", choose)
    table_id = new_table(served.client("Ada"), "villagers", ["human", "human", "human"], hot_seat=True)
    table = copy.copy(served.run(served.house.hall.table(table_id)))
    waits: dict[bool, set[float]] = {True: set(), False: set()}
    chance = random.Random(1)
    table.state = table.state.clone()
    while not (table.over or (len(waits[True]) > 0 and len(waits[False]) > 0)):
        interrupts = table.passing() is not None
        waits[interrupts].add(served.run(pilot.think(table, "master"))[1])
        assert asked[-1] == ("master:ms=100" if interrupts else "master")
        table.state.apply(chance.choice(table.state.legal))
    assert waits == {True: {pilot.settings.interrupt_pace - seconds}, False: {0.0}}
