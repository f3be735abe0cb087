"""What a seat sees in Pandemain, as numbers (core/sheet.py): what view.py shows, and nothing else."""

from __future__ import annotations

from typing import Any, Final

from allmende.core.sheet import Sheet, domain_words
from allmende.games.pandemain.cards import SERVANT_ICON
from allmende.games.pandemain.state import Baker, Pandemain, loaf
from allmende.games.pandemain.tables import NONE
from allmende.games.pandemain.view import shown_icons
from allmende.games.pandemain.words import (
    GRAINS,
    GRANARY,
    IN_GUILD,
    INGREDIENTS,
    LOCATIONS,
    NOWHERE,
    QUALITIES,
    TOKENS,
)

CROSSES: Final = 8  # round tokens that are shown or left, at most


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
        "villager": [villager.name for villager in tables.villagers],
        "offering": [offering.name for offering in tables.offerings],
        "reward": [reward.name for reward in tables.rewards],
        "favour": [favour.name for favour in tables.favours],
        "family": [str(family.number) for family in tables.families],
        "given": domain_words(game, "set"),
        "wanted": domain_words(game, "ware"),
        "sim": [sim.name for sim in tables.sims],
        "scenario": [scenario.name for scenario in tables.scenarios],
        "seats": ["0", "1", "2", "3", "4", "5"],
    }


def observe(sheet: Sheet, state: Pandemain) -> None:
    tables, everybody = state.tables, state.setting.players
    breads = sheet.lists["breads"]
    sheet.number("round", state.round)
    sheet.number("night", 1 if state.night else 0)
    _tower(sheet, "tower", state.tower, everybody)
    _tower(sheet, "next_tower", state.next_tower, everybody)
    for place, name in enumerate(tables.place_names):
        sheet.about("workers.", name)
        sheet.row("", _in_order(sheet, state.board, place * everybody, everybody), everybody)
    sheet.about("")
    sheet.counts("stalls", state.stalls, sheet.lists["stall"])
    sheet.counts("bag", state.bag, breads)
    for number, column in enumerate(tables.columns):
        sheet.about("mill.", column.name)
        sheet.part("", state.mill, number * 4, breads)
    sheet.about("")
    sheet.number("granary.workers", state.crowd[GRANARY])
    sheet.number("castle_loans", state.castle_loans)
    for number in range(len(tables.villages)):
        _village(sheet, state, number)
    _church(sheet, state)
    sheet.about("")
    sheet.counts("supply", [*state.tokens, state.loans], sheet.lists["supply"])
    sheet.bag("families", state.families, sheet.lists["family"])
    if state.setting.expert:
        _expert(sheet, state)
    for place in range(len(state.bakers)):
        _baker(sheet, state, state.bakers[sheet.of(place)])
    sheet.of_nobody()
    if state.setting.sims:
        sheet.one("scenario", _scenario(state), sheet.lists["scenario"])
    # Only here, so that such a table looks different and no model takes these sim-bakers for the fierce ones
    if state.setting.gentle:
        sheet.number("gentle", 1)
    for number in range(len(state.setting.sims)):
        _sim_baker(sheet, state, number)


def _tower(sheet: Sheet, name: str, tower: list[int], everybody: int) -> None:
    for place in range(everybody):
        sheet.about_number(name, place)
        sheet.one("", sheet.place_of(tower[place]) if place < len(tower) else -1, sheet.lists["seats"])


def _in_order(sheet: Sheet, numbers: list[int], first: int, everybody: int) -> list[int]:
    """A number for each baker, the viewer first; sim-bakers come last."""
    seat, seats = sheet.seat, sheet.seats
    order = numbers[first + seat : first + seats] + numbers[first : first + seat]
    return order + numbers[first + seats : first + everybody] if everybody > seats else order


def _village(sheet: Sheet, state: Pandemain, number: int) -> None:
    board, breads = state.tables.villages[number], sheet.lists["breads"]
    first = number * state.tables.orders_per_village
    name = board.name
    for space, order in enumerate(board.orders):
        if sheet.naming:
            sheet.about(f"{name}.orders.", order.name)
        sheet.one("", _bread(state.orders[first + space]), breads)
    for space in range(len(board.upcoming)):
        if sheet.naming:
            sheet.about_number(f"{name}.upcoming", space)
        sheet.one("", _bread(state.upcoming[first + space]), breads)
    sheet.about(name)
    sheet.one(".villager", state.village_kinds[number], sheet.lists["villager"])
    sheet.number(".villagers_left", state.villagers_left[number])


