"""Several processes, one table, many who watch: everybody is shown every change, whatever happens while a process looks.

Two halls on one database stand for two processes; the word between them is passed on by hand, and a look at the database
can be held up in the middle. So each order of events that could lose a push is played out, not hoped for.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from allmende.server import messages
from allmende.server.errors import Refused
from allmende.server.house import House
from allmende.server.settings import Settings, database_address
from allmende.server.storage.records import After, EntryRecord
from allmende.server.storage.transactions import StorageAway, Transaction
from allmende.server.tables.hall import Hall
from allmende.server.tables.moves import move
from allmende.server.tables.opening import create
from allmende.server.tables.taking_back import undo
from allmende.server.tables.talk import say
from tests.server.postgres import Postgres
from tests.server.support import Process, look, new_table, play, sqlite

WATCHERS = 12


class Slow:
    """Holds up a hall's looks: each has read the version, or what is new, but its answer is on the way until it is let
    through."""

    def __init__(self, hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
        self._looks: asyncio.Queue[asyncio.Future[None]] = asyncio.Queue()
        self._open = False
        tables = hall.store.tables
        monkeypatch.setattr(tables, "news", self._slow(tables.news))
        monkeypatch.setattr(tables, "version", self._slow(tables.version))

    def _slow(self, read: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def ask(*known: Any) -> Any:
            answer = await read(*known)
            if not self._open:
                through: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                self._looks.put_nowait(through)
                await through
            return answer

        return ask

    async def held(self) -> asyncio.Future[None]:
        """The next look, as soon as it hangs."""
        return await asyncio.wait_for(self._looks.get(), 5)

    def let_all_through(self) -> None:
        """All looks that hang, and those to come."""
        self._open = True
        while not self._looks.empty():
            self._looks.get_nowait().set_result(None)


class Watching:
    """A socket's side of the hall, as in `routes/live.py`: looks when woken, and remembers what it was shown."""

    def __init__(self, hall: Hall, table_id: str) -> None:
        self.hall, self.table_id = hall, table_id
        self.seq = self.lines = -1
        self.watcher = hall.watch(table_id, None, None)
        self.task = asyncio.create_task(self._watch())

    async def _watch(self) -> None:
        while True:
            self.watcher.wake.clear()
            try:
                table = await self.hall.latest(self.table_id)
            except StorageAway:
                await asyncio.sleep(0.01)
                continue
            self.seq, self.lines = table.seq, len(table.chat)
            await self.watcher.wake.wait()

    async def leave(self) -> None:
        self.hall.unwatch(self.table_id, self.watcher)
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)


class Two:
    """Two processes at one table; here people watch, there somebody plays."""

    def __init__(self, here: House, there: House, table_id: str, person: str) -> None:
        self.here, self.there, self.id, self.person = here.hall, there.hall, table_id, person

    async def move(self, hall: Hall) -> int:
        table = await hall.table(self.id)
        return (await move(hall, self.id, self.person, table.seq, table.state.legal[0])).seq

    async def say(self, hall: Hall, text: str) -> None:
        await say(hall, self.id, self.person, "Ada", text, None)

    async def many(self) -> list[Watching]:
        watching = [Watching(self.here, self.id) for _ in range(WATCHERS)]
        await all_shown(watching, 0)
        return watching


async def settle() -> None:
    """Lets every waiting task continue."""
    await asyncio.sleep(0.05)


async def all_shown(watching: list[Watching], seq: int, lines: int = 0) -> None:
    """Until all are shown this, or it is clear that they won't be."""
    shown: list[tuple[int, int]] = []
    for _ in range(100):
        shown = [(one.seq, one.lines) for one in watching]
        if shown == [(seq, lines)] * len(watching):
            return
        await settle()
    raise AssertionError(f"shown are {shown} of {seq, lines}")


@asynccontextmanager
async def two_processes(address: str) -> AsyncIterator[Two]:
    settings = Settings(database=database_address(address))
    here, there = House(settings), House(settings)
    try:
        await here.store.open()
        person, _ = await here.accounts.new_guest("Ada", "en", "")
        asked = {"game": "village", "seats": ["human", "human"], "hot_seat": True}
        wish = messages.NewTable.model_validate(asked)
        table = await create(here.hall, wish, person.id, None)
        yield Two(here, there, table.id, person.id)
    finally:
        await here.close()
        await there.close()


def test_all_who_are_woken_see_the_change_however_long_the_look_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with two_processes(sqlite(tmp_path)) as two:
            watching = await two.many()
            slow = Slow(two.here, monkeypatch)
            seq = await two.move(two.there)
            two.here.wake(two.id)
            first = await slow.held()  # one looks; the others come while it does
            await settle()
            first.set_result(None)
            slow.let_all_through()
            await all_shown(watching, seq)

    asyncio.run(story())


