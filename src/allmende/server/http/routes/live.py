"""The socket at a table: it pushes the table as its watcher may see it, whenever it has changed.

A push carries the whole view and, of log and chat, exactly what was not sent before; a socket that comes back says with
`since` and `chat` what it has, so nothing is missed and nothing comes twice. To a socket that asks for `differences` only the
first message is a whole table; each one after it tells what has changed since the one before.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import BaseModel

from allmende.server import messages, metrics
from allmende.server.buckets import Buckets
from allmende.server.errors import Busy, Refused, unknown_table
from allmende.server.house import House
from allmende.server.http.caller import Caller, as_json, find_caller
from allmende.server.http.problems import problem
from allmende.server.http.routes.tables import look_up, table_answer
from allmende.server.storage.transactions import StorageAway
from allmende.server.tables.differences import difference
from allmende.server.tables.hall import Watcher

router = APIRouter()

PING_SECONDS = 25.0
GOING_AWAY, POLICY, RESTART = 1001, 1008, 1012


@router.websocket("/api/tables/{table_id}/live")
async def live(
    socket: WebSocket,
    table_id: str,
    since: int = 0,
    chat: int = 0,
    seat: int | None = None,
    invite: str | None = None,
    lang: str | None = None,
    differences: bool = False,
) -> None:
    await socket.accept()
    metrics.SOCKETS.inc()
    try:
        caller = await find_caller(socket, lang)
        try:
            await look_up(caller, table_id, invite)
        except Refused as refused:
            told = problem(refused, caller.language)
            await send(socket, messages.SocketProblem(**told.model_dump()))
            await socket.close(POLICY, refused.error)
            return
        try:
            with caller.quotas.socket(caller.id, caller.address):
                await _attend(
                    socket, caller, table_id, invite, seat, max(0, since), max(0, chat), differences
                )
        except Busy as busy:
            await send(socket, messages.SocketProblem(**problem(busy, caller.language).model_dump()))
            await socket.close(POLICY, busy.error)
    except StorageAway:
        await socket.close(RESTART, "storage")
    except WebSocketDisconnect:
        pass
    finally:
        metrics.SOCKETS.dec()


async def _attend(
    socket: WebSocket,
    caller: Caller,
    table_id: str,
    invite: str | None,
    seat: int | None,
    since: int,
    chat: int,
    differences: bool,
) -> None:
    """Runs until the watcher leaves, floods us, loses their session, or the server stops."""
    hall = caller.house.hall
    session = None if caller.person is None else caller.person.session
    name = None if caller.person is None else caller.person.name
    watcher = hall.watch(table_id, caller.id, session, name)
    pushing = asyncio.create_task(
        _push(socket, caller, watcher, table_id, invite, seat, since, chat, differences)
    )
    hearing = asyncio.create_task(_hear(socket, caller))
    try:
        hall.wake(table_id)  # the others see who is here
        await asyncio.wait((pushing, hearing), return_when=asyncio.FIRST_COMPLETED)
    finally:
        hall.unwatch(table_id, watcher)
        hall.wake(table_id)
        for task in (pushing, hearing):
            task.cancel()
        await asyncio.gather(pushing, hearing, return_exceptions=True)


async def _push(
    socket: WebSocket, caller: Caller, watcher: Watcher, table_id: str, invite: str | None, seat: int | None,
    since: int, chat: int, differences: bool,
) -> None:  # fmt: skip
    house = caller.house
    last = None
    known: dict[str, Any] | None = None  # what the socket has, where it is told differences
    while True:
        watcher.wake.clear()
        if house.stopping.is_set():
            await socket.close(RESTART, "restart")
            return
        try:
            if await _is_ended(watcher, house):
                await socket.close(POLICY, "session-ended")
                return
            table = await house.hall.latest(table_id)
            if not table.may_see(caller.id, invite):
                raise unknown_table()
        except Refused as refused:
            await socket.close(POLICY, refused.error)
            return
        except StorageAway:  # the socket stays; the table is looked up again when the database is back
            await asyncio.sleep(0.5)
            watcher.wake.set()
        else:
            answer = table_answer(caller, table, seat, since, chat)
            since = table.seq
            chat = max([chat, *(line["id"] for line in answer["chat"])])
            here = [info["present"] for info in answer["seats"]]
            said = (answer["version"], here, answer["spectators"], answer["unnamed"])
            if said != last:
                await send(socket, answer if known is None else difference(known, answer))
                last = said
                known = answer if differences else None
        await _wait(socket, watcher)


async def _is_ended(watcher: Watcher, house: House) -> bool:
    """Whether its session was ended. The message between processes may get lost, so this is looked up from time to time."""
    if watcher.doubted and watcher.session is not None:
        watcher.ended = watcher.ended or not await house.sessions.is_open(watcher.session)
    watcher.doubted = False
    return watcher.ended


async def _wait(socket: WebSocket, watcher: Watcher) -> None:
    """Waits for the next change; sends a ping from time to time, for proxies in between."""
    try:
        async with asyncio.timeout(PING_SECONDS):
            await watcher.wake.wait()
    except TimeoutError:
        await send(socket, messages.Ping(at=time.time()))
        watcher.doubted = True


async def send(socket: WebSocket, message: BaseModel | dict[str, Any]) -> None:
    await socket.send_text(as_json(message).decode())


async def _hear(socket: WebSocket, caller: Caller) -> None:
    """Clients don't send anything here; one that sends too much is disconnected."""
    rate = caller.house.settings.socket_messages_per_second
    bucket = Buckets(rate, 5 * rate)
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        if bucket.take(""):
            await socket.close(POLICY, "too-many")
            return
