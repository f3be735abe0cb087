"""What everybody may count in Pandemain: for each seat and sim-baker, everything in front of them or on the board.

How old a loaf is, which master bakers somebody employs and the tower's cubes are no amounts: events name them.
"""

from __future__ import annotations

from allmende.core.decisions import Reason
from allmende.games.pandemain.state import Pandemain
from allmende.games.pandemain.words import (
    ACTIVE,
    EXPERIENCE,
    FLOUR,
    GRAINS,
    INGREDIENTS,
    LOANS,
    LOAVES,
    MASTERS,
    PENANCES,
    PENITENCE,
    PFENNIGS,
    QUALITIES,
    REPUTATION,
    TOKENS,
    UPGRADES,
    USED,
    VILLAGER,
    VP,
    WORKERS,
    WORKERS_ASIDE,
)


def holdings(state: Pandemain, seat: int) -> dict[str, int]:
    baker, tables = state.bakers[seat], state.tables
    held = {VP: baker.points, PENITENCE: baker.penitence, WORKERS: baker.workers}
    for place, name in enumerate(tables.worker_names):
        workers = state.workers_at(seat, place)
        if workers:
            held[name] = workers
    if baker.aside:
        held[WORKERS_ASIDE] = baker.aside
    for kind, name in enumerate(VILLAGER):
        if baker.has_villager(kind):
            held[name] = 1
    if state.setting.expert:
        held[PENANCES] = baker.penances
        for bread, name in enumerate(REPUTATION):
            held[name] = baker.reputation[bread] - tables.reputation_zero
    if not state.is_sim(seat):
        held.update(goods(state, seat))
    return held


def lacking(state: Pandemain, seat: int, reason: Reason, what: str, need: int) -> Reason:
    """A reason with how much of something is needed and how much the seat holds."""
    return reason.lacking(what, need, holdings(state, seat).get(what, 0))


def lacking_units(state: Pandemain, seat: int, reason: Reason, units: list[int]) -> Reason:
    """A reason with the first of these ingredients that there is too little of."""
    held = state.bakers[seat].units
    for ingredient, count in enumerate(units):
        if held[ingredient] < count:
            return lacking(state, seat, reason, INGREDIENTS[ingredient], count)
    return reason


def goods(state: Pandemain, seat: int) -> dict[str, int]:
    """What sim-bakers have none of (AU1)."""
    baker = state.bakers[seat]
    held = {PFENNIGS: baker.pfennigs, LOANS: baker.loans}
    for ingredient, name in enumerate(INGREDIENTS):
        held[name] = baker.units[ingredient]
    for grain, name in enumerate(FLOUR):
        held[name] = baker.flour[grain]
    days, breads = state.tables.days, len(GRAINS)
    for quality in range(len(QUALITIES)):
        first = quality * days * breads
        for bread in range(breads):
            held[LOAVES[quality * breads + bread]] = sum(
                baker.loaves[first + bread : first + days * breads : breads]
            )
    for token in range(len(TOKENS)):
        held[ACTIVE[token]], held[USED[token]] = baker.active[token], baker.used[token]
    if state.setting.expert:
        own = [master for master, employer in enumerate(state.masters) if employer == seat]
        held[MASTERS] = len(own)
        held[UPGRADES] = sum(state.upgraded[master] for master in own)
        held[EXPERIENCE] = sum(state.experience[master] for master in own)
    return held
