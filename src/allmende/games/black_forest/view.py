"""What a seat may know in Black Forest: everything but what the stack of jobs will bring, which nobody knows."""

from __future__ import annotations

from typing import Any

from allmende.core.events import NOBODY
from allmende.games.black_forest.effects import BUILDING, CELLS, FOREST
from allmende.games.black_forest.goods import BASIC_MARKERS, M_BRICK, M_COMMODITY, M_GLASS, M_HIGH, M_LOW
from allmende.games.black_forest.rules.estates import small_estates
from allmende.games.black_forest.scoring import sheet, solo_rank
from allmende.games.black_forest.state import BlackForest, Player
from allmende.games.black_forest.tables import OFF_BOARD


def view(forest: BlackForest, seat: int) -> dict[str, Any]:
    tables = forest.tables
    seen: dict[str, Any] = {
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
        "players": [_player(forest, player) for player in forest.players],
    }
    if forest.seats == 1 and forest.is_over:
        seen["rank"] = solo_rank(forest, sum(sheet(forest, forest.players[0]).values()))
    return seen


def _job(forest: BlackForest, node: int) -> str | None:
    return None if forest.jobs[node] < 0 else forest.tables.jobs[forest.jobs[node]].word


def _place(forest: BlackForest, place: int) -> dict[str, Any] | None:
    """Where a figure stands: the village and the number of its space (0: the centre), or a location."""
    tables = forest.tables
    if place == OFF_BOARD:
        return None
    node = tables.node_of[place]
    space = place - tables.first_slot[node] + 1 if place < tables.slots else 0
    return {"place": tables.node_words[node], "space": space}


def _player(forest: BlackForest, player: Player) -> dict[str, Any]:
    tables = forest.tables
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
        "pigs": player.pigs,
        "cattle": player.cattle,
        "buildings": [tables.faces[number].word for number in player.buildings],
        "estates": [_estate(forest, player, estate) for estate in range(1 + small_estates(forest, player))],
        "bonuses_due": len(player.due),
    }


def _estate(forest: BlackForest, player: Player, estate: int) -> list[list[str]]:
    """The cells of an Estate, row by row: what lies there, or the building that stands there."""
    tables = forest.tables
    cells = player.cells[tables.first_cell(estate) : tables.first_cell(estate + 1)]
    columns = tables.small_columns if estate else tables.main_columns
    words = [CELLS[thing] if thing < BUILDING else tables.faces[thing - BUILDING].word for thing in cells]
    return [words[row : row + columns] for row in range(0, len(words), columns)]


def census(forest: BlackForest) -> dict[str, int]:
    """Every component that is limited, wherever it lies."""
    players = forest.players
    return {
        "tradespeople": len(set(forest.tiles)),
        "jobs": len(forest.pile) + len(forest.done) + sum(job >= 0 for job in forest.jobs),
        "buildings": len(forest.offer) + sum(len(player.buildings) for player in players),
        "forests": forest.forests + sum(player.cells.count(FOREST) for player in players),
        "small_estates": forest.estates + sum(small_estates(forest, player) for player in players),
        "players": len(players),
    }
