"""Every card of Villagers, wherever it lies; both sides of the Founders are one card."""

from __future__ import annotations

from allmende.games.villagers.rules.chains import CoverFounders
from allmende.games.villagers.rules.specials import PlaceFreed
from allmende.games.villagers.state import Villagers, kind_of
from allmende.games.villagers.tables import BASICS, NONE


def census(state: Villagers) -> dict[str, int]:
    tables = state.tables
    counts = [0] * len(tables.names)
    for kinds in (state.pool, state.discards, [kind for kind in state.row if kind != NONE]):
        for kind in kinds:
            counts[kind] += 1
    for entries in (*state.hands, *state.tops, *state.packs, state.bottom, state.buried):
        for entry in entries:
            counts[kind_of(entry)] += 1
    for card in state.drafted:
        counts[card & 255] += 1
    for village in state.villages:
        for kind in village.kinds:
            counts[kind] += 1
    for basic, left in enumerate(state.basics):
        counts[BASICS + basic] += left
    for step in state.stack:
        if isinstance(step, PlaceFreed) or (isinstance(step, CoverFounders) and step.freed):  # not yet placed
            counts[step.villager] += 1
    found = dict(zip(tables.names, counts, strict=True))
    found["founders"] += found.pop("founders_food")
    found["missing below piles"] = sum(state.under) - len(state.pool)
    return found
