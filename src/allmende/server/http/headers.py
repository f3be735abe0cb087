"""The headers that every answer carries, for the browser to keep strangers' scripts out."""

from __future__ import annotations

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import Message, Send

CSP = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; font-src 'self'; "
    "connect-src 'self' {sockets}; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
)


def with_headers(send: Send, request_headers: Headers, secure: bool, number: str) -> Send:
    host = request_headers.get("host", "")
    csp = CSP.format(sockets=f"ws://{host} wss://{host}" if host.isprintable() and ";" not in host else "")

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            headers["Content-Security-Policy"] = csp
            headers["X-Content-Type-Options"] = "nosniff"
            headers["Referrer-Policy"] = "same-origin"
            headers["X-Frame-Options"] = "DENY"
            headers["Cross-Origin-Opener-Policy"] = "same-origin"
            headers["Cross-Origin-Resource-Policy"] = "same-origin"
            headers["Permissions-Policy"] = "camera=(), microphone=(), geolocation=(), payment=()"
            headers["X-Request-Id"] = number
            if secure:
                headers["Strict-Transport-Security"] = "max-age=31536000"
            headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return sending
