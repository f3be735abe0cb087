"""What is read from the database about one table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from allmende.core.state import Value

SEALED = "sealed-"  # marks orders that are choices made ahead of one's turn

EntryKind = Literal["move", "undo"]
SeatKind = Literal["human", "open", "bot"]


@dataclass
class TableRecord:
    id: str
    game: str
    rules: int
    layout: str
    seats: int
    options: dict[str, Value]
    seed: str
    commitment: str
    private: bool
    creator: str
    created: float
    touched: float
    request: str | None = None
    origin: dict[str, Any] | None = None
    changes: list[dict[str, int]] = field(default_factory=list)
    rated: bool = False
    seq: int = 0
    version: int = 0
    to_move: int | None = None
    asked: list[int] = field(default_factory=list)
    interrupt: bool = False
    winners: list[int] = field(default_factory=list)

    @property
    def is_guide(self) -> bool:
        return self.origin is not None and "guide" in self.origin

    @property
    def is_branch(self) -> bool:
        return self.origin is not None and "table" in self.origin


@dataclass
class SeatRecord:
    seat: int
    kind: SeatKind
    person: str | None = None
    last: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    invite: str | None = None
    seen: int = 0
    seen_at: float = 0.0
    noticed: float = 0.0
    name: str | None = None  # the person's

    @property
    def player(self) -> str | None:
        """The bot that decides here; None if a person does, or should."""
        return self.bot or self.stand_in

    @property
    def is_free(self) -> bool:
        return self.kind != "bot" and self.person is None


@dataclass(frozen=True)
class EntryRecord:
    """One entry of a journal: a move, or an undo that takes back the entry `code`."""

    seq: int
    kind: EntryKind
    seat: int
    code: int
    person: str | None
    bot: str | None
    trouble: str | None  # what went wrong with that bot
    at: float
    revealed: bool
    events: list[list[Any]]  # [kind, seat, args, only]
    scores: list[int]


@dataclass(frozen=True)
class ChatRecord:
    id: int
    person: str
    name: str
    seat: int | None
    text: str
    at: float


@dataclass(frozen=True)
class After:
    """What an entry leaves behind, stored with it in one transaction."""

    frame: str
    is_keyframe: bool
    to_move: int | None
    asked: list[int]
    interrupt: bool
    winners: list[int]


@dataclass
class Loaded:
    """A table as it stands in the database; entries and chat only from where they were asked for."""

    record: TableRecord
    seats: list[SeatRecord]
    entries: list[EntryRecord]
    chat: list[ChatRecord]
    frame: str
    frame_seq: int
    votes: dict[int, dict[int, str]]  # seat -> voter -> bot
    orders: dict[int, dict[str, int | None]]  # seat -> decision -> code
