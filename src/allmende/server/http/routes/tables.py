"""Tables: make, list, look, play, talk."""

from __future__ import annotations

import time
from typing import Annotated, Literal

from fastapi import APIRouter, Header, Query, Response

from allmende.core.catalog import game as find_game
from allmende.core.words import words
from allmende.server import messages
from allmende.server.errors import NotThere, NotYours, Refused, unknown_table
from allmende.server.http.caller import PROBLEMS, Caller, Calling
from allmende.server.storage.records import SeatRecord, TableRecord
from allmende.server.tables import (
    asking,
    leaving,
    opening,
    orders,
    presenter,
    seating,
    stand_ins,
    taking_back,
    talk,
)
from allmende.server.tables.table import Table

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=PROBLEMS)

PAGE = 30  # games on one page of mine

Moment = Annotated[int, Query(ge=0, le=2**31 - 1)]
FromSeat = Annotated[
    int | None, Query(ge=0, le=100, description="which of your seats; any when the game is over")
]
RequestKey = Annotated[
    str | None,
    Header(
        alias="Idempotency-Key",
        min_length=1,
        max_length=100,
        description="a retry with the same key does nothing",
    ),
]


async def look_up(caller: Caller, table_id: str, invite: str | None = None) -> Table:
    """A table, if the caller may see it."""
    table = await caller.house.hall.table(table_id)
    if not table.may_see(caller.id, invite):
        raise unknown_table()
    return table


def table_answer(
    caller: Caller, table: Table, seat: int | None = None, since: int = 0, chat: int = 0
) -> presenter.Plain:
    """A table as the caller may see it, a `messages.TableAnswer`; notes that they have seen it."""
    house = caller.house
    who = presenter.looker(table, caller.id, seat, caller.language)
    answer = presenter.table_answer(
        table,
        who,
        since=min(since, table.seq),
        chat_since=chat,
        seen=table.seats[who.seat].seen if who.seat in who.mine and who.seat is not None else table.seq,
        deadline=house.hall.deadline(table),
        present=house.hall.present(table.id),
        spectators=house.hall.spectators(table),
        bot_seconds=house.settings.bot_seconds,
        link=f"{caller.invite_base}/tables/{table.id}",
        now=house.hall.now(),
        build=house.build,
    )
    house.seen.note(table, who.mine)
    return answer


@router.post("", response_model=messages.NewTableAnswer, status_code=201)
async def create_table(body: messages.NewTable, caller: Calling, key: RequestKey = None) -> Response:
    """A new table. Its creator takes the first human seat."""
    await caller.charge_for_table()
    person = await caller.somebody(body.name)
    table = await opening.create(caller.house.hall, body, person.id, key)
    return caller.answer(_created(caller, table), 201)


@router.post("/guides/{game}", response_model=messages.NewTableAnswer, status_code=201)
async def learn(game: str, body: messages.NewGuide, caller: Calling) -> Response:
    """The table where a game explains itself: the one you have begun, or a new one."""
    await caller.charge_for_table()
    person = await caller.somebody(body.name)
    table = await opening.learn(caller.house.hall, game, person.id, body.again)
    return caller.answer(_created(caller, table), 201)


@router.get("", response_model=messages.TableList)
async def list_tables(caller: Calling) -> Response:
    """My tables, those where it is my turn first; and open ones that I could join."""
    lists = caller.house.store.lists
    mine = [] if caller.id is None else await lists.of_person(caller.id)
    rows = [_row(record, seats, caller) for record, seats in mine]
    known = {row.id for row in rows}
    found = [
        _row(record, seats, caller)
        for record, seats in await lists.with_open_seats()
        if record.id not in known
    ]
    return caller.answer(
        messages.TableList(
            your_turn=[row for row in rows if row.your_turn],
            mine=[row for row in rows if not row.your_turn],
            open=found,
            build=caller.house.build,
        )
    )


@router.get("/mine", response_model=messages.MyGames)
async def my_games(
    caller: Calling,
    game: Annotated[str | None, Query(max_length=64)] = None,
    state: Literal["running", "finished"] | None = None,
    result: Annotated[
        Literal["won", "lost"] | None, Query(description="of finished games: those I won, or did not")
    ] = None,
    before: Annotated[float | None, Query(description="only those touched before this time")] = None,
) -> Response:
    """The tables I sit at, a page of them, the latest first; by game, by whether they are finished, by their result."""
    if caller.id is None:
        return caller.answer(messages.MyGames(rows=[], more=None))
    lists = caller.house.store.lists
    found, more = await lists.games_of(caller.id, game, state, result, before, PAGE)
    rows = [_row(record, seats, caller) for record, seats in found]
    return caller.answer(messages.MyGames(rows=rows, more=more))


