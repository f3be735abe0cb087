"""The ledger: whatever changes hands is an entry, made where it changes.

Rules book each change as they make it (`state.book`); the next public event carries what was booked (`event.changes`).
So the sum of an action's changes is what it did to `state.holdings()`, and logs, animations, previews and statistics need
no second copy of a rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from allmende.core.events import Event


class Change:
    """So much more (or less) of something for a seat or an automaton. `what` is a key of `state.holdings()`."""

    def __init__(self, seat: int, what: str, amount: int) -> None:
        self.seat: Final = seat
        self.what: Final = what
        self.amount: Final = amount

    def __repr__(self) -> str:
        return f"Change({self.seat}, {self.what!r}, {self.amount:+})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Change)
            and self.seat == other.seat
            and self.what == other.what
            and self.amount == other.amount
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.what, self.amount))

    def plain(self) -> list[int | str]:
        """JSON-ready; `Change(*plain)` is the change again."""
        return [self.seat, self.what, self.amount]


class Preview:
    """What an action would do, as its seat can know it: what changes hands, what to beware of, whether something
    unknown follows, and whether it ends the turn: then another player decides, or chance."""

    def __init__(
        self, changes: list[Change], warnings: list[Event], uncertain: bool, ends: bool = False
    ) -> None:
        self.changes: Final = changes
        self.warnings: Final = warnings
        self.uncertain: Final = uncertain
        self.ends: Final = ends

    def __repr__(self) -> str:
        told = f"changes={self.changes!r}, warnings={self.warnings!r}, uncertain={self.uncertain}"
        return f"Preview({told}, ends={self.ends})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Preview)
            and self.changes == other.changes
            and self.warnings == other.warnings
            and self.uncertain == other.uncertain
            and self.ends == other.ends
        )

    def __hash__(self) -> int:
        return hash((len(self.changes), self.uncertain))


class Uncertain(Exception):
    """Raised inside a preview where chance or something hidden takes over. Never leaves `State.preview`."""


def summed(changes: Sequence[Change], apart: frozenset[str] = frozenset()) -> list[Change]:
    """Adds up equal things of one owner, in the order of their first mention; what cancels out is left out. Losses and gains
    of things in `apart` stay two entries."""
    totals: dict[tuple[int, str, bool], int] = {}
    for change in changes:
        key = (change.seat, change.what, change.what in apart and change.amount > 0)
        totals[key] = totals.get(key, 0) + change.amount
    return [Change(seat, what, amount) for (seat, what, _), amount in totals.items() if amount]
