"""What each seat has seen: who knows which front lies where, and what follows when cards move face down.

Most knowledge is exact and kept with the card (the `seen` bits of its entry). When a card leaves a hand face down, those
who knew some but not all of the hand's cards of that suit are in *doubt*: a card they had seen is now either still in the
hand or is the one that left. A doubt says: "one particular card of this kind, or with this back, lies in one of these
locations, and I can't see which it is"; no two doubts of an observer are about the same card. Doubts can only be too weak,
never wrong, so the true deal always satisfies them, and `redeal` deals nothing that contradicts them.
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
    SPECTATOR,
    WHERE_SHIFT,
    Villagers,
    entry_of,
    kind_of,
)
from allmende.games.villagers.tables import NONE

# Doubts: a bit for each possible location << 16 | what << 6 | who.
WHAT_SHIFT: Final = 6
WHAT_MASK: Final = 1023
PLACES_SHIFT: Final = 16
OBSERVERS: Final = SPECTATOR + 1  # as many as SEEN has bits
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
    before = state.count(seat) if state.telling else {}
    insert(state.change_hand(seat), entry_of(kind, seen | 1 << seat))
    if state.telling:
        state.enter(seat, before)


def insert(hand: list[int], entry: int) -> None:
    """Into its place: hands are in order."""
    place = len(hand)
    while place and hand[place - 1] > entry:
        place -= 1
    hand.insert(place, entry)


def show_from_hand(state: Villagers, seat: int, kind: int) -> None:
    """A card leaves a hand face up. An observer who had seen one copy of two no longer knows of a second."""
    before = state.count(seat) if state.telling else {}
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
    if state.telling:
        state.enter(seat, before)
    if state.doubts:
        settle(state, HAND + seat, kind, SEEN & ~known)


def add(doubts: list[int], entry: int) -> None:
    """Notes a doubt, together with the same of other observers."""
    for index, other in enumerate(doubts):
        if (other ^ entry) & ~SEEN == 0 and not other & entry & SEEN:
            doubts[index] = other | entry
            return
    doubts.append(entry)


def settle(state: Villagers, place: int, kind: int, observers: int) -> None:
    """These observers, who had not seen it, see a card of this kind come out of a location, or lie there."""
    suit = A_CARD_OF + state.tables.suit[kind]
    wondering = 0
    for entry in state.doubts:
        if places_of(entry) >> place & 1 and what_of(entry) in (kind, suit):
            wondering |= entry
    wondering &= observers
    if not wondering:
        return
    for observer in range(OBSERVERS):
        bit = 1 << observer
        if wondering & bit:
            state.doubts = _settled(state.doubts, place, kind, suit, bit)


def _settled(doubts: list[int], place: int, kind: int, suit: int, bit: int) -> list[int]:
    """It may be the card that an observer wondered about, so that doubt ends: one about the kind, else one about the back.

    If it may also be the card of another doubt, then the card of the doubt that ended is still there, and serves the other
    (one about the back too, since the kind has that back). So the other takes over its places; those are fewest if the
    doubt with fewest ends.
    """
    ended = NONE
    about = kind
    for what in (kind, suit):
        for index, entry in enumerate(doubts):
            if entry & bit and what_of(entry) == what and places_of(entry) >> place & 1:
                if ended == NONE or _count(places_of(entry)) < _count(places_of(doubts[ended])):
                    ended = index
                    about = what
        if ended != NONE:
            break
    places = places_of(doubts[ended])
    kept: list[int] = []
    for index, entry in enumerate(doubts):
        if entry & bit and places_of(entry) >> place & 1 and what_of(entry) in (about, suit):
            if index != ended:
                add(kept, entry & ~SEEN | bit | places << PLACES_SHIFT)
            entry &= ~bit
        if entry & SEEN:
            add(kept, entry)
    return kept


def _count(places: int) -> int:
    count = 0
    while places:
        places &= places - 1
        count += 1
    return count


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
    all_seen = sure
    for entry in state.doubts:
        if places_of(entry) >> origin & 1 and suit_of(state, what_of(entry)) == suit:
            sure &= ~entry
    if sure >> SPECTATOR & 1:
        sure = all_seen  # what follows from what everybody saw, nobody wonders about
    unsure = SEEN & ~sure & ~knowers
    doubts: list[int] = []
    for entry in state.doubts:
        if places_of(entry) >> origin & 1 and suit_of(state, what_of(entry)) == suit:
            entry |= 1 << target + PLACES_SHIFT
        add(doubts, entry)
    for place in alike:
        entry = source[place]
        who = entry & unsure
        if who:
            add(doubts, doubt(who, kind_of(entry), 1 << origin | 1 << target))
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
    """The top card of a pile goes to a hand; only the taker sees its front, all see its back."""
    state.reveal()
    where, kind, taker = entry >> WHERE_SHIFT, kind_of(entry), 1 << seat
    if state.doubts and where >= PACK:
        if not entry & taker:
            settle(state, where, kind, taker)
        split: list[int] = []
        for one in state.doubts:
            others = one & SEEN & ~taker
            if (
                others
                and places_of(one) >> where & 1
                and suit_of(state, what_of(one)) == state.tables.suit[kind]
            ):
                add(split, one & ~SEEN | others | 1 << HAND + seat + PLACES_SHIFT)
                one &= ~others
            if one & SEEN:
                add(split, one)
        state.doubts = split
        leave_spot(state, where)
    add_to_hand(state, seat, kind, entry & SEEN)


def leave_spot(state: Villagers, where: int) -> None:
    """Removes a location, unless other cards share it."""
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
    for observer in range(OBSERVERS):
        bit = 1 << observer
        missing = count
        for place in copies:
            if hand[place] & bit:
                missing -= 1
        for place in copies:
            if missing > 0 and not hand[place] & bit:
                hand[place] |= bit
                settle(state, HAND + seat, kind, bit)
                missing -= 1
    hand.sort()


def look(state: Villagers, seat: int, group: list[int], place: int) -> None:
    """A seat sees the fronts of a group of cards: what it wondered about is either among them or elsewhere."""
    for index, entry in enumerate(group):
        if not entry >> seat & 1:
            group[index] = entry | 1 << seat
            settle(state, place, kind_of(entry), 1 << seat)
    state.doubts = _narrowed(state.doubts, seat, place)


def _narrowed(doubts: list[int], seat: int, place: int) -> list[int]:
    """For this seat the card can't be at this place any more; the others' doubts stay."""
    kept: list[int] = []
    for entry in doubts:
        if entry >> seat & 1 and places_of(entry) >> place & 1:
            add(kept, entry & ~SEEN & ~(1 << place + PLACES_SHIFT) | 1 << seat)
            entry &= ~(1 << seat)
        if entry & SEEN:
            add(kept, entry)
    return kept


def mix(state: Villagers, group: list[int], seat: int, place: int) -> None:
    """A seat takes up some cards of a pile, looks at them and may change their order: for the others they are one heap.

    Of cards they knew, or whose backs they had seen, they now only know that they are in it.
    """
    others = SEEN & ~(1 << seat)
    for entry in group:
        if entry >> WHERE_SHIFT >= PACK and not entry >> seat & 1:
            settle(state, entry >> WHERE_SHIFT, kind_of(entry), 1 << seat)
    backs = _backs_only(state, group, seat, place)
    moved: list[int] = []
    for entry in group:
        where = entry >> WHERE_SHIFT
        if where >= PACK and where not in moved:
            moved.append(where)
            _gather(state, where, place, seat, _lies_elsewhere(state, where, group))
    doubts = state.doubts.copy()
    for entry in group:
        if entry & others:
            add(doubts, doubt(entry & others, kind_of(entry), 1 << place))
    for entry in backs:
        add(doubts, entry)
    state.doubts = doubts
    for index, entry in enumerate(group):
        group[index] = place << WHERE_SHIFT | kind_of(entry) << KIND_SHIFT | 1 << seat


def _backs_only(state: Villagers, group: list[int], seat: int, place: int) -> list[int]:
    """Doubts about the cards of a heap of which an observer has seen the back and not the front.

    As many of them as other doubts of the suit allow for: these may be about the same cards.
    """
    found: list[int] = []
    for suit in range(state.tables.suit_count):
        seen = [entry for entry in group if entry & BACK and state.tables.suit[kind_of(entry)] == suit]
        for observer in range(SEEN.bit_length()):
            backs = [entry for entry in seen if not entry >> observer & 1]
            if observer == seat or not backs:
                continue
            lay = 0  # where they did
            for entry in backs:
                if entry >> WHERE_SHIFT >= PACK:
                    lay |= 1 << (entry >> WHERE_SHIFT)
            wondered = 0
            for one in state.doubts:
                if one >> observer & 1 and places_of(one) & lay and suit_of(state, what_of(one)) == suit:
                    wondered += 1
            for _ in range(len(backs) - wondered):
                add(found, doubt(1 << observer, A_CARD_OF + suit, 1 << place))
    return found


def _lies_elsewhere(state: Villagers, where: int, group: list[int]) -> bool:
    """Whether a location also has cards that are not in this group, which is part of a pile."""
    left = 0
    for top in state.tops:
        for entry in top:
            if entry >> WHERE_SHIFT == where:
                left += 1
    for entry in group:
        if entry >> WHERE_SHIFT == where:
            left -= 1
    return left > 0


def _gather(state: Villagers, where: int, place: int, seat: int, stays: bool) -> None:
    """Cards of a location come to a heap that this seat has looked through; the location may have others that stay."""
    if not stays:
        state.doubts = _narrowed(state.doubts, seat, where)
    kept: list[int] = []
    for entry in state.doubts:
        others = entry & SEEN & ~(1 << seat)
        if others and places_of(entry) >> where & 1:
            gathered = entry & ~SEEN | others | 1 << place + PLACES_SHIFT
            add(kept, gathered if stays else gathered & ~(1 << where + PLACES_SHIFT))
            entry &= ~others
        if entry & SEEN:
            add(kept, entry)
    state.doubts = kept