@router.get("/{table_id}", response_model=messages.TableAnswer)
async def show_table(
    table_id: str, caller: Calling, since: Moment = 0, seat: FromSeat = None, invite: str | None = None
) -> Response:
    """A table as you may see it, with your choices; of the log what comes from `since` on."""
    table = await look_up(caller, table_id, invite)
    return caller.answer(table_answer(caller, table, seat, since))


@router.get("/{table_id}/at/{seq}", response_model=messages.Moment)
async def show_moment(table_id: str, seq: int, caller: Calling, seat: FromSeat = None) -> Response:
    """The table as it was after `seq` entries, as you may see it."""
    caller.charge(caller.quotas.costly)
    table = await look_up(caller, table_id)
    if not 0 <= seq <= table.seq:
        raise NotThere("unknown-moment", seq=table.seq)
    state = await caller.house.hall.at(table, seq)
    who = presenter.looker(table, caller.id, seat, caller.language)
    return caller.answer(presenter.moment(table, state, who, seq))


@router.post("/{table_id}/undo", response_model=messages.TableAnswer)
async def undo(table_id: str, body: messages.Undo, caller: Calling) -> Response:
    """Takes back your latest decision: back to the last reveal, never across somebody else's move. Against bots alone,
    with `turn`, back to the start of your turn; what was drawn since is dealt again."""
    if caller.person is None:
        raise await nobody(caller, table_id)
    table = await taking_back.undo(caller.house.hall, table_id, caller.person.id, body.seq, body.turn)
    return caller.answer(table_answer(caller, table))


@router.post("/{table_id}/resign", response_model=messages.TableAnswer)
async def resign(table_id: str, body: messages.Resign, caller: Calling) -> Response:
    """Resigns. The game ends, unless others can continue: then a bot plays your seat."""
    if caller.person is None:
        raise await nobody(caller, table_id)
    table = await leaving.resign(caller.house.hall, table_id, caller.person.id, body.seat)
    return caller.answer(table_answer(caller, table))


@router.post("/{table_id}/close", response_model=messages.TableAnswer)
async def close(table_id: str, caller: Calling) -> Response:
    """Closes a table you created, as long as no other person sits there."""
    if caller.person is None:
        raise await nobody(caller, table_id)
    table = await leaving.close(caller.house.hall, table_id, caller.person.id)
    return caller.answer(table_answer(caller, table))


@router.post("/{table_id}/ask", response_model=messages.TableAnswer)
async def ask(table_id: str, body: messages.Ask, caller: Calling) -> Response:
    """Asks all other people to let you take your turn back, or to stop the game."""
    if caller.person is None:
        raise await nobody(caller, table_id)
    table = await asking.ask(caller.house.hall, table_id, caller.person.id, body.what, body.seq)
    return caller.answer(table_answer(caller, table))


@router.post("/{table_id}/reply", response_model=messages.TableAnswer)
async def reply(table_id: str, body: messages.Reply, caller: Calling) -> Response:
    """Agrees to what is being asked, or declines. It is done when all have agreed."""
    if caller.person is None:
        raise await nobody(caller, table_id)
    table = await asking.answer(
        caller.house.hall, table_id, caller.person.id, body.what, body.agree, body.seq
    )
    return caller.answer(table_answer(caller, table))


@router.post("/{table_id}/join", response_model=messages.TableAnswer)
async def join(table_id: str, body: messages.Join, caller: Calling) -> Response:
    """Takes an open seat, or the one you were invited to."""
    await look_up(caller, table_id, body.invite)
    person = await caller.somebody(body.name)
    table = await seating.join(caller.house.hall, table_id, person.id, body)
    return caller.answer(table_answer(caller, table))


