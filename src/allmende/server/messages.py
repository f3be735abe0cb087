"""The messages between server and browser: bodies, answers and pushes. The browser's types are made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Number = Annotated[int, Field(ge=0, le=2**31 - 1)]
Name = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40, pattern=r"^[^\x00-\x1f]+$")
]
Key = Annotated[str, StringConstraints(min_length=1, max_length=100, pattern=r"^[\x20-\x7e]+$")]
BotName = Annotated[str, StringConstraints(min_length=1, max_length=100, pattern=r"^[\x21-\x7e]+$")]
LoginName = Annotated[str, StringConstraints(min_length=2, max_length=40, pattern=r"^[A-Za-z0-9_.@+-]+$")]
Value = bool | int | str


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Answer(BaseModel):
    model_config = ConfigDict(extra="forbid", json_schema_serialization_defaults_required=True)


# ── errors ───────────────────────────────────────────────────────────────────────────────────────


class Why(Answer):
    """Why an action is refused, with the number of its rule."""

    key: str
    text: str
    rule: str
    args: dict[str, Value] = {}


class Problem(Answer):
    """Every error has this shape."""

    error: str = Field(description="a short name for programs: stale, illegal, not-your-turn …")
    message: str = Field(description="a sentence for people, in their language")
    reason: Why | None = None
    details: list[str] = []
    seq: int | None = Field(None, description="where the table is now, when the request was behind it")


# ── people ───────────────────────────────────────────────────────────────────────────────────────


class SetName(Body):
    name: Name


class NewAccount(Body):
    login: LoginName
    password: Annotated[str, StringConstraints(min_length=8, max_length=200)]
    name: Name | None = None


class Login(Body):
    login: Annotated[str, StringConstraints(min_length=1, max_length=64)]
    password: Annotated[str, StringConstraints(min_length=1, max_length=200)]


class SetNotices(Body):
    """Where to tell me that it is my turn when I am away; null switches it off."""

    mail: Annotated[str, StringConstraints(max_length=254, pattern=r"^[^@\s]+@[^@\s]+$")] | None = None
    webhook: Annotated[str, StringConstraints(max_length=500, pattern=r"^https?://\S+$")] | None = None


class Me(Answer):
    id: str | None
    name: str | None
    login: str | None = Field(description="null for a guest")
    mail: str | None = None
    webhook: str | None = None
    passkeys: int = 0
    mail_possible: bool = False


class SessionInfo(Answer):
    id: str
    created: float
    seen: float
    agent: str
    this: bool


class Ceremony(Answer):
    """What the browser's passkey functions want, as JSON."""

    options: dict[str, Any]


class Credential(Body):
    credential: dict[str, Any]


class PasskeyLogin(Body):
    login: LoginName | None = Field(None, description="the login a guest wants; left out by whoever has one")


class NewPasskey(Credential):
    login: LoginName | None = None


# ── games ────────────────────────────────────────────────────────────────────────────────────────


class OptionChoice(Answer):
    value: Value
    text: str


class OptionInfo(Answer):
    name: str
    text: str
    default: Value
    choices: list[OptionChoice]


class ProvenanceInfo(Answer):
    table: str
    provenance: str
    confidence: str
    basis: str


class InterruptInfo(Answer):
    """A decision in others' turns, about which one is asked only if one has said so by an order."""

    decision: str
    text: str


class GameInfo(Answer):
    name: str
    title: str
    seats: list[int]
    options: list[OptionInfo]
    interrupts: list[InterruptInfo]
    guide: bool = Field(description="whether there is a first game that explains itself")
    num_actions: int
    rules_version: int


class GameDetails(GameInfo):
    provenance: list[ProvenanceInfo]
    components: dict[str, Any] = Field(description="the numbers of boards and cards, with their provenance")


class Rules(Answer):
    game: str
    language: str
    markdown: str


class BotInfo(Answer):
    name: str
    text: str


# ── tables ───────────────────────────────────────────────────────────────────────────────────────


