"""A sheet of numbers: what a seat sees, written down one number after the other, for learning programs.

A game's `observe.py` fills it from a state, always in the same order, with what the view shows to that seat and nothing else.
`Sheet(lists, naming=True)` writes the names of the numbers too. Seats are counted from the viewer: `me`, then those who sit
to the left.

Most numbers are 0 and most others are small. A sheet only counts zeros; the next number is written down with those before it,
as one piece of single precision that was made beforehand. In the end all pieces are joined in one go.
"""

from __future__ import annotations

from struct import pack
from typing import Any, Final

LOWEST: Final = -256  # numbers whose pieces are made beforehand
HIGHEST: Final = 1023
LONGEST: Final = 256  # zeros in one piece
WAYS: Final = 64  # in which an object is written down
MOST_KEPT: Final = 8192  # parts
SMALL: Final = 8  # numbers below this …
NEAR: Final = 128  # … after fewer zeros than this are one piece

PIECES: Final[list[bytes]] = [pack("=f", float(value)) for value in range(LOWEST, HIGHEST + 1)]
ZEROS: Final[list[bytes]] = [bytes(4 * count) for count in range(LONGEST + 1)]
AFTER: Final[list[bytes]] = [  # by zeros and number
    bytes(4 * zeros) + pack("=f", float(value)) for zeros in range(NEAR) for value in range(SMALL)
]
SHARES: Final[list[bytes]] = [pack("=f", 1.0 / (place + 1)) for place in range(LONGEST)]


class Among:
    """The words that can come up somewhere, by what the rules call them: 0, 1, 2 … An empty one never comes up."""

    def __init__(self, words: list[str]) -> None:
        self.place: dict[str, int] = {}  # where a word's number stands
        for word in words:
            if word and word not in self.place:
                self.place[word] = len(self.place)
        self.words: list[str] = list(self.place)
        self.size = len(self.words)
        self.places: list[int] = [self.place.get(word, -1) for word in words]
        self.plain = self.places == list(range(self.size))  # whether words stand where the rules have them


