"""The report of a game for its designers: what recorded games say about its length, scores, seats, components and choices.

Pure functions over played games; every share has its interval.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import fmean, median
from typing import Any

from allmende.lab.figures import lengths, mean, rounded, share, spread, wilson
from allmende.lab.safety import won_at
from allmende.lab.watch import STAGES, Played, Watch, the_game

NEVER, ALWAYS = (
    0.05,
    0.9,
)  # of the times it was on offer: an option taken less often is dead, more often dominant
SEEN = 20  # times an option must have been on offer to be called either


def report(watch: Watch, games: Sequence[Played]) -> dict[str, Any]:
    """The figures for one number of players, JSON-ready. Keys are only ever added."""
    game = the_game(watch.game, watch.components)
    options = options_of(games, watch.seats)
    return {
        "game": watch.game,
        "players": watch.seats,
        "games": len(games),
        "bot": watch.bot,
        "seed": watch.seed,
        "options": game.settle_options(watch.seats, watch.options),
        "digest": game.components.digest,
        "length": lengths([one.decisions for one in games]),
        "rounds": lengths([one.rounds for one in games]),
        "ended": dict(Counter(one.ended or "-" for one in games).most_common()),
        "scores": scores_of(games, watch.seats),
        "seats": [{"seat": seat + 1, **wins(games, [seat] * len(games))} for seat in range(everybody(games))],
        "order": [
            {"place": place + 1, **wins(games, [(one.first + place) % watch.seats for one in games])}
            for place in range(watch.seats)
        ],
        "sources": sources_of(games, watch.seats),
        "components": components_of(games, watch.seats),
        "choices": options,
        "dead": [name for name, row in options.items() if row["offered"] >= SEEN and row["high"] < NEVER],
        "dominant": [name for name, row in options.items() if row["offered"] >= SEEN and row["low"] > ALWAYS],
        "decisions": decisions_of(games),
        "race": race_of(games),
        "troubles": sum(one.troubles for one in games),
    }


def everybody(games: Sequence[Played]) -> int:
    return len(games[0].scores)


def victory(game: Played, seat: int) -> float:
    """A shared victory counts in parts."""
    return 1 / len(game.winners) if seat in game.winners else 0.0


def wins(games: Sequence[Played], seats: Sequence[int]) -> dict[str, float]:
    """The share won by one seat of each game."""
    found = sum(victory(game, seat) for game, seat in zip(games, seats, strict=True))
    low, high = wilson(found, len(games))
    return {"share": rounded(found / len(games)), "low": rounded(low), "high": rounded(high)}


def margin(game: Played) -> int:
    """By how much the best is ahead of the second; alone, its score."""
    ordered = sorted(game.scores, reverse=True)
    return ordered[0] - ordered[1] if len(ordered) > 1 else ordered[0]


def scores_of(games: Sequence[Played], seats: int) -> dict[str, Any]:
    every = [score for one in games for score in one.scores[:seats]]
    _found, low, high = mean([fmean(one.scores[:seats]) for one in games])
    return {
        **spread(every),
        "low": rounded(low),
        "high": rounded(high),
        "winning": spread([max(one.scores) for one in games]),
        "margin": spread([margin(one) for one in games]),
        "all": sorted(every),
    }


def sources_of(games: Sequence[Played], seats: int) -> dict[str, dict[str, float]]:
    """What came from where: 'score/travel' are points of the score sheet, 'grain/harvested' what events moved (less than 0:
    what it cost). For a seat and game, in the mean; and the same for those who won and those who lost."""
    every = [
        (
            {f"score/{name}": value for name, value in one.sheet[seat].items()} | one.flows[seat],
            seat in one.winners,
        )
        for one in games
        for seat in range(seats)
    ]
    names = dict.fromkeys(name for row, _ in every for name in row)
    found = {}
    for name in sorted(names, key=lambda name: (not name.startswith("score/"), name)):
        won = [row.get(name, 0) for row, is_winner in every if is_winner]
        lost = [row.get(name, 0) for row, is_winner in every if not is_winner]
        found[name] = {
            "mean": rounded(fmean(won + lost)),
            "winners": rounded(fmean(won)) if won else 0.0,
            "losers": rounded(fmean(lost)) if lost else 0.0,
        }
    return found


def components_of(games: Sequence[Played], seats: int) -> dict[str, dict[str, Any]]:
    """By component: in how many hands (a seat in a game) it was on offer and was used, how often, and when first (0: at the
    start, 1: at the end); and what share of the games those won who used it. That share says as much about who uses it as about
    its value: players who are ahead can afford more."""
    names = sorted({name for one in games for parts in one.parts for name in parts})
    found = {}
    for name in names:
        hands = [
            (one, seat, one.parts[seat][name])
            for one in games
            for seat in range(seats)
            if name in one.parts[seat]
        ]
        users = [(one, seat, counts) for one, seat, counts in hands if counts[1]]
        row: dict[str, Any] = {"offered": len(hands), "used": len(users)}
        if users:
            groups: dict[int, tuple[float, float]] = {}
            for one, seat, _ in users:
                won, of = groups.get(id(one), (0.0, 0.0))
                groups[id(one)] = won + victory(one, seat), of + 1
            part, low, high = share(list(groups.values()))
            row |= {"win_share": rounded(part), "low": rounded(low), "high": rounded(high)}
            row["times"] = rounded(fmean(counts[1] for _, _, counts in users))
            row["when"] = rounded(fmean(counts[2] / one.decisions for one, _, counts in users))
        else:
            row |= {"win_share": None, "low": None, "high": None, "times": 0.0, "when": None}
        found[name] = row
    return found


def options_of(games: Sequence[Played], seats: int) -> dict[str, dict[str, Any]]:
    """By option: in how many decisions it was on offer and taken, and that share. (Something can lie there for a whole game
    and be taken once, so a share is also given of hands that took it at all.)"""
    counts: dict[str, list[int]] = {}
    for one in games:
        for chosen in one.options[:seats]:
            for name, (offered, taken) in chosen.items():
                row = counts.setdefault(name, [0, 0, 0, 0])
                row[0] += offered
                row[1] += taken
                row[2] += 1
                row[3] += taken > 0
    found = {}
    for name, (offered, taken, hands, takers) in sorted(counts.items()):
        found[name] = {
            "offered": offered,
            "taken": taken,
            "share": rounded(taken / offered),
            "low": rounded(wilson(taken, offered)[0]),  # to call it dominant, look at decisions
            "high": rounded(wilson(takers, hands)[1]),  # to call it dead, almost no hand may have taken it
            "hands": hands,
            "takers": takers,
        }
    return found


def decisions_of(games: Sequence[Played]) -> dict[str, dict[str, float]]:
    """By kind of decision: how many a game, with how many choices, and how often (by what the bot thought) one of them was
    better by a point or more, or almost as good as another."""
    kinds: dict[str, list[int]] = {}
    for one in games:
        for name, counts in one.kinds.items():
            row = kinds.setdefault(name, [0, 0, 0, 0])
            for place, count in enumerate(counts):
                row[place] += count
    return {
        name: {
            "per_game": rounded(count / len(games)),
            "choices": rounded(choices / count),
            "clear": rounded(clear / count),
            "close": rounded(close / count),
        }
        for name, (count, choices, clear, close) in sorted(kinds.items(), key=lambda item: -item[1][0])
    }


def race_of(games: Sequence[Played]) -> dict[str, Any]:
    """How the games ran, after Browne (2008) and Ludii: all in parts of a game or from 0 to 1.

    leader_wins   by stage: how often the seat that led there (by the evaluation) won in the end
    uncertainty   1: the leader is no more likely to win than the others; 0: the leader at the start always wins
    decisiveness  how much of the game is left after the winner takes the lead for good
    won_at        the part of the game after which the winner is sure to win, nine times in ten (lab/safety.py), in the middle of all games; None: not known
    last_round    how often the winner did not lead when the last round began
    """
    even = 1 / everybody(games)
    leads = [fmean(float(one.leaders[stage] in one.winners) for one in games) for stage in range(STAGES)]
    certain = fmean(max(0.0, part - even) for part in leads[:-1]) / (1 - even) if even < 1 else 1.0
    turned = sum(one.before_last_round not in one.winners for one in games)
    low, high = wilson(turned, len(games))
    return {
        "lead_changes": rounded(fmean(one.lead_changes for one in games)),
        "drama": rounded(fmean(one.drama for one in games)),
        "decided_at": rounded(fmean(one.decided for one in games)),
        "decisiveness": rounded(1 - fmean(one.decided for one in games)),
        "uncertainty": rounded(1 - certain),
        "last_round": {"share": rounded(turned / len(games)), "low": rounded(low), "high": rounded(high)},
        "leader_wins": [rounded(part) for part in leads],
        "won_at": rounded(median(safe)) if (safe := won_at(games)) else None,
    }


def restricted(watch: Watch, games: Sequence[Played]) -> dict[str, Any]:
    """What a strategy is worth (restricted play, Jaffe 2012): how often a seat wins that avoids it, deal by deal."""
    deals: dict[int, tuple[float, float]] = {}
    for one in games:
        deal = watch.deal(one.number)[0]
        won, of = deals.get(deal, (0.0, 0.0))
        deals[deal] = won + victory(one, one.barred), of + 1
    found, low, high = share(list(deals.values()))
    mine = [one.scores[one.barred] for one in games]
    others = [score for one in games for seat, score in enumerate(one.scores) if seat != one.barred]
    return {
        "without": list(watch.without),
        "bot": watch.bot,
        "players": watch.seats,
        "games": len(games),
        "even": rounded(1 / everybody(games)),
        "share": rounded(found),
        "low": rounded(low),
        "high": rounded(high),
        "score": rounded(fmean(mine)),
        "others": rounded(fmean(others)),
    }
