"""What a baker can expect to score in the end, for bots: the points so far, and what their means are worth.

Each feature counts something a player would count too. The weights are points, found by `allmende tune` (docs/bots.md).
"""

from __future__ import annotations

from typing import Final

from allmende.core.tally import Tally
from allmende.games.pandemain.rules.guild import breads_of
from allmende.games.pandemain.scoring import sheet
from allmende.games.pandemain.state import Baker, Pandemain
from allmende.games.pandemain.words import (
    CART,
    COW,
    GRAINS,
    GRANARY,
    MILK,
    OX,
    SALT,
    VILLAGE,
    WATER,
    WHEAT,
    YEAST,
)

PLENTY: Final = 6  # more of an ingredient than this is of little use
FLOURS: Final = 8
COINS: Final = 10
BATCH: Final = 4  # loaves
HERD: Final = 2  # cows that are of use
COIN: Final = 0.5  # what a pfennig of the price is worth, in points

# What one of each is worth at the start of the game, beyond the points it scores already.
WEIGHTS: Final[dict[str, float]] = {
    "pfennig": 1.37,
    "spare_pfennig": 0.05,
    "water": 0.19,
    "salt": 0.68,
    "yeast": 0.23,
    "milk": 0.4,
    "flour": 1.14,
    "cart": 0.74,
    "ox": 1.12,
    "cow": 0.33,
    "worker": 0.72,  # still to be sent in this round
    "fifth_worker": 3.38,
    "penitence": 2.18,  # a step
    "ahead": 0.81,  # of the Inquisition
    "behind": -1.3,
    "villager_kind": 0.55,
    "master": 2.79,
    "upgraded": 3.26,
    "bread": 1.31,  # a kind that may be baked
    "loaf": 1.03,  # what a loaf is worth today, beyond what an unsold one scores
    "wanted": 3.02,  # a loaf for which there is an order
    "visit": 0.71,  # what the best village would bring today, beyond what the loaves score unsold
    "second_visit": 0.2,
    "last_day": -1.04,  # a loaf that will be thrown away at dusk
    "bakeable": 0.77,  # loaves that could be baked now
    "oven_full": 0.65,  # of these, as many as the oven takes with what transport there is
    "fine": 1.2,  # of these, those of high quality
    "dough": 1.37,  # loaves for which the ingredients are there
    "grist": 0.56,  # loaves for which the flours are there
    "reputation": 0.4,  # a position above the lowest
    "dairy": 1.5,  # a cow, for bakers who can bake wheat
    "flour_due": 0.6,  # what the granary pays at dawn
}

# How bots search this game, where not in the usual way (docs/bots.md).
SEARCH: Final[dict[str, float]] = {"bias": 4.0, "nodes": 40, "turns": 3, "depth": 1}


def features(state: Pandemain) -> list[list[float]]:
    left, wanted, tally = future(state), orders(state), Tally(None)
    rows: list[list[float]] = []
    for seat in range(state.setting.players):
        count(state, seat, left, wanted, tally)
        rows.append(tally.row)
    return rows


def values(state: Pandemain, weights: list[float]) -> list[float]:
    left, wanted, tally = future(state), orders(state), Tally(weights)
    found: list[float] = []
    for seat in range(state.setting.players):
        count(state, seat, left, wanted, tally)
        found.append(tally.worth())
    return found


def future(state: Pandemain) -> float:
    """How much of the game is left, from 1 to nearly 0, or 0 when it is over: rounds to come, and workers of this one."""
    if not state.stack:
        return 0.0
    rounds = state.tables.rounds
    at_hand = owned = 0
    for seat in range(state.seats):
        at_hand += state.bakers[seat].workers
        owned += state.bakers[seat].total_workers
    today = 0.1 if state.night else 0.1 + 0.9 * at_hand / max(owned, 1)
    return (rounds - max(state.round, 1) + today) / rounds


def orders(state: Pandemain) -> list[int]:
    """By bread: how many orders for it there are, the permanent ones included."""
    found = [0] * len(GRAINS)
    for village in state.tables.villages:
        found[village.bread] += 1
    for bread in state.orders:
        if bread >= 0:
            found[bread] += 1
    return found


