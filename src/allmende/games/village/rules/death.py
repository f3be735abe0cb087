"""A family member dies (D1-D9), and the space this fills (E1)."""

from __future__ import annotations

from typing import ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal
from allmende.core.events import NOBODY
from allmende.games.village.actions import LET_DIE
from allmende.games.village.state import Village, is_visible
from allmende.games.village.tables import CHRONICLE, FAMILY, FARMYARD, GRAVE, MASS, REMOVED, UNBORN

D5_NOT_THE_OLDEST: Final = Reason("D5", "not-the-lowest-number")


class LoseMember(Decision[Village]):
    """Which member of the lowest number dies. With nobody at home or on the board, nobody does (R6)."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "market_holder")

    def __init__(self, seat: int, market_holder: int) -> None:
        super().__init__(seat)
        self.market_holder: Final = market_holder  # NOBODY at the end of a turn

    def actions(self, state: Village) -> list[Action]:
        found: list[Action] = []
        seen: list[int] = []
        for place in state.families[self.seat].where:
            if is_visible(place) and place not in seen:
                seen.append(place)
                found.append(state.space.at(LET_DIE, state.tables.place_index[place]))
        return found

    def refuse(self, state: Village, action: Action) -> Refusal:
        place = state.tables.places[action.first]
        return ALLOWED if state.has(self.seat, place, oldest(state, self.seat)) else D5_NOT_THE_OLDEST

    def resolve(self, state: Village, action: Action) -> None:
        generation = oldest(state, self.seat)
        bury(state, self.seat, generation, state.tables.places[action.first], self.market_holder)


def mourn(village: Village, seat: int, market_holder: int) -> None:
    """Somebody in this family has to die."""
    if oldest(village, seat) >= 0:
        village.push(LoseMember(seat, market_holder))
    elif village.telling:  # R6
        village.note("spared", seat, {})


def tell_bridge(village: Village, seat: int, crossings: int, at_once: bool) -> None:
    """Warns of the bridge after the event that crossed it. Nothing left in this action can hide a member."""
    if crossings and village.telling:
        visible = village.visible(seat)
        _note_bridge(village, seat, crossings, visible > 0, visible > 0, at_once)


def tell_bridge_before_action(village: Village, seat: int, crossings: int, space: int) -> None:
    """After a plague cube: the action of its space is still to come. It may hide the last member in the bag (church) or add
    one (a birth)."""
    if crossings and village.telling:
        visible = village.visible(seat)
        certain = visible > int(space == MASS and village.anybody(seat, FARMYARD))
        possible = visible > 0 or (space == FAMILY and village.anybody(seat, UNBORN))
        _note_bridge(village, seat, crossings, possible, certain, False)


def _note_bridge(
    village: Village, seat: int, crossings: int, possible: bool, certain: bool, at_once: bool
) -> None:
    village.book(seat, "hours", crossings * village.tables.life_spaces)
    if possible:
        village.note("bridge", seat, {"certain": int(certain), "at_once": int(at_once)})
    else:
        village.note("bridge-safe", seat, {})


def oldest(village: Village, seat: int) -> int:
    """The lowest generation among the visible members (D5); -1 if there are none."""
    for member, place in enumerate(village.families[seat].where):
        if is_visible(place):
            return village.tables.generation_of[member]
    return -1


def bury(village: Village, seat: int, generation: int, place: int, market_holder: int) -> None:
    """D6, D7: the chronicle space of their profession, otherwise a grave, otherwise they leave the game."""
    area = place // 10 - 1
    if village.chronicle[area]:
        village.chronicle = village.chronicle.copy()
        village.chronicle[area] -= 1
        target = CHRONICLE + area
    elif village.graves:
        village.graves -= 1
        target = GRAVE
    else:
        target = REMOVED
    village.move(seat, generation, place, target)
    if village.telling:
        kind = "chronicled" if target >= CHRONICLE else "graved" if target == GRAVE else "removed"
        number = village.tables.generations[generation]
        village.note(kind, seat, {"generation": number, "place": village.tables.spot_words[place]})
    if village.trigger == NOBODY and (not village.graves or not sum(village.chronicle)):
        village.trigger = seat  # E1; E5b: only the first time counts
        village.market_holder = market_holder
        if village.telling:
            village.note("end-triggered", seat, {"graves": village.graves})
