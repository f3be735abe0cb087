"""The wheels: they turn by themselves as soon as they can (WH-1 to WH-6)."""

from __future__ import annotations

from typing import Final

from allmende.games.black_forest.goods import (
    M_COAL_COOKING,
    M_COAL_GLASS,
    M_COMMODITY,
    M_GLASS,
    M_HIGH,
    M_LOW,
    M_MEAT,
    M_PORRIDGE,
    M_SAND,
    M_WATER,
    M_WOOD,
)

# By wheel: the markers that each turn lowers and raises. (The rules below name them one by one, which is quicker.)
NEEDED_BY: Final = [[M_WOOD, M_SAND, M_WATER, M_COAL_GLASS], [M_COAL_COOKING, M_PORRIDGE, M_MEAT]]
MADE_BY: Final = [[M_GLASS], [M_LOW, M_HIGH, M_COMMODITY]]


def turn_glass_wheel(store: list[int], most: int) -> int:
    """Turns the glass wheel until it stops (WH-2, WH-3); returns how often. `most`: the limit of refined markers."""
    if not glass_wheel_waits(store):
        return 0  # as nearly always
    turns = min(
        store[M_WOOD], store[M_SAND], store[M_WATER], store[M_COAL_GLASS], most - store[M_GLASS]
    )  # fmt: skip
    if turns <= 0:
        return 0
    store[M_WOOD] -= turns
    store[M_SAND] -= turns
    store[M_WATER] -= turns
    store[M_COAL_GLASS] -= turns
    store[M_GLASS] += turns
    return turns


def turn_cooking_wheel(store: list[int], most: int) -> int:
    if not cooking_wheel_waits(store):
        return 0
    turns = min(
        store[M_COAL_COOKING], store[M_PORRIDGE], store[M_MEAT], most - store[M_HIGH], most - store[M_COMMODITY]
    )  # fmt: skip
    if turns <= 0:
        return 0
    store[M_COAL_COOKING] -= turns
    store[M_PORRIDGE] -= turns
    store[M_MEAT] -= turns
    store[M_LOW] += turns
    store[M_HIGH] += turns
    store[M_COMMODITY] += turns
    return turns


def glass_wheel_waits(store: list[int]) -> bool:
    """Whether the glass wheel has all it needs, and turns as soon as its glass is below the limit."""
    return store[M_WOOD] > 0 and store[M_SAND] > 0 and store[M_WATER] > 0 and store[M_COAL_GLASS] > 0


def cooking_wheel_waits(store: list[int]) -> bool:
    """Whether the cooking wheel has all it needs, and turns as soon as refined goods are paid."""
    return store[M_COAL_COOKING] > 0 and store[M_PORRIDGE] > 0 and store[M_MEAT] > 0
