"""What people ask of a table: a new one, a move, a seat, a word."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BeforeValidator, Field, StringConstraints

from allmende.server.messages.common import Body, BotName, Key, Name, Number, Value, _legible

AtZero = Literal["bot", "resign"]


class NewClock(Body):
    """A clock for a new table: live with a bank and an increment, or by correspondence with so many days a move."""

    kind: Literal["live", "correspondence"]
    minutes: Annotated[int, Field(ge=1, le=600)] = Field(20, description="everybody's bank, on a live clock")
    increment: Annotated[int, Field(ge=0, le=600)] = Field(
        15, description="seconds that passing the turn on brings, on a live clock"
    )
    days: Annotated[int, Field(ge=1, le=30)] = Field(3, description="for each move, by correspondence")
    at_zero: AtZero = Field("bot", description="when time runs out: a bot plays on, or the seat resigns")


class NewTable(Body):
    game: Annotated[str, StringConstraints(min_length=1, max_length=64)]
    seats: Annotated[list[BotName], Field(min_length=1, max_length=12)] = Field(
        description="for each seat `human` (by invitation), `open` (anybody) or a bot's name"
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


class Move(Body):
    seq: Number = Field(description="how many entries the journal had when the choice was made")
    code: Number
    seat: Number | None = Field(None, description="which of your seats; else the first that is asked")
    brief: bool = Field(
        False,
        description="answer with no more than `MoveStored`: for those whose socket shows them the table",
    )


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
    """An answer to a request. The person who asked withdraws it by declining."""

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
