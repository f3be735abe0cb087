"""What can be held in Black Forest: kinds of goods, and the markers that count them.

A *kind* is what prices and rewards speak of. A *marker* is a place in a player's store: charcoal has one on each wheel,
provisions have two, kept as an unordered pair with the lower one first (WH-8b).
"""

from __future__ import annotations

from typing import Final

# Kinds: the seven basic resources, the three refined ones, livestock (`ANIMAL`: one of either type).
WOOD: Final = 0
SAND: Final = 1
WATER: Final = 2
CHARCOAL: Final = 3
PORRIDGE: Final = 4
MEAT: Final = 5
BRICK: Final = 6
GLASS: Final = 7
PROVISION: Final = 8
COMMODITY: Final = 9
PIG: Final = 10
CATTLE: Final = 11
ANIMAL: Final = 12

BASICS: Final = ["wood", "sand", "water", "charcoal", "porridge", "meat", "brick"]
REFINED: Final = ["glass", "provision", "commodity"]
GOODS: Final = [*BASICS, *REFINED]
ANIMALS: Final = ["pig", "cattle"]
KINDS: Final = [*GOODS, *ANIMALS, "livestock"]

# Markers in a store.
M_WOOD: Final = 0
M_SAND: Final = 1
M_WATER: Final = 2
M_COAL_GLASS: Final = 3  # charcoal on the glass wheel
M_COAL_COOKING: Final = 4  # charcoal on the cooking wheel
M_PORRIDGE: Final = 5
M_MEAT: Final = 6
M_BRICK: Final = 7
M_GLASS: Final = 8
M_LOW: Final = 9  # the provision marker with the smaller value
M_HIGH: Final = 10
M_COMMODITY: Final = 11
MARKERS: Final = 12

BASIC_MARKERS: Final = [
    "wood", "sand", "water", "charcoal-glass", "charcoal-cooking", "porridge", "meat", "brick",
]  # fmt: skip
N_BASIC_MARKERS: Final = 8
MARKER_WORDS: Final = [
    *BASIC_MARKERS,
    "glass",
    "provision",
    "provision",
    "commodity",
]  # as the ledger counts them
KIND_OF_MARKER: Final = [0, 1, 2, 3, 3, 4, 5, 6, 7, 8, 8, 9]
MARKER_OF: Final = [0, 1, 2, -1, 5, 6, 7, 8, -1, 11]  # by kind; charcoal and provisions have two

GLASS_WHEEL: Final = 0
COOKING_WHEEL: Final = 1
WHEELS: Final = ["glass", "cooking"]


class Price:
    """What has to be paid, by kind."""

    def __init__(self, amounts: list[int]) -> None:
        self.amounts: Final = amounts
        self.kinds: Final = [kind for kind, amount in enumerate(amounts) if amount]  # those it asks for
        # What a player must have for it: marker by marker where a kind has just one, else by kind.
        plain = [kind for kind in self.kinds if kind < PIG and MARKER_OF[kind] >= 0]
        self.markers: Final = [MARKER_OF[kind] for kind in plain]
        self.counts: Final = [amounts[kind] for kind in plain]
        self.others: Final = [kind for kind in self.kinds if kind not in plain]
        self.basics: Final = sum(amounts[: len(BASICS)])
        self.brick: Final = amounts[BRICK]
        self.frees_wheel: Final = sum(amounts[GLASS : COMMODITY + 1]) > 0  # WH-4: paying refined goods can
        # Whether a payment can be put together in several ways: charcoal, provisions, an animal of either type.
        self.has_ways: Final = amounts[CHARCOAL] + amounts[PROVISION] + amounts[ANIMAL] > 0