class Sheet:
    def __init__(self, lists: dict[str, Among], naming: bool = False) -> None:
        self.lists = lists
        self.naming = naming
        self.seat = 0
        self.seats = 1
        self.pieces: list[bytes] = []
        self.zeros = 0  # how many to write before the next piece
        self.names: list[str] = []
        self.owner = ""  # what names begin with: whose it is …
        self.topic = ""  # … and what it is about

    def begin(self, seat: int, seats: int) -> None:
        """Blank again, for what this seat sees at a table of so many."""
        self.seat = seat
        self.seats = seats
        self.pieces = []
        self.zeros = 0
        self.names = []
        self.owner = ""
        self.topic = ""

    def done(self) -> bytes:
        """All numbers, four bytes each."""
        self._fill()
        return b"".join(self.pieces)

    def paste(self, part: bytes) -> None:
        """Numbers that were written before."""
        self._fill()
        self.pieces.append(part)

    # -- what the next names begin with -------------------------------------------------------------------------------

    def of(self, place: int) -> int:
        """What follows is about the player this many places to the left; returns the seat. Automata come after the seats."""
        if self.naming:
            self.owner = "me." if place == 0 else f"{place}."
            self.topic = ""
        return (self.seat + place) % self.seats if place < self.seats else place

    def of_nobody(self) -> None:
        if self.naming:
            self.owner = ""
            self.topic = ""

    def place_of(self, seat: int) -> int:
        """How many places to the left a seat is; automata keep their number."""
        return (seat - self.seat) % self.seats if 0 <= seat < self.seats else seat

    def about(self, topic: str, which: str = "") -> None:
        if self.naming:
            self.topic = topic + which

    def about_number(self, topic: str, number: int) -> None:
        if self.naming:
            self.topic = f"{topic}[{number}]"

    # -- numbers ------------------------------------------------------------------------------------------------------

    def number(self, name: str, value: int) -> None:
        self._write(value)
        if self.naming:
            self.names.append(self.owner + self.topic + name)

    def maybe(self, name: str, value: int, there: bool) -> None:
        """A number that may be missing: whether it is there, and what it is."""
        self._write(1 if there else 0)
        self._write(value if there else 0)
        if self.naming:
            called = self.owner + self.topic + name
            self.names.append(f"{called}?")
            self.names.append(called)

    def who(self, name: str, seat: int) -> None:
        """A seat, counted from the viewer; without a seat (-1, an automaton) it is none of them."""
        self._one((seat - self.seat) % self.seats if 0 <= seat < self.seats else -1, self.seats)
        if self.naming:
            called = self.owner + self.topic + name
            for place in range(self.seats):
                self.names.append(f"{called}={'me' if place == 0 else place}")

    def one(self, name: str, word: int, among: Among) -> None:
        """One of a list of words; -1: none."""
        self._one(word if word < 0 or among.plain else among.places[word], among.size)
        if self.naming:
            self._name(name, "=", among)

    def word(self, name: str, place: int, among: Among) -> None:
        """The same, by the place of the word's number."""
        self._one(place, among.size)
        if self.naming:
            self._name(name, "=", among)

    def bag(self, name: str, words: list[int], among: Among) -> None:
        """How often each word of a list comes up."""
        if not among.plain:
            of_words = among.places
            words = [of_words[word] for word in words]
        self.words(name, words, among)

    def words(self, name: str, places: list[int], among: Among) -> None:
        """The same, by the places of the words' numbers."""
        before = 0
        for place in places:  # many lists are in order already
            if place < before:
                places = places.copy()
                places.sort()
                break
            before = place
        at = 0  # up to where it is written
        last = -1
        count = 0
        for place in places:
            if place != last:
                if count:
                    self.zeros += last - at
                    self._write(count)
                    at = last + 1
                last = place
                count = 0
            count += 1
        if count:
            self.zeros += last - at
            self._write(count)
            at = last + 1
        self.zeros += among.size - at
        if self.naming:
            self._name(name, ".", among)

    def line(self, name: str, words: list[int], among: Among) -> None:
        """Words in a row: how near the front each is; 1 for the first, 1/2 for the second, 0 for those that are not there."""
        turns = [among.places[word] * LONGEST + turn for turn, word in enumerate(words)]
        turns.sort()
        at = 0
        for place_and_turn in turns:
            place = place_and_turn // LONGEST
            if place >= at:
                self.zeros += place - at
                self._fill()
                self.pieces.append(SHARES[place_and_turn % LONGEST])
                at = place + 1
        self.zeros += among.size - at
        if self.naming:
            self._name(name, ".", among)

    def counts(self, name: str, counts: list[int], among: Among) -> None:
        """So many of each word, in their order."""
        for count in counts:
            self._write(count)
        if self.naming:
            self._name(name, ".", among)

    def part(self, name: str, counts: list[int], first: int, among: Among) -> None:
        """The same, from some place of a longer list on."""
        for place in range(first, first + among.size):
            self._write(counts[place])
        if self.naming:
            self._name(name, ".", among)

    def stretch(self, name: str, counts: list[int], first: int, among: Among) -> None:
        """So many of some words that follow one another; none of the others."""
        self.zeros += first
        for count in counts:
            self._write(count)
        self.zeros += among.size - first - len(counts)
        if self.naming:
            self._name(name, ".", among)

    def row(self, name: str, numbers: list[int], size: int) -> None:
        """Numbers in a row, at most so many; what is not there is 0."""
        for place in range(size):
            self._write(numbers[place] if place < len(numbers) else 0)
        if self.naming:
            called = self.owner + self.topic + name
            self.names.extend([f"{called}[{place}]" for place in range(size)])

    def grid(self, name: str, rows: list[list[int]], height: int, width: int, among: Among) -> None:
        """So many rows of so many places, each with one of a list of words; what is not there is none of them."""
        for row in rows:
            for word in row:
                self._one(among.places[word], among.size)
            self.zeros += (width - len(row)) * among.size
        self.zeros += (height - len(rows)) * width * among.size
        if self.naming:
            for number in range(height):
                for place in range(width):
                    self._name(f"{name}[{number}][{place}]", "=", among)

    def skip(self, count: int) -> None:
        """So many zeros, where no names are wanted."""
        self.zeros += count

    def _write(self, value: int) -> None:
        if value == 0:
            self.zeros += 1
            return
        zeros = self.zeros
        if zeros < NEAR and 0 < value < SMALL:
            self.pieces.append(AFTER[zeros * SMALL + value])
            self.zeros = 0
            return
        if zeros:
            self._fill()
        if LOWEST <= value <= HIGHEST:
            self.pieces.append(PIECES[value - LOWEST])
        else:
            self.pieces.append(pack("=f", float(value)))

    def _one(self, place: int, size: int) -> None:
        """A 1 among zeros; -1: zeros only."""
        if place < 0:
            self.zeros += size
        else:
            self.zeros += place
            self._write(1)
            self.zeros += size - place - 1

    def _fill(self) -> None:
        zeros = self.zeros
        while zeros > LONGEST:
            self.pieces.append(ZEROS[LONGEST])
            zeros -= LONGEST
        if zeros:
            self.pieces.append(ZEROS[zeros])
        self.zeros = 0

    def _name(self, name: str, sign: str, among: Among) -> None:
        called = self.owner + self.topic + name + sign
        self.names.extend([called + word for word in among.words])


class Kept:
    """Parts of sheets, by the object they were written from. Only for objects that never change in place: as long as it is the
    same one, it looks the same. Holding on to the object keeps its id from becoming another's."""

    def __init__(self) -> None:
        self.objects: dict[int, object] = {}
        self.parts: dict[int, bytes] = {}

    def find(self, thing: object, how: int) -> bytes | None:
        """What was written of this object, in one of a few ways (below `WAYS`)."""
        return self.parts.get(id(thing) * WAYS + how)

    def keep(self, thing: object, how: int, part: bytes) -> bytes:
        if len(self.parts) >= MOST_KEPT:
            self.objects = {}
            self.parts = {}
        key = id(thing) * WAYS + how
        self.objects[key] = thing
        self.parts[key] = part
        return part


def domain_words(game: Any, name: str) -> list[str]:
    """All words that an argument of this name can be, over all verbs."""
    found: dict[str, int] = {}
    for verb in game.space.verbs:
        for domain in verb.domains:
            if domain.name == name:
                for value in domain.values:
                    found[str(value)] = 1
    return list(found)
