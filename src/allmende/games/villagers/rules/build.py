"""The Build Phase: each in turn places villagers, plays red cards and gets Basic Villagers, in any order (6.1-6.7)."""

from __future__ import annotations

from typing import ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal, Step
from allmende.games.villagers.actions import (
    ALONE,
    APPRENTICE,
    END,
    FETCH,
    PLACE,
    SMUGGLE,
    TINNER,
)
from allmende.games.villagers.knowledge import show_from_hand
from allmende.games.villagers.rules import build_specials
from allmende.games.villagers.rules.basics import fetch, refuse_fetch
from allmende.games.villagers.rules.chains import lay, list_places, list_unfit, refuse_place
from allmende.games.villagers.rules.countess import build_limit_loss
from allmende.games.villagers.rules.padlocks import open_padlock
from allmende.games.villagers.rules.specials import (
    C3_CAP,
    L2_LIMIT,
    list_smuggling,
    list_swaps,
    list_unfit_swaps,
    play_tinner,
    refuse_smuggling,
    refuse_swap,
    refuse_tinner,
    smuggle,
    swap,
)
from allmende.games.villagers.state import KIND_MASK, KIND_SHIFT, Villagers
from allmende.games.villagers.tables import FOUNDERS

M1_NOT_ALONE: Final = Reason("9.1", "monk-not-alone")
D5_DRAFT_ONLY: Final = Reason("R33", "only-in-draft")


class BuildPhase(Step[Villagers]):
    """6.2: limits are counted once, when the phase begins."""

    def run(self, state: Villagers) -> None:
        tables = state.tables
        limits: list[int] = []
        for village in state.villages[: state.seats]:
            builders = village.live_builders(tables)
            limit = min(tables.build_max, tables.build_base + tables.build_per_builder * builders)
            limits.append(max(0, limit - build_limit_loss(state)))
        state.build_limits = limits
        state.push(NextBuilder(0))


class NextBuilder(Step[Villagers]):
    """6.1: from the first player clockwise, one complete turn each."""

    PARTS: ClassVar[tuple[str, ...]] = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn

    def run(self, state: Villagers) -> None:
        state.tinner = False
        if self.turn == state.seats:
            return
        state.limit_used = 0
        state.cap_used = 0
        state.exchanged = 0
        state.robbed = False
        state.freelanced = False
        state.push(NextBuilder(self.turn + 1))
        seat = (state.first + self.turn) % state.seats
        if state.hands[seat] or state.expansions:  # without a card there is nothing to do
            state.push(BuildTurn(seat))


class BuildTurn(Decision[Villagers]):
    """What to do next in the own build turn, or end it. Always asked: what a hand allows is secret."""

    def always_asks(self) -> bool:
        return True

    def actions(self, state: Villagers) -> list[Action]:
        tables, space = state.tables, state.space
        found: list[Action] = []
        hand = state.hands[self.seat]
        monks = state.count_in_hand(self.seat, tables.monk)
        last = -1
        for entry in hand:
            kind = entry >> KIND_SHIFT & KIND_MASK
            if kind == last:
                continue
            last = kind
            if not tables.is_special[kind]:
                list_places(state, self.seat, kind, 0, found)
                if monks:
                    for count in range(1, min(monks, len(tables.chain[kind]) - 1) + 1):
                        list_places(state, self.seat, kind, count, found)
            elif kind == tables.tinner:
                found.append(space.at(TINNER))
            elif kind == tables.smuggler:
                list_smuggling(state, self.seat, found)
            elif kind == tables.apprentice:
                list_swaps(state, self.seat, monks, found)
            elif kind != tables.monk and kind != tables.courier:
                build_specials.list_play(state, self.seat, kind, found)
        found += space.of(FETCH)
        found.append(space.at(END))
        if state.expansions:
            build_specials.list_standing(state, self.seat, found)
        return found

    def wonders(self, state: Villagers) -> list[Action]:
        """Cards of the hand that fit nowhere, and red ones that are not played like this."""
        tables, found = state.tables, list[Action]()
        for entry in state.hands[self.seat]:
            kind = entry >> KIND_SHIFT & KIND_MASK
            if not tables.is_special[kind]:
                list_unfit(state, self.seat, kind, found)
            elif (
                kind == tables.monk or kind == tables.courier or build_specials.is_for_the_draft(tables, kind)
            ):
                found.append(state.space.at(PLACE, kind, ALONE, 0))
            elif kind == tables.smuggler:
                found.append(state.space.at(SMUGGLE, FOUNDERS))
            elif kind == tables.apprentice:
                list_unfit_swaps(state, self.seat, found)
        return [action for action in found if self.refuse(state, action) is not None]

    def refuse(self, state: Villagers, action: Action) -> Refusal:
        kind = action.kind
        if kind == END:
            return ALLOWED
        if kind == FETCH:
            return refuse_fetch(state, self.seat, action.first)
        if kind == PLACE:
            return refuse_from_hand(state, self.seat, action)
        if kind == TINNER:
            return refuse_tinner(state)
        if kind == SMUGGLE:
            return refuse_smuggling(state, self.seat, action.first)
        if kind == APPRENTICE:
            return refuse_swap(state, self.seat, action.first, action.second, action.third)
        return build_specials.refuse_play(state, self.seat, action)

    def resolve(self, state: Villagers, action: Action) -> None:
        kind = action.kind
        if kind == END:
            if state.telling:
                state.note("built", self.seat, {})
            return
        state.push(BuildTurn(self.seat))
        if kind == FETCH:
            fetch(state, self.seat, action.first)
        elif kind == PLACE:
            place_from_hand(state, self.seat, action)
        elif kind == TINNER:
            play_tinner(state, self.seat)
        elif kind == SMUGGLE:
            smuggle(state, self.seat, action.first)
        elif kind == APPRENTICE:
            swap(state, self.seat, action.first, action.second, action.third)
        else:
            build_specials.play_special(state, self.seat, action)


def refuse_from_hand(state: Villagers, seat: int, action: Action) -> Refusal:
    """6.3: both counters, then chain, slot and padlock."""
    tables = state.tables
    kind = action.first
    if tables.is_special[kind]:
        if kind == tables.monk:
            return M1_NOT_ALONE
        if not tables.stays[kind]:
            return D5_DRAFT_ONLY
        return ALLOWED if state.cap_used < tables.build_max else C3_CAP
    if state.limit_used >= state.build_limits[seat]:
        return L2_LIMIT
    if state.cap_used + 1 + action.third > tables.build_max:
        return C3_CAP
    return refuse_place(state, seat, kind, action.second, action.third)


def place_from_hand(state: Villagers, seat: int, action: Action) -> None:
    kind = action.first
    show_from_hand(state, seat, kind)
    state.cap_used += 1 + action.third
    if not state.tables.is_special[kind]:
        state.limit_used += 1
    lay(state, seat, kind, action.second, action.third)
    open_padlock(state, seat, kind)
