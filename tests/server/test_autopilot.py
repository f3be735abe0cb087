"""What happens without a click: orders, interrupts, stand-ins."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from allmende.core.actions import Action
from allmende.core.decisions import Decision
from allmende.core.state import State
from allmende.server.settings import Settings
from allmende.server.tables import stand_ins
from allmende.server.tables.moves import move_by_itself
from allmende.server.thinking import autopilot
from tests.server.support import Served, look, new_table, play, sqlite, wait_for

TURN = "take-turn"


def two_people(served: Served) -> tuple[str, httpx.Client, httpx.Client]:
    ada, ben = served.client("Ada"), served.client("Ben")
    table_id = new_table(ada, "village", ["human", "open"], options={"start": "1"})
    ben.post(f"/api/tables/{table_id}/join", json={})
    return table_id, ada, ben


def order(client: httpx.Client, table_id: str, *orders: dict[str, Any]) -> httpx.Response:
    return client.put(f"/api/tables/{table_id}/orders", json={"orders": list(orders)})


def test_an_order_is_carried_out_as_long_as_it_is_legal_and_can_be_cancelled(served: Served) -> None:
    table_id, ada, _ = two_people(served)
    code = look(ada, table_id)["choices"][0]["code"]
    given = order(ada, table_id, {"decision": TURN, "code": code})
    assert given.json()["orders"] == [{"decision": TURN, "code": code}]
    table = wait_for(ada, table_id, lambda table: table["seq"] > 0)
    assert (table["log"][0]["seat"], table["log"][0]["code"]) == (0, code)
    assert order(ada, table_id).json()["orders"] == []
    assert order(ada, table_id, {"decision": TURN, "code": 10**7}).json()["error"] == "order-kind"
    for name in ("sealed-0", "no-such-decision", "new-round"):  # the last is a step: nobody decides it
        unknown = order(ada, table_id, {"decision": name, "code": code})
        assert (unknown.status_code, unknown.json()["error"]) == (422, "unknown-decision")
        assert name in unknown.json()["message"]
    assert look(ada, table_id)["orders"] == []
    stranger = order(served.client("Eve"), table_id, {"decision": TURN, "code": code})
    assert stranger.json()["error"] == "not-seated"


def lets_be(self: Decision[State], state: State) -> Action | None:
    """For these tests every decision of the second seat is an interrupt."""
    return state.space.actions[state.legal[0]] if self.seat == 1 and state.legal else None


def test_who_has_armed_nothing_passes_at_once_who_has_is_asked_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Decision, "passing", lets_be)
    server = Served(Settings(database=sqlite(tmp_path), interrupt_seconds=1.5))
    try:
        table_id, ada, ben = two_people(server)
        until_ben(ada, table_id)
        wait_for(ada, table_id, lambda table: any(entry["seat"] == 1 for entry in table["log"]))
        armed = order(ben, table_id, {"decision": TURN, "code": None})
        assert armed.json()["orders"] == [{"decision": TURN, "code": None}]
        until_ben(ada, table_id)
        asked = wait_for(
            ben, table_id, lambda table: table["to_move"] == 1 and table["view"]["pending"]["kind"] == TURN
        )
        assert asked["choices"]
        assert time.time() < asked["deadline"] < time.time() + 1.6
        assert look(ada, table_id)["deadline"] is None
        assert play(ben, asked, asked["choices"][-1]["code"]).status_code == 200  # he answers in time
        until_ben(ada, table_id)
        asked = wait_for(
            ben, table_id, lambda table: table["to_move"] == 1 and table["view"]["pending"]["kind"] == TURN
        )
        passed = wait_for(ada, table_id, lambda table: table["seq"] > asked["seq"])  # and now he does not
        assert passed["log"][asked["seq"]]["seat"] == 1
        assert passed["log"][asked["seq"]]["at"] >= asked["deadline"]
    finally:
        server.stop()


def until_ben(ada: httpx.Client, table_id: str) -> None:
    """Ada plays until it is, or was, Ben's turn."""
    began = wait_for(ada, table_id, lambda table: table["to_move"] == 0)["seq"]
    while (table := look(ada, table_id))["to_move"] == 0:
        if any(entry["seat"] == 1 and entry["seq"] >= began for entry in table["log"]):
            return
        play(ada, table)


def test_a_player_hands_his_seat_to_a_bot_and_takes_it_back(served: Served) -> None:
    table_id, ada, ben = two_people(served)
    handed = ada.post(f"/api/tables/{table_id}/stand-in", json={"seat": 0, "bot": "random"})
    assert handed.json()["seats"][0]["stand_in"] == "random"
    table = wait_for(ben, table_id, lambda table: table["to_move"] == 1)
    assert {entry["bot"] for entry in table["log"] if entry["seat"] == 0} == {"random"}
    refused = ada.post(f"/api/tables/{table_id}/moves", json={"seq": table["seq"], "code": 0})
    assert refused.json()["error"] == "not-your-turn"
    back = ada.post(f"/api/tables/{table_id}/stand-in", json={"seat": 0, "bot": None})
    assert back.json()["seats"][0]["stand_in"] is None
    unknown = ada.post(f"/api/tables/{table_id}/stand-in", json={"seat": 0, "bot": "hal"})
    assert unknown.json()["error"] == "unknown-bot"


