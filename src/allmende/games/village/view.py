"""What a seat may know in Village: everything but the order of what is still to come and others' served customers (R15)."""

from __future__ import annotations

from typing import Any

from allmende.games.village.rules.turn import CUBES
from allmende.games.village.state import Family, Village
from allmende.games.village.tables import (
    AREAS,
    BAG,
    CHRONICLE,
    FARMYARD,
    GRAVE,
    PLAGUE,
    REMOVED,
    SPACES,
    UNBORN,
)


def view(village: Village, seat: int) -> dict[str, Any]:
    tables = village.tables
    return {
        "round": village.round,
        "starter": village.starter,
        "marker": None if village.marker < 0 else village.marker,
        "spaces": {
            word: _counts(tables.cubes, village.board[space * CUBES : (space + 1) * CUBES])
            for space, word in enumerate(SPACES)
        },
        "supply": {
            "influence": _counts(tables.colours, village.influence),
            "plague": village.plague,
            "goods": _counts(tables.goods, village.goods),
            "grain": village.grain,
            "coins": village.coins,
        },
        "green_bag": _counts(tables.cubes, village.bag),
        "market": {
            "stalls": [tables.customers[customer].name for customer in village.stalls],
            "line": [tables.customers[customer].name for customer in village.line],
            "pile": len(village.pile),
        },
        "chronicle": {
            word: {"spaces": tables.chronicle[village.seats][area], "free": village.chronicle[area]}
            for area, word in enumerate(AREAS)
        },
        "graves": {"spaces": tables.graves[village.seats], "free": village.graves},
        "trigger": None if village.trigger < 0 else village.trigger,
        "last_turns": None if village.last_turns < 0 else village.last_turns,
        "families": [
            _family(village, family, owner == seat or village.is_over)
            for owner, family in enumerate(village.families)
        ],
    }


def _family(village: Village, family: Family, open_handed: bool) -> dict[str, Any]:
    tables = village.tables
    shown: dict[str, Any] = {
        "members": [
            {"generation": tables.generations[tables.generation_of[member]], "place": _place(village, place)}
            for member, place in enumerate(family.where)
        ],
        "influence": _counts(tables.colours, family.influence),
        "goods": _counts(tables.goods, family.goods),
        "grain": family.grain,
        "coins": family.coins,
        "life": family.life,
        "deaths_due": family.deaths,
        "prestige": family.prestige,
        "cities": [tables.cities[city].name for city in family.visited],
        "served": len(family.served),
    }
    if open_handed:
        shown["customers"] = [tables.customers[customer].name for customer in family.served]
    return shown


def _place(village: Village, place: int) -> str:
    if place >= CHRONICLE:
        return f"chronicle-{AREAS[place - CHRONICLE]}"
    if place >= FARMYARD:
        return village.place_word(place)
    return {UNBORN: "unborn", BAG: "bag", GRAVE: "grave", REMOVED: "removed"}[place]


def _counts(words: list[str], counts: list[int]) -> dict[str, int]:
    return dict(zip(words, counts, strict=True))


def redeal(village: Village, seat: int) -> None:
    """What a seat can't see: which of the unseen customers the others have served. (The pile has no order.)"""
    if village.is_over:
        return
    unseen = village.pile.copy()
    others = [family for owner, family in enumerate(village.families) if owner != seat]
    for family in others:
        unseen += family.served
    unseen.sort()
    village.stream.shuffle(unseen)
    for family in others:
        count = len(family.served)
        family.served = sorted(unseen[:count])
        unseen = unseen[count:]
    village.pile = sorted(unseen)


def census(village: Village) -> dict[str, int]:
    """Every component, wherever it lies."""
    tables, families = village.tables, village.families
    found = {
        "plague": village.plague + village.bag[PLAGUE] + sum(village.board[PLAGUE::CUBES]),
        "grain": village.grain + sum(family.grain for family in families),
        "coins": village.coins + sum(family.coins for family in families),
        "customers": len(village.stalls + village.line + village.pile)
        + sum(len(family.served) for family in families),
        "chronicle": sum(village.chronicle)
        + sum(place >= CHRONICLE for family in families for place in family.where),
        "graves": village.graves + sum(place == GRAVE for family in families for place in family.where),
        "members": sum(len(family.where) for family in families),
    }
    for colour, word in enumerate(tables.colours):
        held = sum(family.influence[colour] for family in families)
        found[word] = (
            held + village.influence[colour] + village.bag[colour] + sum(village.board[colour::CUBES])
        )
    for good, word in enumerate(tables.goods):
        found[word] = village.goods[good] + sum(family.goods[good] for family in families)
    return found
