"""Whether games keep to what was asked of the numbers: a table for docs/balance.md, from games that a report has kept.

    allmende report pandemain --players 2 --games 400 --bots greedy:nodes=600 --keep games.jsonl
    python bench/targets.py games.jsonl [--list] [--json]

Each line has its figure, its 95 % interval and the target. `met` looks at the figure, `sure` at the whole interval. A component counts
as offered in a game in which somebody could have chosen it, as used in a game in which somebody did.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from statistics import fmean, median

from allmende.core.catalog import game as find_game
from allmende.lab.figures import mean, wilson
from allmende.lab.report import victory, wins
from allmende.lab.safety import won_at
from allmende.lab.watch import STAGES, Played

FEWEST = 10  # games in which a component must have been offered, to be judged
DECIDED = 0.9  # who leads wins so often: then a game is decided
# What lies open to all for the whole game, or has to be paid with: nobody plays without.
COMMON = {
    "black-forest": ("tradesperson", "service", "place", "board"),
    "pandemain": (
        "locations",
        "villages",
        "mill",
        "market",
        "bread_prices",
        "grain",
        "recipe",
        "order",
        "set",
        "basket",
        "workers",
    ),
    "village": ("church", "council", "cube", "good", "price", "space"),
    "villagers": ("spot",),
}
# Whose price and worth are the rulebook's (`seed`), so that they are not ours to change.
GIVEN = {"pandemain": ("church_rewards", "favours", "offerings")}
BREADS = ("rye", "spelt", "oat", "wheat")


@dataclass(frozen=True)
class Line:
    """One target: what was found and, where there is one, the interval; what was wanted, from least to most."""

    name: str
    found: float
    low: float
    high: float
    least: float
    most: float

    @property
    def met(self) -> bool:
        return self.least <= self.found <= self.most

    @property
    def sure(self) -> bool:
        return self.least <= self.low and self.high <= self.most


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("file", type=Path, nargs="+")
    parser.add_argument(
        "--list", action="store_true", help="also name the components that miss, and all of --only"
    )
    parser.add_argument("--only", default="", help="with --list: how the names of components begin")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    for file in asked.file:
        for (game, name), games in kept(file).items():
            lines = targets(game, games)
            if asked.json:
                told = [asdict(line) | {"met": line.met, "sure": line.sure} for line in lines]
                print(json.dumps({"game": game, "set": name, "games": len(games), "targets": told}))
                continue
            print(f"\n{game}, {name}: {len(games)} games")
            for line in lines:
                verdict = "sure" if line.sure else "met" if line.met else "MISSED"
                print(f"  {line.name:46} {line.found:7.3f} ({line.low:.3f} - {line.high:.3f})  {verdict}")
            show_sim_bakers(games)
            if asked.list:
                show_components(game, games, asked.only)


def kept(file: Path) -> dict[tuple[str, str], list[Played]]:
    """The games of a file, by game and by set: number of players, bot and digest."""
    head, *records = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    names = {one.name for one in fields(Played)}
    found: dict[tuple[str, str], list[Played]] = {}
    for record in records:
        played = Played(**{name: value for name, value in record.items() if name in names})
        found.setdefault((head["game"], record["set"]), []).append(played)
    return found


# -- for every game ---------------------------------------------------------------------------------------------------


def targets(game: str, games: list[Played]) -> list[Line]:
    seats = len(games[0].parts)
    lines = use_of_components(game, games)
    if winners(game, games):  # sim-bakers may have won all games
        lines += [largest_source(game, games), leading_sources(game, games)]
    if seats > 1:
        lines += [*seat_advantage(game, games, seats), *undecided(games)]
    if game == "black-forest":
        lines += black_forest(games, seats)
    if game == "pandemain":
        lines += pandemain(games, seats)
    return lines


def uses(games: list[Played]) -> dict[str, tuple[int, int]]:
    """By component: in how many games it was offered, and used."""
    offered: Counter[str] = Counter()
    used: Counter[str] = Counter()
    for game in games:
        seen = {name for parts in game.parts for name in parts}
        taken = {name for parts in game.parts for name, counts in parts.items() if counts[1]}
        offered.update(seen)
        used.update(taken)
    return {name: (count, used[name]) for name, count in sorted(offered.items())}


def judged(game: str, games: list[Played]) -> dict[str, tuple[int, int]]:
    return {
        name: counts
        for name, counts in uses(games).items()
        if counts[0] >= FEWEST and not name.startswith(COMMON.get(game, ()))
    }


def share_of(name: str, count: float, of: int, least: float, most: float) -> Line:
    low, high = wilson(count, of) if of else (0.0, 1.0)
    return Line(name, count / of if of else 0.0, low, high, least, most)


def use_of_components(game: str, games: list[Played]) -> list[Line]:
    """All of them should be used in 5 to 85 % of the games; first all, then those whose numbers are ours."""
    found = judged(game, games)
    given = GIVEN.get(game, ())
    ours = {name: use for name, use in found.items() if name.partition("/")[0] not in given}
    lines = [in_range("components", found)]
    return [*lines, in_range("of these, ours", ours)] if given else lines


def in_range(what: str, found: dict[str, tuple[int, int]]) -> Line:
    good = sum(0.05 <= used / offered <= 0.85 for offered, used in found.values())
    return share_of(f"{what}: used in 5-85 % ({good} of {len(found)})", good, len(found), 1.0, 1.0)


def sources(game: str, played: Played, seat: int) -> dict[str, float]:
    """The points of a seat by where they came from. Where the score sheet has one line for a track of points, what
    events brought counts."""
    found: dict[str, float] = dict(played.sheet[seat])
    if game == "pandemain":
        del found["track"]
        for what, amount in played.flows[seat].items():
            kind, _, how = what.partition("/")
            if kind == "vp":
                found[how] = found.get(how, 0) + amount
    if game == "black-forest":
        found["buildings"] += found.pop("effects")  # gold is the buildings' too
    return found


def winners(game: str, games: list[Played]) -> list[dict[str, float]]:
    return [sources(game, one, seat) for one in games for seat in one.winners if seat < len(one.parts)]


def largest_source(game: str, games: list[Played]) -> Line:
    sheets = winners(game, games)
    names = {name for sheet in sheets for name in sheet}
    total = fmean(one.scores[seat] for one in games for seat in one.winners if seat < len(one.parts))
    name = max(names, key=lambda name: fmean(sheet.get(name, 0) for sheet in sheets))
    found, low, high = mean([sheet.get(name, 0) for sheet in sheets])
    return Line(f"largest source of winners: {name}", found / total, low / total, high / total, 0.0, 0.45)


def leading_sources(game: str, games: list[Played]) -> Line:
    """How many different ones are the largest of 1 % of the winners or more."""
    leads = Counter(max(sheet, key=lambda name: sheet[name]) for sheet in winners(game, games))
    count = float(sum(number >= 0.01 * leads.total() for number in leads.values()))
    return Line("leading sources among winners", count, count, count, 3, 99)


def seat_advantage(game: str, games: list[Played], seats: int) -> list[Line]:
    """Of each place in the order of play. In Pandemain the last in order decides first, where to send the Servant, and the others
    follow by their families, not by seats: with more than two only the last is known."""
    even = 1 / seats
    if game == "pandemain":
        places = {"the last in turn order wins": [one.first for one in games]}
    else:
        places = {
            f"place {place + 1} wins": [(one.first + place) % seats for one in games]
            for place in range(seats)
        }
    found = []
    for name, holders in places.items():
        row = wins(games, holders)
        found.append(Line(name, row["share"], row["low"], row["high"], even - 0.04, even + 0.04))
    return found


def undecided(games: list[Played]) -> list[Line]:
    """When a game is decided: in the middle of all games, the moment from which on the winner is sure to win, nine times in ten. The
    leader is who the bots' evaluation expects to be ahead. Older games don't say how far, so there are two other looks. When nine
    leaders in ten win is a late answer: a large lead is safe before that. When the winner begins to lead for good is an early
    one: a small lead is not safe yet."""
    if won := sorted(won_at(games)):
        middle, half = len(won) // 2, round(0.98 * len(won) ** 0.5)  # the 95 % interval of a median
        low, high = won[max(0, middle - half)], won[min(len(won) - 1, middle + half)]
        return [Line("as good as won, after (median)", median(won), low, high, 0.6, 1.0)]
    leads = [fmean(float(one.leaders[stage] in one.winners) for one in games) for stage in range(STAGES)]
    safe = next(at for at in range(STAGES) if min(leads[at:]) >= DECIDED or at == STAGES - 1)
    late, early = (safe + 1) / STAGES, median(one.decided for one in games)
    return [
        Line("nine leaders in ten win, after", late, late, late, 0.6, 1.0),
        Line("the winner leads for good, after (median)", early, early, early, 0.6, 1.0),
    ]


# -- Black Forest -----------------------------------------------------------------------------------------------------


def black_forest(games: list[Played], seats: int) -> list[Line]:
    rounds = float(median(game.rounds for game in games))
    lines = []
    if seats > 1:
        lines.append(Line("rounds, median", rounds, rounds, rounds, 13, 21))
        lines.append(
            share_of(
                "games at the limit", sum(game.ended == "game-over" for game in games), len(games), 0, 0.01
            )
        )
    sheets = winners("black-forest", games)
    largest = max(sheets[0], key=lambda name: fmean(sheet[name] for sheet in sheets))
    first = float(largest == "buildings")
    lines.append(Line("buildings and gold are the largest source", first, first, first, 1, 1))
    found = {
        name: counts for name, counts in judged("black-forest", games).items() if name.startswith("large")
    }
    good = sum(used / offered >= 0.05 for offered, used in found.values())
    lines.append(share_of(f"large buildings in 5 % or more ({good} of {len(found)})", good, len(found), 1, 1))
    return lines


# -- Pandemain --------------------------------------------------------------------------------------------------------


def pandemain(games: list[Played], seats: int) -> list[Line]:
    sold = Counter(dict.fromkeys(BREADS, 0))
    hired, loans = [], []
    parts = find_game("pandemain").components
    names = [
        row.text("key") for row in parts.section("locations").tables("items") if row.text("key") != "village"
    ]
    names += [row.text("key") for row in parts.section("villages").tables("items")]
    places = Counter(dict.fromkeys(names, 0))
    for game in games:
        hands = game.flows[:seats]
        hired.append(sum(hand.get("masters/hired", 0) for hand in hands) / seats)
        loans.append(sum(hand.get("loans/loan", 0) for hand in hands) / seats)
        visited = set()
        for hand in hands:
            for what, amount in hand.items():
                kind, _, how = what.partition("/")
                if kind.startswith("loaf-") and how.startswith("sold"):
                    sold[kind.rpartition("-")[2]] -= amount
                if kind.startswith("workers-") and how == "placed":
                    visited.add(kind.removeprefix("workers-").replace("-", "_"))
        places.update(visited)
    lines = [share_of(f"loaves sold: {bread}", sold[bread], sold.total(), 0.12, 1.0) for bread in BREADS]
    lines.append(Line("master bakers hired by a player", *mean(hired), 0.8, 99))
    lines.append(Line("loans of a player", *mean(loans), 0, 1))
    place, count = min(places.items(), key=lambda item: item[1])
    lines.append(share_of(f"least visited of {len(places)} places: {place}", count, len(games), 0.05, 1.0))
    return lines


def show_sim_bakers(games: list[Played]) -> None:
    """How often they were beaten. What was wanted differs from one to the other, and games don't tell whom they were against."""
    seats = len(games[0].parts)
    if len(games[0].scores) == seats:
        return
    won = sum(victory(game, seat) for game in games for seat in range(seats))
    low, high = wilson(won, len(games))
    print(f"  sim-bakers beaten in {won / len(games):.3f} ({low:.3f} - {high:.3f})")


def show_components(game: str, games: list[Played], only: str) -> None:
    for name, (offered, used) in judged(game, games).items():
        part = used / offered
        if (only and name.startswith(only)) or not 0.05 <= part <= 0.85:
            print(f"      {name:44} {used:4} of {offered:4} games  {part:.0%}")


if __name__ == "__main__":
    main()
