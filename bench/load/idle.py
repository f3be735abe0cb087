"""`make load-idle`: a server with a thousand open tables at which nobody moves, each with a socket, and the memory it takes."""

from __future__ import annotations

import argparse
import asyncio
import itertools
import os
import sys
import tempfile
from contextlib import AsyncExitStack

import httpx
from websockets.asyncio.client import connect

import allmende
from bench.load.run import family, resident
from tests.server.support import FROM_ONE_ADDRESS, Process

MOST = 400  # MiB


async def sit(client: httpx.AsyncClient, stack: AsyncExitStack, game: str) -> None:
    seats = max(allmende.game(game).seats)
    body = {"game": game, "seats": ["human"] * seats, "hot_seat": True}
    client.cookies.clear()  # somebody else each time
    answer = await client.post("/api/tables", json=body)
    answer.raise_for_status()
    cookie = f"allmende={answer.cookies['allmende']}"
    address = (
        f"{str(client.base_url).replace('http', 'ws', 1).rstrip('/')}/api/tables/{answer.json()['id']}/live"
    )
    socket = await stack.enter_async_context(
        connect(f"{address}?differences=true", additional_headers={"Cookie": cookie}, open_timeout=60)
    )
    await socket.recv()


async def fill(url: str, tables: int) -> None:
    games = itertools.cycle(allmende.games())
    async with AsyncExitStack() as stack, httpx.AsyncClient(base_url=url, timeout=60) as client:
        for _ in range(tables):
            await sit(client, stack, next(games))
        await asyncio.sleep(3)


async def measured(server: Process, tables: int) -> int:
    filling = asyncio.create_task(fill(server.url, tables))
    most = 0
    while not filling.done():
        await asyncio.sleep(0.5)
        most = max(most, sum(resident(process) for process in family(server.process.pid)))
    await filling
    return most


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    tables: int = parser.parse_args().tables
    os.environ.update(FROM_ONE_ADDRESS)
    with tempfile.TemporaryDirectory() as folder:
        server = Process(f"{folder}/tables.sqlite")
        try:
            most = asyncio.run(measured(server, tables)) / 2**20
        finally:
            server.stop()
    print(f"{tables} tables, a socket at each, nobody moves: at most {most:.0f} MiB")
    return int(most > MOST)


if __name__ == "__main__":
    sys.exit(main())
