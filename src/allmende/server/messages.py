"""The messages between server and browser: bodies, answers and pushes. The browser's types are made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints, model_validator

from allmende.core.legible import legible


def _legible(given: Any) -> Any:
    return legible(given) if isinstance(given, str) else given


Number = Annotated[int, Field(ge=0, le=2**31 - 1)]
# What others read, in one line: signs that steer a terminal or turn the direction of writing are left out.
Name = Annotated[str, BeforeValidator(_legible), StringConstraints(min_length=1, max_length=40)]
Key = Annotated[str, StringConstraints(min_length=1, max_length=100, pattern=r"^[\x20-\x7e]+$")]
BotName = Annotated[str, StringConstraints(min_length=1, max_length=100, pattern=r"^[\x21-\x7e]+$")]
LoginName = Annotated[str, StringConstraints(min_length=2, max_length=40, pattern=r"^[A-Za-z0-9_.@+-]+$")]
# One address as people have them: no lists, no comments, no quoting, nothing that could become another header.
MailAddress = Annotated[
    str,
    StringConstraints(
        max_length=254,
        pattern=r"^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}$",
    ),
]
Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]
Value = bool | int | str
EntryKind = Literal["move", "undo", "resign", "time", "agree", "close"]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    @model_validator(mode="before")
    @classmethod
    def _can_be_stored(cls, given: Any) -> Any:
        """NUL and halves of characters are no text for a database."""
        for text in _texts(given):
            if "\x00" in text or any("\ud800" <= sign <= "\udfff" for sign in text):
                raise ValueError("a text must not hold NUL or half a character")
        return given


def _texts(given: Any) -> list[str]:
    """All texts in what was sent, keys too."""
    found: list[str] = []
    todo = [given]
    while todo:
        part = todo.pop()
        if isinstance(part, str):
            found.append(part)
        elif isinstance(part, dict):
            todo += [*part, *part.values()]
        elif isinstance(part, list):
            todo += part
    return found


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
    password: Password
    name: Name | None = None


class Login(Body):
    login: Annotated[str, StringConstraints(min_length=1, max_length=64)]
    password: Annotated[str, StringConstraints(min_length=1, max_length=200)]


class SetNotices(Body):
    """Where to tell me that it is my turn when I am away; null switches it off."""

    mail: MailAddress | None = None
    webhook: Annotated[str, StringConstraints(max_length=500, pattern=r"^https?://\S+$")] | None = None


class Me(Answer):
    id: str | None
    name: str | None
    login: str | None = Field(description="null for a guest")
    mail: str | None = None
    mail_confirmed: bool = Field(
        default=False, description="whether letters go there: only once its reader has said so"
    )
    webhook: str | None = None
    passkeys: int = 0
    password: bool = Field(default=False, description="whether there is one")
    mail_possible: bool = False


class ChangePassword(Body):
    old: str | None = Field(None, max_length=200, description="left out by whoever has none yet")
    new: Password


class ForgottenPassword(Body):
    login: Annotated[str, StringConstraints(min_length=1, max_length=64)]


class DeleteMe(Body):
    login: str | None = Field(
        None, max_length=64, description="your login name, so that nobody does this by mistake"
    )


class PasskeyInfo(Answer):
    id: str
    created: float


class Done(Answer):
    """It was done, or there was nothing to do."""

    done: bool = True


class Export(Answer):
    """All that is stored about a person."""

    person: dict[str, Any]
    sessions: list[dict[str, Any]]
    passkeys: list[dict[str, Any]]
    tables: list[dict[str, Any]]
    chat: list[dict[str, Any]]


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


class CoverInfo(Answer):
    """What is drawn on a game's card."""

    icons: list[str]
    trees: int
    houses: int


class SignInfo(Answer):
    """A sign on the board and what it means."""

    icon: str
    text: str
    cube: str | None


class GameInfo(Answer):
    name: str
    title: str
    tagline: str
    minutes: list[int] = Field(description="how long it takes: from, to")
    weight: int = Field(description="1 light, 2 medium, 3 heavy")
    colour: str
    cover: CoverInfo
    legend: list[SignInfo]
    seats: list[int]
    options: list[OptionInfo]
    interrupts: list[InterruptInfo]
    guide: bool = Field(description="whether there is a first game that explains itself")
    gentle: dict[str, Value] = Field(description="the options of a first game without a guide")
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


