"""Crafts: one building, one way, one good (C1-C7)."""

from __future__ import annotations

from typing import ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal
from allmende.games.village.actions import BUY, MILL, PRODUCE, SKIP, TRAIN
from allmende.games.village.rules.optional import U4_MUST_ACT
from allmende.games.village.rules.payment import pay
from allmende.games.village.state import Village
from allmende.games.village.tables import CRAFTS, FARMYARD

C2_NOBODY_HOME: Final = Reason("C2", "nobody-home-of-generation")
C2_NO_CRAFTSMAN: Final = Reason("C2", "no-craftsman-there")
C5_TOO_DEAR: Final = Reason("C5", "too-few-cubes")
C5_TOO_LITTLE_GRAIN: Final = Reason("C5", "too-little-grain")
C6_TOO_LITTLE_GRAIN: Final = Reason("C6", "too-little-grain")
R11_SOLD_OUT: Final = Reason("R11", "good-sold-out")
R45_NO_COIN: Final = Reason("R45", "no-coin-in-supply")


class PractiseCraft(Decision[Village]):
    PARTS: ClassVar[tuple[str, ...]] = ("seat", "must")

    def __init__(self, seat: int, must: bool) -> None:
        super().__init__(seat)
        self.must: Final = must

    def actions(self, state: Village) -> list[Action]:
        space = state.space
        found = space.of(SKIP).copy()
        at_home = state.generations_at(self.seat, FARMYARD)
        for building in range(len(state.tables.buildings)):
            for generation in at_home:
                found.append(space.at(TRAIN, building, generation))
        return found + space.of(PRODUCE) + space.of(BUY) + space.of(MILL)

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
        return U4_MUST_ACT if self.must else ALLOWED

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
    """C2: who has just trained somebody may produce there in the same action."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "building")

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building: Final = building

    def actions(self, state: Village) -> list[Action]:
        goods = state.tables.buildings[self.building].goods
        return state.space.of(SKIP) + [state.space.at(PRODUCE, good) for good in goods]

    def refuse(self, state: Village, action: Action) -> Refusal:
        return ALLOWED if action.kind == SKIP or state.goods[action.first] else R11_SOLD_OUT

    def resolve(self, state: Village, action: Action) -> None:
        if action.kind == PRODUCE:
            produce(state, self.seat, action.first)


def train(village: Village, seat: int, building: int, generation: int) -> None:
    village.move(seat, generation, FARMYARD, CRAFTS + building)
    if village.telling:
        word = village.tables.buildings[building].name
        village.note("trained", seat, {"generation": village.tables.generations[generation], "place": word})
    village.spend_own_time(seat, village.tables.buildings[building].train)
    village.push(ProduceAtOnce(seat, building))


def produce(village: Village, seat: int, good: int) -> None:
    village.gain_good(seat, good)
    village.spend_own_time(seat, village.tables.buildings[village.tables.building_of[good]].produce)


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
    village.spend_grain(seat, building.grain)
    village.gain_good(seat, good)
    pay(village, seat, building.price)


def refuse_mill(village: Village, seat: int) -> Refusal:
    if village.families[seat].grain < village.tables.mill_grain:
        return C6_TOO_LITTLE_GRAIN
    return ALLOWED if village.coins else R45_NO_COIN


def mill(village: Village, seat: int) -> None:
    """C6: nobody works at the mill, and nobody need be at home."""
    village.spend_grain(seat, village.tables.mill_grain)
    village.gain_coins(seat, village.tables.mill_coins)
    village.spend_own_time(seat, village.tables.mill_time)
