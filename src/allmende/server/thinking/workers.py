"""Worker processes: all long thinking happens there, and never longer than allowed."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from allmende.bots import bots
from allmende.bots.worker import settle_in
from allmende.server.thinking.thoughts import Spent

T = TypeVar("T")

GRACE = 5.0  # seconds a worker may need beyond a bot's own time, before it counts as stuck
START = 120.0  # seconds a worker may need to start, on a very busy machine


class Stuck(Exception):
    """A worker did not answer in time, or died."""


class Workers:
    """Processes that think, each started when first needed and replaced when stuck, so a stuck one doesn't harm others.
    Waiting people take turns, so a person with many tasks delays only themselves."""

    def __init__(self, count: int, niceness: int = 0) -> None:
        self.niceness = niceness
        self._free: list[ProcessPoolExecutor | None] = [None] * count
        self._busy: set[ProcessPoolExecutor] = set()
        self._waiting: OrderedDict[str, deque[asyncio.Future[ProcessPoolExecutor | None]]] = OrderedDict()

    async def do(self, whose: str, seconds: float, work: Callable[..., T], *args: Any) -> T:
        """Has a work done by the next worker that is free; waiting for one, or for a new one to start, is not counted."""
        loop = asyncio.get_running_loop()
        worker = await self._turn(whose)
        keep = False
        try:
            if worker is None:
                context = multiprocessing.get_context("spawn")
                worker = ProcessPoolExecutor(1, context, settle_in, (self.niceness,))
                self._busy.add(worker)
                await asyncio.wait_for(loop.run_in_executor(worker, bots), START)
            self._busy.add(worker)
            done = await asyncio.wait_for(loop.run_in_executor(worker, work, *args), seconds)
            keep = True
            return done
        except (TimeoutError, BrokenProcessPool) as error:
            raise Stuck(type(error).__name__) from error
        except (Spent, asyncio.CancelledError):
            raise
        except Exception:
            keep = True  # the work failed, not the worker
            raise
        finally:
            if worker is not None:
                self._busy.discard(worker)
                if not keep:
                    stop(worker)
            self._give(worker if keep else None)

    async def _turn(self, whose: str) -> ProcessPoolExecutor | None:
        """A worker, or the right to start one: at once if one is free, else when it is this person's turn."""
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[ProcessPoolExecutor | None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whose, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give(turn.result())  # it came just now
            raise

    def _give(self, worker: ProcessPoolExecutor | None) -> None:
        """To the one who has waited longest, who then goes to the end of the line."""
        while self._waiting:
            whose, theirs = self._waiting.popitem(last=False)
            turn = theirs.popleft()
            if theirs:
                self._waiting[whose] = theirs
            if not turn.done():
                turn.set_result(worker)
                return
        self._free.append(worker)

    def close(self) -> None:
        for worker in self._busy:
            stop(worker)
        while self._free:
            idle = self._free.pop()
            if idle is not None:
                stop(idle)


def stop(pool: ProcessPoolExecutor) -> None:
    """Ends a pool at once, even if its worker never stops thinking."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
