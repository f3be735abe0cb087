"""A sheet of numbers: what a seat sees, written down one number after the other, for those who learn from numbers.

A game's `observe.py` fills it from a view, always in the same order. `Sheet(naming=True)` writes the names of the numbers
beside them. Seats are counted from whoever looks: `me`, then those who sit to the left.
"""

from __future__ import annotations

from array import array
from typing import Any, Final

Lists = dict[str, dict[str, int]]  # the words that can come up somewhere, each with its place


_NOTHING: Final = array("f", [0.0]) * 256


class Sheet:
    def __init__(self, seat: int, seats: int, lists: Lists, naming: bool = False) -> None:
        self.seat = seat
        self.seats = seats
        self.lists = lists
        self.naming = naming
        self.values: array[float] = array("f")  # single precision, ready to be copied into a buffer
        self.names: list[str] = []

    def round_the_table(self) -> list[int]:
        """All seats, whoever looks first."""
        return [(self.seat + place) % self.seats for place in range(self.seats)]

    def number(self, name: str, value: float) -> None:
        self.values.append(float(value))
        if self.naming:
            self.names.append(name)

    def maybe(self, name: str, value: int | None) -> None:
        """A number that need not be there: whether it is, and what it is."""
        self.number(f"{name}?" if self.naming else "", 0.0 if value is None else 1.0)
        self.number(name, 0.0 if value is None else float(value))

    def who(self, name: str, seat: int | None) -> None:
        """A seat, as it lies from here."""
        for place in range(self.seats):
            there = seat is not None and (self.seat + place) % self.seats == seat
            self.number(
                f"{name}={'me' if place == 0 else place}" if self.naming else "", 1.0 if there else 0.0
            )

    def word(self, name: str, word: str | None, among: str) -> None:
        """One of a list of words, or none."""
        words = self._blank(name, among, "=")
        if word is not None:
            self.values[words + self.lists[among][word]] = 1.0

    def bag(self, name: str, words: list[str], among: str) -> None:
        """How often each word of a list comes up."""
        start = self._blank(name, among, ".")
        places = self.lists[among]
        for word in words:
            self.values[start + places[word]] += 1.0

    def line(self, name: str, words: list[str], among: str) -> None:
        """Words in a row: how near the front each is; 1 for the first, 1/2 for the second, 0 for those that are not there."""
        start = self._blank(name, among, ".")
        for place, word in enumerate(words):
            self.values[start + self.lists[among][word]] = 1.0 / (place + 1)

    def counts(self, name: str, counts: dict[str, int], among: str) -> None:
        """So many of each."""
        start = self._blank(name, among, ".")
        for word, count in counts.items():
            self.values[start + self.lists[among][word]] = float(count)

    def row(self, name: str, numbers: list[int], size: int) -> None:
        """Numbers in a row, at most so many; what is not there is 0."""
        for place in range(size):
            self.number(
                f"{name}[{place}]" if self.naming else "",
                float(numbers[place]) if place < len(numbers) else 0.0,
            )

    def _blank(self, name: str, among: str, sign: str) -> int:
        """Room for a number a word; returns where it starts."""
        start = len(self.values)
        words = self.lists[among]
        self._skip(len(words))
        if self.naming:
            self.names.extend([f"{name}{sign}{word}" for word in words])
        return start

    def grid(self, name: str, rows: list[list[str]], height: int, width: int, among: str) -> None:
        """So many rows of so many places, each with one of a list of words; what is not there is none of them."""
        start = len(self.values)
        words = self.lists[among]
        size = len(words)
        self._skip(height * width * size)
        for number, row in enumerate(rows):
            for place, word in enumerate(row):
                self.values[start + (number * width + place) * size + words[word]] = 1.0
        if self.naming:
            for number in range(height):
                for place in range(width):
                    self.names.extend([f"{name}[{number}][{place}]={word}" for word in words])

    def _skip(self, count: int) -> None:
        """So many zeros."""
        while count > 0:
            some = min(count, len(_NOTHING))
            self.values.extend(_NOTHING[:some])
            count -= some


def listed(lists: dict[str, list[str]]) -> Lists:
    return {name: {word: place for place, word in enumerate(words)} for name, words in lists.items()}


def domain_words(game: Any, name: str) -> list[str]:
    """All words that an argument of this name can be, over all verbs."""
    found: dict[str, int] = {}
    for verb in game.space.verbs:
        for domain in verb.domains:
            if domain.name == name:
                for value in domain.values:
                    found[str(value)] = 1
    return list(found)
