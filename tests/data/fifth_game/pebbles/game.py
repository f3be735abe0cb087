"""Pebbles, whole: the table, its one decision, and how it is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from allmende.core.actions import Action, ActionSpace, Domain, Verb
from allmende.core.chance import Stream
from allmende.core.components import Components
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal
from allmende.core.game import Game
from allmende.core.state import State, Value

P2_HEAP_TOO_SMALL: Final = Reason("P2", "heap-too-small")


class Pebbles(State):
    FIELDS: ClassVar[tuple[str, ...]] = ("heap", "taken")

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Value], stream: Stream) -> None:
        super().__init__(game, seats, options, stream)
        self.heap = 0
        self.taken = [0] * seats

    def clone(self) -> Pebbles:
        twin = Pebbles(self.game, self.seats, self.options, self.stream.clone())
        twin.heap = self.heap
        twin.taken = self.taken.copy()
        self.copy_kernel(twin)
        return twin


class TakePebbles(Decision[Pebbles]):
    def always_asks(self) -> bool:
        return True

    def actions(self, state: Pebbles) -> list[Action]:
        return state.space.of(0)

    def refuse(self, state: Pebbles, action: Action) -> Refusal:
        return ALLOWED if action.first < state.heap else P2_HEAP_TOO_SMALL

    def explain(self, state: Pebbles, action: Action, reason: Reason) -> Reason:
        return reason.lacking("heap", action.first + 1, state.heap)

    def resolve(self, state: Pebbles, action: Action) -> None:
        count = action.first + 1
        state.heap -= count
        state.taken[self.seat] += count
        if state.telling:
            state.book(self.seat, "pebbles", count)
            state.note("grabbed", self.seat, {})
        if state.heap:
            state.push(TakePebbles(state.next_seat(self.seat)))


class PebblesGame(Game[Pebbles]):
    def __init__(self, components: Components) -> None:
        self.heap = components.table("heap").integer("pebbles", 1)
        most = components.table("heap").integer("most", 1)
        space = ActionSpace([Verb(0, "grab", Domain("pebbles", range(1, most + 1)))])
        super().__init__(components, "Pebbles", range(2, 5), {}, space)

    def blank(self, seats: int, options: dict[str, Value], stream: Stream) -> Pebbles:
        return Pebbles(self, seats, options, stream)

    def deal(self, state: Pebbles) -> None:
        state.heap = self.heap
        state.push(TakePebbles(state.stream.below(state.seats)))  # P1

    def records(self) -> Sequence[type]:
        return [TakePebbles]

    def view(self, state: Pebbles, seat: int) -> dict[str, Any]:
        return {"heap": state.heap, "taken": state.taken.copy()}

    def redeal(self, state: Pebbles, seat: int) -> None:
        """Nothing is hidden."""

    def holdings(self, state: Pebbles) -> list[dict[str, int]]:
        return [{"pebbles": count} for count in state.taken]

    def score_sheet(self, state: Pebbles) -> list[dict[str, int]]:
        return [{"pebbles": count} for count in state.taken]

    def census(self, state: Pebbles) -> dict[str, int]:
        return {"pebbles": state.heap + sum(state.taken)}


def make(components: Components) -> PebblesGame:
    return PebblesGame(components)
