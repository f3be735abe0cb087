"""Deals again what a seat can't see, without contradicting what it has seen (`determinize`).

Every card whose front is hidden from the seat lies at a *position*: in a hand, a pile, face down among the discards, or
in the pool. A position whose back has been seen takes a card of that suit only. A doubt (knowledge.py) is about one
particular card, of its kind or with its back, which lies at a position in one of the doubt's places.

So what the seat can imagine is a position for each card it wonders about, no two at the same, and any of the other cards
for each other position. All these are equally likely: the deck was shuffled, and nothing is assumed about why a player
moved a card. So a deal that fits the doubts in several ways is imagined that many times more often. It has to be: when a
player reorders a heap, it becomes less certain where its cards lie, but not what is in it.

It is drawn exactly, in two steps: first where the cards wondered about lie (`Search`), each way as often as there are deals
of the rest that go with it; then the rest.
"""

from __future__ import annotations

from typing import Final

from allmende.core.chance import Stream
from allmende.games.villagers.knowledge import A_CARD_OF, places_of, suit_of, what_of
from allmende.games.villagers.rules.hands import KeepCard, pack_of
from allmende.games.villagers.state import (
    BACK,
    BURIED,
    HAND,
    KIND_MASK,
    KIND_SHIFT,
    PACK,
    SEEN,
    SPECTATOR,
    WHERE_SHIFT,
    Villagers,
    kind_of,
)
from allmende.games.villagers.tables import NONE

# How far groups are used up, as one number: digits for the unseen backs of this suit, of all suits, then for each group.
DIGIT_BITS: Final = 8
DIGIT: Final = 255
FIRST_GROUP: Final = 2 * DIGIT_BITS
ALL_UNSEEN: Final = DIGIT << DIGIT_BITS


class Position:
    """One hidden card: the list it lies in, where that is, and what is known of it."""

    def __init__(self, cards: list[int], index: int, place: int, suit: int) -> None:
        self.cards = cards
        self.index = index
        self.place = place  # as in doubts; -1: nobody remembers anything of it
        self.suit = suit  # of its back; -1: not seen
        self.kind = NONE  # as imagined


def redeal(state: Villagers, seat: int) -> None:
    if state.is_over:
        return
    # The others' doubts would have to fit the new deal too, and this seat doesn't know all of them: they are dropped.
    # Spectators know what everybody knows, so that fits.
    kept = 1 << seat | 1 << SPECTATOR
    doubts = [entry & (~SEEN | kept) for entry in state.doubts if entry & kept]
    state.doubts = doubts
    _own_everything(state)
    bag: list[list[int]] = [[] for _ in range(state.tables.suit_count)]
    positions = _positions(state, seat, bag)
    for cards in bag:
        cards.sort()
    doubts = [entry for entry in doubts if entry >> seat & 1]
    if doubts:
        _place_remembered(state, positions, doubts, bag)
    _deal_rest(state.stream, positions, bag)
    for position in positions:
        if position.cards is state.pool:
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


def _positions(state: Villagers, seat: int, bag: list[list[int]]) -> list[Position]:
    """All that is hidden from a seat; the cards that lie there come into the bag, by suit."""
    found: list[Position] = []
    for index, kind in enumerate(state.pool):
        found.append(Position(state.pool, index, NONE, NONE))
        bag[state.tables.suit[kind]].append(kind)
    for owner, hand in enumerate(state.hands):
        _add(state, found, bag, hand, seat, HAND + owner, 1 << owner)
    passes = _passes(state)
    for pack, cards in enumerate(state.packs):
        _add(state, found, bag, cards, seat, PACK + pack, 1 << (pack + passes) % state.seats)
    for top in state.tops:
        _add(state, found, bag, top, seat, NONE, 0)
    _add(state, found, bag, state.bottom, seat, NONE, 0)
    _add(state, found, bag, state.buried, seat, NONE, 0)
    return found


def _passes(state: Villagers) -> int:
    """How often the packs have been passed on."""
    for depth in range(len(state.stack) - 1, -1, -1):
        step = state.stack[depth]
        if isinstance(step, KeepCard):
            return step.passes
    return 0


