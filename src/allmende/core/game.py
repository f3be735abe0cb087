"""Game: the rules of one game with one set of components; it makes states and answers for them.

A game's folder has one subclass, in its `game.py`: the place where its rules, view and scoring come together.
"""

from __future__ import annotations

import difflib
import json
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from allmende.core.actions import Action, ActionSpace
from allmende.core.chance import Seed, Stream, keyed_stream, new_seed, unpack_stream
from allmende.core.components import Components
from allmende.core.errors import JournalError, SetupError
from allmende.core.state import State, Value, is_whole, unpack

S = TypeVar("S", bound=State)

FRAME_FORMAT: Final = 1


class Option:
    """A variant or mode: its default, the values it may have, and the Fluent key of what it means."""

    def __init__(self, default: Value, choices: Sequence[Value], text: str) -> None:
        self.default: Final = default
        self.choices: Final = tuple(choices)
        self.text: Final = text

    def __repr__(self) -> str:
        return f"Option(default={self.default!r}, choices={self.choices!r}, text={self.text!r})"


class Game(Generic[S]):
    """What a game provides. The first part is the public interface; each game fills in the second."""

    RULES_VERSION: ClassVar[int] = 1  # goes up when the same journal would no longer play the same game
    WARNINGS: ClassVar[frozenset[str]] = frozenset()  # the kinds of events that a preview warns of
    # What starts again when it is used up, such as hours on a track: previews list what is spent and what is new separately.
    COMES_ROUND: ClassVar[frozenset[str]] = frozenset()

    def __init__(
        self, components: Components, title: str, seats: range, options: dict[str, Option], space: ActionSpace
    ) -> None:
        self.components: Final = components
        self.name: Final = components.game
        self.title: Final = title
        self.seats: Final = seats
        self.options: Final = options
        self.space: Final = space
        self.num_actions: Final = len(space.actions)

    def action(self, code: int) -> Action:
        return self.space.action(code)

    def code(self, action: Action) -> int:
        return self.space.code(action)

    def new(self, seats: int, seed: Seed | None = None, **options: Value) -> S:
        """Deals a new game. Same arguments, same game; without a seed, an unguessable one is drawn."""
        settled = self.settle_options(seats, options)
        state = self.blank(seats, settled, keyed_stream(new_seed() if seed is None else seed))
        self.deal(state)
        state.run_on()
        return state

    def settle_options(self, seats: int, options: dict[str, Value]) -> dict[str, Value]:
        """All options with their values; SetupError for what can't be played."""
        if not is_whole(seats) or not self.seats_fit(seats):
            raise SetupError(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats!r}")
        for name, value in options.items():
            option = self.options.get(name)
            if option is None:
                raise SetupError(
                    f"{self.title} has no option {name!r}{_did_you_mean(name, list(self.options))}"
                )
            fits = any(value == choice and type(value) is type(choice) for choice in option.choices)
            if option.choices and not fits:
                choices = ", ".join(repr(choice) for choice in option.choices)
                raise SetupError(f"option {name!r} of {self.title} is one of {choices}, not {value!r}")
        settled = {name: options.get(name, option.default) for name, option in self.options.items()}
        self.check(seats, settled, set(options))
        return settled

    def dumps(self, state: S) -> str:
        """A frame: the whole state as text."""
        return json.dumps(self.frame(state), separators=(",", ":"))

    def frame(self, state: S) -> dict[str, Any]:
        """The same as plain data."""
        return {
            "allmende": "frame",
            "format": FRAME_FORMAT,
            "game": self.name,
            "rules": self.RULES_VERSION,
            "components": self.components.digest,
            "seats": state.seats,
            "options": state.options,
            "state": state.pack(),
        }

    def loads(self, text: str) -> S:
        """Reads a frame back. One written under other rules is taken too: a stored game outlives a rules fix."""
        try:
            frame = json.loads(text)
        except (ValueError, TypeError, RecursionError) as error:
            raise JournalError(f"this is no frame of a game: {error}") from None
        if not isinstance(frame, dict) or frame.get("allmende") != "frame":
            raise JournalError("this is no frame of a game")
        for key, expected in (
            ("format", FRAME_FORMAT),
            ("game", self.name),
            ("components", self.components.digest),
        ):
            if frame.get(key) != expected:
                raise JournalError(f"the frame's {key} is {frame.get(key)!r}, expected {expected!r}")
        try:
            return self._unpack(frame)
        except Exception as error:  # a broken frame may raise anything
            raise JournalError(f"the frame is broken: {type(error).__name__} {error}") from None

    def _unpack(self, frame: dict[str, Any]) -> S:
        given: dict[str, Value] = frame["options"]
        if not self.seats_fit(frame["seats"]) or not set(given) <= set(self.options):
            raise ValueError(f"no such table: {frame['seats']!r} seats, {given!r}")
        # An option that came after the game was stored has its default
        options = {name: given.get(name, option.default) for name, option in self.options.items()}
        data = frame["state"]
        records = {cls.__name__: cls for cls in self.records()}
        state = self.blank(frame["seats"], options, unpack_stream(data["stream"]))
        state.stack = list(unpack(data["stack"], records))
        for field in type(state).FIELDS:
            setattr(state, field, unpack(data[field], records))
        if state.stack:
            state.listed = state.options_of(state.decision())
            if not state.listed:
                # The rules have changed since, and nothing is left to decide here: run on
                state.run_on()
                state.events, state.booked = [], []
        return state

    def scores(self, state: S) -> list[int]:
        return [sum(sheet.values()) for sheet in self.score_sheet(state)]

    def winners(self, state: S) -> list[int]:
        ranks = self.ranks(state)
        best = max(ranks)
        return [seat for seat, rank in enumerate(ranks) if rank == best]

    # -- filled in by each game ---------------------------------------------------------------------------------------

    def seats_fit(self, seats: int) -> bool:
        """Whether that many may sit down. A game that automata can play among themselves also takes a table without seats."""
        return seats in self.seats

    def check(self, seats: int, options: dict[str, Value], given: set[str]) -> None:
        """Raises SetupError for a combination the rules don't allow. `given`: the options not left at their default."""

    def blank(self, seats: int, options: dict[str, Value], stream: Stream) -> S:
        """An empty table."""
        raise NotImplementedError

    def deal(self, state: S) -> None:
        """Sets the table up and pushes the first step."""
        raise NotImplementedError

    def records(self) -> Sequence[type]:
        """The classes of all steps, decisions and other records that a state can hold."""
        raise NotImplementedError

    def view(self, state: S, seat: int) -> Mapping[str, Any]:
        """What the seat (-1: a spectator) may know, beyond what every game shows."""
        raise NotImplementedError

    def redeal(self, state: S, seat: int) -> None:
        """Deals again, from the state's stream, what this seat can't see."""
        raise NotImplementedError

    def holdings(self, state: S) -> list[dict[str, int]]:
        """For each seat, then each automaton, all it holds that everybody may count, by the view's words."""
        raise NotImplementedError

    def score_sheet(self, state: S) -> list[dict[str, int]]:
        raise NotImplementedError

    def ranks(self, state: S) -> list[tuple[int, ...]]:
        """For each seat and automaton, what is compared to find the winner: the score, then tie-breaks."""
        return [(score,) for score in self.scores(state)]

    def automata(self, state: S) -> list[str]:
        """Who plays without a seat, by the names of their words (`automaton-<name>`), in the order of the score sheet."""
        return []

    def census(self, state: S) -> dict[str, int]:
        """How many of each component there are, wherever they lie: the same all game long."""
        raise NotImplementedError


def _did_you_mean(word: str, known: list[str]) -> str:
    close = difflib.get_close_matches(word, known, 1)
    if close:
        return f"; did you mean {close[0]!r}?"
    return f"; it has {', '.join(known)}" if known else "; it has none"
