"""Tables: make, list, look, play, talk."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Header, Query, Response

from allmende.core.catalog import game as find_game
from allmende.core.words import words
from allmende.server import look, messages
from allmende.server.api.caller import PROBLEMS, Caller, Calling
from allmende.server.problems import Refused, unknown_table
from allmende.server.storage.records import SeatRecord, TableRecord
from allmende.server.table import Table

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=PROBLEMS)

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
    if not table.may_look(caller.id, invite):
        raise unknown_table()
    return table


def table_answer(
    caller: Caller, table: Table, seat: int | None = None, since: int = 0, chat: int = 0
) -> messages.TableAnswer:
    """A table as the caller may see it; and a note that he has seen it."""
    house = caller.house
    who = look.looker(table, caller.id, seat, caller.language)
    answer = look.table_answer(
        table,
        who,
        since=min(since, table.seq),
        chat_since=chat,
        seen=table.seats[who.seat].seen if who.seat in who.mine and who.seat is not None else table.seq,
        deadline=house.hall.deadline(table),
        present=house.hall.present(table.id),
        bot_seconds=house.settings.bot_seconds,
        link=f"{caller.base}/tables/{table.id}",
    )
    house.seen.note(table, who.mine)
    return answer


@router.post("", response_model=messages.NewTableAnswer, status_code=201)
async def create_table(body: messages.NewTable, caller: Calling, key: RequestKey = None) -> Response:
    """A new table. Whoever makes it sits on its first human seat."""
    person = await caller.somebody(body.name)
    table = await caller.house.hall.create(body, person.id, key)
    return caller.answer(_created(caller, table), 201)


@router.post("/guides/{game}", response_model=messages.NewTableAnswer, status_code=201)
async def learn(game: str, body: messages.NewGuide, caller: Calling) -> Response:
    """The table where a game explains itself: the one you have begun, or a new one."""
    person = await caller.somebody(body.name)
    table = await caller.house.hall.learn(game, person.id, body.again)
    return caller.answer(_created(caller, table), 201)


@router.get("", response_model=messages.TableList)
async def list_tables(caller: Calling) -> Response:
    """My tables, those where it is my turn first; and open ones that I could join."""
    store = caller.house.store
    mine = [] if caller.id is None else await store.tables_of(caller.id)
    rows = [_row(record, seats, caller) for record, seats in mine]
    known = {row.id for row in rows}
    found = [
        _row(record, seats, caller) for record, seats in await store.open_tables() if record.id not in known
    ]
    return caller.answer(
        messages.TableList(
            your_turn=[row for row in rows if row.your_turn],
            mine=[row for row in rows if not row.your_turn],
            open=found,
        )
    )


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
    table = await look_up(caller, table_id)
    if not 0 <= seq <= table.seq:
        raise Refused(404, "unknown-moment", seq=table.seq)
    state = await caller.house.hall.at(table, seq)
    who = look.looker(table, caller.id, seat, caller.language)
    return caller.answer(look.moment_answer(table, state, who, seq))


@router.post("/{table_id}/moves", response_model=messages.TableAnswer)
async def move(table_id: str, body: messages.Move, caller: Calling) -> Response:
    """Plays a choice. The answer means that it is stored for good; a retry is answered the same way."""
    if caller.person is None:
        raise await _nobody(caller, table_id)
    table = await caller.house.hall.move(table_id, caller.person.id, body.seq, body.code, body.seat)
    return caller.answer(table_answer(caller, table, since=body.seq))


@router.post("/{table_id}/undo", response_model=messages.TableAnswer)
async def undo(table_id: str, body: messages.Undo, caller: Calling) -> Response:
    """Takes back your latest decision: back to the last reveal, never across somebody else's move."""
    if caller.person is None:
        raise await _nobody(caller, table_id)
    table = await caller.house.hall.undo(table_id, caller.person.id, body.seq)
    return caller.answer(table_answer(caller, table))


@router.post("/{table_id}/join", response_model=messages.TableAnswer)
async def join(table_id: str, body: messages.Join, caller: Calling) -> Response:
    """Takes an open seat, or the one you were invited to."""
    await look_up(caller, table_id, body.invite)
    person = await caller.somebody(body.name)
    table = await caller.house.hall.join(table_id, person.id, body)
    return caller.answer(table_answer(caller, table))


@router.post("/{table_id}/leave", response_model=messages.TableAnswer)
async def leave(table_id: str, body: messages.Leave, caller: Calling) -> Response:
    """Gives up your seat, or all of yours."""
    if caller.person is None:
        raise await _nobody(caller, table_id)
    table = await caller.house.hall.leave(table_id, caller.person.id, body.seat)
    if not table.may_look(caller.id):
        raise unknown_table()
    return caller.answer(table_answer(caller, table))


@router.post("/{table_id}/chat", response_model=messages.TableAnswer)
async def chat(table_id: str, body: messages.Say, caller: Calling, key: RequestKey = None) -> Response:
    """Says something to everybody at the table."""
    if caller.person is None:
        raise await _nobody(caller, table_id)
    person = caller.person
    table = await caller.house.hall.say(table_id, person.id, person.name, body.text, key)
    return caller.answer(table_answer(caller, table, since=table.seq))


@router.post("/{table_id}/stand-in", response_model=messages.TableAnswer)
async def stand_in(table_id: str, body: messages.StandIn, caller: Calling) -> Response:
    """Hands your seat to a bot or takes it back; for an absent player's seat it is a vote."""
    if caller.person is None:
        raise await _nobody(caller, table_id)
    table = await caller.house.hall.stand_in(table_id, caller.person.id, body)
    return caller.answer(table_answer(caller, table))


@router.put("/{table_id}/orders", response_model=messages.TableAnswer)
async def set_orders(table_id: str, body: messages.SetOrders, caller: Calling) -> Response:
    """What shall be decided for you without asking, and which interrupts you want to be asked about. Replaces all before."""
    if caller.person is None:
        raise await _nobody(caller, table_id)
    table = await caller.house.hall.set_orders(table_id, caller.person.id, body)
    return caller.answer(table_answer(caller, table))


@router.post("/{table_id}/branch", response_model=messages.NewTableAnswer, status_code=201)
async def branch(table_id: str, body: messages.Branch, caller: Calling) -> Response:
    """A new table that goes on from a moment of this one."""
    table = await look_up(caller, table_id)
    person = await caller.somebody()
    return caller.answer(_created(caller, await caller.house.hall.branch(table, body, person.id)), 201)


async def _nobody(caller: Caller, table_id: str) -> Refused:
    """What somebody without a cookie is told."""
    await look_up(caller, table_id)
    return Refused(403, "not-seated")


def _created(caller: Caller, table: Table) -> messages.NewTableAnswer:
    link = f"{caller.base}/tables/{table.id}"
    return messages.NewTableAnswer(id=table.id, link=link, invites=look.invites(table, link))


def _row(record: TableRecord, seats: list[SeatRecord], caller: Caller) -> messages.TableRow:
    mine = [seat.seat for seat in seats if caller.id is not None and seat.person == caller.id]
    texts = words(caller.language, record.game)
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
        seats=[seat.name or look.bot_name(seat) for seat in seats],
        winners=record.winners,
        created=record.created,
        touched=record.touched,
    )
