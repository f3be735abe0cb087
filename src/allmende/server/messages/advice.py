"""Hints during a game, lessons after it."""

from __future__ import annotations

from pydantic import Field

from allmende.server.messages.common import Answer, Body, Number
from allmende.server.messages.tables import ActionInfo, ChangeInfo


class AskHint(Body):
    seat: Number | None = Field(None, description="which of your seats; else the one that is asked")


class Advised(ActionInfo):
    """A choice that a hint names."""

    scores: list[float] = Field(
        description="what everybody may then expect to score, as bots judge it: by seat, then automaton; "
        "empty if there is no other choice"
    )
    sentence: str
    then: list[str] = Field(
        description="how one's turn goes on after that, where it was looked at as a whole"
    )
    changes: list[ChangeInfo] = Field(
        description="what changes hands with all that, by the rules; nothing where `then` is empty"
    )


class Hint(Answer):
    seq: int
    seat: int
    choices: list[Advised] = Field(description="at most three, the best first")


class Lesson(Answer):
    """A decision that cost something."""

    seq: int = Field(description="the journal's entry; the moment it was made at, too")
    seat: int
    played: ActionInfo
    better: ActionInfo
    lost: float = Field(
        description="as a chance of winning, 0 to 1; 0 where points tell: alone, or in a game that was decided all along"
    )
    played_scores: list[float] = Field(
        description="the final scores that were to be expected after what was played"
    )
    better_scores: list[float]


class CoachAnswer(Answer):
    """What a finished game teaches; empty until it has been worked out."""

    ready: bool
    seconds: float = Field(description="how long the coach may think about a game")
    seqs: list[int] = Field(default=[], description="the moments that were weighed; the last is the end")
    chances: list[list[float]] = Field(
        default=[], description="for each of these everybody's chance of winning, 0 to 1"
    )
    lessons: list[Lesson] = []
