"""New tables: what a wish, a guide or a moment of another game becomes, before it stands in the hall."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass

from allmende.bots import UnknownBot, bot
from allmende.core.catalog import game as find_game
from allmende.core.chance import commitment, keyed_stream, new_seed
from allmende.core.errors import SetupError, UnknownGame
from allmende.core.guide import guide as find_guide
from allmende.core.state import State, Value
from allmende.server import messages
from allmende.server.problems import Refused
from allmende.server.seating import PEOPLE
from allmende.server.storage.records import SeatRecord, TableRecord
from allmende.server.table import Table, asked_in, is_interrupt, layout


@dataclass(frozen=True)
class Opening:
    """All that a table begins with."""

    record: TableRecord
    seats: list[SeatRecord]
    state: State


def new_table(wish: messages.NewTable, person: str, request: str | None) -> Opening:
    try:
        game = find_game(wish.game)
    except UnknownGame as error:
        raise Refused(404, "unknown-game", details=[str(error)]) from None
    seats = seat_records(wish.seats, person, wish.hot_seat)
    seed = new_seed()
    try:
        state: State = game.new(len(seats), seed, **wish.options)
    except SetupError as error:
        raise Refused(422, "setup", details=[str(error)]) from None
    record = new_record(state, seed, person, wish.options)
    record.private, record.rated, record.request = wish.private, wish.rated, request
    return Opening(record, seats, state)


def new_guide(game: str, person: str) -> Opening:
    """A game that explains itself, on its guide's own deal."""
    try:
        guide = find_guide(game)
    except UnknownGame as error:
        raise Refused(404, "unknown-game", details=[str(error)]) from None
    if guide is None:
        raise Refused(404, "no-guide")
    seats = seat_records(["human", *[guide.bot] * (guide.seats - 1)], person, False)
    state: State = find_game(game).new(guide.seats, guide.seed, **guide.options)
    record = new_record(state, guide.seed, person, guide.options)
    record.private, record.origin = True, {"guide": game}
    return Opening(record, seats, state)


def new_branch(table: Table, past: State, wish: messages.Branch, person: str) -> Opening:
    """A moment of another table, from which things go on: what is hidden and to come is dealt anew."""
    if len(wish.seats) != table.record.seats:
        raise Refused(422, "setup", details=[f"{table.record.seats} seats, not {len(wish.seats)}"])
    if past.is_over:
        raise Refused(409, "over")
    seats = seat_records(wish.seats, person, False)
    seed = new_seed()
    mine = table.seats_of(person)
    imagined = past.determinize(mine[0] if mine else 0, secrets.randbits(60))
    imagined.stream = keyed_stream(seed)
    imagined.telling = True
    record = new_record(imagined, seed, person, table.record.options)
    record.private = True
    record.origin = {"table": table.id, "seq": wish.seq}
    return Opening(record, seats, imagined)


def check_bot(name: str) -> None:
    try:
        bot(name)
    except UnknownBot as error:
        raise Refused(422, "unknown-bot", details=[str(error)], bot=name) from None


def seat_records(wishes: list[str], person: str, hot_seat: bool) -> list[SeatRecord]:
    """Whoever makes a table sits on its first human seat, or on all of them."""
    found: list[SeatRecord] = []
    seated = False
    for number, wish in enumerate(wishes):
        if wish not in PEOPLE:
            check_bot(wish)
            found.append(SeatRecord(number, "bot", bot=wish))
            continue
        sits = wish == "human" and (hot_seat or not seated)
        seated = seated or sits
        found.append(
            SeatRecord(
                number,
                "human" if wish == "human" else "open",
                person=person if sits else None,
                invite=secrets.token_urlsafe(9),
                seen_at=time.time() if sits else 0.0,
            )
        )
    return found


def new_record(state: State, seed: str, person: str, options: dict[str, Value]) -> TableRecord:
    now = time.time()
    return TableRecord(
        id=secrets.token_urlsafe(9),
        game=state.game.name,
        rules=state.game.RULES_VERSION,
        layout=layout(state.game),
        seats=state.seats,
        options=options,
        seed=seed,
        commitment=commitment(seed),
        private=False,
        creator=person,
        created=now,
        touched=now,
        to_move=state.to_move,
        asked=list(asked_in(state)),
        interrupt=is_interrupt(state),
    )
