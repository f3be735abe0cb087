"""What a seat sees in Black Forest, as numbers (core/sheet.py)."""

from __future__ import annotations

from typing import Any

from allmende.core.sheet import Sheet
from allmende.games.black_forest.effects import CELLS
from allmende.games.black_forest.goods import BASIC_MARKERS, GOODS

COUNTS = (
    "glass", "commodity", "glass_turns", "cooking_turns", "reminder", "progress", "pigs", "cattle", "bonuses_due",
    "asks_about_gifts",
)  # fmt: skip
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
        "estate": [str(number) for number in range(1 + tables.estate_limit)],
        "size": [str(tables.cells_per_estate)],
    }


def observe(sheet: Sheet, seen: dict[str, Any]) -> None:
    sheet.number("round", seen["round"])
    sheet.who("starter", seen["starter"])
    sheet.who("trigger", seen["trigger"])
    sheet.maybe("last_turns", seen["last_turns"])
    for village, there in seen["villages"].items():
        for space, trade in enumerate(there["tradespeople"]):
            sheet.word(f"villages.{village}[{space}]", trade, "trade")
        sheet.word(f"villages.{village}.job", there["job"], "job")
    for location, there in seen["locations"].items():
        sheet.word(f"locations.{location}.job", there["job"], "job")
    sheet.number("job_stack", seen["job_stack"])
    sheet.bag("jobs_done", seen["jobs_done"], "job")
    sheet.number("supply.forests", seen["supply"]["forests"])
    sheet.number("supply.small_estates", seen["supply"]["small_estates"])
    sheet.bag("offer", seen["offer"], "building")
    _place(sheet, "neutral", seen["neutral"])
    placed = [one["place"] for one in seen["placed"] if one is not None]
    sheet.bag("placed", placed, "node")
    for place, seat in enumerate(sheet.round_the_table()):
        _player(sheet, "me" if place == 0 else str(place), seen["players"][seat], place == 0)


def _place(sheet: Sheet, name: str, place: dict[str, Any] | None) -> None:
    sheet.word(name, None if place is None else place["place"], "node")
    sheet.number(f"{name}.space", 0 if place is None else place["space"])


def _player(sheet: Sheet, whose: str, player: dict[str, Any], own: bool) -> None:
    sheet.counts(f"{whose}.basics", player["basics"], "basic")
    sheet.row(f"{whose}.provisions", player["provisions"], 2)
    for what in COUNTS:
        sheet.number(f"{whose}.{what}", player[what])
    _place(sheet, f"{whose}.pawn", player["pawn"])
    for node, way in player["ways"].items():
        sheet.number(f"{whose}.ways.{node}.provisions", way["provisions"])
        sheet.number(f"{whose}.ways.{node}.tolls", way["tolls"])
    sheet.bag(f"{whose}.buildings", player["buildings"], "building")
    cells = [cell for estate in player["estates"] for row in estate for cell in row]
    sheet.bag(f"{whose}.cells", [_kind(sheet, cell) for cell in cells], "cell")
    if own:  # where one may build oneself, cell by cell
        _estates(sheet, whose, player["estates"])


def _kind(sheet: Sheet, cell: str) -> str:
    return cell if cell in sheet.lists["cell"] else BUILT


def _estates(sheet: Sheet, whose: str, estates: list[list[list[str]]]) -> None:
    cells = [[_kind(sheet, cell) for row in estate for cell in row] for estate in estates]
    width = int(next(iter(sheet.lists["size"])))
    sheet.grid(f"{whose}.estates", cells, len(sheet.lists["estate"]), width, "cell")
