"""The arena: bots against one another, with seats rotated and the same deals for all, and how strong each proved to be.

A round is one deal, played by every line-up of bots in every rotation of its seats. So each bot meets each deal from each
seat, and what luck gives to one it gives to all.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from math import ceil, sqrt
from statistics import fmean, stdev
from time import perf_counter
from typing import Any

from allmende.bots import bot, decide
from allmende.core.catalog import game as find_game
from allmende.core.chance import FastStream
from allmende.core.errors import SetupError
from allmende.core.game import Game
from allmende.core.state import Value
from allmende.lab import pool
from allmende.lab.simulate import Z_95, wilson


@dataclass(frozen=True)
class Contest:
    game: str
    seats: int
    games: int  # at least so many; whole rounds are played
    bots: tuple[str, ...]
    seed: int = 1
    options: dict[str, Value] = field(default_factory=dict)
    components: str | None = None

    def check(self) -> None:
        """Raises what would go wrong in every game, before any is played or process started."""
        _game(self.game, self.components).settle_options(self.seats, self.options)
        if len(set(self.bots)) != len(self.bots):
            raise SetupError("a bot is named twice: each is to meet the others")
        if len(self.bots) < 2 and self.seats > 1:
            raise SetupError("an arena needs two bots or more")
        for name in self.bots:
            bot(name)

    def lineups(self) -> list[tuple[int, ...]]:
        """Who sits together, as numbers of bots: every choice of as many as there are seats; fewer fill them in turn."""
        everybody = range(len(self.bots))
        if len(self.bots) < self.seats:
            return [tuple(seat % len(self.bots) for seat in range(self.seats))]
        return list(combinations(everybody, self.seats))

    def tables(self) -> list[tuple[int, ...]]:
        """The games of one round: by seat, the number of the bot that sits there."""
        return [
            lineup[-turn:] + lineup[:-turn] if turn else lineup
            for lineup in self.lineups()
            for turn in range(self.seats)
        ]

    def length(self) -> int:
        """How many games are played."""
        each = len(self.tables())
        return each * ceil(self.games / each)


@dataclass(frozen=True)
class Bout:
    """One finished game. Lists are by seat; whoever is level with others shares the mean of their ranks with them."""

    bots: tuple[int, ...]
    scores: list[int]
    ranks: list[float]  # 1 is best; automata count as opponents
    wins: list[float]  # a shared victory counts in parts
    decisions: list[int]
    seconds: list[float]
    troubles: list[int]  # how often the guard had to step in


@cache
def _game(name: str, components: str | None) -> Game[Any]:
    return find_game(name, components)


def play_one(contest: Contest, number: int) -> Bout:
    """Game number `number` of a contest."""
    tables = contest.tables()
    deal, table = divmod(number, len(tables))
    seated = tables[table]
    players = [bot(contest.bots[who]) for who in seated]
    state = _game(contest.game, contest.components).new(contest.seats, contest.seed + deal, **contest.options)
    state.telling = False
    chance = FastStream(contest.seed + deal)
    decisions, troubles = [0] * contest.seats, [0] * contest.seats
    seconds = [0.0] * contest.seats
    while (seat := state.to_move) is not None:
        begun = perf_counter()
        choice = decide(players[seat], state, seat, chance.word())
        seconds[seat] += perf_counter() - begun
        decisions[seat] += 1
        troubles[seat] += bool(choice.trouble)
        state.apply(choice.code)
    winners = state.winners()
    wins = [1 / len(winners) if seat in winners else 0.0 for seat in range(contest.seats)]
    ranks = mean_ranks(state.game.ranks(state))[: contest.seats]
    return Bout(seated, state.scores()[: contest.seats], ranks, wins, decisions, seconds, troubles)


def play_all(
    contest: Contest,
    jobs: int,
    played: Callable[[int], None] = lambda games: None,
    known: dict[int, Bout] | None = None,
    keep: Callable[[dict[int, Bout]], None] = lambda bouts: None,
) -> list[Bout]:
    """All games of a contest, in order. Those `known` by number are not played again, the others go to `keep` as they end."""
    contest.check()
    bouts = dict(known or {})
    missing = [number for number in range(contest.length()) if number not in bouts]
    played(contest.length() - len(missing))

    def note(new: dict[int, Bout]) -> None:
        keep(new)
        played(len(new))

    bouts.update(zip(missing, pool.play_all(play_one, contest, missing, jobs, 1, note), strict=True))
    return [bouts[number] for number in range(contest.length())]


def mean_ranks(worths: list[tuple[int, ...]]) -> list[float]:
    """1 for the best; those who are level share the mean of the ranks they take up."""
    return [
        1 + sum(other > worth for other in worths) + (sum(other == worth for other in worths) - 1) / 2
        for worth in worths
    ]


# -- figures ----------------------------------------------------------------------------------------------------------


def report(contest: Contest, bouts: list[Bout]) -> dict[str, Any]:
    """The figures of a contest, JSON-ready. Its shape is part of the public face: keys are only ever added."""
    game = _game(contest.game, contest.components)
    ratings = rate(contest, bouts)
    rows = [_row(contest, bouts, who) | ratings[who] for who in range(len(contest.bots))]
    return {
        "game": contest.game,
        "players": contest.seats,
        "games": len(bouts),
        "deals": len(bouts) // len(contest.tables()),
        "seed": contest.seed,
        "options": game.settle_options(contest.seats, contest.options),
        "components": game.components.digest,
        "bots": sorted(rows, key=lambda row: (-row["win_share"], -row["mean_score"])),
    }


def _row(contest: Contest, bouts: list[Bout], who: int) -> dict[str, Any]:
    places = [(bout, seat) for bout in bouts for seat in range(contest.seats) if bout.bots[seat] == who]
    wins = [bout.wins[seat] for bout, seat in places]
    scores = [bout.scores[seat] for bout, seat in places]
    low, high = wilson(sum(wins), len(wins))
    half = Z_95 * stdev(scores) / sqrt(len(scores)) if len(scores) > 1 else 0.0
    mean, decisions = fmean(scores), sum(bout.decisions[seat] for bout, seat in places)
    seconds = sum(bout.seconds[seat] for bout, seat in places)
    return {
        "bot": contest.bots[who],
        "games": len(places),
        "win_share": round(fmean(wins), 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "mean_rank": round(fmean(bout.ranks[seat] for bout, seat in places), 3),
        "mean_score": round(mean, 3),
        "mean_score_95": [round(mean - half, 3), round(mean + half, 3)],
        "scores": sorted(scores),
        "decisions": decisions,
        "ms_per_decision": round(1000 * seconds / max(decisions, 1), 2),
        "troubles": sum(bout.troubles[seat] for bout, seat in places),
    }


def rate(contest: Contest, bouts: list[Bout]) -> list[dict[str, Any]]:
    """By bot: a rating (Plackett and Luce, as openskill computes it), updated game by game. None where nobody met
    anybody, or openskill (the extra `ai`) is not installed."""
    none: dict[str, Any] = {"rating": None, "rating_sigma": None}
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return [none] * len(contest.bots)
    if contest.seats == 1:
        return [none] * len(contest.bots)
    model = PlackettLuce()
    ratings = [model.rating() for _ in contest.bots]
    for bout in bouts:
        if len(set(bout.bots)) < contest.seats:
            continue  # a bot that sits twice would be rated against itself
        teams = model.rate([[ratings[who]] for who in bout.bots], ranks=bout.ranks)
        for who, team in zip(bout.bots, teams, strict=True):
            ratings[who] = team[0]
    return [{"rating": round(one.mu, 2), "rating_sigma": round(one.sigma, 2)} for one in ratings]
