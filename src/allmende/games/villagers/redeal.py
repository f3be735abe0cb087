"""Dealing anew what a seat can't see, without contradicting what it has seen (`determinize`).

Every card whose front is hidden from the seat lies at a *position*: in a hand, a pile, face down among the discards, or
in the pool. A position whose back has been seen takes a card of that suit only. A doubt (knowledge.py) needs a *witness*:
a position in one of its places that holds a card of its kind.
"""

from __future__ import annotations

from allmende.games.villagers.knowledge import A_CARD_OF, places_of, what_of
from allmende.games.villagers.rules.hands import KeepCard, pack_of
from allmende.games.villagers.state import (
    BACK,
    HAND,
    KIND_MASK,
    KIND_SHIFT,
    PACK,
    WHERE_SHIFT,
    Villagers,
    kind_of,
)
from allmende.games.villagers.tables import NONE
from allmende.games.villagers.view import SPECTATOR

SWEEPS = 6  # how often every witness may change places


class Position:
    """One hidden card: the list it lies in, where that is, and what is known of it."""

    def __init__(self, cards: list[int], index: int, place: int, kind: int, suit: int) -> None:
        self.cards = cards
        self.index = index
        self.place = place  # as in doubts; -1: nobody remembers anything of it
        self.kind = kind
        self.suit = suit  # of its back; -1: not seen
        self.doubt = NONE  # the doubt it is witness for


def redeal(state: Villagers, seat: int) -> None:
    if state.is_over:
        return
    state.doubts = [entry for entry in state.doubts if entry >> seat & 1 or entry >> SPECTATOR & 1]
    _own_everything(state)
    positions = _positions(state, seat)
    doubts = [entry for entry in state.doubts if entry >> seat & 1]
    _find_witnesses(state, positions, doubts)
    _shuffle(state, [position for position in positions if position.doubt == NONE])
    _move_witnesses(state, positions, doubts)
    for position in positions:
        if position.place == NONE and position.cards is state.pool:
            position.cards[position.index] = position.kind
        else:
            entry = position.cards[position.index]
            position.cards[position.index] = entry & ~(KIND_MASK << KIND_SHIFT) | position.kind << KIND_SHIFT
    state.pool.sort()
    state.buried.sort()
    for hand in state.hands:
        hand.sort()
    _choose_again(state, seat)


def _own_everything(state: Villagers) -> None:
    """Clones share hands and piles; here nearly all of them change."""
    state.hands = [hand.copy() for hand in state.hands]
    state.tops = [top.copy() for top in state.tops]
    state.packs = [pack.copy() for pack in state.packs]
    state.bottom = state.bottom.copy()
    state.buried = state.buried.copy()
    state.chosen = state.chosen.copy()


def _positions(state: Villagers, seat: int) -> list[Position]:
    found: list[Position] = []
    for index, kind in enumerate(state.pool):
        found.append(Position(state.pool, index, NONE, kind, NONE))
    for owner, hand in enumerate(state.hands):
        _add(state, found, hand, seat, HAND + owner)
    for pack, cards in enumerate(state.packs):
        _add(state, found, cards, seat, PACK + pack)
    for top in state.tops:
        _add(state, found, top, seat, NONE)
    _add(state, found, state.bottom, seat, NONE)
    _add(state, found, state.buried, seat, NONE)
    return found


def _add(state: Villagers, found: list[Position], cards: list[int], seat: int, place: int) -> None:
    """The cards of a list this seat does not know; where they lie is said by the list or by their entries."""
    for index, entry in enumerate(cards):
        if not entry >> seat & 1:
            kind = kind_of(entry)
            suit = state.tables.suit[kind] if entry & BACK else NONE
            where = place if place != NONE else (entry >> WHERE_SHIFT or NONE)
            found.append(Position(cards, index, where, kind, suit))


def _fits(state: Villagers, position: Position, doubt: int) -> bool:
    if position.place == NONE or not places_of(doubt) >> position.place & 1:
        return False
    what = what_of(doubt)
    return (
        state.tables.suit[position.kind] == what - A_CARD_OF if what >= A_CARD_OF else position.kind == what
    )


def _find_witnesses(state: Villagers, positions: list[Position], doubts: list[int]) -> None:
    """A matching of doubts to positions in the true deal; there is one, since doubts are never wrong."""
    for number in range(len(doubts)):
        _match(state, positions, doubts, number, [])


def _match(
    state: Villagers, positions: list[Position], doubts: list[int], number: int, tried: list[Position]
) -> bool:
    for position in positions:
        if position in tried or not _fits(state, position, doubts[number]):
            continue
        tried.append(position)
        if position.doubt == NONE or _match(state, positions, doubts, position.doubt, tried):
            position.doubt = number
            return True
    return False


def _shuffle(state: Villagers, positions: list[Position]) -> None:
    """Positions with a seen back share the cards of that suit, then the others what is left: all deals equally likely."""
    by_suit: list[list[int]] = [[] for _ in range(state.tables.suit_count)]
    for position in positions:
        by_suit[state.tables.suit[position.kind]].append(position.kind)
    for cards in by_suit:
        cards.sort()
        state.stream.shuffle(cards)
    for position in positions:
        if position.suit != NONE:
            position.kind = by_suit[position.suit].pop()
    left = [kind for cards in by_suit for kind in cards]
    state.stream.shuffle(left)
    for position in positions:
        if position.suit == NONE:
            position.kind = left.pop()


def _move_witnesses(state: Villagers, positions: list[Position], doubts: list[int]) -> None:
    """Lets every witness change places with cards elsewhere in its doubt's places, as often as is allowed."""
    witnesses = [position for position in positions if position.doubt != NONE]
    for _ in range(SWEEPS if witnesses else 0):
        for number in range(len(witnesses)):
            here = witnesses[number]
            open_to = [
                there
                for there in positions
                if there.place != NONE and places_of(doubts[here.doubt]) >> there.place & 1
            ]
            there = open_to[state.stream.below(len(open_to))]
            if there is not here and _may_swap(state, here, there, doubts):
                here.kind, there.kind = there.kind, here.kind
                here.doubt, there.doubt = there.doubt, here.doubt
                witnesses = [there if one is here else here if one is there else one for one in witnesses]


def _may_swap(state: Villagers, here: Position, there: Position, doubts: list[int]) -> bool:
    suit = state.tables.suit
    if here.suit not in (NONE, suit[there.kind]) or there.suit not in (NONE, suit[here.kind]):
        return False
    return there.doubt == NONE or bool(places_of(doubts[there.doubt]) >> here.place & 1)


def _choose_again(state: Villagers, seat: int) -> None:
    """Secret picks of the others while starting hands are drafted: any card of the pack imagined for them."""
    if not state.packs:
        return
    decision = state.decision()
    assert isinstance(decision, KeepCard)
    for other, kind in enumerate(state.chosen):
        if other != seat and kind != NONE:
            pack = state.packs[pack_of(state, other, decision.passes)]
            state.chosen[other] = kind_of(pack[state.stream.below(len(pack))])