def _bread(bread: int) -> int:
    return -1 if bread == NONE else bread


def _church(sheet: Sheet, state: Pandemain) -> None:
    tables = state.tables
    kinds = len(tables.rewards)
    sheet.about("church.")
    sheet.line("offerings", state.shown, sheet.lists["offering"])
    sheet.bag("pile", state.piles, sheet.lists["offering"])
    for stack, level in enumerate(tables.reward_levels):
        if sheet.naming:
            sheet.about("church.rewards.", str(level))
        there = [token % kinds for token in state.rewards if token // kinds == stack]
        sheet.bag("", there, sheet.lists["reward"])
    sheet.about("church.")
    sheet.number("inquisition", state.inquisition)
    sheet.row("crosses_shown", state.crosses_shown, CROSSES)
    sheet.row("crosses_left", state.round_tokens, CROSSES)


def _expert(sheet: Sheet, state: Pandemain) -> None:
    """What there is only in the expert mode."""
    tables = state.tables
    for master, employer in enumerate(state.masters):
        if sheet.naming:
            sheet.about("masters.", str(tables.masters[master].number))
        there = employer >= IN_GUILD
        sheet.number(".there", 1 if there else 0)
        sheet.one(
            ".employer",
            sheet.place_of(employer) if there and employer != IN_GUILD else -1,
            sheet.lists["seats"],
        )
        sheet.number(".upgraded", state.upgraded[master] if there else 0)
        sheet.number(".experience", state.experience[master] if there else 0)
    sheet.about("")
    favours = [number for number in range(len(tables.favours)) if state.favours >> number & 1]
    sheet.bag("favours", favours, sheet.lists["favour"])
    places = sheet.lists["place"]
    sheet.word("servant", -1 if state.servant == NOWHERE else places.place[LOCATIONS[state.servant]], places)
    sheet.number("penances", state.penances)


def _baker(sheet: Sheet, state: Pandemain, baker: Baker) -> None:
    tables = state.tables
    sheet.number("points", baker.points)
    sheet.number("penitence", baker.penitence)
    sheet.number("workers", baker.workers)
    sheet.number("own_workers", baker.total_workers)
    sheet.number("aside", baker.aside)
    sheet.number("pfennigs", baker.pfennigs)
    sheet.number("loans", baker.loans)
    sheet.counts("ingredients", baker.units, sheet.lists["ingredient"])
    sheet.counts("flour", baker.flour, sheet.lists["breads"])
    loaves = [
        baker.loaves[loaf(quality, day, bread, tables.days)]
        for quality in range(len(QUALITIES))
        for bread in range(len(GRAINS))
        for day in range(tables.days)
    ]
    sheet.counts("loaves", loaves, sheet.lists["loaf"])
    sheet.stretch("active", baker.active, 0, sheet.lists["supply"])
    sheet.stretch("used", baker.used, 0, sheet.lists["supply"])
    villagers = [kind for kind in range(len(tables.villagers)) if baker.has_villager(kind)]
    sheet.bag("villagers", villagers, sheet.lists["villager"])
    if state.setting.expert:
        sheet.number("penances", baker.penances)
        reputation = [place - tables.reputation_zero for place in baker.reputation]
        sheet.counts("reputation", reputation, sheet.lists["breads"])
    # With sim-bakers always, so that one model fits all scenarios
    if state.setting.sims or state.setting.bonus_village != NOWHERE:
        sheet.number("last_sale", baker.last_sale)


def _scenario(state: Pandemain) -> int:
    scenario = state.setting.scenario
    return -1 if scenario is None else state.tables.scenarios.index(scenario)


def _sim_baker(sheet: Sheet, state: Pandemain, number: int) -> None:
    tables = state.tables
    places = len(tables.place_names)
    sheet.about_number("sim_bakers", number)
    sheet.one("", state.setting.sims[number], sheet.lists["sim"])
    icons = [places if icon == SERVANT_ICON else icon for icon in shown_icons(state, number)]
    sheet.bag(".icons", icons, sheet.lists["icon"])
    night = state.setting.decks.nights[state.cards[number] if state.cards else 0]
    shown = state.nights_shown >> number & 1 == 1 and night != NOWHERE
    sheet.one(".night", night if shown else -1, sheet.lists["place"])
