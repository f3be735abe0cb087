"""Looks for costs and points at which each of Black Forest's buildings is built in some games and left in others.

    python -m bench.building_prices --steps 15 --jobs 16 --into prices [--games 2:160 3:80 4:64] [--begin FILE]
        [--beside greedy:nodes=300 --beside-games 2:160]

Each step plays games, and estimates for each building at what worth it would be built in half of the games in which somebody could; it
assumes that from there a third of a point more or less always changes as much. Whatever is built too often or too rarely by this estimate
changes its cost or points: a wood or a brick more or less, one instead of the other, a point. Nothing ends up far from what it is today,
and if buildings bring the winners too much of their points, all have to be built less often.

A bot beside the models plays games of its own, and a building's worth then lies in the middle between what is right for the two, as far
as the models still build it neither too often nor too rarely: so the prices don't fit one bot's habits alone.

What was played with lies in `--into` as components files (`prices-NN.toml`), the figures are printed. The last file holds what all games
together say; it has not been played. What to land is for a designer to choose, and to prove on other deals with `bench/targets.py`.

The bot is the package's model, or those in `--models`, whatever numbers it has learned from: it doesn't look ahead, so a game takes a second.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, median
from typing import Any

from allmende.bots.model import MODELS, load, save
from allmende.core.catalog import game as find_game
from allmende.lab.pool import play_all
from allmende.lab.watch import Played, Watch, play_one
from bench.targets import judged, winners

GAME = "black-forest"
MODELLED = "learned:turns=0,iterations=1,root=200"
LISTS = ("small_buildings.faces", "large_buildings.tiles")
# What one is worth, in basic resources; brick is what most buildings wait for.
WOOD, BRICK, POINT = 1.0, 2.0, 3.0
STEEP = 0.8  # by how much a basic resource changes the log odds that a building is built
# The target is 5 to 85 % of the games in which somebody could have built it; these log odds, of 12 and 70 %, are well inside.
LEAST, MOST_OFTEN = -2.0, 0.85
AIM = -0.9  # log odds of being built: 29 %
FAITH = 0.05  # in today's worth, while little is known
SHARE = 0.42  # of the winners' points, that buildings should bring …
PULL, LEAST_AIM = 4.0, -1.6  # … and by how much less often all are built for what they bring beyond that
MOST = 40  # games by which one number of players counts, so that none decides alone
MEMORY = 0.85  # how much a step's games count a step later, since all the other prices have changed
FARTHEST = 2  # points more or less than today
SWAPS = ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))  # wood and brick, against today's cost


@dataclass(frozen=True)
class Price:
    wood: int
    brick: int
    points: int

    @property
    def worth(self) -> float:
        """To who builds it, beside its effect."""
        return POINT * self.points - WOOD * self.wood - BRICK * self.brick


class Building:
    """A building, the prices it may have, and how often each bot built it at those it had."""

    def __init__(self, where: str, today: dict[str, Any], begin: dict[str, Any]) -> None:
        self.where = where
        self.id = today["id"]
        self.glass = today["cost"].get("glass", 0)
        self.today = price_of(today)
        self.price = price_of(begin)
        # By bot: worth, share of the games with it, how much they count.
        self.known: dict[str, list[list[float]]] = {}
        wood, brick, points = self.today.wood, self.today.brick, self.today.points
        self.allowed = [
            Price(wood + more, brick + other, points + by)
            for (more, other), by in itertools.product(SWAPS, range(-FARTHEST, FARTHEST + 1))
            if min(wood + more, brick + other, points + by) >= 0 and wood + more + brick + other >= 2
        ]

    @property
    def name(self) -> str:
        return f"{self.where}/{self.id}"

    def note(self, bot: str, shown: dict[str, tuple[int, int]]) -> None:
        """What a bot's games of one step have shown for one number of players, if it was in reach often enough to tell."""
        if self.name in shown:
            offered, used = shown[self.name]
            row = [self.price.worth, used / offered, float(min(MOST, offered))]
            self.known.setdefault(bot, []).append(row)

    def forget(self) -> None:
        for row in itertools.chain.from_iterable(self.known.values()):
            row[2] *= MEMORY

    def middle(self, bot: str) -> float:
        """The worth at which this bot would build it every second time: where what was seen is least surprising."""
        guesses = [0.25 * number for number in range(-80, 160)]
        return min(guesses, key=lambda guess: self.surprise(bot, guess))

    def surprise(self, bot: str, middle: float) -> float:
        total = FAITH * (middle - self.today.worth) ** 2
        for worth, share, weight in self.known[bot]:
            odds = STEEP * (worth - middle)
            total += weight * (math.log1p(math.exp(odds)) - share * odds)
        return total

    def settle(self, aim: float) -> None:
        """Keeps its price if it is about right for all bots; otherwise takes the one that comes nearest to what is wanted."""
        middles = {bot: self.middle(bot) for bot in self.known}
        if all(LEAST <= STEEP * (self.price.worth - middle) <= MOST_OFTEN for middle in middles.values()):
            return
        wanted = (min(middles.values()) + max(middles.values())) / 2 + aim / STEEP
        if MODELLED in middles:
            least, most = (middles[MODELLED] + odds / STEEP for odds in (LEAST, MOST_OFTEN))
            wanted = max(least, min(most, wanted))
        self.price = min(self.allowed, key=lambda price: (abs(price.worth - wanted), self.distance(price)))

    def distance(self, price: Price) -> int:
        today = self.today
        moved = abs(price.wood - today.wood) + abs(price.brick - today.brick)
        return 2 * abs(price.points - today.points) + moved

    def written(self) -> str:
        cost = {"wood": self.price.wood, "brick": self.price.brick, "glass": self.glass}
        told = ", ".join(f"{good} = {count}" for good, count in cost.items() if count)
        return f'{{ id = "{self.id}", cost = {{ {told} }}, points = {self.price.points} }}'


