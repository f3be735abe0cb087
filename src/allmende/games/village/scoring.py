"""Final scoring (P1-P6)."""

from __future__ import annotations

from allmende.games.village.state import Family, Village
from allmende.games.village.tables import BAG, CHRONICLE, CHURCH, COUNCIL, FARMYARD, Tables


def sheet(village: Village, family: Family) -> dict[str, int]:
    tables = village.tables
    remembered = sum(1 for place in family.where if place >= CHRONICLE)
    return {
        "prestige": family.prestige,
        "travel": tables.city_points[len(family.visited)],
        "council": sum(
            tables.stages[place - COUNCIL].points for place in family.where if COUNCIL <= place < CHURCH
        ),
        "church": sum(
            tables.window_points[place - CHURCH] for place in family.where if CHURCH <= place < CHRONICLE
        ),
        "chronicle": _chronicle(tables, remembered),
        "customers": sum(tables.customers[customer].points for customer in family.served),
        "coins": family.coins * tables.coin_points,
    }


def _chronicle(tables: Tables, remembered: int) -> int:
    return tables.chronicle_points[
        min(remembered, len(tables.chronicle_points) - 1)
    ]  # P4: the last step is "or more"


def rank(village: Village, family: Family) -> tuple[int, ...]:
    """P6: points, then customers served, then living members (R26: those in the black bag too)."""
    living = sum(1 for place in family.where if place == BAG or FARMYARD <= place < CHRONICLE)
    return sum(sheet(village, family).values()), len(family.served), living
