"""What can be done at a place, now or once something has been converted (TU-5, TU-5b, TU-8).

What conversions make possible is tried on copies of the table, by the rules themselves.
"""

from __future__ import annotations

from typing import Final

from allmende.core.chance import NoStream
from allmende.core.decisions import Reason, Refusal
from allmende.games.black_forest.actions import DONE
from allmende.games.black_forest.goods import N_BASIC_MARKERS
from allmende.games.black_forest.rules.conversions import ConvertLast, conversions, refuse_conversion
from allmende.games.black_forest.rules.effects import refuse_effect
from allmende.games.black_forest.rules.jobs import NO_JOB
from allmende.games.black_forest.state import BlackForest, Player

FARTHEST: Final = (
    200  # so many positions are looked at: with three blue buildings, some eight conversions deep
)

NO_JOB_HERE: Final = Reason("JOB-3", "no-job-here")


def can_act(forest: BlackForest, player: Player, place: int, tolls: int) -> bool:
    """TU-5: whether some tradesperson next to this place is usable or its job can be completed, with as many basic
    resources left over as tolls are still to be paid (TU-5b)."""
    tables = forest.tables
    if place < tables.slots:
        if slot_is_usable(forest, player, place, tolls):
            return True
        if slot_is_usable(forest, player, tables.next_slot[place], tolls):
            return True
    return refuse_job(forest, player, place, tolls) is None


def slot_is_usable(forest: BlackForest, player: Player, slot: int, tolls: int) -> bool:
    tables = forest.tables
    for service in tables.services_of[forest.tiles[slot]]:
        if refuse_effect(forest, player, tables.effects[tables.services[service].effect], tolls) is None:
            return True
    return False


def refuse_job(forest: BlackForest, player: Player, place: int, tolls: int) -> Refusal:
    """JOB-3: from any space of its village, or at its location."""
    job = forest.jobs[forest.tables.node_of[place]]
    if job == NO_JOB:
        return NO_JOB_HERE
    return refuse_effect(forest, player, forest.tables.effects[forest.tables.jobs[job].effect], tolls)


# -- conversions first ------------------------------------------------------------------------------------------------


def imagine(forest: BlackForest, seat: int) -> BlackForest:
    """A copy on which this seat converts and does nothing else. What it is about to do besides may be laid on top."""
    twin = forest.clone()
    twin.telling = False
    twin.stream = NoStream()
    twin.pile = []  # nobody knows the next job, so none is counted on
    twin.players[seat].due = []
    twin.stack = [ConvertLast(seat)]
    return twin


class ConversionWalk:
    """One after the other, the positions a seat can reach by converting, the nearest first. Every conversion lowers what
    is held (BU-9), so there is an end to them; with many blue buildings and full wheels only after millions, so that the
    farthest are left out (R54)."""

    def __init__(self, imagined: BlackForest, seat: int) -> None:
        imagined.run_on()
        self.seat = seat
        self.ahead = [imagined]
        self.seen: set[tuple[int, ...]] = set()

    def next(self) -> BlackForest | None:
        """The next position, starting with the current one; None when there is no other."""
        while self.ahead and len(self.seen) < FARTHEST:
            here = self.ahead.pop(0)
            between = not here.stack or isinstance(here.stack[-1], ConvertLast)
            if between and self.is_known(here.players[self.seat]):
                continue
            for code in here.legal:
                if here.space.actions[code].kind != DONE:
                    twin = here.clone()
                    twin.apply(code)
                    self.ahead.append(twin)
            if between:
                return here
        return None

    def is_known(self, player: Player) -> bool:
        key = (*player.store, *player.cells, player.pigs, player.cattle, player.progress)
        known = key in self.seen
        self.seen.add(key)
        return known


def has_conversion(forest: BlackForest, seat: int) -> bool:
    """Whether a seat can make any conversion now."""
    for action in conversions(forest, seat):
        if refuse_conversion(forest, seat, action) is None:
            return True
    return False


def can_act_converting(forest: BlackForest, seat: int, place: int, tolls: int) -> bool:
    """Whether some conversions make an action possible at a place, once the tolls still owed have been paid."""
    player = forest.players[seat]
    if tolls == 0:
        if not has_conversion(forest, seat):
            return False
        walk = ConversionWalk(imagine(forest, seat), seat)
        here = walk.next()
        while here is not None:
            if can_act(here, here.players[seat], place, 0):
                return True
            here = walk.next()
        return False
    for marker in range(N_BASIC_MARKERS):
        if player.store[marker]:
            player.store[marker] -= 1
            found = can_act_converting(forest, seat, place, tolls - 1)
            player.store[marker] += 1
            if found:
                return True
    return False