def count(state: Pandemain, seat: int, left: float, wanted: list[int], tally: Tally) -> None:
    """The points so far, then a number for each weight, in their order. What there is no time to use is worth nothing."""
    tables, baker = state.tables, state.bakers[seat]
    kinds = bits_in(baker.villagers)
    loaves = 0
    for number in baker.loaves:
        loaves += number
    tally.begin(float(points_of(state, seat, kinds, loaves)))
    if not state.stack or state.is_sim(seat):
        for _ in WEIGHTS:
            tally.add(0.0)
        return
    masters = upgraded = reputation = 0
    for master, employer in enumerate(state.masters):
        if employer == seat:
            masters += 1
            upgraded += state.upgraded[master]
    for place in baker.reputation:
        reputation += place
    breads = breads_of(state, seat)
    worth = matched = stale = 0
    visit = second = 0.0
    if loaves:
        worth, matched, stale = loaves_of(state, baker, wanted)
        visit, second = visits(state, seat)
    bakeable, full, fine, dough, grist = batch(state, baker, breads)
    soon = min(1.0, 3.0 * left)  # what is used within the round keeps its worth longer
    units, active, used = baker.units, baker.active, baker.used
    tally.add(soon * min(baker.pfennigs, COINS))
    tally.add(left * max(baker.pfennigs - COINS, 0))
    tally.add(soon * min(units[WATER], PLENTY))
    tally.add(soon * min(units[SALT], PLENTY))
    tally.add(soon * min(units[YEAST], PLENTY))
    tally.add(soon * min(units[MILK], PLENTY))
    tally.add(soon * min(baker.flours(), FLOURS))
    tally.add(left * (active[CART] + used[CART]) + soon * active[CART])
    tally.add(left * (active[OX] + used[OX]) + soon * active[OX])
    tally.add(left * (active[COW] + used[COW]) + soon * active[COW])
    tally.add(float(baker.workers))
    tally.add(left * (baker.total_workers - tables.start_workers))
    tally.add(0.3 * baker.penitence + left * baker.penitence)
    tally.add(1.0 if baker.penitence > state.inquisition else 0.0)
    tally.add(1.0 if baker.penitence < state.inquisition else 0.0)
    tally.add(left * kinds)
    tally.add(left * masters)
    tally.add(left * upgraded)
    tally.add(left * bits_in(breads))
    tally.add(soon * worth)
    tally.add(soon * matched)
    tally.add(soon * visit)
    tally.add(soon * second)
    tally.add(0.0 if state.night else float(stale))
    tally.add(soon * bakeable)
    tally.add(soon * full)
    tally.add(soon * fine)
    tally.add(soon * dough)
    tally.add(soon * grist)
    tally.add(left * reputation)
    tally.add(left * min(active[COW] + used[COW], HERD) if breads >> WHEAT & 1 else 0.0)
    tally.add(soon * flours_due(state, seat))


def bits_in(number: int) -> int:
    """How many bits are set. (Compiled, far faster than `bit_count` for the few there are.)"""
    found = 0
    while number:
        found += number & 1
        number >>= 1
    return found


def points_of(state: Pandemain, seat: int, kinds: int, loaves: int) -> int:
    """What the score sheet adds up to, given how many kinds of villagers and how many loaves the baker has."""
    if state.setting.scenario is not None:
        return sum(sheet(state, seat).values())
    tables, baker = state.tables, state.bakers[seat]
    points = baker.points + tables.villager_points[min(kinds, len(tables.villager_points) - 1)]
    points += loaves * tables.loaf_points + baker.loans * tables.loan_points
    if state.setting.expert:
        for bread, place in enumerate(baker.reputation):
            points += tables.tracks[bread].points[place]
        points += baker.penances * tables.penance_points
    return points


def flours_due(state: Pandemain, seat: int) -> int:
    """What the granary will pay at dawn (GR2); after the last day it no longer helps."""
    workers = state.workers_at(seat, GRANARY)
    if not workers or state.round >= state.tables.rounds:
        return 0
    tables = state.tables
    return workers * (tables.granary_flour_with_ox if state.bakers[seat].active[OX] else tables.granary_flour)


