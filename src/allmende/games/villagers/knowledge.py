"""What each seat has seen: who knows which front lies where, and what follows when cards move face down.

Most knowledge is exact and kept with the card (the `seen` bits of its entry). When a card leaves a hand face down, those
who knew some but not all of the hand's cards of that suit are in *doubt*: a card they had seen is now either still in the
hand or is the one that left. A doubt says: "one copy of this kind lies in one of these locations". Doubts can only be too
weak, never wrong, so the true deal always satisfies them, and `redeal` deals nothing that contradicts them.
"""

from __future__ import annotations

from typing import Final

from allmende.games.villagers.state import (
    BACK,
    HAND,
    KIND_MASK,
    KIND_SHIFT,
    PACK,
    SEEN,
    WHERE_SHIFT,
    Villagers,
    entry_of,
    kind_of,
)

# Doubts: a bit for each possible location << 16 | what << 6 | who.
WHAT_SHIFT: Final = 6
WHAT_MASK: Final = 1023
PLACES_SHIFT: Final = 16
A_CARD_OF: Final = 256  # + suit, as `what`: nothing but the back is known


def doubt(who: int, what: int, places: int) -> int:
    return places << PLACES_SHIFT | what << WHAT_SHIFT | who


def what_of(doubt: int) -> int:
    return doubt >> WHAT_SHIFT & WHAT_MASK


def places_of(doubt: int) -> int:
    return doubt >> PLACES_SHIFT


def suit_of(state: Villagers, what: int) -> int:
    return what - A_CARD_OF if what >= A_CARD_OF else state.tables.suit[what]


def add_to_hand(state: Villagers, seat: int, kind: int, seen: int) -> None:
    hand = state.change_hand(seat)
    hand.append(entry_of(kind, seen | 1 << seat))
    hand.sort()


def show_from_hand(state: Villagers, seat: int, kind: int) -> None:
    """A card leaves a hand face up. Who had seen one copy of two no longer knows of a second."""
    hand = state.change_hand(seat)
    taken = -1
    known = 0
    for place, entry in enumerate(hand):
        if entry >> KIND_SHIFT & KIND_MASK != kind:
            continue
        if taken < 0:
            taken = place
            known = entry & SEEN
        else:
            spent = entry & SEEN & ~known & ~(1 << seat)
            known |= spent
            hand[place] = entry & ~spent
    hand.pop(taken)
    if state.doubts:
        settle(state, HAND + seat, kind, SEEN & ~known)


def settle(state: Villagers, place: int, kind: int, observers: int) -> None:
    """These observers see this kind come out of a location: it may be the one they wondered about, so that doubt ends.
    If they wondered about several copies, the others' possible places are taken together."""
    kept: list[int] = []
    suit = A_CARD_OF + state.tables.suit[kind]
    for what in (kind, suit):
        wider = 0
        kept = []
        for entry in state.doubts:
            if what_of(entry) == what and places_of(entry) >> place & 1:
                entry |= wider << PLACES_SHIFT
                ended = entry & observers & SEEN
                if ended:
                    observers &= ~ended
                    wider |= places_of(entry)
                    entry &= ~ended
                if not entry & SEEN:
                    continue
            kept.append(entry)
        state.doubts = kept


def slip(state: Villagers, source: list[int], origin: int, target: int, kind: int, knowers: int) -> int:
    """A card leaves a group of cards (a hand, a pack: a copy to be changed) face down; returns who knows what it is.

    `knowers` see its front; everybody sees its back.
    """
    tables = state.tables
    suit = tables.suit[kind]
    alike: list[int] = []  # places in the group of the cards with this back
    sure = SEEN
    taken = -1
    for place, entry in enumerate(source):
        other = kind_of(entry)
        if tables.suit[other] != suit:
            continue
        alike.append(place)
        sure = sure & entry if other == kind else 0
        if other == kind and taken < 0:
            taken = place
    for entry in state.doubts:
        if places_of(entry) >> origin & 1 and suit_of(state, what_of(entry)) == suit:
            sure &= ~entry
    unsure = SEEN & ~sure & ~knowers
    doubts: list[int] = []
    for entry in state.doubts:
        if places_of(entry) >> origin & 1 and suit_of(state, what_of(entry)) == suit:
            entry |= 1 << target + PLACES_SHIFT
        doubts.append(entry)
    for place in alike:
        entry = source[place]
        who = entry & unsure
        if who:
            doubts.append(doubt(who, kind_of(entry), 1 << origin | 1 << target))
            source[place] = entry & ~who
    state.doubts = doubts
    source.pop(taken)
    return sure | knowers


