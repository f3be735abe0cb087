"""Looking through a pile: take one card of it, put the rest back in any order (Prophet, Pigeoneer; 11.3)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Refusal
from allmende.core.events import Event
from allmende.games.villagers.actions import CHOOSE, PUT_BACK
from allmende.games.villagers.knowledge import add_to_hand, mix, new_spot, show_from_pile, slip
from allmende.games.villagers.rules.road import settle_pile, stack_number
from allmende.games.villagers.state import HAND, KIND_SHIFT, WHERE_SHIFT, Villagers, kind_of


def take_up(state: Villagers, seat: int, pile: int, count: int) -> int:
    """A seat looks at the top cards of a pile; returns the place in the pile of the lowest of them."""
    state.unknown()
    state.reveal()
    top = state.change_pile(pile)
    while len(top) < count and state.under[pile]:
        state.under[pile] -= 1
        top.insert(0, state.stream.draw(state.pool) << KIND_SHIFT)
    while len(top) < count and pile == state.tables.stack_count and state.bottom:
        top.insert(0, state.bottom[-1])
        state.bottom = state.bottom[:-1]
    start = max(0, len(top) - count)
    group = top[start:]
    mix(state, group, seat, new_spot(state))
    top[start:] = group
    return start


class LookThrough(Decision[Villagers]):
    """Which of the cards looked at is taken: drafted face up by the Prophet, to hand unseen by the Pigeoneer."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "pile", "start", "drafts")

    def __init__(self, seat: int, pile: int, start: int, drafts: bool) -> None:
        super().__init__(seat)
        self.pile: Final = pile
        self.start: Final = start
        self.drafts: Final = drafts

    def always_asks(self) -> bool:
        return True

    def told(self, state: Villagers) -> dict[str, Any]:
        return {"stack": stack_number(state, self.pile)}

    def actions(self, state: Villagers) -> list[Action]:
        return looked_at(state, CHOOSE, self.pile, self.start)

    def refuse(self, state: Villagers, action: Action) -> Refusal:
        return ALLOWED

    def resolve(self, state: Villagers, action: Action) -> None:
        top, seat, kind = state.change_pile(self.pile), self.seat, action.first
        if self.drafts:
            place = find(state, self.pile, self.start, kind)
            show_from_pile(state, top.pop(place))
            state.drafted = [*state.drafted, seat << 8 | kind]
            state.picks[seat] += 1
            if state.telling:
                state.book(seat, "drafted", 1)
                state.note("drew", seat, {"card": state.name(kind), "stack": self.pile + 1})
        else:
            group = top[self.start :]
            spot = group[0] >> WHERE_SHIFT
            seen = slip(state, group, spot, HAND + seat, kind, 1 << seat)
            top[self.start :] = group
            add_to_hand(state, seat, kind, seen)
            if state.telling:
                state.note("pigeon", seat, {"suit": state.tables.suits[state.tables.suit[kind]]})
                state.tell(Event("pigeon-saw", seat, {"card": state.name(kind)}, seat))
        put_next(state, seat, self.pile, self.start)


class PutBack(Decision[Villagers]):
    """Which card goes back next, from below."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "pile", "start")

    def __init__(self, seat: int, pile: int, start: int) -> None:
        super().__init__(seat)
        self.pile: Final = pile
        self.start: Final = start

    def always_asks(self) -> bool:
        return True

    def told(self, state: Villagers) -> dict[str, Any]:
        return {"stack": stack_number(state, self.pile)}

    def actions(self, state: Villagers) -> list[Action]:
        return looked_at(state, PUT_BACK, self.pile, self.start)

    def refuse(self, state: Villagers, action: Action) -> Refusal:
        return ALLOWED

    def resolve(self, state: Villagers, action: Action) -> None:
        top = state.change_pile(self.pile)
        top.insert(self.start, top.pop(find(state, self.pile, self.start, action.first)))
        put_next(state, self.seat, self.pile, self.start + 1)


def put_next(state: Villagers, seat: int, pile: int, start: int) -> None:
    """The last card needs no decision."""
    if len(state.tops[pile]) - start > 1:
        state.push(PutBack(seat, pile, start))
        return
    if state.telling and state.tops[pile]:
        state.note("put-back", seat, {"stack": stack_number(state, pile)})
    settle_pile(state, pile)


def looked_at(state: Villagers, verb: int, pile: int, start: int) -> list[Action]:
    found: list[Action] = []
    for entry in state.tops[pile][start:]:
        action = state.space.at(verb, kind_of(entry))
        if action not in found:
            found.append(action)
    return found


def find(state: Villagers, pile: int, start: int, kind: int) -> int:
    place = start
    while kind_of(state.tops[pile][place]) != kind:
        place += 1
    return place
