"""Learned: sees what positions are worth with a model learnt from games (bots/model.py), and looks ahead with it.

First all ends of its own turn are valued in one call of the network. The best of them go into sequential halving: each is
carried on in the same imagined worlds, for a few turns, and after each round the worse half is dropped. In these turns
everybody takes the end that the network likes best from their own seat (bots/ahead.py). The more time there is, the further and
the more often lines are carried on.
"""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from allmende.bots.advice import Advice, Budget, Candidate, Notes
from allmende.bots.ahead import SCORES, VALUE, Design, Journey, Seer, by_seats, carry_on, follow
from allmende.bots.ends import End, ends
from allmende.bots.helpers import shared
from allmende.bots.insight import turn_of, worth_trying
from allmende.bots.model import Model
from allmende.bots.turn import goes_on
from allmende.core.state import State

if TYPE_CHECKING:
    from allmende.bots.ahead import Values

FIRST = 0.25  # of the time may go into the first look
WIDER = 3  # times as many positions each time it is taken again
WORLDS = 8  # in which a draw is seen if the first look decides
MOST_WORLDS = 256  # imagined in one round
OFTEN = 12  # lines are carried on at least so many times, or else for fewer turns
MEMORIES = 32  # turns under way, of all tables of this process


@dataclass
class Line:
    """An end of the turn that is carried on. What is expected of it is a row of numbers (`Seer.outlooks`)."""

    codes: list[int]
    first: Values  # what the first look said
    trust: float  # for how many worlds that counts
    doubt: float  # more worlds don't tell where the model errs
    total: Values | None = None  # what was seen in worlds, added up
    worlds: int = 0

    def outlook(self) -> Values:
        """What was seen in worlds errs by chance, less the more of them there are, and by the model, however many; the first
        look by the model alone. Each counts by how little it errs."""
        if self.total is None:
            return self.first
        errs = self.trust / self.worlds + self.doubt
        return (self.total / self.worlds + errs * self.first) / (1 + errs)

    def value(self) -> float:
        return float(self.outlook()[VALUE])

    def add(self, seen: Values, worlds: int) -> None:
        self.total = seen if self.total is None else self.total + seen
        self.worlds += worlds


