"""Scripted players for locust: each has a table of its own with bots, hears about it through a socket, and moves.

They do what the page does: the socket tells differences; a move is answered briefly and shown by the socket, for which they wait
before they think about the next one. `--whole` and `--whole-answers` are for programs that ask for neither.

Every acknowledged move is remembered; at the end each table's journal must hold exactly these. Others watch every table
through sockets of their own: whenever it is the player's turn, all of them must have been shown that.
"""

from __future__ import annotations

import json
import random
import time
from typing import Any

import gevent
import websocket
from locust import FastHttpUser, between, events, task

ACKNOWLEDGED: dict[str, tuple[Any, dict[int, int]]] = {}  # table -> (its player's session, seq -> code)
PUSHES = {"shown": 0, "missing": 0}  # to those who watch
PATIENCE = 10.0  # seconds: a push that takes longer is not late but lost


@events.init_command_line_parser.add_listener
def add_arguments(parser: Any) -> None:
    parser.add_argument("--watchers", type=int, default=3, help="sockets at every table besides the player's")
    parser.add_argument(
        "--whole", action="store_true", help="whole tables through the sockets, no differences"
    )
    parser.add_argument("--whole-answers", action="store_true", help="whole tables in answer to moves")


def hear(socket: Any, table: dict[str, Any]) -> dict[str, Any]:
    """The table as it is after the next push, told whole or by what has changed."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv())
        if message["type"] == "table":
            return message
        if message["type"] == "change":
            for new in message["set"]:
                *way, last = new["path"]
                place: Any = table
                for step in way:
                    place = place[step]
                place[last] = new["value"]
            for *way, last in message["gone"]:
                place = table
                for step in way:
                    place = place[step]
                del place[last]
            return table


def open_socket(address: str, cookie: str | None = None) -> Any:
    """Without the library's own check of texts, byte by byte in Python: that took as long as the server for the whole move."""
    return websocket.create_connection(address, cookie=cookie, timeout=60, skip_utf8_validation=True)


class Watcher:
    """A spectator who remembers how much of the game they were shown."""

    def __init__(self, address: str) -> None:
        self.table: dict[str, Any] = {"seq": -1}
        self.socket = open_socket(address)
        self.listening = gevent.spawn(self._listen)

    def _listen(self) -> None:
        while True:
            try:
                self.table = hear(self.socket, self.table)
            except websocket.WebSocketTimeoutException:
                continue
            except (websocket.WebSocketException, OSError):  # it was closed, by us or by the server
                return

    @property
    def seq(self) -> int:
        seq: int = self.table["seq"]
        return seq

    def close(self) -> None:
        self.listening.kill()
        self.socket.close()


class Player(FastHttpUser):
    wait_time = between(0.5, 1.5)

    def on_start(self) -> None:
        self.chance = random.Random(id(self))
        self.socket: Any = None
        self.watchers: list[Watcher] = []
        self.sit_down()

    def sit_down(self) -> None:
        """A new table: alone against bots, which are random ones so that the server is measured and not their thought."""
        game = self.chance.choice(self.client.get("/api/games").json())
        seats = self.chance.choice(game["seats"])
        body = {"game": game["name"], "seats": ["human"] + ["random"] * (seats - 1)}
        self.table_id = self.client.post("/api/tables", json=body).json()["id"]
        ACKNOWLEDGED[self.table_id] = (self.client, {})
        self.stand_up()
        address = f"{self.host.replace('http', 'ws', 1)}/api/tables/{self.table_id}/live"
        if not self.environment.parsed_options.whole:
            address += "?differences=true"  # as the page does
        cookie = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.client.cookiejar)
        self.socket = open_socket(address, cookie)
        self.table = hear(self.socket, {})
        watchers = self.environment.parsed_options.watchers
        self.watchers = [Watcher(address) for _ in range(watchers)]

    def stand_up(self) -> None:
        if self.socket is not None:
            self.socket.close()
        for watcher in self.watchers:
            watcher.close()

    on_stop = stand_up

    def count_pushes(self) -> None:
        """The table waits for its player, or is at its end: everybody who watches must have been shown that by now, or soon."""
        began = time.monotonic()
        for watcher in self.watchers:
            while watcher.seq < self.table["seq"] and time.monotonic() < began + PATIENCE:
                gevent.sleep(0.01)
            PUSHES["shown" if watcher.seq >= self.table["seq"] else "missing"] += 1

    @task
    def move(self) -> None:
        while not self.table["choices"] and not self.table["over"]:
            self.table = hear(self.socket, self.table)
        self.count_pushes()
        if self.table["over"]:
            self.sit_down()
            return
        seq, code = self.table["seq"], self.chance.choice(self.table["choices"])["code"]
        path = f"/api/tables/{self.table_id}/moves"
        body = {"seq": seq, "code": code}
        if not self.environment.parsed_options.whole_answers:
            body["brief"] = True  # as the page does
        clicked = time.perf_counter()
        answer = self.client.post(path, json=body, name="/api/tables/{id}/moves")
        if answer.status_code == 200:
            ACKNOWLEDGED[self.table_id][1][seq] = code
            answered = time.perf_counter()
            while self.table["seq"] <= seq:  # until it comes back through the socket, as a page would see it
                self.table = hear(self.socket, self.table)
            shown = time.perf_counter()
            self.note("push after move", shown - answered)
            self.note("move until shown", shown - clicked)

    def note(self, name: str, seconds: float) -> None:
        self.environment.events.request.fire(
            request_type="WS", name=name, response_time=1000 * seconds, response_length=0, exception=None, context={}
        )  # fmt: skip


@events.test_stop.add_listener
def check_journals(environment: Any, **_: Any) -> None:
    """The journals hold exactly what was acknowledged."""
    wrong = moves = 0
    for table_id, (client, acknowledged) in ACKNOWLEDGED.items():
        table = client.get(f"/api/tables/{table_id}", name="/api/tables/{id}").json()
        mine = [entry for entry in table["log"] if entry["seat"] == table["you"] and not entry["by_itself"]]
        stored = {entry["seq"]: entry["code"] for entry in mine}
        moves += len(stored)
        if stored != acknowledged:
            late = set(stored) - set(acknowledged)  # stored, but the load ended before the answer was read
            if set(acknowledged) - set(stored) or len(late) > 1:
                wrong += 1
    print(f"journals: {len(ACKNOWLEDGED)} tables, {moves} moves of people, {wrong} tables differ", flush=True)
    print(f"pushes: {PUSHES['shown']} shown to those who watch, {PUSHES['missing']} missing", flush=True)
    if wrong or PUSHES["missing"]:
        environment.process_exit_code = 1
