"""What is left of a game: its journal, its scores, and whether both hold."""

from __future__ import annotations

from pydantic import Field

from allmende.server.messages.common import Answer, Value
from allmende.server.messages.tables import EntryKind, EventInfo, RulesChange


class JournalEntry(Answer):
    seq: int
    kind: EntryKind
    seat: int
    code: int | None
    events: list[EventInfo]


class JournalAnswer(Answer):
    id: str
    game: str
    over: bool
    seats: int
    options: dict[str, Value]
    commitment: str
    seed: str | None
    rules_version: int
    changes: list[RulesChange]
    entries: list[JournalEntry]
    journal: str | None = Field(description="the whole game as a journal file, when it is over")


class SheetAt(Answer):
    """What the scores were made of after an entry."""

    seq: int
    sheet: list[dict[str, int]]


class ScoresAnswer(Answer):
    """The scores after each entry, when the game is over (before, they would tell what lies face down)."""

    seqs: list[int]
    scores: list[list[int]]
    sheet: list[dict[str, int]]
    sources: list[SheetAt] = Field(
        description="the sheet at moments spread over the game, the last one included"
    )
    categories: dict[str, str]


class Verdict(Answer):
    ok: bool
    message: str
    commitment: str
    seed: str
    actions: int
    seed_fits: bool = Field(description="whether the seed is the one committed to when the table opened")
    replay_fits: bool = Field(description="whether the seed and the moves give exactly the table's end")
