"""Final scoring and the tie-break (SC-1 to SC-3, BU-8, LV-5)."""

from __future__ import annotations

from allmende.core.events import NOBODY
from allmende.games.black_forest.effects import BUILDING, FIELD, FOREST, PASTURE, POND
from allmende.games.black_forest.faces import ENDGAME, METRICS, T_PASTURE
from allmende.games.black_forest.goods import COMMODITY, GLASS, MEAT, SAND
from allmende.games.black_forest.rules.estates import small_estates
from allmende.games.black_forest.rules.livestock import cattle_places, pig_places
from allmende.games.black_forest.state import BlackForest, Player


def sheet(forest: BlackForest, player: Player) -> dict[str, int]:
    tables = forest.tables
    on_pastures, kept = best_housing(forest, player)
    return {
        "glass": player.held(GLASS) * tables.glass_points,
        "wheel": wheel_points(forest, player),
        "estates": small_estates(forest, player) * tables.estate_points,
        "livestock": on_pastures * tables.pasture_points,
        "buildings": sum(tables.faces[number].points for number in player.buildings),
        "effects": endgame_points(forest, player, on_pastures, kept),
    }


def wheel_points(forest: BlackForest, player: Player) -> int:
    """SC-1: what the large hand of the cooking wheel points at; the last value is 'or more'."""
    by_turns = forest.tables.wheel_points
    return by_turns[min(player.cooking_turns, len(by_turns) - 1)]


def best_housing(forest: BlackForest, player: Player) -> tuple[int, int]:
    """LV-5: animals on Pastures and animals in all, with the Pastures shared so that the whole score is the best."""
    capacity, pastures = player.traits[T_PASTURE], player.tiles[PASTURE]
    best_points, best = -1, (0, 0)
    for for_pigs in range(pastures + 1):
        room_for_pigs, room_for_cattle = capacity * for_pigs, capacity * (pastures - for_pigs)
        on_pastures = min(player.pigs, room_for_pigs) + min(player.cattle, room_for_cattle)
        kept = min(player.pigs, room_for_pigs + pig_places(forest, player))
        kept += min(player.cattle, room_for_cattle + cattle_places(forest, player))
        points = on_pastures * forest.tables.pasture_points + endgame_points(
            forest, player, on_pastures, kept
        )
        if points > best_points:
            best_points, best = points, (on_pastures, kept)
    return best


def endgame_points(forest: BlackForest, player: Player, on_pastures: int, kept: int) -> int:
    """BU-8: min(max, points x floor(count / divisor)) for each gold building."""
    points = 0
    for number in player.buildings:
        face = forest.tables.faces[number]
        if face.kind == ENDGAME:
            count = measure(forest, player, METRICS[face.metric], on_pastures, kept)
            points += min(face.most, face.metric_points * (count // face.divisor))
    return points


def measure(forest: BlackForest, player: Player, metric: str, on_pastures: int, kept: int) -> int:
    tiles = player.tiles
    match metric:
        case "forest":
            return tiles[FOREST]
        case "pond":
            return tiles[POND]
        case "field":
            return tiles[FIELD]
        case "field_or_pond":
            return tiles[FIELD] + tiles[POND]
        case "small_estate":
            return small_estates(forest, player)
        case "glass":
            return player.held(GLASS)
        case "commodity":
            return player.held(COMMODITY)
        case "meat":
            return player.held(MEAT)
        case "sand":
            return player.held(SAND)
        case "livestock_on_pasture":
            return on_pastures
        case "livestock":
            return kept
        case "building":
            return len(player.buildings)
        case "basic_resource":
            return player.basics()
        case "landscape_set":
            return min(tiles[FIELD], tiles[POND], tiles[PASTURE], tiles[FOREST])
        case "wheel_points":
            return wheel_points(forest, player)
        case _:
            return estates_with_building_and_forest(forest, player)


def estates_with_building_and_forest(forest: BlackForest, player: Player) -> int:
    """R31: every board is an Estate of its own."""
    found = 0
    for estate in range(1 + small_estates(forest, player)):
        first, end = forest.tables.first_cell(estate), forest.tables.first_cell(estate + 1)
        cells = player.cells[first:end]
        if FOREST in cells and max(cells) >= BUILDING:
            found += 1
    return found


def rank(forest: BlackForest, seat: int) -> tuple[int, ...]:
    """SC-3: points; then who announced the end; then who would be next. EN-4: without an announcer, from the start
    player on, who would be next as well."""
    score = sum(sheet(forest, forest.players[seat]).values())
    announced = 1 if seat == forest.trigger else 0
    first = forest.starter if forest.trigger == NOBODY else forest.next_seat(forest.trigger)
    return score, announced, -((seat - first) % forest.seats)


def solo_rank(forest: BlackForest, score: int) -> str:
    """PC-3."""
    title = ""
    for least, word in forest.tables.solo_ranks:
        if score >= least:
            title = word
    return title
