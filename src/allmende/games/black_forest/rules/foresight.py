"""What can be done at a place, now or once something has been converted (TU-5, TU-5b, TU-8).

What conversions make possible is tried on copies of the table, by the rules themselves.
"""

from __future__ import annotations

from typing import Final

from allmende.core.chance import NoStream
from allmende.core.decisions import Reason, Refusal
from allmende.games.black_forest.actions import DONE
from allmende.games.black_forest.effects import FILL_PASTURE, MERCHANT, Effect
from allmende.games.black_forest.faces import CONVERSION, ON_ROTATION
from allmende.games.black_forest.goods import (
    ANIMAL,
    BASICS,
    CATTLE,
    GLASS,
    KINDS,
    N_BASIC_MARKERS,
    PIG,
    Price,
)
from allmende.games.black_forest.rules.conversions import ConvertLast, conversions, refuse_conversion
from allmende.games.black_forest.rules.effects import TP2_CANNOT_PAY, TP2_NO_BUILDING, refuse_effect
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
    twin = forest.clone_for(seat)
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
        self.found: list[BlackForest] = []
        self.cells = imagined.players[seat].cells

    def at(self, number: int) -> BlackForest | None:
        """The position with this number, for those who come back to a walk; None when there are not so many."""
        if number == len(self.found):
            here = self.next()
            if here is None:
                return None
            self.found.append(here)
        return self.found[number]

    def next(self) -> BlackForest | None:
        """The next position, starting with the current one; None when there is no other."""
        while self.ahead and len(self.seen) < FARTHEST:
            here = self.ahead.pop(0)
            between = not here.stack or isinstance(here.stack[-1], ConvertLast)
            if between and self.is_known(here.players[self.seat]):
                continue
            for code in here.legal:
                if here.space.actions[code].kind != DONE:
                    twin = here.clone_for(self.seat)
                    twin.apply(code)
                    self.ahead.append(twin)
            if between:
                return here
        return None

    def is_known(self, player: Player) -> bool:
        # Few conversions touch cells, so mostly it's the goods that tell positions apart.
        key = goods_held(player) if player.cells is self.cells else holdings(player)
        known = key in self.seen
        self.seen.add(key)
        return known


def goods_held(player: Player) -> tuple[int, ...]:
    """What most conversions take and give."""
    return (*player.store, player.pigs, player.cattle, player.progress)


def holdings(player: Player) -> tuple[int, ...]:
    """All that conversions take and give."""
    return (*goods_held(player), *player.cells)


class Walks:
    """The walks of one seat while nothing that conversions depend on changes but what it holds, so that one for many places, or
    many swaps, is made once."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, ...], ConversionWalk] = {}

    def begun(self, imagined: BlackForest, seat: int) -> ConversionWalk:
        """The one from what the seat holds there."""
        key = holdings(imagined.players[seat])
        walk = self.known.get(key)
        if walk is None:
            walk = ConversionWalk(imagined, seat)
            self.known[key] = walk
        return walk


def has_conversion(forest: BlackForest, seat: int) -> bool:
    """Whether a seat can make any conversion now."""
    for action in conversions(forest, seat):
        if refuse_conversion(forest, seat, action) is None:
            return True
    return False


class Prospect:
    """What conversions may bring a player, as far as a glance can tell: kinds of goods and animals, and whether anything else
    changes, such as the room for animals. What can't be paid for as far as that goes is left out."""

    def __init__(self, forest: BlackForest, player: Player) -> None:
        self.brought = [False] * len(KINDS)
        self.changes_more = False
        tables = forest.tables
        waiting: list[Effect] = []
        for number in player.buildings:
            face = tables.faces[number]
            if face.kind == CONVERSION or face.hook == ON_ROTATION:
                waiting.append(tables.effects[face.effect])
        while waiting:
            left: list[Effect] = []
            for effect in waiting:
                if self.lacks_for_good(player, effect.price):
                    left.append(effect)
                else:
                    self.add(effect)
            if len(left) == len(waiting):
                return
            waiting = left

    def add(self, effect: Effect) -> None:
        brought = self.brought
        self.changes_more = self.changes_more or not effect.only_goods
        for entry in effect.entries:
            for kind, count in enumerate(entry.goods):
                if count:
                    brought[kind] = True
            if entry.pigs or entry.op == FILL_PASTURE:
                brought[PIG] = brought[ANIMAL] = True
            if entry.cattle or entry.op == FILL_PASTURE:
                brought[CATTLE] = brought[ANIMAL] = True
            if entry.op == MERCHANT:
                for kind in range(len(BASICS)):
                    brought[kind] = True

    def lacks_for_good(self, player: Player, price: Price) -> bool:
        """Whether a price asks for what nothing brings. Refined goods may come from the wheels, basic ones from a reminder."""
        for kind in price.kinds:
            if not self.brought[kind] and player.held(kind) < price.amounts[kind]:
                if kind >= PIG or (kind < GLASS and not player.reminders):
                    return True
        return False


def conversions_may_help(forest: BlackForest, player: Player, place: int) -> bool:
    """Whether conversions could make an action possible at a place, as far as a glance can tell. Those that take and give goods
    alone never do where goods are not what is missing, or not goods that they bring."""
    prospect = Prospect(forest, player)
    for effect in effects_at(forest, place):
        reason = refuse_effect(forest, player, effect, 0)
        if reason is TP2_NO_BUILDING:
            return True
        if reason is TP2_CANNOT_PAY:
            if not prospect.lacks_for_good(player, effect.price):
                return True
        elif prospect.changes_more:
            return True
    return False


def effects_at(forest: BlackForest, place: int) -> list[Effect]:
    """What the tradespeople next to a place and its job do."""
    tables = forest.tables
    found: list[Effect] = []
    if place < tables.slots:
        for slot in (place, tables.next_slot[place]):
            for service in tables.services_of[forest.tiles[slot]]:
                found.append(tables.effects[tables.services[service].effect])
    job = forest.jobs[tables.node_of[place]]
    if job != NO_JOB:
        found.append(tables.effects[tables.jobs[job].effect])
    return found


def can_act_converting(forest: BlackForest, seat: int, place: int, tolls: int, walks: Walks) -> bool:
    """Whether some conversions make an action possible at a place, once the tolls still owed have been paid."""
    player = forest.players[seat]
    if tolls == 0:
        if not has_conversion(forest, seat) or not conversions_may_help(forest, player, place):
            return False
        walk, number = walks.begun(imagine(forest, seat), seat), 0
        here = walk.at(number)
        while here is not None:
            if can_act(here, here.players[seat], place, 0):
                return True
            number += 1
            here = walk.at(number)
        return False
    for marker in range(N_BASIC_MARKERS):
        if player.store[marker]:
            player.store[marker] -= 1
            found = can_act_converting(forest, seat, place, tolls - 1, walks)
            player.store[marker] += 1
            if found:
                return True
    return False
