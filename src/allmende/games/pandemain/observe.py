"""What a seat sees in Pandemain, as numbers (core/sheet.py)."""

from __future__ import annotations

from typing import Any

from allmende.core.sheet import Sheet, domain_words
from allmende.games.pandemain.words import GRAINS, INGREDIENTS, QUALITIES, TOKENS

OF_BAKER = ("points", "penitence", "workers", "own_workers", "aside", "pfennigs", "loans")
CROSSES = 8  # round tokens that are shown or left, at most


def lists(game: Any) -> dict[str, list[str]]:
    """The words that can come up."""
    tables = game.tables
    days = range(1, tables.days + 1)
    return {
        "place": list(tables.place_names),
        "icon": [*tables.place_names, "servant"],
        "breads": list(GRAINS),
        "ingredient": list(INGREDIENTS),
        "token": list(dict.fromkeys([*TOKENS, *domain_words(game, "transport")])),
        "supply": [*TOKENS, "loans"],
        "loaf": [f"{quality} {bread} {day}" for quality in QUALITIES for bread in GRAINS for day in days],
        "stall": [stall.name for stall in tables.stalls],
        "column": [column.name for column in tables.columns],
        "villager": [villager.name for villager in tables.villagers],
        "offering": [offering.name for offering in tables.offerings],
        "reward": [reward.name for reward in tables.rewards],
        "favour": [favour.name for favour in tables.favours],
        "family": [str(family.number) for family in tables.families],
        "master": [str(master.number) for master in tables.masters],
        "given": domain_words(game, "set"),
        "wanted": domain_words(game, "ware"),
        "sim": [sim.name for sim in tables.sims],
        "seats": ["0", "1", "2", "3", "4", "5"],
    }


def observe(sheet: Sheet, seen: dict[str, Any]) -> None:
    everybody = len(seen["players"])
    order = [*sheet.round_the_table(), *range(sheet.seats, everybody)]  # sim-bakers sit at the end
    sheet.number("round", seen["round"])
    sheet.number("night", seen["night"])
    for name in ("tower", "next_tower"):
        for place in range(everybody):
            seat: int | None = seen[name][place] if place < len(seen[name]) else None
            sheet.word(f"{name}[{place}]", None if seat is None else str(order.index(seat)), "seats")
    for place_name, workers in seen["workers"].items():
        sheet.row(f"workers.{place_name}", [workers[seat] for seat in order], everybody)
    sheet.counts("stalls", seen["stalls"], "stall")
    sheet.counts("bag", seen["bag"], "breads")
    for column, flour in seen["mill"].items():
        sheet.counts(f"mill.{column}", flour, "breads")
    sheet.number("granary.workers", seen["granary"]["workers"])
    sheet.number("castle_loans", seen["castle_loans"])
    for village in seen["villages"]:
        _village(sheet, village)
    _church(sheet, seen["church"])
    sheet.counts("supply", seen["supply"], "supply")
    sheet.bag("families", [str(family) for family in seen["families"]], "family")
    _expert(sheet, seen, order)
    for place, seat in enumerate(order):
        if seat < len(seen["bakers"]):
            _baker(sheet, "me" if place == 0 else str(place), seen["bakers"][seat])
    for number, sim in enumerate(seen.get("sim_bakers", [])):
        sheet.word(f"sim_bakers[{number}]", sim["name"], "sim")
        sheet.bag(f"sim_bakers[{number}].icons", sim["icons"], "icon")
        sheet.word(f"sim_bakers[{number}].night", sim.get("night"), "place")


def _village(sheet: Sheet, village: dict[str, Any]) -> None:
    name = village["name"]
    for order in village["orders"]:
        sheet.word(f"{name}.orders.{order['name']}", order["bread"], "breads")
    for number, order in enumerate(village["upcoming"]):
        sheet.word(f"{name}.upcoming[{number}]", order["bread"], "breads")
    sheet.word(f"{name}.villager", village["villager"], "villager")
    sheet.number(f"{name}.villagers_left", village["villagers_left"])


def _church(sheet: Sheet, church: dict[str, Any]) -> None:
    sheet.line("church.offerings", church["offerings"], "offering")
    sheet.bag("church.pile", church["pile"], "offering")
    for level, rewards in church["rewards"].items():
        sheet.bag(f"church.rewards.{level}", rewards, "reward")
    sheet.number("church.inquisition", church["inquisition"])
    for name in ("crosses_shown", "crosses_left"):
        sheet.row(f"church.{name}", church[name], CROSSES)


def _expert(sheet: Sheet, seen: dict[str, Any], order: list[int]) -> None:
    """What there is only in the expert mode."""
    if "masters" not in seen:
        return
    masters: dict[str, dict[str, Any]] = {str(master["number"]): master for master in seen["masters"]}
    for number in sheet.lists["master"]:
        master = masters.get(number)
        employer: int | None = None if master is None else master["employer"]
        sheet.number(f"masters.{number}.there", master is not None)
        sheet.word(
            f"masters.{number}.employer", None if employer is None else str(order.index(employer)), "seats"
        )
        sheet.number(f"masters.{number}.upgraded", master is not None and master["upgraded"])
        sheet.number(f"masters.{number}.experience", 0 if master is None else master["experience"])
    sheet.bag("favours", seen["favours"], "favour")
    sheet.word("servant", seen["servant"], "place")
    sheet.number("penances", seen["penances"])


def _baker(sheet: Sheet, whose: str, baker: dict[str, Any]) -> None:
    for what in OF_BAKER:
        sheet.number(f"{whose}.{what}", baker[what])
    sheet.counts(f"{whose}.ingredients", baker["ingredients"], "ingredient")
    sheet.counts(f"{whose}.flour", baker["flour"], "breads")
    sheet.counts(
        f"{whose}.loaves",
        {f"{loaf['quality']} {loaf['bread']} {loaf['day']}": loaf["count"] for loaf in baker["loaves"]},
        "loaf",
    )
    for what in ("active", "used"):
        sheet.counts(f"{whose}.{what}", baker[what], "supply")
    sheet.bag(f"{whose}.villagers", baker["villagers"], "villager")
    if "reputation" in baker:
        sheet.number(f"{whose}.penances", baker["penances"])
        sheet.counts(f"{whose}.reputation", baker["reputation"], "breads")
    if "last_sale" in baker:
        sheet.number(f"{whose}.last_sale", baker["last_sale"])
