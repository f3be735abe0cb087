"""The Build Phase: each in turn places villagers, plays red cards and gets Basic Villagers, in any order (6.1-6.7)."""

from __future__ import annotations

from typing import ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal, Step
from allmende.games.villagers.actions import (
    ALONE,
    APPRENTICE,
    COURIER,
    END,
    FETCH,
    PLACE,
    SMUGGLE,
    TINNER,
)
from allmende.games.villagers.rules import build_specials
from allmende.games.villagers.rules.basics import explain_fetch, fetch, refuse_fetch
from allmende.games.villagers.rules.chains import (
    B23_TOO_DEAR,
    explain_padlock,
    explain_place,
    list_places,
    list_unfit,
    place,
    refuse_place,
)
from allmende.games.villagers.rules.countess import build_limit_loss
from allmende.games.villagers.rules.specials import (
    C3_CAP,
    L2_LIMIT,
    explain_swap,
    list_smuggling,
    list_swaps,
    list_unfit_smuggling,
    list_unfit_swaps,
    play_tinner,
    refuse_smuggling,
    refuse_swap,
    refuse_tinner,
    smuggle,
    swap,
)
from allmende.games.villagers.state import KIND_MASK, KIND_SHIFT, Villagers

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
    """What to do next in one's own build turn, or end it. Always asked: what a hand allows is secret."""

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
        tables, space, found = state.tables, state.space, list[Action]()
        for entry in state.hands[self.seat]:
            kind = entry >> KIND_SHIFT & KIND_MASK
            if not tables.is_special[kind]:
                list_unfit(state, self.seat, kind, found)
            elif kind == tables.courier:
                found += [space.at(COURIER), space.at(PLACE, kind, ALONE, 0)]
            elif kind == tables.monk or build_specials.is_for_the_draft(tables, kind):
                found.append(space.at(PLACE, kind, ALONE, 0))
            elif kind == tables.smuggler:
                list_unfit_smuggling(state, self.seat, found)
            elif kind == tables.apprentice:
                list_unfit_swaps(state, found)
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
        if kind == COURIER:
            return D5_DRAFT_ONLY
        return build_specials.refuse_play(state, self.seat, action)

    def explain(self, state: Villagers, action: Action, reason: Reason) -> Reason:
        kind, seat = action.kind, self.seat
        if reason == L2_LIMIT:
            return Reason(reason.rule, reason.key, {"limit": state.build_limits[seat]})
        if reason == C3_CAP:
            return explain_cap(state, action)
        if kind == FETCH:
            return explain_fetch(state, action.first, reason)
        if kind == PLACE:
            return explain_place(state, seat, action.first, action.third, reason)
        if kind == SMUGGLE and reason == B23_TOO_DEAR:
            return explain_padlock(state, seat, state.tables.smuggler, reason)
        if kind == APPRENTICE:
            return explain_swap(state, seat, action.second, action.third, reason)
        return build_specials.explain_play(state, seat, action, reason)

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


def explain_cap(state: Villagers, action: Action) -> Reason:
    """How many cards this takes, and how many may still be played."""
    cap = state.tables.build_max
    cards = state.tables.apprentice_cap if action.kind == APPRENTICE else 1
    if action.kind in (PLACE, APPRENTICE):
        cards += action.third  # Monks
    return Reason(C3_CAP.rule, C3_CAP.key, {"cap": cap, "cards": cards, "left": cap - state.cap_used})


def place_from_hand(state: Villagers, seat: int, action: Action) -> None:
    kind = action.first
    state.cap_used += 1 + action.third
    if not state.tables.is_special[kind]:
        state.limit_used += 1
    place(state, seat, kind, action.second, action.third)
