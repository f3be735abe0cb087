"""Hints: what a bot would consider in your place, knowing what you know. Computed in a worker process, on request."""

from __future__ import annotations

import asyncio
import math
import secrets
from collections import OrderedDict

import structlog

from allmende.bots import utility
from allmende.server import messages
from allmende.server.errors import Busy, Failed, NotYours, TooLate
from allmende.server.sayings import sayings
from allmende.server.tables.presenter import action_info, change_infos
from allmende.server.tables.table import Table
from allmende.server.thinking.thoughts import Weighed, weigh
from allmende.server.thinking.workers import GRACE, Stuck, Workers

log = structlog.get_logger()

MOST = 3  # choices in a hint
_WAITING = 20  # hints that may be thought about, or wait for a worker, at a time
_KEPT = 500  # hints in memory, for those who ask twice

Key = tuple[str, int, int]  # table, seq, seat


class Hints:
    def __init__(self, workers: Workers, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self._found: OrderedDict[Key, asyncio.Future[list[Weighed]]] = OrderedDict()

    async def of(self, table: Table, seat: int, whose: str = "") -> list[Weighed]:
        """The best choices of a seat that is to decide now, the best first."""
        if table.record.rated:
            raise NotYours("rated")
        if not table.may_choose(seat):
            raise TooLate("no-hint", seq=table.seq)
        key = table.id, table.seq, seat
        found = self._found.get(key)
        if found is None:
            if sum(not one.done() for one in self._found.values()) >= _WAITING:
                raise Busy("hint-busy", wait=5)  # or bots at tables would wait for hints
            found = self._found[key] = asyncio.ensure_future(self._think(table, seat, whose))
            while len(self._found) > _KEPT:
                self._found.popitem(last=False)
        try:
            return await asyncio.shield(found)
        except Exception as error:
            self._found.pop(key, None)
            log.warning("no hint", table=table.id, game=table.game.name, error=type(error).__name__)
            raise Failed("hint-failed", wait=1) from None

    async def _think(self, table: Table, seat: int, whose: str) -> list[Weighed]:
        state = table.asked()[seat]
        seed = secrets.randbits(60)
        name = f"search:ms={max(1, round(1000 * self.seconds))}"
        imagined = state.determinize(seat, seed)
        try:
            found = await self.workers.do(whose, self.seconds + GRACE, weigh, name, imagined, seat, seed)
        except Stuck:
            found = await self.workers.do(whose, self.seconds + GRACE, weigh, "greedy", imagined, seat, seed)
        legal = set(state.legal)
        return [one for one in found if one.code in legal][:MOST] or [Weighed(state.legal[0], 1.0, [])]


def hint_answer(table: Table, seat: int, seq: int, found: list[Weighed], language: str) -> messages.Hint:
    return messages.Hint(
        seq=seq,
        seat=seat,
        choices=[
            messages.Advised(
                **action_info(table, language, one.code).model_dump(),
                scores=[round(score, 1) for score in one.scores],
                sentence=sentence(one, found[0], seat, language),
                then=[action_info(table, language, code).text for code in one.then],
                changes=[messages.ChangeInfo(**change) for change in change_infos(one.changes)]
                if one.then
                else [],
            )
            for one in found
        ],
    )


def whole(score: float) -> int:
    """As the page rounds the score that it is sent, or the sentence would contradict it."""
    return math.floor(round(score, 1) + 0.5)


def sentence(one: Weighed, best: Weighed, seat: int, language: str) -> str:
    """What to expect of a choice, and by how much it seems worse than the best."""
    texts = sayings(language)
    if not one.scores:
        return texts.text("hint-only")
    mine = whole(one.scores[seat])
    others = [whole(score) for number, score in enumerate(one.scores) if number != seat]
    lead = mine - max(others) if others else 0
    if one is not best:
        less = round(utility(best.scores, seat) - utility(one.scores, seat), 1)
        if less > 0:
            return texts.text("hint-less", mine=mine, less=less)
        return texts.text("hint-close", mine=mine)
    if not others:
        return texts.text("hint-alone", mine=mine)
    if lead == 0:
        return texts.text("hint-level", mine=mine)
    return texts.text("hint-ahead" if lead > 0 else "hint-behind", mine=mine, lead=abs(lead))
