"""Bots think in worker processes, on a state as their seat could imagine it, and never longer than allowed."""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import structlog

from allmende.bots import bots
from allmende.bots.guard import NOT_ALLOWED, OVERRAN, RAISED
from allmende.bots.worker import settle_in
from allmende.core.state import State
from allmende.server import metrics
from allmende.server.thinking import Spent, Thought, think

log = structlog.get_logger()

T = TypeVar("T")

GRACE = 5.0  # seconds a worker may need beyond a bot's own time, before it counts as stuck
START = 120.0  # seconds a worker may need to start, on a very busy machine


class Stuck(Exception):
    """A worker did not answer in time, or died."""


class Workers:
    """Processes that think, each started when first needed and replaced when stuck: one that is does not harm others."""

    def __init__(self, count: int, niceness: int = 0) -> None:
        self.niceness = niceness
        self._free: asyncio.Queue[ProcessPoolExecutor | None] = asyncio.Queue()
        self._busy: set[ProcessPoolExecutor] = set()
        for _ in range(count):
            self._free.put_nowait(None)

    async def do(self, seconds: float, work: Callable[..., T], *args: Any) -> T:
        """Has a work done by the next worker that is free; waiting for one, or for a new one to start, is not counted."""
        loop = asyncio.get_running_loop()
        worker = await self._free.get()
        is_new = worker is None
        if worker is None:
            context = multiprocessing.get_context("spawn")
            worker = ProcessPoolExecutor(1, context, settle_in, (self.niceness,))
        self._busy.add(worker)
        keep = False
        try:
            if is_new:
                await asyncio.wait_for(loop.run_in_executor(worker, bots), START)
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
            self._busy.discard(worker)
            if not keep:
                stop(worker)
            self._free.put_nowait(worker if keep else None)

    def close(self) -> None:
        for worker in self._busy:
            stop(worker)
        while not self._free.empty():
            idle = self._free.get_nowait()
            if idle is not None:
                stop(idle)


class Thinkers:
    """The bots that sit at tables."""

    def __init__(self, workers: Workers, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds

    async def choose(self, name: str, state: State, seat: int) -> Thought:
        """What a bot does; if it fails or takes too long, the best it had or any legal action, so that the table goes
        on."""
        seed = secrets.randbits(60)
        imagined = state.determinize(seat, seed)
        try:
            thought = await self.workers.do(
                self.seconds + GRACE, think, name, imagined, seat, seed, self.seconds
            )
        except Spent as spent:
            thought = spent.args[0]
        except Stuck:
            thought = Thought(secrets.choice(state.legal), OVERRAN)
        except Exception:
            thought = Thought(secrets.choice(state.legal), RAISED)
        if thought.code not in state.legal:
            thought = Thought(secrets.choice(state.legal), NOT_ALLOWED)
        if thought.trouble is None:
            metrics.BOT_SECONDS.labels(name).observe(thought.seconds)
        else:
            metrics.BOT_FAILURES.labels(name).inc()
            log.warning("bot in trouble", bot=name, game=state.game.name, trouble=thought.trouble)
        return thought


def stop(pool: ProcessPoolExecutor) -> None:
    """Ends a pool at once, with a worker that thinks for ever too."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
