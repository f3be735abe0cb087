"""What can be set when the server starts; every limit has a default that suits a small public server."""

from __future__ import annotations

import dataclasses
import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
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
    reach: str = (
        ""  # how others in the network reach a server that listens for all, where `address` is not given
    )
    origins: tuple[str, ...] = ()  # further origins whose pages may call the API
    proxies: str = ""  # whose X-Forwarded-For and -Proto are believed: addresses, networks, or * for all; nobody's by default
    metrics_token: str = ""  # for /metrics, as a bearer's; without one only this machine may ask
    secure_cookies: bool = False  # send the cookie over https only
    static: Path = Path(__file__).parent / "static"

    cached_tables: int = 500
    frame_every: int = 32  # entries of a journal between two stored frames
    database_timeout: float = 5.0  # seconds a request waits for a connection or a lock

    bot_workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    bot_cores: int = 1  # that one bot may think on at a time, where it can use several
    bot_seconds: float = 10.0  # the longest a bot may think about one decision
    bot_pace: float = 0.0  # the shortest time between two moves of bots, for people who want to watch
    guide_pace: float = 0.45  # the same where a guide says what they do: learners have to see it
    interrupt_pace: float = (
        0.15  # what a bot takes to let an interrupt pass or not: always the same, whatever it holds
    )
    hint_seconds: float = 1.0  # how long a hint is thought about
    coach_seconds: float = 45.0  # how long the coach may think about a finished game
    takeover_seconds: float = 3.0  # when another process's bots count as abandoned

    # What one person may have of what all share. Bots think in a few processes: at tables of strangers a bot's numbers are
    # limited, and a person whose bots have thought too long lately gets faster ones until that is made up for.
    bot_ms: int = 5000  # the longest search that may be asked for, in milliseconds
    bot_nodes: int = 20_000  # positions, and iterations without a time
    bot_seconds_share: float = (
        0.5  # seconds of thinking for each second, on average, for the bots of one person's tables
    )
    bot_seconds_saved: float = 900.0  # as many may be used up at once
    tables_per_person: int = 100  # running ones that one person has made
    tables_per_address: int = 1000  # made from one address in an hour
    hints_per_minute: float = 20.0
    coach_per_hour: float = 30.0
    chat_per_minute: float = 60.0
    journal_entries: int = 10_000  # nothing is taken back any more at a table with so many
    sockets_per_person: int = 60
    costly_per_second: float = 20.0  # of what takes a while: past moments, journals, checks of a game

    interrupt_seconds: float = 15.0  # how long an armed seat may think about an interrupt
    absent_seconds: float = 120.0  # how long a player must be away before others may vote for a stand-in
    notice_seconds: float = 20.0  # who is back by then is not written to
    reminder_seconds: float = 86400.0

    head_bytes: int = 16 * 1024  # of a request, all headers together
    headers: int = 64
    head_seconds: float = 10.0  # a request's head must have come by then
    body_seconds: float = 20.0
    connections_per_address: int = 512
    body_bytes: int = 64 * 1024
    socket_bytes: int = 4 * 1024
    requests_per_second: float = 200.0  # per session, on average; an address has five times as much
    requests_burst: float = 1000.0
    socket_messages_per_second: float = 20.0
    logins_per_minute: float = 10.0
    sockets_per_address: int = 500
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


# ── configuration ────────────────────────────────────────────────────────────────────────────────

PREFIX = "ALLMENDE_"
STARTING = {"host": "127.0.0.1", "port": 8000, "workers": 1, "json_log": False}  # how the server is started
LETTERS = {"smtp": "", "smtp_sender": ""}


def read_settings(
    file: Path | None, given: Mapping[str, Any], environment: Mapping[str, str] | None = None
) -> tuple[Settings, dict[str, Any]]:
    """All settings, and how to start: from the command line, else the environment (ALLMENDE_DATABASE, or ALLMENDE_DATABASE_FILE
    for one whose content is the value), else a TOML file, else the defaults."""
    environment = os.environ if environment is None else environment
    known: dict[str, Any] = {
        each.name: each for each in dataclasses.fields(Settings) if each.name not in ("mail", "static")
    }
    usual = Settings()
    defaults = {**{name: getattr(usual, name) for name in known}, **STARTING, **LETTERS}
    values = dict(defaults)
    for name, value in _of_file(file or _named_file(environment)).items():
        if name not in defaults:
            raise AllmendeError(f"the configuration file has an unknown setting {name!r}")
        values[name] = _fitting(name, value, defaults[name])
    for name, usual_value in defaults.items():
        found = _of_environment(environment, name)
        if found is not None:
            values[name] = _read(name, found, usual_value)
    values.update({name: value for name, value in given.items() if value is not None})
    mail = mail_of(values.pop("smtp"), values.pop("smtp_sender"))
    starting = {name: values.pop(name) for name in STARTING}
    values["database"] = database_address(values["database"])
    values["origins"] = tuple(values["origins"])
    if values["address"].startswith("https:"):
        values["secure_cookies"] = True
    return Settings(**values, mail=mail), starting


def _named_file(environment: Mapping[str, str]) -> Path | None:
    named = environment.get(f"{PREFIX}CONFIG")
    return Path(named) if named else None


def _of_file(file: Path | None) -> dict[str, Any]:
    if file is None:
        return {}
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise AllmendeError(f"can't read the configuration file {file}: {error}") from None


def _of_environment(environment: Mapping[str, str], name: str) -> str | None:
    """A value, or the content of a file that holds it: secrets are passed like that."""
    key = f"{PREFIX}{name.upper()}"
    if key in environment:
        return environment[key]
    if f"{key}_FILE" not in environment:
        return None
    try:
        return Path(environment[f"{key}_FILE"]).read_text("utf-8").strip()
    except OSError as error:
        raise AllmendeError(f"can't read the file that {key}_FILE names: {error.strerror}") from None


def _fitting(name: str, value: Any, usual: Any) -> Any:
    """A value of a file, of the kind the setting is of."""
    if isinstance(usual, bool):
        fits = isinstance(value, bool)
    elif isinstance(usual, float):
        fits = isinstance(value, int | float) and not isinstance(value, bool)
    elif isinstance(usual, tuple):
        fits = isinstance(value, list) and all(isinstance(part, str) for part in value)
    else:
        fits = type(value) is type(usual)
    if not fits:
        raise AllmendeError(
            f"{name} in the configuration file is {value!r}, expected something like {usual!r}"
        )
    return float(value) if isinstance(usual, float) else value


def _read(name: str, text: str, usual: Any) -> Any:
    """A value of the environment."""
    try:
        if isinstance(usual, bool):
            return {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}[
                text.lower()
            ]
        if isinstance(usual, tuple):
            return tuple(part.strip() for part in text.split(",") if part.strip())
        return type(usual)(text)
    except (ValueError, KeyError):
        raise AllmendeError(
            f"{PREFIX}{name.upper()} is {text!r}, expected something like {usual!r}"
        ) from None
