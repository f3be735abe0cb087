"""What is read from the database, and written there."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from allmende.core.state import Value

EntryKind = Literal["move", "undo", "resign", "time", "agree", "close"]
SeatKind = Literal["human", "open", "bot"]
Left = Literal["resigned", "time"]  # how a person left a game
Out = tuple[int, Left | None, str] | None  # a seat its person leaves, how, and the bot that plays on


@dataclass(frozen=True)
class Times:
    """How much time everybody had at a moment, and for whom it has been running since (tables/clock.py)."""

    left: tuple[float, ...]
    running: tuple[int, ...]
    since: float

    @property
    def zero(self) -> tuple[float, int] | None:
        """When time runs out, and for whom; None while it runs for nobody."""
        return min(((self.since + self.left[seat], seat) for seat in self.running), default=None)


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
    clock: dict[str, Any] | None = None
    clock_left: list[float] | None = None
    clock_running: list[int] | None = None
    clock_since: float | None = None
    clock_due: float | None = None
    ended: dict[str, Any] | None = None
    asking: dict[str, Any] | None = None

    @property
    def times(self) -> Times | None:
        if self.clock_left is None or self.clock_since is None:
            return None
        return Times(tuple(self.clock_left), tuple(self.clock_running or ()), self.clock_since)

    @times.setter
    def times(self, times: Times | None) -> None:
        for name, value in times_columns(times).items():
            setattr(self, name, value)

    @property
    def is_guide(self) -> bool:
        return self.origin is not None and "guide" in self.origin

    @property
    def is_branch(self) -> bool:
        return self.origin is not None and "table" in self.origin


def times_columns(times: Times | None) -> dict[str, Any]:
    """The times as columns of a table's row."""
    if times is None:
        return {"clock_left": None, "clock_running": None, "clock_since": None, "clock_due": None}
    due = times.zero
    return {
        "clock_left": list(times.left),
        "clock_running": list(times.running),
        "clock_since": times.since,
        "clock_due": None if due is None else due[0],
    }


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
    out: Left | None = None
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
    """One entry of a journal: a move; an undo that takes back the entry `code` and all after it; or a word about how
    somebody left the game, or it ended."""

    seq: int
    kind: EntryKind
    seat: int
    code: int
    person: str | None
    bot: str | None
    trouble: str | None  # what went wrong with that bot
    at: float
    revealed: bool  # of an undo: whether chance was dealt again after it
    events: list[list[Any]]  # [kind, seat, args, only]
    scores: list[int]

    @property
    def by_itself(self) -> bool:
        """Whether a sealed choice, an order or a closed window made it for a person."""
        return self.person is None and self.bot is None


@dataclass(frozen=True)
class SealedRecord:
    """A choice made ahead of one's turn, where seats decide at once."""

    made: int  # how many decisions its seat had made: it is for the next one and no other
    code: int


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
    times: Times | None = None
    ended: dict[str, Any] | None = None
    out: Out = None


@dataclass
class Loaded:
    """A table as it is in the database; entries and chat only from where they were asked for."""

    record: TableRecord
    seats: list[SeatRecord]
    entries: list[EntryRecord]
    chat: list[ChatRecord]
    frame: str
    frame_seq: int
    votes: dict[int, dict[int, str]]  # seat -> voter -> bot
    orders: dict[int, dict[str, int | None]]  # seat -> decision -> code
    sealed: dict[int, SealedRecord]  # by seat
    sat: dict[str, set[int]]  # by person: the seats they ever sat on


@dataclass
class PersonRecord:
    id: str
    name: str
    login: str | None  # None: a guest
    password: str | None
    mail: str | None
    webhook: str | None
    language: str | None
    created: float
    mail_confirmed: bool = False
    banned_until: float | None = None
    muted_until: float | None = None


@dataclass(frozen=True)
class SessionRecord:
    id: str
    person: str
    created: float
    seen: float
    agent: str
    challenge: str | None = None


@dataclass(frozen=True)
class PasskeyRecord:
    id: str
    person: str
    public_key: bytes
    sign_count: int
    created: float
