"""The clock of a table, as pure functions: settings and times in, times out. The caller gives the time.

Time runs for the seats whose people are waited for. On a live clock each has a bank; a decision that ends the turn adds
the increment. On a correspondence clock each decision may take a number of days, and the next one starts with the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal

from allmende.server.storage.records import Times

DAY = 86400.0

Through = Literal["move", "undo", "seats"]


@dataclass(frozen=True)
class Clock:
    """What the table's creator has chosen."""

    kind: Literal["live", "correspondence"]
    bank: float  # seconds: on a live clock for the whole game, else for each move
    increment: float  # seconds for each turn, on a live clock
    at_zero: Literal["bot", "resign"]

    def plain(self) -> dict[str, Any]:
        return asdict(self)


def clock_of(plain: dict[str, Any] | None) -> Clock | None:
    return None if plain is None else Clock(**plain)


def begun(clock: Clock, seats: int, running: Sequence[int], now: float) -> Times:
    return Times((clock.bank,) * seats, tuple(running), now)


def left(times: Times, seat: int, now: float) -> float:
    """What a seat has left; never below 0."""
    spent = now - times.since if seat in times.running else 0.0
    return max(0.0, times.left[seat] - max(0.0, spent))


def gone_on(
    clock: Clock, times: Times, running: Sequence[int], now: float, through: Through = "move"
) -> Times:
    """The times once others are waited for, through a move, something taken back, or a change of seats. Only a
    seat that moves and so ends its turn gets the increment; taking the move back takes the increment back too."""
    found = [left(times, seat, now) for seat in range(len(times.left))]
    for seat in range(len(found)):
        stops = seat in times.running and seat not in running
        starts = seat in running and seat not in times.running
        if clock.kind == "correspondence":
            if starts:
                found[seat] = clock.bank
        elif stops and through == "move":
            found[seat] += clock.increment
        elif starts and through == "undo":
            found[seat] = max(found[seat] - clock.increment, min(found[seat], 1.0))
    return Times(tuple(found), tuple(running), now)


def run_out(times: Times, now: float) -> int | None:
    """The seat whose time has run out, the first of several."""
    first = times.zero
    return None if first is None or first[0] > now else first[1]
