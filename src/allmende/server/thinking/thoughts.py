"""What is done in worker processes: bots' moves and hints. It imports little, so that a worker starts quickly."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from allmende.bots import Advice, Notes, bot, decide_imagined
from allmende.bots.advice import Budget
from allmende.bots.foresight import model_at, prospects
from allmende.bots.guard import OVERRAN
from allmende.bots.model import NoModel
from allmende.bots.registry import parameters
from allmende.core.ledger import Change, summed
from allmende.core.state import State


@dataclass(frozen=True)
class Thought:
    """What a bot does, and what went wrong with it, if anything did."""

    code: int
    trouble: str | None = None
    seconds: float = 0.0  # it took


@dataclass(frozen=True)
class Weighed:
    """A choice that was looked into: what share of the looks it got, and the final scores to be expected after it."""

    code: int
    share: float
    scores: list[float]
    chances: list[float] = field(default_factory=list)  # of winning, by seat, where a model knows them
    then: list[int] = field(default_factory=list)  # how the turn goes on, where it was looked at as a whole
    changes: list[Change] = field(
        default_factory=list
    )  # what it brings and costs with all that, by the rules


class Spent(Exception):
    """An answer came, but the worker still has a thought running that nobody waits for. Its argument is the answer."""


def think(name: str, state: State, seat: int, seed: int, seconds: float) -> Thought:
    """A bot's move. The state is an imagined one: the true one never gets here. If a bot fails, the best it had
    is played."""
    began = time.perf_counter()
    thinker = bot(name)
    choice = decide_imagined(thinker, state, seat, seed, min(seconds, thinker.seconds))
    thought = Thought(choice.code, choice.trouble or None, time.perf_counter() - began)
    if choice.trouble == OVERRAN:
        raise Spent(thought)
    return thought


def weigh(name: str, state: State, seat: int, seed: int, also: int = -1) -> list[Weighed]:
    """All that a bot has looked into for a decision, the best first; for a decision that is none, nothing. Where there is a model
    and time to look ahead with it, its word counts in place of the bot's, on one more choice too."""
    asked = parameters(name)
    budget = Budget(int(asked.get("ms", 0)), int(asked.get("iterations", 0)))
    if (budget.ms or budget.iterations) and len(state.legal) > 1 and (model := model_at(state)) is not None:
        try:
            found = prospects(model, state, seat, seed, budget, also)
            return [
                Weighed(
                    one.code,
                    1 / len(found),
                    one.scores,
                    one.chances,
                    one.codes[1:],
                    brought(state, one.codes),
                )
                for one in found
            ]
        except NoModel:  # it says something that is no number
            pass
    return weighed(bot(name).think(state, seat, seed, Notes()))


def brought(state: State, codes: list[int]) -> list[Change]:
    """What a line brings and costs everybody, as far as the rules and not chance decide it."""
    world, changes = state.clone(), list[Change]()
    for code in codes:
        if not world.is_legal(code):
            break
        changes += world.preview(code).changes
        world.apply(code)
    return summed(changes)


def weighed(advice: Advice) -> list[Weighed]:
    looks = sum(candidate.visits for candidate in advice.candidates)
    return [
        Weighed(candidate.code, candidate.visits / looks, candidate.scores)
        for candidate in advice.candidates
        if candidate.scores
    ]
