"""Padlocks: who is paid for opening one (6.19-6.25)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal
from allmende.games.villagers.actions import PAY, PAY_BANK, UNLOCK
from allmende.games.villagers.scoring import PADLOCKS
from allmende.games.villagers.state import Villagers
from allmende.games.villagers.tables import NONE, PLAYERS

P20_OWN_FIRST: Final = Reason("6.20", "own-unlocker-first")
P21_NOT_TO_BANK: Final = Reason("6.21", "another-has-unlocker")
P23_TOO_FEW_COINS: Final = Reason("6.23", "too-few-coins")
T4_NO_TINNER: Final = Reason("9.4", "no-tinner")


class OpenPadlock(Decision[Villagers]):
    """Whom to pay for opening a padlock. Copies in one village differ only by the coins on them: most coins first."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "unlocker", "card")

    def __init__(self, seat: int, unlocker: int, card: int = NONE) -> None:
        super().__init__(seat)
        self.unlocker: Final = unlocker
        self.card: Final = card  # whose padlock it is

    def told(self, state: Villagers) -> dict[str, Any]:
        told = {"unlocker": state.name(self.unlocker)}
        if self.card != NONE:
            told["card"] = state.name(self.card)
        return told

    def actions(self, state: Villagers) -> list[Action]:
        found: list[Action] = state.space.of(UNLOCK).copy() if state.tinner else []
        if state.villages[self.seat].has(self.unlocker):
            list_payees(state, self.seat, self.unlocker, found)
            return found
        nobody = len(found)
        for village in range(len(state.villages)):
            list_payees(state, village, self.unlocker, found)
        if len(found) == nobody:
            found.append(state.space.at(PAY_BANK))
        return found

    def wonders(self, state: Villagers) -> list[Action]:
        """The bank, the Tinner, and unlockers elsewhere."""
        found = state.space.of(UNLOCK) + state.space.of(PAY_BANK)
        for village in range(len(state.villages)):
            list_payees(state, village, self.unlocker, found)
        return [action for action in found if self.refuse(state, action) is not None]

    def refuse(self, state: Villagers, action: Action) -> Refusal:
        if action.kind == UNLOCK:
            return ALLOWED if state.tinner else T4_NO_TINNER
        own = state.villages[self.seat].has(self.unlocker)
        if own:
            to_own = action.kind == PAY and action.first == self.seat
            return ALLOWED if to_own else P20_OWN_FIRST
        if action.kind == PAY_BANK:
            for village in state.villages:
                if village.has(self.unlocker):
                    return P21_NOT_TO_BANK
        return ALLOWED if state.supply[self.seat] >= state.tables.padlock_cost else P23_TOO_FEW_COINS

    def explain(self, state: Villagers, action: Action, reason: Reason) -> Reason:
        if reason == P23_TOO_FEW_COINS:
            return reason.lacking("coins", state.tables.padlock_cost, state.supply[self.seat])
        if reason in (P20_OWN_FIRST, P21_NOT_TO_BANK):
            return Reason(reason.rule, reason.key, {"card": state.name(self.unlocker)})
        return reason

    def resolve(self, state: Villagers, action: Action) -> None:
        cost = state.tables.padlock_cost
        if action.kind == UNLOCK:
            if state.telling:
                state.note("opened-free", self.seat, {})
            return
        if action.kind == PAY_BANK:
            state.earn(self.seat, PADLOCKS, -cost)
            if state.telling:
                state.note("paid-bank", self.seat, {})
            return
        village = village_of(state, action.first)
        if village != self.seat:
            state.earn(self.seat, PADLOCKS, -cost)
        node = copies_by_coins(state, village, self.unlocker)[action.second]
        state.lay_coins(village, node, cost)
        if not state.telling:
            return
        card = state.name(self.unlocker)
        if village == self.seat:
            state.note("paid-own", self.seat, {"card": card, "coins": cost})
        else:
            hers = int(village == state.seats)
            state.note("paid-other", self.seat, {"card": card, "other": village, "hers": hers})


def list_payees(state: Villagers, village: int, unlocker: int, found: list[Action]) -> None:
    if state.villages[village].has(unlocker):
        for copy in range(len(copies_by_coins(state, village, unlocker))):
            found.append(state.space.at(PAY, payee_index(state, village), copy))


def payee_index(state: Villagers, village: int) -> int:
    return village if village < state.seats else max(PLAYERS)  # the Countess comes after all players


def village_of(state: Villagers, payee: int) -> int:
    return payee if payee < max(PLAYERS) else state.seats


def copies_by_coins(state: Villagers, village: int, kind: int) -> list[int]:
    """The cards of this kind in a village, most coins first; those with as many coins as another are the same."""
    found: list[int] = []
    coins = state.villages[village].coins
    for node, other in enumerate(state.villages[village].kinds):
        if other == kind:
            place = 0
            while place < len(found) and coins[found[place]] > coins[node]:
                place += 1
            if place == len(found) or coins[found[place]] < coins[node]:
                found.insert(place, node)
    return found
