"""New tables: from a request, a guide or a moment of another game to a table in the hall."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass

import structlog

from allmende.bots import UnknownBot
from allmende.bots.registry import parameters
from allmende.core.catalog import game as find_game
from allmende.core.chance import commitment, keyed_stream, new_seed
from allmende.core.errors import SetupError, UnknownGame
from allmende.core.guide import guide as find_guide
from allmende.core.state import State, Value
from allmende.server import messages, metrics
from allmende.server.errors import Busy, NotAllowed, NotThere, NotYours, TooLate
from allmende.server.settings import Settings
from allmende.server.storage.records import SeatRecord, TableRecord
from allmende.server.storage.transactions import Conflict
from allmende.server.tables.clock import DAY, Clock, begun
from allmende.server.tables.hall import Hall
from allmende.server.tables.seating import PEOPLE
from allmende.server.tables.table import Table, asked_in, is_interrupt, layout

log = structlog.get_logger()


@dataclass(frozen=True)
class Opening:
    """All that a table begins with."""

    record: TableRecord
    seats: list[SeatRecord]
    state: State


async def create(hall: Hall, wish: messages.NewTable, person: str, request: str | None) -> Table:
    for name in wish.seats:
        check_bot(name, hall.settings)
    await check_room(hall, person)
    return await _open(hall, new_table(wish, person, request))


async def learn(hall: Hall, game: str, person: str, again: bool) -> Table:
    """The table where a game explains itself: the one this person is at, or a new one."""
    new = new_guide(game, person)
    for record, _ in [] if again else await hall.store.lists.of_person(person):
        if record.is_guide and record.game == game:
            table = await hall.table(record.id)
            if table.guide_place() is not None:
                return table
    await check_room(hall, person)
    return await _open(hall, new)


async def branch(hall: Hall, table: Table, wish: messages.Branch, person: str) -> Table:
    """A new table from a moment of a finished one, or of one's own. Not of a rated one while it runs: bots that play on from
    there would be hints."""
    if not table.over and not table.seats_of(person):
        raise NotYours("not-over")
    if not table.over and table.record.rated:
        raise NotYours("rated-fork")
    for name in wish.seats:
        check_bot(name, hall.settings)
    await check_room(hall, person)
    return await _open(hall, new_branch(table, await hall.at(table, wish.seq), wish, person))


async def _open(hall: Hall, new: Opening) -> Table:
    record = new.record
    try:
        table = hall.opened(await hall.store.tables.create(record, new.seats, new.state.dumps()))
    except Conflict:
        known = await hall.store.tables.of_request(record.creator, record.request or "")
        if known is None:
            raise
        return await hall.table(known)
    metrics.TABLES_CREATED.labels(record.game).inc()
    log.info("table opened", table=table.id, game=record.game, seats=[seat.kind for seat in new.seats])
    hall.changed(table)
    return table


def new_table(wish: messages.NewTable, person: str, request: str | None) -> Opening:
    try:
        game = find_game(wish.game)
    except UnknownGame as error:
        raise NotThere("unknown-game", details=[str(error)]) from None
    seats = seat_records(wish.seats, person, wish.hot_seat)
    seed = new_seed()
    try:
        game.settle_options(
            len(seats), wish.options
        )  # names that are none of the game's, `seed` and `self` too
        state: State = game.new(len(seats), seed, **wish.options)
    except SetupError as error:
        raise NotAllowed("setup", details=[str(error)]) from None
    record = new_record(state, seed, person, wish.options)
    record.private, record.rated, record.request = wish.private, wish.rated, request
    if wish.clock is not None:
        clock = chosen_clock(wish.clock)
        running = waited_for(state, seats)
        record.clock, record.times = clock.plain(), begun(clock, len(seats), running, record.created)
    return Opening(record, seats, state)


def chosen_clock(wish: messages.NewClock) -> Clock:
    if wish.kind == "live":
        return Clock("live", 60.0 * wish.minutes, float(wish.increment), wish.at_zero)
    return Clock("correspondence", DAY * wish.days, 0.0, wish.at_zero)


def waited_for(state: State, seats: list[SeatRecord]) -> list[int]:
    """Whose time runs when a table opens: nobody's while a seat is free."""
    if any(seat.is_free for seat in seats) or is_interrupt(state):
        return []
    return [number for number in asked_in(state) if seats[number].person is not None]


def new_guide(game: str, person: str) -> Opening:
    """A game that explains itself, on its guide's own deal."""
    try:
        guide = find_guide(game)
    except UnknownGame as error:
        raise NotThere("unknown-game", details=[str(error)]) from None
    if guide is None:
        raise NotThere("no-guide")
    seats = seat_records(["human", *[guide.bot] * (guide.seats - 1)], person, False)
    state: State = find_game(game).new(guide.seats, guide.seed, **guide.options)
    record = new_record(state, guide.seed, person, guide.options)
    record.private, record.origin = True, {"guide": game}
    return Opening(record, seats, state)


def new_branch(table: Table, past: State, wish: messages.Branch, person: str) -> Opening:
    """A moment of another table to continue from: everything hidden or still to come is dealt again."""
    if len(wish.seats) != table.record.seats:
        raise NotAllowed("setup", details=[f"{table.record.seats} seats, not {len(wish.seats)}"])
    if past.is_over:
        raise TooLate("over")
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


def check_bot(name: str, settings: Settings) -> None:
    """Checks that the bot exists and doesn't ask for too much time."""
    if name in PEOPLE:
        return
    try:
        asked = parameters(name)
    except UnknownBot as error:
        raise NotAllowed("unknown-bot", details=[str(error)], bot=name) from None
    ms = asked.get("ms", 0)
    most = {
        "ms": settings.bot_ms,
        "nodes": settings.bot_nodes,
        "root": settings.bot_nodes,
        "cores": settings.bot_cores,
    }
    if not ms:
        most["iterations"] = settings.bot_nodes
    for parameter, limit in most.items():
        if asked.get(parameter, 0) > limit:
            raise NotAllowed("bot-limit", bot=name.partition(":")[0], parameter=parameter, most=limit)


async def check_room(hall: Hall, person: str) -> None:
    """Nobody keeps more tables going than they could play."""
    if await hall.store.lists.count_running(person) >= hall.settings.tables_per_person:
        raise Busy("too-many-tables", wait=3600, most=hall.settings.tables_per_person)


def seat_records(wishes: list[str], person: str, hot_seat: bool) -> list[SeatRecord]:
    """The creator of a table takes its first human seat, or all of them."""
    found: list[SeatRecord] = []
    seated = False
    for number, wish in enumerate(wishes):
        if wish not in PEOPLE:
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
