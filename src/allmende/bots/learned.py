"""Learned: sees what positions are worth with a model learnt from games (bots/model.py), and looks ahead with it.

First all ends of its own turn are valued in one call of the network. The best of them go into sequential halving: each is
carried on in the same imagined worlds, through the others' reply, and after each round the worse half is dropped. In the
replies everybody takes the end of a turn that the network likes best from their own seat. All worlds of a round are carried on
together, so that the network is called a few times a round, not once a position.
"""

from __future__ import annotations

import json
import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from allmende.bots.advice import Advice, Budget, Candidate, Notes
from allmende.bots.ends import End, ends, rows
from allmende.bots.insight import evaluate, turn_of, worth_trying
from allmende.bots.model import Model, numpy_or_none
from allmende.bots.search import Judge
from allmende.bots.turn import goes_on, in_turn
from allmende.core.observing import observer
from allmende.core.state import State

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Values = NDArray[np.float32]

FIRST = 0.25  # of the time may go into the first look
WIDER = 3  # times as many positions each time it is taken again
LOOKS = 3  # at a turn, at most: chance may interrupt it
WORLDS = 8  # in which a draw is seen if the first look decides
MOST_WORLDS = 256  # imagined in one round
TIE = 0.01  # of a point of margin, beside the chance of winning: won is won, but more is nicer
MEMORIES = 32  # turns under way, of all tables of this process


@dataclass(frozen=True)
class Design:
    root: int  # positions looked at in one's own turn, or more if there is time
    nodes: int  # and in each turn after it
    wide: int  # ends of the turn that are carried on
    turns: int  # turns each is carried on for; 0: the first look decides
    bias: float  # for how many worlds the first look counts
    aim: float  # what is wanted: 0 points ahead, 1 the chance of winning
    name: str = ""  # tells designs apart


def judge_of(model: Model, state: State, mix: float = 1.0) -> Judge:
    """The model's word on positions, for a search (bots/search.py); what is missing to 1 in `mix` is the word of the game's own
    evaluation. The two err in different ways, so their mean may err less."""
    np = numpy_or_none()
    numbers, seats = observer(state.game), state.seats

    def judge(worlds: list[State], seat: int) -> list[list[float]]:
        shown = np.frombuffer(b"".join(rows(numbers, worlds, [seat] * len(worlds))), np.float32)
        scores, _ = model.judge(shown.reshape(len(worlds), -1))
        said: list[list[float]] = scores.tolist()
        found: list[list[float]] = []
        for world, points in zip(worlds, said, strict=True):
            values: list[float] = evaluate(world)
            if world.stack:  # else they are known
                for other in range(seats):  # automata keep what the evaluation says
                    values[other] += mix * (points[(other - seat) % seats] - values[other])
            found.append(values)
        return found

    return judge


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
                scores[place] = [final[(seat + other) % state.seats] for other in range(state.seats)]
                chances[place] = 1 / len(winners) if seat in winners else 0.0
        return scores, chances

    def values(self, states: list[State], seats: list[int]) -> Values:
        """What each position is worth to the seat that looks."""
        scores, chances = self.judge(states, seats)
        margins = scores[:, 0] - scores[:, 1:].max(axis=1) if scores.shape[1] > 1 else scores[:, 0]
        if self.aim == 0:
            return margins
        return self.aim * self.model.unit * chances + (1 - self.aim + TIE) * margins


@dataclass
class Line:
    """An end of the turn that is carried on."""

    codes: list[int]
    first: float  # what the first look said
    trust: float  # for how many worlds that counts
    total: float = 0.0
    worlds: int = 0
    scores: list[float] = field(default_factory=list)

    def value(self) -> float:
        weight = self.trust + self.worlds
        return (self.total + self.trust * self.first) / weight if weight else self.first


