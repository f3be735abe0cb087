"""What a model expects of each choice: final scores and everybody's chance of winning, for hints and the coach.

Each first action stands for the best line that begins with it, as a grandmaster sees it who looks ahead for so long: what is
expected of the line is what the model says where looking ahead ended. The chances of others are what the model says from their
seats at the end of the turn, in several imagined worlds, the same for all lines.
"""

from __future__ import annotations

from dataclasses import dataclass

from allmende.bots.advice import Budget, Notes
from allmende.bots.ahead import CHANCE, SCORES, VALUE, Seer, by_seats, follow
from allmende.bots.ends import End, ends
from allmende.bots.insight import turn_of
from allmende.bots.learned import Line, Thinker, best_by_code
from allmende.bots.model import Model, NoModel, model_for
from allmende.bots.registry import learned_design, usual_parameters
from allmende.bots.turn import goes_on
from allmende.core.state import State

WORLDS = 4  # in which others' chances are seen
FEW_WORLDS = 2  # in which a choice is seen that the time didn't suffice for
MOST = 5  # choices, of those that look best
LEAST = 1e-6  # a chance of winning, so that there is something to divide


@dataclass(frozen=True)
class Prospect:
    """A choice, and what everybody may expect after it, by seat."""

    code: int
    value: float  # points ahead of the best opponent, as whoever chooses sees it
    scores: list[float]
    chances: list[float]  # of winning; they add up to 1
    codes: list[int]  # the line it stands for, to the end of the turn


def model_at(state: State) -> Model | None:
    """The package's model for a table like this one. (Alone without automata there is nobody to win against; and which of several
    automata wins, a model doesn't say.)"""
    automata = len(state.game.automata(state))
    if state.seats + automata < 2 or (automata and state.seats + automata > 2):
        return None
    try:
        return model_for(state)
    except NoModel:
        return None


def prospects(
    model: Model, state: State, seat: int, seed: int, budget: Budget, also: int = -1
) -> list[Prospect]:
    """The choices that promise most, the best first; and one more that is asked about. The state is an imagined one."""
    design = learned_design(state, usual_parameters("grandmaster"), {})
    seer = Seer(model, state, design.aim)
    thinker = Thinker(seer, state, seat, seed, design)
    lines = best_by_code(thinker.run(budget, Notes()))
    best, *others = [line for place, line in enumerate(lines) if place < MOST or line.codes[0] == also]
    if also >= 0 and all(line.codes[0] != also for line in (best, *others)):
        others.append(line_after(thinker, also))
    look_again(thinker, [line for line in others if not line.worlds])
    others.sort(key=lambda line: -line.value())
    lines = [best, *others]
    rest = odds_of_others(seer, lines, state, seat, seed)
    return [prospect(line, seat, state.seats, odds) for line, odds in zip(lines, rest, strict=True)]


def line_after(thinker: Thinker, code: int) -> Line:
    """The best line that begins with an action which was not looked into."""
    state, seat = thinker.state, thinker.seat
    after = state.clone()
    after.apply(code)
    if goes_on(after, seat, turn_of(state)):
        found = [End(end.state, [code, *end.codes]) for end in ends(after, seat, thinker.design.nodes)]
    else:
        found = [End(after, [code])]
    return thinker.lines(found, thinker.seer.outlooks([end.state for end in found], seat))[0]


def look_again(thinker: Thinker, lines: list[Line]) -> None:
    """Carries on lines that there was no time for, in some of the worlds that others were seen in: a first look alone can't be
    compared with more than that."""
    worlds = min(thinker.imagined, FEW_WORLDS)
    if lines and worlds and thinker.turns:
        thinker.imagined = 0
        thinker.carry_on(lines, worlds)


def odds_of_others(
    seer: Seer, lines: list[Line], state: State, seat: int, seed: int
) -> list[dict[int, float]]:
    """By line and seat, how likely each of the others is to win if this seat does not; they add up to 1. An automaton comes last."""
    others = [other for other in range(seer.model.scored) if other != seat]
    if len(others) == 1:
        return [{others[0]: 1.0} for _ in lines]
    worlds = [
        follow(state.determinize(seat, seed + number), line.codes)
        for number in range(WORLDS)
        for line in lines
    ]
    chances = [seer.judge(worlds, [other] * len(worlds))[1] for other in others]
    found: list[dict[int, float]] = []
    for place in range(len(lines)):
        said = [float(each[place :: len(lines)].mean()) + LEAST for each in chances]
        found.append({other: each / sum(said) for other, each in zip(others, said, strict=True)})
    return found


def prospect(line: Line, seat: int, seats: int, others: dict[int, float]) -> Prospect:
    outlook = line.outlook().tolist()
    scores, chance = outlook[SCORES:], outlook[CHANCE]
    return Prospect(
        line.codes[0],
        outlook[VALUE],
        by_seats(scores, seat, seats),
        [chance if other == seat else (1 - chance) * others[other] for other in range(len(scores))],
        line.codes,
    )
