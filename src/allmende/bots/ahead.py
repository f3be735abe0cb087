"""Looking ahead with a model: lines of play carried on in imagined worlds, for a few turns in which everybody takes the end that
the model likes best from their own seat.

All worlds are carried on together, so that the network is called a few times for all of them, not once a position.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from allmende.bots.ends import likely, rows
from allmende.bots.insight import turn_of
from allmende.bots.model import Model, numpy_or_none
from allmende.bots.turn import in_turn
from allmende.core.observing import observer
from allmende.core.state import State

if TYPE_CHECKING:
    import numpy as np
    from numpy.random import Generator
    from numpy.typing import NDArray

    Values = NDArray[np.floating[Any]]

T = TypeVar("T")

LOOKS = 3  # at a turn, at most: chance may interrupt it
VALUE, CHANCE, SCORES = 0, 1, 2  # columns of what may be expected; scores are the last
TIE = 0.01  # of a point of margin, beside the chance of winning: won is won, but more is nicer


@dataclass(frozen=True)
class Design:
    root: int  # positions looked at in one's own turn, or more if there is time
    nodes: int  # and in each turn after it …
    sift: int  # … where the model is asked about so many ends: those that the evaluation likes best; 0: about all
    wide: int  # ends of the turn that are carried on
    turns: int  # turns each is carried on for, if there is time; 0: the first look decides
    bias: float  # for how many worlds the first look counts
    doubt: float  # how much of it counts however many worlds there are: 0 nothing, 1 as much as all of them
    blur: float  # by how many points everybody may misjudge in the turns that follow
    aim: float  # what is wanted: 0 points ahead, 1 the chance of winning
    cores: int = 1  # it thinks on
    model: str = ""  # its file, where it isn't the package's
    name: str = ""  # tells designs apart


class Seer:
    """Values positions with a model."""

    def __init__(self, model: Model, state: State, aim: float) -> None:
        self.model = model
        self.aim = aim
        self.observer = observer(state.game)
        self.np = numpy_or_none()

    def judge(self, states: list[State], seats: list[int]) -> tuple[Values, Values]:
        """For each position, from the seat that looks on: final scores, and the chance of winning. Where a game is over it
        is known."""
        np = self.np
        found = rows(self.observer, states, seats)
        places: dict[bytes, int] = {}
        where = [places.setdefault(one, len(places)) for one in found]
        shown = np.frombuffer(b"".join(places), np.float32).reshape(len(places), -1)
        scores, chances = self.model.judge(shown)
        scores, chances = scores[where], chances[where]
        for place, state in enumerate(states):
            if not state.stack:
                final, winners = state.scores(), state.winners()
                seat = seats[place]
                scores[place] = from_seat(final, seat, state.seats)
                chances[place] = 1 / len(winners) if seat in winners else 0.0
        return scores, chances

    def values(self, states: list[State], seats: list[int]) -> Values:
        """What each position is worth to the seat that looks."""
        return self.worth(*self.judge(states, seats))

    def outlooks(self, states: list[State], seat: int) -> Values:
        """What a seat may expect of each position, a row for each: what it is worth to it (VALUE), then its chance of winning
        (CHANCE), then everybody's final scores from this seat on, automata last (SCORES). Rows may be added up and averaged."""
        scores, chances = self.judge(states, [seat] * len(states))
        return self.np.column_stack([self.worth(scores, chances), chances, scores])  # type: ignore[no-any-return]

    def worth(self, scores: Values, chances: Values) -> Values:
        margins = scores[:, 0]
        if scores.shape[1] > 1:
            margins = margins - scores[:, 1:].max(axis=1)
        if self.aim == 0:
            return margins
        return self.aim * self.model.unit * chances + (1 - self.aim + TIE) * margins


def from_seat(scores: list[T], seat: int, seats: int) -> list[T]:
    """What there is for each seat, from this one on; what there is for automata stays last."""
    return [*scores[seat:seats], *scores[:seat], *scores[seats:]]


def by_seats(scores: list[T], seat: int, seats: int) -> list[T]:
    """The other way round: what there is from a seat on, in the order of the seats."""
    return from_seat(scores, (seats - seat) % seats, seats)


@dataclass(frozen=True)
class Journey:
    """What is carried on: lines of a seat's turn, each as its actions, from a state that the seat imagines."""

    state: State
    seat: int
    seed: int
    design: Design
    turns: int
    lines: list[list[int]]


def carry_on(seer: Seer, journey: Journey, numbers: Sequence[int]) -> Values:
    """What each line comes to in the worlds of these numbers: a row for each (`Seer.outlooks`), added up."""
    np = seer.np
    lines = journey.lines
    played = [
        follow(journey.state.determinize(journey.seat, journey.seed + number), codes)
        for number in numbers
        for codes in lines
    ]
    # In each world everybody misjudges in the same way, whatever line is played, and whoever carries it on
    errors = [np.random.default_rng((journey.seed, number)) for number in numbers for _ in lines]
    reached = play_on(seer, journey, played, journey.turns, errors)
    seen = seer.outlooks([state for some in reached for state in some], journey.seat)
    lengths = np.array([len(some) for some in reached])
    means = np.add.reduceat(seen, np.cumsum(lengths) - lengths, axis=0) / lengths[:, None]
    sums: Values = means.reshape(len(numbers), len(lines), -1).sum(axis=0)
    return sums


def follow(world: State, codes: list[int]) -> State:
    """A line in a world, as far as it is allowed there and chance does not interrupt it."""
    for code in codes:
        if not world.is_legal(code):
            break
        world.apply(code)
    return world


def play_on(
    seer: Seer, journey: Journey, worlds: list[State], turns: int, errors: list[Generator]
) -> list[list[State]]:
    """Some turns on, in which everybody does what looks best to them: of each world where these turns end. If none does, or
    the game ends, only where that is."""
    design = journey.design
    worlds = worlds.copy()
    reached: list[list[State]] = [[] for _ in worlds]
    left = [turns] * len(worlds)
    if_own = [in_turn(world, journey.seat, turn_of(journey.state)) for world in worlds]
    for place, own in enumerate(if_own):
        left[place] += own  # our own turn goes on after what chance has decided
    for _ in range(LOOKS * turns):
        going = [place for place, world in enumerate(worlds) if world.stack and left[place] > 0]
        if not going:
            break
        found = [likely(worlds[place], mover(worlds[place]), design.nodes, design.sift) for place in going]
        looked = [end.state for some in found for end in some]
        seats = [mover(worlds[place]) for place, some in zip(going, found, strict=True) for _ in some]
        values = seer.values(looked, seats)
        start = 0
        for place, some in zip(going, found, strict=True):
            seat, turn = mover(worlds[place]), turn_of(worlds[place])
            promised = values[start : start + len(some)]
            if design.blur:
                misjudged = errors[place].normal(0.0, design.blur, len(some))
                promised = promised + misjudged.astype(promised.dtype)
            start += len(some)
            worlds[place] = some[int(promised.argmax())].state
            if not in_turn(worlds[place], seat, turn):
                left[place] -= 1
                if left[place] < turns:
                    reached[place].append(worlds[place])
    return [some if some and world.stack else [world] for some, world in zip(reached, worlds, strict=True)]


def mover(state: State) -> int:
    return state.decision().seat
