"""The end of a round: the food check, the two Market Phases, Bronze (7.1-7.3, 8.1-8.9, 11.3e)."""

from __future__ import annotations

from typing import ClassVar, Final

from allmende.core.actions import Word
from allmende.core.decisions import Step
from allmende.games.villagers.scoring import (
    BRONZE,
    FIRST_MARKET,
    SECOND_MARKET,
    SILVER,
    bronze,
    coins_on_villagers,
    silver,
    visible_gold,
)
from allmende.games.villagers.state import FIRST_DUE, SECOND_DUE, Villagers
from allmende.games.villagers.tables import FOUNDERS, FOUNDERS_FOOD, NONE


class FoodCheck(Step[Villagers]):
    """7.1: a player without uncovered Food turns the Founders."""

    def run(self, state: Villagers) -> None:
        for seat in range(state.seats):
            village = state.villages[seat]
            node = village.uncovered(FOUNDERS)  # 7.3; of two of them one is enough (R58)
            if node != NONE and not village.live_food(state.tables):
                before = state.count(seat)
                state.change_village(seat).kinds[node] = FOUNDERS_FOOD
                state.enter(seat, before)
                if state.telling:
                    state.note("turned", seat, {})


class Markets(Step[Villagers]):
    """8.1-8.3: those that are due, the First before the Second."""

    def run(self, state: Villagers) -> None:
        if state.due & SECOND_DUE:
            state.push(Market(True))
        if state.due & FIRST_DUE:
            state.push(Market(False))


class Market(Step[Villagers]):
    PARTS: ClassVar[tuple[str, ...]] = ("second",)

    def __init__(self, second: bool) -> None:
        self.second: Final = second

    def run(self, state: Villagers) -> None:
        for turn in range(state.seats):
            self.pay(state, (state.first + turn) % state.seats)
        if state.solo:
            self.pay(state, state.seats)
        if not self.second:
            state.first_done = True
            state.due &= ~FIRST_DUE
            if state.solo:
                self.turn_countess(state)

    def pay(self, state: Villagers, seat: int) -> None:
        """8.4, 8.5: from the Bank; coins on villagers stay where they are."""
        gold, coins = visible_gold(state, seat), coins_on_villagers(state, seat)
        state.earn(seat, SECOND_MARKET if self.second else FIRST_MARKET, gold + coins)
        shine = silver(state, seat) if self.second else 0
        state.earn(seat, SILVER, shine)
        if state.telling:
            worth: dict[str, Word] = {"gold": gold, "coins": coins}
            if self.second:
                worth["silver"] = shine
            state.note("second-market" if self.second else "first-market", seat, worth)

    def turn_countess(self, state: Villagers) -> None:
        """11.4: after the First Market her card shows its other side."""
        before = state.count(state.seats)
        state.countess_side = 1
        state.enter(state.seats, before)
        if state.telling:
            gold = state.tables.countess_gold[state.countess_side]
            state.note("countess-turned", state.seats, {"gold": gold})


class PayBronze(Step[Villagers]):
    def run(self, state: Villagers) -> None:
        for seat in range(state.seats):
            coins = bronze(state, seat)
            if coins:
                state.earn(seat, BRONZE, coins)
                if state.telling:
                    state.note("bronze", seat, {"coins": coins})
