"""Grain harvest (H1-H3)."""

from __future__ import annotations

from typing import ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal
from allmende.games.village.actions import HARVEST, SKIP
from allmende.games.village.rules.optional import U4_MUST_ACT
from allmende.games.village.state import Village
from allmende.games.village.tables import FARMYARD

H1_NOBODY_HOME: Final = Reason("H1", "nobody-home-to-harvest")
R12_FULL: Final = Reason("R12", "granary-full")


class Harvest(Decision[Village]):
    PARTS: ClassVar[tuple[str, ...]] = ("seat", "must")

    def __init__(self, seat: int, must: bool) -> None:
        super().__init__(seat)
        self.must: Final = must

    def actions(self, state: Village) -> list[Action]:
        return [state.space.at(HARVEST), state.space.at(SKIP)]

    def refuse(self, state: Village, action: Action) -> Refusal:
        if action.kind == SKIP:
            return U4_MUST_ACT if self.must else ALLOWED
        if not state.anybody(self.seat, FARMYARD):
            return H1_NOBODY_HOME
        if state.families[self.seat].grain >= state.tables.grain_capacity:
            return R12_FULL
        return ALLOWED

    def resolve(self, state: Village, action: Action) -> None:
        if action.kind == HARVEST:
            taken = state.gain_grain(self.seat, yield_of(state, self.seat))
            if state.telling:
                state.note("harvested", self.seat, {"grain": taken})


def yield_of(village: Village, seat: int) -> int:
    """H1: the best combination counts, and only that."""
    goods, tables = village.families[seat].goods, village.tables
    grain = tables.harvest
    if goods[tables.plow] and goods[tables.horse]:
        grain = max(grain, tables.harvest_with_horse)
    if goods[tables.plow] and goods[tables.ox]:
        grain = max(grain, tables.harvest_with_ox)
    return grain
