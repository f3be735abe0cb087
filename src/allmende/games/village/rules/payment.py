"""Coins as jokers: how a price in influence cubes is paid (Q2, R2, R49)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal
from allmende.games.village.actions import CHOOSE_CUBE, PAY
from allmende.games.village.rules.shortage import lacking
from allmende.games.village.state import Village

Q2_TOO_FEW_CUBES: Final = Reason("Q2", "too-little")
Q2_TOO_FEW_COINS: Final = Reason("Q2", "too-little")
NO_COINS: Final = [0, 0, 0, 0]

R44_NONE_LEFT: Final = Reason("R44", "no-cube-in-supply")


class Pay(Decision[Village]):
    """Which cubes of a price are paid with coins instead. Asked if the payer has coins, even if there is only one way: no coin
    is spent without asking (R50)."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "price")

    def __init__(self, seat: int, price: list[int]) -> None:
        super().__init__(seat)
        self.price: Final = price  # by colour

    def always_asks(self) -> bool:
        return True

    def told(self, state: Village) -> dict[str, Any]:
        return {"price": dict(zip(state.tables.colours, self.price, strict=True))}

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

    def explain(self, state: Village, action: Action, reason: Reason) -> Reason:
        jokers = coins_for(action)
        if reason is Q2_TOO_FEW_COINS:
            return lacking(state, self.seat, "Q2", "coins", sum(jokers))
        cubes = [count - jokers[colour] for colour, count in enumerate(self.price)]
        held = state.families[self.seat].influence
        short = [colour for colour, count in enumerate(cubes) if count > held[colour]]
        return lacking(state, self.seat, "Q2", state.tables.influence_keys[short[0]], cubes[short[0]])

    def resolve(self, state: Village, action: Action) -> None:
        settle(state, self.seat, self.price, coins_for(action))
        if state.telling:
            state.note("paid", self.seat, {})


def coins_for(action: Action) -> list[int]:
    return [action.first, action.second, action.third, action.fourth]


def settle(village: Village, seat: int, price: list[int], jokers: list[int]) -> None:
    """Pays a price, some of its cubes with coins."""
    for colour, cubes in enumerate(price):
        paid = cubes - jokers[colour]
        if paid:
            village.gain_cubes(seat, colour, -paid)
    village.spend_coins(seat, sum(jokers))


def pay(village: Village, seat: int, price: list[int]) -> Pay | None:
    """Pays at once if there are no coins; else returns the question; push it after the events."""
    if village.families[seat].coins and sum(price):
        return Pay(seat, price)
    settle(village, seat, price, NO_COINS)
    return None


def ask(village: Village, question: Pay | None) -> None:
    if question is not None:
        village.push(question)


def offer_cubes(village: Village, seat: int, count: int) -> None:
    """R44: cubes of choice, as far as the supply goes."""
    left = min(count, sum(village.influence))
    if village.telling and left < count:
        village.note("cubes-short", seat, {"count": count - left})
    if left:
        village.push(ChooseCubes(seat, left))


class ChooseCubes(Decision[Village]):
    """Take influence cubes of choice from the supply, one after the other (R44)."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def told(self, state: Village) -> dict[str, Any]:
        return {"count": self.count}

    def actions(self, state: Village) -> list[Action]:
        return state.space.of(CHOOSE_CUBE)

    def refuse(self, state: Village, action: Action) -> Refusal:
        return ALLOWED if state.influence[action.first] else R44_NONE_LEFT

    def explain(self, state: Village, action: Action, reason: Reason) -> Reason:
        return Reason(reason.rule, reason.key, {"cube": state.tables.colours[action.first]})

    def resolve(self, state: Village, action: Action) -> None:
        state.gain_cubes(self.seat, action.first, 1)
        if state.telling:
            state.note("cube", self.seat, {"cube": state.tables.colours[action.first]})
        if self.count > 1:
            state.push(ChooseCubes(self.seat, self.count - 1))
