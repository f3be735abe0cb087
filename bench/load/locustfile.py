"""Scripted players for locust: each has a table of its own with bots, hears about it through a socket, and moves.

Every acknowledged move is remembered; at the end each table's journal must hold exactly these.
"""

from __future__ import annotations

import json
import random
import time
from typing import Any

import websocket
from locust import HttpUser, between, events, task

ACKNOWLEDGED: dict[str, tuple[Any, dict[int, int]]] = {}  # table -> (its player's session, seq -> code)


class Player(HttpUser):
    wait_time = between(0.5, 1.5)

    def on_start(self) -> None:
        self.chance = random.Random(id(self))
        self.socket: Any = None
        self.sit_down()

    def sit_down(self) -> None:
        """A new table: alone against bots, which are random ones so that the server is measured and not their thought."""
        game = self.chance.choice(self.client.get("/api/games").json())
        seats = self.chance.choice(game["seats"])
        body = {"game": game["name"], "seats": ["human"] + ["random"] * (seats - 1)}
        self.table_id = self.client.post("/api/tables", json=body).json()["id"]
        ACKNOWLEDGED[self.table_id] = (self.client, {})
        if self.socket is not None:
            self.socket.close()
        address = f"{self.host.replace('http', 'ws', 1)}/api/tables/{self.table_id}/live"
        cookie = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        self.socket = websocket.create_connection(address, cookie=cookie, timeout=60)
        self.table = self.hear()

    def hear(self) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv())
            if message["type"] == "table":
                return message

    @task
    def move(self) -> None:
        while not self.table["choices"] and not self.table["over"]:
            self.table = self.hear()
        if self.table["over"]:
            self.sit_down()
            return
        seq, code = self.table["seq"], self.chance.choice(self.table["choices"])["code"]
        path = f"/api/tables/{self.table_id}/moves"
        answer = self.client.post(path, json={"seq": seq, "code": code}, name="/api/tables/{id}/moves")
        if answer.status_code == 200:
            ACKNOWLEDGED[self.table_id][1][seq] = code
            began = time.perf_counter()
            while self.table["seq"] <= seq:  # until it comes back through the socket, as a page would see it
                self.table = self.hear()
            took = 1000 * (time.perf_counter() - began)
            self.environment.events.request.fire(
                request_type="WS",
                name="push after move",
                response_time=took,
                response_length=0,
                exception=None,
                context={},
            )


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
    if wrong:
        environment.process_exit_code = 1