def test_one_look_serves_all_who_are_woken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with two_processes(sqlite(tmp_path)) as two:
            watching = await two.many()
            looks = 0
            tables = two.here.store.tables

            def counted(read: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
                async def ask(*known: Any) -> Any:
                    nonlocal looks
                    looks += 1
                    return await read(*known)

                return ask

            monkeypatch.setattr(tables, "version", counted(tables.version))
            monkeypatch.setattr(tables, "news", counted(tables.news))
            seq = await two.move(two.there)
            two.here.wake(two.id)
            await all_shown(watching, seq)
            assert looks == 1

    asyncio.run(story())


def test_word_that_comes_during_a_look_is_looked_into(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The look may have read before the change, so it can't settle it."""

    async def story() -> None:
        async with two_processes(sqlite(tmp_path)) as two:
            watching = await two.many()
            slow = Slow(two.here, monkeypatch)
            two.here.wake(two.id)
            early = await slow.held()
            seq = await two.move(two.there)
            two.here.wake(two.id)
            await settle()
            early.set_result(None)
            slow.let_all_through()
            await all_shown(watching, seq)

    asyncio.run(story())


def test_word_that_comes_while_a_player_looks_reaches_those_who_watch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same where the look is not a watcher's, but that of somebody who is refused."""

    async def story() -> None:
        async with two_processes(sqlite(tmp_path)) as two:
            watching = await two.many()
            slow = Slow(two.here, monkeypatch)
            seq = await two.move(two.there)
            player = asyncio.create_task(undo(two.here, two.id, "nobody", 0))
            early = await slow.held()
            two.here.wake(two.id)
            await settle()
            early.set_result(None)
            slow.let_all_through()
            await asyncio.gather(player, return_exceptions=True)
            await all_shown(watching, seq)

    asyncio.run(story())


def storage_away(look: asyncio.Future[None]) -> None:
    look.set_exception(StorageAway())


def broken_otherwise(look: asyncio.Future[None]) -> None:
    look.cancel()


@pytest.mark.parametrize("fail", [storage_away, broken_otherwise])
def test_a_look_that_fails_settles_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fail: Callable[[asyncio.Future[None]], None]
) -> None:
    async def story() -> None:
        async with two_processes(sqlite(tmp_path)) as two:
            watching = await two.many()
            slow = Slow(two.here, monkeypatch)
            seq = await two.move(two.there)
            two.here.wake(two.id)
            first = await slow.held()
            await settle()
            fail(first)
            slow.let_all_through()
            await settle()
            alive = [one for one in watching if not one.task.done()]
            assert len(alive) >= WATCHERS - 1
            await all_shown(alive, seq)

    asyncio.run(story())


def test_a_watcher_who_leaves_during_his_look_takes_nothing_with_him(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with two_processes(sqlite(tmp_path)) as two:
            looking = Watching(two.here, two.id)
            await all_shown([looking], 0)
            slow = Slow(two.here, monkeypatch)
            seq = await two.move(two.there)
            two.here.wake(two.id)
            await slow.held()  # it is this one's: nobody else is there yet
            other = Watching(two.here, two.id)
            await looking.leave()
            slow.let_all_through()
            await all_shown([other], seq)

    asyncio.run(story())


def test_who_comes_between_a_change_and_its_word_is_shown_the_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """He is let in by a look that has read before the change; the word comes before he watches."""

    async def story() -> None:
        async with two_processes(sqlite(tmp_path)) as two:
            slow = Slow(two.here, monkeypatch)
            let_in = asyncio.create_task(two.here.table(two.id))
            early = await slow.held()
            seq = await two.move(two.there)
            two.here.wake(two.id)
            early.set_result(None)
            await let_in
            newcomer = Watching(two.here, two.id)
            slow.let_all_through()
            await all_shown([newcomer], seq)

    asyncio.run(story())


def test_a_line_said_elsewhere_during_a_move_here_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with two_processes(sqlite(tmp_path)) as two:
            watching = await two.many()
            append = two.here.store.tables.append

            async def interrupted(table_id: str, entry: EntryRecord, after: After, known: int | None) -> int:
                monkeypatch.setattr(two.here.store.tables, "append", append)
                await two.say(two.there, "while you move")
                two.here.wake(two.id)
                return await append(table_id, entry, after, known)

            monkeypatch.setattr(two.here.store.tables, "append", interrupted)
            seq = await two.move(two.here)
            await all_shown(watching, seq, lines=1)

    asyncio.run(story())


def test_a_move_is_made_on_nothing_but_the_table_as_it_stands(tmp_path: Path) -> None:
    """What is in memory is enough to try a move on. But a person who has lost their seat elsewhere can't move any more, and one who came
    there since, unheard of here, can."""

    async def story() -> None:
        async with two_processes(sqlite(tmp_path)) as two:
            here, there = await two.here.table(two.id), await two.there.table(two.id)
            for seat in range(2):
                await two.there.store.seats.free(two.id, seat, two.person, f"come{seat}")
            assert here.seats_of(two.person) == [0, 1]  # no word has come
            with pytest.raises(Refused) as refused:
                await move(two.here, two.id, two.person, here.seq, here.state.legal[0])
            assert refused.value.error == "not-seated"
            for seat in range(2):
                await two.here.store.seats.take(two.id, seat, two.person)
            assert there.seats_of(two.person) == [0, 1]
            await two.there.store.seats.free(two.id, 1, two.person, "come")
            await two.here.store.seats.take(two.id, 1, two.person)
            assert (await move(two.there, two.id, two.person, 0, there.state.legal[0])).seq == 1
            assert (await two.here.table(two.id)).seq == 1

    asyncio.run(story())


def test_moves_made_elsewhere_are_caught_up_with(tmp_path: Path) -> None:
    """Moves alone are read without all the rest; whatever else there is brings all of it. Either way the tables are the same."""

    async def story() -> None:
        async with two_processes(sqlite(tmp_path)) as two:
            here = await two.here.table(two.id)
            for number in range(12):
                there = await two.there.table(two.id)
                await move(two.there, two.id, two.person, there.seq, there.state.legal[-1])
                if number % 3 == 1:
                    await move(two.there, two.id, two.person, there.seq, there.state.legal[0])
                if number % 4 == 3:
                    await two.say(two.there, "one")
                if number == 6:
                    await undo(two.there, two.id, two.person, there.seq, False)
                there, here = await two.there.table(two.id), await two.here.table(two.id)
                assert here.state == there.state
                assert here.record == there.record
                assert (here.entries, here.effective) == (there.entries, there.effective)
                assert (here.chat, here.sealed_moves) == (there.chat, there.sealed_moves)

    asyncio.run(story())


def test_doubts_go_with_those_who_watch(tmp_path: Path) -> None:
    """A table nobody watches takes no memory however often it changes elsewhere."""

    async def story() -> None:
        async with two_processes(sqlite(tmp_path)) as two:
            watching = await two.many()
            two.here.wake(two.id)
            for one in watching:
                await one.leave()
            two.here.wake(two.id)
            assert two.here._doubts == {}

    asyncio.run(story())


# ── real processes ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.postgres
def test_lines_said_at_once_in_two_processes_are_both_shown(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Numbers are given in the order of commits, or who has read the later line would never ask for the earlier."""

    async def story() -> None:
        async with two_processes(postgres.address) as two:
            slowly, said = asyncio.Event(), asyncio.Event()
            announce = two.there.store.database.announce

            async def held_up(connection: Transaction, table_id: str) -> int:
                said.set()
                await slowly.wait()
                return await announce(connection, table_id)

            monkeypatch.setattr(two.there.store.database, "announce", held_up)
            watching = await two.many()
            late = asyncio.create_task(two.say(two.there, "first, but slowly"))
            await asyncio.wait_for(said.wait(), 5)
            await two.say(two.here, "second")
            await all_shown(watching, 0, lines=1)
            slowly.set()
            await late
            two.here.wake(two.id)
            await all_shown(watching, 0, lines=2)

    asyncio.run(story())


def hear(socket: ClientConnection, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any] | None:
    """The first push that is as wished; None if it doesn't come."""
    while True:
        try:
            message: dict[str, Any] = json.loads(socket.recv(timeout=5))
        except TimeoutError:
            return None
        if message["type"] == "table" and fits(message):
            return message


@pytest.mark.postgres
@pytest.mark.slow
def test_of_two_processes_each_shows_every_move_to_every_socket(postgres: Postgres) -> None:
    servers = [Process(postgres.address), Process(postgres.address)]
    try:
        client = httpx.Client(base_url=servers[0].url, timeout=10)
        table_id = new_table(client, "village", ["human", "human"], hot_seat=True)
        addresses = [
            server.url.replace("http", "ws", 1) + f"/api/tables/{table_id}/live" for server in servers
        ]
        with ExitStack() as stack:
            sockets = [stack.enter_context(connect(addresses[n % 2])) for n in range(2 * WATCHERS)]
            heard: list[list[int]] = [[] for _ in sockets]
            for _ in range(20):
                seq = play(client, look(client, table_id)).json()["seq"]
                for socket, entries in zip(sockets, heard, strict=True):
                    while len(entries) < seq:
                        pushed = hear(socket, lambda _: True)
                        assert pushed is not None, f"move {seq} was not pushed"
                        entries += [entry["seq"] for entry in pushed["log"]]
            assert heard == [list(range(20))] * len(sockets)
            client.post(f"/api/tables/{table_id}/chat", json={"text": "well played"})
            for socket in sockets:
                assert hear(socket, lambda table: bool(table["chat"])) is not None
    finally:
        for server in servers:
            server.kill()
