"""Clocks: the arithmetic by itself, and at tables whose time a test sets. Nobody sleeps here."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from allmende.server.settings import Settings
from allmende.server.storage.records import Times
from allmende.server.tables.clock import DAY, Clock, begun, gone_on, left, run_out
from allmende.server.tables.hall import Hall
from allmende.server.tables.leaving import time_out
from tests.server.support import Served, look, new_table, play, sqlite, wait_for

LIVE = Clock("live", bank=600, increment=15, at_zero="bot")
POST = Clock("correspondence", bank=3 * DAY, increment=0, at_zero="resign")


def test_a_live_clock_takes_from_the_bank_and_gives_the_increment_once_a_turn() -> None:
    times = begun(LIVE, 3, [0], 1000)
    assert (left(times, 0, 1100), left(times, 1, 1100)) == (500, 600)
    times = gone_on(LIVE, times, [0], 1100)  # a first decision of several: the turn is not over
    assert times == Times((500, 600, 600), (0,), 1100)
    times = gone_on(LIVE, times, [1, 2], 1150)
    assert times == Times((465, 600, 600), (1, 2), 1150)  # 500 − 50 + 15
    times = gone_on(LIVE, times, [2], 1160)
    assert times == Times((465, 605, 590), (2,), 1160)


def test_taking_back_and_changing_seats_bring_nobody_time() -> None:
    times = gone_on(LIVE, begun(LIVE, 2, [0], 0), [1], 10)
    assert list(times.left) == [605, 600]
    back = gone_on(LIVE, times, [0], 20, "undo")
    assert list(back.left) == [590, 590]  # the increment is given back, the time is gone
    assert gone_on(LIVE, back, [1], 20).left == (605, 590)  # so nothing is won by it
    assert gone_on(LIVE, times, [], 30, "seats").left == (605, 580)
    assert gone_on(LIVE, gone_on(LIVE, times, [], 30, "seats"), [1], 99, "seats").left == (605, 580)


def test_a_correspondence_clock_begins_anew_with_every_turn() -> None:
    times = begun(POST, 2, [0], 0)
    times = gone_on(POST, times, [0], DAY)
    assert left(times, 0, DAY) == 2 * DAY  # several decisions of one turn share its days
    times = gone_on(POST, gone_on(POST, times, [1], 2 * DAY), [0], 2.5 * DAY)
    assert (left(times, 0, 2.5 * DAY), times.zero) == (3 * DAY, (5.5 * DAY, 0))


def test_time_runs_out_for_the_first_of_those_for_whom_it_runs() -> None:
    times = Times((50, 20, 5), (0, 1), 100)
    assert list(times.zero or ()) == [120, 1]
    assert [run_out(times, now) for now in (100, 119.9, 120, 500)] == [None, None, 1, 1]
    assert (left(times, 1, 500), left(times, 2, 500)) == (0, 5)
    assert left(times, 0, 90) == 50  # setting the clock back gives nobody extra time
    assert run_out(Times((0, 0), (), 0), 10**9) is None


class Hours:
    """What time it is, as a test says."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@contextmanager