AtZero = Literal["bot", "resign"]
LeftHow = Literal["resigned", "time"]
EndedHow = Literal["resigned", "time", "agreed", "closed"]


class NewClock(Body):
    """A clock for a new table: live with a bank and an increment, or by correspondence with so many days a move."""

    kind: Literal["live", "correspondence"]
    minutes: Annotated[int, Field(ge=1, le=600)] = Field(20, description="everybody's bank, on a live clock")
    increment: Annotated[int, Field(ge=0, le=600)] = Field(
        15, description="seconds that passing the turn on brings, on a live clock"
    )
    days: Annotated[int, Field(ge=1, le=30)] = Field(3, description="for each move, by correspondence")
    at_zero: AtZero = Field(
        "bot", description="whether a bot plays on for whoever runs out, or the seat resigns"
    )


class NewTable(Body):
    game: Annotated[str, StringConstraints(min_length=1, max_length=64)]
    seats: Annotated[list[BotName], Field(min_length=1, max_length=12)] = Field(
        description="for each seat `human` (by invitation), `open` (whoever comes) or a bot's name"
    )
    options: dict[str, Value] = {}
    private: bool = False
    rated: bool = Field(False, description="whether it counts: then nobody is given hints while it runs")
    hot_seat: bool = Field(False, description="whether its creator plays all human seats")
    clock: NewClock | None = None
    name: Name | None = Field(None, description="a guest's name")


class NewGuide(Body):
    """The table where a game explains itself: the one already started, unless it should start again."""

    again: bool = False
    name: Name | None = Field(None, description="a guest's name")


class Invite(Answer):
    seat: int
    token: str
    link: str
    local: bool = Field(description="whether the link leads nowhere from another machine")


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
    turn: bool = Field(
        False,
        description="back to the start of your latest turn, what bots replied included; against bots alone",
    )


class Resign(Body):
    seat: Number | None = Field(None, description="which of your seats; all if left out")


class Ask(Body):
    """A question to all other people at the table; where there are none, it is done at once."""

    what: Literal["undo", "stop"] = Field(
        description="`undo`: take back to the start of your latest turn; `stop`: end the game without a winner"
    )
    seq: Number


class Reply(Body):
    """An answer to what is being asked. Whoever has asked withdraws by declining."""

    what: Literal["undo", "stop"]
    agree: bool
    seq: Number


class Join(Body):
    seat: Number | None = Field(None, description="an open seat; the first one if left out")
    invite: Key | None = None
    name: Name | None = None


class Leave(Body):
    seat: Number | None = None


class Say(Body):
    text: Annotated[str, BeforeValidator(_legible), StringConstraints(min_length=1, max_length=1000)]


class Report(Body):
    """Something the host should know."""

    seat: Number | None = Field(None, description="about whom, if anybody")
    text: Annotated[str, BeforeValidator(_legible), StringConstraints(min_length=1, max_length=1000)]


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
    """A new table that continues from a moment of this one, with everything hidden or still to come dealt again."""

    seq: Number
    seats: Annotated[list[BotName], Field(min_length=1, max_length=12)]


class ActionInfo(Answer):
    code: int
    text: str
    verb: str
    args: dict[str, Value]


class ChangeInfo(Answer):
    """So much more (or less) of something for a seat, or for an automaton after the seats."""

    seat: int
    what: str = Field(description="as in `holdings`")
    amount: int


class PreviewInfo(Answer):
    """What a choice would do, by the rules themselves, up to the next real choice."""

    changes: list[ChangeInfo]
    warnings: list[str]
    uncertain: bool = Field(description="whether chance or something hidden takes over after that")
    ends: bool = Field(description="whether it ends the turn: somebody else decides then, or chance")


class Choice(ActionInfo):
    preview: PreviewInfo


class Refusal(ActionInfo):
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
    level: str | None = Field(None, description="how strong the bot is that plays here, in a word")
    out: LeftHow | None = Field(None, description="how its person left the game, which a bot plays on")


