"""Placing a worker: whether a place is open, what must be paid there, and what is done there (T1, T5, G8)."""

from __future__ import annotations

from typing import Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal
from allmende.games.pandemain.actions import (
    DOORS,
    LEAVE_TOLL,
    MILL_COLUMN,
    PAY_TOLL,
    SHOP,
    VISIT,
)
from allmende.games.pandemain.holdings import lacking
from allmende.games.pandemain.rules.castle import VisitCastle, explain_castle, refuse_castle
from allmende.games.pandemain.rules.church import MakeOfferings, refuse_church
from allmende.games.pandemain.rules.farm import BuyAtFarm, explain_farm, refuse_farm
from allmende.games.pandemain.rules.guild import VisitGuild, explain_guild, refuse_guild
from allmende.games.pandemain.rules.market import explain_stall, refuse_stall, shop
from allmende.games.pandemain.rules.mill import buy_column, explain_column, refuse_column, refuse_granary
from allmende.games.pandemain.rules.oven import BakeBread, explain_oven, refuse_oven, tax
from allmende.games.pandemain.rules.presence import (
    AU14_PENITENCE,
    AU14_POINTS,
    NOBODY,
    explain_entry,
    refuse_entry,
    toll_keeper,
)
from allmende.games.pandemain.rules.river import FetchWater
from allmende.games.pandemain.rules.trade_house import GiveSet, refuse_trade_house, trades
from allmende.games.pandemain.rules.village import SellBread, explain_village, pay_licence, refuse_village
from allmende.games.pandemain.state import Pandemain
from allmende.games.pandemain.words import (
    CASTLE,
    CHURCH,
    FARM,
    GRANARY,
    GUILD,
    MARKET,
    MILL,
    OVEN,
    PFENNIGS,
    RIVER,
    TRADE_HOUSE,
    VILLAGE,
)

NI1_CLOSED_AT_NIGHT: Final = Reason("NI1", "closed-at-night")
TH3_ELSEWHERE: Final = Reason("TH3", "elsewhere")
AU14_NO_MONEY_FOR_TOLL: Final = Reason("AU14", "no-money-for-toll")
AU14_TOLL_TOO_DEAR: Final = Reason("AU14", "toll-too-dear")


def placements(state: Pandemain) -> list[Action]:
    """All a worker could be sent to, by day or by night."""
    return state.setting.night_doors if state.night else state.setting.day_places


def refuse_action(state: Pandemain, seat: int, place: int) -> Refusal:
    """Whether the action behind a door can be carried out."""
    if place == RIVER:
        return ALLOWED
    if place == OVEN:
        return refuse_oven(state, seat)
    if place == CHURCH:
        return refuse_church(state, seat)
    if place == FARM:
        return refuse_farm(state, seat)
    if place == CASTLE:
        return refuse_castle(state, seat)
    if place == GUILD:
        return refuse_guild(state, seat)
    if place == TRADE_HOUSE:
        return refuse_trade_house(state, seat)
    if place == GRANARY:
        return refuse_granary(state)
    return ALLOWED


def refuse_placement(state: Pandemain, seat: int, action: Action, passed: bool) -> Refusal:
    """T1. `passed`: this worker has passed through the trade house."""
    kind = action.kind
    if kind == SHOP:
        return refuse_stall(state, seat, action.first)
    if kind == MILL_COLUMN:
        return refuse_column(state, seat, action.first)
    if kind == VISIT:
        refusal = refuse_entry(state, seat, VILLAGE + action.first)
        return refuse_village(state, seat, action.first) if refusal is None else refusal
    place = DOORS[action.first]
    if state.night and place not in state.setting.night_places:
        return NI1_CLOSED_AT_NIGHT
    if passed and place == TRADE_HOUSE:
        return TH3_ELSEWHERE
    if state.setting.sims:
        refusal = refuse_entry(state, seat, place)
        if refusal is not None:
            return refusal
    return refuse_action(state, seat, place)


def explain_placement(state: Pandemain, seat: int, action: Action, reason: Reason) -> Reason:
    """With the figures of this place."""
    kind = action.kind
    if kind == SHOP:
        return explain_stall(state, seat, action.first, reason)
    if kind == MILL_COLUMN:
        return explain_column(state, seat, action.first, reason)
    place = place_of(action)
    if reason is AU14_PENITENCE or reason is AU14_POINTS:
        return explain_entry(state, seat, place, reason)
    if kind == VISIT:
        return explain_village(state, seat, action.first, reason)
    if place == OVEN:
        return explain_oven(state, seat, reason)
    if place == FARM:
        return explain_farm(state, seat, reason)
    if place == CASTLE:
        return explain_castle(state, seat, reason)
    if place == GUILD:
        return explain_guild(state, seat, reason)
    return reason


