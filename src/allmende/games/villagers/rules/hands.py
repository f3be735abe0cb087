"""Drafted starting hands: pick one, pass the rest to the left, the last card goes under the Reserve (11.1, R42)."""

from __future__ import annotations

from typing import ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Refusal, Step
from allmende.core.events import NOBODY, Event
from allmende.games.villagers.actions import KEEP
from allmende.games.villagers.knowledge import add_to_hand, look, slip
from allmende.games.villagers.state import HAND, PACK, WHERE_SHIFT, Villagers, kind_of
from allmende.games.villagers.tables import NONE


class DraftHands(Step[Villagers]):
    """Everybody picks, in secret; then all hands move on. `passes`: how often they have."""

    PARTS: ClassVar[tuple[str, ...]] = ("passes", "turn")

    def __init__(self, passes: int, turn: int) -> None:
        self.passes: Final = passes
        self.turn: Final = turn

    def run(self, state: Villagers) -> None:
        if self.turn < state.seats:
            state.push(DraftHands(self.passes, self.turn + 1))
            state.push(KeepCard((state.first + self.turn) % state.seats, self.passes))
            return
        state.reveal()
        for seat in range(state.seats):
            keep(state, seat, pack_of(state, seat, self.passes))
        if len(state.packs[0]) == state.tables.extra_hand_cards:
            bury(state, self.passes)
            if state.telling:
                state.note("hands-drafted", NOBODY, {"cards": len(state.hands[0])})
            return
        if state.telling:
            state.note("passed-hands", NOBODY, {})
        state.unknown()
        passes = self.passes + 1
        for seat in range(state.seats):
            pack = pack_of(state, seat, passes)
            cards = state.packs[pack].copy()
            look(state, seat, cards, PACK + pack)
            _replace_pack(state, pack, cards)
        state.push(DraftHands(passes, 0))


def pack_of(state: Villagers, seat: int, passes: int) -> int:
    """Which pack a seat holds: seats are numbered clockwise, so the one on the left comes next."""
    return (seat - passes) % state.seats


def keep(state: Villagers, seat: int, pack: int) -> None:
    kind = state.chosen[seat]
    _choose(state, seat, NONE)
    cards = state.packs[pack].copy()
    seen = slip(state, cards, PACK + pack, HAND + seat, kind, 1 << seat)
    _replace_pack(state, pack, cards)
    add_to_hand(state, seat, kind, seen)
    if state.telling:
        state.tell(Event("kept", seat, {"card": state.name(kind)}, seat))


def bury(state: Villagers, passes: int) -> None:
    """R42: the leftover cards go under the Reserve in turn order."""
    for turn in range(state.seats):
        pack = pack_of(state, (state.first + turn) % state.seats, passes)
        state.bottom = [state.packs[pack][0] | PACK + pack << WHERE_SHIFT, *state.bottom]
    state.packs = []
    state.chosen = []


class KeepCard(Decision[Villagers]):
    """Which card of the pack to keep. Always asked, and known to nobody else until all have picked."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "passes")

    def __init__(self, seat: int, passes: int) -> None:
        super().__init__(seat)
        self.passes: Final = passes

    def always_asks(self) -> bool:
        return True

    def independent(self) -> bool:
        return True

    def actions(self, state: Villagers) -> list[Action]:
        found: list[Action] = []
        for entry in state.packs[pack_of(state, self.seat, self.passes)]:
            action = state.space.at(KEEP, kind_of(entry))
            if action not in found:
                found.append(action)
        return found

    def refuse(self, state: Villagers, action: Action) -> Refusal:
        return ALLOWED

    def resolve(self, state: Villagers, action: Action) -> None:
        _choose(state, self.seat, action.first)


def _choose(state: Villagers, seat: int, kind: int) -> None:
    state.chosen = state.chosen.copy()
    state.chosen[seat] = kind


def _replace_pack(state: Villagers, pack: int, cards: list[int]) -> None:
    state.packs = state.packs.copy()
    state.packs[pack] = cards