@router.post("/{table_id}/leave", response_model=messages.TableAnswer)
async def leave(table_id: str, body: messages.Leave, caller: Calling) -> Response:
    """Gives up your seat, or all of yours."""
    if caller.person is None:
        raise await nobody(caller, table_id)
    table = await seating.leave(caller.house.hall, table_id, caller.person.id, body.seat)
    if not table.may_see(caller.id):
        raise unknown_table()
    return caller.answer(table_answer(caller, table))


@router.post("/{table_id}/chat", response_model=messages.TableAnswer)
async def chat(table_id: str, body: messages.Say, caller: Calling, key: RequestKey = None) -> Response:
    """Says something to everybody at the table."""
    if caller.person is None:
        raise await nobody(caller, table_id)
    person = caller.person
    if person.muted:
        raise NotYours("muted")
    await caller.spend(caller.quotas.chat)
    table = await talk.say(caller.house.hall, table_id, person.id, person.name, body.text, key)
    return caller.answer(table_answer(caller, table, since=table.seq))


@router.post("/{table_id}/report", response_model=messages.Done)
async def report(table_id: str, body: messages.Report, caller: Calling) -> Response:
    """Reports somebody at the table to the people who run the server."""
    person = caller.person
    if person is None:
        raise await nobody(caller, table_id)
    await caller.spend(caller.quotas.chat, 5)
    table = await look_up(caller, table_id)
    about = None if body.seat is None else table.seat(body.seat).person
    await caller.house.store.hosting.report(
        {
            "table_id": table.id, "seat": body.seat, "reporter": person.id, "about": about, "text": body.text,
            "at": time.time(),
        }
    )  # fmt: skip
    return caller.answer(messages.Done())


@router.post("/{table_id}/stand-in", response_model=messages.TableAnswer)
async def stand_in(table_id: str, body: messages.StandIn, caller: Calling) -> Response:
    """Hands your seat to a bot or takes it back; for an absent player's seat it is a vote."""
    if caller.person is None:
        raise await nobody(caller, table_id)
    table = await stand_ins.stand_in(caller.house.hall, table_id, caller.person.id, body)
    return caller.answer(table_answer(caller, table))


@router.put("/{table_id}/orders", response_model=messages.TableAnswer)
async def set_orders(table_id: str, body: messages.SetOrders, caller: Calling) -> Response:
    """What is decided for you without asking, and which interrupts you want to be asked about. Replaces all earlier ones."""
    if caller.person is None:
        raise await nobody(caller, table_id)
    table = await orders.set_orders(caller.house.hall, table_id, caller.person.id, body)
    return caller.answer(table_answer(caller, table))


@router.post("/{table_id}/branch", response_model=messages.NewTableAnswer, status_code=201)
async def branch(table_id: str, body: messages.Branch, caller: Calling) -> Response:
    """A new table that continues from a moment of this one."""
    caller.charge(caller.quotas.costly, 10)
    await caller.charge_for_table()
    table = await look_up(caller, table_id)
    person = await caller.somebody()
    return caller.answer(
        _created(caller, await opening.branch(caller.house.hall, table, body, person.id)), 201
    )


async def nobody(caller: Caller, table_id: str) -> Refused:
    """The answer to a caller without a cookie."""
    await look_up(caller, table_id)
    return NotYours("not-seated")


def _created(caller: Caller, table: Table) -> presenter.Plain:
    """A `messages.NewTableAnswer`."""
    link = f"{caller.invite_base}/tables/{table.id}"
    return {"id": table.id, "link": link, "invites": presenter.invites(table, link)}


def _row(record: TableRecord, seats: list[SeatRecord], caller: Caller) -> messages.TableRow:
    mine = [seat.seat for seat in seats if caller.id is not None and seat.person == caller.id]
    texts = words(caller.language, record.game)
    called = presenter.row_names(record, seats)
    return messages.TableRow(
        id=record.id,
        game=record.game,
        title=texts.text("title") if "title" in texts else find_game(record.game).title,
        seq=record.seq,
        over=record.to_move is None,
        to_move=record.to_move,
        your_turn=any(seat in mine for seat in (record.to_move, *record.asked)),
        mine=mine,
        private=record.private,
        guide=record.is_guide,
        rated=record.rated,
        free_seats=[seat.seat for seat in seats if seat.is_free],
        seats=called,
        winners=record.winners,
        ended=None if record.ended is None else presenter.ended_text(record.ended, called, caller.language),
        due=record.clock_due,
        created=record.created,
        touched=record.touched,
    )
