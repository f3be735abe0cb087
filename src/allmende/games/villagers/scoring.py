"""What a village is worth: Gold, coins on villagers, Silver and Bronze (8.4-8.9, 11.3e)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from allmende.games.villagers.tables import (
    HALF_OF_ONE_SILVER,
    MOST_COINS,
    NONE,
    PER_BUILDER,
    PER_FOOD,
    PER_GOLD_SYMBOL,
    PER_HAND_CARD,
    PER_LONG_CHAIN,
    PER_PADLOCK,
    PER_SET_OF_SUITS,
    PER_SUIT_SYMBOL,
    PER_VILLAGER_WITH_COINS,
    PRINTED_GOLD_OF_SUIT,
    Formula,
)

if TYPE_CHECKING:
    from allmende.games.villagers.state import Villagers

# What coins came from and went to: the lines of the score sheet.
START: Final = 0
ROAD: Final = 1
PADLOCKS: Final = 2
SPECIALS: Final = 3
FIRST_MARKET: Final = 4
SECOND_MARKET: Final = 5
SILVER: Final = 6
BRONZE: Final = 7
EVENTS: Final = 8
CATEGORIES: Final = [
    "start", "road", "padlocks", "specials", "first-market", "second-market", "silver", "bronze", "events",
]  # fmt: skip

LONG_CHAIN = 3


def visible_gold(state: Villagers, seat: int) -> int:
    """8.4: printed Gold on uncovered cards; the Countess' card counts for her (11.4)."""
    village, gold = state.villages[seat], state.tables.gold
    found = state.tables.countess_gold[state.countess_side] if seat == state.seats else 0
    for node, kind in enumerate(village.kinds):
        if not village.loads[node]:
            found += gold[kind]
    return found


def coins_on_villagers(state: Villagers, seat: int) -> int:
    return sum(state.villages[seat].coins)


def gold_symbols(state: Villagers, seat: int) -> int:
    """Symbols, not values (8.6); the Countess' card shows one."""
    village, gold = state.villages[seat], state.tables.gold
    found = 1 if seat == state.seats else 0
    for node, kind in enumerate(village.kinds):
        if gold[kind] and not village.loads[node]:
            found += 1
    return found


def suit_symbols(state: Villagers, seat: int, suit: int) -> int:
    """Covered cards too."""
    tables = state.tables
    return sum(tables.symbols[kind] for kind in state.villages[seat].kinds if tables.suit[kind] == suit)


def padlocks(state: Villagers, seat: int) -> int:
    """Covered cards too."""
    return sum(1 for kind in state.villages[seat].kinds if state.tables.padlock[kind] != NONE)


def printed_gold(state: Villagers, seat: int, suit: int) -> int:
    village, tables = state.villages[seat], state.tables
    found = 0
    for node, kind in enumerate(village.kinds):
        if tables.suit[kind] == suit and not village.loads[node]:
            found += tables.gold[kind]
    return found


def long_chains(state: Villagers, seat: int) -> int:
    """11.3e: ways from a base to an uncovered card over three or more cards."""
    village = state.villages[seat]
    found = 0
    for node, load in enumerate(village.loads):
        if not load:
            length, at = 1, node
            while village.below[at] >= 0:
                at = village.below[at]
                length += 1
            if length >= LONG_CHAIN:
                found += 1
    return found


def _count(state: Villagers, seat: int, formula: Formula) -> int:
    """What a formula counts."""
    kind, village = formula.kind, state.villages[seat]
    if kind == PER_SUIT_SYMBOL:
        return suit_symbols(state, seat, formula.suits[0])
    if kind == PER_GOLD_SYMBOL:
        return gold_symbols(state, seat)
    if kind == PER_FOOD:
        return village.live_food(state.tables)
    if kind == PER_BUILDER:
        return village.live_builders(state.tables)
    if kind == PER_PADLOCK:
        return padlocks(state, seat)
    if kind == PRINTED_GOLD_OF_SUIT:
        return printed_gold(state, seat, formula.suits[0])
    if kind == MOST_COINS:
        return max(village.coins, default=0)
    if kind == PER_HAND_CARD:
        return len(state.hands[seat]) if seat < state.seats else 0
    if kind == PER_SET_OF_SUITS:
        return min(suit_symbols(state, seat, suit) for suit in formula.suits)
    if kind == PER_VILLAGER_WITH_COINS:
        return sum(1 for coins in village.coins if coins)
    if kind == PER_LONG_CHAIN:
        return long_chains(state, seat)
    assert kind == HALF_OF_ONE_SILVER
    return max((silver_of(state, seat, other) for other in uncovered(state, seat)), default=0) // 2


def worth(state: Villagers, seat: int, formula: Formula) -> int:
    """8.7: each copy on its own, with its own rounding."""
    return formula.amount * (_count(state, seat, formula) // formula.every) if formula.kind else 0


def silver_of(state: Villagers, seat: int, kind: int) -> int:
    return worth(state, seat, state.tables.silver[kind])


def uncovered(state: Villagers, seat: int) -> list[int]:
    village = state.villages[seat]
    return [kind for node, kind in enumerate(village.kinds) if not village.loads[node]]


def silver(state: Villagers, seat: int) -> int:
    """8.5; the Nun repeats the best villager there is only one of (11.3e)."""
    kinds = state.villages[seat].kinds
    found = 0
    for kind in uncovered(state, seat):
        found += silver_of(state, seat, kind)
        if kind == state.tables.nun:
            found += max(silver_of(state, seat, other) for other in kinds if kinds.count(other) == 1)
    return found


def bronze(state: Villagers, seat: int) -> int:
    return sum(worth(state, seat, state.tables.bronze[kind]) for kind in uncovered(state, seat))


def sheet(state: Villagers, seat: int) -> dict[str, int]:
    """Where the coins of a supply came from and went to."""
    width = len(CATEGORIES)
    return dict(zip(CATEGORIES, state.ledger[seat * width : (seat + 1) * width], strict=True))


def rank(state: Villagers, seat: int) -> tuple[int, ...]:
    """10.2: coins, then cards in hand; retail: then fewest villagers. The Countess wins a tie (11.4)."""
    if state.solo:
        return state.supply[seat], seat
    tie = len(state.hands[seat]) if state.edition().tie_by_hand else -state.villager_count(seat)
    return state.supply[seat], tie
