"""Bots at tables: one that takes too long or breaks does not stop them, and the table says so."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import allmende
from allmende.bots import Advice, Bot, Notes
from allmende.bots.guard import OVERRAN, RAISED
from allmende.core.state import State
from allmende.server.settings import Settings
from allmende.server.thinking.bots import Thinkers
from allmende.server.thinking.thoughts import Thought
from allmende.server.thinking.workers import Workers
from tests.server.support import Served, look, new_table, sqlite, wait_for


def troubled(table: dict[str, Any]) -> list[dict[str, Any]]:
    return [entry for entry in table["log"] if entry["trouble"] is not None]


def test_a_bot_that_takes_too_long_plays_the_best_it_had_and_the_log_says_so(tmp_path: Path) -> None:
    served = Served(Settings(database=sqlite(tmp_path), bot_seconds=0.3, bot_ms=60_000))
    try:
        ada = served.client("Ada")
        table_id = new_table(ada, "village", ["search:ms=60000", "human"], options={"start": "1"})
        table = wait_for(ada, table_id, lambda table: bool(troubled(table)))
        assert "took too long" in troubled(table)[0]["trouble"]
        assert table["seats"][0]["name"] in troubled(table)[0]["trouble"]
        spanish = look(ada, table_id, lang="es")
        assert "tardó demasiado" in troubled(spanish)[0]["trouble"]
    finally:
        served.stop()


def test_a_bot_that_breaks_does_not_stop_the_table_and_the_log_says_so(served: Served) -> None:
    ada = served.client("Ada")
    table_id = new_table(ada, "village", ["human", "open"], options={"start": "1"})
    served.run(served.house.store.seats.set_stand_in(table_id, 0, "a-bot-of-an-older-version"))

    async def attend() -> None:
        served.house.autopilot.on_change(await served.house.hall.table(table_id))

    served.run(attend())
    table = wait_for(ada, table_id, lambda table: bool(troubled(table)))
    assert "bot failed" in troubled(table)[0]["trouble"]


def test_a_host_may_let_bots_think_on_several_cores(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """The worker is told so, for bots that can; and a bot with a helper of its own plays on in it."""
    state = allmende.game("village").new(2, seed=1)
    asked: list[str] = []

    async def think() -> list[Thought]:
        workers = Workers(1)
        do = workers.do

        async def noted(whose: str, seconds: float, work: Any, name: str, *rest: Any) -> Any:
            asked.append(name)
            return await do(whose, seconds, work, name, *rest)

        monkeypatch.setattr(workers, "do", noted)
        try:
            thinkers = Thinkers(workers, 30, cores=2)
            names = ("grandmaster:ms=300", "grandmaster:ms=300", "greedy:nodes=1")
            return [await thinkers.choose(name, state, 0) for name in names]
        finally:
            workers.close()

    thoughts = served.run(think())
    assert asked == ["grandmaster:ms=300,cores=2", "grandmaster:ms=300,cores=2", "greedy:nodes=1"]
    assert all(thought.code in state.legal and thought.trouble is None for thought in thoughts)


def test_a_stuck_worker_is_replaced_and_others_are_not_harmed(served: Served) -> None:
    state = allmende.game("village").new(2, seed=1)

    async def think() -> tuple[list[str | None], str | None]:
        workers = Workers(2)
        try:
            patient, hasty = Thinkers(workers, 30), Thinkers(workers, 0.2)
            await patient.choose("greedy:nodes=1", state, 0)  # so that one worker has started
            thoughts = await asyncio.gather(
                hasty.choose("search:ms=60000", state, 0),
                patient.choose("search:ms=500", state, 0),
                patient.choose("greedy:nodes=1", state, 0),
            )
            assert all(thought.code in state.legal for thought in thoughts)
            after = await patient.choose("no-such-bot", state, 0)
            return [thought.trouble for thought in thoughts], after.trouble
        finally:
            workers.close()

    assert served.run(think()) == ([OVERRAN, None, None], RAISED)


def test_a_bot_thinks_on_the_deal_the_server_imagined(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is dealt again once, where the true state is known; the worker doesn't repeat it."""
    state = allmende.game("villagers").new(3, seed=1)
    dealt: list[State] = []
    seen: list[State] = []
    determinize = State.determinize

    def counted(state: State, seat: int, seed: int) -> State:
        dealt.append(determinize(state, seat, seed))
        return dealt[-1].clone()

    def look_and_pick(state: State, seat: int, seed: int, notes: Notes) -> Advice:
        seen.append(state.clone())
        return Advice(state.legal_actions()[0])

    async def here(
        _whose: str, _seconds: float, work: Callable[..., Thought], name: str, state: State, *more: int
    ) -> Thought:
        return work(name, state, *more)

    monkeypatch.setattr(State, "determinize", counted)
    monkeypatch.setattr("allmende.server.thinking.thoughts.bot", lambda _: Bot("curious", look_and_pick))
    monkeypatch.setattr(served.house.workers, "do", here)
    seat = state.to_move
    assert seat is not None
    thought = served.run(served.house.thinkers.choose("curious", state, seat))
    assert (thought.code, thought.trouble) == (state.legal[0], None)
    assert seen == dealt  # one deal, and that one
    assert seen[0] != state
    assert seen[0].view(seat) == state.view(seat)


def test_a_table_that_cannot_go_on_keeps_no_other_from_going_on(tmp_path: Path) -> None:
    database = sqlite(tmp_path)
    first = Served(Settings(database=database, bot_pace=60.0))  # so that bots have not moved when it stops
    ids = [
        new_table(first.client("Ada"), "village", ["random", "human"], options={"start": "1"})
        for _ in range(2)
    ]
    first.stop()
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        connection.execute("UPDATE tables SET layout = 'other' WHERE id = ?", (min(ids),))
    second = Served(Settings(database=database, takeover_seconds=0.2))
    try:
        wait_for(second.client(), max(ids), lambda table: table["seq"] > 0)
        assert second.client().get(f"/api/tables/{min(ids)}").json()["error"] == "outdated"
    finally:
        second.stop()