def price_of(tile: dict[str, Any]) -> Price:
    return Price(tile["cost"].get("wood", 0), tile["cost"].get("brick", 0), tile["points"])


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--steps", type=int, default=15)
    parser.add_argument(
        "--games", nargs="+", default=["2:160", "3:80", "4:64"], help="players:games, for each step"
    )
    parser.add_argument("--seed", type=int, default=1_400_001)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--into", type=Path, required=True)
    parser.add_argument("--begin", help="a components file to begin with (otherwise today's numbers)")
    parser.add_argument("--models", type=Path, default=MODELS)
    parser.add_argument("--beside", help="another bot, that the prices have to suit as well")
    parser.add_argument("--beside-games", nargs="+", default=["2:160"], help="players:games, for each step")
    parser.add_argument("--share", type=float, default=SHARE, help="of the winners' points from buildings")
    asked = parser.parse_args()
    tables = [(MODELLED, *whole(one)) for one in asked.games]
    if asked.beside:
        tables += [(asked.beside, *whole(one)) for one in asked.beside_games]
    asked.into.mkdir(parents=True, exist_ok=True)
    buildings = all_buildings(asked.begin)
    aim = AIM
    for step in range(asked.steps):
        file = asked.into / f"prices-{step:02}.toml"
        write(buildings, file)
        played = [
            (bot, play(file, bot, seats, games, asked.seed + 1000 * step, asked.jobs, asked.models))
            for bot, seats, games in tables
        ]
        told = [figures(bot, games, buildings) for bot, games in played]
        print(f"{file.name}: {'; '.join(told)}", flush=True)
        shown = [(bot, judged(GAME, games)) for bot, games in played]
        for one in buildings:
            one.forget()
            for bot, uses in shown:
                one.note(bot, uses)
        beyond = fmean(share_of_buildings(games) for bot, games in played if bot == MODELLED) - asked.share
        aim = max(LEAST_AIM, min(AIM, aim - PULL * beyond))
        for one in buildings:
            one.settle(aim)
        known = {one.name: one.known for one in buildings}
        (asked.into / "known.json").write_text(json.dumps(known), encoding="utf-8")
        write(buildings, asked.into / f"prices-{step + 1:02}.toml")


def whole(players_and_games: str) -> tuple[int, int]:
    players, _, games = players_and_games.partition(":")
    return int(players), int(games)


def all_buildings(begin: str | None) -> list[Building]:
    """Today's numbers say how far each may go, whatever the search begins with."""
    parts, start = find_game(GAME).components, find_game(GAME, begin).components
    found = []
    for where in LISTS:
        section, _, entries = where.partition(".")
        begins = {tile.data["id"]: tile.data for tile in start.section(section).tables(entries)}
        for tile in parts.section(section).tables(entries):
            found.append(Building(where, tile.data, begins[tile.data["id"]]))
    return found


def write(buildings: list[Building], file: Path) -> None:
    lines = []
    for where in LISTS:
        section, _, entries = where.partition(".")
        lines += [f"[{section}]", f"{entries} = ["]
        lines += [f"  {one.written()}," for one in buildings if one.where == where]
        lines += ["]", ""]
    file.write_text("\n".join(lines), encoding="utf-8")


def play(file: Path, bot: str, seats: int, games: int, seed: int, jobs: int, models: Path) -> list[Played]:
    own = file.with_name(f"{file.stem}-{seats}.model")
    if bot == MODELLED:
        model = load(models / f"{GAME}-{seats}.model")
        model.components = find_game(GAME, str(file)).components.digest
        save(model, own)
    player = f"{bot},model={own}" if bot == MODELLED else bot
    watch = Watch(GAME, seats, games, player, seed, components=str(file))
    watch.check()
    found = play_all(play_one, watch, range(games), jobs, 2)
    own.unlink(missing_ok=True)
    if troubles := sum(one.troubles for one in found):
        raise SystemExit(f"{player} failed {troubles} times")
    return found


def share_of_buildings(games: list[Played]) -> float:
    sheets = winners(GAME, games)
    return fmean(sheet["buildings"] for sheet in sheets) / fmean(sum(sheet.values()) for sheet in sheets)


def figures(bot: str, games: list[Played], buildings: list[Building]) -> str:
    found = judged(GAME, games)
    shares = [used / offered for offered, used in (found[one.name] for one in buildings if one.name in found)]
    rare, often = sum(share < 0.05 for share in shares), sum(share > 0.85 for share in shares)
    first = fmean((one.first in one.winners) / len(one.winners) for one in games)
    return (
        f"{len(games[0].parts)} players, {bot.partition(':')[0]}: {rare} + {often} of {len(shares)} outside, buildings {share_of_buildings(games):.0%}, "
        f"{median(one.rounds for one in games):g} rounds, first {first:.0%}"
    )


if __name__ == "__main__":
    main()
