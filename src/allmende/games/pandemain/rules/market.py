"""The market: a stall, its fee and transport, and everything on the way to the right edge (MK1-MK5)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal, Step
from allmende.games.pandemain.actions import ASK_INGREDIENT, ROUTE
from allmende.games.pandemain.holdings import lacking
from allmende.games.pandemain.rules.transport import (
    MK2_NEITHER,
    MK2_NO_CART,
    MK2_NO_OX,
    ChooseTransport,
    explain_transport,
    lacking_transport,
)
from allmende.games.pandemain.state import Pandemain
from allmende.games.pandemain.words import INGREDIENTS, MARKET, PFENNIGS, STALLHOLDER, VILLAGERS

MK1_STALL_TAKEN: Final = Reason("MK1", "stall-taken")
MK1_TOO_DEAR: Final = Reason("MK1", "too-dear")
MK3_NO_WAY: Final = Reason("MK3", "no-way")


def fee(state: Pandemain, stall: int) -> int:
    """MK1: the base fee and more for each worker in a column to the right (R5)."""
    tables = state.tables
    column = tables.stalls[stall].column
    workers = 0
    for other, here in enumerate(state.stalls):
        if here:
            there = tables.stalls[other].column
            if there > column or (there == column and tables.same_column_counts):
                workers += here
    return tables.market_fee + workers * tables.market_fee_per_worker


def refuse_stall(state: Pandemain, seat: int, stall: int) -> Refusal:
    baker, tables = state.bakers[seat], state.tables
    if state.stalls[stall] >= tables.stalls[stall].spaces:
        return MK1_STALL_TAKEN
    means = tables.column_transport[tables.stalls[stall].column]
    if means and not baker.has_transport(means):
        return lacking_transport(means, MK2_NO_CART, MK2_NO_OX, MK2_NEITHER)
    if baker.pfennigs < tables.market_fee or baker.pfennigs < fee(state, stall):
        return MK1_TOO_DEAR
    return ALLOWED


def explain_stall(state: Pandemain, seat: int, stall: int, reason: Reason) -> Reason:
    if reason is MK1_TOO_DEAR:
        return lacking(state, seat, reason, PFENNIGS, fee(state, stall))
    return explain_transport(state, seat, reason)


def shop(state: Pandemain, seat: int, stall: int) -> None:
    """Pays, stands at the stall and sets out along the arrows."""
    tables = state.tables
    state.send_worker(seat, MARKET)
    state.pay(seat, fee(state, stall))
    stand_at(state, seat, stall)
    state.push(MarketBonuses(seat))
    if tables.own_stall_in_route:
        state.push(Walk(seat, stall))
    else:
        state.push(WalkOn(seat, stall))
    means = tables.column_transport[tables.stalls[stall].column]
    if means:
        state.push(ChooseTransport(seat, means))


def stand_at(state: Pandemain, seat: int, stall: int) -> None:
    """Tells of the fee too, if one was paid."""
    state.stalls[stall] += 1
    if state.telling:
        state.note("stood", seat, {"stall": state.tables.stalls[stall].name})


class Walk(Step[Pandemain]):
    """MK3: takes what a stall shows, occupied or not, and walks on."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "stall")

    def __init__(self, seat: int, stall: int) -> None:
        self.seat: Final = seat
        self.stall: Final = stall

    def run(self, state: Pandemain) -> None:
        stall = self.stall
        while True:
            here = state.tables.stalls[stall]
            for ingredient, count in enumerate(here.units):
                state.gain_units(self.seat, ingredient, count)
            if len(here.after) != 1:
                break
            stall = here.after[0]
        if state.telling:
            state.note_gain("collected", self.seat, {})
        if here.after:
            state.push(WalkOn(self.seat, stall))


class WalkOn(Decision[Pandemain]):
    """MK3: where several arrows leave a stall, which of them to follow."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "stall")

    def __init__(self, seat: int, stall: int) -> None:
        super().__init__(seat)
        self.stall: Final = stall

    def told(self, state: Pandemain) -> dict[str, Any]:
        return {"stall": state.tables.stalls[self.stall].name}

    def actions(self, state: Pandemain) -> list[Action]:
        return [state.space.at(ROUTE, stall) for stall in state.tables.stalls[self.stall].after]

    def wonders(self, state: Pandemain) -> list[Action]:
        return state.space.of(ROUTE)

    def refuse(self, state: Pandemain, action: Action) -> Refusal:
        return ALLOWED if action.first in state.tables.stalls[self.stall].after else MK3_NO_WAY

    def resolve(self, state: Pandemain, action: Action) -> None:
        state.push(Walk(self.seat, action.first))


class MarketBonuses(Step[Pandemain]):
    """MK4: what master bakers and reputation add; MK5: the stallholder's ingredient."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: Pandemain) -> None:
        if state.setting.expert:
            for ingredient, count in enumerate(baker_ingredients(state, self.seat)):
                state.gain_units(self.seat, ingredient, count)
            for bread, position in enumerate(state.bakers[self.seat].reputation):
                for ingredient, count in enumerate(state.tables.tracks[bread].market[position]):
                    state.gain_units(self.seat, ingredient, count)
            if state.telling:
                state.note_gain("market-bonus", self.seat, {})
        if state.bakers[self.seat].has_villager(STALLHOLDER):
            state.push(ChooseIngredient(self.seat))


def baker_ingredients(state: Pandemain, seat: int) -> list[int]:
    """MK4; in the Spanish edition equal benefits of several master bakers count once (R9)."""
    found = [0] * len(INGREDIENTS)
    for master, employer in enumerate(state.masters):
        if employer == seat:
            market = state.tables.masters[master].sides[state.upgraded[master]].market
            for ingredient, count in enumerate(market):
                if state.setting.bonuses_stack:
                    found[ingredient] += count
                else:
                    found[ingredient] = max(found[ingredient], count)
    return found


class ChooseIngredient(Decision[Pandemain]):
    """MK5: one water, salt or yeast."""

    def actions(self, state: Pandemain) -> list[Action]:
        return state.space.of(ASK_INGREDIENT)

    def refuse(self, state: Pandemain, action: Action) -> Refusal:
        return ALLOWED

    def resolve(self, state: Pandemain, action: Action) -> None:
        state.gain_units(self.seat, action.first, state.tables.villagers[STALLHOLDER].amount)
        if state.telling:
            state.note_gain("helped", self.seat, {"helper": VILLAGERS[STALLHOLDER]})
