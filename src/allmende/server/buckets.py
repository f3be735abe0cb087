"""Rate limits: a bucket of tokens per key that fills at a steady rate; with `Together`, one for all processes of the server."""

from __future__ import annotations

import time
from collections import OrderedDict

from allmende.server.together import Together

_MAX_KEYS = 50_000


class Buckets:
    def __init__(
        self, per_second: float, burst: float, name: str = "", together: Together | None = None
    ) -> None:
        self.per_second = per_second
        self.burst = burst
        self.name = name
        self._together = together
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()  # key -> (tokens, when)

    def take(self, key: str, cost: float = 1.0) -> float:
        """0.0 if there was a token, else how many seconds to wait for one."""
        now = time.monotonic()
        if self._together is not None:
            return self._together.take(f"{self.name} {key}", self.per_second, self.burst, now, cost)
        tokens, when = self._levels.pop(key, (self.burst, now))
        tokens = min(self.burst, tokens + (now - when) * self.per_second)
        allowed = tokens >= cost
        self._levels[key] = (tokens - cost if allowed else tokens, now)
        if len(self._levels) > _MAX_KEYS:
            self._levels.popitem(last=False)
        return 0.0 if allowed else (cost - tokens) / self.per_second

    def spend(self, key: str, cost: float) -> None:
        """For what is known only afterwards: takes it all, into debt if need be. `take(key, 0.0)` says how long that lasts."""
        self.take(key, 0.0)
        tokens, now = self._levels[key]
        self._levels[key] = (max(tokens - cost, -self.burst), now)
