"""What a seat sees in Black Forest, as numbers (core/sheet.py): what view.py shows, and nothing else."""

from __future__ import annotations

from typing import Any

from allmende.core.sheet import Sheet
from allmende.games.black_forest.effects import BUILDING, CELLS
from allmende.games.black_forest.goods import (
    BASIC_MARKERS,
    GOODS,
    M_COMMODITY,
    M_GLASS,
    M_HIGH,
    M_LOW,
)
from allmende.games.black_forest.rules.estates import small_estates
from allmende.games.black_forest.rules.travel import tolls_at, travel_cost
from allmende.games.black_forest.state import BlackForest, Player
from allmende.games.black_forest.tables import OFF_BOARD

BUILT = "building"  # a cell with a building on it, whichever


def lists(game: Any) -> dict[str, list[str]]:
    """The words that can come up."""
    tables = game.tables
    buildings: list[str] = [face.word for face in tables.faces]
    return {
        "trade": list(tables.trades),
        "job": [job.word for job in tables.jobs],
        "node": list(tables.node_words),
        "building": buildings,
        "cell": [*CELLS, BUILT],
        "basic": list(BASIC_MARKERS),
        "good": list(GOODS),
        "tile": [*CELLS, *buildings],
    }


def observe(sheet: Sheet, forest: BlackForest) -> None:
    tables, jobs = forest.tables, sheet.lists["job"]
    sheet.number("round", forest.round)
    sheet.who("starter", forest.starter)
    sheet.who("trigger", forest.trigger)
    sheet.maybe("last_turns", forest.last_turns, forest.last_turns >= 0)
    for village, word in enumerate(tables.villages):
        first = tables.first_slot[village]
        for slot in range(first, tables.first_slot[village + 1]):
            if sheet.naming:
                sheet.about_number(f"villages.{word}", slot - first)
            sheet.one("", forest.tiles[slot], sheet.lists["trade"])
        sheet.about("villages.", word)
        sheet.one(".job", forest.jobs[village], jobs)
    for number, word in enumerate(tables.locations):
        sheet.about("locations.", word)
        sheet.one(".job", forest.jobs[len(tables.villages) + number], jobs)
    sheet.about("")
    sheet.number("job_stack", len(forest.pile))
    sheet.bag("jobs_done", forest.done, jobs)
    sheet.number("supply.forests", forest.forests)
    sheet.number("supply.small_estates", forest.estates)
    sheet.bag("offer", forest.offer, sheet.lists["building"])
    _place(sheet, forest, "neutral", forest.neutral)
    sheet.about("")
    placed = [tables.node_of[place] for place in forest.placed if place != OFF_BOARD]
    sheet.bag("placed", placed, sheet.lists["node"])
    for place in range(sheet.seats):
        seat = sheet.of(place)
        _player(sheet, forest, seat, forest.players[seat])


def _place(sheet: Sheet, forest: BlackForest, name: str, place: int) -> None:
    """Where a figure stands: the village and the number of its space (0: the centre), or a location."""
    tables = forest.tables
    node = -1 if place == OFF_BOARD else tables.node_of[place]
    space = place - tables.first_slot[node] + 1 if node >= 0 and place < tables.slots else 0
    sheet.about(name)
    sheet.one("", node, sheet.lists["node"])
    sheet.number(".space", space)


def _player(sheet: Sheet, forest: BlackForest, seat: int, player: Player) -> None:
    tables, store = forest.tables, player.store
    sheet.part("basics", store, 0, sheet.lists["basic"])
    sheet.number("provisions[0]", store[M_LOW])
    sheet.number("provisions[1]", store[M_HIGH])
    sheet.number("glass", store[M_GLASS])
    sheet.number("commodity", store[M_COMMODITY])
    sheet.number("glass_turns", player.glass_turns)
    sheet.number("cooking_turns", player.cooking_turns)
    sheet.number("reminder", 1 if player.reminders > 0 else 0)
    sheet.number("progress", player.progress)
    sheet.number("pigs", player.pigs)
    sheet.number("cattle", player.cattle)
    sheet.number("bonuses_due", len(player.due))
    sheet.number("asks_about_gifts", 1 if forest.asks_about_gifts(seat) else 0)
    _place(sheet, forest, "pawn", player.pawn)
    if player.pawn == OFF_BOARD and not sheet.naming:  # MV-1: the first placing costs nothing
        sheet.skip(2 * len(tables.node_words))
    else:
        for node, word in enumerate(tables.node_words):
            sheet.about("ways.", word)
            sheet.number(".provisions", travel_cost(forest, player, tables.centres + node))
            sheet.number(".tolls", tolls_at(forest, seat, tables.centres + node))
    sheet.about("")
    sheet.bag("buildings", player.buildings, sheet.lists["building"])
    built = len(CELLS)
    kinds = [thing if thing < BUILDING else built for thing in player.cells]
    sheet.bag("cells", kinds, sheet.lists["cell"])
    if seat == sheet.seat:  # where one may build oneself, cell by cell
        estates = [
            kinds[tables.first_cell(estate) : tables.first_cell(estate + 1)]
            for estate in range(1 + small_estates(forest, player))
        ]
        sheet.grid("estates", estates, 1 + tables.estate_limit, tables.cells_per_estate, sheet.lists["cell"])
