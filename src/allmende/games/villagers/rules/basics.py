"""Getting Basic Villagers: a hand card to a stack, a Hayer, Lumberjack or Miner to the village (6.14-6.18, R38)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal
from allmende.games.villagers.actions import GIVE, PUT_ON
from allmende.games.villagers.knowledge import lay_on_pile, new_spot, slip
from allmende.games.villagers.state import (
    BACK,
    BURIED,
    HAND,
    KIND_SHIFT,
    WHERE_SHIFT,
    Villagers,
    kind_of,
)
from allmende.games.villagers.tables import BASICS, NONE

B14_ENOUGH: Final = Reason("6.14", "no-more-exchanges")
B17_PILE_EMPTY: Final = Reason("6.17", "basic-pile-empty")
R38_NO_CARD: Final = Reason("R38", "no-card-in-hand")
R27_STACK_GONE: Final = Reason("R27", "stack-is-gone")


def refuse_fetch(state: Villagers, seat: int, basic: int) -> Refusal:
    if state.exchanged >= state.tables.exchanges:
        return B14_ENOUGH
    if not state.hands[seat]:
        return R38_NO_CARD
    return ALLOWED if state.basics[basic] else B17_PILE_EMPTY


def explain_fetch(state: Villagers, basic: int, reason: Reason) -> Reason:
    if reason == B14_ENOUGH:
        return Reason(reason.rule, reason.key, {"exchanges": state.tables.exchanges})
    if reason == B17_PILE_EMPTY:
        return Reason(reason.rule, reason.key, {"card": state.name(BASICS + basic)})
    return reason.lacking("hand", 1, 0)


def fetch(state: Villagers, seat: int, basic: int) -> None:
    """6.16: with all stacks empty the card is discarded instead, and no stack is asked for."""
    if state.leftmost_stack() == NONE:
        state.push(GiveCard(seat, basic, NONE))
    else:
        state.push(ChooseStack(seat, basic))


class ChooseStack(Decision[Villagers]):
    """Which stack gets the card."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "basic")

    def __init__(self, seat: int, basic: int) -> None:
        super().__init__(seat)
        self.basic: Final = basic

    def told(self, state: Villagers) -> dict[str, Any]:
        return {"card": state.name(BASICS + self.basic)}

    def actions(self, state: Villagers) -> list[Action]:
        return state.space.of(PUT_ON)

    def refuse(self, state: Villagers, action: Action) -> Refusal:
        return ALLOWED if state.tops[action.first] else R27_STACK_GONE

    def explain(self, state: Villagers, action: Action, reason: Reason) -> Reason:
        return Reason(reason.rule, reason.key, {"stack": action.first + 1})

    def resolve(self, state: Villagers, action: Action) -> None:
        state.push(GiveCard(self.seat, self.basic, action.first))


class GiveCard(Decision[Villagers]):
    """Which card is given away for the Basic Villager (stack -1: it is discarded). Always asked: hands are secret."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "basic", "stack")

    def __init__(self, seat: int, basic: int, stack: int) -> None:
        super().__init__(seat)
        self.basic: Final = basic
        self.stack: Final = stack

    def always_asks(self) -> bool:
        return True

    def told(self, state: Villagers) -> dict[str, Any]:
        return {"card": state.name(BASICS + self.basic), "stack": self.stack + 1}

    def actions(self, state: Villagers) -> list[Action]:
        found: list[Action] = []
        last = NONE
        for entry in state.hands[self.seat]:
            kind = kind_of(entry)
            if kind != last:
                found.append(state.space.at(GIVE, kind))
                last = kind
        return found

    def refuse(self, state: Villagers, action: Action) -> Refusal:
        return ALLOWED

    def resolve(self, state: Villagers, action: Action) -> None:
        seat, kind = self.seat, action.first
        before = state.count(seat)
        hand = state.change_hand(seat)
        tables = state.tables
        if self.stack == NONE:  # R40: back known, front not
            seen = slip(state, hand, HAND + seat, BURIED + seat, kind, 1 << seat)
            entry = BURIED + seat << WHERE_SHIFT | kind << KIND_SHIFT | BACK | seen
            state.buried = sorted([*state.buried, entry])
        else:
            spot = new_spot(state)
            seen = slip(state, hand, HAND + seat, spot, kind, 1 << seat)
            lay_on_pile(state, self.stack, kind, seen, spot)
        state.enter(seat, before)
        basic = BASICS + self.basic
        state.basics[self.basic] -= 1
        state.exchanged += 1
        state.add_villager(seat, basic, basic, NONE)
        if state.telling:
            suit = tables.suits[tables.suit[kind]]
            if self.stack == NONE:
                state.note("exchanged-discard", seat, {"card": tables.names[basic], "suit": suit})
            else:
                card = tables.names[basic]
                state.note("exchanged", seat, {"card": card, "suit": suit, "stack": self.stack + 1})
