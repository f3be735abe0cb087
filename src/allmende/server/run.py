"""Starting the server: one process, or several on one PostgreSQL database."""

from __future__ import annotations

import asyncio
import gc
import logging
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
import time
from dataclasses import replace
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import FrameType

import structlog
import uvicorn
from prometheus_client.multiprocess import mark_process_dead
from structlog.typing import EventDict

from allmende.bots.worker import follow_parent
from allmende.core.catalog import playable
from allmende.core.errors import AllmendeError
from allmende.core.legible import escaped
from allmende.core.words import LANGUAGES, words
from allmende.server.http.app import make_app
from allmende.server.http.front import front
from allmende.server.sayings import sayings
from allmende.server.settings import Settings
from allmende.server.storage.readiness import prepare
from allmende.server.together import Together, new_file

_STOP_SECONDS = (
    9.0  # from being told to stop to the end, whatever hangs; service managers wait for ten at least
)
_FINISH_SECONDS = 4  # of them for requests under way
_KEEP_ALIVE_SECONDS = (
    75  # longer than proxies and browsers keep a connection, so that none is closed while they use it
)
# Cyclic garbage is rare here. It is looked for among what is new, a little at a time; among the rest, which takes long, by `_tidy`.
_GARBAGE = (50_000, 5, 1_000_000)
_TIDY_TICKS = 100  # tenths of a second from one look at how busy we are to the next
_TIDY_AFTER = 2  # portions of three hundred thousand new objects that have stayed
_TIDY_SECONDS = 3600.0  # the longest that is put off
_IDLE = 0.2  # of a processor: there is time


class ServeError(AllmendeError):
    """The server can't be started like this."""


def one_line(_logger: object, _method: str, event: EventDict) -> EventDict:
    """Escapes text from strangers, so a log line stays one line and can't control a terminal."""
    return {key: escaped(value) if isinstance(value, str) else value for key, value in event.items()}


def set_up_logging(json: bool) -> None:
    """One line an event on stderr."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            one_line,
            structlog.processors.JSONRenderer()
            if json
            else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty()),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )


def serve(settings: Settings, host: str, port: int, workers: int, json_log: bool) -> None:
    """Serves until told to stop."""
    if workers > 1 and settings.is_sqlite:
        raise ServeError("one process at a time serves an SQLite database; for more workers use PostgreSQL")
    listening = _bind(host, port)
    claim = asyncio.run(prepare(settings))  # held until the process ends
    port = listening.getsockname()[1]
    for_all = host in EVERYWHERE
    print(f"Allmende is at http://{'localhost' if for_all else host}:{port}", file=sys.stderr, flush=True)
    if for_all and (mine := own_address()):
        settings = replace(settings, reach=f"http://{mine}:{port}")
        print(f"Friends in the same network find it at {settings.reach}", file=sys.stderr, flush=True)
    if workers == 1:
        _serve_one(settings, listening, json_log)
    else:
        _serve_many(settings, listening, workers, json_log)
    if claim is not None:
        claim.close()


EVERYWHERE = ("0.0.0.0", "::", "")


def own_address() -> str:
    """This machine's address in its network; nothing is sent to find it. Empty where there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that is nobody's
            found: str = probe.getsockname()[0]
        except OSError:
            return ""
    return "" if found.startswith(("127.", "0.")) else found


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise ServeError(f"can't listen on {host}:{port}: {(error.strerror or str(error)).lower()}") from None
    listening.listen(1024)
    listening.set_inheritable(True)
    return listening


def uvicorn_config(settings: Settings, together: Together | None = None) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(settings, together),
        http=front(settings, together),
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        ws_max_size=settings.socket_bytes,
        timeout_keep_alive=_KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=_FINISH_SECONDS,
        lifespan="on",
    )


class Server(uvicorn.Server):
    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """What is there by now stays: modules, texts, rules. Looking through all of it for cyclic garbage would stop everybody
        for a tenth of a second, again and again."""
        await super().startup(sockets)
        gc.collect()
        gc.freeze()
        gc.set_threshold(*_GARBAGE)
        self._tidied = self._looked = time.monotonic()
        self._used = time.process_time()
        threading.Thread(target=_settle_in, name="words", daemon=True).start()

    async def on_tick(self, counter: int) -> bool:
        if counter % _TIDY_TICKS == 0:
            self._tidy()
        return await super().on_tick(counter)

    def _tidy(self) -> None:
        """Looks for cyclic garbage among everything: when there is little else to do, or when that has not been so for long.
        With many tables in memory it takes a good part of a second, and everybody waits."""
        now, used = time.monotonic(), time.process_time()
        is_idle = used - self._used < _IDLE * (now - self._looked)
        self._looked, self._used = now, used
        if gc.get_count()[2] >= _TIDY_AFTER and (is_idle or now > self._tidied + _TIDY_SECONDS):
            gc.collect()
            self._tidied = now

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Nothing keeps the process longer than allowed, not even a slow lookup or a thread that hangs. Acknowledged moves are
        stored already."""
        late = threading.Timer(_STOP_SECONDS, os._exit, [0])
        late.daemon = True
        late.start()
        super().handle_exit(sig, frame)


def _settle_in() -> None:
    """Reads all words of all games, in a thread that shares the processor with those who are already here. Otherwise
    whoever came first would wait for this, and everybody else with them."""
    for language in LANGUAGES:
        sayings(language)
        for game in playable()[0]:
            words(language, game.name)
    gc.freeze()


def _serve_worker(
    settings: Settings, listening: socket.socket, json_log: bool, counts: Path, place: int, workers: int
) -> None:
    follow_parent()
    _serve_one(settings, listening, json_log, Together(counts, place, workers))


def _serve_one(
    settings: Settings, listening: socket.socket, json_log: bool, together: Together | None = None
) -> None:
    set_up_logging(json_log)
    config = uvicorn_config(settings, together)
    server = Server(config)
    for told in (signal.SIGTERM, signal.SIGINT):  # uvicorn stops gracefully, then raises the signal once more
        signal.signal(told, lambda *_: None)
    server.run(sockets=[listening])
    if not server.started:
        raise ServeError("the server could not start; the log says why")


def _serve_many(settings: Settings, listening: socket.socket, workers: int, json_log: bool) -> None:
    """Keeps that many processes at the same socket; one that dies is replaced."""
    context = multiprocessing.get_context("spawn")
    stopping = False

    def stop(_signal: int, _frame: FrameType | None) -> None:
        nonlocal stopping
        stopping = True

    def start(place: int) -> BaseProcess:
        process = context.Process(
            target=_serve_worker, args=(settings, listening, json_log, counts, place, workers)
        )
        process.start()
        return process

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    counters = tempfile.TemporaryDirectory(prefix="allmende-metrics-")
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = counters.name  # read by the processes when they start
    counts = new_file(workers)
    processes = [start(place) for place in range(workers)]
    while not stopping:
        time.sleep(0.2)
        for place, process in enumerate(processes):
            if not process.is_alive() and not stopping:
                if process.pid is not None:
                    mark_process_dead(process.pid, counters.name)  # type: ignore[no-untyped-call]
                time.sleep(0.5)  # one that dies at once must not keep a core busy
                processes[place] = start(place)
    for process in processes:
        process.terminate()
    until = time.monotonic() + _STOP_SECONDS
    for process in processes:
        process.join(max(0.0, until - time.monotonic()))
        if process.is_alive():
            process.kill()
    counters.cleanup()
    counts.unlink(missing_ok=True)
