"""The trade house: one set for another (TH1, TH2, TH4, R16, R41)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal
from allmende.games.pandemain.actions import DONE, GIVE
from allmende.games.pandemain.holdings import lacking, lacking_units
from allmende.games.pandemain.state import Pandemain
from allmende.games.pandemain.tables import NONE, TradeSet
from allmende.games.pandemain.words import FLOUR, MERCHANT, PFENNIGS, VP

TH1_CANNOT_GIVE: Final = Reason("TH1", "set-missing")
TH1_NOTHING_TO_GIVE: Final = Reason("TH1", "nothing-to-trade")
TH1_MUST_TRADE: Final = Reason("TH1", "must-trade")
R16_SAME_KIND: Final = Reason("R16", "same-kind-of-set")
TH2_NOT_IN_BAG: Final = Reason("TH2", "not-in-bag")


def holds(state: Pandemain, seat: int, trade_set: TradeSet) -> bool:
    baker = state.bakers[seat]
    if trade_set.flour != NONE:
        return baker.flour[trade_set.flour] > 0
    if baker.pfennigs < trade_set.pfennigs or baker.points < trade_set.points:
        return False
    for ingredient in trade_set.ingredients:
        if baker.units[ingredient] < trade_set.units[ingredient]:
            return False
    return True


def refuse_give(state: Pandemain, seat: int, number: int) -> Refusal:
    return ALLOWED if holds(state, seat, state.tables.sets[number]) else TH1_CANNOT_GIVE


def explain_give(state: Pandemain, seat: int, number: int, reason: Reason) -> Reason:
    """The first thing of a set that is missing."""
    if reason is not TH1_CANNOT_GIVE:
        return reason
    trade_set, baker = state.tables.sets[number], state.bakers[seat]
    if trade_set.flour != NONE:
        return lacking(state, seat, reason, FLOUR[trade_set.flour], 1)
    if baker.pfennigs < trade_set.pfennigs:
        return lacking(state, seat, reason, PFENNIGS, trade_set.pfennigs)
    if baker.points < trade_set.points:
        return lacking(state, seat, reason, VP, trade_set.points)
    return lacking_units(state, seat, reason, trade_set.units)


def refuse_take(state: Pandemain, number: int, given: int, also_given: int) -> Refusal:
    sets = state.tables.sets
    wanted = sets[number]
    if state.tables.sets_must_differ:
        if wanted.kind == sets[given].kind or (also_given != NONE and wanted.kind == sets[also_given].kind):
            return R16_SAME_KIND
    elif number == given:
        return R16_SAME_KIND
    if wanted.flour != NONE and not state.bag[wanted.flour]:
        return TH2_NOT_IN_BAG
    return ALLOWED


def give(state: Pandemain, seat: int, number: int) -> None:
    trade_set = state.tables.sets[number]
    if trade_set.flour != NONE:
        state.return_flour(seat, trade_set.flour)
    state.pay(seat, trade_set.pfennigs)
    state.lose_points(seat, trade_set.points)
    for ingredient, count in enumerate(trade_set.units):
        state.spend_units(seat, ingredient, count)
    if state.telling:
        state.note("gave-set", seat, {"set": trade_set.name})


def take(state: Pandemain, seat: int, number: int) -> None:
    trade_set = state.tables.sets[number]
    if trade_set.flour != NONE:
        state.gain_flour(seat, trade_set.flour)
    state.gain_pfennigs(seat, trade_set.pfennigs)
    state.gain_points(seat, trade_set.points)
    for ingredient, count in enumerate(trade_set.units):
        state.gain_units(seat, ingredient, count)
    if state.telling:
        state.note_gain("took-set", seat, {"set": trade_set.name})


def refuse_trade_house(state: Pandemain, seat: int) -> Refusal:
    """Something to give; there is always something to take for it."""
    for number in state.setting.sets:
        if holds(state, seat, state.tables.sets[number]):
            return ALLOWED
    return TH1_NOTHING_TO_GIVE


def trades(state: Pandemain, seat: int) -> int:
    extra = state.tables.villagers[MERCHANT].amount if state.bakers[seat].has_villager(MERCHANT) else 0
    return state.tables.trades_per_visit + extra


class GiveSet(Decision[Pandemain]):
    """TH1: the set to give. The merchant's further trade may be left out (TH4)."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "trades", "first")

    def __init__(self, seat: int, trades: int, first: bool) -> None:
        super().__init__(seat)
        self.trades: Final = trades  # this one included
        self.first: Final = first

    def told(self, state: Pandemain) -> dict[str, Any]:
        return {"first": self.first}

    def actions(self, state: Pandemain) -> list[Action]:
        return state.setting.gives if self.first else state.setting.gives + state.space.of(DONE)

    def wonders(self, state: Pandemain) -> list[Action]:
        return state.space.of(DONE)

    def refuse(self, state: Pandemain, action: Action) -> Refusal:
        if action.kind == DONE:
            return TH1_MUST_TRADE if self.first else ALLOWED
        return refuse_give(state, self.seat, action.first)

    def explain(self, state: Pandemain, action: Action, reason: Reason) -> Reason:
        return explain_give(state, self.seat, action.first, reason)

    def resolve(self, state: Pandemain, action: Action) -> None:
        if action.kind == GIVE:
            give(state, self.seat, action.first)
            state.push(TakeSet(self.seat, self.trades, action.first))


class TakeSet(Decision[Pandemain]):
    """TH1: the set to take for it, of another kind (R16)."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "trades", "given")

    def __init__(self, seat: int, trades: int, given: int) -> None:
        super().__init__(seat)
        self.trades: Final = trades
        self.given: Final = given

    def told(self, state: Pandemain) -> dict[str, Any]:
        return {"given": [state.tables.sets[self.given].name]}

    def actions(self, state: Pandemain) -> list[Action]:
        return state.setting.takes

    def refuse(self, state: Pandemain, action: Action) -> Refusal:
        return refuse_take(state, action.first, self.given, NONE)

    def resolve(self, state: Pandemain, action: Action) -> None:
        take(state, self.seat, action.first)
        if self.trades > 1:
            state.push(GiveSet(self.seat, self.trades - 1, False))
