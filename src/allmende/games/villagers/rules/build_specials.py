"""Red cards of the mini-expansions that are played, or at work, on one's own build turn (11.3)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from allmende.core.actions import Action, Word
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal
from allmende.core.events import Event
from allmende.games.villagers.actions import (
    ALONE,
    CHOOSE,
    FREELANCE,
    NOBLE,
    PIGEONEER,
    PLACE,
    ROB,
    SCHEMER,
    SHERIFF,
)
from allmende.games.villagers.knowledge import add_to_hand, look, slip
from allmende.games.villagers.rules.looking import LookThrough, take_up
from allmende.games.villagers.rules.specials import C3_CAP, play
from allmende.games.villagers.scoring import SPECIALS
from allmende.games.villagers.state import HAND, SEEN, Villagers, kind_of
from allmende.games.villagers.tables import BASICS, Tables

E4_ONLY_SPECIALS: Final = Reason("11.3d", "only-specials-there")
E4_RESERVE_EMPTY: Final = Reason("11.3d", "reserve-is-empty")
E3_NOT_FIRST: Final = Reason("11.3c", "freelancer-comes-first")
E3_LIMIT_FULL: Final = Reason("11.3c", "build-limit-is-full")
E3_NO_COIN: Final = Reason("11.3c", "no-coin-for-freelancer")
E3_ROBBED: Final = Reason("11.3c", "thief-was-at-work")
E3_TOO_POOR: Final = Reason("11.3c", "too-poor-to-rob")


def list_play(state: Villagers, seat: int, kind: int, found: list[Action]) -> None:
    """What can be tried with this card of the hand."""
    tables, space = state.tables, state.space
    if kind == tables.noble:
        for owner in range(state.seats):
            if owner != seat and state.hands[owner]:
                found.append(space.at(NOBLE, owner))
    elif kind == tables.schemer:
        for owner in range(state.seats):
            for target in scheme_targets(state, owner):
                found.append(space.at(SCHEMER, owner, target))
    elif kind == tables.pigeoneer:
        found.append(space.at(PIGEONEER))
    elif kind == tables.sheriff:
        for owner in range(state.seats):
            if tables.thief in state.villages[owner].kinds:
                found.append(space.at(SHERIFF, owner))
    elif tables.stays[kind]:
        found.append(space.at(PLACE, kind, ALONE, 0))


def is_for_the_draft(tables: Tables, kind: int) -> bool:
    """Red cards of the draft turn, of no use here."""
    return kind in (tables.benefactor, tables.prophet, tables.barbarian, tables.flaker)


def list_standing(state: Villagers, seat: int, found: list[Action]) -> None:
    """What cards in the villages allow."""
    tables = state.tables
    for owner in range(state.seats):
        if tables.freelancer in state.villages[owner].kinds:
            found.append(state.space.at(FREELANCE, owner))
    if tables.thief in state.villages[seat].kinds:
        for owner in range(state.seats):
            if owner != seat:
                found.append(state.space.at(ROB, owner))


def scheme_targets(state: Villagers, owner: int) -> list[int]:
    """11.3d: uncovered, and neither Founders nor Basic nor Special."""
    village = state.villages[owner]
    found: list[int] = []
    for node, kind in enumerate(village.kinds):
        if (
            not village.loads[node]
            and kind >= BASICS + state.tables.basic_count
            and not state.tables.is_special[kind]
            and kind not in found
        ):
            found.append(kind)
    return found


def refuse_play(state: Villagers, seat: int, action: Action) -> Refusal:
    kind, tables = action.kind, state.tables
    if kind == FREELANCE:
        if state.freelanced or state.cap_used or state.exchanged or state.robbed:
            return E3_NOT_FIRST
        if state.build_limits[seat] >= tables.build_max:
            return E3_LIMIT_FULL
        return ALLOWED if state.supply[seat] >= tables.freelancer_price else E3_NO_COIN
    if kind == ROB:
        if state.robbed:
            return E3_ROBBED
        return ALLOWED if state.supply[action.first] >= tables.thief_coins else E3_TOO_POOR
    if state.cap_used >= tables.build_max:
        return C3_CAP
    if kind == NOBLE:
        for entry in state.hands[action.first]:
            if not tables.is_special[kind_of(entry)]:
                return ALLOWED
        return E4_ONLY_SPECIALS
    if kind == PIGEONEER:
        return ALLOWED if state.tops[tables.stack_count] else E4_RESERVE_EMPTY
    return ALLOWED


def explain_play(state: Villagers, seat: int, action: Action, reason: Reason) -> Reason:
    tables = state.tables
    if reason == E3_NO_COIN:
        return reason.lacking("coins", tables.freelancer_price, state.supply[seat])
    if reason == E3_TOO_POOR:
        theirs: dict[str, Word] = {"coins": state.supply[action.first], "least": tables.thief_coins}
        return Reason(reason.rule, reason.key, theirs)
    if reason == E3_LIMIT_FULL:
        return Reason(reason.rule, reason.key, {"limit": tables.build_max})
    return reason


def play_special(state: Villagers, seat: int, action: Action) -> None:
    kind, tables, owner = action.kind, state.tables, action.first
    if kind == FREELANCE:
        state.freelanced = True
        state.earn(seat, SPECIALS, -tables.freelancer_price)
        node = state.villages[owner].uncovered(tables.freelancer)
        state.lay_coins(owner, node, tables.freelancer_price)
        state.build_limits = state.build_limits.copy()
        state.build_limits[seat] = min(tables.build_max, state.build_limits[seat] + tables.freelancer_builds)
        if state.telling:
            state.note("freelanced", seat, {"other": owner, "own": int(owner == seat)})
    elif kind == ROB:
        state.robbed = True
        state.earn(owner, SPECIALS, -tables.thief_coins)
        state.lay_coins(seat, state.villages[seat].uncovered(tables.thief), tables.thief_coins)
        if state.telling:
            state.note("robbed", seat, {"coins": tables.thief_coins, "other": owner})
    elif kind == NOBLE:
        _discard(state, seat, tables.noble)
        if state.telling:
            state.note("noble", seat, {"other": owner})
        state.unknown()
        state.reveal()
        hand = state.change_hand(owner)
        look(state, seat, hand, HAND + owner)
        hand.sort()
        state.push(TakeFromHand(seat, owner))
    elif kind == SCHEMER:
        _discard(state, seat, tables.schemer)
        _scheme(state, seat, owner, action.second)
    elif kind == SHERIFF:
        _discard(state, seat, tables.sheriff)
        _arrest(state, seat, owner)
    else:
        assert kind == PIGEONEER
        _discard(state, seat, tables.pigeoneer)
        pile = tables.stack_count
        cards = min(tables.pigeoneer_cards, state.pile_size(pile))
        if state.telling:
            state.note("pigeoneer", seat, {"cards": cards})
        start = take_up(state, seat, pile, cards)
        state.push(LookThrough(seat, pile, start, False))


def _discard(state: Villagers, seat: int, kind: int) -> None:
    play(state, seat, kind)
    state.discard(kind)


class TakeFromHand(Decision[Villagers]):
    """The Noble: one villager that isn't red, from the hand just seen."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "owner")

    def __init__(self, seat: int, owner: int) -> None:
        super().__init__(seat)
        self.owner: Final = owner

    def always_asks(self) -> bool:
        return True

    def told(self, state: Villagers) -> dict[str, Any]:
        return {"owner": self.owner}

    def actions(self, state: Villagers) -> list[Action]:
        found: list[Action] = []
        for entry in state.hands[self.owner]:
            action = state.space.at(CHOOSE, kind_of(entry))
            if not state.tables.is_special[kind_of(entry)] and action not in found:
                found.append(action)
        return found

    def refuse(self, state: Villagers, action: Action) -> Refusal:
        return ALLOWED

    def resolve(self, state: Villagers, action: Action) -> None:
        seat, owner, kind = self.seat, self.owner, action.first
        both = 1 << seat | 1 << owner
        before = state.count(owner)
        seen = slip(state, state.change_hand(owner), HAND + owner, HAND + seat, kind, both)
        state.enter(owner, before)
        add_to_hand(state, seat, kind, seen)
        if state.telling:
            suit = state.tables.suits[state.tables.suit[kind]]
            state.note("noble-took", seat, {"suit": suit, "other": owner})
            for hearer in (seat, owner):
                state.tell(Event("noble-took-card", seat, {"card": state.name(kind)}, hearer))


