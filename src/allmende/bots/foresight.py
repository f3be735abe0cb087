"""What a model expects of each choice: final scores and everybody's chance of winning, for hints and the coach.

A model knows positions at the end of a turn best, so each first action is followed to the end of the turn it likes best. That is
seen in several imagined worlds, the same for all actions, so that what can't be known doesn't make the chances jump.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from allmende.bots.ends import End, ends
from allmende.bots.insight import insight, turn_of
from allmende.bots.learned import Seer
from allmende.bots.model import Model, NoModel, model_for
from allmende.bots.turn import goes_on
from allmende.core.state import State

NODES = 200  # positions looked at in a turn
WORLDS = 4  # in which each choice is seen …
MOST = 5  # … of those that look best at first


@dataclass(frozen=True)
class Prospect:
    """A choice, and what everybody may expect after it, by seat."""

    code: int
    value: float  # points ahead of the best opponent, as whoever chooses sees it
    scores: list[float]
    chances: list[float]  # of winning; they add up to 1


def model_at(state: State) -> Model | None:
    """The package's model for a table like this one, if it can judge a turn by itself. (In some games a model is only good enough to
    help a search.)"""
    if state.seats < 2 or insight(state.game.name).learned_habits.get(state.seats, {}).get("tree"):
        return None
    try:
        return model_for(state)
    except NoModel:
        return None


def prospects(model: Model, state: State, seat: int, seed: int, also: int = -1) -> list[Prospect]:
    """The choices that promise most, the best first; and one more that is asked about. The state is an imagined one."""
    seer = Seer(model, state, 0.0)
    lines = best_lines(seer, state, seat, also)
    worlds: list[State] = []
    for number in range(WORLDS):
        for codes in lines:
            worlds.append(follow(state.determinize(seat, seed + number), codes))
    points, odds = outlook(seer, worlds, seat)
    found: list[Prospect] = []
    for place, codes in enumerate(lines):
        mine = points[place :: len(lines)].mean(axis=0)
        scores = [float(mine[(other - seat) % state.seats]) for other in range(state.seats)]
        ahead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
        mean = odds[place :: len(lines)].mean(axis=0)
        found.append(Prospect(codes[0], ahead, scores, [float(chance) for chance in mean]))
    return sorted(found, key=lambda prospect: -prospect.value)


def best_lines(seer: Seer, state: State, seat: int, also: int) -> list[list[int]]:
    """For each first action, the way to the end of the turn that the model likes best."""
    found = ends(state, seat, NODES)
    if also >= 0 and all(end.codes[0] != also for end in found):
        after = state.clone()
        after.apply(also)
        if goes_on(after, seat, turn_of(state)):
            found += [End(end.state, [also, *end.codes]) for end in ends(after, seat, NODES)]
        else:
            found.append(End(after, [also]))
    values = seer.values([end.state for end in found], [seat] * len(found))
    lines: dict[int, list[int]] = {}  # by first action
    for place in sorted(range(len(found)), key=lambda place: -values[place]):
        codes = found[place].codes
        if codes[0] not in lines and (len(lines) < MOST or codes[0] == also):
            lines[codes[0]] = codes
    return list(lines.values())


def follow(world: State, codes: list[int]) -> State:
    """As far as it is allowed in this world."""
    for code in codes:
        if not world.is_legal(code):
            break
        world.apply(code)
    return world


def outlook(seer: Seer, worlds: list[State], seat: int) -> tuple[Any, Any]:
    """In each of these worlds everybody's final points, from the seat on, and their chances: what the model says as each of them
    would see it, made to add up to 1."""
    np = seer.np
    views = [seer.judge(worlds, [other] * len(worlds)) for other in range(worlds[0].seats)]
    said = np.stack([view[1] for view in views], axis=1)
    return views[seat][0], said / np.maximum(said.sum(axis=1, keepdims=True), 1e-6)
