"""Starting the server: one process, or several on one PostgreSQL database."""

from __future__ import annotations

import logging
import multiprocessing
import signal
import socket
import sys
import time
from multiprocessing.process import BaseProcess
from types import FrameType

import structlog
import uvicorn

from allmende.core.errors import AllmendeError
from allmende.server.app import make_app
from allmende.server.settings import Settings

_STOP_SECONDS = 10
_KEEP_ALIVE_SECONDS = (
    75  # longer than proxies and browsers keep a connection, so that none is closed while they use it
)


class ServeError(AllmendeError):
    """The server can't be started like this."""


def set_up_logging(json: bool) -> None:
    """One line an event on stderr."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
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
    address = f"http://{host}:{listening.getsockname()[1]}"
    print(f"Allmende is at {address}", file=sys.stderr, flush=True)
    if workers == 1:
        _serve_one(settings, listening, json_log)
    else:
        _serve_many(settings, listening, workers, json_log)


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


def uvicorn_config(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        ws_max_size=settings.socket_bytes,
        timeout_keep_alive=_KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=_STOP_SECONDS,
        lifespan="on",
    )


def _serve_one(settings: Settings, listening: socket.socket, json_log: bool) -> None:
    set_up_logging(json_log)
    config = uvicorn_config(settings)
    server = uvicorn.Server(config)
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

    def start() -> BaseProcess:
        process = context.Process(target=_serve_one, args=(settings, listening, json_log))
        process.start()
        return process

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    processes = [start() for _ in range(workers)]
    while not stopping:
        time.sleep(0.2)
        for place, process in enumerate(processes):
            if not process.is_alive() and not stopping:
                time.sleep(0.5)  # one that dies at once must not keep a core busy
                processes[place] = start()
    for process in processes:
        process.terminate()
    for process in processes:
        process.join(_STOP_SECONDS + 5)
