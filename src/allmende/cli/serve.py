"""`allmende serve`: the server, from the command line."""

from __future__ import annotations

import importlib.util
import os
from dataclasses import dataclass

from allmende.core.errors import AllmendeError


@dataclass(frozen=True)
class Request:
    host: str
    port: int
    database: str
    workers: int
    address: str
    proxies: str
    bot_workers: int | None
    bot_seconds: float
    bot_pace: float
    hint_seconds: float
    coach_seconds: float
    rate: float
    json_log: bool


def run_server(request: Request) -> None:
    need_server_extra()
    from allmende.server.run import serve
    from allmende.server.settings import Settings, database_address, mail_of

    _check(request)
    defaults = Settings()
    settings = Settings(
        database=database_address(request.database),
        address=request.address,
        proxies=request.proxies,
        secure_cookies=request.address.startswith("https:"),
        bot_workers=request.bot_workers or defaults.bot_workers,
        bot_seconds=request.bot_seconds,
        bot_pace=request.bot_pace,
        hint_seconds=request.hint_seconds,
        coach_seconds=request.coach_seconds,
        requests_per_second=request.rate,
        requests_burst=5 * request.rate,
        mail=mail_of(os.environ.get("ALLMENDE_SMTP", ""), os.environ.get("ALLMENDE_SMTP_SENDER", "")),
    )
    serve(settings, request.host, request.port, request.workers, request.json_log)


def need_server_extra() -> None:
    """The engine alone needs no web libraries; the server does."""
    if importlib.util.find_spec("fastapi") is None or importlib.util.find_spec("httpx") is None:
        raise AllmendeError("this needs the extra 'server': pip install 'allmende[server]'")


def _check(request: Request) -> None:
    if not 0 <= request.port <= 65535:
        raise AllmendeError(f"there is no port {request.port}")
    if request.workers < 1 or (request.bot_workers is not None and request.bot_workers < 1):
        raise AllmendeError("there must be at least one worker")
    positive = (request.bot_seconds, request.hint_seconds, request.coach_seconds, request.rate)
    if min(positive) <= 0 or request.bot_pace < 0:
        raise AllmendeError("times and rates are positive numbers")
