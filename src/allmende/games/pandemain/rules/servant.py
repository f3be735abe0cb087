"""The Feudal Lord's Servant: a loaf for him, a favour for it, and where he goes next (SV1-SV4, S15, DA13, R12, R25)."""

from __future__ import annotations

from typing import ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal
from allmende.games.pandemain.actions import SELL_SERVANT, SEND_SERVANT
from allmende.games.pandemain.rules.rewards import ChooseFavour
from allmende.games.pandemain.rules.selling import (
    SB_NO_SUCH_LOAF,
    change_reputation,
    master_bonuses,
    sell_loaf,
)
from allmende.games.pandemain.state import Pandemain, loaf
from allmende.games.pandemain.words import GRAINS, LOCATIONS, NOWHERE, QUALITIES, WHEAT

SV4_ANOTHER_PLACE: Final = Reason("SV4", "another-place")
S15_NOT_FOR_SERVANT: Final = Reason("S15", "not-for-servant")


def meets_servant(state: Pandemain, seat: int, place: int) -> bool:
    """SV1: whether the seat has a worker where the Servant is. `place`: where one was placed this turn (R12)."""
    if state.servant == NOWHERE or state.night:
        return False
    if state.tables.servant_needs_fresh_worker:
        return place == state.servant
    return state.workers_at(seat, state.servant) > 0


def servant_sales(state: Pandemain, seat: int) -> list[Action]:
    """The loaves the player has, of any kind."""
    loaves, days = state.bakers[seat].loaves, state.tables.days
    return [
        state.space.at(SELL_SERVANT, bread, quality, day)
        for bread in range(len(GRAINS))
        for quality in range(len(QUALITIES))
        for day in range(days)
        if loaves[loaf(quality, day, bread, days)]
    ]


def refuse_servant_sale(state: Pandemain, seat: int, action: Action) -> Refusal:
    place = loaf(action.second, action.third, action.first, state.tables.days)
    return ALLOWED if state.bakers[seat].loaves[place] else SB_NO_SUCH_LOAF


def sell_to_servant(state: Pandemain, seat: int, action: Action) -> None:
    """SV2-SV4: steps 1-4, 8 and 9 of a sale; a favour; then he moves on."""
    bread, quality = action.first, action.second
    state.push(SendServant(seat, state.setting.servant_must_move))
    state.push(ChooseFavour(seat))
    sell_loaf(state, seat, bread, quality, action.third)
    state.gain_points(seat, servant_points(state, bread))
    master_bonuses(state, seat, bread)
    if state.telling:
        state.note("sold-servant", seat, {"bread": GRAINS[bread], "quality": QUALITIES[quality]})
    change_reputation(state, seat, bread, quality)


def servant_points(state: Pandemain, bread: int) -> int:
    """SC3."""
    return state.setting.servant_points_wheat if bread == WHEAT else state.setting.servant_points


class SendServant(Decision[Pandemain]):
    """Where the Servant goes: after a sale (SV4), at the beginning (S15) and at dawn (DA13)."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "elsewhere")

    def __init__(self, seat: int, elsewhere: bool) -> None:
        super().__init__(seat)
        self.elsewhere: Final = elsewhere  # whether he may not stay where he is (D41)

    def actions(self, state: Pandemain) -> list[Action]:
        return state.setting.servant_moves

    def wonders(self, state: Pandemain) -> list[Action]:
        return state.space.of(SEND_SERVANT)

    def refuse(self, state: Pandemain, action: Action) -> Refusal:
        if not state.setting.servant_goes[action.first]:
            return S15_NOT_FOR_SERVANT
        return SV4_ANOTHER_PLACE if self.elsewhere and action.first == state.servant else ALLOWED

    def resolve(self, state: Pandemain, action: Action) -> None:
        move_servant(state, self.seat, action.first)


def move_servant(state: Pandemain, seat: int, place: int) -> None:
    state.servant = place
    if state.telling:
        state.note("servant", seat, {"place": LOCATIONS[place]})


def place_servant(state: Pandemain) -> None:
    """S15, DA13: the last player in turn order places him; a sim-baker has a spot of its own (AU11)."""
    last = state.tower[-1]
    if state.is_sim(last):
        move_servant(state, last, state.setting.spots[state.setting.sims[last - state.seats]])
    else:
        state.push(SendServant(last, False))
