"""Checks before every request: where it comes from, how large it is, how many there are."""

from __future__ import annotations

import hashlib
import math
import secrets
import time
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request, cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from allmende.server import metrics
from allmende.server.buckets import Buckets
from allmende.server.errors import Busy, NotThere, NotYours, Refused
from allmende.server.house import House
from allmende.server.http.caller import COOKIE
from allmende.server.http.headers import with_headers
from allmende.server.http.problems import TooLarge, refusal, unexpected
from allmende.server.http.quotas import neighbourhood
from allmende.server.settings import Settings
from allmende.server.together import Together

log = structlog.get_logger()

_SLOW = 2.0  # seconds after which a request is worth a line in the log
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
METHODS = (*SAFE_METHODS, "POST", "PUT", "DELETE", "PATCH")


class Gate:
    def __init__(self, app: ASGIApp, settings: Settings, together: Together | None = None) -> None:
        self.app = app
        self.settings = settings
        rate, burst = settings.requests_per_second, settings.requests_burst
        self.sessions = Buckets(rate, burst, "requests", together)
        self.addresses = Buckets(5 * rate, 5 * burst, "address", together)
        self.secure = settings.address.startswith("https:")
        self.known_hosts = {
            urlsplit(origin).netloc for origin in (*settings.origins, settings.address) if origin
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        scope["request_id"] = number = secrets.token_hex(8)
        structlog.contextvars.clear_contextvars()
        structlog.contextvars.bind_contextvars(
            request=number
        )  # in every line the log gets while this is answered
        try:
            self._check_address(scope)
            self._check_origin(scope, headers)
            self._check_rate(scope, headers)
            self._check_size(headers)
        except Refused as refused:
            await self._refuse(refused, headers, scope, receive, send)
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
        else:
            await self._serve(scope, headers, receive, send)

    async def _refuse(
        self, refused: Refused, headers: Headers, scope: Scope, receive: Receive, send: Send
    ) -> None:
        if scope["type"] == "websocket":
            metrics.REFUSED.labels(refused.error).inc()
            await send({"type": "websocket.close", "code": 1008, "reason": refused.error})
            return
        await refusal(refused, headers)(scope, receive, self._dressed(scope, headers, send))

    def _dressed(self, scope: Scope, headers: Headers, send: Send) -> Send:
        return with_headers(send, headers, self.secure or scope["scheme"] == "https", scope["request_id"])

    async def _serve(self, scope: Scope, headers: Headers, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status, started = 500, False
        taken = 0

        async def limited_receive() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > self.settings.body_bytes:
                raise HTTPException(413)  # what FastAPI lets through while it reads a body
            return message

        async def watched_send(message: Message) -> None:
            nonlocal status, started
            if message["type"] == "http.response.start":
                status, started = message["status"], True
            await dressed_send(message)

        dressed_send = self._dressed(scope, headers, send)
        try:
            await self.app(scope, limited_receive, watched_send)
        except Exception as error:
            if started:
                raise
            await unexpected(Request(scope), error)(scope, receive, watched_send)  # dressed as every answer
        finally:
            method = scope["method"] if scope["method"] in METHODS else "other"
            metrics.REQUESTS.labels(method, status).inc()
            took = time.perf_counter() - began
            metrics.REQUEST_SECONDS.observe(took)
            if status >= 500 or took > _SLOW:
                log.warning(
                    "request", method=method, path=scope["path"], status=status, seconds=round(took, 3)
                )

    def _check_address(self, scope: Scope) -> None:
        """Our names never contain NUL, and PostgreSQL refuses it."""
        if "\x00" in scope["path"] or b"%00" in scope["query_string"]:
            raise NotThere("not-found")

    def _check_origin(self, scope: Scope, headers: Headers) -> None:
        """Browsers say where a page comes from; programs say nothing and have no cookies to be abused."""
        if scope["type"] == "http" and scope["method"] in SAFE_METHODS:
            return
        origin = headers.get("origin")
        if origin is not None:
            try:
                host = urlsplit(origin).netloc
            except ValueError:
                raise NotYours("origin") from None
            if host and (host == headers.get("host") or host in self.known_hosts):
                return
            raise NotYours("origin")
        if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
            raise NotYours("origin")

    def _check_rate(self, scope: Scope, headers: Headers) -> None:
        if not scope["path"].startswith("/api"):
            return
        client = scope.get("client")
        house: House = scope["app"].state.house
        if client and house.is_banned(client[0]):
            raise NotYours("banned")
        wait = self.addresses.take(neighbourhood(client[0]) if client else "")
        token = _cookie(headers)
        if not wait and token:
            wait = self.sessions.take(hashlib.sha256(token.encode()).hexdigest())
        if wait:
            raise Busy("too-many", wait=math.ceil(wait))

    def _check_size(self, headers: Headers) -> None:
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > self.settings.body_bytes:
            raise TooLarge("too-large")


def _cookie(headers: Headers) -> str | None:
    return cookie_parser(headers.get("cookie", "")).get(COOKIE)