class EventInfo(Answer):
    kind: str
    seat: int | None
    args: dict[str, Value]
    text: str
    clause: str | None = Field(
        description="the text without its subject and full stop, where it begins with the player's name: consecutive"
        " clauses of one seat can share one sentence"
    )
    changes: list[ChangeInfo]


class LogEntry(Answer):
    seq: int = Field(description="the journal's entry; the moment after it is seq + 1")
    kind: EntryKind
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
    undoes: int | None = Field(
        None, description="of an undo: the first entry it takes back; all after it go, too"
    )
    touches_you: bool = False
    events: list[EventInfo]
    changes: list[ChangeInfo] = Field(description="all that changed hands, summed over the events")


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


class ClockInfo(Answer):
    """The table's clock. Time runs from `at` on: count it down from when the message came."""

    kind: Literal["live", "correspondence"]
    bank: float = Field(description="seconds: for the whole game on a live clock, else for each move")
    increment: float
    at_zero: AtZero
    left: list[float] = Field(description="the seconds each seat had left at `at`")
    running: list[int] = Field(description="the seats whose time runs")
    at: float = Field(description="the server's time when this was said")


class Ended(Answer):
    """A game that ended before its rules ended it."""

    how: EndedHow
    seat: int | None = Field(description="who resigned or ran out of time")
    text: str


class AskingInfo(Answer):
    """What somebody asks all others."""

    what: Literal["undo", "stop"]
    seat: int = Field(description="whose person asks")
    agreed: list[int]
    declined: int | None
    yours_to_answer: bool
    text: str


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
    holdings: list[dict[str, int]] = Field(
        description="what each seat, then each automaton, holds that everybody may count"
    )
    scores: list[int] | None = Field(description="final ones; null while the game runs")
    sheet: list[dict[str, int]] | None
    winners: list[int] | None
    ended: Ended | None = Field(description="how the game ended, if not by its rules")


class GuidePage(Answer):
    text: str
    at: list[str] = Field(description="the places of the board it speaks of, by their keys there")


class GuideInfo(Answer):
    """Where a first game is in its guide. The learner reads the pages and plays on the last one."""

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
    turn_back: Literal["no", "free", "ask"] = Field(
        description="whether you may take back to the start of your latest turn though others have moved since: against"
        " bots alone you may, people are asked"
    )
    may_close: bool = Field(
        description="whether you may close the table: you made it, and no other person is there"
    )
    clock: ClockInfo | None
    asking: AskingInfo | None
    spectators: list[str] = Field(description="the names of those who watch")
    unnamed: int = Field(description="how many more watch, without a name")
    build: str = Field(
        description="what the server is made of: a page that has seen another should be loaded anew"
    )
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
    ended: str | None = Field(description="how the game ended, in words, if not by its rules")
    due: float | None = Field(description="when the time of whoever is to move runs out, if it runs")
    created: float
    touched: float


class TableList(Answer):
    your_turn: list[TableRow]
    mine: list[TableRow]
    open: list[TableRow]
    build: str


class MyGames(Answer):
    """A page of the tables I sit or sat at, the latest first."""

    rows: list[TableRow]
    more: float | None = Field(description="ask for those touched before this; null: there are no more")


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
    sources: list[SheetAt] = Field(description="the sheet at moments spread over the game, the last one included")
    categories: dict[str, str]


class AskHint(Body):
    seat: Number | None = Field(None, description="which of your seats; else the one that is asked")


class Advised(ActionInfo):
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
    played: ActionInfo
    better: ActionInfo
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


class NewValue(Answer):
    path: list[str | int] = Field(description="fields and places in lists, from the table on")
    value: Any


class TableChange(Answer):
    """What is new at a table since the message before, for sockets that asked for `differences`. Whatever is not named stays
    as it was; of log and chat only what is new is told, as always."""

    type: Literal["change"] = "change"
    set: list[NewValue]
    gone: list[list[str | int]] = Field(description="the paths of fields that are there no more")
    log: list[LogEntry]
    chat: list[ChatLine]
    since: int


class Ping(Answer):
    type: Literal["ping"] = "ping"
    at: float


class SocketProblem(Problem):
    type: Literal["problem"] = "problem"


class Health(Answer):
    status: Literal["ok"]
    database: str