def show_from_pile(state: Villagers, entry: int) -> None:
    """The top card of a pile is turned over."""
    state.reveal()
    if state.doubts:
        where = entry >> WHERE_SHIFT
        if where >= PACK:
            settle(state, where, kind_of(entry), SEEN & ~entry)
            leave_spot(state, where)


def carry_off(state: Villagers, entry: int, seat: int) -> None:
    """The top card of a pile goes to a hand; only the taker sees its front."""
    state.reveal()
    where = entry >> WHERE_SHIFT
    if state.doubts and where >= PACK:
        if not entry >> seat & 1:
            settle(state, where, kind_of(entry), 1 << seat)
        split: list[int] = []
        for one in state.doubts:
            if places_of(one) >> where & 1 and one & SEEN & ~(1 << seat):
                others = one & ~(1 << seat)
                split.append(others | 1 << HAND + seat + PLACES_SHIFT)
                one = one & ~SEEN | one & 1 << seat
            if one & SEEN:
                split.append(one)
        state.doubts = split
        leave_spot(state, where)
    add_to_hand(state, seat, kind_of(entry), entry & SEEN)


def leave_spot(state: Villagers, where: int) -> None:
    """A location is no more, unless other cards share it."""
    for top in state.tops:
        for entry in top:
            if entry >> WHERE_SHIFT == where:
                return
    gone = 1 << where + PLACES_SHIFT
    state.doubts = [entry & ~gone for entry in state.doubts]


def lay_on_pile(state: Villagers, pile: int, kind: int, seen: int, where: int) -> None:
    """Face down on top; its back is seen by all."""
    state.change_pile(pile).append(where << WHERE_SHIFT | kind << KIND_SHIFT | BACK | seen)


def new_spot(state: Villagers) -> int:
    state.spots += 1
    return state.spots - 1


def announce(state: Villagers, seat: int, kind: int, count: int) -> None:
    """So many cards of a kind in hand are shown now, and leave it later in the same play: nobody knows of fewer."""
    hand = state.change_hand(seat)
    copies = [place for place, entry in enumerate(hand) if kind_of(entry) == kind]
    for observer in range(SEEN.bit_length()):
        bit = 1 << observer
        unknown = [place for place in copies if not hand[place] & bit]
        for place in unknown[: max(0, count - len(copies) + len(unknown))]:
            hand[place] |= bit
            settle(state, HAND + seat, kind, bit)
    hand.sort()


def look(state: Villagers, seat: int, group: list[int], place: int) -> None:
    """A seat sees the fronts of a group of cards: what it wondered about is either among them or elsewhere."""
    for index, entry in enumerate(group):
        if not entry >> seat & 1:
            group[index] = entry | 1 << seat
            settle(state, place, kind_of(entry), 1 << seat)
    state.doubts = _narrowed(state.doubts, seat, place)


def _narrowed(doubts: list[int], seat: int, place: int) -> list[int]:
    """For this seat the place is out of the question now; the others wonder on."""
    kept: list[int] = []
    for entry in doubts:
        if entry >> seat & 1 and places_of(entry) >> place & 1:
            kept.append(entry & ~SEEN & ~(1 << place + PLACES_SHIFT) | 1 << seat)
            entry &= ~(1 << seat)
        if entry & SEEN:
            kept.append(entry)
    return kept


def mix(state: Villagers, group: list[int], seat: int, place: int) -> None:
    """A seat takes up some cards of a pile, looks at them and may change their order: for the others they are one heap.

    Of cards they knew, or whose backs they had seen, they now only know that they are in it.
    """
    others = SEEN & ~(1 << seat)
    for entry in group:
        if entry >> WHERE_SHIFT >= PACK and not entry >> seat & 1:
            settle(state, entry >> WHERE_SHIFT, kind_of(entry), 1 << seat)
    for index, entry in enumerate(group):
        where, kind = entry >> WHERE_SHIFT, kind_of(entry)
        if where >= PACK:
            state.doubts = _narrowed(state.doubts, seat, where)
            moved = 1 << where + PLACES_SHIFT
            target = 1 << place + PLACES_SHIFT
            state.doubts = [one & ~moved | target if one & moved else one for one in state.doubts]
        knew = entry & others
        if knew:
            state.doubts = [*state.doubts, doubt(knew, kind, 1 << place)]
        if entry & BACK and others & ~knew:
            backs = doubt(others & ~knew, A_CARD_OF + state.tables.suit[kind], 1 << place)
            state.doubts = [*state.doubts, backs]
        group[index] = place << WHERE_SHIFT | kind << KIND_SHIFT | 1 << seat
