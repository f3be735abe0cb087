"""Every component of Village, wherever it lies: none is ever lost."""

from __future__ import annotations

from allmende.games.village.rules.turn import CUBES
from allmende.games.village.state import Village
from allmende.games.village.tables import CHRONICLE, GRAVE, PLAGUE


def census(village: Village) -> dict[str, int]:
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
