"""What a player may expect to score in the end, for bots: the points so far, and what goods, land and buildings are worth.
Also which actions are worth trying.

Each feature counts something a player would count too. The weights are points, found by `bench/weights_from_model.py` (docs/bots.md).
"""

from __future__ import annotations

from typing import Final

from allmende.core.tally import Tally
from allmende.games.black_forest.actions import ACCEPT_ALL, ASK_GIFTS, FELL, PUT, REMOVE, RETURN
from allmende.games.black_forest.effects import BUILDING, EMPTY, FIELD, FOREST, PASTURE, POND
from allmende.games.black_forest.faces import CONVERSION, ENDGAME, PASSIVE
from allmende.games.black_forest.goods import (
    M_BRICK,
    M_COAL_COOKING,
    M_COAL_GLASS,
    M_COMMODITY,
    M_GLASS,
    M_HIGH,
    M_LOW,
    M_MEAT,
    M_PORRIDGE,
    M_SAND,
    M_WATER,
    M_WOOD,
)
from allmende.games.black_forest.rules.estates import cell_at, small_estates
from allmende.games.black_forest.scoring import best_housing, endgame_points, wheel_points
from allmende.games.black_forest.state import BlackForest, Player

BASICS: Final = [M_WOOD, M_SAND, M_WATER, M_COAL_GLASS, M_COAL_COOKING, M_PORRIDGE, M_MEAT, M_BRICK]
GLASS_WHEEL: Final = [M_WOOD, M_SAND, M_WATER, M_COAL_GLASS]  # what it needs to turn
COOKING_WHEEL: Final = [M_COAL_COOKING, M_PORRIDGE, M_MEAT]
FEW: Final = 3  # more of a good than this is of little use
SOME: Final = 4  # and of land
USUAL_ROUNDS: Final = 18  # games last about so long

# What one of each is worth at the start of the game, beyond the points it scores already.
WEIGHTS: Final[dict[str, float]] = {
    "wood": 0.37,
    "sand": 0.15,
    "water": 0.24,
    "glass_charcoal": 0.3,
    "cooking_charcoal": 0.48,
    "porridge": 0.47,
    "meat": 0.61,
    "brick": 0.54,
    "spare": 0.16,  # of any basic resource, beyond the first few
    "glass": 0.69,
    "provision": 0.24,
    "commodity": -0.5,
    "glass_ready": 0.38,  # kinds there are of the glass wheel's four: with all it turns
    "cooking_ready": 0.38,
    "animal": 0.27,
    "field": 0.43,
    "pond": -0.07,
    "pasture": 0.07,
    "forest": 0.01,
    "empty": 0.37,  # room to build on
    "conversion": 0.15,  # buildings, by what they do
    "passive": 0.08,
    "endgame": -0.22,
    "progress": 0.77,  # steps of the Glass Hut, on the way to an estate
}

# How bots search this game, where not in the usual way (docs/bots.md).
SEARCH: Final[dict[str, float]] = {
    "bias": 0.5,
    "nodes": 100,
    "care": 0.3,
    "turns": 4,
    "depth": 1,
    "ideas": 6,
    "enough": 1,
    "hurry": 3.0,
    "luck": 0.0,
}
LEARNED: Final[dict[int, dict[str, float]]] = {
    2: {"nodes": 400, "sift": 24, "turns": 3, "doubt": 0.5, "blur": 1},
}
SEARCHED: Final = {3, 4}  # seats with which the search above beats the model


def features(forest: BlackForest) -> list[list[float]]:
    left, tally = future(forest), Tally(None)
    rows: list[list[float]] = []
    for player in forest.players:
        count(forest, player, left, tally)
        rows.append(tally.row)
    return rows


def values(forest: BlackForest, weights: list[float]) -> list[float]:
    left, tally = future(forest), Tally(weights)
    found: list[float] = []
    for player in forest.players:
        count(forest, player, left, tally)
        found.append(tally.worth())
    return found


def future(forest: BlackForest) -> float:
    """How much of the game is left, from 1 to nearly 0: alone by rounds, else also by how far the first is with
    provisions. 0 when it is over."""
    if not forest.stack:
        return 0.0
    if forest.last_turns >= 0:
        return 0.1
    if forest.seats == 1:
        return 0.1 + 0.9 * (1.0 - forest.round / forest.tables.solo_rounds)
    farthest = 0
    for player in forest.players:
        farthest = max(farthest, player.cooking_turns - player.store[M_LOW])
    left = min(1.0 - farthest / forest.tables.threshold, 1.0 - forest.round / USUAL_ROUNDS)
    return 0.15 + 0.85 * max(0.0, left)


