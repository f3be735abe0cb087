"""What a seat may know in Black Forest: everything except the order of the job stack, which nobody knows."""

from __future__ import annotations

from allmende.core.events import NOBODY
from allmende.games.black_forest.effects import BUILDING, CELLS
from allmende.games.black_forest.goods import BASIC_MARKERS, M_BRICK, M_COMMODITY, M_GLASS, M_HIGH, M_LOW
from allmende.games.black_forest.housing import housing
from allmende.games.black_forest.rules.estates import small_estates
from allmende.games.black_forest.rules.travel import tolls_at, travel_cost
from allmende.games.black_forest.scoring import sheet, solo_rank
from allmende.games.black_forest.shapes import Place, PlayerView, Table, Way
from allmende.games.black_forest.state import BlackForest, Player
from allmende.games.black_forest.tables import OFF_BOARD


def view(forest: BlackForest, seat: int) -> Table:
    tables = forest.tables
    seen: Table = {
        "round": forest.round,
        "starter": forest.starter,
        "trigger": None if forest.trigger == NOBODY else forest.trigger,
        "last_turns": None if forest.last_turns < 0 else forest.last_turns,
        "villages": {
            word: {
                "tradespeople": [
                    tables.trades[trade]
                    for trade in forest.tiles[tables.first_slot[village] : tables.first_slot[village + 1]]
                ],
                "job": _job(forest, village),
            }
            for village, word in enumerate(tables.villages)
        },
        "locations": {
            word: {"job": _job(forest, len(tables.villages) + number)}
            for number, word in enumerate(tables.locations)
        },
        "job_stack": len(forest.pile),
        "jobs_done": [tables.jobs[job].word for job in forest.done],
        "supply": {"forests": forest.forests, "small_estates": forest.estates},
        "offer": [tables.faces[number].word for number in forest.offer],
        "neutral": _place(forest, forest.neutral),
        "placed": [_place(forest, place) for place in forest.placed],
        "players": [_player(forest, number) for number in range(forest.seats)],
    }
    if forest.seats == 1 and forest.is_over:
        seen["rank"] = solo_rank(forest, sum(sheet(forest, forest.players[0]).values()))
    return seen


def _job(forest: BlackForest, node: int) -> str | None:
    return None if forest.jobs[node] < 0 else forest.tables.jobs[forest.jobs[node]].word


def _place(forest: BlackForest, place: int) -> Place | None:
    """Where a figure stands: the village and the number of its space (0: the centre), or a location."""
    tables = forest.tables
    if place == OFF_BOARD:
        return None
    node = tables.node_of[place]
    space = place - tables.first_slot[node] + 1 if place < tables.slots else 0
    return {"place": tables.node_words[node], "space": space}


def _ways(forest: BlackForest, seat: int) -> dict[str, Way]:
    """What going to each village and location costs from where the pawn stands: provisions, and how many tolls (MV-5, MV-6)."""
    tables = forest.tables
    return {
        word: {
            "provisions": travel_cost(forest, forest.players[seat], tables.centres + node),
            "tolls": tolls_at(forest, seat, tables.centres + node),
        }
        for node, word in enumerate(tables.node_words)
    }


def _player(forest: BlackForest, seat: int) -> PlayerView:
    tables, player = forest.tables, forest.players[seat]
    return {
        "basics": dict(zip(BASIC_MARKERS, player.store[: M_BRICK + 1], strict=True)),
        "glass": player.store[M_GLASS],
        "provisions": [player.store[M_LOW], player.store[M_HIGH]],
        "commodity": player.store[M_COMMODITY],
        "glass_turns": player.glass_turns,
        "cooking_turns": player.cooking_turns,
        "reminder": player.reminders > 0,
        "progress": player.progress,
        "pawn": _place(forest, player.pawn),
        "ways": _ways(forest, seat),
        "pigs": player.pigs,
        "cattle": player.cattle,
        "housing": housing(forest, player),
        "buildings": [tables.faces[number].word for number in player.buildings],
        "estates": [_estate(forest, player, estate) for estate in range(1 + small_estates(forest, player))],
        "bonuses_due": len(player.due),
        "asks_about_gifts": forest.asks_about_gifts(seat),
    }


def _estate(forest: BlackForest, player: Player, estate: int) -> list[list[str]]:
    """The cells of an Estate, row by row: what lies there, or the building that stands there."""
    tables = forest.tables
    cells = player.cells[tables.first_cell(estate) : tables.first_cell(estate + 1)]
    columns = tables.small_columns if estate else tables.main_columns
    words = [CELLS[thing] if thing < BUILDING else tables.faces[thing - BUILDING].word for thing in cells]
    return [words[row : row + columns] for row in range(0, len(words), columns)]
