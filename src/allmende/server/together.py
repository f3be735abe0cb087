"""What the processes of one server count together: a file that all of them have mapped into their memory.

Limits on requests, connections and sockets are looked at with every one of them, so asking the database would cost more than
they do. A key's place in the file follows from its hash. Of the few places a key may have it takes its own, else a free one,
else the one that was not used for longest: then a stranger's bucket is full again a little early, which harms nobody.
"""

from __future__ import annotations

import mmap
import os
import struct
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path

if sys.platform != "win32":
    import fcntl

_BUCKETS = 1 << 16
_COUNTS = 1 << 12  # for each process
_TRIES = 8

_KEY = struct.Struct("=Q")
_BUCKET = struct.Struct("=Qdd")  # key, tokens, when
_COUNT = struct.Struct("=Qq")  # key, how many


class Together:
    """One process's hold on what all count. Its own counts begin at zero: whoever was in its place before is gone."""

    def __init__(self, path: Path, place: int, processes: int) -> None:
        self.place = place
        self.processes = processes
        self._file = path.open("r+b")
        self._memory = mmap.mmap(self._file.fileno(), size(processes))
        first, last = self._counts_of(place), self._counts_of(place + 1)
        self._memory[first:last] = bytes(last - first)

    def _counts_of(self, place: int) -> int:
        return _BUCKETS * _BUCKET.size + place * _COUNTS * _COUNT.size

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """One process at a time; the lock of one that dies goes with it."""
        if sys.platform == "win32":
            yield
            return
        fcntl.flock(self._file, fcntl.LOCK_EX)
        try:
            yield
        finally:
            fcntl.flock(self._file, fcntl.LOCK_UN)

    def take(self, key: str, per_second: float, burst: float, now: float, cost: float) -> float:
        """As `Buckets.take`."""
        number = _number(key)
        with self._alone():
            at, tokens, when = self._bucket(number, burst, now)
            tokens = min(burst, tokens + max(0.0, now - when) * per_second)
            allowed = tokens >= cost
            _BUCKET.pack_into(self._memory, at, number, tokens - cost if allowed else tokens, now)
        return 0.0 if allowed else (cost - tokens) / per_second

    def _bucket(self, number: int, burst: float, now: float) -> tuple[int, float, float]:
        """Where a key's bucket is, or may be made: its place, tokens, and when it had them."""
        oldest, since = -1, now
        for step in range(_TRIES):
            at = (number + step) % _BUCKETS * _BUCKET.size
            found, tokens, when = _BUCKET.unpack_from(self._memory, at)
            if found == number:
                return at, tokens, when
            if oldest < 0 or when < since:
                oldest, since = at, when
            if found == 0:
                break
        return oldest, burst, now

    def count(self, key: str) -> int:
        """How many there are of something in all processes."""
        number = _number(key)
        return sum(self._counted(place, number)[1] for place in range(self.processes))

    def add(self, key: str, more: int) -> None:
        """So many more of something, in this process."""
        number = _number(key)
        at, many = self._counted(self.place, number)
        if at >= 0:
            _COUNT.pack_into(self._memory, at, number, many + more)

    def _counted(self, place: int, number: int) -> tuple[int, int]:
        """Where a process counts a key, or may, and how many it has; nowhere (-1) if all places are in use."""
        free = -1
        for step in range(_TRIES):
            at = self._counts_of(place) + (number + step) % _COUNTS * _COUNT.size
            found, many = _COUNT.unpack_from(self._memory, at)
            if found == number:
                return at, many
            if many == 0 and free < 0:
                free = at
        return free, 0

    def close(self) -> None:
        self._memory.close()
        self._file.close()


def size(processes: int) -> int:
    return _BUCKETS * _BUCKET.size + processes * _COUNTS * _COUNT.size


def new_file(processes: int) -> Path:
    """An empty one, for processes that are about to be started."""
    number, name = tempfile.mkstemp(prefix="allmende-counts-")
    os.ftruncate(number, size(processes))
    os.close(number)
    return Path(name)


def _number(key: str) -> int:
    """Never 0, which marks a free place."""
    found: int = _KEY.unpack(blake2b(key.encode("utf-8", "surrogatepass"), digest_size=8).digest())[0]
    return found or 1
