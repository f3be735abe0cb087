"""What can be set when the server starts; every limit has a default that suits a small public server."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import unquote, urlsplit

from allmende.core.errors import AllmendeError


@dataclass(frozen=True)
class Mail:
    """Where notices go out as mail; without a host none do."""

    host: str = ""
    port: int = 25
    sender: str = "allmende@localhost"
    user: str = ""
    password: str = ""
    starttls: bool = False


@dataclass(frozen=True)
class Settings:
    database: str = "sqlite+aiosqlite:///allmende.sqlite"
    address: str = (
        ""  # how people reach the server, for links in notices and for passkeys; else taken from requests
    )
    origins: tuple[str, ...] = ()  # further origins whose pages may call the API
    proxies: str = (
        "127.0.0.1"  # whose X-Forwarded-For and -Proto are believed: addresses, networks, or * for all
    )
    secure_cookies: bool = False  # send the cookie over https only
    static: Path = Path(__file__).parent / "static"

    cached_tables: int = 500
    frame_every: int = 32  # entries of a journal between two stored frames
    database_timeout: float = 5.0  # seconds a request waits for a connection or a lock

    bot_workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    bot_seconds: float = 10.0  # the longest a bot may think about one decision
    bot_pace: float = 0.0  # the shortest time between two moves of bots, for people who want to watch
    guide_pace: float = 0.45  # the same where a guide says what they do: whoever learns has to see it
    hint_seconds: float = 1.0  # how long a hint is thought about
    coach_seconds: float = 45.0  # how long the coach may think about a finished game
    takeover_seconds: float = 3.0  # when another process's bots count as abandoned

    interrupt_seconds: float = 15.0  # how long an armed seat may think about an interrupt
    absent_seconds: float = 120.0  # how long a player must be away before others may vote for a stand-in
    notice_seconds: float = 20.0  # who is back by then is not written to
    reminder_seconds: float = 86400.0

    body_bytes: int = 64 * 1024
    socket_bytes: int = 4 * 1024
    requests_per_second: float = 200.0  # per session, on average; an address has five times as much
    requests_burst: float = 1000.0
    socket_messages_per_second: float = 20.0
    logins_per_minute: float = 10.0
    sockets_per_address: int = 200
    session_days: int = 180
    mail: Mail = field(default_factory=Mail)
    private_webhooks: bool = False  # whether webhooks may point into private networks

    @property
    def is_sqlite(self) -> bool:
        return self.database.startswith("sqlite")


def database_address(given: str) -> str:
    """The address as SQLAlchemy's async drivers want it: `postgresql://…`, `sqlite:///…` and plain files are fine."""
    for plain, driver in (
        ("postgresql://", "postgresql+asyncpg://"),
        ("postgres://", "postgresql+asyncpg://"),
        ("sqlite://", "sqlite+aiosqlite://"),
    ):
        if given.startswith(plain):
            return driver + given.removeprefix(plain)
    return given if "://" in given else f"sqlite+aiosqlite:///{given}"


def mail_of(address: str, sender: str) -> Mail:
    """`smtp://user:password@host:port`, with smtps for STARTTLS; an empty address means no mail."""
    if not address:
        return Mail()
    parts = urlsplit(address)
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
        raise AllmendeError("a mail server is given as smtp://user:password@host:port")
    starttls = parts.scheme == "smtps"
    return Mail(
        host=parts.hostname,
        port=parts.port or (587 if starttls else 25),
        sender=sender or Mail.sender,
        user=unquote(parts.username or ""),
        password=unquote(parts.password or ""),
        starttls=starttls,
    )
