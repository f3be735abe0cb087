"""How a game with its components becomes numbers: what is being decided, then everything the seat sees (core/sheet.py)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from allmende.core.sheet import Among, Sheet
from allmende.core.state import State

# How a detail of a decision is written down.
NUMBER: Final = 0
SEAT: Final = 1
WORD: Final = 2
BAG: Final = 3
COUNTS: Final = 4


class Detail:
    """Something decisions of a game can tell, by the name they tell it under."""

    def __init__(self, name: str, shape: int, among: Among | None) -> None:
        self.name: Final = name
        self.called: Final = f"asked.{name}"
        self.shape: Final = shape
        self.among: Final = among

    def size(self, seats: int) -> int:
        """How many numbers it takes."""
        if self.shape == NUMBER:
            return 2
        if self.shape == SEAT:
            return seats
        assert self.among is not None
        return self.among.size


class Observer:
    def __init__(
        self,
        fill: Callable[[Sheet, Any], None],
        lists: dict[str, Among],
        kinds: dict[type, int],
        details: list[Detail],
    ) -> None:
        self.fill = fill  # the game's own
        self.lists = lists
        self.kinds = kinds  # by class of decision: its place among the words of "kind"
        self.details = details
        self.sheet = Sheet(lists)

    def look(self, state: State, seat: int) -> bytes:
        """What this seat sees now: single-precision numbers, one after the other."""
        sheet = self.sheet
        self._write(sheet, state, seat)
        return sheet.done()

    def names(self, state: State) -> list[str]:
        """What each of them is."""
        sheet = Sheet(self.lists, True)
        self._write(sheet, state, 0)
        return sheet.names

    def _write(self, sheet: Sheet, state: State, seat: int) -> None:
        sheet.begin(seat, state.seats)
        self._write_asked(sheet, state)
        self.fill(sheet, state)

    def _write_asked(self, sheet: Sheet, state: State) -> None:
        """What is being decided, with all its details."""
        kinds = self.lists["kind"]
        told: dict[str, Any] = {}
        if not state.stack:
            sheet.one("kind", -1, kinds)
            sheet.who("seat", -1)
        else:
            decision = state.decision()
            if decision.shown(sheet.seat):
                sheet.one("kind", self.kinds[type(decision)], kinds)
                told = decision.told(state)
            else:
                sheet.one("kind", len(kinds.places) - 1, kinds)
            sheet.who("seat", decision.seat)
        if told or sheet.naming:
            for detail in self.details:
                _write_detail(sheet, detail, told.get(detail.name))
        else:
            for detail in self.details:
                sheet.skip(detail.size(sheet.seats))


def _write_detail(sheet: Sheet, detail: Detail, value: Any) -> None:
    if detail.shape == NUMBER:
        sheet.maybe(detail.called, 0 if value is None else int(value), value is not None)
    elif detail.shape == SEAT:
        sheet.who(detail.called, -1 if value is None else value)
    else:
        among = detail.among
        assert among is not None
        if detail.shape == WORD:
            sheet.word(detail.called, -1 if value is None else among.place[value], among)
        elif detail.shape == BAG:
            words: list[str] = value or []
            sheet.words(detail.called, [among.place[word] for word in words], among)
        else:
            amounts: dict[str, int] = value or {}
            counts = [0] * among.size
            for word, amount in amounts.items():
                counts[among.place[word]] = amount
            sheet.counts(detail.called, counts, among)
