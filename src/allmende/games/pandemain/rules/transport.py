"""Carts and oxen: an active one is flipped when it is used."""

from __future__ import annotations

from typing import ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal
from allmende.games.pandemain.actions import USE
from allmende.games.pandemain.holdings import lacking
from allmende.games.pandemain.state import Pandemain
from allmende.games.pandemain.words import ACTIVE, CART, OX, TOKENS, USED

MK2_WRONG_TRANSPORT: Final = Reason("MK2", "wrong-transport")
MK2_NO_CART: Final = Reason("MK2", "no-cart")
MK2_NO_OX: Final = Reason("MK2", "no-ox")
MK2_NEITHER: Final = Reason("MK2", "no-transport")


def lacking_transport(means: int, no_cart: Reason, no_ox: Reason, neither: Reason) -> Reason:
    """Which of these reasons it is for somebody without any of these means of transport (a bit each)."""
    if means == 1 << CART:
        return no_cart
    return no_ox if means == 1 << OX else neither


def explain_transport(state: Pandemain, seat: int, reason: Reason) -> Reason:
    if reason.key == MK2_NO_CART.key:
        return lacking(state, seat, reason, ACTIVE[CART], 1)
    if reason.key == MK2_NO_OX.key:
        return lacking(state, seat, reason, ACTIVE[OX], 1)
    return reason


class ChooseTransport(Decision[Pandemain]):
    """Which of the means that will do is flipped. Asked only if there is a choice."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "means")

    def __init__(self, seat: int, means: int) -> None:
        super().__init__(seat)
        self.means: Final = means  # a bit for each that will do

    def actions(self, state: Pandemain) -> list[Action]:
        return state.space.of(USE)

    def refuse(self, state: Pandemain, action: Action) -> Refusal:
        if not self.means >> action.first & 1:
            return MK2_WRONG_TRANSPORT
        if state.bakers[self.seat].active[action.first]:
            return ALLOWED
        return MK2_NO_CART if action.first == CART else MK2_NO_OX

    def explain(self, state: Pandemain, action: Action, reason: Reason) -> Reason:
        return explain_transport(state, self.seat, reason)

    def resolve(self, state: Pandemain, action: Action) -> None:
        use(state, self.seat, action.first)


def use(state: Pandemain, seat: int, token: int) -> None:
    state.flip(seat, token)
    if state.telling:
        state.note("used", seat, {"token": TOKENS[token]})


def reactivate(state: Pandemain, seat: int) -> None:
    """All used carts, oxen and cows become active. The caller tells of it."""
    baker = state.bakers[seat]
    for token in range(len(TOKENS)):
        count = baker.used[token]
        baker.active[token] += count
        baker.used[token] = 0
        if state.telling and count:
            state.book(seat, ACTIVE[token], count)
            state.book(seat, USED[token], -count)
