"""Family: a birth, or calling a member home (F1-F3)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal
from allmende.games.village.actions import BIRTH, RECALL, SKIP
from allmende.games.village.rules.optional import R31_MUST_ACT
from allmende.games.village.state import Village, is_visible
from allmende.games.village.tables import FARMYARD, UNBORN

F1_ALL_BORN: Final = Reason("F1", "all-born")


class GrowFamily(Decision[Village]):
    PARTS: ClassVar[tuple[str, ...]] = ("seat", "must")

    def __init__(self, seat: int, must: bool) -> None:
        super().__init__(seat)
        self.must: Final = must

    def always_asks(self) -> bool:
        return self.must  # R50: what is left may cost something

    def told(self, state: Village) -> dict[str, Any]:
        return {"must": self.must}

    def actions(self, state: Village) -> list[Action]:
        found = [state.space.at(SKIP), state.space.at(BIRTH)]
        where = state.families[self.seat].where
        for member, place in enumerate(where):
            if is_visible(place) and place != FARMYARD:
                generation = state.tables.generation_of[member]
                action = state.space.at(RECALL, state.tables.place_index[place], generation)
                if found[-1] is not action:  # equals of a generation stand side by side
                    found.append(action)
        return found

    def refuse(self, state: Village, action: Action) -> Refusal:
        if action.kind == SKIP:
            return R31_MUST_ACT if self.must else ALLOWED
        if action.kind == BIRTH and not state.anybody(self.seat, UNBORN):
            return F1_ALL_BORN
        return ALLOWED

    def resolve(self, state: Village, action: Action) -> None:
        if action.kind == BIRTH:
            give_birth(state, self.seat)
        elif action.kind == RECALL:
            place = state.tables.places[action.first]
            state.move(self.seat, action.second, place, FARMYARD)
            if state.telling:
                number = state.tables.generations[action.second]
                state.note(
                    "recalled", self.seat, {"generation": number, "place": state.tables.spot_words[place]}
                )


def give_birth(village: Village, seat: int) -> None:
    """F1: always the lowest number."""
    member = village.families[seat].where.index(UNBORN)
    generation = village.tables.generation_of[member]
    village.move(seat, generation, UNBORN, FARMYARD)
    if village.telling:
        village.note("born", seat, {"generation": village.tables.generations[generation]})
