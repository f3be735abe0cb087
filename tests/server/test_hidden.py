"""A seat sees only its view: thousands of moves of every game, every answer, push, error and log line looked through.

What a seat is told must not depend on what it can't know. So each answer is compared with the one the server would give if
the hidden things had been dealt otherwise (`State.determinize`): they must be the same, down to the last letter. What comes
from the past, the log, is compared with the events' own addressees; and secrets are searched for in every byte.
"""

from __future__ import annotations

import copy
import json
import random
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
import structlog
from structlog.typing import EventDict
from websockets.sync.client import ClientConnection

import allmende
from allmende.core.chance import FastStream
from allmende.core.events import EVERYBODY
from allmende.core.state import State
from allmende.server.http.caller import as_json
from allmende.server.tables import presenter
from allmende.server.tables.table import Table
from allmende.server.thinking.thoughts import Thought
from tests.server.support import Served
from tests.server.test_live import open_socket
from tests.sizes import sized

MOVES = sized(150, 3000)  # of each game, every seat told of each


@pytest.fixture(scope="module", autouse=True)
def quick_turns() -> Iterator[None]:
    """Server and players are threads of this process and wait for each other all the time."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(0.0002)
    yield
    sys.setswitchinterval(before)


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


def imagined_answer(table: Table, seat: int | None, seed: int) -> dict[str, Any]:
    """What the server would say if what this seat can't see were otherwise. (All but the log, which is checked by itself.)"""
    twin = copy.copy(table)
    # A spectator knows no more than any seat: what only seat 0 sees must not show for a spectator either.
    twin.state = table.state.determinize(0 if seat is None else seat, seed)
    person = None if seat is None else table.seats[seat].person
    who = presenter.looker(twin, person, seat, "en")
    answer = presenter.table_answer(
        twin, who, since=table.seq, chat_since=0, seen=0, deadline=None, present=set(), bot_seconds=0, link=""
    )
    imagined: dict[str, Any] = json.loads(as_json({key: answer[key] for key in TOLD}))
    return imagined


TOLD = (
    "view",
    "choices",
    "refusals",
    "prompt",
    "to_move",
    "deciding",
    "sealed",
    "undoable",
    "scores",
    "sheet",
    "winners",
)


def check_answer(table: Table, seat: int | None, told: dict[str, Any], seed: int) -> None:
    assert (told["you"], told["seq"], told["seed"]) == (seat, table.seq, None)
    imagined = imagined_answer(table, seat, seed)
    for field in TOLD:
        assert told[field] == imagined[field], field
    if seat is None or not table.may_choose(seat):
        assert told["choices"] == told["refusals"] == []
    for line in told["log"]:
        entry = table.entries[line["seq"]]
        if entry.seat != seat:
            assert (line["code"], line["text"]) == (None, None)
        heard = [event for event in entry.events if event[3] in (EVERYBODY, -1 if seat is None else seat)]
        assert [event["kind"] for event in line["events"]] == [event[0] for event in heard]


