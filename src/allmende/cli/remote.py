"""A table on a server, for the terminal: who we are there, what we see, what we do."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from allmende.core.errors import AllmendeError
from allmende.core.legible import is_legible, legible

COOKIE = "allmende"
_PATIENCE = 60.0  # seconds without a server before we give up
_PUSH_BYTES = 16 * 1024 * 1024


class ServerError(AllmendeError):
    """What the server says about a request it refused; `error` is its name."""

    def __init__(self, error: str, message: str) -> None:
        super().__init__(message)
        self.error = error


class Remote:
    """One table of one server."""

    def __init__(self, address: str, language: str) -> None:
        parts = urlsplit(address if "://" in address else f"http://{address}")
        path = parts.path.strip("/").split("/")
        if parts.scheme not in ("http", "https") or not parts.netloc or len(path) != 2 or path[0] != "tables":
            raise AllmendeError(f"a table's address looks like http://host/tables/ID, not {address!r}")
        self.server = f"{parts.scheme}://{parts.netloc}"
        self.table_id = path[1]
        self.invite = next(iter(parse_qs(parts.query).get("invite", [])), None)
        self.language = language
        self.http = httpx.Client(base_url=self.server, timeout=30, params={"lang": language})
        token = _tokens().get(self.server)
        if token:
            self.http.cookies.set(COOKIE, token)

    # -- requests -----------------------------------------------------------------------------------------------------

    def ask(
        self, method: str, path: str = "", body: dict[str, Any] | None = None, **query: Any
    ) -> dict[str, Any]:
        """A request about the table. One that got no answer is sent again: the server knows a retry."""
        until = time.monotonic() + _PATIENCE
        while True:
            try:
                answer = self.http.request(
                    method, f"/api/tables/{self.table_id}{path}", json=body, params=query
                )
            except httpx.HTTPError as error:
                if time.monotonic() > until:
                    raise AllmendeError(f"{self.server} does not answer ({type(error).__name__})") from None
                time.sleep(0.5)
                continue
            if answer.status_code in (429, 503) and time.monotonic() < until:
                time.sleep(1)
                continue
            self._keep_token()
            return _read(answer, self.server)

    def sit_down(self, name: str | None) -> dict[str, Any]:
        """The table, from a seat of ours if we can get one."""
        invite: dict[str, Any] = {} if self.invite is None else {"invite": self.invite}
        table = self.ask("GET", **invite)
        if table["mine"] or table["over"]:
            return table
        wish = {**invite, "name": name} if name else invite
        try:
            return self.ask("POST", "/join", wish)
        except ServerError as error:
            if error.error in ("full", "wrong-invite", "seat-taken"):
                return table  # nothing free: we watch
            raise

    # -- pushes -------------------------------------------------------------------------------------------------------

    def pushes(self, since: int) -> Iterator[dict[str, Any] | None]:
        """The table whenever it has changed, from an entry on; None while the connection is lost."""
        until = time.monotonic() + _PATIENCE
        while True:
            try:
                with self._socket(since) as socket:
                    while True:
                        message = readable(json.loads(socket.recv()))
                        until = time.monotonic() + _PATIENCE
                        if message["type"] == "problem":
                            raise ServerError(message["error"], message["message"])
                        if message["type"] == "table":
                            since = message["seq"]
                            yield message
            except (OSError, ConnectionClosed, WebSocketException, TimeoutError):
                if time.monotonic() > until:
                    raise AllmendeError(f"{self.server} does not answer") from None
                yield None
                time.sleep(0.5)

    @contextmanager
    def _socket(self, since: int) -> Iterator[ClientConnection]:
        token = self.http.cookies.get(COOKIE)
        headers = {"Cookie": f"{COOKIE}={token}"} if token else {}
        query = f"since={since}&lang={self.language}" + (f"&invite={self.invite}" if self.invite else "")
        address = f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.table_id}/live?{query}"
        with connect(address, additional_headers=headers, open_timeout=10, max_size=_PUSH_BYTES) as socket:
            yield socket

    def _keep_token(self) -> None:
        token = self.http.cookies.get(COOKIE)
        tokens = _tokens()
        if token and tokens.get(self.server) != token:
            _write_tokens({**tokens, self.server: token})


def _read(answer: httpx.Response, server: str) -> dict[str, Any]:
    try:
        data: dict[str, Any] = readable(answer.json())
    except ValueError:
        raise AllmendeError(f"{server} is no server of Allmende") from None
    if answer.is_success:
        return data
    message = str(data.get("message", answer.status_code))
    reason = data.get("reason")
    if reason:
        message += f" {reason['text']}"
    raise ServerError(str(data.get("error", "")), message)


# ── who we are, by server ────────────────────────────────────────────────────────────────────────


def _file() -> Path:
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "allmende" / "servers.json"


def _tokens() -> dict[str, str]:
    try:
        found: dict[str, str] = json.loads(_file().read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return found


def _write_tokens(tokens: dict[str, str]) -> None:
    """Readable by this user only: anybody with the token can play as them."""
    file = _file()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as stream:
            json.dump(tokens, stream)
    except OSError as error:
        raise AllmendeError(f"{file} can't be written: {(error.strerror or str(error)).lower()}") from None


def readable(data: Any) -> Any:
    """What a server sent, without signs that would steer the terminal."""
    if isinstance(data, str):
        return data if is_legible(data) else legible(data)
    if isinstance(data, list):
        return [readable(part) for part in data]
    if isinstance(data, dict):
        return {key: readable(part) for key, part in data.items()}
    return data
