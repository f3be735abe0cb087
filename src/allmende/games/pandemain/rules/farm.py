"""The farm: a cart, an ox, a cow, at most one of each (FA1-FA3)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal
from allmende.games.pandemain.actions import BARTER, BASKETS, BUY
from allmende.games.pandemain.holdings import lacking, lacking_units
from allmende.games.pandemain.state import Baker, Pandemain
from allmende.games.pandemain.words import (
    CART,
    COW,
    HERDSMAN,
    MILK,
    OX,
    PFENNIGS,
    SALT,
    TOKENS,
    YEAST,
)

FA1_NOTHING_AFFORDABLE: Final = Reason("FA1", "farm-too-dear")
FA1_SOLD_OUT: Final = Reason("FA1", "farm-sold-out")
FA2_NONE_LEFT: Final = Reason("FA2", "none-left")
FA2_TOO_DEAR: Final = Reason("FA2", "too-dear")
FA3_TOO_MUCH: Final = Reason("FA3", "barter-too-much")
FA3_TOO_FEW: Final = Reason("FA3", "barter-too-few")
FA3_TOO_FEW_PFENNIGS: Final = Reason("FA3", "barter-too-few-pfennigs")


def price_of(state: Pandemain, basket: int, first: int) -> int:
    """What the items of a basket from `first` on cost together."""
    return state.tables.basket_prices[basket >> first << first]


def refuse_basket(state: Pandemain, seat: int, basket: int) -> Refusal:
    for token in range(len(TOKENS)):
        if basket >> token & 1 and not state.tokens[token]:
            return FA2_NONE_LEFT
    baker = state.bakers[seat]
    if price_of(state, basket, CART) <= baker.pfennigs:
        return ALLOWED
    if baker.has_villager(HERDSMAN) and pfennigs_for(state, seat, basket) <= baker.pfennigs:
        return ALLOWED
    return FA2_TOO_DEAR


def pfennigs_for(state: Pandemain, seat: int, basket: int) -> int:
    """What is left to pay in coin, if the herdsman takes as much else as he may."""
    baker, price = state.bakers[seat], price_of(state, basket, CART)
    if not baker.has_villager(HERDSMAN):
        return price
    animals = price_of(state, basket, OX)  # FA3: never the cart
    return price - min(animals, baker.units[SALT] + baker.units[YEAST] + baker.units[MILK])


def refuse_farm(state: Pandemain, seat: int) -> Refusal:
    for token in range(len(TOKENS)):
        if refuse_basket(state, seat, 1 << token) is None:
            return ALLOWED
    return FA1_NOTHING_AFFORDABLE


def explain_farm(state: Pandemain, seat: int, reason: Reason) -> Reason:
    if reason is not FA1_NOTHING_AFFORDABLE:
        return reason
    if not any(state.tokens):
        return FA1_SOLD_OUT
    prices = [pfennigs_for(state, seat, 1 << token) for token in (CART, OX, COW) if state.tokens[token]]
    return lacking(state, seat, reason, PFENNIGS, min(prices))


class BuyAtFarm(Decision[Pandemain]):
    """FA1: one, two or three different items."""

    def actions(self, state: Pandemain) -> list[Action]:
        return state.space.of(BUY)

    def refuse(self, state: Pandemain, action: Action) -> Refusal:
        return refuse_basket(state, self.seat, BASKETS[action.first])

    def explain(self, state: Pandemain, action: Action, reason: Reason) -> Reason:
        basket = BASKETS[action.first]
        if reason is FA2_TOO_DEAR:
            return lacking(state, self.seat, reason, PFENNIGS, pfennigs_for(state, self.seat, basket))
        gone = [
            TOKENS[token] for token in range(len(TOKENS)) if basket >> token & 1 and not state.tokens[token]
        ]
        return Reason(reason.rule, reason.key, {"token": gone[0]})

    def resolve(self, state: Pandemain, action: Action) -> None:
        basket = BASKETS[action.first]
        for token in range(len(TOKENS)):
            if basket >> token & 1:
                state.gain_token(self.seat, token)
        animals = price_of(state, basket, OX)
        if state.bakers[self.seat].has_villager(HERDSMAN) and animals:
            state.pay(self.seat, price_of(state, basket, CART) - animals)
            state.push(Barter(self.seat, animals))
        else:
            state.pay(self.seat, price_of(state, basket, CART))
        if state.telling:
            state.note("bought", self.seat, {"basket": str(action.args[0])})


class Barter(Decision[Pandemain]):
    """FA3: how much of the price of oxen and cows is paid with salt, yeast and milk, each unit for a pfennig."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "price")

    def __init__(self, seat: int, price: int) -> None:
        super().__init__(seat)
        self.price: Final = price

    def told(self, state: Pandemain) -> dict[str, Any]:
        return {"price": self.price}

    def actions(self, state: Pandemain) -> list[Action]:
        units = state.bakers[self.seat].units
        return [
            state.space.at(BARTER, salt, yeast, milk)
            for salt in range(min(self.price, units[SALT]) + 1)
            for yeast in range(min(self.price - salt, units[YEAST]) + 1)
            for milk in range(min(self.price - salt - yeast, units[MILK]) + 1)
        ]

    def wonders(self, state: Pandemain) -> list[Action]:
        return state.space.of(BARTER)

    def refuse(self, state: Pandemain, action: Action) -> Refusal:
        baker = state.bakers[self.seat]
        paid = action.first + action.second + action.third
        if paid > self.price:
            return FA3_TOO_MUCH
        if not _has_units(baker, action):
            return FA3_TOO_FEW
        return ALLOWED if self.price - paid <= baker.pfennigs else FA3_TOO_FEW_PFENNIGS

    def explain(self, state: Pandemain, action: Action, reason: Reason) -> Reason:
        paid = [action.first, action.second, action.third]
        if reason is FA3_TOO_MUCH:
            return Reason(reason.rule, reason.key, {"price": self.price})
        if reason is FA3_TOO_FEW_PFENNIGS:
            return lacking(state, self.seat, reason, PFENNIGS, self.price - sum(paid))
        return lacking_units(state, self.seat, reason, [0, *paid])

    def resolve(self, state: Pandemain, action: Action) -> None:
        paid = [action.first, action.second, action.third]
        for number, count in enumerate(paid):
            state.spend_units(self.seat, SALT + number, count)
        state.pay(self.seat, self.price - sum(paid))
        if state.telling:
            state.note("bartered", self.seat, {})


def _has_units(baker: Baker, action: Action) -> bool:
    units = baker.units
    return units[SALT] >= action.first and units[YEAST] >= action.second and units[MILK] >= action.third
