"""`kill -9` at random moments under load: every acknowledged move is there afterwards, none twice."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.postgres import Postgres
from tests.server.support import Process, look, new_table
from tests.sizes import sized

pytestmark = pytest.mark.slow


class Players:
    """People who play at random at tables of their own, each move sent again until it is acknowledged."""

    def __init__(self, urls: list[str], tables: int) -> None:
        self.urls = urls
        self.stopping = threading.Event()
        self.acknowledged: dict[str, dict[int, int]] = {}
        self.clients: dict[str, httpx.Client] = {}
        for _ in range(tables):
            client = httpx.Client(base_url=urls[0], timeout=10)
            table_id = new_table(client, "village", ["human", "human", "random"], hot_seat=True)
            self.clients[table_id] = client
            self.acknowledged[table_id] = {}
        self.pool = ThreadPoolExecutor(tables)
        self.work = [
            self.pool.submit(self._play, table_id, number) for number, table_id in enumerate(self.clients)
        ]

    def _play(self, table_id: str, seed: int) -> None:
        chance = random.Random(seed)
        while not self.stopping.is_set():
            looked = self._insist(table_id, chance, "GET", "")
            assert looked.status_code == 200, looked.text
            table = looked.json()
            if table["over"]:
                return
            if not table["choices"]:
                time.sleep(0.01)
                continue
            body = {"seq": table["seq"], "code": chance.choice(table["choices"])["code"]}
            answer = self._insist(table_id, chance, "POST", "/moves", body)
            assert answer.status_code == 200, answer.text
            self.acknowledged[table_id][body["seq"]] = body["code"]

    def _insist(
        self, table_id: str, chance: random.Random, method: str, path: str, body: object = None
    ) -> httpx.Response:
        """Asks any of the servers until one answers."""
        until = time.monotonic() + 60
        while True:
            url = chance.choice(self.urls)
            try:
                answer = self.clients[table_id].request(
                    method, f"{url}/api/tables/{table_id}{path}", json=body
                )
                if answer.status_code != 503:
                    return answer
            except httpx.HTTPError:
                time.sleep(0.05)
            assert time.monotonic() < until, "nobody answers"

    def count(self) -> int:
        return sum(len(moves) for moves in self.acknowledged.values())

    def wait_for(self, moves: int) -> None:
        """Until so many more moves have been acknowledged: a random moment under load."""
        target = self.count() + moves
        until = time.monotonic() + 60
        while self.count() < target and not all(work.done() for work in self.work):
            assert time.monotonic() < until, "nothing is acknowledged"
            time.sleep(0.001)

    def stop(self) -> None:
        self.stopping.set()
        for work in self.work:
            work.result(90)
        self.pool.shutdown()

    def check(self) -> None:
        """Every acknowledged move is in its place, there are no others, and every journal is complete."""
        for table_id, acknowledged in self.acknowledged.items():
            client = self.clients[table_id]
            client.base_url = httpx.URL(self.urls[0])
            entries = client.get(f"/api/tables/{table_id}/journal").json()["entries"]
            assert [entry["seq"] for entry in entries] == list(range(len(entries)))
            for seat in (0, 1):  # the answer has the person's own codes, seat by seat
                shown = look(client, table_id, seat=seat)["log"]
                for entry in shown:
                    if entry["seat"] == seat:
                        assert acknowledged.pop(entry["seq"]) == entry["code"]
            assert acknowledged == {}, "an acknowledged move is missing"
            assert client.get(f"/api/tables/{table_id}/at/{len(entries)}").status_code == 200


@contextmanager
def playing(urls: list[str], tables: int) -> Iterator[Players]:
    players = Players(urls, tables)
    try:
        yield players
    finally:
        players.stopping.set()


def kill_and_restart(database: str, kills: int) -> None:
    chance = random.Random(kills)
    server = Process(database)
    try:
        with playing([server.url], 4) as players:
            for _ in range(kills):
                players.wait_for(chance.randrange(10, 40))
                server.kill()
                server = Process(database, port=server.port)
            players.wait_for(10)
            players.stop()
            players.check()
        assert server.stop() == 0
    finally:
        if server.process.poll() is None:
            server.kill()


def test_kill_and_restart_on_sqlite(tmp_path: Path) -> None:
    kill_and_restart(str(tmp_path / "tables.sqlite"), kills=sized(2, 100))


@pytest.mark.postgres
def test_kill_and_restart_on_postgresql(postgres: Postgres) -> None:
    kill_and_restart(postgres.address, kills=sized(1, 100))


@pytest.mark.postgres
def test_of_two_processes_one_is_killed_and_its_tables_go_on_in_the_other(postgres: Postgres) -> None:
    first, second = Process(postgres.address), Process(postgres.address)
    try:
        with playing([first.url, second.url], 4) as players:
            bots = new_table(players.clients[next(iter(players.clients))], "village", ["random"] * 4)
            players.wait_for(30)
            first.kill()
            players.urls.remove(first.url)
            client = httpx.Client(base_url=second.url, timeout=10)
            before = look(client, bots)
            until = time.monotonic() + 30
            while not before["over"] and look(client, bots)["seq"] == before["seq"]:
                assert time.monotonic() < until, "the bots did not go on"
                time.sleep(0.2)
            players.wait_for(30)
            players.stop()
            players.check()
        assert second.stop() == 0
    finally:
        for server in (first, second):
            if server.process.poll() is None:
                server.kill()


@pytest.mark.postgres
def test_of_two_moves_at_once_one_is_told_that_somebody_moved_first(postgres: Postgres) -> None:
    first, second = Process(postgres.address), Process(postgres.address)
    try:
        client = httpx.Client(base_url=first.url, timeout=10)
        table_id = new_table(client, "village", ["human", "human"], hot_seat=True)
        cookies = dict(client.cookies)
        with ThreadPoolExecutor(2) as pool:
            for _ in range(sized(10, 100)):
                table = look(client, table_id)
                codes = [choice["code"] for choice in table["choices"]][:2]
                if len(codes) < 2:
                    continue
                answers = list(
                    pool.map(
                        lambda pair: httpx.post(
                            f"{pair[0]}/api/tables/{table_id}/moves",
                            json={"seq": table["seq"], "code": pair[1]},  # noqa: B023
                            cookies=cookies,
                            timeout=10,
                        ),
                        zip((first.url, second.url), codes, strict=True),
                    )
                )
                assert sorted(answer.status_code for answer in answers) == [200, 409]
                lost = next(answer for answer in answers if answer.status_code == 409)
                assert lost.json()["error"] == "stale"
                assert look(client, table_id)["seq"] == table["seq"] + 1
    finally:
        first.kill()
        second.kill()


def test_a_graceful_stop_loses_nothing(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")
    server = Process(database)
    try:
        with playing([server.url], 3) as players:
            players.wait_for(30)
            assert server.stop() == 0
            server = Process(database, port=server.port)
            players.stop()
            players.check()
    finally:
        if server.process.poll() is None:
            server.kill()
