"""The arena: bots against one another, with seats rotated and the same deals for all, and how strong each proved to be.

A round is one deal, played by every line-up of bots in every rotation of its seats. So each bot meets each deal from each
seat, and what luck gives to one it gives to all.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import combinations
from math import ceil, sqrt
from statistics import fmean, stdev
from time import perf_counter
from typing import Any

from allmende.bots import decide
from allmende.bots.own import bot
from allmende.bots.own import check as check_bot
from allmende.core.catalog import game as find_game
from allmende.core.chance import FastStream
from allmende.core.errors import SetupError
from allmende.core.game import Game
from allmende.core.state import Value
from allmende.lab import pool
from allmende.lab.figures import mean, rounded, share, sure, t_95

LEVEL = 0.1  # of the games: bots that differ by less are called level
FEW = 8  # games are played at least between two looks at whether it is settled


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
            check_bot(name, self.game)

    def lineups(self) -> list[tuple[int, ...]]:
        """Who sits together, as numbers of bots: every choice of as many as there are seats; fewer fill them in turn."""
        everybody = range(len(self.bots))
        if len(self.bots) < self.seats:
            # who sits once more than others does so in turn
            turns = len(self.bots) if self.seats % len(self.bots) else 1
            return [
                tuple((seat + turn) % len(self.bots) for seat in range(self.seats)) for turn in range(turns)
            ]
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
    """One finished game. Lists are by seat; tied seats share the mean of their ranks."""

    bots: tuple[int, ...]
    scores: list[int]
    ranks: list[float]  # 1 is best; automata count as opponents
    wins: list[float]  # a shared victory counts in parts
    decisions: list[int]
    seconds: list[float]
    troubles: list[int]  # how often the guard had to step in
    automata: list[int] = field(default_factory=list)  # what those without a seat scored


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
    scores, automata = state.scores()[: contest.seats], state.scores()[contest.seats :]
    return Bout(seated, scores, ranks, wins, decisions, seconds, troubles, automata)


def play_all(
    contest: Contest,
    jobs: pool.Jobs,
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
        "bots": sorted(rows, key=lambda row: (row["even"] - row["win_share"], -row["mean_score"])),
        "pairs": pairs(contest, bouts) if contest.seats > 1 else [],
    }


def _row(contest: Contest, bouts: list[Bout], who: int) -> dict[str, Any]:
    """A bot that sits at a table more than once has won a game if one of its seats has."""
    there = [(number, bout, seats_of(bout, who)) for number, bout in enumerate(bouts) if who in bout.bots]
    deals: dict[int, list[tuple[float, int]]] = {}
    for number, bout, seats in there:
        won = sum(bout.wins[seat] for seat in seats)
        deals.setdefault(number // len(contest.tables()), []).append((won, 1))
    part, low, high = share([(sum(won for won, _ in deal), len(deal)) for deal in deals.values()])
    places = [(bout, seat) for _, bout, seats in there for seat in seats]
    scores = [bout.scores[seat] for bout, seat in places]
    means = [
        fmean(bout.scores[seat] for _, bout, seats in some for seat in seats)
        for some in _by_deal(contest, there).values()
    ]
    half = t_95(len(means) - 1) * stdev(means) / sqrt(len(means)) if len(means) > 1 else 0.0
    score, decisions = fmean(scores), sum(bout.decisions[seat] for bout, seat in places)
    seconds = sum(bout.seconds[seat] for bout, seat in places)
    best_automata = [max(bout.automata) for _, bout, _ in there if bout.automata]
    return {
        "bot": contest.bots[who],
        "games": len(there),
        "win_share": round(part, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "even": round(fmean(len(seats) / contest.seats for _, _, seats in there), 4),
        "mean_rank": round(fmean(bout.ranks[seat] for bout, seat in places), 3),
        "mean_score": round(score, 3),
        "mean_score_95": [round(score - half, 3), round(score + half, 3)],
        "scores": sorted(scores),
        "mean_automaton_score": round(fmean(best_automata), 3) if best_automata else None,
        "decisions": decisions,
        "ms_per_decision": round(1000 * seconds / max(decisions, 1), 2),
        "troubles": sum(bout.troubles[seat] for bout, seat in places),
    }


def seats_of(bout: Bout, who: int) -> list[int]:
    return [seat for seat, bot in enumerate(bout.bots) if bot == who]


def _by_deal(
    contest: Contest, there: list[tuple[int, Bout, list[int]]]
) -> dict[int, list[tuple[int, Bout, list[int]]]]:
    deals: dict[int, list[tuple[int, Bout, list[int]]]] = {}
    for one in there:
        deals.setdefault(one[0] // len(contest.tables()), []).append(one)
    return deals


def gaps(contest: Contest, bouts: list[Bout], one: int, other: int) -> list[float]:
    """By deal, over the games in which both sat: by how much of a game the first won more often than the second, each of
    their seats counting alike. Between -1 and 1."""
    found: dict[int, list[float]] = {}
    for number, bout in enumerate(bouts):
        mine, theirs = seats_of(bout, one), seats_of(bout, other)
        if mine and theirs:
            seats = min(len(mine), len(theirs))
            more = sum(bout.wins[seat] for seat in mine) * seats / len(mine)
            less = sum(bout.wins[seat] for seat in theirs) * seats / len(theirs)
            found.setdefault(number // len(contest.tables()), []).append(more - less)
    return [fmean(deal) for deal in found.values()]


def pairs(contest: Contest, bouts: list[Bout]) -> list[dict[str, Any]]:
    """Every two bots: how much more often the first won, deal by deal, with its interval; and whether that is settled, by an
    interval that holds however often one looks."""
    found = []
    for one, other in combinations(range(len(contest.bots)), 2):
        deals = gaps(contest, bouts, one, other)
        if not deals:
            continue
        middle, low, high = mean(deals)
        least, most = sure(deals)
        if middle < 0:
            one, other, middle, low, high, least, most = other, one, -middle, -high, -low, -most, -least
        found.append(
            {
                "bot": contest.bots[one],
                "other": contest.bots[other],
                "deals": len(deals),
                "difference": rounded(middle),
                "low": rounded(max(-1.0, low)) if len(deals) > 1 else -1.0,
                "high": rounded(min(1.0, high)) if len(deals) > 1 else 1.0,
                "sure": [rounded(least), rounded(most)],
                "settled": settled(deals),
            }
        )
    return found


def settled(deals: list[float]) -> str:
    """'better': the first is (or the second); 'level': they differ by less than LEVEL; '': it is not known yet."""
    least, most = sure(deals)
    if least > 0 or most < 0:
        return "better"
    return "level" if least > -LEVEL and most < LEVEL else ""


def is_settled(contest: Contest, bouts: list[Bout]) -> bool:
    """Whether it is known of every two bots which is the better, or that they are level."""
    every = combinations(range(len(contest.bots)), 2)
    return all(settled(gaps(contest, bouts, one, other)) for one, other in every)


def play_until_sure(
    contest: Contest,
    jobs: pool.Jobs,
    played: Callable[[int], None] = lambda games: None,
    known: dict[int, Bout] | None = None,
    keep: Callable[[dict[int, Bout]], None] = lambda bouts: None,
) -> list[Bout]:
    """Games of a contest until it is settled, at most as many as it has; looked at after every few deals."""
    contest.check()
    bouts = dict(known or {})
    each = len(contest.tables())
    step = each * max(1, ceil(pool.size_of(jobs) / each), ceil(FEW / each))
    done = 0
    while done < contest.length():
        done = min(done + step, contest.length())
        part = replace(contest, games=done)
        found = play_all(part, jobs, lambda games: None, bouts, keep)
        bouts.update(enumerate(found))
        played(step)
        if is_settled(contest, found):
            break
    return [bouts[number] for number in range(done)]


def rate(contest: Contest, bouts: list[Bout]) -> list[dict[str, Any]]:
    """By bot: a rating (Plackett and Luce, as openskill computes it), updated game by game; a bot that sits more than once
    is rated by the mean of its ranks. None where nobody met anybody, or openskill (the extra `ai`) is not installed."""
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
        present = sorted(set(bout.bots))
        ranks = [fmean(bout.ranks[seat] for seat in seats_of(bout, who)) for who in present]
        teams = model.rate([[ratings[who]] for who in present], ranks=ranks)
        for who, team in zip(present, teams, strict=True):
            ratings[who] = team[0]
    return [{"rating": round(one.mu, 2), "rating_sigma": round(one.sigma, 2)} for one in ratings]
