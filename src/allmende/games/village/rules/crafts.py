"""Crafts: one building, one way, one good (C1-C7)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal
from allmende.games.village.actions import BUY, MILL, PRODUCE, SKIP, TRAIN
from allmende.games.village.rules.death import tell_bridge
from allmende.games.village.rules.optional import R31_MUST_ACT
from allmende.games.village.rules.payment import ask, pay
from allmende.games.village.rules.shortage import lacking, short_of_cubes
from allmende.games.village.state import Village
from allmende.games.village.tables import CRAFTS, FARMYARD

C2_NOBODY_HOME: Final = Reason("C2", "nobody-home-of-generation")
C2_NO_CRAFTSMAN: Final = Reason("C2", "no-craftsman-there")
C5_TOO_DEAR: Final = Reason("C5", "too-few-cubes")
C5_TOO_LITTLE_GRAIN: Final = Reason("C5", "too-little")
C6_TOO_LITTLE_GRAIN: Final = Reason("C6", "too-little")
R11_SOLD_OUT: Final = Reason("R11", "good-sold-out")
R45_NO_COIN: Final = Reason("R45", "no-coin-in-supply")


class PractiseCraft(Decision[Village]):
    PARTS: ClassVar[tuple[str, ...]] = ("seat", "must")

    def __init__(self, seat: int, must: bool) -> None:
        super().__init__(seat)
        self.must: Final = must

    def always_asks(self) -> bool:
        return self.must  # R50: what is left may cost something

    def told(self, state: Village) -> dict[str, Any]:
        return {"must": self.must}

    def actions(self, state: Village) -> list[Action]:
        space = state.space
        found = space.of(SKIP).copy()
        at_home = state.generations_at(self.seat, FARMYARD)
        for building in range(len(state.tables.buildings)):
            for generation in at_home:
                found.append(space.at(TRAIN, building, generation))
        found.extend(space.of(PRODUCE))
        found.extend(space.of(BUY))
        found.extend(space.of(MILL))
        return found

    def wonders(self, state: Village) -> list[Action]:
        return state.space.of(TRAIN)

    def refuse(self, state: Village, action: Action) -> Refusal:
        kind = action.kind
        if kind == TRAIN:
            return ALLOWED if state.has(self.seat, FARMYARD, action.second) else C2_NOBODY_HOME
        if kind == PRODUCE:
            if not state.anybody(self.seat, CRAFTS + state.tables.building_of[action.first]):
                return C2_NO_CRAFTSMAN
            return ALLOWED if state.goods[action.first] else R11_SOLD_OUT
        if kind == BUY:
            return refuse_purchase(state, self.seat, action.first)
        if kind == MILL:
            return refuse_mill(state, self.seat)
        return R31_MUST_ACT if self.must else ALLOWED

    def explain(self, state: Village, action: Action, reason: Reason) -> Reason:
        tables = state.tables
        if reason is C2_NOBODY_HOME:
            return Reason(reason.rule, reason.key, {"generation": tables.generations[action.second]})
        if reason is R11_SOLD_OUT:
            return Reason(reason.rule, reason.key, {"good": tables.goods[action.first]})
        if reason is C6_TOO_LITTLE_GRAIN:
            return lacking(state, self.seat, "C6", "grain", tables.mill_grain)
        if reason is C2_NO_CRAFTSMAN:
            building = tables.buildings[tables.building_of[action.first]]
            return Reason(reason.rule, reason.key, {"place": building.name})
        if reason is C5_TOO_LITTLE_GRAIN:
            building = tables.buildings[tables.building_of[action.first]]
            return lacking(state, self.seat, "C5", "grain", building.grain)
        if reason is C5_TOO_DEAR:
            building = tables.buildings[tables.building_of[action.first]]
            return short_of_cubes(state, self.seat, "C5", building.price)
        return reason

    def resolve(self, state: Village, action: Action) -> None:
        kind = action.kind
        if kind == TRAIN:
            train(state, self.seat, action.first, action.second)
        elif kind == PRODUCE:
            produce(state, self.seat, action.first)
        elif kind == BUY:
            buy(state, self.seat, action.first)
        elif kind == MILL:
            mill(state, self.seat)


class ProduceAtOnce(Decision[Village]):
    """C2: after training somebody, you may produce there in the same action."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "building")

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building: Final = building

    def told(self, state: Village) -> dict[str, Any]:
        return {"place": state.tables.buildings[self.building].name}

    def actions(self, state: Village) -> list[Action]:
        goods = state.tables.buildings[self.building].goods
        return state.space.of(SKIP) + [state.space.at(PRODUCE, good) for good in goods]

    def refuse(self, state: Village, action: Action) -> Refusal:
        return ALLOWED if action.kind == SKIP or state.goods[action.first] else R11_SOLD_OUT

    def explain(self, state: Village, action: Action, reason: Reason) -> Reason:
        return Reason(reason.rule, reason.key, {"good": state.tables.goods[action.first]})

    def resolve(self, state: Village, action: Action) -> None:
        if action.kind == PRODUCE:
            produce(state, self.seat, action.first)


def train(village: Village, seat: int, building: int, generation: int) -> None:
    crossings = village.spend_own_time(seat, village.tables.buildings[building].train)
    village.move(seat, generation, FARMYARD, CRAFTS + building)
    if village.telling:
        word = village.tables.buildings[building].name
        village.note("trained", seat, {"generation": village.tables.generations[generation], "place": word})
    tell_bridge(village, seat, crossings, False)
    village.push(ProduceAtOnce(seat, building))


def produce(village: Village, seat: int, good: int) -> None:
    hours = village.tables.buildings[village.tables.building_of[good]].produce
    crossings = village.spend_own_time(seat, hours)
    village.gain_goods(seat, good, 1)
    if village.telling:
        village.note("produced", seat, {"good": village.tables.goods[good]})
    tell_bridge(village, seat, crossings, False)


def refuse_purchase(village: Village, seat: int, good: int) -> Refusal:
    """C5: no member needed, no time."""
    building = village.tables.buildings[village.tables.building_of[good]]
    if not village.goods[good]:
        return R11_SOLD_OUT
    if village.families[seat].grain < building.grain:
        return C5_TOO_LITTLE_GRAIN
    return ALLOWED if village.families[seat].can_pay(building.price) else C5_TOO_DEAR


def buy(village: Village, seat: int, good: int) -> None:
    building = village.tables.buildings[village.tables.building_of[good]]
    question = pay(village, seat, building.price)
    village.spend_grain(seat, building.grain)
    village.gain_goods(seat, good, 1)
    if village.telling:
        village.note("bought", seat, {"good": village.tables.goods[good]})
    ask(village, question)


def refuse_mill(village: Village, seat: int) -> Refusal:
    if village.families[seat].grain < village.tables.mill_grain:
        return C6_TOO_LITTLE_GRAIN
    return ALLOWED if village.coins else R45_NO_COIN


def mill(village: Village, seat: int) -> None:
    """C6: nobody works at the mill, and nobody has to be at home."""
    village.spend_grain(seat, village.tables.mill_grain)
    crossings = village.spend_own_time(seat, village.tables.mill_time)
    taken = village.gain_coins(seat, village.tables.mill_coins)
    if village.telling:
        village.note("milled", seat, {})
        if taken < village.tables.mill_coins:  # R45
            village.note("coins-short", seat, {"count": village.tables.mill_coins - taken})
    tell_bridge(village, seat, crossings, False)
