"""A table as a seat or a spectator sees it, and lists of tables."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from allmende.server.messages.common import Answer, Value
from allmende.server.messages.problems import Why
from allmende.server.messages.wishes import AtZero

LeftHow = Literal["resigned", "time"]
EndedHow = Literal["resigned", "time", "agreed", "closed"]
EntryKind = Literal["move", "undo", "resign", "time", "agree", "close"]


class Invite(Answer):
    seat: int
    token: str
    link: str
    local: bool = Field(description="whether the link leads nowhere from another machine")


class NewTableAnswer(Answer):
    id: str
    link: str
    invites: list[Invite]


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
    ends: bool = Field(description="whether it ends the turn: then another player decides, or chance")


class Choice(ActionInfo):
    preview: PreviewInfo


class Refusal(ActionInfo):
    reason: Why


class SeatInfo(Answer):
    seat: int
    kind: Literal["human", "open", "bot"]
    name: str
    taken: bool = Field(description="whether a person or a bot sits there")
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
    """A request to all other players."""

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
    invites: list[Invite] = Field(description="for the table's creator: the links to seats still free")
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
        description="what the server is made of: a page that has seen another should be reloaded"
    )
    log: list[LogEntry]
    since: int = Field(description="the first entry that the log holds, if it was asked for in part")
    seen: int = Field(description="how many entries you had seen when you were last here")
    chat: list[ChatLine]
    commitment: str = Field(description="SHA-256 of the seed, shown from the beginning")
    seed: str | None = Field(description="shown when the game is over")
    rules_version: int
    components: str | None = Field(
        description="the earlier numbers it was dealt with and goes on with, as `/games/{name}?components=` names them;"
        " null if they are today's"
    )
    changes: list[RulesChange]
    deadline: float | None = Field(description="when an interrupt's window closes")
    orders: list[OrderInfo]
    guide: GuideInfo | None = Field(description="at a first game, for its learner, as long as it is followed")
    bot_seconds: float = Field(description="the longest a bot may think about one decision")


class MoveStored(Answer):
    """The short answer to a move: it is stored for good."""

    type: Literal["stored"] = "stored"
    seq: int = Field(description="how many entries the journal has now")
    version: int = Field(
        description="a socket shows the move in its table of this version, or of a later one"
    )
    build: str = Field(
        description="what the server is made of: a page that has seen another should be reloaded"
    )


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
    due: float | None = Field(description="when the time of the player to move runs out, if it runs")
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
