"""Events: what an action made happen, for logs and animations."""

from __future__ import annotations

from typing import Final

from allmende.core.actions import Word
from allmende.core.ledger import Change

EVERYBODY: Final = -1
NOBODY: Final = -1


class Event:
    """Something that happened: its kind, whom it happened to (-1: nobody in particular), details, and what changed hands.

    `only` names the one seat that may hear of it, or EVERYBODY. Only events for everybody carry changes.
    """

    def __init__(
        self,
        kind: str,
        seat: int = NOBODY,
        args: dict[str, Word] | None = None,
        only: int = EVERYBODY,
        changes: list[Change] | None = None,
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.args: Final[dict[str, Word]] = args or {}
        self.only: Final = only
        self.changes: Final[list[Change]] = changes or []

    def __repr__(self) -> str:
        return (
            f"Event({self.kind!r}, seat={self.seat}, args={self.args!r}, only={self.only},"
            f" changes={self.changes!r})"
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.plain() == other.plain() and self.only == other.only

    def __hash__(self) -> int:
        return hash((self.kind, self.seat, tuple(self.args.items()), tuple(self.changes), self.only))

    def plain(self) -> dict[str, object]:
        """JSON-ready."""
        return {
            "kind": self.kind,
            "seat": None if self.seat < 0 else self.seat,
            "args": self.args,
            "changes": [change.plain() for change in self.changes],
        }
