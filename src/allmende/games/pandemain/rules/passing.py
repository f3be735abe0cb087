"""Passing through the trade house: two sets for one, then a placement elsewhere (TH3, R16, R38)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal
from allmende.games.pandemain.rules.placing import NI1_CLOSED_AT_NIGHT, can_place
from allmende.games.pandemain.rules.presence import refuse_entry
from allmende.games.pandemain.rules.trade_house import (
    explain_give,
    give,
    holds,
    refuse_give,
    refuse_take,
    take,
)
from allmende.games.pandemain.state import Pandemain
from allmende.games.pandemain.tables import NONE
from allmende.games.pandemain.words import RIVER, TRADE_HOUSE

TH3_ONE_TRADE: Final = Reason("TH3", "one-trade")
TH3_TWO_KINDS: Final = Reason("TH3", "two-kinds")
TH3_NOT_TWO_KINDS: Final = Reason("TH3", "not-two-kinds")
R16_SAME_KIND: Final = Reason("R16", "same-kind-of-set")
R38_NO_WAY_ON: Final = Reason("R38", "no-way-on")


def refuse_passing(state: Pandemain, seat: int) -> Refusal:
    """Two sets of different kinds to give, and a placement that is possible after some trade."""
    if state.night and TRADE_HOUSE not in state.setting.night_places:
        return NI1_CLOSED_AT_NIGHT
    if state.tables.passing_checks_entry:
        refusal = refuse_entry(state, seat, TRADE_HOUSE)
        if refusal is not None:
            return refusal
    sets = state.tables.sets
    kind = ""
    sure = river_stays_open(state, seat)
    for number in state.setting.sets:
        if sets[number].kind != kind and holds(state, seat, sets[number]):
            if kind and sure:
                return ALLOWED
            if kind == "":
                kind = sets[number].kind
            if not sure and leads_on(state, seat, number):
                return ALLOWED
    return TH3_NOT_TWO_KINDS if kinds_held(state, seat) < 2 else R38_NO_WAY_ON


def kinds_held(state: Pandemain, seat: int) -> int:
    """Of how many kinds of sets there is one to give."""
    sets = state.tables.sets
    return len({sets[number].kind for number in state.setting.sets if holds(state, seat, sets[number])})


def river_stays_open(state: Pandemain, seat: int) -> bool:
    """Whether the river, which asks for nothing, is open whatever is traded: even for fewer points (Helga)."""
    if state.night and RIVER not in state.setting.night_places:
        return False
    if not state.setting.sims:
        return True
    baker = state.bakers[seat]
    baker.points -= state.tables.dearest_set_points
    refusal = refuse_entry(state, seat, RIVER)
    baker.points += state.tables.dearest_set_points
    return refusal is None


def leads_on(state: Pandemain, seat: int, first: int) -> bool:
    """Whether some trade that gives this set leaves a placement."""
    sets = state.tables.sets
    for second in state.setting.sets:
        if sets[second].kind != sets[first].kind and holds(state, seat, sets[second]):
            if both_lead_on(state, seat, first, second):
                return True
    return False


def both_lead_on(state: Pandemain, seat: int, first: int, second: int) -> bool:
    for wanted in state.setting.sets:
        if refuse_take(state, wanted, first, second) is None:
            if trade_leads_on(state, seat, first, second, wanted):
                return True
    return False


def trade_leads_on(state: Pandemain, seat: int, first: int, second: int, wanted: int) -> bool:
    """Tries a trade, looks for a placement, and puts everything back. Sets already given are NONE."""
    baker = state.bakers[seat]
    units, flour, bag = baker.units.copy(), baker.flour.copy(), state.bag.copy()
    pfennigs, points, telling = baker.pfennigs, baker.points, state.telling
    state.telling = False
    for number in (first, second):
        if number != NONE:
            give(state, seat, number)
    take(state, seat, wanted)
    found = can_place(state, seat, True)
    baker.units, baker.flour, state.bag = units, flour, bag
    baker.pfennigs, baker.points, state.telling = pfennigs, points, telling
    return found


class PassGive(Decision[Pandemain]):
    """TH3: two sets of different kinds are given, one after the other."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "first")

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first: Final = first  # the set already given, or NONE

    def told(self, state: Pandemain) -> dict[str, Any]:
        return {"given": [] if self.first == NONE else [state.tables.sets[self.first].name]}

    def actions(self, state: Pandemain) -> list[Action]:
        return state.setting.gives

    def refuse(self, state: Pandemain, action: Action) -> Refusal:
        number, sets = action.first, state.tables.sets
        refusal = refuse_give(state, self.seat, number)
        if refusal is not None:
            return refusal
        if self.first != NONE and sets[number].kind == sets[self.first].kind:
            return TH3_TWO_KINDS
        if river_stays_open(state, self.seat):
            return ALLOWED  # a second kind was there when passing through was chosen
        if self.first == NONE:
            return ALLOWED if leads_on(state, self.seat, number) else R38_NO_WAY_ON
        return ALLOWED if self.second_leads_on(state, number) else R38_NO_WAY_ON

    def explain(self, state: Pandemain, action: Action, reason: Reason) -> Reason:
        return explain_give(state, self.seat, action.first, reason)

    def second_leads_on(self, state: Pandemain, number: int) -> bool:
        for wanted in state.setting.sets:
            if refuse_take(state, wanted, self.first, number) is None:
                if trade_leads_on(state, self.seat, NONE, number, wanted):
                    return True
        return False

    def resolve(self, state: Pandemain, action: Action) -> None:
        give(state, self.seat, action.first)
        if self.first == NONE:
            state.push(PassGive(self.seat, action.first))
        else:
            state.push(PassTake(self.seat, self.first, action.first))


class PassTake(Decision[Pandemain]):
    """TH3: the one set taken for them, of a third kind."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "first", "second")

    def __init__(self, seat: int, first: int, second: int) -> None:
        super().__init__(seat)
        self.first: Final = first
        self.second: Final = second

    def told(self, state: Pandemain) -> dict[str, Any]:
        return {"given": [state.tables.sets[number].name for number in (self.first, self.second)]}

    def actions(self, state: Pandemain) -> list[Action]:
        return state.setting.takes

    def refuse(self, state: Pandemain, action: Action) -> Refusal:
        refusal = refuse_take(state, action.first, self.first, self.second)
        if refusal is not None or river_stays_open(state, self.seat):
            return refusal
        leads = trade_leads_on(state, self.seat, NONE, NONE, action.first)
        return ALLOWED if leads else R38_NO_WAY_ON

    def resolve(self, state: Pandemain, action: Action) -> None:
        take(state, self.seat, action.first)