class Room:
    """A table of people, each looking at it through a socket, and somebody who watches."""

    def __init__(self, served: Served, game: str, chance: random.Random) -> None:
        self.served = served
        self.chance = chance
        self.people: list[httpx.Client] = []
        self.sockets: list[ClientConnection] = []
        self.open = ExitStack()
        self.table_id = self._open(game)
        self.path = f"/api/tables/{self.table_id}"

    def _open(self, game: str) -> str:
        """With a number of seats and options as they come; what can't be played together is refused and drawn again."""
        found = allmende.game(game)
        maker = self.served.client("Player 0")
        while True:
            seats = self.chance.choice(found.seats)
            options = {name: self.chance.choice(option.choices) for name, option in found.options.items()}
            body = {"game": game, "seats": ["human"] + ["open"] * (seats - 1), "options": options}
            made = maker.post("/api/tables", json=body)
            if made.status_code == 201:
                break
        table_id: str = made.json()["id"]
        self.people = [maker] + [self.served.client(f"Player {seat}") for seat in range(1, seats)]
        for seat, person in enumerate(self.people[1:], 1):
            person.post(f"/api/tables/{table_id}/join", json={"seat": seat})
        interrupts = maker.get(f"/api/games/{game}").json()["interrupts"]
        for person in self.people:
            if self.chance.random() < 0.3:  # wants to be asked
                orders = [{"decision": interrupt["decision"]} for interrupt in interrupts]
                person.put(f"/api/tables/{table_id}/orders", json={"orders": orders})
        for person in [*self.people, self.served.client("Spectator")]:
            self.open.callback(person.close)
            self.sockets.append(self.open.enter_context(open_socket(self.served, person, table_id)))
        return table_id

    def settled(self) -> Table:
        """The table once nothing happens there by itself any more."""
        while True:
            table = self.served.run(self.served.house.hall.table(self.table_id))
            due = self.served.house.autopilot.due(table)
            if due is None or due.at > time.time():
                return table
            time.sleep(0.001)

    def hear(self, socket: ClientConnection, seq: int) -> tuple[str, dict[str, Any]]:
        """What a socket pushes about this moment, as text and read."""
        while True:
            text = str(socket.recv(timeout=30))
            told: dict[str, Any] = json.loads(text)
            if told["type"] == "table" and told["seq"] >= seq:
                return text, told

    def play_and_check(self, limit: int) -> int:
        """Plays on at random, every answer looked through; returns how many moves were made."""
        for made in range(limit):
            table = self.settled()
            if table.over:
                return made
            hidden = secrets_of(table)
            texts = []
            for seat, socket in enumerate(self.sockets):
                text, pushed = self.hear(socket, table.seq)
                looker = seat if seat < len(self.people) else None
                self.served.call(check_answer, table, looker, pushed, made)
                texts.append(text)
            if made % 10 == 0:
                texts += self.asked_for(table, made)
            for text in texts:
                for secret in hidden:
                    assert secret not in text
            self.move(table)
        return limit

    def asked_for(self, table: Table, made: int) -> list[str]:
        """What is answered to those who ask, rightly or not."""
        seat = self.chance.randrange(len(self.people))
        person = self.people[seat]
        looked = person.get(self.path, params={"since": max(0, table.seq - 3), "seat": seat})
        self.served.call(check_answer, table, seat, looked.json(), made)
        answers = [
            looked,
            person.get(f"{self.path}/journal"),
            person.get(f"{self.path}/at/{table.seq}"),
            person.get("/api/tables"),
        ]
        mover = table.state.to_move
        if list(self.served.call(table.asked)) == [mover] and mover is not None and len(self.people) > 1:
            other = self.people[(mover + 1) % len(self.people)]
            answers += bad_requests(other, self.people[mover], self.path, table, self.chance)
        return [answer.text for answer in answers]

    def move(self, table: Table) -> None:
        """Somebody who is asked decides; where all decide at once, perhaps others before the one to move."""
        asked = self.served.call(table.asked)
        for seat in asked if self.chance.random() < 0.5 else [table.state.to_move]:
            assert seat is not None
            code = self.chance.choice(asked[seat].legal)
            body = {"seq": table.seq, "code": code}
            played = self.people[seat].post(f"{self.path}/moves", json=body)
            assert played.status_code == 200, played.text


@pytest.mark.slow
@pytest.mark.timeout(0)
@pytest.mark.parametrize("game", allmende.games())
def test_nobody_is_told_what_he_may_not_know(served: Served, game: str, log_lines: list[str]) -> None:
    chance = random.Random(game)
    made = 0
    while made < MOVES:
        room = Room(served, game, chance)
        with room.open:
            made += room.play_and_check(MOVES - made)
    text = "\n".join(log_lines)
    assert '"event": "move"' in text
    assert '"code"' not in text


def bad_requests(
    other: httpx.Client, mover: httpx.Client, path: str, table: Table, chance: random.Random
) -> list[httpx.Response]:
    """What a curious player tries. If it isn't their turn, the error says only that."""
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
        _whose: str, _seconds: float, _work: object, _name: str, state: State, seat: int, *_: object
    ) -> Thought:
        shown.append((state, seat))
        return Thought(state.legal_actions()[0])

    monkeypatch.setattr(thinkers.workers, "do", here)
    served.run(thinkers.choose("greedy", state, 2))
    [(imagined, seat)] = shown
    assert seat == 2
    assert isinstance(imagined.stream, FastStream)
    assert imagined.view(2) == state.view(2)
