"""Production chains: where a villager fits, with or without Monks below, and laying it down (6.8-6.13, 9.1, 9.3)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal, Step
from allmende.games.villagers.actions import ALONE, BARE, COVER, ON_APPRENTICE, ON_MONK, PLACE
from allmende.games.villagers.knowledge import announce, show_from_hand
from allmende.games.villagers.rules.padlocks import OpenPadlock
from allmende.games.villagers.state import Villagers
from allmende.games.villagers.tables import FOUNDERS, FOUNDERS_FOOD, NONE

B8_NOTHING_BELOW: Final = Reason("6.8", "nothing-to-build-on")
B23_TOO_DEAR: Final = Reason("6.23", "padlock-too-dear")
M3_NO_SUCH_MONK: Final = Reason("9.3", "no-such-monk")
M3_NO_SUCH_APPRENTICE: Final = Reason("9.3", "no-such-apprentice")

CLASSES: Final = ON_APPRENTICE - BARE + 1  # the ways in which a card can be open to another


def wanted_role(state: Villagers, kind: int, monks: int) -> int:
    """What must lie directly below the Monks (or the villager itself); -1: nothing, they start a tree."""
    if not monks:
        return state.tables.below[kind]
    chain = state.tables.chain[kind]
    depth = len(chain) - 1 - monks
    return chain[depth - 1] if depth > 0 else NONE


def open_ways(state: Villagers, seat: int, role: int) -> int:
    """How cards of this role are open to another in the village: a bit for each way, as in SPOTS after `alone`."""
    tables = state.tables
    mask = 1 if tables.slots[role] == 1 else (1 << CLASSES) - 1
    return state.villages[seat].ways >> tables.way[role] & mask


def list_places(state: Villagers, seat: int, kind: int, monks: int, found: list[Action]) -> None:
    """Adds the ways to place a villager above so many Monks."""
    role = wanted_role(state, kind, monks)
    if role == NONE:
        found.append(state.space.at(PLACE, kind, ALONE, monks))
        return
    fits = open_ways(state, seat, role)
    way = BARE
    while fits:
        if fits & 1:
            found.append(state.space.at(PLACE, kind, way, monks))
        fits >>= 1
        way += 1


def list_unfit(state: Villagers, seat: int, kind: int, found: list[Action]) -> None:
    """Adds placings that a player may try but that don't work: with nothing to build on, or on a Monk or Apprentice."""
    role = state.tables.below[kind]
    if role == NONE:
        return
    ways = open_ways(state, seat, role)
    if not ways:
        found.append(state.space.at(PLACE, kind, BARE, 0))
    if not ways >> ON_MONK - BARE & 1 and state.tables.monk in state.villages[seat].kinds:
        found.append(state.space.at(PLACE, kind, ON_MONK, 0))
    if not ways >> ON_APPRENTICE - BARE & 1 and state.tables.apprentice in state.villages[seat].kinds:
        found.append(state.space.at(PLACE, kind, ON_APPRENTICE, 0))


def refuse_place(state: Villagers, seat: int, kind: int, spot: int, monks: int) -> Refusal:
    """Chain, slot and padlock; what it costs to build is another matter."""
    tables = state.tables
    if spot != ALONE and not open_ways(state, seat, wanted_role(state, kind, monks)) >> spot - BARE & 1:
        if spot == ON_MONK:
            return M3_NO_SUCH_MONK
        return M3_NO_SUCH_APPRENTICE if spot == ON_APPRENTICE else B8_NOTHING_BELOW
    padlock = tables.padlock[kind]
    return ALLOWED if padlock == NONE or can_unlock(state, seat, padlock) else B23_TOO_DEAR


def can_unlock(state: Villagers, seat: int, unlocker: int) -> bool:
    """6.20-6.23: the Tinner, enough coins, or an own unlocker, whom the Bank pays."""
    if state.tinner or state.supply[seat] >= state.tables.padlock_cost:
        return True
    return state.villages[seat].has(unlocker)


def explain_place(state: Villagers, seat: int, kind: int, monks: int, reason: Reason) -> Reason:
    """What must lie below a villager, or what its padlock costs."""
    if reason == B23_TOO_DEAR:
        return explain_padlock(state, seat, kind, reason)
    if reason in (B8_NOTHING_BELOW, M3_NO_SUCH_MONK, M3_NO_SUCH_APPRENTICE):
        return Reason(reason.rule, reason.key, {"card": state.name(wanted_role(state, kind, monks))})
    return reason


