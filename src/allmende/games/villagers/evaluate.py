"""What a village may expect to score in the end, for bots: its coins so far, and what its villagers and cards are worth.

Each feature counts something a player would count too. The weights are coins, found by `allmende tune` (docs/bots.md).
"""

from __future__ import annotations

from typing import Final

from allmende.core.tally import Tally
from allmende.games.villagers.counts import Counts, Prospects
from allmende.games.villagers.scoring import silver, worth
from allmende.games.villagers.state import KIND_MASK, KIND_SHIFT, Village, Villagers, bits_of
from allmende.games.villagers.tables import (
    BASICS,
    NONE,
    PER_BUILDER,
    PER_FOOD,
    PER_GOLD_SYMBOL,
    PER_PADLOCK,
    PER_SUIT_SYMBOL,
    Formula,
    Tables,
)

ALL_WAYS: Final = 15  # bare, shared, as a Monk, as an Apprentice

# What one of each is worth. Food, Builders and cards lose their worth as the stacks run out; Gold is paid by the markets.
WEIGHTS: Final[dict[str, float]] = {
    "gold": 1.11,  # on uncovered cards, once for each market to come
    "coins": 1.8,  # on villagers, likewise
    "silver": 0.64,  # as it would be paid now
    "food": 3.02,  # live, up to the draft limit
    "builder": 3.17,  # live, up to the build limit
    "place": 0.53,  # where a card could be laid
    "symbol": 0.12,  # of a suit: Silver may count it
    "card": 0.51,  # in hand
    "special": 2.29,  # in hand
    "ready": 0.39,  # a card in hand that has everything it needs below
    "ready_gold": 0.22,  # its Gold, once for each market to come
    "ready_silver": 0.66,  # its Silver, as it would be paid now
    "ready_food": 0.74,
    "ready_builder": 1.09,
    "near_gold": -0.02,  # the same of a card for which one other is missing
    "near_silver": 0.13,
    "own_key": 1.15,  # a ready card with a padlock that a villager of one's own opens
    "locked": -0.65,  # a ready card with a padlock that costs coins
}

# How bots search this game, where not in the usual way (docs/bots.md).
# Quick play, nearly to the end. Cards are luck: even a master takes his time.
SEARCH: Final[dict[str, float]] = {"bias": 4.0, "nodes": 12, "turns": 40, "hurry": 3.0}
# By itself the model is no match for a master, but it is where it looks several turns ahead.
LEARNED: Final[dict[int, dict[str, float]]] = {2: {"turns": 3, "doubt": 0.5, "blur": 1}}


def features(state: Villagers) -> list[list[float]]:
    left, tally = future(state), Tally(None)
    rows: list[list[float]] = []
    for seat in range(len(state.supply)):
        count(state, seat, left, tally)
        rows.append(tally.row)
    return rows


def values(state: Villagers, weights: list[float]) -> list[float]:
    left, tally = future(state), Tally(weights)
    found: list[float] = []
    for seat in range(len(state.supply)):
        count(state, seat, left, tally)
        found.append(tally.worth())
    return found


def future(state: Villagers) -> float:
    """How much of the game is left, from 1 to 0: what is left of the stacks."""
    tables = state.tables
    stack = tables.solo_stack if state.solo else tables.stack_cards_per_player * state.seats
    cards = 0
    for pile in range(tables.stack_count):
        cards += state.pile_size(pile)
    return min(1.0, cards / (stack * tables.stack_count))


def markets(state: Villagers) -> int:
    return 1 if state.first_done else 2


def count(state: Villagers, seat: int, left: float, tally: Tally) -> None:
    """The coins so far, then a number for each weight, in their order."""
    tally.begin(float(state.supply[seat]))
    if not state.stack:  # nothing else counts any more
        for _ in WEIGHTS:
            tally.add(0.0)
        return
    tables, times = state.tables, markets(state)
    village = counts_of(state, seat)
    hand = prospects_of(state, seat, village, times)
    gold = village.gold
    if seat == state.seats:  # 11.4
        gold += tables.countess_gold[state.countess_side]
    tally.add(float(times * gold))
    tally.add(float(times * village.coins))
    tally.add(float(hand.silver))
    tally.add(left * min(village.food, tables.draft_max - tables.draft_base))
    tally.add(left * min(village.builders, tables.build_max - tables.build_base))
    tally.add(left * village.places)
    tally.add(left * village.symbols)
    time = 0.25 + 0.75 * left  # a quarter stays to the very end: there is one more turn to build
    for number in hand.numbers:
        tally.add(time * number)


def counts_of(state: Villagers, seat: int) -> Counts:
    """What lies in a village: counted the first time."""
    village = state.villages[seat]
    known = village.counts
    if known is None:
        known = village.counts = counted(state.tables, village)
    return known


