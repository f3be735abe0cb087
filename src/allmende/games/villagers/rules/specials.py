"""The red cards of the build turn: Apprentice, Tinner, Smuggler (9.2, 9.4, 9.6). Monks are part of placing (9.1)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal, Step
from allmende.games.villagers.actions import ALONE, APPRENTICE, PLACE, SMUGGLE
from allmende.games.villagers.knowledge import add_to_hand, announce, show_from_hand
from allmende.games.villagers.rules.chains import (
    B23_TOO_DEAR,
    CoverFounders,
    can_unlock,
    explain_padlock,
    find_spot,
    list_places,
    open_ways,
    sides_differ,
    stack_up,
    wanted_role,
)
from allmende.games.villagers.rules.padlocks import OpenPadlock
from allmende.games.villagers.scoring import SPECIALS
from allmende.games.villagers.state import SEEN, Villagers
from allmende.games.villagers.tables import BASICS, FOUNDERS, FOUNDERS_FOOD, NONE

C3_CAP: Final = Reason("6.3", "cap-reached")
L2_LIMIT: Final = Reason("6.2", "limit-reached")
A2_NOT_THEIR_FOUNDERS: Final = Reason("9.2", "not-their-founders")
A2_NO_TARGET: Final = Reason("9.2", "no-target-for-apprentice")
A2_NOT_COVERED: Final = Reason("9.2", "not-covered")
A2_NOBODY_COVERED: Final = Reason("9.2", "nobody-covered")
R19_FREED_UNFIT: Final = Reason("R19", "freed-does-not-fit")
R28_NO_GOLD: Final = Reason("R28", "no-gold-to-smuggle")


def is_basic(state: Villagers, kind: int) -> bool:
    return BASICS <= kind < BASICS + state.tables.basic_count


def called(state: Villagers, kind: int) -> str:
    """The Founders are called the same whichever side is up."""
    return state.name(FOUNDERS if kind == FOUNDERS_FOOD else kind)


def play(state: Villagers, seat: int, kind: int) -> None:
    """A Special leaves the hand: no build limit, one of the cap (6.26)."""
    show_from_hand(state, seat, kind)
    state.cap_used += 1


# -- Tinner -----------------------------------------------------------------------------------------------------------


def refuse_tinner(state: Villagers) -> Refusal:
    """R36: a second one too, though she adds nothing."""
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


def list_unfit_smuggling(state: Villagers, seat: int, found: list[Action]) -> None:
    """The other villagers of the village; the Founders are asked for by their Gold."""
    for kind in [FOUNDERS, *state.villages[seat].kinds]:
        found.append(state.space.at(SMUGGLE, kind))


def refuse_smuggling(state: Villagers, seat: int, kind: int) -> Refusal:
    if not shows(state, seat, kind):
        return R28_NO_GOLD
    if state.cap_used >= state.tables.build_max:
        return C3_CAP
    padlock = state.tables.padlock[state.tables.smuggler]
    if padlock == NONE or can_unlock(state, seat, padlock):
        return ALLOWED
    return B23_TOO_DEAR


def shows(state: Villagers, seat: int, kind: int) -> bool:
    """Whether this kind lies uncovered, with Gold, in the village."""
    return state.tables.gold[kind] > 0 and state.villages[seat].uncovered(kind) != NONE


def smuggle(state: Villagers, seat: int, kind: int) -> None:
    """6.19: the Smuggler's padlock is opened first, and the card is shown for that."""
    smuggler = state.tables.smuggler
    padlock = state.tables.padlock[smuggler]
    state.cap_used += 1
    state.push(SellGold(seat, kind))
    state.push(DiscardRed(seat, smuggler))
    if padlock != NONE:
        announce(state, seat, smuggler, 1)
        state.push(OpenPadlock(seat, padlock, smuggler))


class DiscardRed(Step[Villagers]):
    """A red card has been played; what it does comes next."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "kind")

    def __init__(self, seat: int, kind: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind

    def run(self, state: Villagers) -> None:
        show_from_hand(state, self.seat, self.kind)
        state.discard(self.kind)


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
            state.note("smuggled", self.seat, {"card": called(state, self.kind), "coins": gold})


# -- Apprentice -------------------------------------------------------------------------------------------------------


def list_swaps(state: Villagers, seat: int, monks: int, found: list[Action]) -> None:
    """Every kind of covered villager in any seat's village; with Monks from hand below it where its chain has room."""
    for owner in range(state.seats):
        village = state.villages[owner]
        listed: list[int] = []
        for node, kind in enumerate(village.kinds):
            if not village.loads[node] or kind in listed:
                continue
            listed.append(kind)
            found.append(state.space.at(APPRENTICE, owner, kind, 0))
            for count in range(1, min(monks, len(state.tables.chain[kind]) - 1) + 1):
                found.append(state.space.at(APPRENTICE, owner, kind, count))


