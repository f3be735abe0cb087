"""What a baker may expect to score in the end, for bots: his points so far, and what his means are worth.

Each feature counts something a player would count too. The weights are points, set by hand; `allmende tune` looks for better ones.
"""

from __future__ import annotations

from typing import Final

from allmende.games.pandemain.rules.guild import breads_of
from allmende.games.pandemain.scoring import sheet
from allmende.games.pandemain.state import Baker, Pandemain, loaf
from allmende.games.pandemain.words import CART, COW, GRAINS, MILK, OX, QUALITIES, SALT, WATER, YEAST

PLENTY: Final = 6  # more of an ingredient than this is hardly of use
FLOURS: Final = 8
COINS: Final = 10
BATCH: Final = 4  # loaves

# What one of each is worth at the start of the game, beyond the points it scores already.
WEIGHTS: Final[dict[str, float]] = {
    "pfennig": 0.6,
    "spare_pfennig": 0.15,
    "water": 0.15,
    "salt": 0.35,
    "yeast": 0.35,
    "milk": 0.2,
    "flour": 0.5,
    "cart": 1.0,
    "ox": 1.5,
    "cow": 0.6,
    "worker": 0.6,  # still to be sent in this round
    "fifth_worker": 5.0,
    "penitence": 0.6,  # a step
    "ahead": 0.8,  # of the Inquisition
    "behind": -1.5,
    "villager_kind": 0.5,
    "master": 1.5,
    "upgraded": 1.0,
    "bread": 0.5,  # a kind that may be baked
    "loaf": 0.5,  # what a loaf is worth today, beyond what an unsold one scores
    "wanted": 2.0,  # a loaf for which there is an order
    "last_day": -2.0,  # a loaf that will be thrown away at dusk
    "bakeable": 1.2,  # loaves that could be baked now
    "reputation": 0.5,  # a position above the lowest
}


def features(state: Pandemain) -> list[list[float]]:
    rows: list[list[float]] = []
    left = 0.0 if state.is_over else future(state)
    wanted = orders(state)
    for seat in range(state.setting.players):
        points = float(sum(sheet(state, seat).values()))
        if state.is_over or state.is_sim(seat):
            rows.append([points] + [0.0] * len(WEIGHTS))
        else:
            rows.append([points, *means(state, seat, left, wanted)])
    return rows


def future(state: Pandemain) -> float:
    """How much of the game is left, from 1 to nearly 0: rounds to come, and workers of this one."""
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


def means(state: Pandemain, seat: int, left: float, wanted: list[int]) -> list[float]:
    """A number for each weight, in their order. What there is no time to use is worth nothing."""
    tables, baker = state.tables, state.bakers[seat]
    masters = upgraded = 0
    for master, employer in enumerate(state.masters):
        if employer == seat:
            masters += 1
            upgraded += state.upgraded[master]
    breads = breads_of(state, seat)
    worth, matched, stale = loaves_of(state, baker, wanted)
    soon = min(1.0, 3.0 * left)  # what is used within the round keeps its worth longer
    return [
        soon * min(baker.pfennigs, COINS),
        left * max(baker.pfennigs - COINS, 0),
        soon * min(baker.units[WATER], PLENTY),
        soon * min(baker.units[SALT], PLENTY),
        soon * min(baker.units[YEAST], PLENTY),
        soon * min(baker.units[MILK], PLENTY),
        soon * min(baker.flours(), FLOURS),
        left * (baker.active[CART] + baker.used[CART]) + soon * baker.active[CART],
        left * (baker.active[OX] + baker.used[OX]) + soon * baker.active[OX],
        left * (baker.active[COW] + baker.used[COW]) + soon * baker.active[COW],
        float(baker.workers),
        left * (baker.total_workers - tables.start_workers),
        0.3 * baker.penitence + left * baker.penitence,
        1.0 if baker.penitence > state.inquisition else 0.0,
        1.0 if baker.penitence < state.inquisition else 0.0,
        left * baker.villagers.bit_count(),
        left * masters,
        left * upgraded,
        left * breads.bit_count(),
        soon * worth,
        soon * matched,
        0.0 if state.night else float(stale),
        soon * bakeable(state, baker, breads),
        left * sum(baker.reputation),
    ]


def loaves_of(state: Pandemain, baker: Baker, wanted: list[int]) -> tuple[int, int, int]:
    """What the loaves are worth today beyond what they score unsold, how many have an order, how many are a day from waste."""
    tables = state.tables
    worth = matched = stale = 0
    for bread in range(len(GRAINS)):
        count = 0
        for quality in range(len(QUALITIES)):
            for day in range(tables.days):
                loaves = baker.loaves[loaf(quality, day, bread, tables.days)]
                if loaves:
                    count += loaves
                    worth += loaves * (tables.loaf_value[quality][day] - tables.loaf_points)
                    if day == 0:
                        stale += loaves
        matched += min(count, wanted[bread])
    return worth, matched, stale


def bakeable(state: Pandemain, baker: Baker, breads: int) -> int:
    """How many loaves of one kind the ingredients and flours at hand would make, the milk of his cows included."""
    best = 0
    milk = baker.units[MILK] + state.tables.milk_per_cow * baker.active[COW]
    for bread, recipe in enumerate(state.tables.recipes):
        if not breads >> bread & 1:
            continue
        loaves = min(BATCH, baker.flour[recipe.main], baker.flours() // 2)
        for ingredient, need in enumerate(recipe.units):
            if need:
                held = milk if ingredient == MILK else baker.units[ingredient]
                loaves = min(loaves, held // need)
        if loaves > best:
            best = loaves
    return best
