"""What stands before every request: where it comes from, how large it is, how many there are; and headers on every answer."""

from __future__ import annotations

import hashlib
import math
import time
from http.cookies import CookieError, SimpleCookie
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from allmende.server import metrics
from allmende.server.limits import Buckets
from allmende.server.people import COOKIE
from allmende.server.problems import Refused, pick_language
from allmende.server.settings import Settings

log = structlog.get_logger()

CSP = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; font-src 'self'; "
    "connect-src 'self' {sockets}; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
)
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


def refusal(refused: Refused, headers: Headers) -> Response:
    problem = refused.told(pick_language(None, headers.get("accept-language")))
    metrics.REFUSED.labels(refused.error).inc()
    response = Response(problem.model_dump_json(), refused.status, media_type="application/json")
    if "wait" in refused.args_said:
        response.headers["Retry-After"] = str(refused.args_said["wait"])
    return response


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.sessions = Buckets(settings.requests_per_second, settings.requests_burst)
        self.addresses = Buckets(5 * settings.requests_per_second, 5 * settings.requests_burst)
        self.known_hosts = {
            urlsplit(origin).netloc for origin in (*settings.origins, settings.address) if origin
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        try:
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
        await refusal(refused, headers)(scope, receive, _with_headers(send, headers))

    async def _serve(self, scope: Scope, headers: Headers, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500
        taken = 0

        async def limited_receive() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > self.settings.body_bytes:
                raise HTTPException(413)  # what FastAPI lets through while it reads a body
            return message

        async def watched_send(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await with_headers(message)

        with_headers = _with_headers(send, headers)
        try:
            await self.app(scope, limited_receive, watched_send)
        finally:
            metrics.REQUESTS.labels(scope["method"], status).inc()
            metrics.REQUEST_SECONDS.observe(time.perf_counter() - began)

    def _check_origin(self, scope: Scope, headers: Headers) -> None:
        """Browsers say where a page comes from; programs say nothing and have no cookies to be abused."""
        if scope["type"] == "http" and scope["method"] in SAFE_METHODS:
            return
        origin = headers.get("origin")
        if origin is not None:
            host = urlsplit(origin).netloc
            if host and (host == headers.get("host") or host in self.known_hosts):
                return
            raise Refused(403, "origin")
        if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
            raise Refused(403, "origin")

    def _check_rate(self, scope: Scope, headers: Headers) -> None:
        if not scope["path"].startswith("/api"):
            return
        client = scope.get("client")
        wait = self.addresses.take(client[0] if client else "")
        token = _cookie(headers)
        if not wait and token:
            wait = self.sessions.take(hashlib.sha256(token.encode()).hexdigest())
        if wait:
            raise Refused(429, "too-many", wait=math.ceil(wait))

    def _check_size(self, headers: Headers) -> None:
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > self.settings.body_bytes:
            raise Refused(413, "too-large")


def _cookie(headers: Headers) -> str | None:
    try:
        found = SimpleCookie(headers.get("cookie", "")).get(COOKIE)
    except CookieError:
        return None
    return None if found is None else found.value


def _with_headers(send: Send, request_headers: Headers) -> Send:
    host = request_headers.get("host", "")
    csp = CSP.format(sockets=f"ws://{host} wss://{host}" if host.isprintable() and ";" not in host else "")

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            headers["Content-Security-Policy"] = csp
            headers["X-Content-Type-Options"] = "nosniff"
            headers["Referrer-Policy"] = "same-origin"
            headers["X-Frame-Options"] = "DENY"
            headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return sending
