"""Final scoring and ties (EN2, EN3, AU15, SC1-SC3, R29, R47, R48)."""

from __future__ import annotations

from typing import Final

from allmende.games.pandemain.cards import WHEAT_REPUTATION
from allmende.games.pandemain.state import Pandemain
from allmende.games.pandemain.words import WHEAT

INFINITE: Final = 1 << 30  # pfennigs


def sheet(state: Pandemain, seat: int) -> dict[str, int]:
    tables, baker = state.tables, state.bakers[seat]
    villagers = min(baker.villagers.bit_count(), len(tables.villager_points) - 1)
    points = {
        "track": baker.points,
        "villagers": tables.villager_points[villagers],
        "loaves": sum(baker.loaves) * tables.loaf_points,
        "loans": baker.loans * tables.loan_points,
    }
    if state.setting.expert:
        reputation = [tables.tracks[bread].points[place] for bread, place in enumerate(baker.reputation)]
        points["reputation"] = sum(reputation)
        points["penances"] = baker.penances * tables.penance_points
    scenario = state.setting.scenario
    if scenario is not None and (scenario.divisor > 1 or scenario.adds_penitence):  # SC2, R29
        normal = sum(points.values())
        rest = normal + baker.penances * scenario.penance_points
        points["scenario"] = rest // scenario.divisor - normal
        points["penitence"] = baker.penitence if scenario.adds_penitence else 0
    return points


def rank(state: Pandemain, seat: int) -> tuple[int, ...]:
    """EN3: points, (in a scenario its own tie-break,) penitence, pfennigs."""
    baker, scenario = state.bakers[seat], state.setting.scenario
    tie = 0
    if scenario is not None:
        tie = baker.reputation[WHEAT] if scenario.tie == WHEAT_REPUTATION else baker.last_sale
    pfennigs = baker.pfennigs
    if state.is_sim(seat) and state.tables.sims_are_rich:  # R47
        pfennigs = INFINITE
    return sum(sheet(state, seat).values()), tie, baker.penitence, pfennigs