def can_place(state: Pandemain, seat: int, passed: bool) -> bool:
    """Whether any placement is open now."""
    river_is_open = not state.night or RIVER in state.setting.night_places
    if river_is_open and refuse_entry(state, seat, RIVER) is None:
        return True  # the river asks for nothing
    for action in placements(state):
        if refuse_placement(state, seat, action, passed) is None:
            return True
    return False


def place_of(action: Action) -> int:
    if action.kind == SHOP:
        return MARKET
    if action.kind == MILL_COLUMN:
        return MILL
    if action.kind == VISIT:
        return VILLAGE + action.first
    return DOORS[action.first]


def place(state: Pandemain, seat: int, action: Action) -> None:
    """Pays what must be paid first, sends the worker and pushes what is done there."""
    if action.kind == SHOP:
        shop(state, seat, action.first)
        return
    if action.kind == MILL_COLUMN:
        buy_column(state, seat, action.first)
        return
    where = place_of(action)
    keeper = toll_keeper(state, where)
    if action.kind == VISIT:
        pay_licence(state, seat, action.first)
        state.send_worker(seat, where)
        state.push(SellBread(seat, action.first, 0, True))
    else:
        dues = tax(state, seat) if where == OVEN else 0
        state.send_worker(seat, where)
        if dues:
            state.pay(seat, dues)
            if state.telling:
                state.note("tax", seat, {})
        push_action(state, seat, where)
    if keeper != NOBODY:
        state.push(Toll(seat, keeper, where))


def push_action(state: Pandemain, seat: int, where: int) -> None:
    if where == RIVER:
        state.push(FetchWater(seat))
    elif where == OVEN:
        state.push(BakeBread(seat, 0, 0, False))
    elif where == CHURCH:
        state.push(MakeOfferings(seat))
    elif where == FARM:
        state.push(BuyAtFarm(seat))
    elif where == CASTLE:
        state.push(VisitCastle(seat))
    elif where == GUILD:
        state.push(VisitGuild(seat))
    elif where == TRADE_HOUSE:
        state.push(GiveSet(seat, trades(state, seat), True))


class Toll(Decision[Pandemain]):
    """AU14, R33: pay Hans his pfennig, or let him have a point. What the place itself asks for comes first (G8)."""

    PARTS = ("seat", "keeper", "place")

    def __init__(self, seat: int, keeper: int, place: int) -> None:
        super().__init__(seat)
        self.keeper: Final = keeper
        self.place: Final = place

    def actions(self, state: Pandemain) -> list[Action]:
        return state.space.of(PAY_TOLL) + state.space.of(LEAVE_TOLL)

    def refuse(self, state: Pandemain, action: Action) -> Refusal:
        if action.kind == LEAVE_TOLL:
            return ALLOWED
        baker, toll = state.bakers[self.seat], self.toll(state)
        if baker.pfennigs < toll:
            return AU14_TOLL_TOO_DEAR
        if self.place == GRANARY:
            return ALLOWED
        baker.pfennigs -= toll
        refusal = refuse_action(state, self.seat, self.place)
        baker.pfennigs += toll
        return ALLOWED if refusal is None else AU14_NO_MONEY_FOR_TOLL

    def explain(self, state: Pandemain, action: Action, reason: Reason) -> Reason:
        if reason is AU14_TOLL_TOO_DEAR:
            return lacking(state, self.seat, reason, PFENNIGS, self.toll(state))
        return reason

    def toll(self, state: Pandemain) -> int:
        return state.tables.sims[state.setting.sims[self.keeper - state.seats]].toll

    def resolve(self, state: Pandemain, action: Action) -> None:
        if action.kind == PAY_TOLL:
            state.pay(self.seat, self.toll(state))
            if state.telling:
                state.note("toll", self.seat, {"other": self.keeper})
        else:
            points = state.tables.sims[state.setting.sims[self.keeper - state.seats]].toll_points
            state.gain_points(self.keeper, points)
            if state.telling:
                state.note("toll-in-points", self.keeper, {"other": self.seat})
