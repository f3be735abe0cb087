"""What a seat may know in Village: everything but the order of what is still to come and others' served customers (R15)."""

from __future__ import annotations

from allmende.games.village.rules.turn import CUBES
from allmende.games.village.scoring import sheet
from allmende.games.village.shapes import FamilyView, Table
from allmende.games.village.state import Family, Village
from allmende.games.village.tables import AREAS, SPACES


def view(village: Village, seat: int) -> Table:
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


def _family(village: Village, family: Family, open_handed: bool) -> FamilyView:
    tables = village.tables
    shown: FamilyView = {
        "members": [
            {
                "generation": tables.generations[tables.generation_of[member]],
                "place": tables.spot_words[place],
            }
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
        "points": sheet(village, family),
    }
    if open_handed:
        shown["customers"] = [tables.customers[customer].name for customer in family.served]
    else:
        del shown["points"]["customers"]
    return shown


def _counts(words: list[str], counts: list[int]) -> dict[str, int]:
    return dict(zip(words, counts, strict=True))
