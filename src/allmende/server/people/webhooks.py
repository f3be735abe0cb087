"""Webhooks: the server calls an address that a stranger has given. So it must not reach into
its own network, and must not wait long."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from dataclasses import dataclass
from urllib.parse import SplitResult, urlsplit

from allmende.server.errors import NotAllowed
from allmende.server.people.threads import in_thread

SECONDS = 10.0
PORTS = (443, 80)
ANSWER_BYTES = 16 * 1024

# Addresses that lead to others: what is global about them may end in a private network.
_LEADING_ELSEWHERE = [
    ipaddress.ip_network(network)
    for network in (
        "::/96",  # the old IPv4-compatible ones
        "::ffff:0:0/96",  # IPv4-mapped
        "::ffff:0:0:0/96",  # IPv4-translated
        "64:ff9b::/96",  # NAT64
        "64:ff9b:1::/48",
        "2001::/32",  # Teredo
        "2002::/16",  # 6to4
        "192.88.99.0/24",  # and its relays
    )
]


def is_public(address: str) -> bool:
    found = ipaddress.ip_address(address)
    if not found.is_global or found.is_multicast or found.is_reserved:
        return False
    return not any(found in network for network in _LEADING_ELSEWHERE if network.version == found.version)


@dataclass(frozen=True)
class Target:
    """Where a call goes: the address that the name had when it was looked up, once."""

    parts: SplitResult
    host: str
    address: str
    port: int

    @property
    def url(self) -> str:
        shown = f"[{self.address}]" if ":" in self.address else self.address
        return self.parts._replace(netloc=f"{shown}:{self.port}", fragment="").geturl()


async def look_up(webhook: str, private: bool) -> Target:
    """NotAllowed if this is no address that the server may call. `private`: wherever it leads."""
    try:
        parts = urlsplit(webhook)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise NotAllowed("webhook") from None
    if not host or parts.scheme not in ("http", "https") or parts.username or parts.password:
        raise NotAllowed("webhook")
    port = port or (443 if parts.scheme == "https" else 80)
    if port not in PORTS and not private:
        raise NotAllowed("webhook")
    try:
        found = await in_thread(SECONDS / 2, socket.getaddrinfo, host, port, 0, socket.SOCK_STREAM)
    except (OSError, UnicodeError, TimeoutError):
        raise NotAllowed("webhook") from None
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not (private or all(is_public(address) for address in addresses)):
        raise NotAllowed("webhook")
    return Target(parts, host, addresses[0], port)


async def call(webhook: str, body: dict[str, object], private: bool) -> bool:
    """Whether it was accepted. No redirects, no long answers, no long waits; httpx.HTTPError, TimeoutError or NotAllowed else."""
    import httpx  # here, since it takes a while and many servers never need it

    target = await look_up(webhook, private)
    shown = target.parts.netloc.rpartition("@")[2]
    async with (
        asyncio.timeout(SECONDS),
        httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False) as client,
        client.stream(
            "POST",
            target.url,
            json=body,
            headers={"Host": shown, "User-Agent": "Allmende", "Accept-Encoding": "identity"},
            extensions={"sni_hostname": target.host},  # and that is the name its certificate must have
        ) as answer,
    ):
        read = 0
        async for piece in answer.aiter_raw():
            read += len(piece)
            if read > ANSWER_BYTES:
                break
        return answer.is_success
