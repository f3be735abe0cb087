"""Fair use: how much of what all share one person, or one address, may use."""

from __future__ import annotations

import ipaddress
import math
import time
from collections.abc import Iterator
from contextlib import contextmanager

from allmende.server.buckets import Buckets
from allmende.server.counts import Counts
from allmende.server.errors import Busy
from allmende.server.settings import Settings
from allmende.server.storage.store import Store
from allmende.server.together import Together

HOUR = 3600.0


def neighbourhood(address: str) -> str:
    """Whose address it is: in IPv6 one person can have 2^64 of them, so the network counts."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.IPv6Network((found, 64), strict=False))
    return str(found)


class Shared(Buckets):
    """Buckets that all processes fill and empty together, in the database; where there is only one, in memory."""

    def __init__(self, name: str, per_second: float, burst: float) -> None:
        super().__init__(per_second, burst, name)

    async def charge(self, key: str, store: Store, cost: float = 1.0) -> None:
        """A caller who has used up everything in this process alone doesn't need to ask the database."""
        charge(self, key, cost)
        if store.kind == "sqlite":
            return
        cost = min(cost, self.burst)
        wait = await store.spent.take(f"{self.name} {key}", self.per_second, self.burst, time.time(), cost)
        if wait:
            raise Busy("too-many", wait=math.ceil(wait))


class Quotas:
    """Buckets by person or address, for all processes together. Passwords, mail, new tables, hints, the coach and chat are counted
    in the database (`storage/spent.py`), so on all machines; requests, connections, sockets and what is merely costly in
    memory (`Together`), so on each: asking the database each time would cost more than they do."""

    def __init__(self, settings: Settings, together: Together | None = None) -> None:
        self.settings = settings
        self.tables = Shared("tables", settings.tables_per_address / HOUR, settings.tables_per_address)
        self.hints = Shared("hints", settings.hints_per_minute / 60, settings.hints_per_minute)
        self.coach = Shared("coach", settings.coach_per_hour / HOUR, settings.coach_per_hour)
        self.chat = Shared("chat", settings.chat_per_minute / 60, settings.chat_per_minute / 2)
        costly = settings.costly_per_second
        self.costly = Buckets(costly, 25 * costly, "costly", together)
        self._sockets = Counts("sockets", together)

    @contextmanager
    def socket(self, person: str | None, address: str) -> Iterator[None]:
        """A place for a socket, as long as it is open."""
        place = f"address {neighbourhood(address)}"
        keys = [place] if person is None else [place, f"person {person}"]
        most = {place: self.settings.sockets_per_address}
        for key in keys:
            if self._sockets[key] >= most.get(key, self.settings.sockets_per_person):
                raise Busy("too-many-sockets", wait=30)
        for key in keys:
            self._sockets.add(key)
        try:
            yield
        finally:
            for key in keys:
                self._sockets.remove(key)


def charge(buckets: Buckets, key: str, cost: float = 1.0) -> None:
    wait = buckets.take(key, min(cost, buckets.burst))
    if wait:
        raise Busy("too-many", wait=math.ceil(wait))
