"""Connections, before they carry a request: limits on the size of heads, on waiting, and on connections per address."""

from __future__ import annotations

import asyncio
import ipaddress
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from allmende.server.counts import Counts
from allmende.server.http.quotas import neighbourhood
from allmende.server.settings import Settings
from allmende.server.together import Together

_TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
_TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
_TOO_MANY = (
    b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 30\r\ncontent-length: 0\r\n\r\n"
)


def front(settings: Settings, together: Together | None = None) -> type[asyncio.Protocol]:
    """uvicorn's protocol with these limits; the counts are of one server."""
    open_now = Counts("connections", together)
    trusted = _networks(settings.proxies)

    class Front(HttpToolsProtocol):
        _timer: asyncio.TimerHandle | None = None
        _in_head = True
        _head_bytes = 0
        _header_count = 0
        _place: str | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            if transport.is_closing():
                return
            address = self.client[0] if self.client else ""
            if not _is_in(address, trusted):  # a proxy brings everybody
                place = neighbourhood(address)
                if open_now[place] >= settings.connections_per_address:
                    self._refuse(_TOO_MANY)
                    return
                self._place = place
                open_now.add(place)
            self._wait(settings.head_seconds)

        def connection_lost(self, exc: Exception | None) -> None:
            self._leave()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            if self._in_head:
                self._head_bytes += len(data)
                if (
                    self._head_bytes > settings.head_bytes + settings.body_bytes
                ):  # the body may follow at once
                    self._refuse(_TOO_LARGE)
                    return
            if not self.transport.is_closing():
                super().data_received(data)

        def on_message_begin(self) -> None:
            self._in_head, self._header_count = True, 0
            self._wait(settings.head_seconds)
            super().on_message_begin()

        def on_header(self, name: bytes, value: bytes) -> None:
            self._header_count += 1
            self._head_bytes = max(self._head_bytes, len(name) + len(value))
            if self._header_count > settings.headers or len(name) + len(value) > settings.head_bytes:
                self._refuse(_TOO_LARGE)
            super().on_header(name, value)

        def on_url(self, url: bytes) -> None:
            super().on_url(url)
            if len(self.url) > settings.head_bytes:
                self._refuse(_TOO_LARGE)

        def on_headers_complete(self) -> None:
            self._in_head, self._head_bytes = False, 0
            self._wait(settings.body_seconds)
            if not self.transport.is_closing():
                super().on_headers_complete()

        def on_message_complete(self) -> None:
            self._stop_waiting()
            if not self.transport.is_closing():
                super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            self._leave()  # sockets are counted where they are answered
            super().handle_websocket_upgrade()

        def _wait(self, seconds: float) -> None:
            self._stop_waiting()
            self._timer = self.loop.call_later(seconds, self._refuse, _TOO_SLOW)

        def _stop_waiting(self) -> None:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

        def _leave(self) -> None:
            self._stop_waiting()
            if self._place is not None:
                open_now.remove(self._place)
                self._place = None

        def _refuse(self, answer: bytes) -> None:
            if not self.transport.is_closing():
                self.transport.write(answer)
                self.transport.close()

    return Front


def _networks(named: str) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network]:
    found = []
    for name in named.split(","):
        try:
            found.append(ipaddress.ip_network(name.strip(), strict=False))
        except ValueError:
            continue  # a name, or * for everybody
    return found


def _is_in(address: str, networks: list[ipaddress.IPv4Network | ipaddress.IPv6Network]) -> bool:
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return True  # no network at all: a socket in the file system
    return any(found in network for network in networks)
