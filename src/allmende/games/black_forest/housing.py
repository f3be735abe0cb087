"""Where the animals are, for display: players are not asked, since animals may be moved at any time (LV-5, R21)."""

from __future__ import annotations

from allmende.games.black_forest.effects import BUILDING, FOREST, PASTURE, STABLE
from allmende.games.black_forest.faces import T_CATTLE, T_PASTURE, T_PIGS
from allmende.games.black_forest.rules.estates import small_estates
from allmende.games.black_forest.rules.livestock import cattle_places, pig_places
from allmende.games.black_forest.shapes import Housed
from allmende.games.black_forest.state import BlackForest, Player


def housing(forest: BlackForest, player: Player) -> dict[str, Housed]:
    """By Estate and cell, numbered as in actions ('0:5'): the animals there. A large building houses in its first cell."""
    pigs, cattle = player.pigs, player.cattle
    pig_pastures = _pastures_for_pigs(forest, player)
    found: dict[str, Housed] = {}
    # Pastures first: animals there are worth points.
    for on_pastures in (True, False):
        seen: set[int] = set()
        for cell, thing in _cells(forest, player):
            if (thing == PASTURE) != on_pastures or thing in seen:
                continue
            if thing >= BUILDING:
                seen.add(thing)
            room_for_pigs, room_for_cattle = _room(forest, player, thing)
            if on_pastures:
                if pig_pastures > 0:
                    room_for_cattle = 0
                else:
                    room_for_pigs = 0
                pig_pastures -= 1
            here = min(pigs, room_for_pigs), min(cattle, room_for_cattle)
            pigs -= here[0]
            cattle -= here[1]
            if here[0] or here[1]:
                found[cell] = {"pig": here[0], "cattle": here[1]}
    return found


def _pastures_for_pigs(forest: BlackForest, player: Player) -> int:
    """LV-4, LV-5: the share of the Pastures that houses most animals, and of these the one with most on Pastures."""
    capacity, pastures = player.traits[T_PASTURE], player.tiles[PASTURE]
    best, best_share = (-1, -1), 0
    for share in range(pastures + 1):
        room_for_pigs, room_for_cattle = capacity * share, capacity * (pastures - share)
        kept = min(player.pigs, room_for_pigs + pig_places(forest, player))
        kept += min(player.cattle, room_for_cattle + cattle_places(forest, player))
        grazing = min(player.pigs, room_for_pigs) + min(player.cattle, room_for_cattle)
        if (kept, grazing) > best:
            best, best_share = (kept, grazing), share
    return best_share


def _cells(forest: BlackForest, player: Player) -> list[tuple[str, int]]:
    tables = forest.tables
    found: list[tuple[str, int]] = []
    for estate in range(1 + small_estates(forest, player)):
        cells = player.cells[tables.first_cell(estate) : tables.first_cell(estate + 1)]
        found += [(f"{estate}:{number + 1}", thing) for number, thing in enumerate(cells)]
    return found


def _room(forest: BlackForest, player: Player, thing: int) -> tuple[int, int]:
    """How many pigs and how many cattle a cell has room for."""
    tables = forest.tables
    if thing == PASTURE:
        return player.traits[T_PASTURE], player.traits[T_PASTURE]
    if thing == FOREST:
        return tables.forest_pigs, 0
    if thing == STABLE:
        return 0, tables.stable_cattle
    if thing >= BUILDING:
        traits = tables.faces[thing - BUILDING].traits
        return traits[T_PIGS], traits[T_CATTLE]
    return 0, 0