def explain_padlock(state: Villagers, seat: int, kind: int, reason: Reason) -> Reason:
    unlocker = state.name(state.tables.padlock[kind])
    named = Reason(reason.rule, reason.key, {"card": unlocker})
    return named.lacking("coins", state.tables.padlock_cost, state.supply[seat])


# -- laying -----------------------------------------------------------------------------------------------------------


def place(state: Villagers, seat: int, kind: int, spot: int, monks: int) -> None:
    """A villager from hand: its padlock is opened first (6.19), and the card is shown for that."""
    tables = state.tables
    padlock = tables.padlock[kind]
    if padlock == NONE and not sides_differ(state, seat, kind, spot, monks):
        lay(state, seat, kind, spot, monks)
        return
    announce(state, seat, kind, 1)
    if monks:
        announce(state, seat, tables.monk, monks)
    state.push(LayCard(seat, kind, spot, monks))
    if padlock != NONE:
        state.push(OpenPadlock(seat, padlock, kind))


class LayCard(Step[Villagers]):
    """A villager whose padlock is open goes from hand to the village."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "kind", "spot", "monks")

    def __init__(self, seat: int, kind: int, spot: int, monks: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.spot: Final = spot
        self.monks: Final = monks

    def run(self, state: Villagers) -> None:
        if sides_differ(state, self.seat, self.kind, self.spot, self.monks):
            state.push(CoverFounders(self.seat, self.kind, self.monks, False))
        else:
            lay(state, self.seat, self.kind, self.spot, self.monks)


def sides_differ(state: Villagers, seat: int, kind: int, spot: int, monks: int) -> bool:
    """Whether it matters on which of two Founders a card is laid: only with both sides uncovered in a village."""
    if spot != BARE or wanted_role(state, kind, monks) != FOUNDERS:
        return False
    village = state.villages[seat]
    return village.uncovered(FOUNDERS) != NONE and village.uncovered(FOUNDERS_FOOD) != NONE


class CoverFounders(Decision[Villagers]):
    """Which of two Founders, with different sides up, a villager is laid on (R58)."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "villager", "monks", "freed")

    def __init__(self, seat: int, villager: int, monks: int, freed: bool) -> None:
        super().__init__(seat)
        self.villager: Final = villager
        self.monks: Final = monks
        self.freed: Final = freed  # by an Apprentice, not from hand

    def told(self, state: Villagers) -> dict[str, Any]:
        return {"card": state.name(self.villager), "monks": self.monks}

    def actions(self, state: Villagers) -> list[Action]:
        return state.space.of(COVER)

    def refuse(self, state: Villagers, action: Action) -> Refusal:
        return ALLOWED

    def resolve(self, state: Villagers, action: Action) -> None:
        node = state.villages[self.seat].uncovered(FOUNDERS + action.first)
        if not self.freed:
            show_from_hand(state, self.seat, self.villager)
        stack_up(state, self.seat, self.villager, self.monks, node)


def lay(state: Villagers, seat: int, kind: int, spot: int, monks: int) -> None:
    """The villager and the Monks below it go from hand to the village."""
    show_from_hand(state, seat, kind)
    stack_up(state, seat, kind, monks, find_spot(state, seat, kind, spot, monks))


def find_spot(state: Villagers, seat: int, kind: int, spot: int, monks: int) -> int:
    """The card that all this is laid on; -1: none, it starts a tree."""
    if spot == ALONE:
        return NONE
    way = state.tables.way[wanted_role(state, kind, monks)] + spot - BARE
    for node, open_way in enumerate(state.villages[seat].open):  # compiled, far faster than `index`
        if open_way == way:
            return node
    raise ValueError("nothing there is open to this card")


def stack_up(state: Villagers, seat: int, kind: int, monks: int, node: int) -> None:
    """Lays the Monks from hand, and the villager, wherever it came from, on top of them."""
    tables = state.tables
    chain = tables.chain[kind]
    depth = len(chain) - 1 - monks if chain else 0
    for place in range(monks):
        show_from_hand(state, seat, tables.monk)
        node = state.add_villager(seat, tables.monk, chain[depth + place], node)
    role = chain[-1] if chain else kind  # the role of both sides of the Founders is the first
    state.add_villager(seat, kind, role, node)
    if state.telling:
        if kind <= FOUNDERS_FOOD:
            state.note("placed-founders", seat, {"food": tables.food[kind]})
        elif monks:
            state.note("placed-monks", seat, {"card": tables.names[kind], "monks": monks})
        else:
            state.note("placed", seat, {"card": tables.names[kind]})
