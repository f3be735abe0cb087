"""What a seat sees in Village, as numbers (core/sheet.py): what view.py shows, and nothing else."""

from __future__ import annotations

from typing import Any

from allmende.core.sheet import Among, Sheet, domain_words
from allmende.games.village.rules.turn import CUBES
from allmende.games.village.state import Family, Village
from allmende.games.village.tables import AREAS, SPACES


def lists(game: Any) -> dict[str, list[str]]:
    """The words that can come up."""
    tables = game.tables
    return {
        "cube": list(tables.cubes),
        "price": list(tables.colours),
        "good": list(tables.goods),
        "customer": [customer.name for customer in tables.customers],
        "city": [city.name for city in tables.cities],
        "member": [
            f"{generation} {spot}" if spot else ""
            for generation in tables.generations
            for spot in tables.spot_words
        ],
        "place": domain_words(game, "place"),
    }


def observe(sheet: Sheet, village: Village) -> None:
    cubes, customers = sheet.lists["cube"], sheet.lists["customer"]
    prices, goods = sheet.lists["price"], sheet.lists["good"]
    sheet.number("round", village.round)
    sheet.who("starter", village.starter)
    sheet.who("marker", village.marker)
    sheet.who("trigger", village.trigger)
    sheet.maybe("last_turns", village.last_turns, village.last_turns >= 0)
    for space, word in enumerate(SPACES):
        sheet.about("spaces.", word)
        sheet.part("", village.board, space * CUBES, cubes)
    sheet.about("supply.")
    sheet.counts("influence", village.influence, prices)
    sheet.counts("goods", village.goods, goods)
    sheet.number("plague", village.plague)
    sheet.number("grain", village.grain)
    sheet.number("coins", village.coins)
    sheet.about("")
    sheet.counts("green_bag", village.bag, cubes)
    sheet.bag("market.stalls", village.stalls, customers)
    sheet.line("market.line", village.line, customers)
    sheet.number("market.pile", len(village.pile))
    for area, word in enumerate(AREAS):
        sheet.about("chronicle.", word)
        sheet.number(".free", village.chronicle[area])
    sheet.about("")
    sheet.number("graves.free", village.graves)
    for place in range(sheet.seats):
        seat = sheet.of(place)
        _family(sheet, village, village.families[seat], place == 0 or village.is_over)


def _family(sheet: Sheet, village: Village, family: Family, open_handed: bool) -> None:
    tables = village.tables
    spots = len(tables.spot_words)
    generation_of = tables.generation_of
    members = [generation_of[member] * spots + place for member, place in enumerate(family.where)]
    sheet.bag("members", members, sheet.lists["member"])
    sheet.counts("influence", family.influence, sheet.lists["price"])
    sheet.counts("goods", family.goods, sheet.lists["good"])
    sheet.number("grain", family.grain)
    sheet.number("coins", family.coins)
    sheet.number("life", family.life)
    sheet.number("deaths_due", family.deaths)
    sheet.number("prestige", family.prestige)
    sheet.number("served", len(family.served))
    sheet.bag("cities", family.visited, sheet.lists["city"])
    customers: Among = sheet.lists["customer"]
    sheet.bag("customers", family.served if open_handed else [], customers)
