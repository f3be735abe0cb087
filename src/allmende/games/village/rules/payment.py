"""Coins as jokers: how a price in influence cubes is paid (Q2, R2, R49)."""

from __future__ import annotations

from typing import ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal
from allmende.games.village.actions import CHOOSE_CUBE, PAY
from allmende.games.village.state import Village

Q2_TOO_FEW_CUBES: Final = Reason("Q2", "too-few-cubes")
Q2_TOO_FEW_COINS: Final = Reason("Q2", "too-few-coins")
NO_COINS: Final = [0, 0, 0, 0]

R44_NONE_LEFT: Final = Reason("R44", "no-cube-in-supply")


class Pay(Decision[Village]):
    """Which of the cubes of a price are paid with coins instead. Asked only if there is a choice."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "price")

    def __init__(self, seat: int, price: list[int]) -> None:
        super().__init__(seat)
        self.price: Final = price  # by colour

    def actions(self, state: Village) -> list[Action]:
        price = self.price
        return [
            state.space.at(PAY, first, second, third, fourth)
            for first in range(price[0] + 1)
            for second in range(price[1] + 1)
            for third in range(price[2] + 1)
            for fourth in range(price[3] + 1)
        ]

    def refuse(self, state: Village, action: Action) -> Refusal:
        family = state.families[self.seat]
        jokers = coins_for(action)
        if sum(jokers) > family.coins:
            return Q2_TOO_FEW_COINS
        for colour, cubes in enumerate(self.price):
            if cubes - jokers[colour] > family.influence[colour]:
                return Q2_TOO_FEW_CUBES
        return ALLOWED

    def resolve(self, state: Village, action: Action) -> None:
        settle(state, self.seat, self.price, coins_for(action))


def coins_for(action: Action) -> list[int]:
    return [action.first, action.second, action.third, action.fourth]


def settle(village: Village, seat: int, price: list[int], jokers: list[int]) -> None:
    """Pays a price, some of its cubes with coins."""
    for colour, cubes in enumerate(price):
        paid = cubes - jokers[colour]
        village.families[seat].influence[colour] -= paid
        village.influence[colour] += paid
        if village.telling and paid:
            village.note("paid-cubes", seat, {"cube": village.tables.colours[colour], "count": paid})
    coins = sum(jokers)
    village.spend_coins(seat, coins)
    if village.telling and coins:
        village.note("paid-coins", seat, {"coins": coins})


def pay(village: Village, seat: int, price: list[int]) -> None:
    """Asks for the payment, if there is a choice."""
    if village.families[seat].coins:
        if sum(price):
            village.push(Pay(seat, price))
    else:
        settle(village, seat, price, NO_COINS)


class ChooseCubes(Decision[Village]):
    """Take influence cubes of choice from the supply, one after the other (R44)."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def actions(self, state: Village) -> list[Action]:
        return state.space.of(CHOOSE_CUBE)

    def refuse(self, state: Village, action: Action) -> Refusal:
        return ALLOWED if state.influence[action.first] else R44_NONE_LEFT

    def resolve(self, state: Village, action: Action) -> None:
        state.influence[action.first] -= 1
        state.families[self.seat].influence[action.first] += 1
        if state.telling:
            state.note("cube", self.seat, {"cube": state.tables.colours[action.first]})
        if self.count > 1:
            state.push(ChooseCubes(self.seat, self.count - 1))
