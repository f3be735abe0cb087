"""A toy game that uses every corner of the kernel. Interpreted classes can't extend compiled ones: sources only.

Each seat holds some beans that only it sees, and a count of its whispers that everybody keeps. In its turn it shows the
beans, whispers, or leaves it be. Nothing is won.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from allmende import Event, Game, Option, State
from allmende.core.actions import Action, ActionSpace, Domain, Verb
from allmende.core.chance import Stream
from allmende.core.components import Components
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal, Step
from allmende.core.state import Value

SHOW: Final = 0
WHISPER: Final = 1
LEAVE: Final = 2

SHOWN_ALREADY: Final = Reason("T1", "shown-already", {"times": 1})

NOT_BY_ONE: Final = Reason("T2", "not-by-one")


class Toy(State):
    FIELDS: ClassVar[tuple[str, ...]] = ("beans", "shown", "whispers", "log")

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Value], stream: Stream) -> None:
        super().__init__(game, seats, options, stream)
        self.beans: list[int] = []
        self.shown: list[int] = []
        self.whispers: list[int] = [0] * seats
        self.log: list[str] = []

    def clone(self) -> Toy:
        twin = Toy(self.game, self.seats, self.options, self.stream.clone())
        twin.beans = self.beans.copy()
        twin.shown = self.shown.copy()
        twin.whispers = self.whispers.copy()
        twin.log = self.log.copy()
        self.copy_kernel(twin)
        return twin


class Turn(Decision[Toy]):
    """Show, whisper to a seat, or leave it be."""

    def actions(self, state: Toy) -> list[Action]:
        return state.space.of(LEAVE) + state.space.of(SHOW) + state.space.of(WHISPER)

    def refuse(self, state: Toy, action: Action) -> Refusal:
        return SHOWN_ALREADY if action.kind == SHOW and self.seat in state.shown else ALLOWED

    def resolve(self, state: Toy, action: Action) -> None:
        if action.kind == SHOW:
            state.shown.append(self.seat)
            state.reveal()
            if state.telling:
                state.tell(Event("shown", self.seat, {"beans": state.beans[self.seat]}))
        elif action.kind == WHISPER:
            state.whispers[self.seat] += 1
            if state.telling:
                beans = state.beans[self.seat]
                state.tell(Event("heard", self.seat, {"beans": beans}, only=action.first))
                state.book(self.seat, "whispers", 1)
                state.note("whispered", self.seat, {"other": action.first})


class Secret(Turn):
    """A turn of which others only know whose it is."""

    def shown(self, seat: int) -> bool:
        return seat == self.seat


class Only(Decision[Toy]):
    """As many choices as it is told; asked even so, if it insists."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "choices", "insists")

    def __init__(self, seat: int, choices: int, insists: bool) -> None:
        super().__init__(seat)
        self.choices: Final = choices
        self.insists: Final = insists

    def told(self, state: Toy) -> dict[str, Any]:
        return {"choices": self.choices}

    def always_asks(self) -> bool:
        return self.insists

    def actions(self, state: Toy) -> list[Action]:
        return list(reversed(state.space.of(WHISPER)[: self.choices]))

    def wonders(self, state: Toy) -> list[Action]:
        return state.space.of(SHOW)

    def refuse(self, state: Toy, action: Action) -> Refusal:
        return NOT_BY_ONE if action.kind == SHOW else ALLOWED

    def resolve(self, state: Toy, action: Action) -> None:
        state.log.append(str(action))


class Peek(Step[Toy]):
    """Turns up the beans of the next seat, which lie there already."""

    def run(self, state: Toy) -> None:
        state.unknown()
        state.reveal()
        state.log.append(f"peek {state.beans[1]}")


class Roll(Step[Toy]):
    """Draws something and writes it down."""

    def run(self, state: Toy) -> None:
        state.log.append(f"roll {state.stream.below(6)}")


class ToyGame(Game[Toy]):
    def __init__(self, data: dict[str, Any] | None = None) -> None:
        space = ActionSpace(
            [Verb(SHOW, "show"), Verb(WHISPER, "whisper", Domain("to", range(3))), Verb(LEAVE, "leave")]
        )
        options = {"luck": Option(True, [True, False], "option-luck"), "note": Option("", [], "option-note")}
        super().__init__(Components("toy", data or {}, "toy.toml", {}), "Toy", range(1, 4), options, space)

    def blank(self, seats: int, options: dict[str, Value], stream: Stream) -> Toy:
        return Toy(self, seats, options, stream)

    def deal(self, state: Toy) -> None:
        state.beans = [state.stream.below(100) for _ in range(state.seats)]
        for seat in reversed(range(state.seats)):
            state.push(Turn(seat))

    def records(self) -> Sequence[type]:
        return [Turn, Secret, Only, Peek, Roll]

    def view(self, state: Toy, seat: int) -> dict[str, Any]:
        seen = [beans if owner in (seat, *state.shown) else None for owner, beans in enumerate(state.beans)]
        return {"beans": seen}

    def redeal(self, state: Toy, seat: int) -> None:
        for owner in range(state.seats):
            if owner != seat and owner not in state.shown:
                state.beans[owner] = state.stream.below(100)

    def score_sheet(self, state: Toy) -> list[dict[str, int]]:
        return [
            {"beans": beans, "shown": 5 * (seat in state.shown)} for seat, beans in enumerate(state.beans)
        ]

    def census(self, state: Toy) -> dict[str, int]:
        return {"beans": sum(state.beans)}

    def holdings(self, state: Toy) -> list[dict[str, int]]:
        return [{"whispers": count} for count in state.whispers]


def at(*steps: Step[Any], seats: int = 2) -> Toy:
    """A table on which these steps lie, the last one on top, run as far as they go by themselves."""
    state = ToyGame().new(seats, 1)
    state.stack[:] = steps
    state.run_on()
    return state