class Thinker:
    """One seat's thinking about one decision."""

    def __init__(self, seer: Seer, state: State, seat: int, seed: int, design: Design) -> None:
        self.seer = seer
        self.state = state
        self.seat = seat
        self.seed = seed
        self.design = design
        self.imagined = 0  # worlds, so far

    def first_look(self, budget: Budget, by: float) -> list[Line]:
        """The ends of the turn, the best first; of those that look the same to the seat, one."""
        nodes, seen = self.design.root, 0
        while True:
            begun = budget.now()
            found = ends(self.state, self.seat, nodes)
            values = self.seer.values([end.state for end in found], [self.seat] * len(found))
            now = budget.now()
            if not budget.ms or now + WIDER * (now - begun) > by or len(found) == seen:
                return self.lines(found, values)
            nodes, seen = nodes * WIDER, len(found)

    def lines(self, found: list[End], values: Values) -> list[Line]:
        order = sorted(range(len(found)), key=lambda place: -values[place])
        seen: set[float] = set()
        lines: list[Line] = []
        for place in order:
            value = float(values[place])
            if value not in seen:  # other ways to the same position
                seen.add(value)
                trust = 0.0 if found[place].state.revealed else self.design.bias
                lines.append(Line(found[place].codes, value, trust))
        return lines

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
        rounds = math.ceil(math.log2(len(alive)))
        spent, cost = 0, 0.0
        for number in range(rounds):
            left = rounds - number
            if budget.ms:
                share = (begun + allowed - budget.now()) / left
                worlds = int(share / (cost * len(alive))) if cost else 1
            else:
                worlds = (budget.iterations - spent) // (left * len(alive))
            if worlds < 1 and number:
                break
            worlds = min(max(worlds, 1), MOST_WORLDS)
            started = budget.now()
            self.carry_on(alive, worlds)
            spent += worlds * len(alive)
            cost = (budget.now() - started) / (worlds * len(alive))
            if budget.ms and number == 0:  # the first world of all only told what a world costs
                more = int(((begun + allowed - budget.now()) / left) / (cost * len(alive)))
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

    def carry_on(self, lines: list[Line], worlds: int) -> None:
        """Each of these lines in so many more worlds, the same for all of them."""
        played: list[State] = []
        for number in range(self.imagined, self.imagined + worlds):
            for line in lines:
                played.append(self.follow(line.codes, number))
        self.imagined += worlds
        played = self.play_on(played)
        values = self.seer.values(played, [self.seat] * len(played))
        for place, value in enumerate(values):
            line = lines[place % len(lines)]
            line.total += float(value)
            line.worlds += 1

    def follow(self, codes: list[int], number: int) -> State:
        """A line in an imagined world, as far as it is allowed there and chance does not interrupt it."""
        world = self.state.determinize(self.seat, self.seed + number)
        for code in codes:
            if not world.is_legal(code):
                break
            world.apply(code)
        return world

    def play_on(self, worlds: list[State]) -> list[State]:
        """Some turns on, in which everybody does what looks best to them."""
        worlds = worlds.copy()
        left = [self.design.turns] * len(worlds)
        if_own = [in_turn(world, self.seat, turn_of(self.state)) for world in worlds]
        for place, own in enumerate(if_own):
            left[place] += own  # our own turn goes on after what chance has decided
        for _ in range(LOOKS * self.design.turns):
            going = [place for place, world in enumerate(worlds) if world.stack and left[place] > 0]
            if not going:
                break
            found = [ends(worlds[place], movers(worlds[place]), self.design.nodes) for place in going]
            looked = [end.state for some in found for end in some]
            seats = [movers(worlds[place]) for place, some in zip(going, found, strict=True) for _ in some]
            values = self.seer.values(looked, seats)
            start = 0
            for place, some in zip(going, found, strict=True):
                mover, turn = movers(worlds[place]), turn_of(worlds[place])
                best = int(values[start : start + len(some)].argmax())
                start += len(some)
                worlds[place] = some[best].state
                if not in_turn(worlds[place], mover, turn):
                    left[place] -= 1
        return worlds


def movers(state: State) -> int:
    return state.decision().seat


def advise(
    state: State, seat: int, seed: int, notes: Notes, budget: Budget, design: Design, model: Model
) -> Advice:
    """The first action of the line that proved best. Bounded by time, it goes on with a line it has begun."""
    if len(state.legal) == 1:
        return Advice(state.legal[0], [])
    seer = Seer(model, state, design.aim)
    planned = recall(state, seat, design) if budget.ms else []
    if planned and state.is_legal(planned[0]):
        keep_plan(state, seat, design, planned)
        return Advice(planned[0], _candidates(seer, state, seat, [Line(planned, 0.0, 0.0)]))
    if len(worth_trying(state)) == 1:
        code = worth_trying(state)[0]
        return Advice(code, _candidates(seer, state, seat, [Line([code], 0.0, 0.0)]))
    lines = Thinker(seer, state, seat, seed, design).run(budget, notes)
    if budget.ms:
        keep_plan(state, seat, design, lines[0].codes)
    best_by_code: dict[int, Line] = {}
    for line in lines:
        best_by_code.setdefault(line.codes[0], line)
    return Advice(lines[0].codes[0], _candidates(seer, state, seat, list(best_by_code.values())))


def _candidates(seer: Seer, state: State, seat: int, lines: list[Line]) -> list[Candidate]:
    """Lines as others see them: by their first action, with what everybody may expect at their end."""
    reached: list[State] = []
    for line in lines:
        after = state.clone()
        for code in line.codes:
            if not after.is_legal(code):
                break
            after.apply(code)
        reached.append(after)
    scores, _ = seer.judge(reached, [seat] * len(reached))
    found: list[Candidate] = []
    for line, ahead in zip(lines, scores, strict=True):
        by_seat = [float(ahead[(other - seat) % state.seats]) for other in range(state.seats)]
        found.append(Candidate(line.codes[0], max(1, line.worlds), line.value(), by_seat))
    return found


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