class Thinker:
    """One seat's thinking about one decision."""

    def __init__(self, seer: Seer, state: State, seat: int, seed: int, design: Design) -> None:
        self.seer = seer
        self.state = state
        self.seat = seat
        self.seed = seed
        self.design = design
        self.turns = design.turns
        self.imagined = 0  # worlds, so far

    def first_look(self, budget: Budget, by: float) -> list[Line]:
        """The ends of the turn, the best first; of those that look the same to the seat, one."""
        nodes, before = self.design.root, 0
        while True:
            begun = budget.now()
            found = ends(self.state, self.seat, nodes)
            seen = self.seer.outlooks([end.state for end in found], self.seat)
            now = budget.now()
            if not budget.ms or now + WIDER * (now - begun) > by or len(found) == before:
                return self.lines(found, seen)
            nodes, before = nodes * WIDER, len(found)

    def lines(self, found: list[End], seen: Values) -> list[Line]:
        values = seen[:, VALUE].tolist()
        known: set[float] = set()
        lines: list[Line] = []
        for place in sorted(range(len(found)), key=lambda place: -values[place]):
            if values[place] not in known:  # other ways to the same position
                known.add(values[place])
                lucky = found[place].state.revealed
                trust, doubt = (0.0, 0.0) if lucky else (self.design.bias, self.design.doubt)
                lines.append(Line(found[place].codes, seen[place], trust, doubt))
        return lines

    def line(self, codes: list[int]) -> Line:
        """A line that is known already, as far as it is allowed."""
        (seen,) = self.seer.outlooks([follow(self.state.clone(), codes)], self.seat)
        return Line(codes, seen, self.design.bias, self.design.doubt)

    def run(self, budget: Budget, notes: Notes) -> list[Line]:
        """All lines, the best first."""
        begun = budget.now()
        allowed = budget.ms / 1000 if budget.ms else math.inf
        lines = self.first_look(budget, begun + FIRST * allowed)
        notes.best = lines[0].codes[0]
        alive = lines[: self.design.wide]
        if not self.design.turns:
            return self.settled(lines, alive, notes)
        if len(alive) < 2:
            return lines
        if budget.ms:
            alive = self.within(begun + allowed - budget.now(), alive, budget)
        rounds = math.ceil(math.log2(len(alive)))
        spent, cost = 0, 0.0
        for number in range(rounds):
            rounds_left = rounds - number
            if budget.ms:
                share = (begun + allowed - budget.now()) / rounds_left
                worlds = int(share / (cost * len(alive))) if cost else self.design.cores
            else:
                worlds = (budget.iterations - spent) // (rounds_left * len(alive))
            if worlds < 1 and number:
                break
            worlds = min(max(worlds, 1), MOST_WORLDS)
            started = budget.now()
            self.carry_on(alive, worlds)
            spent += worlds * len(alive)
            cost = (budget.now() - started) / (worlds * len(alive))
            if budget.ms and number == 0:  # the first worlds of all only told what a world costs
                more = int(((begun + allowed - budget.now()) / rounds_left) / (cost * len(alive)))
                if more > 0:
                    self.carry_on(alive, min(more, MOST_WORLDS))
            alive.sort(key=lambda line: -line.value())
            notes.best = alive[0].codes[0]
            alive = alive[: (len(alive) + 1) // 2]
            if len({line.codes[0] for line in alive}) == 1:
                break
        looked_at = [line for line in lines if line.worlds]
        looked_at.sort(key=lambda line: (-line.worlds, -line.value()))
        return looked_at + [line for line in lines if not line.worlds]

    def settled(self, lines: list[Line], alive: list[Line], notes: Notes) -> list[Line]:
        """The first look decides, but what chance had a hand in is seen in several worlds: the luckiest draw looks best."""
        unsure = [line for line in alive if not line.trust]
        if unsure and len(alive) > 1:
            self.carry_on(unsure, WORLDS)
            alive.sort(key=lambda line: -line.value())
            notes.best = alive[0].codes[0]
        return alive + lines[len(alive) :]

    def within(self, seconds: float, lines: list[Line], budget: Budget) -> list[Line]:
        """As many of these lines, and for as many turns, as there is time for."""
        each = self.time_a_turn(lines[0], budget) / self.design.cores
        self.turns = min(max(int(seconds / (OFTEN * each)), 1), self.design.turns)
        return lines[: max(int(seconds / 2 / (self.turns * each)), 2)]

    def time_a_turn(self, line: Line, budget: Budget) -> float:
        """What a turn costs, in seconds."""
        begun = budget.now()
        carry_on(self.seer, self.journey([line], 1), [self.imagined])
        return max(budget.now() - begun, 1e-6)

    def journey(self, lines: list[Line], turns: int) -> Journey:
        codes = [line.codes for line in lines]
        return Journey(self.state, self.seat, self.seed, self.design, turns, codes)

    def carry_on(self, lines: list[Line], worlds: int) -> None:
        """Each of these lines in so many more worlds, the same for all of them."""
        journey = self.journey(lines, self.turns)
        numbers = range(self.imagined, self.imagined + worlds)
        self.imagined += worlds
        if self.design.cores > 1:
            sums = shared(self.seer, journey, numbers)
        else:
            sums = carry_on(self.seer, journey, numbers)
        for line, seen in zip(lines, sums, strict=True):
            line.add(seen, worlds)


def advise(
    state: State, seat: int, seed: int, notes: Notes, budget: Budget, design: Design, model: Model
) -> Advice:
    """The first action of the line that proved best. Bounded by time, it goes on with a line it has begun."""
    if len(state.legal) == 1:
        return Advice(state.legal[0], [])
    seer = Seer(model, state, design.aim)
    thinker = Thinker(seer, state, seat, seed, design)
    planned = recall(state, seat, design) if budget.ms else []
    if planned and state.is_legal(planned[0]):
        keep_plan(state, seat, design, planned)
        lines = [thinker.line(planned)]
    elif len(worth_trying(state)) == 1:
        lines = [thinker.line([worth_trying(state)[0]])]
    else:
        lines = thinker.run(budget, notes)
        if budget.ms:
            keep_plan(state, seat, design, lines[0].codes)
    best = best_by_code(lines)
    return Advice(lines[0].codes[0], [_candidate(line, seat, state.seats) for line in best])


def best_by_code(lines: list[Line]) -> list[Line]:
    """For each first action the first of these lines."""
    found: dict[int, Line] = {}
    for line in lines:
        found.setdefault(line.codes[0], line)
    return list(found.values())


def _candidate(line: Line, seat: int, seats: int) -> Candidate:
    """A line as others see it: by its first action, with what everybody may expect."""
    outlook = line.outlook().tolist()
    by_seat = by_seats(outlook[SCORES:], seat, seats)
    return Candidate(line.codes[0], max(1, line.worlds), outlook[VALUE], by_seat)


# -- what is remembered between the decisions of a turn -------------------------------------------------------------------

_planned: dict[str, list[int]] = {}  # by what the seat sees when it is asked again


def keep_plan(state: State, seat: int, design: Design, codes: list[int]) -> None:
    """The rest of a line, if one will be asked again before chance or anybody else acts."""
    if len(codes) < 2:
        return
    after = state.clone()
    after.apply(codes[0])
    if not goes_on(after, seat, turn_of(state)):
        return
    while len(_planned) >= MEMORIES:
        del _planned[next(iter(_planned))]
    _planned[sight(after, seat, design)] = codes[1:]


def recall(state: State, seat: int, design: Design) -> list[int]:
    return _planned.pop(sight(state, seat, design), [])


def sight(state: State, seat: int, design: Design) -> str:
    """All that the seat may know, and who is looking: nothing hidden can call up a plan, nor another bot."""
    seen: dict[str, Any] = state.view(seat)
    return f"{design.name} {json.dumps(seen, separators=(',', ':'))}"
