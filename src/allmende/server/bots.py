"""Bots think in worker processes, on a state as their seat could imagine it, and never longer than allowed."""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
import signal
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import structlog

from allmende.bots import bot, decide
from allmende.core.state import State
from allmende.server import metrics

log = structlog.get_logger()


def think(name: str, state: State, seat: int, seed: int) -> int:
    """Runs in a worker. The state is an imagined one: the true one never gets here. A bot that fails goes on with the best
    it had."""
    choice = decide(bot(name), state, seat, seed)
    if choice.trouble:
        log.warning(
            "bot in trouble", bot=name, game=state.game.name, trouble=choice.trouble, detail=choice.detail
        )
    return choice.code


def _leave_signals_to_the_server() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Thinkers:
    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(workers)  # so that waiting for a worker is not counted as thinking

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, context, _leave_signals_to_the_server)
        return self._pool

    async def choose(self, name: str, state: State, seat: int) -> int:
        """What a bot does; if it fails or takes too long, any legal action, so that the table goes on."""
        seed = secrets.randbits(60)
        imagined = state.determinize(seat, seed)
        async with self._free:
            began = time.perf_counter()
            pool = self._workers()
            try:
                future = asyncio.get_running_loop().run_in_executor(pool, think, name, imagined, seat, seed)
                code = await asyncio.wait_for(future, self.seconds)
            except (TimeoutError, BrokenProcessPool) as error:
                if self._pool is pool:  # not yet replaced by another table's bot that failed with it
                    self._pool = None
                    stop(pool)
                return self._any(name, state, error)
            except Exception as error:
                return self._any(name, state, error)
            metrics.BOT_SECONDS.labels(name).observe(time.perf_counter() - began)
        return code if code in state.legal else self._any(name, state, ValueError("no legal action"))

    def _any(self, name: str, state: State, error: Exception) -> int:
        metrics.BOT_FAILURES.labels(name).inc()
        log.warning("bot failed", bot=name, game=state.game.name, error=type(error).__name__)
        return secrets.choice(state.legal)

    def close(self) -> None:
        if self._pool is not None:
            stop(self._pool)
            self._pool = None


def stop(pool: ProcessPoolExecutor) -> None:
    """Ends a pool at once, with a worker that thinks for ever too."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
