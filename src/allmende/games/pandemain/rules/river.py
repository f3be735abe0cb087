"""The river: water, and more of it with a cart (RV1)."""

from __future__ import annotations

from typing import Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal
from allmende.games.pandemain.actions import FETCH
from allmende.games.pandemain.holdings import lacking
from allmende.games.pandemain.rules.transport import use
from allmende.games.pandemain.state import Pandemain
from allmende.games.pandemain.words import ACTIVE, CART, FERRYWOMAN, VILLAGERS, WATER

RV1_NO_CART: Final = Reason("RV1", "no-cart")


class FetchWater(Decision[Pandemain]):
    """RV1: with bare hands or, for more, with a cart."""

    def actions(self, state: Pandemain) -> list[Action]:
        return state.space.of(FETCH)

    def refuse(self, state: Pandemain, action: Action) -> Refusal:
        return ALLOWED if not action.first or state.bakers[self.seat].active[CART] else RV1_NO_CART

    def explain(self, state: Pandemain, action: Action, reason: Reason) -> Reason:
        return lacking(state, self.seat, reason, ACTIVE[CART], 1)

    def resolve(self, state: Pandemain, action: Action) -> None:
        if action.first:
            use(state, self.seat, CART)
        water = state.tables.river_water_with_cart if action.first else state.tables.river_water
        state.gain_units(self.seat, WATER, water)
        if state.telling:
            state.note_gain("fetched", self.seat, {})
        if state.bakers[self.seat].has_villager(FERRYWOMAN):  # R20
            state.gain_units(self.seat, WATER, state.tables.villagers[FERRYWOMAN].amount)
            if state.telling:
                state.note_gain("helped", self.seat, {"helper": VILLAGERS[FERRYWOMAN]})