def test_an_absent_players_seat_goes_to_a_bot_by_vote_and_he_takes_it_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Served(Settings(database=sqlite(tmp_path), absent_seconds=600))
    try:
        people = [server.client(name) for name in ("Ada", "Ben", "Cleo")]
        table_id = new_table(people[0], "village", ["human", "open", "open"], options={"start": "1"})
        for person in people[1:]:
            person.post(f"/api/tables/{table_id}/join", json={})
        wish = {"seat": 0, "bot": "random"}
        early = people[1].post(f"/api/tables/{table_id}/stand-in", json=wish)
        assert early.json()["error"] == "not-absent"
        monkeypatch.setattr(stand_ins, "time", SimpleNamespace(time=lambda: time.time() + 601))
        first = people[1].post(f"/api/tables/{table_id}/stand-in", json=wish).json()["seats"][0]
        assert (first["stand_in"], first["votes"]) == (None, [1])
        second = people[2].post(f"/api/tables/{table_id}/stand-in", json=wish).json()["seats"][0]
        assert second["stand_in"] == "random"
        wait_for(people[1], table_id, lambda table: table["to_move"] != 0)
        back = people[0].post(f"/api/tables/{table_id}/stand-in", json={"seat": 0, "bot": None})
        assert back.json()["seats"][0]["stand_in"] is None
    finally:
        server.stop()


def drafting(served: Served) -> tuple[str, list[httpx.Client]]:
    people = [served.client(name) for name in ("Ada", "Ben", "Cleo")]
    table_id = new_table(people[0], "villagers", ["human", "open", "open"], options={"drafted_hands": True})
    for seat, person in enumerate(people[1:], 1):
        person.post(f"/api/tables/{table_id}/join", json={"seat": seat})
    return table_id, people


def test_drafted_hands_are_decided_by_all_at_once(served: Served) -> None:
    table_id, people = drafting(served)
    first = look(people[0], table_id)["to_move"]
    assert sorted(look(people[0], table_id)["deciding"]) == [0, 1, 2]
    chosen = {}
    for seat in (seat for seat in range(3) if seat != first):
        for _ in range(2):  # one may change one's mind
            table = look(people[seat], table_id)
            assert table["choices"]
            chosen[seat] = table["choices"][-1]["code"]
            sealed = play(people[seat], table, chosen[seat])
            assert (sealed.status_code, sealed.json()["sealed"]) == (200, chosen[seat])
            assert sealed.json()["seq"] == 0
        assert seat not in look(people[first], table_id)["deciding"]
        assert look(people[first], table_id)["sealed"] is None
    wrong = next(
        code for code in range(10_000) if code not in [choice["code"] for choice in table["choices"]]
    )
    assert play(people[seat], table, wrong).json()["error"] == "illegal"
    play(people[first], look(people[first], table_id))
    after = wait_for(people[first], table_id, lambda table: table["seq"] >= 3)
    for seat, code in chosen.items():
        entry = next(entry for entry in look(people[seat], table_id)["log"] if entry["seat"] == seat)
        assert (entry["code"], entry["bot"]) == (code, None)
    assert sorted(after["deciding"]) == [0, 1, 2]  # the next cards


def test_the_courier_is_an_interrupt(served: Served) -> None:
    game = served.client().get("/api/games/villagers").json()
    [interrupt] = game["interrupts"]
    assert interrupt["decision"] == "courier-window"
    assert not interrupt["text"].startswith("interrupt-")


def test_few_bots_move_at_the_same_time(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or a person's click would have to wait for the bots of all tables."""
    moving: list[str] = []
    held = True

    async def slowly(hall: Any, table_id: str, *rest: Any) -> Any:
        moving.append(table_id)
        while held:
            await asyncio.sleep(0.01)
        return await move_by_itself(hall, table_id, *rest)

    monkeypatch.setattr(autopilot, "move_by_itself", slowly)
    ada = served.client("Ada")
    many = autopilot._AT_ONCE + 4
    tables = [new_table(ada, "village", ["random", "human"], options={"start": "1"}) for _ in range(many)]
    until = time.monotonic() + 20
    while served.call(lambda: len(served.house.autopilot._running)) < many:
        assert time.monotonic() < until
        time.sleep(0.01)
    served.call(lambda: None)  # all that could begin has begun
    assert len(moving) == autopilot._AT_ONCE
    mine = new_table(ada, "village", ["human", "human"], hot_seat=True)
    assert play(ada, look(ada, mine)).status_code == 200  # a person waits for none of them
    held = False
    served.settle()
    assert {table["seq"] > 0 for table in (look(ada, table_id) for table_id in tables)} == {True}
