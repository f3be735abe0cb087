"""Where seats decide independently, all may send their choices at once: none is refused because another was first, none is lost,
none counts twice, and nobody learns anything before all have chosen."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from allmende.server.settings import Settings, database_address
from tests.server.postgres import Postgres
from tests.server.support import Served, look, new_table, play, sqlite, wait_for

SEATS = 4


@contextmanager
def serving(*databases: str) -> Iterator[list[Served]]:
    servers = [Served(Settings(database=database_address(database))) for database in databases]
    try:
        yield servers
    finally:
        for server in servers:
            server.stop()


def drafting(server: Served) -> tuple[str, list[httpx.Client]]:
    people = [server.client(f"Player {seat}") for seat in range(SEATS)]
    seats = ["human"] + ["open"] * (SEATS - 1)
    table_id = new_table(people[0], "villagers", seats, options={"drafted_hands": True})
    for seat, person in enumerate(people[1:], 1):
        person.post(f"/api/tables/{table_id}/join", json={"seat": seat})
    return table_id, people


def at_round(people: list[httpx.Client], table_id: str, number: int) -> dict[str, Any]:
    """The table when all before have chosen in so many rounds."""
    until = time.monotonic() + 30
    while (table := look(people[0], table_id))["seq"] < number * SEATS:
        assert time.monotonic() < until, table["seq"]
        time.sleep(0.01)
    return table


def all_choose_at_once(servers: list[Served]) -> None:
    table_id, people = drafting(servers[0])
    chance = random.Random(7)
    chosen: list[list[int]] = [[] for _ in people]

    def choose(seat: int, seq: int, code: int) -> list[httpx.Response]:
        """Sent twice, as a browser does that has not heard the answer."""
        body = {"seq": seq, "code": code}
        path = f"/api/tables/{table_id}/moves"
        return [
            people[seat].post(f"{chance.choice(servers).url}{path}", json=body),
            people[seat].post(f"{chance.choice(servers).url}{path}", json=body),
        ]

    with ThreadPoolExecutor(SEATS) as pool:
        for number in range(4):
            seq = at_round(people, table_id, number)["seq"]
            tables = [look(person, table_id) for person in people]
            if not all(table["choices"] for table in tables):
                break
            codes = [chance.choice(table["choices"])["code"] for table in tables]
            for seat, code in enumerate(codes):
                chosen[seat].append(code)
            work = [pool.submit(choose, seat, seq, code) for seat, code in enumerate(codes)]
            for done in work:
                assert [answer.status_code for answer in done.result()] == [200, 200], done.result()[0].text
    rounds = len(chosen[0])
    assert rounds >= 3
    at_round(people, table_id, rounds)
    for seat, person in enumerate(people):
        log = look(person, table_id)["log"][: rounds * SEATS]
        assert [entry["code"] for entry in log if entry["seat"] == seat] == chosen[seat]


def test_all_choose_at_once_on_sqlite(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as servers:
        all_choose_at_once(servers)


@pytest.mark.postgres
def test_all_choose_at_once_on_postgresql(postgres: Postgres) -> None:
    with serving(postgres.address, postgres.address) as servers:  # each with a cache and a lock of its own
        all_choose_at_once(servers)


def in_order(people: list[httpx.Client], table_id: str) -> list[int]:
    first = look(people[0], table_id)["to_move"]
    return [(first + turn) % SEATS for turn in range(SEATS)]


def test_a_choice_made_before_others_decided_is_good_and_its_retry_does_nothing(served: Served) -> None:
    table_id, people = drafting(served)
    order = in_order(people, table_id)
    tables = [look(person, table_id) for person in people]
    for seat in order[:3]:
        assert play(people[seat], tables[seat]).status_code == 200
    last = order[3]
    assert play(people[last], tables[last]).json()["log"] != []  # three entries behind
    seq = at_round(people, table_id, 1)["seq"]
    for seat in range(SEATS):
        retried = play(people[seat], tables[seat])
        assert (retried.status_code, retried.json()["seq"]) == (200, seq)
        other = tables[seat]["choices"][-1]["code"]
        assert other != tables[seat]["choices"][0]["code"]
        late = play(people[seat], tables[seat], other)
        assert (late.status_code, late.json()["error"], late.json()["reason"]) == (409, "stale", None)


def test_who_has_chosen_is_asked_again_only_when_all_have(served: Served) -> None:
    """Before that, his next cards are not known yet, and whatever was offered would tell what a neighbour holds."""
    table_id, people = drafting(served)
    order = in_order(people, table_id)
    play(people[order[0]], look(people[order[0]], table_id))
    after = look(people[order[0]], table_id)
    assert (after["choices"], after["refusals"]) == ([], [])
    assert sorted(after["deciding"]) == sorted(order[1:])
    early = people[order[0]].post(f"/api/tables/{table_id}/moves", json={"seq": after["seq"], "code": 0})
    assert (early.status_code, early.json()["error"]) == (403, "not-your-turn")


def test_elsewhere_a_choice_made_earlier_is_never_good(served: Served) -> None:
    """Nor does the answer depend on whether it would be allowed now."""
    ada, ben = served.client("Ada"), served.client("Ben")
    table_id = new_table(ada, "village", ["human", "open"], options={"start": "1"})
    ben.post(f"/api/tables/{table_id}/join", json={})
    while look(ada, table_id)["to_move"] == 0:
        play(ada, look(ada, table_id))
    table = look(ben, table_id)
    codes = [table["choices"][0]["code"], *(refusal["code"] for refusal in table["refusals"][:1])]
    for code in codes:
        body = {"seq": table["seq"] - 1, "code": code}
        answer = ben.post(f"/api/tables/{table_id}/moves", json=body)
        assert (answer.status_code, answer.json()["error"], answer.json()["reason"]) == (409, "stale", None)


def test_lists_tell_everybody_who_may_decide_that_it_is_his_turn(served: Served) -> None:
    table_id, people = drafting(served)
    for person in people:
        assert [row["id"] for row in person.get("/api/tables").json()["your_turn"]] == [table_id]


def test_one_keyboard_for_several_seats_says_which_it_means(served: Served) -> None:
    ada = served.client("Ada")
    options = {"drafted_hands": True}
    table_id = new_table(ada, "villagers", ["human"] * 3, options=options, hot_seat=True)
    table = look(ada, table_id)
    ahead = (table["to_move"] + 1) % 3
    body = {"seq": table["seq"], "code": look(ada, table_id, seat=ahead)["choices"][0]["code"], "seat": ahead}
    for _ in range(2):
        assert ada.post(f"/api/tables/{table_id}/moves", json=body).json()["seq"] == table["seq"]
    assert look(ada, table_id)["deciding"] == [table["to_move"], (ahead + 1) % 3]
    foreign = ada.post(f"/api/tables/{table_id}/moves", json={**body, "seat": 7})
    assert (foreign.status_code, foreign.json()["error"]) == (403, "not-seated")


def test_a_sealed_choice_that_is_taken_back_is_not_made_again_by_itself(served: Served) -> None:
    table_id, people = drafting(served)
    first, second = in_order(people, table_id)[:2]
    play(people[second], look(people[second], table_id))
    play(people[first], look(people[first], table_id))
    table = wait_for(people[second], table_id, lambda table: table["seq"] == 2)
    assert (table["log"][1]["by_itself"], table["undoable"]) == (True, 1)
    undone = people[second].post(f"/api/tables/{table_id}/undo", json={"seq": 2})
    assert undone.status_code == 200, undone.text
    served.settle()
    after = look(people[second], table_id)
    assert (after["seq"], after["to_move"], after["sealed"]) == (3, second, None)
    assert play(people[second], after, after["choices"][-1]["code"]).status_code == 200
