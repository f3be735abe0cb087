"""Everything that can be wrong with a request, in one shape."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from allmende import bots
from allmende.core.decisions import Reason
from allmende.core.words import LANGUAGES, Words, words
from allmende.server import messages


class Refused(Exception):
    """A request the server does not do; `problem-<error>` is the key of what is said about it."""

    def __init__(
        self,
        status: int,
        error: str,
        *,
        reason: Reason | None = None,
        game: str | None = None,
        seq: int | None = None,
        details: list[str] | None = None,
        **args: str | int,
    ) -> None:
        super().__init__(error)
        self.status = status
        self.error = error
        self.reason = reason
        self.game = game
        self.seq = seq
        self.details = details or []
        self.args_said = args

    def told(self, language: str) -> messages.Problem:
        why = None if self.reason is None else why_text(words(language, self.game), self.reason)
        return messages.Problem(
            error=self.error,
            message=sayings(language).text(f"problem-{self.error}", **self.args_said),
            reason=why,
            details=self.details,
            seq=self.seq,
        )


def why_text(texts: Words, reason: Reason) -> messages.Why:
    return messages.Why(key=reason.key, text=texts.reason(reason), rule=reason.rule, args=dict(reason.args))


@cache
def sayings(language: str) -> Words:
    """The server's own words, and those for bots."""
    return Words(language, [bots.TEXTS, Path(__file__).parent / "text"])


def pick_language(asked: str | None, accepted: str | None) -> str:
    """The language of a query, else the best of an Accept-Language header, else the first we have."""
    wishes = [asked or ""]
    for part in (accepted or "").split(",")[:20]:
        wishes.append(part.split(";")[0])
    for wish in wishes:
        short = wish.strip().lower().split("-")[0]
        if short in LANGUAGES:
            return short
    return LANGUAGES[0]


def unknown_table() -> Refused:
    return Refused(404, "unknown-table")


def stale(seq: int) -> Refused:
    return Refused(409, "stale", seq=seq)
