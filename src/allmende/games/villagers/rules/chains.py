"""Production chains: where a villager fits, with or without Monks below, and laying it down (6.8-6.13, 9.1, 9.3)."""

from __future__ import annotations

from typing import Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Refusal
from allmende.games.villagers.actions import ALONE, BARE, ON_APPRENTICE, PLACE
from allmende.games.villagers.knowledge import show_from_hand
from allmende.games.villagers.state import Villagers
from allmende.games.villagers.tables import NONE

CLASSES: Final = ON_APPRENTICE - BARE + 1  # the ways in which a card can be open to another


def wanted_role(state: Villagers, kind: int, monks: int) -> int:
    """What must lie directly below the Monks (or the villager itself); -1: nothing, they start a tree."""
    if not monks:
        return state.tables.below[kind]
    chain = state.tables.chain[kind]
    depth = len(chain) - 1 - monks
    return chain[depth - 1] if depth > 0 else NONE


def open_ways(state: Villagers, seat: int, role: int) -> int:
    """How cards of this role are open to another in the village: a bit for each way, as in SPOTS after `alone`."""
    tables = state.tables
    mask = 1 if tables.slots[role] == 1 else (1 << CLASSES) - 1
    return state.villages[seat].ways >> tables.way[role] & mask


def list_places(state: Villagers, seat: int, kind: int, monks: int, found: list[Action]) -> None:
    """Adds the ways to place a villager above so many Monks."""
    role = wanted_role(state, kind, monks)
    if role == NONE:
        found.append(state.space.at(PLACE, kind, ALONE, monks))
        return
    fits = open_ways(state, seat, role)
    for way in range(CLASSES):
        if fits >> way & 1:
            found.append(state.space.at(PLACE, kind, BARE + way, monks))


def list_unfit(state: Villagers, seat: int, kind: int, found: list[Action]) -> None:
    """Adds the placing a player would try where there is nothing to build on."""
    ways: list[Action] = []
    list_places(state, seat, kind, 0, ways)
    if not ways:
        found.append(state.space.at(PLACE, kind, BARE, 0))


def refuse_place(state: Villagers, seat: int, kind: int, spot: int, monks: int) -> Refusal:
    """Chain, slot and padlock; what it costs to build is another matter."""
    tables = state.tables
    if spot != ALONE:
        role = wanted_role(state, kind, monks)
        if not open_ways(state, seat, role) >> spot - BARE & 1:
            return tables.nothing_below[role]
    padlock = tables.padlock[kind]
    if padlock == NONE or can_unlock(state, seat, padlock):
        return ALLOWED
    return tables.too_dear[padlock]


def can_unlock(state: Villagers, seat: int, unlocker: int) -> bool:
    """6.20-6.23: the Tinner, enough coins, or an own unlocker, whom the Bank pays."""
    if state.tinner or state.supply[seat] >= state.tables.padlock_cost:
        return True
    return unlocker in state.villages[seat].kinds


def lay(state: Villagers, seat: int, kind: int, spot: int, monks: int) -> None:
    """Lays the Monks from hand and the villager on top of them."""
    tables, village = state.tables, state.change_village(seat)
    chain = tables.chain[kind]
    depth = len(chain) - 1 - monks if chain else 0
    node = NONE
    if spot != ALONE:
        node = village.open.index(tables.way[chain[depth - 1]] + spot - BARE)
    for place in range(monks):
        show_from_hand(state, seat, tables.monk)
        node = village.add(tables, tables.monk, chain[depth + place], node)
    role = chain[-1] if chain else kind  # the role of both sides of the Founders is the first
    village.add(tables, kind, role, node)
    if state.telling:
        if monks:
            state.note("placed-monks", seat, {"card": tables.names[kind], "monks": monks})
        else:
            state.note("placed", seat, {"card": tables.names[kind]})
