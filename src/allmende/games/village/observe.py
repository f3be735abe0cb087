"""What a seat sees in Village, as numbers (core/sheet.py)."""

from __future__ import annotations

from typing import Any

from allmende.core.sheet import Sheet, domain_words
from allmende.games.village.tables import AREAS, SPACES


def lists(game: Any) -> dict[str, list[str]]:
    """The words that can come up."""
    tables = game.tables
    spots: list[str] = list(dict.fromkeys([word for word in tables.spot_words if word]))
    generations: list[int] = list(dict.fromkeys(tables.generations))
    return {
        "space": list(SPACES),
        "cube": list(tables.cubes),
        "price": list(tables.colours),
        "good": list(tables.goods),
        "customer": [customer.name for customer in tables.customers],
        "city": [city.name for city in tables.cities],
        "area": list(AREAS),
        "member": [f"{generation} {spot}" for generation in generations for spot in spots],
        "place": domain_words(game, "place"),
    }


def observe(sheet: Sheet, seen: dict[str, Any]) -> None:
    sheet.number("round", seen["round"])
    sheet.who("starter", seen["starter"])
    sheet.who("marker", seen["marker"])
    sheet.who("trigger", seen["trigger"])
    sheet.maybe("last_turns", seen["last_turns"])
    for space, cubes in seen["spaces"].items():
        sheet.counts(f"spaces.{space}", cubes, "cube")
    supply = seen["supply"]
    sheet.counts("supply.influence", supply["influence"], "price")
    sheet.counts("supply.goods", supply["goods"], "good")
    for what in ("plague", "grain", "coins"):
        sheet.number(f"supply.{what}", supply[what])
    sheet.counts("green_bag", seen["green_bag"], "cube")
    market = seen["market"]
    sheet.bag("market.stalls", market["stalls"], "customer")
    sheet.line("market.line", market["line"], "customer")
    sheet.number("market.pile", market["pile"])
    for area, spaces in seen["chronicle"].items():
        sheet.number(f"chronicle.{area}.free", spaces["free"])
    sheet.number("graves.free", seen["graves"]["free"])
    for place, seat in enumerate(sheet.round_the_table()):
        _family(sheet, "me" if place == 0 else str(place), seen["families"][seat])


def _family(sheet: Sheet, whose: str, family: dict[str, Any]) -> None:
    sheet.bag(
        f"{whose}.members", [f"{one['generation']} {one['place']}" for one in family["members"]], "member"
    )
    sheet.counts(f"{whose}.influence", family["influence"], "price")
    sheet.counts(f"{whose}.goods", family["goods"], "good")
    for what in ("grain", "coins", "life", "deaths_due", "prestige", "served"):
        sheet.number(f"{whose}.{what}", family[what])
    sheet.bag(f"{whose}.cities", family["cities"], "city")
    sheet.bag(f"{whose}.customers", family.get("customers", []), "customer")