class NewTable(Body):
    game: Annotated[str, StringConstraints(min_length=1, max_length=64)]
    seats: Annotated[list[BotName], Field(min_length=1, max_length=12)] = Field(
        description="for each seat `human` (by invitation), `open` (whoever comes) or a bot's name"
    )
    options: dict[str, Value] = {}
    private: bool = False
    rated: bool = Field(False, description="whether it counts: then nobody is given hints while it runs")
    hot_seat: bool = Field(False, description="whether its creator plays all human seats")
    name: Name | None = Field(None, description="a guest's name")


class NewGuide(Body):
    """The table where a game explains itself: the one already begun, unless it shall begin again."""

    again: bool = False
    name: Name | None = Field(None, description="a guest's name")


class Invite(Answer):
    seat: int
    token: str
    link: str


class NewTableAnswer(Answer):
    id: str
    link: str
    invites: list[Invite]


class Move(Body):
    seq: Number = Field(description="how many entries the journal had when the choice was made")
    code: Number
    seat: Number | None = Field(None, description="which of your seats; else the first that is asked")


class Undo(Body):
    seq: Number


class Join(Body):
    seat: Number | None = Field(None, description="an open seat; the first one if left out")
    invite: Key | None = None
    name: Name | None = None


class Leave(Body):
    seat: Number | None = None


class Say(Body):
    text: Annotated[
        str, StringConstraints(strip_whitespace=True, min_length=1, max_length=1000, pattern=r"^[^\x00]+$")
    ]


class StandIn(Body):
    """A bot for a seat: one's own, or an absent player's if most of the others want it. null: the person plays again."""

    seat: Number
    bot: BotName | None


class Order(Body):
    """What to do by itself when this kind of decision comes: a code; or null, to be asked about an interrupt."""

    decision: Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[a-z0-9-]+$")]
    code: Number | None = None


class SetOrders(Body):
    seat: Number | None = None
    orders: Annotated[list[Order], Field(max_length=50)]


class Branch(Body):
    """A new table that goes on from a moment of this one, with what is hidden and to come dealt anew."""

    seq: Number
    seats: Annotated[list[BotName], Field(min_length=1, max_length=12)]


class Choice(Answer):
    code: int
    text: str
    verb: str
    args: dict[str, Value]


class Refusal(Choice):
    reason: Why


class SeatInfo(Answer):
    seat: int
    kind: Literal["human", "open", "bot"]
    name: str
    taken: bool = Field(description="whether somebody, or a bot, sits there")
    bot: str | None
    stand_in: str | None = Field(description="the bot that plays for its absent person")
    present: bool = Field(description="whether its person is looking at the table now")
    seen_at: float | None
    thinking: bool = Field(description="whether a bot is thinking for this seat now")
    votes: list[int] = Field([], description="the seats that want a stand-in here")


class EventInfo(Answer):
    kind: str
    seat: int | None
    args: dict[str, Value]
    text: str


class LogEntry(Answer):
    seq: int = Field(description="the journal's entry; the moment after it is seq + 1")
    kind: Literal["move", "undo"]
    seat: int
    bot: str | None
    trouble: str | None = Field(description="what went wrong with that bot, in a sentence")
    at: float
    code: int | None = Field(description="only of one's own moves, and of all when the game is over")
    by_itself: bool = Field(
        description="whether an order, a sealed choice or a closed window made it for you; told of one's own moves only"
    )
    text: str | None = Field(description="the choice in words, where the code is shown")
    undone: bool = False
    undoes: int | None = None
    touches_you: bool = False
    events: list[EventInfo]


class ChatLine(Answer):
    id: int
    name: str
    seat: int | None
    text: str
    at: float


class RulesChange(Answer):
    """The server was upgraded while the table was running: from this entry on other rules hold."""

    seq: int
    before: int
    after: int


class OrderInfo(Answer):
    decision: str
    code: int | None


class Moment(Answer):
    """A table as one seat may see it at one moment."""

    id: str
    game: str
    seq: int
    you: int | None = Field(description="the seat you look from; null: you are watching")
    to_move: int | None
    over: bool
    prompt: str
    view: dict[str, Any]
    scores: list[int] | None = Field(description="final ones; null while the game runs")
    sheet: list[dict[str, int]] | None
    winners: list[int] | None


