"""The red cards of the build turn: Apprentice, Tinner, Smuggler (9.2, 9.4, 9.6). Monks are part of placing (9.1)."""

from __future__ import annotations

from typing import ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal, Step
from allmende.games.villagers.actions import ALONE, APPRENTICE, PLACE, SMUGGLE
from allmende.games.villagers.knowledge import announce, show_from_hand
from allmende.games.villagers.rules.chains import (
    can_unlock,
    lay,
    list_places,
    open_ways,
    refuse_place,
    wanted_role,
)
from allmende.games.villagers.rules.padlocks import open_padlock
from allmende.games.villagers.state import SPECIALS, Villagers
from allmende.games.villagers.tables import BASICS, FOUNDERS, FOUNDERS_FOOD, NONE

C3_CAP: Final = Reason("6.3", "cap-reached")
L2_LIMIT: Final = Reason("6.2", "limit-reached")
A2_NOT_THEIR_FOUNDERS: Final = Reason("9.2", "not-their-founders")
R19_NO_TARGET: Final = Reason("R19", "no-target-for-apprentice")
R36_TINNER_PLAYED: Final = Reason("R36", "tinner-played")
R28_NO_GOLD: Final = Reason("R28", "no-gold-to-smuggle")


def is_basic(state: Villagers, kind: int) -> bool:
    return BASICS <= kind < BASICS + state.tables.basic_count


def play(state: Villagers, seat: int, kind: int) -> None:
    """A Special leaves the hand: no build limit, one of the cap (6.26)."""
    show_from_hand(state, seat, kind)
    state.cap_used += 1


# -- Tinner -----------------------------------------------------------------------------------------------------------


def refuse_tinner(state: Villagers) -> Refusal:
    if state.tinner:
        return R36_TINNER_PLAYED
    return ALLOWED if state.cap_used < state.tables.build_max else C3_CAP


def play_tinner(state: Villagers, seat: int) -> None:
    play(state, seat, state.tables.tinner)
    state.discard(state.tables.tinner)
    state.tinner = True
    if state.telling:
        state.note("tinner", seat, {})


# -- Smuggler ---------------------------------------------------------------------------------------------------------


def list_smuggling(state: Villagers, seat: int, found: list[Action]) -> None:
    """Each own villager with visible printed Gold."""
    village, gold = state.villages[seat], state.tables.gold
    listed: list[int] = []
    for node, kind in enumerate(village.kinds):
        if not village.loads[node] and gold[kind] and kind not in listed:
            listed.append(kind)
            found.append(state.space.at(SMUGGLE, kind))


def refuse_smuggling(state: Villagers, seat: int, kind: int) -> Refusal:
    if not shows(state, seat, kind):
        return R28_NO_GOLD
    if state.cap_used >= state.tables.build_max:
        return C3_CAP
    padlock = state.tables.padlock[state.tables.smuggler]
    if padlock == NONE or can_unlock(state, seat, padlock):
        return ALLOWED
    return state.tables.too_dear[padlock]


def shows(state: Villagers, seat: int, kind: int) -> bool:
    """Whether this kind lies uncovered, with Gold, in the village."""
    village = state.villages[seat]
    for node, other in enumerate(village.kinds):
        if other == kind and not village.loads[node]:
            return state.tables.gold[kind] > 0
    return False


def smuggle(state: Villagers, seat: int, kind: int) -> None:
    play(state, seat, state.tables.smuggler)
    state.discard(state.tables.smuggler)
    state.push(SellGold(seat, kind))  # once the padlock is open
    open_padlock(state, seat, state.tables.smuggler)


