"""Simulation: many games among bots, in this process or over several, and the figures drawn from them.

A plan is a few names and numbers, so it can be sent to another process; game number `n` of a plan is dealt from the seed
`plan.seed + n`, so the same plan gives the same report however many processes share the work.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from statistics import fmean
from typing import Any

from allmende.bots import choose
from allmende.bots.own import bot
from allmende.bots.own import check as check_bot
from allmende.core.catalog import game as find_game
from allmende.core.chance import FastStream
from allmende.core.errors import AllmendeError
from allmende.core.game import Game
from allmende.core.state import Value
from allmende.lab import pool
from allmende.lab.figures import spread, wilson

CHUNK = 20  # games sent to a process at a time


class BotFailed(AllmendeError):
    """A bot raised, or named an action that is not allowed."""


@dataclass(frozen=True)
class Plan:
    game: str
    seats: int
    games: int
    bots: tuple[str, ...]  # one for each seat
    seed: int = 1
    options: dict[str, Value] = field(default_factory=dict)
    components: str | None = None

    def check(self) -> None:
        """Raises what would go wrong in every game, before any is played or process started."""
        _game(self.game, self.components).settle_options(self.seats, self.options)
        for name in self.bots:
            check_bot(name, self.game)


@dataclass(frozen=True)
class Result:
    """One finished game."""

    first: int  # the seat that made the first decision
    decisions: int
    scores: list[int]
    winners: list[int]
    sheet: list[dict[str, int]]


@cache
def _game(name: str, components: str | None) -> Game[Any]:
    return find_game(name, components)


def play_one(plan: Plan, number: int) -> Result:
    """Game number `number` of a plan."""
    state = _game(plan.game, plan.components).new(plan.seats, plan.seed + number, **plan.options)
    state.telling = False
    players = [bot(name) for name in plan.bots]
    chance = FastStream(plan.seed + number)
    first = state.to_move
    decisions = 0
    while (seat := state.to_move) is not None:
        try:
            state.apply(choose(players[seat], state, seat, chance.word()))
        except Exception as error:  # whatever a bot may do wrong
            raise BotFailed(
                f"the bot {players[seat].name} failed in game {number} (seed {plan.seed + number}), decision {decisions}: "
                f"{type(error).__name__}: {error}"
            ) from error
        decisions += 1
    return Result(first or 0, decisions, state.scores(), state.winners(), state.score_sheet())


def play_all(
    plan: Plan,
    jobs: pool.Jobs,
    played: Callable[[int], None] = lambda games: None,
    keep: Callable[[dict[int, Result]], None] = lambda results: None,
) -> list[Result]:
    """All games of a plan, in order. `played` hears how many were finished, every now and then, and `keep` which."""
    plan.check()

    def note(new: dict[int, Result]) -> None:
        keep(new)
        played(len(new))

    return pool.play_all(play_one, plan, range(plan.games), jobs, min(CHUNK, 1 + plan.games // 50), note)


# -- figures ----------------------------------------------------------------------------------------------------------


def report(plan: Plan, results: list[Result]) -> dict[str, Any]:
    """The figures of a simulation, JSON-ready. Its shape is part of the public face: keys are only ever added."""
    game = _game(plan.game, plan.components)
    everybody = range(len(results[0].scores))
    return {
        "game": plan.game,
        "players": plan.seats,
        "games": len(results),
        "bots": list(plan.bots),
        "seed": plan.seed,
        "options": game.settle_options(plan.seats, plan.options),
        "components": game.components.digest,
        "decisions": spread([result.decisions for result in results]),
        "scores": spread([score for result in results for score in result.scores[: plan.seats]]),
        "winning_score": spread([max(result.scores) for result in results]),
        "seats": [_seat(results, seat, seat >= plan.seats) for seat in everybody],
        "order": [_order(results, place, plan.seats) for place in range(plan.seats)],
    }


def _seat(results: list[Result], seat: int, automaton: bool) -> dict[str, Any]:
    categories = {name: 0.0 for result in results for name in result.sheet[seat]}
    for name in categories:
        categories[name] = round(fmean(result.sheet[seat].get(name, 0) for result in results), 3)
    return {
        "seat": seat + 1,
        "automaton": automaton,
        "score": spread([result.scores[seat] for result in results]),
        "categories": categories,
        **_wins([_share(result, seat) for result in results]),
    }


def _order(results: list[Result], place: int, seats: int) -> dict[str, Any]:
    """Who decides first, second and so on: where the starting player is drawn, seats alone tell nothing."""
    at_place = [(result, (result.first + place) % seats) for result in results]
    return {
        "place": place + 1,
        "score": spread([result.scores[seat] for result, seat in at_place]),
        **_wins([_share(result, seat) for result, seat in at_place]),
    }


def _share(result: Result, seat: int) -> float:
    """A shared victory counts in parts."""
    return 1 / len(result.winners) if seat in result.winners else 0.0


def _wins(shares: list[float]) -> dict[str, Any]:
    low, high = wilson(sum(shares), len(shares))
    return {"win_share": round(fmean(shares), 4), "win_share_95": [round(low, 4), round(high, 4)]}
