"""Paying: in full, then the wheels are checked; charcoal, provisions and animals leave the payer a choice (WH-4, R43)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from allmende.core.actions import Action, Word
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal, Step
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
    MARKER_WORDS,
    PIG,
    PROVISION,
    Price,
)
from allmende.games.black_forest.rules.gain import pairs_of, set_provisions, settle
from allmende.games.black_forest.state import BlackForest, Player


def pay(forest: BlackForest, seat: int, price: Price, event: str, args: dict[str, Word] | None) -> None:
    """Takes a price that is covered, and tells what for (`args`: None when nobody listens). What can be put together in
    several ways is asked and taken first."""
    if not price.has_ways:
        if price.kinds:
            take(forest, seat, price.amounts)
        if forest.telling:
            forest.note(event, seat, args or {})
        if price.frees_wheel:
            settle(forest, seat)
        return
    if forest.telling:
        forest.note(event, seat, args or {})
    amounts = price.amounts
    forest.push(TakePrice(seat, amounts, price.frees_wheel))
    if amounts[ANIMAL]:
        forest.push(GiveAnimals(seat, amounts[ANIMAL], amounts[PIG], amounts[CATTLE]))
    if amounts[PROVISION]:
        forest.push(LowerMarkers(seat, amounts[PROVISION]))
    if amounts[CHARCOAL]:
        forest.push(SplitCharcoal(seat, amounts[CHARCOAL]))


def explain_price(player: Player, price: Price, reason: Reason) -> Reason:
    """What is missing for a price: the first kind of which there is too little."""
    for kind in price.kinds:
        if player.held(kind) < price.amounts[kind]:
            return reason.lacking(KINDS[kind], price.amounts[kind], player.held(kind))
    animals = price.amounts[PIG] + price.amounts[CATTLE] + price.amounts[ANIMAL]
    return reason.lacking(KINDS[ANIMAL], animals, player.held(ANIMAL))


def take(forest: BlackForest, seat: int, amounts: list[int]) -> None:
    """All of a price but charcoal, provisions and animals of either type."""
    player = forest.players[seat]
    for kind, amount in enumerate(amounts):
        if amount == 0 or kind in (ANIMAL, CHARCOAL, PROVISION):
            continue
        if kind == PIG:
            player.pigs -= amount
        elif kind == CATTLE:
            player.cattle -= amount
        else:
            player.store[MARKER_OF[kind]] -= amount
        if forest.telling:
            forest.book(seat, KINDS[kind], -amount)


def tell_payment(forest: BlackForest, seat: int) -> None:
    """What the answer to a question has taken; the last answer's with the rest of the price, which is taken next."""
    if not isinstance(forest.stack[-1], TakePrice):
        forest.note("paid", seat, {})


class TakePrice(Step[BlackForest]):
    """The rest of a payment, after its questions; then the wheels."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "amounts", "frees_wheel")

    def __init__(self, seat: int, amounts: list[int], frees_wheel: bool) -> None:
        self.seat: Final = seat
        self.amounts: Final = amounts
        self.frees_wheel: Final = frees_wheel

    def run(self, state: BlackForest) -> None:
        take(state, self.seat, self.amounts)
        if state.telling and state.booked:
            state.note("paid", self.seat, {})
        if self.frees_wheel:
            settle(state, self.seat)


class SplitCharcoal(Decision[BlackForest]):
    """WH-7: charcoal may be paid from both wheels. Asked only if there are several ways."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def told(self, state: BlackForest) -> dict[str, Any]:
        return {"count": self.count}

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
        if state.telling:
            if action.first:
                state.book(self.seat, MARKER_WORDS[M_COAL_GLASS], -action.first)
            if action.first < self.count:
                state.book(self.seat, MARKER_WORDS[M_COAL_COOKING], action.first - self.count)
            tell_payment(state, self.seat)


class LowerMarkers(Decision[BlackForest]):
    """WH-8: each provision spent lowers a marker of choice. Asked only if different pairs can result (WH-8b)."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def told(self, state: BlackForest) -> dict[str, Any]:
        return {"count": self.count}

    def actions(self, state: BlackForest) -> list[Action]:
        return lowered_pairs(state, self.seat, self.count)

    def refuse(self, state: BlackForest, action: Action) -> Refusal:
        return ALLOWED

    def resolve(self, state: BlackForest, action: Action) -> None:
        set_provisions(state, self.seat, action, "paid")


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
        if self.count > 1:
            state.push(GiveAnimals(self.seat, self.count - 1, self.pigs, self.cattle))
        if state.telling:
            state.book(self.seat, ANIMALS[action.first], -1)
            tell_payment(state, self.seat)
