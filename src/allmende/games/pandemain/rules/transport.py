"""Carts and oxen: an active one is flipped when it is used."""

from __future__ import annotations

from typing import ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal
from allmende.games.pandemain.actions import USE
from allmende.games.pandemain.state import Pandemain
from allmende.games.pandemain.words import TOKENS

MK2_WRONG_TRANSPORT: Final = Reason("MK2", "wrong-transport")
MK2_NO_TRANSPORT: Final = Reason("MK2", "no-transport")


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
        return ALLOWED if state.bakers[self.seat].active[action.first] else MK2_NO_TRANSPORT

    def resolve(self, state: Pandemain, action: Action) -> None:
        use(state, self.seat, action.first)


def use(state: Pandemain, seat: int, token: int) -> None:
    state.bakers[seat].flip(token)
    if state.telling:
        state.note("used", seat, {"token": TOKENS[token]})


def reactivate(state: Pandemain, seat: int) -> None:
    """All used carts, oxen and cows become active."""
    baker = state.bakers[seat]
    for token in range(len(TOKENS)):
        baker.active[token] += baker.used[token]
        baker.used[token] = 0
