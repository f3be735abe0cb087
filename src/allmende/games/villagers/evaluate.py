"""What a village may expect to score in the end, for bots: its coins so far, and what its villagers and cards are worth.

Each feature counts something a player would count too. The weights are coins, found by `allmende tune` (docs/bots.md).
"""

from __future__ import annotations

from typing import Final

from allmende.games.villagers.scoring import coins_on_villagers, silver, visible_gold, worth
from allmende.games.villagers.state import KIND_MASK, KIND_SHIFT, Village, Villagers, bits_of
from allmende.games.villagers.tables import BASICS, NONE, Tables

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
# By itself the model is no match for a master; at the end of short rollouts, beside the evaluation, it is better than long ones.
LEARNED: Final[dict[str, float]] = {"tree": 2, "mix": 0.7}


def features(state: Villagers) -> list[list[float]]:
    if state.is_over:
        return [[float(coins)] + [0.0] * len(WEIGHTS) for coins in state.supply]
    left = future(state)
    return [
        [float(coins), *in_village(state, seat, left), *in_hand(state, seat, left)]
        for seat, coins in enumerate(state.supply)
    ]


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


def in_village(state: Villagers, seat: int, left: float) -> list[float]:
    tables, village = state.tables, state.villages[seat]
    times = markets(state)
    places = symbols = food = builders = 0
    for node, kind in enumerate(village.kinds):
        symbols += tables.symbols[kind]
        if village.open[node] >= 0:
            places += tables.slots[village.roles[node]] - village.loads[node]
        if not village.loads[node]:
            food += tables.food[kind]
            builders += tables.builders[kind]
    return [
        float(times * visible_gold(state, seat)),
        float(times * coins_on_villagers(state, seat)),
        float(silver(state, seat)),
        left * min(food, tables.draft_max - tables.draft_base),
        left * min(builders, tables.build_max - tables.build_base),
        left * places,
        left * symbols,
    ]


def in_hand(state: Villagers, seat: int, left: float) -> list[float]:
    """Cards in hand and just drafted. A quarter of what they promise stays to the very end: there is one more turn to build."""
    tables = state.tables
    hand = cards_of(state, seat)
    time = 0.25 + 0.75 * left
    times = markets(state)
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
        pay = worth(state, seat, tables.silver[kind])
        if missing == 1:
            near_gold += value
            near_shine += pay
            continue
        ready += 1
        gold += value
        shine += pay
        food += tables.food[kind]
        builders += tables.builders[kind]
        if tables.padlock[kind] != NONE:
            if tables.padlock[kind] in state.villages[seat].kinds:
                keys += 1
            else:
                locks += 1
    counts = [len(hand), specials, ready, gold, shine, food, builders, near_gold, near_shine, keys, locks]
    return [time * count for count in counts]


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
