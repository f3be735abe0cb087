"""Advice: hints during the game, the coach after it."""

from __future__ import annotations

from fastapi import APIRouter, Response

from allmende.server import messages
from allmende.server.errors import NotYours
from allmende.server.http.caller import PROBLEMS, Calling
from allmende.server.http.routes.tables import look_up
from allmende.server.thinking.coach import coach_answer
from allmende.server.thinking.hints import hint_answer

router = APIRouter(prefix="/api/tables", tags=["advice"], responses=PROBLEMS)


@router.post("/{table_id}/hint", response_model=messages.Hint)
async def hint(table_id: str, body: messages.AskHint, caller: Calling) -> Response:
    """The best three choices for your decision, worked out from what you may know. Not at rated tables."""
    await caller.spend(caller.quotas.hints)
    table = await look_up(caller, table_id)
    mine = table.seats_of(caller.id)
    if not mine or (body.seat is not None and body.seat not in mine):
        raise NotYours("not-seated")
    asked = [seat for seat in mine if table.may_choose(seat) and table.sealed(seat) is None]
    seat = body.seat if body.seat is not None else (asked or mine)[0]
    seq = table.seq
    found = await caller.house.hints.of(table, seat, caller.id or "")
    return caller.answer(hint_answer(table, seat, seq, found, caller.language))


@router.get("/{table_id}/coach", response_model=messages.CoachAnswer)
async def coach(table_id: str, caller: Calling) -> Response:
    """Everybody's chances over a finished game, and the decisions that cost most. The first request starts the
    coach; ask again until `ready`."""
    table = await look_up(caller, table_id)
    if await caller.house.coach.is_new(table):
        await caller.spend(caller.quotas.coach)
    found = await caller.house.coach.of(table)
    return caller.answer(coach_answer(table, found, caller.house.settings.coach_seconds, caller.language))