def loaves_of(state: Pandemain, baker: Baker, wanted: list[int]) -> tuple[int, int, int]:
    """What the loaves are worth today beyond what they score unsold, how many have an order, how many are a day from waste."""
    tables = state.tables
    worth = matched = stale = 0
    counts = [0] * len(GRAINS)
    for place, loaves in enumerate(baker.loaves):
        if loaves:
            track = place >> 2  # by quality and day, see `loaf`
            day = track % tables.days
            counts[place & 3] += loaves
            worth += loaves * (tables.loaf_value[track // tables.days][day] - tables.loaf_points)
            if day == 0:
                stale += loaves
    for bread, number in enumerate(counts):
        if number:
            matched += min(number, wanted[bread])
    return worth, matched, stale


def visits(state: Pandemain, seat: int) -> tuple[float, float]:
    """What the best and the next best village open to them would bring with the loaves they have."""
    tables, baker = state.tables, state.bakers[seat]
    first = second = 0.0
    counts, best = shelf(state, baker)
    for village in range(len(tables.villages)):
        if not is_open(state, seat, village):
            continue
        value = proceeds(state, village, counts, best)
        if value > first:
            first, second = value, first
        elif value > second:
            second = value
    return first, second


def shelf(state: Pandemain, baker: Baker) -> tuple[list[int], list[float]]:
    """By bread: how many loaves there are, and what the best of them would bring, beyond what it scores unsold."""
    tables = state.tables
    counts = [0] * len(GRAINS)
    best = [0.0] * len(GRAINS)
    for place, loaves in enumerate(baker.loaves):
        if loaves:
            bread, track = place & 3, place >> 2  # by quality and day, see `loaf`
            quality, day = track // tables.days, track % tables.days
            counts[bread] += loaves
            value = (
                tables.loaf_value[quality][day] + COIN * tables.prices[quality][bread] - tables.loaf_points
            )
            if bread == WHEAT:
                value += tables.wheat_bonus[max(state.round, 1) - 1]
            if value > best[bread]:
                best[bread] = value
    return counts, best


def is_open(state: Pandemain, seat: int, village: int) -> bool:
    """Whether they could still go there today, or tomorrow."""
    if village == state.tables.augsburg and state.bakers[seat].penitence < state.setting.augsburg_penitence:
        return False
    if state.night:
        return True
    return (
        not state.workers_at(seat, VILLAGE + village)
        and state.crowd[VILLAGE + village] < state.setting.village_limit
    )


def proceeds(state: Pandemain, village: int, counts: list[int], best: list[float]) -> float:
    """What a visit would bring: each order takes one loaf."""
    tables = state.tables
    board, spaces = tables.villages[village], tables.orders_per_village
    left = counts.copy()
    total = 0.0
    for order in range(len(board.orders) - 1, -1, -1):  # the better paid first
        bread = state.orders[village * spaces + order]
        if bread >= 0 and left[bread]:
            left[bread] -= 1
            total += best[bread] + board.orders[order].points
    if left[board.bread]:
        total += best[board.bread] + board.points
    return total


def batch(state: Pandemain, baker: Baker, breads: int) -> tuple[int, int, int, int, int]:
    """Of the bread of which most could be baked: how many loaves, how many at once, how many of high quality; and for how
    many of any one bread there are the ingredients, and the flours. The milk of the player's cows counts."""
    most = fine = dough = grist = 0
    milk = baker.units[MILK] + state.tables.milk_per_cow * baker.active[COW]
    flours = baker.flours()
    for bread, recipe in enumerate(state.tables.recipes):
        if not breads >> bread & 1:
            continue
        ground = min(BATCH, min(baker.flour[recipe.main], flours // 2))
        mixed = BATCH
        for ingredient, need in enumerate(recipe.units):
            if need:
                held = milk if ingredient == MILK else baker.units[ingredient]
                mixed = min(mixed, held // need)
        star = baker.flour[recipe.star] // 2 if recipe.star == recipe.main else baker.flour[recipe.star]
        loaves = min(ground, mixed)
        if loaves > most or (loaves == most and min(loaves, star) > fine):
            most, fine = loaves, min(loaves, star)
        dough, grist = max(dough, mixed), max(grist, ground)
    at_once = BATCH if baker.active[CART] or baker.active[OX] else state.tables.loaves_without_transport
    return most, min(most, at_once), min(fine, at_once), dough, grist
