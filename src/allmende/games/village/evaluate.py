"""What a family may expect to score in the end, for bots: its points so far, and what its means are worth.

Each feature counts something a player would count too. The weights are points, found by `bench/weights_from_model.py` (docs/bots.md).
"""

from __future__ import annotations

from typing import Final

from allmende.core.tally import Tally
from allmende.games.village.state import Family, Village
from allmende.games.village.tables import BAG, CHRONICLE, CHURCH, COUNCIL, CRAFTS, FARMYARD, TRAVEL, Tables

# What one of each is worth at the start of the game, beyond the points it scores already. Means lose value as the
# chronicle and the graves fill up: what is not used by then is lost.
WEIGHTS: Final[dict[str, float]] = {
    "good": 1.89,  # each of the first two of a kind: for customers, roads and the council
    "spare_good": 0.01,
    "grain": 0.57,
    "cube": 0.37,  # each of the first three of a colour
    "spare_cube": 0.3,
    "coin": -0.48,  # a joker, beyond its point
    "home": 1.25,  # the first three at home can be sent
    "at_home": 0.7,
    "craftsman": 0.89,  # the first in each building
    "traveller": 1.3,
    "next_city": 0.35,  # the points that the next city will add, for a family with a traveller
    "councillor": 2.16,
    "in_bag": 2.79,
    "priest": 0.97,  # on the windows: for the majority, and to climb
    "remembered": 1.01,  # on the way to the steps of the chronicle
    "hour": -0.04,  # of the life that is running out
    "death_due": -1.65,
    "generation": 0.51,  # of the living: the higher, the later they die
    "marker": 0.92,
    "customer_in_reach": 0.31,  # points of the customers at the stalls whom the seat's goods would serve
}

# How bots search this game, where not in the usual way (docs/bots.md).
SEARCH: Final[dict[str, float]] = {}
LEARNED: Final[dict[int, dict[str, float]]] = {
    2: {"turns": 3, "doubt": 0.5, "blur": 1},
    3: {"turns": 2, "doubt": 0.5, "blur": 1},
    4: {"nodes": 240, "sift": 16, "turns": 3, "doubt": 0.5, "blur": 1},
}


def features(village: Village) -> list[list[float]]:
    left, tally = future(village), Tally(None)
    rows: list[list[float]] = []
    for family in village.families:
        count(village, family, left, tally)
        rows.append(tally.row)
    return rows


def values(village: Village, weights: list[float]) -> list[float]:
    left, tally = future(village), Tally(weights)
    found: list[float] = []
    for family in village.families:
        count(village, family, left, tally)
        found.append(tally.worth())
    return found


def future(village: Village) -> float:
    """How much of the game is left, from 1 to nearly 0; 0 when it is over."""
    if not village.stack:
        return 0.0
    if village.last_turns >= 0:
        return 0.12
    graves = village.graves / village.tables.graves[village.seats]
    spaces = sum(village.chronicle) / sum(village.tables.chronicle[village.seats])
    left = graves if graves < spaces else spaces
    return 0.25 + 0.75 * left


def count(village: Village, family: Family, left: float, tally: Tally) -> None:
    """What would be scored if the game ended now; then what goods, cubes, members and time may still become: a number for
    each weight, in their order."""
    tables = village.tables
    points = family.prestige + tables.city_points[len(family.visited)] + family.coins * tables.coin_points
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
            points += tables.window_points[place - CHURCH]
        elif place >= COUNCIL:
            councillors += 1
            points += tables.stages[place - COUNCIL].points
        elif place >= TRAVEL:
            travellers += 1
        elif place < CRAFTS:
            continue  # unborn, or dead
        generations += tables.generation_of[member]
    steps = tables.chronicle_points
    last = len(steps) - 1
    if remembered > last:
        remembered = last
    points += steps[remembered]
    for customer in family.served:
        points += tables.customers[customer].points
    goods = spare_goods = cubes = spare_cubes = 0
    for held in family.goods:
        if held > 2:
            goods += 2
            spare_goods += held - 2
        else:
            goods += held
    for held in family.influence:
        if held > 3:
            cubes += 3
            spare_cubes += held - 3
        else:
            cubes += held
    present = family.present >> CRAFTS
    for _ in tables.buildings:
        craftsmen += present & 1
        present >>= 1
    has_marker = village.marker >= 0 and village.families[village.marker] is family
    tally.begin(float(points))
    tally.add(left * goods)
    tally.add(left * spare_goods)
    tally.add(left * family.grain)
    tally.add(left * cubes)
    tally.add(left * spare_cubes)
    tally.add(left * family.coins)
    tally.add(left * (at_home if at_home < 3 else 3))
    tally.add(left * (at_home - 3 if at_home > 3 else 0))
    tally.add(left * craftsmen)
    tally.add(left * travellers)
    tally.add(left * next_city(tables, family) if travellers else 0.0)
    tally.add(left * councillors)
    tally.add(left * in_bag)
    tally.add(left * priests)
    tally.add(left * remembered)
    tally.add(left * family.life)
    tally.add(left * family.deaths)
    tally.add(left * generations)
    tally.add(left if has_marker else 0.0)
    tally.add(left * in_reach(village, family))


def next_city(tables: Tables, family: Family) -> int:
    visited = len(family.visited)
    if visited + 1 >= len(tables.city_points):
        return 0
    return tables.city_points[visited + 1] - tables.city_points[visited]


def in_reach(village: Village, family: Family) -> int:
    total = 0
    customers = village.tables.customers
    for number in village.stalls:
        customer = customers[number]
        if family.grain >= customer.grain and has_goods(family.goods, customer.goods):
            total += customer.points
    return total


def has_goods(held: list[int], wanted: list[int]) -> bool:
    for good, number in enumerate(wanted):
        if number and held[good] < number:
            return False
    return True
