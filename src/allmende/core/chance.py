"""Chance: where every shuffle and draw of a game comes from.

A game deals from a *keyed* stream: BLAKE2b of a secret key and a counter. Somebody who has read the source and seen part of
the deal still can't tell the rest. Clones made for search switch to a *fast* stream, which is small and predictable.
Both give the same numbers on every machine, compiled or not.
"""

from __future__ import annotations

import hashlib
import secrets
import struct
from typing import Final

from allmende.core.errors import SetupError
from allmende.core.ledger import Uncertain

Seed = int | str  # a small number for tests and simulation; 32 or more hex digits for a game among people

_WORDS_PER_BLOCK: Final = 16
_BLOCK: Final = struct.Struct(f"<{_WORDS_PER_BLOCK}I")
_SPAN: Final = 1 << 32
_MIN_HEX_DIGITS: Final = 32  # 128 bits


class Stream:
    """An endless row of random 32-bit words; `drawn` counts those used."""

    def __init__(self) -> None:
        self.drawn = 0

    def word(self) -> int:
        """The next word, in range(2**32)."""
        raise NotImplementedError

    def clone(self) -> Stream:
        raise NotImplementedError

    def pack(self) -> list[str | int]:
        """The stream as plain data; `unpack_stream` reads it back."""
        raise NotImplementedError

    def below(self, bound: int) -> int:
        """A number in range(bound), all equally likely."""
        if bound <= 1:
            return 0  # nothing to decide: nothing is drawn
        limit = _SPAN - _SPAN % bound
        while True:
            word = self.word()
            if word < limit:
                return word % bound

    def shuffle(self, items: list[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def draw(self, pile: list[int]) -> int:
        """Takes one item out of a pile whose order means nothing; the rest keeps its order."""
        return pile.pop(self.below(len(pile)))

    def draw_counted(self, counts: list[int]) -> int:
        """Takes one piece out of a bag given as counts per kind; returns its kind."""
        total = 0
        for count in counts:  # compiled, far faster than `sum`
            total += count
        number = self.below(total)
        for kind, count in enumerate(counts):
            if number < count:
                counts[kind] -= 1
                return kind
            number -= count
        raise ValueError("the bag is empty")


class KeyedStream(Stream):
    """BLAKE2b in counter mode under a key."""

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        super().__init__()
        self.key: Final = key
        self.drawn = drawn
        self._block: list[int] = self._words(drawn // _WORDS_PER_BLOCK) if drawn % _WORDS_PER_BLOCK else []

    def _words(self, counter: int) -> list[int]:
        digest = hashlib.blake2b(counter.to_bytes(16, "little"), key=self.key, digest_size=64).digest()
        return list(_BLOCK.unpack(digest))

    def word(self) -> int:
        place = self.drawn % _WORDS_PER_BLOCK
        if place == 0:
            self._block = self._words(self.drawn // _WORDS_PER_BLOCK)
        self.drawn += 1
        return self._block[place]

    def sub(self, label: str) -> KeyedStream:
        """An independent stream under a label: what it gives does not depend on what was drawn here."""
        return KeyedStream(hashlib.blake2b(label.encode(), key=self.key, digest_size=32).digest())

    def clone(self) -> Stream:
        twin = KeyedStream(self.key)
        twin.drawn = self.drawn
        twin._block = self._block  # never changed in place, so it may be shared
        return twin

    def pack(self) -> list[str | int]:
        return ["keyed", self.key.hex(), self.drawn]


class FastStream(Stream):
    """Two multiply-with-carry generators side by side (Marsaglia): fast, not secret; for search and simulation."""

    def __init__(self, seed: int | None) -> None:
        """None: blank, to be filled by whoever makes a copy. Hashing a seed for each copy would cost a search a tenth of its time."""
        super().__init__()
        self._high = 0
        self._low = 0
        if seed is None:
            return
        digest = hashlib.blake2b(str(seed).encode(), digest_size=8).digest()
        self._high = int.from_bytes(digest[:4], "little") or 362436069
        self._low = int.from_bytes(digest[4:], "little") or 521288629

    def word(self) -> int:
        self._high = 36969 * (self._high & 0xFFFF) + (self._high >> 16)
        self._low = 18000 * (self._low & 0xFFFF) + (self._low >> 16)
        self.drawn += 1
        return ((self._high << 16) + self._low) & 0xFFFFFFFF

    def clone(self) -> Stream:
        twin = FastStream(None)
        twin._high = self._high
        twin._low = self._low
        twin.drawn = self.drawn
        return twin

    def pack(self) -> list[str | int]:
        return ["fast", self._high, self._low, self.drawn]

    def resume(self, high: int, low: int, drawn: int) -> None:
        self._high = high
        self._low = low
        self.drawn = drawn


class NoStream(Stream):
    """Chance as a preview has it: whatever is drawn can't be known."""

    def word(self) -> int:
        raise Uncertain

    def clone(self) -> Stream:
        return NoStream()


def new_seed() -> str:
    """A seed nobody can guess: 256 bits as hex digits."""
    return secrets.token_hex(32)


def seed_bytes(seed: Seed) -> bytes:
    """The canonical form of a seed, of which the key and the public commitment are made."""
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise SetupError(f"a seed is a whole number or a row of hex digits, not {seed!r}")
    if isinstance(seed, int):
        return b"number " + str(seed).encode()
    if len(seed) < _MIN_HEX_DIGITS or any(digit not in "0123456789abcdef" for digit in seed):
        raise SetupError(
            f"a seed given as text needs {_MIN_HEX_DIGITS} or more hex digits (0-9, a-f), not {seed!r}"
        )
    return b"secret " + seed.encode()


def keyed_stream(seed: Seed) -> KeyedStream:
    return KeyedStream(hashlib.blake2b(seed_bytes(seed), digest_size=32, person=b"allmende deal").digest())


def commitment(seed: Seed) -> str:
    """What can be published before a game: SHA-256 of the seed, which is shown and checked after it."""
    return hashlib.sha256(b"allmende seed 1\n" + seed_bytes(seed)).hexdigest()


def unpack_stream(data: list[str | int]) -> Stream:
    if data[0] == "keyed":
        return KeyedStream(bytes.fromhex(str(data[1])), int(data[2]))
    if data[0] != "fast":
        raise ValueError(f"there is no stream of the kind {data[0]!r}")
    stream = FastStream(None)
    stream.resume(int(data[1]), int(data[2]), int(data[3]))
    return stream
