"""Grain harvest (H1-H3)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal
from allmende.games.village.actions import HARVEST, SKIP
from allmende.games.village.rules.optional import R31_MUST_ACT
from allmende.games.village.state import Village
from allmende.games.village.tables import FARMYARD

H1_NOBODY_HOME: Final = Reason("H1", "nobody-home-to-harvest")
R12_FULL: Final = Reason("R12", "granary-full")


class Harvest(Decision[Village]):
    PARTS: ClassVar[tuple[str, ...]] = ("seat", "must")

    def __init__(self, seat: int, must: bool) -> None:
        super().__init__(seat)
        self.must: Final = must

    def told(self, state: Village) -> dict[str, Any]:
        return {"must": self.must}

    def actions(self, state: Village) -> list[Action]:
        return [state.space.at(HARVEST), state.space.at(SKIP)]

    def refuse(self, state: Village, action: Action) -> Refusal:
        if action.kind == SKIP:
            return R31_MUST_ACT if self.must else ALLOWED
        if not state.anybody(self.seat, FARMYARD):
            return H1_NOBODY_HOME
        if state.families[self.seat].grain >= state.tables.grain_capacity:
            return R12_FULL
        return ALLOWED

    def explain(self, state: Village, action: Action, reason: Reason) -> Reason:
        return reason if action.kind == SKIP else why_no_harvest(state, self.seat)

    def resolve(self, state: Village, action: Action) -> None:
        if action.kind == HARVEST:
            grown = yield_of(state, self.seat)
            taken = state.gain_grain(self.seat, grown)
            if state.telling:
                state.note("harvested", self.seat, {})
                if taken < grown:  # H3
                    state.note("spilled", self.seat, {"count": grown - taken})


def why_no_harvest(village: Village, seat: int) -> Reason:
    """Of a harvest that is refused."""
    if not village.anybody(seat, FARMYARD):
        return H1_NOBODY_HOME
    return Reason(R12_FULL.rule, R12_FULL.key, {"count": village.families[seat].grain})


def yield_of(village: Village, seat: int) -> int:
    """H1: the best combination counts, and only that."""
    goods, tables = village.families[seat].goods, village.tables
    grain = tables.harvest
    if goods[tables.plow] and goods[tables.horse]:
        grain = max(grain, tables.harvest_with_horse)
    if goods[tables.plow] and goods[tables.ox]:
        grain = max(grain, tables.harvest_with_ox)
    return grain
