"""Everything the server may refuse, by kind. Only `http/problems.py` knows how to report a kind over HTTP."""

from __future__ import annotations

from allmende.core.decisions import Reason


class Refused(Exception):
    """A refused request; `problem-<error>` is the key of its message. Raised as one of the kinds below."""

    def __init__(
        self,
        error: str,
        *,
        reason: Reason | None = None,
        game: str | None = None,
        seq: int | None = None,
        details: list[str] | None = None,
        **args: str | int,
    ) -> None:
        super().__init__(error)
        self.error = error
        self.reason = reason
        self.game = game  # whose words tell the reason
        self.seq = seq  # where the table is now
        self.details = details or []
        self.args_said = args


class NotYours(Refused):
    """Others may do that, or you may at another time: a seat, a turn, a password that isn't yours."""


class NotThere(Refused):
    """No such table, game, seat, moment."""


class TooLate(Refused):
    """Things have moved on, or are not that far yet: somebody was first, the game is over, or still running."""


class NotAllowed(Refused):
    """The rules of the game don't allow it, or it makes no sense here."""


class Busy(Refused):
    """Too much at a time; `wait` says after how many seconds to try again."""


class Failed(Refused):
    """It should have worked and didn't; `wait` says after how many seconds to try again."""


def unknown_table() -> NotThere:
    return NotThere("unknown-table")


def stale(seq: int) -> TooLate:
    """Somebody moved first."""
    return TooLate("stale", seq=seq)