def count(forest: BlackForest, player: Player, left: float, tally: Tally) -> None:
    """The points so far, then a number for each weight, in their order."""
    store, tiles, faces = player.store, player.tiles, forest.tables.faces
    spare = conversions = passives = endgames = printed = 0
    for marker in BASICS:
        if store[marker] > FEW:
            spare += store[marker] - FEW
    for number in player.buildings:
        face = faces[number]
        printed += face.points
        kind = face.kind
        if kind == CONVERSION:
            conversions += 1
        elif kind == PASSIVE:
            passives += 1
        elif kind == ENDGAME:
            endgames += 1
    tally.begin(float(printed + points_beside(forest, player, endgames)))
    tally.add(left * min(store[M_WOOD], FEW))
    tally.add(left * min(store[M_SAND], FEW))
    tally.add(left * min(store[M_WATER], FEW))
    tally.add(left * min(store[M_COAL_GLASS], FEW))
    tally.add(left * min(store[M_COAL_COOKING], FEW))
    tally.add(left * min(store[M_PORRIDGE], FEW))
    tally.add(left * min(store[M_MEAT], FEW))
    tally.add(left * min(store[M_BRICK], FEW))
    tally.add(left * spare)
    tally.add(left * store[M_GLASS])
    tally.add(left * min(store[M_LOW] + store[M_HIGH], SOME))
    tally.add(left * min(store[M_COMMODITY], 2))  # a third would keep the wheel from turning
    tally.add(left * kinds_of(store, GLASS_WHEEL))
    tally.add(left * kinds_of(store, COOKING_WHEEL))
    tally.add(left * (player.pigs + player.cattle))
    tally.add(left * min(tiles[FIELD], SOME))
    tally.add(left * min(tiles[POND], SOME))
    tally.add(left * min(tiles[PASTURE], SOME))
    tally.add(left * min(tiles[FOREST], SOME))
    tally.add(left * min(tiles[EMPTY], SOME))
    tally.add(left * conversions)
    tally.add(left * passives)
    tally.add(left * endgames)
    tally.add(left * player.progress)


def points_beside(forest: BlackForest, player: Player, endgames: int) -> int:
    """All points but those printed on buildings: what the score sheet adds up to."""
    tables = forest.tables
    points = player.store[M_GLASS] * tables.glass_points + wheel_points(forest, player)
    points += small_estates(forest, player) * tables.estate_points
    if endgames or player.pigs + player.cattle:  # else nobody is to be housed
        on_pastures, kept = best_housing(forest, player)
        points += on_pastures * tables.pasture_points
        if endgames:
            points += endgame_points(forest, player, on_pastures, kept)
    return points


def kinds_of(store: list[int], markers: list[int]) -> int:
    found = 0
    for marker in markers:
        if store[marker]:
            found += 1
    return found


# -- what is worth trying ---------------------------------------------------------------------------------------------


def turn_of(forest: BlackForest) -> int:
    """Alone at the table, one turn follows the other."""
    return forest.turns if forest.seats == 1 else 0


def worth_trying(forest: BlackForest) -> list[int]:
    """All but land and animals given up for nothing (FA-3: whatever comes may be laid over land) and standing answers (a bot doesn't mind being asked); and of cells that hold the same, the best one for two to stay free side by side."""
    legal, actions = forest.legal, forest.space.actions
    first = actions[legal[0]].kind
    if first in (PUT, FELL):
        return best_cells(forest)
    found: list[int] = []
    for code in legal:
        kind = actions[code].kind
        if kind not in (REMOVE, RETURN, ACCEPT_ALL, ASK_GIFTS):
            found.append(code)
    return found or legal


def best_cells(forest: BlackForest) -> list[int]:
    """When choosing cells: one for each kind of content, and every other legal action. A large building needs two
    open cells side by side (BU-4), so what stays is set where the fewest are open, and a Forest is felled where the most are."""
    player = forest.players[forest.decision().seat]
    around = open_around(forest, player)
    best: dict[tuple[int, int], int] = {}
    most: dict[tuple[int, int], int] = {}
    for code in forest.legal:
        action = forest.space.actions[code]
        if action.kind in (PUT, FELL):
            cell = cell_at(forest, action)
            key = (player.cells[cell], needs_of_estate(forest, player, action.first))
            good = around[cell] if action.kind == FELL else -around[cell]
        else:
            key, good = (-1, code), 0
        if key not in best or good > most[key]:
            best[key], most[key] = code, good
    return sorted(best.values())


def open_around(forest: BlackForest, player: Player) -> list[int]:
    """For each cell, how many of those beside it are open."""
    tables, cells = forest.tables, player.cells
    around = [0] * len(cells)
    for cell, thing in enumerate(cells):
        for other in (tables.right_of[cell], tables.below[cell]):
            if other >= 0:
                around[cell] += cells[other] <= PASTURE
                around[other] += thing <= PASTURE
    return around


def needs_of_estate(forest: BlackForest, player: Player, estate: int) -> int:
    """Whether it has a Forest and a building already, where somebody counts such Estates (R31); elsewhere all are alike."""
    tables = forest.tables
    for number in player.buildings:
        if tables.counts_estates[number]:
            cells = player.cells[tables.first_cell(estate) : tables.first_cell(estate + 1)]
            return (1 if FOREST in cells else 0) + (2 if max(cells) >= BUILDING else 0)
    return 0