def timed(folder: Path, hours: Hours, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A server on whose clocks it is as late as a test says."""
    monkeypatch.setattr(Hall, "now", staticmethod(hours))
    server = Served(Settings(database=sqlite(folder), static=folder / "static", takeover_seconds=0.1))
    try:
        yield server
    finally:
        server.stop()


def two(served: Served, game: str = "village", **clock: Any) -> tuple[str, httpx.Client, httpx.Client]:
    ada, ben = served.client("Ada"), served.client("Ben")
    table_id = new_table(ada, game, ["human", "open"], options={"start": "1"}, clock=clock)
    assert look(ada, table_id)["clock"]["running"] == []  # nobody's time runs while a seat is free
    assert ben.post(f"/api/tables/{table_id}/join", json={}).status_code == 200
    return table_id, ada, ben


def again(client: httpx.Client, served: Served) -> httpx.Client:
    """The same person, after the server was restarted."""
    return httpx.Client(base_url=served.url, cookies=dict(client.cookies), timeout=30)


def pass_on(client: httpx.Client, table_id: str) -> dict[str, Any]:
    """Plays until others are to move."""
    while (table := look(client, table_id))["choices"]:
        assert play(client, table).status_code == 200
    return table


def test_a_table_tells_the_time_and_moves_change_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hours = Hours()
    with timed(tmp_path, hours, monkeypatch) as served:
        table_id, ada, ben = two(served, kind="live", minutes=10, increment=15)
        clock = look(ada, table_id)["clock"]
        assert (clock["running"], clock["left"], clock["at"]) == ([0], [600, 600], hours.now)
        hours.now += 40
        assert look(ben, table_id)["clock"]["left"] == [560, 600]
        clock = pass_on(ada, table_id)["clock"]
        assert (clock["running"], clock["left"]) == ([1], [575, 600])
        hours.now += 30
        ben.post(f"/api/tables/{table_id}/stand-in", json={"seat": 1, "bot": "random"})
        table = wait_for(ben, table_id, lambda table: table["to_move"] == 0)
        assert (table["clock"]["running"], table["clock"]["left"]) == ([0], [575, 570])  # bots need no time
        assert look(ada, new_table(ada, "village", ["human", "random"]))["clock"] is None


def test_a_clock_survives_a_restart_and_does_not_count_the_time_between(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hours = Hours()
    with timed(tmp_path, hours, monkeypatch) as served:
        table_id, ada, _ = two(served, kind="live", minutes=10, increment=0)
        hours.now += 100
    hours.now += 3600  # the server is away for an hour
    with timed(tmp_path, hours, monkeypatch) as served:
        ada = again(ada, served)
        assert look(ada, table_id)["clock"]["left"] == [500, 600]
        hours.now += 100
        assert look(ada, table_id)["clock"]["left"] == [400, 600]
    hours.now += 3  # a quick restart doesn't stop the clock
    with timed(tmp_path, hours, monkeypatch) as served:
        assert look(again(ada, served), table_id)["clock"]["left"] == [397, 600]


def test_who_runs_out_on_a_live_clock_is_followed_by_a_bot_for_good(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hours = Hours()
    with timed(tmp_path, hours, monkeypatch) as served:
        table_id, ada, ben = two(served, kind="live", minutes=1, increment=5, at_zero="bot")
        table = look(ada, table_id)
        hours.now += 59
        assert served.run(time_out(served.house.hall, table_id)).record.seq == 0  # not yet
        hours.now += 1
        late = play(ada, table)
        assert (late.status_code, late.json()["error"]) in ((409, "time-is-up"), (409, "stale"))
        table = wait_for(ben, table_id, lambda table: table["to_move"] == 1)  # without anybody's click
        assert table["seats"][0]["out"] == "time"
        assert table["log"][0]["kind"] == "time"
        assert table["log"][0]["text"] == "Ada ran out of time. A bot plays on."
        back = ada.post(f"/api/tables/{table_id}/stand-in", json={"seat": 0, "bot": None})
        assert back.json()["error"] == "seat-out"
        assert not table["over"]


def test_who_runs_out_by_correspondence_may_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hours = Hours()
    with timed(tmp_path, hours, monkeypatch) as served:
        table_id, ada, ben = two(served, kind="correspondence", days=2, at_zero="bot")
        hours.now += 2 * DAY + 1
        table = wait_for(ben, table_id, lambda table: table["to_move"] == 1)
        assert (table["seats"][0]["stand_in"], table["seats"][0]["out"]) == ("journeyman", None)
        ada.post(f"/api/tables/{table_id}/stand-in", json={"seat": 0, "bot": None})
        assert pass_on(ben, table_id)["clock"]["running"] == [0]
        assert look(ada, table_id)["clock"]["left"][0] == 2 * DAY


def test_who_runs_out_resigns_if_the_maker_chose_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hours = Hours()
    with timed(tmp_path, hours, monkeypatch) as served:
        table_id, ada, ben = two(served, kind="live", minutes=1, at_zero="resign")
        hours.now += 61
        table = wait_for(ben, table_id, lambda table: table["over"])
        assert (table["winners"], table["ended"]["how"], table["ended"]["seat"]) == ([1], "time", 0)
        assert table["ended"]["text"] == "Ada ran out of time."
        assert table["clock"]["running"] == []
        hours.now += 10_000
        assert look(ada, table_id)["seq"] == 1  # once and for all


def test_leaving_the_seat_does_not_stop_a_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hours = Hours()
    with timed(tmp_path, hours, monkeypatch) as served:
        table_id, ada, ben = two(served, kind="live", minutes=1)
        pass_on(ada, table_id)
        refused = ben.post(f"/api/tables/{table_id}/leave", json={})
        assert (refused.status_code, refused.json()["error"]) == (409, "clock-runs")


@pytest.mark.parametrize("wrong", [{"minutes": 0}, {"minutes": 601}, {"increment": -1}, {"days": 31}])
def test_a_clock_that_makes_no_sense_is_refused(served: Served, wrong: dict[str, int]) -> None:
    wish = {"game": "village", "seats": ["human", "open"], "clock": {"kind": "live", **wrong}}
    assert served.client("Ada").post("/api/tables", json=wish).status_code == 422