def list_unfit_swaps(state: Villagers, found: list[Action]) -> None:
    """Uncovered villagers: never allowed, but a player may ask why."""
    for owner in range(state.seats):
        village = state.villages[owner]
        for node, kind in enumerate(village.kinds):
            if not village.loads[node]:
                found.append(state.space.at(APPRENTICE, owner, kind, 0))


def refuse_swap(state: Villagers, seat: int, owner: int, kind: int, monks: int) -> Refusal:
    tables = state.tables
    if state.villages[owner].covered(kind) == NONE:
        return A2_NOT_COVERED if anybody_covered(state) else A2_NOBODY_COVERED
    bound = state.edition().apprentice_is_bound
    if bound and kind <= FOUNDERS_FOOD and owner != seat:
        return A2_NOT_THEIR_FOUNDERS
    if bound and tables.is_special[kind]:
        return A2_NO_TARGET
    if state.cap_used + tables.apprentice_cap + monks > tables.build_max:
        return C3_CAP
    if state.limit_used + swap_limit(state, kind) > state.build_limits[seat]:
        return L2_LIMIT
    role = wanted_role(state, kind, monks)
    if role != NONE and not open_ways(state, seat, role):
        return R19_FREED_UNFIT
    padlock = tables.padlock[kind]
    if not bound or padlock == NONE or can_unlock(state, seat, padlock):
        return ALLOWED
    return B23_TOO_DEAR


def anybody_covered(state: Villagers) -> bool:
    for village in state.villages:
        for load in village.loads:
            if load:
                return True
    return False


def explain_swap(state: Villagers, seat: int, kind: int, monks: int, reason: Reason) -> Reason:
    if reason == R19_FREED_UNFIT:
        return Reason(reason.rule, reason.key, {"card": called(state, kind), "monks": monks})
    if reason == B23_TOO_DEAR:
        return explain_padlock(state, seat, kind, reason)
    return reason


def swap_limit(state: Villagers, kind: int) -> int:
    """R20: nothing in print-and-play; one build in retail, unless a Basic Villager or the Founders are set free."""
    if kind <= FOUNDERS_FOOD or is_basic(state, kind):
        return 0
    return state.edition().apprentice_limit


def swap(state: Villagers, seat: int, owner: int, kind: int, monks: int) -> None:
    """The Apprentice takes the villager's place and role. The villager set free must be placed at once (9.2); in retail its
    padlock is paid. A Monk or Apprentice would lie uncovered, so it goes to hand (9.3)."""
    tables = state.tables
    show_from_hand(state, seat, tables.apprentice)
    state.cap_used += tables.apprentice_cap + monks
    state.limit_used += swap_limit(state, kind)
    state.swap_villager(owner, state.villages[owner].covered(kind), tables.apprentice)
    if state.telling:
        own = int(owner == seat)
        state.note("apprentice", seat, {"card": called(state, kind), "other": owner, "own": own})
    if tables.is_special[kind]:
        add_to_hand(state, seat, kind, SEEN)
        if state.telling:
            state.note("freed-to-hand", seat, {"card": tables.names[kind]})
        return
    announce(state, seat, tables.monk, monks)
    state.push(PlaceFreed(seat, kind, monks))
    padlock = tables.padlock[kind]
    if padlock != NONE and state.edition().apprentice_is_bound:
        state.push(OpenPadlock(seat, padlock, kind))


class PlaceFreed(Decision[Villagers]):
    """Where the villager set free goes, above the Monks announced with the swap (R34)."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "villager", "monks")

    def __init__(self, seat: int, villager: int, monks: int) -> None:
        super().__init__(seat)
        self.villager: Final = villager
        self.monks: Final = monks

    def told(self, state: Villagers) -> dict[str, Any]:
        return {"card": called(state, self.villager), "monks": self.monks}

    def actions(self, state: Villagers) -> list[Action]:
        found: list[Action] = []
        if self.villager <= FOUNDERS_FOOD:  # 9.2: choose the side
            found.append(state.space.at(PLACE, FOUNDERS, ALONE, 0))
            found.append(state.space.at(PLACE, FOUNDERS_FOOD, ALONE, 0))
        else:
            list_places(state, self.seat, self.villager, self.monks, found)
        return found

    def refuse(self, state: Villagers, action: Action) -> Refusal:
        return ALLOWED  # only what fits is listed, and the padlock is open

    def resolve(self, state: Villagers, action: Action) -> None:
        seat, kind, spot, monks = self.seat, action.first, action.second, action.third
        if sides_differ(state, seat, kind, spot, monks):
            state.push(CoverFounders(seat, kind, monks, True))
        else:
            stack_up(state, seat, kind, monks, find_spot(state, seat, kind, spot, monks))
