"""What a seat can imagine in Villagers: hands, piles and face-down discards, with what it remembers."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from itertools import groupby, islice
from typing import NamedTuple, cast

from allmende import State
from allmende.core.chance import FastStream
from allmende.games.villagers.knowledge import A_CARD_OF, places_of, what_of
from allmende.games.villagers.rules.road import expose
from allmende.games.villagers.state import BURIED, PACK, WHERE_SHIFT, Villagers, entry_of, kind_of
from tests.conformance.worlds import MOST, Counted, Weights, World


class Slot(NamedTuple):
    """A place for a card that the seat does not know. Cards of the pool need none: they lie nowhere in particular."""

    part: int  # of the world
    place: int  # as in doubts; -1: none
    suit: int | None  # of its back, if that has been seen
    kind: int  # of the card that lies there in truth


def hidden_slots(state: Villagers, seat: int) -> list[Slot]:
    """Hands and packs are heaps; in piles every card has its place."""
    groups = [(owner, hand) for owner, hand in enumerate(state.hands)]
    groups += [(PACK + number, pack) for number, pack in enumerate(state.packs)]
    groups += [(-1, [entry]) for pile in (*state.tops, state.bottom) for entry in pile]
    groups += [(-1, [e for e in state.buried if e >> WHERE_SHIFT == BURIED + owner]) for owner in range(5)]
    found = []
    for part, (place, group) in enumerate(groups):
        for entry in group:
            if not entry >> seat & 1:
                where = place if place >= 0 else (entry >> WHERE_SHIFT or -1)
                suit = state.tables.suit[kind_of(entry)] if entry >> 6 & 1 else None
                found.append(Slot(part, where, suit, kind_of(entry)))
    return found


def worlds(state: State, seat: int) -> Weights | None:
    """A world weighs as many deals of single cards as lead to it, times the ways in which the cards that the seat
    remembers may be among them: each is one card and no other."""
    villagers = cast(Villagers, state)
    slots = sorted(hidden_slots(villagers, seat), key=lambda slot: (slot.part, slot.suit is None, slot.suit))
    bag = Counter([*villagers.pool, *(slot.kind for slot in slots)])
    doubts = [doubt for doubt in villagers.doubts if doubt >> seat & 1]
    deals = list(islice(_deals(villagers, slots, bag, ()), MOST + 1))
    if len(deals) > MOST:
        return None
    weights: Weights = {}
    for kinds in deals:
        weight = _single_cards(slots, kinds, bag) * _ways_to_remember(villagers, slots, kinds, doubts)
        if weight:
            world = _sorted_out(slots, kinds)
            weights[world] = weights.get(world, 0) + weight
    return weights


def _deals(
    state: Villagers, slots: list[Slot], bag: Counter[int], kinds: tuple[int, ...]
) -> Iterator[tuple[int, ...]]:
    """All ways to fill the slots. Alike slots of a hand are filled in ascending order only."""
    number = len(kinds)
    if number == len(slots):
        yield kinds
        return
    slot = slots[number]
    least = kinds[-1] if number and slots[number - 1][:3] == slot[:3] else -1
    for kind in sorted(bag):
        if bag[kind] and kind >= least and slot.suit in (None, state.tables.suit[kind]):
            bag[kind] -= 1
            yield from _deals(state, slots, bag, (*kinds, kind))
            bag[kind] += 1


def _single_cards(slots: list[Slot], kinds: tuple[int, ...], bag: Counter[int]) -> int:
    """How many deals of single cards look like this: any copies of each kind, in any order in alike slots."""
    deals = math.prod(math.perm(bag[kind], copies) for kind, copies in Counter(kinds).items())
    for _, alike in groupby(zip(slots, kinds, strict=True), key=lambda filled: filled[0][:3]):
        cards = [kind for _, kind in alike]
        deals *= math.factorial(len(cards))
        for copies in Counter(cards).values():
            deals //= math.factorial(copies)
    return deals


def _ways_to_remember(
    state: Villagers, slots: list[Slot], kinds: tuple[int, ...], doubts: list[int], taken: int = 0
) -> int:
    if not doubts:
        return 1
    what, places = what_of(doubts[0]), places_of(doubts[0])
    ways = 0
    for number, (slot, kind) in enumerate(zip(slots, kinds, strict=True)):
        fits = state.tables.suit[kind] == what - A_CARD_OF if what >= A_CARD_OF else kind == what
        if fits and slot.place >= 0 and places >> slot.place & 1 and not taken >> number & 1:
            ways += _ways_to_remember(state, slots, kinds, doubts[1:], taken | 1 << number)
    return ways


def _sorted_out(slots: list[Slot], kinds: tuple[int, ...]) -> World:
    parts: dict[int, list[int]] = {}
    for slot, kind in zip(slots, kinds, strict=True):
        parts.setdefault(slot.part, []).append(kind)
    return tuple((part, *sorted(cards)) for part, cards in sorted(parts.items()))


def world_of(state: State, seat: int) -> World:
    slots = hidden_slots(cast(Villagers, state), seat)
    return _sorted_out(slots, tuple(slot.kind for slot in slots))


LOOKING = ("prophet", "pigeoneer", "noble", "courier")


def stage(state: State, small: bool) -> None:
    """Cards that look at others are in somebody's hand. In a small game there are three cards in each and a dozen in the
    piles, and of the rest all see that it is out of the game."""
    villagers, chance = cast(Villagers, state), FastStream(12)
    cards = villagers.pool
    for group in (*villagers.tops, *villagers.hands, *villagers.packs):
        cards += [kind_of(entry) for entry in group]
    chance.shuffle(cards)
    wanted = [villagers.tables.kind[name] for name in LOOKING if name in villagers.tables.kind]
    cards.sort(key=wanted.__contains__)  # dealt from the end
    seats = range(state.seats)
    size = len((villagers.packs or villagers.hands)[0])
    dealt: list[list[int]] = [[] for _ in seats]
    for number in range((min(size, 4 if villagers.packs else 3) if small else size) * state.seats):
        dealt[number % state.seats].append(cards.pop())
    hands = [sorted(entry_of(kind, 1 << seat) for kind in dealt[seat]) for seat in seats]
    if villagers.packs:
        villagers.packs = hands
    else:
        villagers.hands = hands
    if small:
        for kind in cards[12:]:
            villagers.discard(kind)
        cards = cards[:12]
        villagers.under = [2, 2, 1, 1, 0, 0, 6]
    else:
        for pile, top in enumerate(villagers.tops):
            villagers.under[pile] += len(top)
    villagers.pool = sorted(cards)
    villagers.tops = [[] for _ in villagers.tops]
    for pile in range(len(villagers.tops)):
        expose(villagers, pile)
    villagers.listed = villagers.options_of(villagers.decision())


def remembered(state: State, seat: int) -> int:
    """What is in a heap is harder to imagine than what one had seen."""
    doubts = [doubt for doubt in cast(Villagers, state).doubts if doubt >> seat & 1]
    return len(doubts) + 10 * sum(what_of(doubt) >= A_CARD_OF for doubt in doubts)


COUNTED = Counted(
    worlds,
    world_of,
    stage,
    frozenset({"prophet", "pigeoneer", "noble", "fetch", "courier", "draw", "choose"}),
    remembered,
)
