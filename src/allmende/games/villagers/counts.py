"""What a village and a hand add up to, counted once, for bots.

A village is never changed once positions share it (state.py), so what was counted about it stays with it: in most positions of
a search only one village is new. These objects are made whole and never changed, too.
"""

from __future__ import annotations


class Counts:
    """What lies in a village."""

    def __init__(
        self,
        gold: int,
        gold_symbols: int,
        coins: int,
        food: int,
        builders: int,
        places: int,
        symbols: int,
        padlocks: int,
        suits: list[int],
        uncovered: list[int],
    ) -> None:
        self.gold = gold  # printed on uncovered cards
        self.gold_symbols = gold_symbols  # on how many
        self.coins = coins
        self.food = food  # live, as are Builders
        self.builders = builders
        self.places = places  # where a card could be laid
        self.symbols = symbols
        self.padlocks = padlocks
        self.suits = suits  # symbols by suit
        self.uncovered = uncovered  # kinds


class Prospects:
    """What the village pays in Silver and what a hand promises beside it. Both hold for one hand at a time."""

    def __init__(self, hand: list[int], held: int, markets: int, silver: int, numbers: list[int]) -> None:
        self.hand = hand  # kinds, those just drafted last
        self.held = held  # how many of them are in hand
        self.markets = markets
        self.silver = silver
        self.numbers = numbers  # one for each weight that is about the hand
