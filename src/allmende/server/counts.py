"""How many there are of something now, by key: in this process or, with `Together`, in all processes of the server."""

from __future__ import annotations

from collections import Counter

from allmende.server.together import Together


class Counts:
    def __init__(self, name: str, together: Together | None = None) -> None:
        self.name = name
        self._together = together
        self._here: Counter[str] = Counter()

    def __getitem__(self, key: str) -> int:
        if self._together is not None:
            return self._together.count(f"{self.name} {key}")
        return self._here[key]

    def add(self, key: str) -> None:
        self._change(key, 1)

    def remove(self, key: str) -> None:
        self._change(key, -1)

    def _change(self, key: str, by: int) -> None:
        if self._together is not None:
            self._together.add(f"{self.name} {key}", by)
            return
        self._here[key] += by
        if self._here[key] <= 0:
            del self._here[key]
