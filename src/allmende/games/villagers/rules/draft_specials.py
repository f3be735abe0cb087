"""Red cards of the mini-expansions that are played on one's own draft turn, before the pick (11.3a-c)."""

from __future__ import annotations

from typing import Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Reason, Refusal
from allmende.games.villagers.actions import BARBARIAN, BENEFACTOR, FLAKER, PROPHET, RECRUIT
from allmende.games.villagers.knowledge import add_to_hand, show_from_hand
from allmende.games.villagers.rules.chains import explain_place, list_places, place, refuse_place
from allmende.games.villagers.rules.looking import LookThrough, take_up
from allmende.games.villagers.rules.road import discard_from_row, refill
from allmende.games.villagers.scoring import ROAD
from allmende.games.villagers.state import SEEN, Villagers, kind_of
from allmende.games.villagers.tables import NONE

E4_STACK_EMPTY: Final = Reason("11.3a", "stack-is-empty")
E3_NO_COIN: Final = Reason("11.3c", "no-coin-for-recruiter")
E3_ONCE: Final = Reason("11.3c", "recruiter-used")
E3_LIMIT: Final = Reason("11.3c", "draft-limit-holds")


def list_plays(state: Villagers, seat: int, found: list[Action]) -> None:
    tables, space = state.tables, state.space
    for entry in state.hands[seat]:
        kind = kind_of(entry)
        if kind == tables.benefactor:
            _list_settling(state, seat, found)
        elif kind == tables.prophet:
            found += space.of(PROPHET)
        elif kind == tables.barbarian:
            found.append(space.at(BARBARIAN))
        elif kind == tables.flaker:
            for card in sorted(set(state.drafted)):
                found.append(space.at(FLAKER, card >> 8, card & 255))
    if tables.recruiter in state.villages[seat].kinds:
        found.append(space.at(RECRUIT))


def _list_settling(state: Villagers, seat: int, found: list[Action]) -> None:
    """The Benefactor's ways are those of placing, under a verb of its own."""
    ways: list[Action] = []
    last = NONE
    for entry in state.hands[seat]:
        kind = kind_of(entry)
        if kind != last and not state.tables.is_special[kind]:
            list_places(state, seat, kind, 0, ways)
        last = kind
    for way in ways:
        found.append(state.space.at(BENEFACTOR, way.first, way.second))


def refuse_play(state: Villagers, seat: int, action: Action) -> Refusal:
    kind = action.kind
    if kind == BENEFACTOR:
        return refuse_place(state, seat, action.first, action.second, 0)
    if kind == PROPHET:
        return ALLOWED if state.tops[action.first] else E4_STACK_EMPTY
    if kind == RECRUIT:
        if state.recruited:
            return E3_ONCE
        if state.picks[seat] + 1 >= state.draft_limits[seat]:
            return E3_LIMIT
        return ALLOWED if state.supply[seat] >= state.tables.recruiter_price else E3_NO_COIN
    return ALLOWED


def explain_play(state: Villagers, seat: int, action: Action, reason: Reason) -> Reason:
    if action.kind == BENEFACTOR:
        return explain_place(state, seat, action.first, 0, reason)
    if reason == E4_STACK_EMPTY:
        return Reason(reason.rule, reason.key, {"stack": action.first + 1})
    if reason == E3_NO_COIN:
        return reason.lacking("coins", state.tables.recruiter_price, state.supply[seat])
    if reason == E3_LIMIT:
        return Reason(reason.rule, reason.key, {"limit": state.draft_limits[seat]})
    return reason


def play(state: Villagers, seat: int, action: Action) -> None:
    kind, tables = action.kind, state.tables
    if kind == BENEFACTOR:
        _discard(state, seat, tables.benefactor)
        if state.telling:
            state.note("benefactor", seat, {})
        place(state, seat, action.first, action.second, 0)
    elif kind == PROPHET:
        _discard(state, seat, tables.prophet)
        if state.telling:
            state.note("prophet", seat, {"stack": action.first + 1})
        start = take_up(state, seat, action.first, state.pile_size(action.first))
        state.push(LookThrough(seat, action.first, start, True))
    elif kind == BARBARIAN:
        _discard(state, seat, tables.barbarian)
        _raid(state, seat)
    elif kind == FLAKER:
        _discard(state, seat, tables.flaker)
        owner, card = action.first, action.second
        state.drafted = state.drafted.copy()
        state.drafted.remove(owner << 8 | card)
        state.picks[owner] -= 1  # 11.3b: the robbed player drafts again
        add_to_hand(state, seat, card, SEEN)
        if state.telling:
            state.book(owner, "drafted", -1)
            own = int(owner == seat)
            state.note("flaker", seat, {"card": tables.names[card], "other": owner, "own": own})


def _discard(state: Villagers, seat: int, kind: int) -> None:
    show_from_hand(state, seat, kind)
    state.discard(kind)


def _raid(state: Villagers, seat: int) -> None:
    """Barbarian: the coins of the Road, and new villagers as in 5.2."""
    coins = sum(state.row_coins)
    state.row_coins = [0] * len(state.row_coins)
    state.earn(seat, ROAD, coins)
    if state.telling:
        state.note("barbarian", seat, {"coins": coins})
    for number, kind in enumerate(state.row):
        if kind != NONE:
            discard_from_row(state, number)
    refill(state)