def _add(
    state: Villagers,
    found: list[Position],
    bag: list[list[int]],
    cards: list[int],
    seat: int,
    place: int,
    holder: int,
) -> None:
    """The cards of a list this seat does not know; where they lie is said by the list or by their entries. Whether anybody but
    their holder still knows one may depend on what else was alike, which this seat can't know either: that knowledge is dropped."""
    for index, entry in enumerate(cards):
        if not entry >> seat & 1:
            own = entry >> WHERE_SHIFT
            kept = (
                1 << own - BURIED if BURIED <= own < PACK else holder
            )  # who discarded it face down knows it
            cards[index] = entry & ~(SEEN & ~kept)
            kind = kind_of(entry)
            suit = state.tables.suit[kind]
            where = place if place != NONE else (entry >> WHERE_SHIFT or NONE)
            found.append(Position(cards, index, where, suit if entry & BACK else NONE))
            bag[suit].append(kind)


def _deal_rest(stream: Stream, positions: list[Position], bag: list[list[int]]) -> None:
    """Positions with a seen back share the cards of that suit, then the others what is left: all deals equally likely."""
    for cards in bag:
        stream.shuffle(cards)
    for position in positions:
        if position.kind == NONE and position.suit != NONE:
            position.kind = bag[position.suit].pop()
    left = [kind for cards in bag for kind in cards]
    stream.shuffle(left)
    for position in positions:
        if position.kind == NONE:
            position.kind = left.pop()


# -- the cards wondered about -----------------------------------------------------------------------------------------


def _place_remembered(
    state: Villagers, positions: list[Position], doubts: list[int], bag: list[list[int]]
) -> None:
    """Draws where the cards of the doubts lie: those of a kind are dealt, of the others the back is known from now on."""
    ordered: list[int] = []
    for suit in range(state.tables.suit_count):
        ordered += [entry for entry in doubts if suit_of(state, what_of(entry)) == suit]
    search = Search(state, positions, ordered, bag)
    if search.ways(0, 0) == 0.0:  # only in games stored when doubts could be wrong: those are dropped
        believed: list[int] = []
        for entry in ordered:
            if Search(state, positions, [*believed, entry], bag).ways(0, 0) > 0.0:
                believed.append(entry)
        ordered = believed
        search = Search(state, positions, ordered, bag)
    used = 0
    for number, entry in enumerate(ordered):
        group = search.draw(state.stream, number, used)
        used = search.after(number, group, used)
        open_to = search.groups[group]
        position = open_to.pop(state.stream.below(len(open_to)))
        what = what_of(entry)
        if what < A_CARD_OF:
            position.kind = what
            bag[state.tables.suit[what]].remove(what)
        else:
            position.suit = what - A_CARD_OF