def _scheme(state: Villagers, seat: int, owner: int, kind: int) -> None:
    """A Monk or Apprentice uncovered by this goes to hand (9.3)."""
    tables, village = state.tables, state.villages[owner]
    chosen = village.uncovered(kind)
    coins = village.coins[chosen]
    state.earn(owner, SPECIALS, coins)
    under = state.remove_villager(owner, chosen)
    add_to_hand(state, seat, kind, SEEN)
    if state.telling:
        card, own = tables.names[kind], int(owner == seat)
        state.note("schemed", seat, {"card": card, "coins": coins, "other": owner, "own": own})
    while under >= 0:
        village = state.villages[owner]
        if village.loads[under] or not tables.is_special[village.kinds[under]]:
            return
        returned = village.kinds[under]
        under = state.remove_villager(owner, under)
        add_to_hand(state, owner, returned, SEEN)
        if state.telling:
            state.note("returned", owner, {"card": tables.names[returned]})


def _arrest(state: Villagers, seat: int, owner: int) -> None:
    village, thief = state.villages[owner], state.tables.thief
    node = village.uncovered(thief)
    coins = village.coins[node]
    state.remove_villager(owner, node)
    state.discard(thief)
    state.earn(seat, SPECIALS, coins)
    if state.telling:
        state.note("arrested", seat, {"coins": coins, "other": owner, "own": int(owner == seat)})