class SellGold(Step[Villagers]):
    """9.6: the printed Gold from the Bank, coins not counted; in retail half of it, rounded up."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "kind")

    def __init__(self, seat: int, kind: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind

    def run(self, state: Villagers) -> None:
        gold = state.tables.gold[self.kind]
        if state.edition().smuggler_pays_half:
            gold = (gold + 1) // 2
        state.earn(self.seat, SPECIALS, gold)
        if state.telling:
            state.note("smuggled", self.seat, {"card": state.name(self.kind), "coins": gold})


# -- Apprentice -------------------------------------------------------------------------------------------------------


def list_swaps(state: Villagers, seat: int, monks: int, found: list[Action]) -> None:
    """Every kind of covered villager in any seat's village; with Monks from hand below it where its chain has room."""
    for owner in range(state.seats):
        village = state.villages[owner]
        listed: list[int] = []
        for node, kind in enumerate(village.kinds):
            if not village.loads[node] or kind in listed or state.tables.is_special[kind]:
                continue
            listed.append(kind)
            if kind <= FOUNDERS_FOOD and owner != seat:
                continue
            found.append(state.space.at(APPRENTICE, owner, kind, 0))
            for count in range(1, min(monks, len(state.tables.chain[kind]) - 1) + 1):
                found.append(state.space.at(APPRENTICE, owner, kind, count))


def list_unfit_swaps(state: Villagers, seat: int, found: list[Action]) -> None:
    """The Founders of others, and Monks and Apprentices anywhere: never, but one may ask."""
    for owner in range(state.seats):
        village = state.villages[owner]
        for node, kind in enumerate(village.kinds):
            if not village.loads[node]:
                continue
            if state.tables.is_special[kind] or (kind <= FOUNDERS_FOOD and owner != seat):
                found.append(state.space.at(APPRENTICE, owner, kind, 0))


def refuse_swap(state: Villagers, seat: int, owner: int, kind: int, monks: int) -> Refusal:
    tables = state.tables
    if kind <= FOUNDERS_FOOD and owner != seat:
        return A2_NOT_THEIR_FOUNDERS
    if tables.is_special[kind]:
        return R19_NO_TARGET
    if state.cap_used + tables.apprentice_cap + monks > tables.build_max:
        return C3_CAP
    if state.limit_used + swap_limit(state, kind) > state.build_limits[seat]:
        return L2_LIMIT
    role = wanted_role(state, kind, monks)
    if role != NONE and not open_ways(state, seat, role):
        return tables.freed_unfit[kind]
    padlock = tables.padlock[kind]
    if padlock == NONE or can_unlock(state, seat, padlock):
        return ALLOWED
    return tables.too_dear[padlock]


def swap_limit(state: Villagers, kind: int) -> int:
    """R20: nothing in print-and-play; one build in retail, unless a Basic Villager or the Founders are set free."""
    if kind <= FOUNDERS_FOOD or is_basic(state, kind):
        return 0
    return state.edition().apprentice_limit


def swap(state: Villagers, seat: int, owner: int, kind: int, monks: int) -> None:
    """The Apprentice takes the place, role and all; what he frees must be placed at once (9.2)."""
    tables, village = state.tables, state.change_village(owner)
    show_from_hand(state, seat, tables.apprentice)
    announce(state, seat, tables.monk, monks)
    state.cap_used += tables.apprentice_cap + monks
    state.limit_used += swap_limit(state, kind)
    for node, other in enumerate(village.kinds):
        if other == kind and village.loads[node]:
            village.swap(tables, node, tables.apprentice)
            break
    if state.telling:
        state.note("apprentice", seat, {"card": tables.names[kind], "village": owner + 1})
    state.push(PlaceFreed(seat, kind, monks))


class PlaceFreed(Decision[Villagers]):
    """Where the villager set free goes, above the Monks announced with the swap (R34)."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "villager", "monks")

    def __init__(self, seat: int, villager: int, monks: int) -> None:
        super().__init__(seat)
        self.villager: Final = villager
        self.monks: Final = monks

    def actions(self, state: Villagers) -> list[Action]:
        found: list[Action] = []
        if self.villager <= FOUNDERS_FOOD:  # 9.2: choose the side
            found.append(state.space.at(PLACE, FOUNDERS, ALONE, 0))
            found.append(state.space.at(PLACE, FOUNDERS_FOOD, ALONE, 0))
        else:
            list_places(state, self.seat, self.villager, self.monks, found)
        return found

    def refuse(self, state: Villagers, action: Action) -> Refusal:
        return refuse_place(state, self.seat, action.first, action.second, action.third)

    def resolve(self, state: Villagers, action: Action) -> None:
        lay(state, self.seat, action.first, action.second, action.third)
        open_padlock(state, self.seat, action.first)
