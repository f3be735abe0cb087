"""Flour out of the bag and back into it (G5, G6, R19, R34)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal, Step
from allmende.games.pandemain.actions import RETURN_FLOUR, TAKE_FLOUR
from allmende.games.pandemain.holdings import lacking
from allmende.games.pandemain.state import Pandemain
from allmende.games.pandemain.words import FLOUR

R19_NOT_IN_BAG: Final = Reason("R19", "not-in-bag")
G5_NO_SUCH_FLOUR: Final = Reason("G5", "no-such-flour")


class TakeFlour(Decision[Pandemain]):
    """Flours of choice from the bag, one after the other; none if the bag is empty (R19)."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def told(self, state: Pandemain) -> dict[str, Any]:
        return {"count": self.count}

    def actions(self, state: Pandemain) -> list[Action]:
        return state.space.of(TAKE_FLOUR)

    def refuse(self, state: Pandemain, action: Action) -> Refusal:
        return ALLOWED if state.bag[action.first] else R19_NOT_IN_BAG

    def resolve(self, state: Pandemain, action: Action) -> None:
        state.gain_flour(self.seat, action.first)
        if state.telling:
            state.note("flour-taken", self.seat, {})
        if self.count > 1:
            state.push(TakeFlour(self.seat, self.count - 1))


class FlourCap(Step[Pandemain]):
    """G5: at the end of the own turn and at the granary's pay-out, ten flours are kept."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: Pandemain) -> None:
        surplus = state.bakers[self.seat].flours() - state.tables.max_flour
        if surplus > 0:
            for _ in range(surplus):
                state.push(ReturnFlour(self.seat))
            if state.telling:
                state.note("too-much-flour", self.seat, {"count": surplus})


class ReturnFlour(Decision[Pandemain]):
    """Which flour goes back into the bag."""

    def actions(self, state: Pandemain) -> list[Action]:
        return state.space.of(RETURN_FLOUR)

    def refuse(self, state: Pandemain, action: Action) -> Refusal:
        return ALLOWED if state.bakers[self.seat].flour[action.first] else G5_NO_SUCH_FLOUR

    def explain(self, state: Pandemain, action: Action, reason: Reason) -> Reason:
        return lacking(state, self.seat, reason, FLOUR[action.first], 1)

    def resolve(self, state: Pandemain, action: Action) -> None:
        state.return_flour(self.seat, action.first)
        if state.telling:
            state.note("flour-returned", self.seat, {})


def take_flour(state: Pandemain, seat: int, count: int) -> None:
    if count:
        state.push(TakeFlour(seat, count))


def draw_flour(state: Pandemain, seat: int) -> None:
    """A random flour from the bag, if there is any (S14, R19). The caller tells of it."""
    if state.bag_size():
        grain = state.stream.draw_counted(state.bag)
        state.bag[grain] += 1
        state.gain_flour(seat, grain)