class GuidePage(Answer):
    text: str
    at: list[str] = Field(description="the places of the board it speaks of, by their keys there")


class GuideInfo(Answer):
    """Where a first game stands in its guide. The learner reads the pages; on the last one, he plays."""

    first: int = Field(description="the number of the first page, from 1")
    steps: int = Field(description="how many pages the whole guide has")
    pages: list[GuidePage] = Field(description="none while the others play")
    codes: list[int] = Field(description="what the guide asks for; none when it is at its end")


class TableAnswer(Moment):
    type: Literal["table"] = "table"
    version: int
    mine: list[int] = Field(description="all seats you sit on")
    private: bool
    rated: bool = Field(description="whether it counts: then nobody is given hints while it runs")
    created: float
    options: dict[str, Value]
    seats: list[SeatInfo]
    automata: list[str] = Field(description="the names of those who play without a seat, after the seats")
    invites: list[Invite] = Field(description="for whoever made the table: the links to seats still free")
    choices: list[Choice]
    refusals: list[Refusal]
    deciding: list[int] = Field(
        description="the seats that may decide now: the one to move and, where all decide at once, the others too"
    )
    sealed: int | None = Field(
        description="the code you have chosen ahead of the others; choose again to change it"
    )
    undoable: int = Field(description="how many of your latest decisions you may take back")
    log: list[LogEntry]
    since: int = Field(description="the first entry that the log holds, if it was asked for in part")
    seen: int = Field(description="how many entries you had seen when you were last here")
    chat: list[ChatLine]
    commitment: str = Field(description="SHA-256 of the seed, shown from the beginning")
    seed: str | None = Field(description="shown when the game is over")
    rules_version: int
    changes: list[RulesChange]
    deadline: float | None = Field(description="when an interrupt's window closes")
    orders: list[OrderInfo]
    guide: GuideInfo | None = Field(description="at a first game, for its learner, as long as it is followed")
    bot_seconds: float = Field(description="the longest a bot may think about one decision")


class TableRow(Answer):
    id: str
    game: str
    title: str
    seq: int
    over: bool
    to_move: int | None
    your_turn: bool
    mine: list[int]
    private: bool
    guide: bool
    rated: bool
    free_seats: list[int]
    seats: list[str]
    winners: list[int]
    created: float
    touched: float


class TableList(Answer):
    your_turn: list[TableRow]
    mine: list[TableRow]
    open: list[TableRow]


class JournalEntry(Answer):
    seq: int
    kind: Literal["move", "undo"]
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


class ScoresAnswer(Answer):
    """The scores after each entry, when the game is over (before, they would tell what lies face down)."""

    seqs: list[int]
    scores: list[list[int]]
    sheet: list[dict[str, int]]
    categories: dict[str, str]


class AskHint(Body):
    seat: Number | None = Field(None, description="which of your seats; else the one that is asked")


class Advised(Choice):
    """A choice that a hint names."""

    scores: list[float] = Field(
        description="what everybody may then expect to score, as bots judge it: by seat, then automaton; "
        "empty if there is no other choice"
    )
    sentence: str


class Hint(Answer):
    seq: int
    seat: int
    choices: list[Advised] = Field(description="at most three, the best first")


class Lesson(Answer):
    """A decision that cost something."""

    seq: int = Field(description="the journal's entry; the moment it was made at, too")
    seat: int
    played: Choice
    better: Choice
    lost: float = Field(description="as a chance of winning, 0 to 1; 0 in a game alone")
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


class Verdict(Answer):
    ok: bool
    message: str
    commitment: str
    seed: str
    actions: int
    seed_fits: bool = Field(description="whether the seed is the one committed to when the table opened")
    replay_fits: bool = Field(description="whether the seed and the moves give exactly the table's end")


# ── the socket ───────────────────────────────────────────────────────────────────────────────────


class Ping(Answer):
    type: Literal["ping"] = "ping"
    at: float


class SocketProblem(Problem):
    type: Literal["problem"] = "problem"


class Health(Answer):
    status: Literal["ok"]
    database: str
