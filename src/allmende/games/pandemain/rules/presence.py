"""What the workers of sim-bakers ask of those who come after them (AU14, R33, R35)."""

from __future__ import annotations

from typing import Final

from allmende.core.decisions import ALLOWED, Reason, Refusal
from allmende.games.pandemain.cards import BY_PENITENCE, BY_POINTS, BY_TOLL
from allmende.games.pandemain.holdings import lacking
from allmende.games.pandemain.state import Pandemain
from allmende.games.pandemain.words import PENITENCE, VILLAGE, VP

AU14_PENITENCE: Final = Reason("AU14", "not-pious-enough")
AU14_POINTS: Final = Reason("AU14", "not-noble-enough")
NOBODY: Final = -1


def is_checked(state: Pandemain, place: int) -> bool:
    return state.tables.checked[min(place, VILLAGE)]


def refuse_entry(state: Pandemain, seat: int, place: int) -> Refusal:
    """Rudolf wants company as pious as himself, Helga as distinguished."""
    if not state.setting.sims or not is_checked(state, place):
        return ALLOWED
    baker = state.bakers[seat]
    for number, kind in enumerate(state.setting.sims):
        other = state.seats + number
        if not state.workers_at(other, place):
            continue
        sim = state.tables.sims[kind]
        if sim.entry == BY_PENITENCE and baker.penitence < state.bakers[other].penitence - sim.tolerance:
            return AU14_PENITENCE
        if sim.entry == BY_POINTS and baker.points < state.bakers[other].points - sim.tolerance:
            return AU14_POINTS
    return ALLOWED


def explain_entry(state: Pandemain, seat: int, place: int, reason: Reason) -> Reason:
    """What the one who keeps the seat out asks for."""
    what, entry = (PENITENCE, BY_PENITENCE) if reason is AU14_PENITENCE else (VP, BY_POINTS)
    need = 0
    for number, kind in enumerate(state.setting.sims):
        other, sim = state.seats + number, state.tables.sims[kind]
        if sim.entry == entry and state.workers_at(other, place):
            level = state.bakers[other].penitence if entry == BY_PENITENCE else state.bakers[other].points
            need = max(need, level - sim.tolerance)
    return lacking(state, seat, reason, what, need)


def toll_keeper(state: Pandemain, place: int) -> int:
    """Who asks for a toll there, or NOBODY."""
    if is_checked(state, place):
        for number, kind in enumerate(state.setting.sims):
            other = state.seats + number
            if state.tables.sims[kind].entry == BY_TOLL and state.workers_at(other, place):
                return other
    return NOBODY
