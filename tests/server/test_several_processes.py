"""Several processes are one server: a person who is logged out is logged out everywhere, and everybody sees who is here."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import httpx
import pytest
from sqlalchemy import event
from websockets.exceptions import ConnectionClosed

from allmende.server.settings import Settings, database_address
from allmende.server.storage import journal
from allmende.server.tables import presence
from tests.server.postgres import Postgres
from tests.server.support import Served, new_table, play
from tests.server.test_live import hear, open_socket

pytestmark = pytest.mark.postgres

PASSWORD = "correct horse battery"


@pytest.fixture(scope="module")
def pair(postgres: Postgres) -> Iterator[tuple[Served, Served]]:
    servers = [Served(Settings(database=database_address(postgres.address))) for _ in range(2)]
    yield servers[0], servers[1]
    for server in servers:
        server.stop()


def elsewhere(server: Served, client: httpx.Client) -> httpx.Client:
    return httpx.Client(base_url=server.url, cookies=dict(client.cookies), timeout=30)


def is_shown_out(socket: object) -> bool:
    try:
        while True:
            hear(socket, 5)  # type: ignore[arg-type]
    except ConnectionClosed:
        return bool(socket.close_code == 1008)  # type: ignore[attr-defined]
    except TimeoutError:
        return False


def test_an_ended_session_loses_its_socket_at_the_other_process(pair: tuple[Served, Served]) -> None:
    one, two = pair
    ada = one.client("Ada")
    table_id = new_table(ada, "village", ["human", "open"], private=True)
    with open_socket(two, ada, table_id) as socket:
        hear(socket)
        ada.post("/api/logout")
        assert is_shown_out(socket)


def test_a_guest_who_logs_in_loses_the_guests_sockets_everywhere(pair: tuple[Served, Served]) -> None:
    one, two = pair
    one.client("Eva").post("/api/account", json={"login": "eva", "password": PASSWORD})
    guest = one.client("Guest")
    table_id = new_table(guest, "village", ["human", "open"], private=True)
    with open_socket(two, guest, table_id) as socket:
        hear(socket)
        guest.post("/api/login", json={"login": "eva", "password": PASSWORD})
        assert is_shown_out(socket)


def test_a_lost_word_is_made_up_for(pair: tuple[Served, Served]) -> None:
    """The session was ended while this process heard nothing: it looks again when it hears."""
    one, two = pair
    ada = one.client("Ada")
    table_id = new_table(ada, "village", ["human", "open"], private=True)
    with open_socket(two, ada, table_id) as socket:
        hear(socket)
        person = one.run(one.house.sessions.of_token(ada.cookies["allmende"]))
        assert person is not None
        one.run(one.house.sessions.end(person.id, person.session))  # and nobody is told
        two.call(two.house.hall.wake_all)
        assert is_shown_out(socket)


def test_who_looks_through_another_process_is_here(pair: tuple[Served, Served]) -> None:
    one, two = pair
    ada, ben = one.client("Ada"), one.client("Ben")
    table_id = new_table(ada, "village", ["human", "open"])
    ben.post(f"/api/tables/{table_id}/join", json={})
    with open_socket(one, ada, table_id) as socket:
        hear(socket)
        with open_socket(two, ben, table_id) as bens:
            while not hear(bens)["seats"][0]["present"]:
                pass
            while not hear(socket)["seats"][1]["present"]:
                pass
        while hear(socket)["seats"][1]["present"]:
            pass


def test_whoever_missed_something_while_asking_asks_again() -> None:
    """A process asks at its start, perhaps before it can hear the answers; when it can, it must ask once more."""

    async def asked() -> list[str]:
        said: list[str] = []

        async def say(kind: str, _text: str) -> None:
            said.append(kind)
            if said == [presence.WHO]:
                known.missed()

        known = presence.Presence(say, dict, lambda _: None)
        known.start()
        async with asyncio.timeout(60):
            while said.count(presence.WHO) < 2:
                await asyncio.sleep(0)
        await known.stop()
        return said

    assert asyncio.run(asked())[0] == presence.WHO


def test_whoever_starts_later_asks_who_is_here_and_a_silent_process_is_gone(
    pair: tuple[Served, Served], postgres: Postgres
) -> None:
    one, _ = pair
    ada = one.client("Ada")
    table_id = new_table(ada, "village", ["human", "open"])
    with open_socket(one, ada, table_id) as socket:
        hear(socket)
        third = Served(Settings(database=database_address(postgres.address)))
        try:
            until = time.monotonic() + 60
            while not elsewhere(third, ada).get(f"/api/tables/{table_id}").json()["seats"][0]["present"]:
                assert time.monotonic() < until
                time.sleep(0.02)
            known = third.house.hall.presence
            for other in known._others.values():
                other.heard -= presence.GONE_SECONDS + 1
            third.call(known._drop_silent)
            assert third.call(third.house.hall.present, table_id) == set()
        finally:
            third.stop()


def test_what_one_person_may_do_is_counted_in_all_processes_together(pair: tuple[Served, Served]) -> None:
    one, two = pair
    ada = one.client("Ada")
    table_id = new_table(ada, "village", ["human", "open"])
    through = [ada, elsewhere(two, ada)]
    most = int(one.house.settings.chat_per_minute / 2)
    began = time.monotonic()
    statuses = [
        through[number % 2].post(f"/api/tables/{table_id}/chat", json={"text": "hello"}).status_code
        for number in range(2 * most)
    ]
    refilled = (time.monotonic() - began) * one.house.settings.chat_per_minute / 60
    assert most <= statuses.count(200) <= most + refilled + 1
    assert set(statuses) == {200, 429}


def test_a_move_made_elsewhere_is_read_with_one_question(
    pair: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = pair
    ada = one.client("Ada")
    table_id = new_table(ada, "village", ["human", "human"], hot_seat=True)
    direct = two.house.store.database.direct
    asked: list[str] = []
    rows = direct.rows

    async def noted(sql: str, *values: object) -> list[object]:
        if table_id in values:
            asked.append(sql)
        return await rows(sql, *values)

    with open_socket(two, ada, table_id) as socket:
        table = hear(socket)
        monkeypatch.setattr(direct, "rows", noted)
        for _ in range(6):
            table = play(ada, table).json()
            while (pushed := hear(socket))["seq"] < table["seq"]:
                pass
            assert [entry["seq"] for entry in pushed["log"]] == [table["seq"] - 1]
            assert (pushed["view"], pushed["choices"]) == (table["view"], table["choices"])
    assert set(asked) == {journal.NEWS}
    assert len(asked) <= 8  # those who come and go are told of, too


def test_a_limit_in_the_database_is_shared_and_keeps_nobody_waiting(pair: tuple[Served, Served]) -> None:
    """Everybody behind one address shares a row: it is taken from in one statement, or all would wait for one another."""
    spent = pair[0].house.store.spent

    def take(key: str, now: float, cost: float) -> float:
        return pair[0].run(spent.take(key, 2.0, 4.0, now, cost))

    assert take("ada", 100.0, 4.0) == 0.0
    assert take("ada", 100.0, 1.0) == 0.5
    assert take("ben", 100.0, 4.0) == 0.0  # everybody has their own
    assert take("ada", 100.5, 1.0) == 0.0
    assert take("ada", 900.0, 4.0) == 0.0  # never more than it holds
    assert take("ada", 50.0, 0.5) > 0  # a clock that was set back fills nothing …
    assert take("ada", 52.0, 4.0) == 0.0  # … and goes on from there
    assert take("eve", 100.0, 5.0) == 0.5  # more than it ever holds

    async def many(server: Served) -> int:
        takes = (server.house.store.spent.take("all", 1e-9, 30.0, 100.0) for _ in range(25))
        return sum(wait == 0.0 for wait in await asyncio.gather(*takes))

    statements: list[str] = []
    engine = pair[0].house.store.engine.sync_engine
    event.listen(
        engine,
        "before_cursor_execute",
        lambda *said: statements.append(said[2]) if "spent" in said[2] else None,
    )
    working = [asyncio.run_coroutine_threadsafe(many(server), server.house.loop) for server in pair]
    first, second = (one.result(30) for one in working)
    assert first + second == 30
    assert len(statements) == first + 2 * (25 - first)
