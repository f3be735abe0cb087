"""What a family may expect to score in the end, for bots: its points so far, and what its means are worth.

Each feature counts something a player would count too. The weights are points, found by `allmende tune` (docs/bots.md).
"""

from __future__ import annotations

from typing import Final

from allmende.games.village.state import Family, Village
from allmende.games.village.tables import BAG, CHRONICLE, CHURCH, COUNCIL, CRAFTS, FARMYARD, TRAVEL, Tables

# What one of each is worth at the start of the game, beyond the points it scores already. Means lose value as the
# chronicle and the graves fill up: what is not used by then is lost.
WEIGHTS: Final[dict[str, float]] = {
    "good": 1.65,  # each of the first two of a kind: for customers, roads and the council
    "spare_good": 0.31,
    "grain": 0.32,
    "cube": 0.19,  # each of the first three of a colour
    "spare_cube": 0.15,
    "coin": 0.56,  # a joker, beyond its point
    "home": 0.49,  # the first three at home can be sent
    "at_home": 0.11,
    "craftsman": 1.05,  # the first in each building
    "traveller": 0.79,
    "next_city": 0.26,  # the points that the next city will add, for a family with a traveller
    "councillor": 1.18,
    "in_bag": 1.54,
    "priest": 0.7,  # on the windows: for the majority, and to climb
    "remembered": 1.39,  # on the way to the steps of the chronicle
    "hour": -0.1,  # of the life that is running out
    "death_due": -1.26,
    "generation": 0.57,  # of the living: the higher, the later they die
    "marker": 0.41,
    "customer_in_reach": 0.37,  # points of the customers at the stalls whom the seat's goods would serve
}

# How bots search this game, where not in the usual way (docs/bots.md).
SEARCH: Final[dict[str, float]] = {}
LEARNED: Final[dict[str, float]] = {"turns": 0}


def features(village: Village) -> list[list[float]]:
    left = 0.0 if village.is_over else future(village)
    return [
        [points(village.tables, family), *[left * count for count in means(village, family)]]
        for family in village.families
    ]


def future(village: Village) -> float:
    """How much of the game is left, from 1 to nearly 0."""
    if village.last_turns >= 0:
        return 0.12
    graves = village.graves / village.tables.graves[village.seats]
    spaces = sum(village.chronicle) / sum(village.tables.chronicle[village.seats])
    left = graves if graves < spaces else spaces
    return 0.25 + 0.75 * left


def points(tables: Tables, family: Family) -> float:
    """What would be scored if the game ended now."""
    total = family.prestige + tables.city_points[len(family.visited)] + family.coins * tables.coin_points
    remembered = 0
    for place in family.where:
        if place >= CHRONICLE:
            remembered += 1
        elif place >= CHURCH:
            total += tables.window_points[place - CHURCH]
        elif place >= COUNCIL:
            total += tables.stages[place - COUNCIL].points
    steps = tables.chronicle_points
    total += steps[remembered] if remembered < len(steps) else steps[-1]
    for customer in family.served:
        total += tables.customers[customer].points
    return float(total)


def means(village: Village, family: Family) -> list[float]:
    """What goods, cubes, members and time may still become: a number for each weight, in their order."""
    tables = village.tables
    goods = spare_goods = cubes = spare_cubes = 0
    for count in family.goods:
        goods += min(count, 2)
        spare_goods += max(count - 2, 0)
    for count in family.influence:
        cubes += min(count, 3)
        spare_cubes += max(count - 3, 0)
    at_home = travellers = councillors = in_bag = priests = remembered = generations = craftsmen = 0
    for member, place in enumerate(family.where):
        if place >= CHRONICLE:
            remembered += 1
            continue
        if place == BAG:
            in_bag += 1
        elif place == FARMYARD:
            at_home += 1
        elif place >= CHURCH:
            priests += 1
        elif place >= COUNCIL:
            councillors += 1
        elif place >= TRAVEL:
            travellers += 1
        elif place < CRAFTS:
            continue  # unborn, or dead
        generations += tables.generation_of[member]
    for building in range(len(tables.buildings)):
        if family.present >> (CRAFTS + building) & 1:
            craftsmen += 1
    has_marker = village.marker >= 0 and village.families[village.marker] is family
    return [
        float(goods),
        float(spare_goods),
        float(family.grain),
        float(cubes),
        float(spare_cubes),
        float(family.coins),
        float(min(at_home, 3)),
        float(max(at_home - 3, 0)),
        float(craftsmen),
        float(travellers),
        next_city(tables, family) if travellers else 0.0,
        float(councillors),
        float(in_bag),
        float(priests),
        float(min(remembered, len(tables.chronicle_points) - 1)),
        float(family.life),
        float(family.deaths),
        float(generations),
        1.0 if has_marker else 0.0,
        in_reach(village, family),
    ]


def next_city(tables: Tables, family: Family) -> float:
    visited = len(family.visited)
    if visited + 1 >= len(tables.city_points):
        return 0.0
    return float(tables.city_points[visited + 1] - tables.city_points[visited])


def in_reach(village: Village, family: Family) -> float:
    total = 0
    for customer in village.stalls:
        if can_serve(village.tables, family, customer):
            total += village.tables.customers[customer].points
    return float(total)


def can_serve(tables: Tables, family: Family, customer: int) -> bool:
    wanted = tables.customers[customer]
    if family.grain < wanted.grain:
        return False
    for good, count in enumerate(wanted.goods):
        if family.goods[good] < count:
            return False
    return True
