"""Paying: in full, then the wheels are checked; charcoal, provisions and animals leave the payer a choice (WH-4, R43)."""

from __future__ import annotations

from typing import ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Refusal, Step
from allmende.games.black_forest.actions import FROM_GLASS, GIVE
from allmende.games.black_forest.goods import (
    ANIMAL,
    ANIMALS,
    CATTLE,
    CHARCOAL,
    KINDS,
    M_COAL_COOKING,
    M_COAL_GLASS,
    M_HIGH,
    M_LOW,
    MARKER_OF,
    PIG,
    PROVISION,
    Price,
)
from allmende.games.black_forest.rules.gain import pairs_of, settle
from allmende.games.black_forest.state import BlackForest


def pay(forest: BlackForest, seat: int, price: Price) -> None:
    """Takes a price that is covered. What can be put together in several ways is asked and taken first."""
    if not price.kinds:
        return
    if not price.has_ways:
        take(forest, seat, price.amounts, price.frees_wheel)
        return
    amounts = price.amounts
    forest.push(TakePrice(seat, amounts, price.frees_wheel))
    if amounts[ANIMAL]:
        forest.push(GiveAnimals(seat, amounts[ANIMAL], amounts[PIG], amounts[CATTLE]))
    if amounts[PROVISION]:
        forest.push(LowerMarkers(seat, amounts[PROVISION]))
    if amounts[CHARCOAL]:
        forest.push(SplitCharcoal(seat, amounts[CHARCOAL]))


def take(forest: BlackForest, seat: int, amounts: list[int], frees_wheel: bool) -> None:
    player = forest.players[seat]
    for kind, amount in enumerate(amounts):
        if amount == 0 or kind == ANIMAL:
            continue
        if kind == PIG:
            player.pigs -= amount
        elif kind == CATTLE:
            player.cattle -= amount
        elif kind != CHARCOAL and kind != PROVISION:
            player.store[MARKER_OF[kind]] -= amount
        if forest.telling:
            forest.note("paid", seat, {"good": KINDS[kind], "count": amount})
    if frees_wheel:
        settle(forest, seat)


class TakePrice(Step[BlackForest]):
    """The rest of a payment, after its questions; then the wheels."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "amounts", "frees_wheel")

    def __init__(self, seat: int, amounts: list[int], frees_wheel: bool) -> None:
        self.seat: Final = seat
        self.amounts: Final = amounts
        self.frees_wheel: Final = frees_wheel

    def run(self, state: BlackForest) -> None:
        take(state, self.seat, self.amounts, self.frees_wheel)


class SplitCharcoal(Decision[BlackForest]):
    """WH-7: charcoal may be paid from both wheels. Asked only if there are several ways."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def actions(self, state: BlackForest) -> list[Action]:
        store = state.players[self.seat].store
        least = max(0, self.count - store[M_COAL_COOKING])
        most = min(self.count, store[M_COAL_GLASS])
        return state.space.of(FROM_GLASS)[least : most + 1]

    def refuse(self, state: BlackForest, action: Action) -> Refusal:
        return ALLOWED

    def resolve(self, state: BlackForest, action: Action) -> None:
        store = state.players[self.seat].store
        store[M_COAL_GLASS] -= action.first
        store[M_COAL_COOKING] -= self.count - action.first


class LowerMarkers(Decision[BlackForest]):
    """WH-8: each provision spent lowers a marker of choice. Asked only if different pairs can result (WH-8b)."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def actions(self, state: BlackForest) -> list[Action]:
        return lowered_pairs(state, self.seat, self.count)

    def refuse(self, state: BlackForest, action: Action) -> Refusal:
        return ALLOWED

    def resolve(self, state: BlackForest, action: Action) -> None:
        store = state.players[self.seat].store
        store[M_LOW] = action.first
        store[M_HIGH] = action.second


def lowered_pairs(forest: BlackForest, seat: int, count: int) -> list[Action]:
    store = forest.players[seat].store
    low, high = store[M_LOW], store[M_HIGH]
    return pairs_of(forest, low + high - count, 0, 0, low, high)


class GiveAnimals(Decision[BlackForest]):
    """A price in livestock: which animal leaves. `pigs` and `cattle` are owed besides."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "count", "pigs", "cattle")

    def __init__(self, seat: int, count: int, pigs: int, cattle: int) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.pigs: Final = pigs
        self.cattle: Final = cattle

    def actions(self, state: BlackForest) -> list[Action]:
        player = state.players[self.seat]
        found: list[Action] = []
        if player.pigs > self.pigs:
            found.append(state.space.at(GIVE, 0))
        if player.cattle > self.cattle:
            found.append(state.space.at(GIVE, 1))
        return found

    def refuse(self, state: BlackForest, action: Action) -> Refusal:
        return ALLOWED

    def resolve(self, state: BlackForest, action: Action) -> None:
        player = state.players[self.seat]
        if action.first == 0:
            player.pigs -= 1
        else:
            player.cattle -= 1
        if state.telling:
            state.note("gave", self.seat, {"animal": ANIMALS[action.first]})
        if self.count > 1:
            state.push(GiveAnimals(self.seat, self.count - 1, self.pigs, self.cattle))
