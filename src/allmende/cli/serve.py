"""`allmende serve`: the server, from the command line."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

from allmende.core.errors import AllmendeError


def run_server(config: Path | None, given: dict[str, Any]) -> None:
    need_server_extra()
    from allmende.server.run import serve
    from allmende.server.settings import read_settings

    settings, start = read_settings(config, given)
    if not 0 <= start["port"] <= 65535:
        raise AllmendeError(f"there is no port {start['port']}")
    if min(start["workers"], settings.bot_workers, settings.bot_cores) < 1:
        raise AllmendeError("there must be at least one worker, and one core for a bot")
    positive = (
        settings.bot_seconds,
        settings.hint_seconds,
        settings.coach_seconds,
        settings.requests_per_second,
    )
    if min(positive) <= 0 or settings.bot_pace < 0:
        raise AllmendeError("times and rates are positive numbers")
    serve(settings, start["host"], start["port"], start["workers"], start["json_log"])


def need_server_extra() -> None:
    """The engine alone needs no web libraries; the server does."""
    if importlib.util.find_spec("fastapi") is None or importlib.util.find_spec("httpx") is None:
        raise AllmendeError("this needs the extra 'server': pip install 'allmende[server]'")
