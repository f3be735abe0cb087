"""What is missing, in figures: reasons tell people how much they have and how much they need."""

from __future__ import annotations

from typing import Final

from allmende.core.decisions import Reason
from allmende.games.village.state import Village
from allmende.games.village.tables import Price

U5_TOO_LITTLE: Final = Reason("U5", "too-little")
Q2_TOO_FEW_CUBES: Final = Reason("Q2", "too-few-cubes")
Q2_CUBES_SHORT: Final = Reason("Q2", "cubes-short")


def lacking(village: Village, seat: int, rule: str, what: str, need: int) -> Reason:
    """`what` is a word of the ledger."""
    return Reason(rule, U5_TOO_LITTLE.key).lacking(what, need, village.holdings()[seat][what])


def short_of_goods(village: Village, seat: int, rule: str, goods: list[int], grain: int) -> Reason | None:
    """The first thing on the list of which there is too little; None if all is there."""
    family = village.families[seat]
    for good, count in enumerate(goods):
        if family.goods[good] < count:
            return lacking(village, seat, rule, village.tables.goods[good], count)
    return lacking(village, seat, rule, "grain", grain) if family.grain < grain else None


def short_of_cubes(village: Village, seat: int, rule: str, price: list[int]) -> Reason:
    """A price in cubes that can't be paid, coins included (Q2)."""
    family, tables = village.families[seat], village.tables
    short = [colour for colour, cubes in enumerate(price) if cubes > family.influence[colour]]
    colour = short[0]
    if not family.coins:
        return lacking(village, seat, rule, tables.influence_keys[colour], price[colour])
    if len(short) == 1:
        reason = Reason(rule, Q2_TOO_FEW_CUBES.key, {"coins": family.coins})
        return reason.lacking(tables.influence_keys[colour], price[colour], family.influence[colour])
    missing = sum([price[colour] - family.influence[colour] for colour in short])
    return Reason(rule, Q2_CUBES_SHORT.key).lacking("coins", missing, family.coins)


def short_of_price(village: Village, seat: int, rule: str, price: Price) -> Reason:
    missing = short_of_goods(village, seat, rule, price.goods, 0)
    return short_of_cubes(village, seat, rule, price.cubes) if missing is None else missing