def counted(tables: Tables, village: Village) -> Counts:
    places = symbols = food = builders = gold = gold_symbols = padlocks = coins = 0
    suits = [0] * tables.suit_count
    uncovered: list[int] = []
    for node, kind in enumerate(village.kinds):
        showing = tables.symbols[kind]
        if showing:
            symbols += showing
            suits[tables.suit[kind]] += showing
        if tables.padlock[kind] != NONE:
            padlocks += 1
        coins += village.coins[node]
        load = village.loads[node]
        if village.open[node] >= 0:
            places += tables.slots[village.roles[node]] - load
        if not load:
            uncovered.append(kind)
            food += tables.food[kind]
            builders += tables.builders[kind]
            if tables.gold[kind]:
                gold += tables.gold[kind]
                gold_symbols += 1
    return Counts(gold, gold_symbols, coins, food, builders, places, symbols, padlocks, suits, uncovered)


def prospects_of(state: Villagers, seat: int, counts: Counts, times: int) -> Prospects:
    """What the village pays now and what the cards in hand and just drafted promise: counted the first time for this hand."""
    village, hand = state.villages[seat], cards_of(state, seat)
    held = len(state.hands[seat]) if seat < state.seats else 0
    known = village.prospects
    if known is None or known.held != held or known.markets != times or known.hand != hand:
        numbers = in_hand(state, seat, counts, hand, times)
        known = Prospects(hand, held, times, silver_now(state, seat, counts), numbers)
        village.prospects = known
    return known


def silver_now(state: Villagers, seat: int, counts: Counts) -> int:
    """As scoring.silver says it."""
    found = 0
    for kind in counts.uncovered:
        if kind == state.tables.nun:
            return silver(state, seat)
        found += pay(state, seat, counts, state.tables.silver[kind])
    return found


def pay(state: Villagers, seat: int, counts: Counts, formula: Formula) -> int:
    """As scoring.worth says it, where it can be read off the counts."""
    kind = formula.kind
    if not kind:
        return 0
    if kind == PER_SUIT_SYMBOL:
        number = counts.suits[formula.suits[0]]
    elif kind == PER_GOLD_SYMBOL:
        number = counts.gold_symbols + (1 if seat == state.seats else 0)
    elif kind == PER_FOOD:
        number = counts.food
    elif kind == PER_BUILDER:
        number = counts.builders
    elif kind == PER_PADLOCK:
        number = counts.padlocks
    else:
        return worth(state, seat, formula)
    return formula.amount * (number // formula.every)


def in_hand(state: Villagers, seat: int, counts: Counts, hand: list[int], times: int) -> list[int]:
    """Cards in hand and just drafted, and what they promise: a number for each of the last weights, in their order."""
    tables = state.tables
    village, held = state.villages[seat], bits_of(hand)
    specials = ready = gold = shine = food = builders = near_gold = near_shine = keys = locks = 0
    for kind in hand:
        if tables.is_special[kind]:
            specials += 1
            continue
        missing = missing_below(tables, village, kind, held)
        if missing > 1:
            continue
        value = times * tables.gold[kind]
        silvers = pay(state, seat, counts, tables.silver[kind])
        if missing == 1:
            near_gold += value
            near_shine += silvers
            continue
        ready += 1
        gold += value
        shine += silvers
        food += tables.food[kind]
        builders += tables.builders[kind]
        if tables.padlock[kind] != NONE:
            if village.has(tables.padlock[kind]):
                keys += 1
            else:
                locks += 1
    return [len(hand), specials, ready, gold, shine, food, builders, near_gold, near_shine, keys, locks]


def cards_of(state: Villagers, seat: int) -> list[int]:
    """The kinds in a hand, and those drafted in this phase. The Countess has none."""
    if seat >= state.seats:
        return []
    hand = [entry >> KIND_SHIFT & KIND_MASK for entry in state.hands[seat]]
    for card in state.drafted:
        if card >> 8 == seat:
            hand.append(card & KIND_MASK)
    return hand


def missing_below(tables: Tables, village: Village, kind: int, held: int) -> int:
    """How many cards below this one are neither in the village with room on them, nor in hand, nor to be fetched."""
    chain = tables.chain[kind]
    missing = 0
    for depth in range(len(chain) - 2, -1, -1):
        role = chain[depth]
        if has_room(tables, village, role):
            return missing
        if not held >> role & 1 and not (depth == 0 and BASICS <= role < BASICS + tables.basic_count):
            missing += 1
    return missing


def has_room(tables: Tables, village: Village, role: int) -> bool:
    """Whether somebody who stands for this card in a chain can be built on."""
    ways = 1 if tables.slots[role] == 1 else ALL_WAYS
    return village.ways >> tables.way[role] & ways != 0
