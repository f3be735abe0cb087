"""Every error a user of Allmende can meet, with a message that says what is wrong."""

from __future__ import annotations


class AllmendeError(Exception):
    """The parent of all errors raised on purpose; its text can be shown to a person."""


class UnknownGame(AllmendeError):
    """There is no game of that name."""


class GameBroken(AllmendeError):
    """A game's folder with a missing or broken part; the other games still work."""


class SetupError(AllmendeError):
    """A table that can't be set up: seats out of range, an unknown option, a combination the rules forbid."""


class ComponentsError(AllmendeError):
    """A components file with something missing, misspelt or out of range."""


class JournalError(AllmendeError):
    """A journal or frame that is broken, foreign, of another version, or holds an illegal action."""


class ActionError(AllmendeError):
    """A code or action that does not exist in this game."""


class NoSuchSeat(AllmendeError):
    """A seat that nobody sits on at this table."""


class NotYourDecision(AllmendeError):
    """Something only the seat that decides now may ask for."""


class IllegalAction(AllmendeError):
    """An action that exists but is not allowed now; `reason` says why. Nothing has changed."""

    def __init__(self, reason: object) -> None:
        super().__init__(str(reason))
        self.reason = reason


class WorkerLost(AllmendeError):
    """A process that played some of the games is gone."""
