"""Looking back: the journal, the scores over the game, and whether the deal was fair."""

from __future__ import annotations

from fastapi import APIRouter, Response

from allmende.core.chance import commitment
from allmende.core.errors import AllmendeError
from allmende.core.journal import Journal
from allmende.core.words import words
from allmende.server import messages
from allmende.server.errors import TooLate
from allmende.server.http.caller import PROBLEMS, Calling
from allmende.server.http.routes.tables import look_up
from allmende.server.sayings import sayings
from allmende.server.tables import presenter
from allmende.server.tables.table import Table

#: At so many moments a finished game's points are told by their sources.
MOMENTS = 24

router = APIRouter(prefix="/api/tables", tags=["history"], responses=PROBLEMS)


@router.get("/{table_id}/journal", response_model=messages.JournalAnswer)
async def show_journal(table_id: str, caller: Calling) -> Response:
    """The whole journal when the game is over; before, what you may know of it."""
    caller.charge(caller.quotas.costly, 5)
    table = await look_up(caller, table_id)
    record = table.record
    who = presenter.looker(table, caller.id, None, caller.language)
    entries = [
        messages.JournalEntry(
            seq=line["seq"], kind=line["kind"], seat=line["seat"], code=line["code"], events=line["events"]
        )
        for line in presenter.log(table, who, 0)
    ]
    return caller.answer(
        messages.JournalAnswer(
            id=table.id,
            game=record.game,
            over=table.over,
            seats=record.seats,
            options=record.options,
            commitment=table.record.commitment,
            seed=record.seed if table.over else None,
            rules_version=record.rules,
            changes=[messages.RulesChange(**change) for change in record.changes],
            entries=entries,
            journal=_journal(table).dumps() if table.over and _has_journal(table) else None,
        )
    )


@router.get("/{table_id}/scores", response_model=messages.ScoresAnswer)
async def show_scores(table_id: str, caller: Calling) -> Response:
    """How the scores went, and where the points came from, when the game is over."""
    caller.charge(caller.quotas.costly, 5)
    table = await look_up(caller, table_id)
    if not table.over:
        raise TooLate("not-over")
    texts = words(caller.language, table.game.name)
    sheet = table.state.score_sheet()
    return caller.answer(
        messages.ScoresAnswer(
            seqs=[place + 1 for place in table.effective],
            scores=[table.entries[place].scores for place in table.effective],
            sheet=sheet,
            sources=[
                messages.SheetAt(seq=seq, sheet=(await caller.house.hall.at(table, seq)).score_sheet())
                for seq in _spread([place + 1 for place in table.effective])
            ],
            categories={name: texts.text(f"score-{name}") for line in sheet for name in line},
        )
    )


@router.get("/{table_id}/verify", response_model=messages.Verdict)
async def verify(table_id: str, caller: Calling) -> Response:
    """Whether the seed is the one committed to, and seed and moves give exactly this game."""
    caller.charge(caller.quotas.costly, 50)
    table = await look_up(caller, table_id)
    if not table.over:
        raise TooLate("not-over")
    seed_fits = commitment(table.record.seed) == table.record.commitment
    replay_fits = _replays(table)
    said = "ok" if seed_fits and replay_fits else "replay" if seed_fits else "seed"
    if table.record.is_branch:
        said = "branch"
    elif table.is_dealt_anew:
        said = "anew"
    elif table.record.changes:
        said = "changed"
    return caller.answer(
        messages.Verdict(
            ok=said == "ok",
            message=sayings(caller.language).text(f"verify-{said}"),
            commitment=table.record.commitment,
            seed=table.record.seed,
            actions=len(table.effective),
            seed_fits=seed_fits,
            replay_fits=replay_fits,
        )
    )


def _spread(seqs: list[int]) -> list[int]:
    """Some of these moments at even distances, the first and the last among them."""
    if len(seqs) <= MOMENTS:
        return seqs
    return [seqs[i * (len(seqs) - 1) // (MOMENTS - 1)] for i in range(MOMENTS)]


def _has_journal(table: Table) -> bool:
    """Whether a seed and a list of moves give the game: not if it continued another one, or chance was dealt again."""
    return not table.record.is_branch and not table.is_dealt_anew


def _journal(table: Table) -> Journal:
    record = table.record
    bots = [seat.bot for seat in table.seats]
    return Journal(table.game, record.seats, record.seed, record.options, table.actions(), bots)


def _replays(table: Table) -> bool:
    try:
        return _journal(table).replay() == table.state
    except AllmendeError:
        return False