class Search:
    """The ways to give each card wondered about a position of its own, counted and drawn.

    A way weighs as much as there are deals of the rest. Let n cards of a suit be hidden, b of the positions have such a
    back, and y of the suit's cards wondered about be put at positions with unseen backs: then n - b - y cards of the suit go
    to other such positions. With u positions of unseen back there are, apart from a constant factor, (u - all y)! / product
    of (n - b - y)! deals. So each card put at an unseen back multiplies the weight by (n - b - y so far) / (u - all y so
    far): the chance that the card there is of its suit.

    Positions open to the same cards are one group; the ways for the next cards depend only on how far the groups
    are used up. Cards come suit by suit, since suits meet only at unseen backs. So there are few cases (some dozens, hundreds
    in the worst games), each counted once. Floats are used because the numbers soon grow large; rounding shifts a chance by at most one
    in 10^14.
    """

    def __init__(
        self, state: Villagers, positions: list[Position], doubts: list[int], bag: list[list[int]]
    ) -> None:
        self.suits: Final = [suit_of(state, what_of(entry)) for entry in doubts]
        self.spare: Final = [len(cards) for cards in bag]  # by suit: n - b
        self.unseen = 0  # u
        self.groups: Final[list[list[Position]]] = []
        self.sizes: Final[list[int]] = []
        self.is_unseen: Final[list[bool]] = []
        self.open_to: Final[list[list[int]]] = [[] for _ in doubts]  # by card: groups
        self.kept_on = ALL_UNSEEN  # what is still of use when a suit is done, as bits of `used`
        self.counted: Final[dict[int, float]] = {}
        by_place, by_suit = self._where_cards_may_lie(doubts, bag)
        numbers: dict[int, int] = {}
        for position in positions:
            if position.suit == NONE:
                self.unseen += 1
            else:
                self.spare[position.suit] -= 1
            cards = by_place.get(position.place, 0)
            if position.suit != NONE:
                cards &= by_suit[position.suit]
            if cards:
                key = cards << 1 | (1 if position.suit == NONE else 0)
                if key not in numbers:
                    numbers[key] = self._new_group(cards, position.suit == NONE)
                group = numbers[key]
                self.groups[group].append(position)
                self.sizes[group] += 1

    def _where_cards_may_lie(
        self, doubts: list[int], bag: list[list[int]]
    ) -> tuple[dict[int, int], list[int]]:
        """The cards of each place and each suit, as bits. One that is not among the hidden ones may lie nowhere."""
        by_place: dict[int, int] = {}
        by_suit = [0] * len(self.spare)
        hidden = [cards.copy() for cards in bag]
        for card, entry in enumerate(doubts):
            by_suit[self.suits[card]] |= 1 << card
            places, what = places_of(entry), what_of(entry)
            if what < A_CARD_OF:
                if what not in hidden[self.suits[card]]:
                    continue
                hidden[self.suits[card]].remove(what)
            for place in range(places.bit_length()):
                if places >> place & 1:
                    by_place[place] = by_place.get(place, 0) | 1 << card
        return by_place, by_suit

    def _new_group(self, cards: int, is_unseen: bool) -> int:
        group = len(self.groups)
        self.groups.append([])
        self.sizes.append(0)
        self.is_unseen.append(is_unseen)
        if is_unseen:
            self.kept_on |= DIGIT << FIRST_GROUP + DIGIT_BITS * group
        for card, open_to in enumerate(self.open_to):
            if cards >> card & 1:
                open_to.append(group)
        return group

    def weight(self, card: int, group: int, used: int) -> float:
        """Of putting a card anywhere in a group, with the groups used up so far."""
        free = float(self.sizes[group] - (used >> FIRST_GROUP + DIGIT_BITS * group & DIGIT))
        if free and self.is_unseen[group]:
            free *= self.spare[self.suits[card]] - (used & DIGIT)
            free /= self.unseen - (used >> DIGIT_BITS & DIGIT)
        return free

    def after(self, card: int, group: int, used: int) -> int:
        used += 1 << FIRST_GROUP + DIGIT_BITS * group
        if self.is_unseen[group]:
            used += 1 + (1 << DIGIT_BITS)
        if card + 1 < len(self.suits) and self.suits[card + 1] != self.suits[card]:
            used &= self.kept_on
        return used

    def ways(self, card: int, used: int) -> float:
        """For this card and those after it."""
        if card == len(self.suits):
            return 1.0
        case = used << DIGIT_BITS | card
        found = self.counted.get(case, -1.0)
        if found < 0.0:
            found = 0.0
            for group in self.open_to[card]:
                weight = self.weight(card, group, used)
                if weight > 0.0:
                    found += weight * self.ways(card + 1, self.after(card, group, used))
            self.counted[case] = found
        return found

    def draw(self, stream: Stream, card: int, used: int) -> int:
        """The group where a card lies, by its chance."""
        left = (stream.word() * 4294967296.0 + stream.word()) / 18446744073709551616.0 * self.ways(card, used)
        chosen = NONE
        for group in self.open_to[card]:
            weight = self.weight(card, group, used)
            if weight > 0.0:
                weight *= self.ways(card + 1, self.after(card, group, used))
            if weight > 0.0:
                chosen = group
                left -= weight
                if left < 0.0:
                    break
        return chosen


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
