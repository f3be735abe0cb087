"""Sockets that ask for differences: put together, they tell what whole tables would."""

from __future__ import annotations

import copy
import json
import random
from contextlib import ExitStack
from statistics import mean
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

import allmende
from allmende.server import messages
from tests.server.support import Served, look, new_table, play

GAMES = allmende.games()


class Told:
    """What a socket has been told, put together."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: dict[str, Any] = {}
        self.kinds: list[str] = []
        self.sizes: list[int] = []

    def hear(self, seq: int) -> dict[str, Any]:
        while self.table.get("seq", -1) < seq:
            text = self.socket.recv(timeout=20)
            message = json.loads(text)
            if message["type"] == "table":
                self.table = message
            elif message["type"] == "change":
                assert messages.TableChange.model_validate(message).model_dump(mode="json") == message
                self.table = applied(self.table, message)
            self.kinds.append(message["type"])
            self.sizes.append(len(text))
        return self.table


def applied(table: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    found = copy.deepcopy(table) | {name: change[name] for name in ("log", "chat", "since")}
    for path in change["gone"]:
        del at(found, path[:-1])[path[-1]]
    for new in change["set"]:
        at(found, new["path"][:-1])[new["path"][-1]] = new["value"]
    return found


def at(place: Any, path: list[Any]) -> Any:
    for step in path:
        place = place[step]
    return place


@pytest.mark.parametrize("game", GAMES)
def test_differences_make_up_the_whole(served: Served, game: str) -> None:
    """For a player and for somebody who watches, over many moves, a line of chat and a move that is taken back."""
    ada, chance = served.client("Ada"), random.Random(game)
    seats = max(allmende.game(game).seats)
    table_id = new_table(ada, game, ["human"] * seats, hot_seat=True)
    address = f"ws://{served.host}/api/tables/{table_id}/live?differences="
    with ExitStack() as stack:
        pairs = []
        for cookie in (f"allmende={ada.cookies['allmende']}", ""):
            sockets = [connect(address + how, additional_headers={"Cookie": cookie}) for how in ("no", "yes")]
            pairs.append([Told(stack.enter_context(socket)) for socket in sockets])
        for number in range(40):
            table = look(ada, table_id)
            if table["over"]:
                break
            if table["choices"]:
                assert play(ada, table, chance.choice(table["choices"])["code"]).status_code == 200
            if number == 20:
                ada.post(f"/api/tables/{table_id}/chat", json={"text": "Well played"})
            served.settle()
            seq = look(ada, table_id)["seq"]
            for whole, parts in pairs:
                assert without_times(parts.hear(seq)) == without_times(whole.hear(seq))
        for whole, parts in pairs:
            assert parts.kinds[0] == "table"
            assert "change" in parts.kinds
            assert "change" not in whole.kinds
            assert mean(parts.sizes[1:]) < 0.7 * mean(
                whole.sizes[1:]
            )  # pushes may fall together on either socket


def without_times(table: dict[str, Any]) -> dict[str, Any]:
    """All but what tells when it was said and how pushes happened to fall together."""
    shown = {name: value for name, value in table.items() if name not in ("log", "since", "seen", "chat")}
    shown["seats"] = [{**seat, "seen_at": None} for seat in table["seats"]]
    return shown
