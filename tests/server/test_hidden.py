"""A seat sees only its view: thousands of moves of every game, every answer, push, error and log line looked through.

What a seat is told must not depend on what it can't know. So each answer is compared with the one the server would give if
the hidden things had been dealt otherwise (`State.determinize`): they must be the same, down to the last letter. What comes
from the past, the log, is compared with the events' own addressees; and secrets are searched for in every byte.
"""

from __future__ import annotations

import json
import os
import random
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import structlog
from structlog.typing import EventDict

import allmende
from allmende.core.chance import FastStream
from allmende.core.events import EVERYBODY
from allmende.core.state import State
from allmende.server import bots, look
from allmende.server.table import Table
from tests.server.support import Served, new_table
from tests.server.test_live import hear, open_socket

MOVES = int(os.environ.get("ALLMENDE_LEAK_MOVES", "200"))  # for each game, each looked at from every seat


@pytest.fixture(scope="module")
def log_lines() -> Iterator[list[str]]:
    """Everything the server logs."""
    lines: list[str] = []

    def keep(_logger: object, _method: str, event: EventDict) -> EventDict:
        lines.append(json.dumps(event, default=str))
        raise structlog.DropEvent

    before = structlog.get_config()
    structlog.configure(processors=[keep], cache_logger_on_first_use=False)
    yield lines
    structlog.configure(**before)


def secrets_of(table: Table) -> list[str]:
    """What no answer may hold before the end: the seed and the key of the random stream."""
    return [table.record.seed, str(table.state.stream.pack()[1])]


def imagined_answer(table: Table, seat: int | None, told: dict[str, Any], seed: int) -> dict[str, Any]:
    """What the server would say if what this seat can't see were otherwise."""
    true = table.state
    # A spectator knows no more than any seat: whatever only seat 0 sees must not show for him either.
    table.state = true.determinize(0 if seat is None else seat, seed)
    try:
        person = None if seat is None else table.seats[seat].person
        who = look.looker(table, person, seat, "en")
        answer = look.table_answer(
            table, who, since=told["since"], chat_since=0, seen=told["seen"], deadline=None, present=set(),
            bot_seconds=told["bot_seconds"], link="",
        )  # fmt: skip
    finally:
        table.state = true
    imagined: dict[str, Any] = json.loads(answer.model_dump_json())
    return imagined


def check_answer(table: Table, seat: int | None, told: dict[str, Any], seed: int) -> None:
    if table.over:
        return
    assert told["you"] == seat
    imagined = imagined_answer(table, seat, told, seed)
    for field in (
        "view",
        "choices",
        "refusals",
        "prompt",
        "to_move",
        "undoable",
        "log",
        "scores",
        "sheet",
        "winners",
    ):
        assert told[field] == imagined[field], field
    if seat not in table.asked():
        assert told["choices"] == told["refusals"] == []
    for line in told["log"]:
        entry = table.entries[line["seq"]]
        if entry.seat != seat:
            assert line["code"] is None
        heard = [event for event in entry.events if event[3] in (EVERYBODY, -1 if seat is None else seat)]
        assert [event["kind"] for event in line["events"]] == [event[0] for event in heard]


@pytest.mark.slow
@pytest.mark.parametrize("game", allmende.games())
def test_nobody_is_told_what_he_may_not_know(served: Served, game: str, log_lines: list[str]) -> None:
    chance = random.Random(game)
    made = 0
    while made < MOVES:
        seats = chance.choice(allmende.game(game).seats)
        people = [served.client(f"Player {seat}") for seat in range(seats)]
        spectator = served.client("Spectator")
        table_id = new_table(people[0], game, ["human"] + ["open"] * (seats - 1))
        for seat, person in enumerate(people[1:], 1):
            person.post(f"/api/tables/{table_id}/join", json={"seat": seat})
        made += play_and_check(served, table_id, people, spectator, chance, MOVES - made)
    text = "\n".join(log_lines)
    assert '"event": "move"' in text
    assert '"code"' not in text


def settled(served: Served, table_id: str) -> Table:
    """The table once nothing happens there by itself any more: nobody here has armed an interrupt, so all let it be."""
    while True:
        table: Table = served.run(served.house.hall.table(table_id))
        if table.passing() is None:
            return table
        time.sleep(0.005)


def play_and_check(
    served: Served,
    table_id: str,
    people: list[httpx.Client],
    spectator: httpx.Client,
    chance: random.Random,
    limit: int,
) -> int:
    path = f"/api/tables/{table_id}"
    looker = chance.randrange(len(people))
    with open_socket(served, people[looker], table_id) as socket:
        for made in range(limit):
            table = settled(served, table_id)
            if table.over:
                return made
            hidden = secrets_of(table)
            mover = table.state.to_move
            assert mover is not None
            since = max(0, table.seq - 3)
            answers = [person.get(path, params={"since": since}) for person in people]
            for seat, answer in enumerate(answers):
                check_answer(table, seat, answer.json(), made)
            watched = spectator.get(path, params={"since": since})
            check_answer(table, None, watched.json(), made)
            pushed = hear(socket)
            while pushed["seq"] < table.seq:
                pushed = hear(socket)
            check_answer(table, looker, pushed, made)
            other = people[(mover + 1) % len(people)]
            answers.append(watched)
            if list(table.asked()) == [mover] and len(people) > 1:
                answers += bad_requests(other, people[mover], path, table, chance)
            if made % 10 == 0:
                answers += [
                    other.get(f"{path}/journal"),
                    other.get(f"{path}/at/{table.seq}"),
                    other.get("/api/tables"),
                ]
            for answer in answers:
                for secret in hidden:
                    assert secret not in answer.text
            code = chance.choice(table.state.legal_actions())
            played = people[mover].post(f"{path}/moves", json={"seq": table.seq, "code": code})
            assert played.status_code == 200
    return limit


def bad_requests(
    other: httpx.Client, mover: httpx.Client, path: str, table: Table, chance: random.Random
) -> list[httpx.Response]:
    """What somebody curious tries. Whose turn it isn't learns nothing from the error but that."""
    code = chance.randrange(table.game.num_actions)
    curious = other.post(f"{path}/moves", json={"seq": table.seq, "code": code})
    assert (curious.status_code, curious.json()["reason"]) == (403, None)
    behind = other.post(f"{path}/moves", json={"seq": table.seq + 1, "code": code})
    assert (behind.status_code, behind.json()["reason"]) == (409, None)
    tried = [curious, behind]
    if code not in table.state.legal_actions():
        refused = mover.post(f"{path}/moves", json={"seq": table.seq, "code": code})
        assert refused.status_code == 422
        imagined = table.state.determinize(table.state.to_move or 0, 1).why_not(code)
        assert imagined is not None
        assert (refused.json()["reason"]["key"], refused.json()["reason"]["rule"]) == (
            imagined.key,
            imagined.rule,
        )
        tried.append(refused)
    return tried


def test_bots_are_shown_imagined_states_only(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[tuple[State, int]] = []
    thinkers = served.house.thinkers
    state = allmende.game("village").new(3, seed=1)

    async def here(
        _seconds: float, _work: object, _name: str, state: State, seat: int, *_: object
    ) -> bots.Thought:
        shown.append((state, seat))
        return bots.Thought(state.legal_actions()[0])

    monkeypatch.setattr(thinkers.workers, "do", here)
    served.run(thinkers.choose("random", state, 2))
    [(imagined, seat)] = shown
    assert seat == 2
    assert isinstance(imagined.stream, FastStream)
    assert imagined.view(2) == state.view(2)
