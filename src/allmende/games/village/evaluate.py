"""What a family may expect to score in the end: its points so far, and what its means are worth.

A guess for bots, with readable features. Weights are points; `allmende tune` found them by self-play.
"""

from __future__ import annotations

from typing import Final

from allmende.games.village.state import Family, Village
from allmende.games.village.tables import BAG, CHRONICLE, CHURCH, COUNCIL, CRAFTS, FARMYARD, TRAVEL, Tables

# The features, each with what one of it is worth beyond the points it already scores.
WEIGHTS: Final[dict[str, float]] = {
    "good": 1.9,  # each of the first two of a kind: for customers, roads and the council
    "spare_good": 0.4,
    "grain": 0.75,
    "cube": 0.35,  # each of the first three of a colour
    "spare_cube": 0.1,
    "coin": 0.5,  # beyond its point: a joker
    "home": 0.7,  # the first three at home can be sent
    "at_home": 0.15,
    "craftsman": 0.8,  # the first in each building
    "traveller": 0.6,
    "councillor": 0.8,
    "in_bag": 2.2,
    "priest": 0.7,  # the majority, and windows to climb
    "remembered": 1.6,  # on the way to the steps of the chronicle
    "hour": -0.22,  # of the life that is running out
    "death_due": -1.8,
    "generation": 0.25,  # a living member, by how late he will die
    "marker": 0.4,
    "customer_in_reach": 0.5,  # a customer at a stall whom the goods at hand would serve
}


def evaluate(village: Village, weights: dict[str, float]) -> list[float]:
    """By seat. Means lose their worth as the chronicle and the graves fill up: what is not sold then is lost."""
    tables = village.tables
    fading = 0.0 if village.is_over else future(village)
    return [points(tables, family) + fading * means(village, family, weights) for family in village.families]


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


def means(village: Village, family: Family, weights: dict[str, float]) -> float:
    """What goods, cubes, members and time may still become."""
    tables = village.tables
    total = weights["grain"] * family.grain + weights["coin"] * family.coins
    total += weights["hour"] * family.life + weights["death_due"] * family.deaths
    for count in family.goods:
        total += weights["good"] * min(count, 2) + weights["spare_good"] * max(count - 2, 0)
    for count in family.influence:
        total += weights["cube"] * min(count, 3) + weights["spare_cube"] * max(count - 3, 0)
    at_home = 0
    remembered = 0
    for member, place in enumerate(family.where):
        if place >= CHRONICLE:
            remembered += 1
            continue
        if place == BAG:
            total += weights["in_bag"]
        elif place == FARMYARD:
            at_home += 1
        elif place >= CHURCH:
            total += weights["priest"]
        elif place >= COUNCIL:
            total += weights["councillor"]
        elif place >= TRAVEL:
            total += weights["traveller"]
        elif place < CRAFTS:
            continue  # unborn, or dead
        total += weights["generation"] * tables.generation_of[member]
    for building in range(len(tables.buildings)):
        if family.present >> (CRAFTS + building) & 1:
            total += weights["craftsman"]
    total += weights["home"] * min(at_home, 3) + weights["at_home"] * max(at_home - 3, 0)
    total += weights["remembered"] * min(remembered, len(tables.chronicle_points) - 1)
    if village.marker >= 0 and village.families[village.marker] is family:
        total += weights["marker"]
    for customer in village.stalls:
        if can_serve(tables, family, customer):
            total += weights["customer_in_reach"]
    return total


def can_serve(tables: Tables, family: Family, customer: int) -> bool:
    wanted = tables.customers[customer]
    if family.grain < wanted.grain:
        return False
    for good, count in enumerate(wanted.goods):
        if family.goods[good] < count:
            return False
    return True
