"""Looks for extra goods with which later players of Black Forest, three or four, win as often as the one who starts.

    python -m bench.later_players --players 4 --sets 32 --games 64 --jobs 16

Plays each of many chance sets of extra goods, and fits to all games together how much a wood, a brick and a place in turn order raise
somebody's odds of winning (a conditional logit): so every game tells something about every set. Then it names the sets that come out most
even. They are a guess until they have been played on other deals (`--prove`), since a fit assumes that each good counts alike for all.

The bot is the package's model, whatever numbers it has learned from: it doesn't look ahead, so a game takes a second.
"""

from __future__ import annotations

import argparse
import itertools
import random
import tempfile
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from allmende.bots.model import MODELS, load, save
from allmende.core.catalog import game as find_game
from allmende.lab.figures import wilson
from allmende.lab.pool import play_all
from allmende.lab.watch import Played, Watch, play_one

GAME = "black-forest"
BOT = "learned:turns=0,iterations=1,root=200"
GOODS = ("wood", "brick")
MOST = (3, 3)  # of each
NAMED = 12  # of the sets that come out most even

Extra = tuple[tuple[int, ...], ...]  # by place in turn order but the first, by good


@dataclass(frozen=True)
class Plan:
    """Game number n is played with set n, and so on round all of them."""

    watches: tuple[Watch, ...]


def play(plan: Plan, number: int) -> Played:
    return play_one(plan.watches[number % len(plan.watches)], number)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--players", type=int, choices=(3, 4), default=4)
    parser.add_argument("--sets", type=int, default=32)
    parser.add_argument("--games", type=int, default=64, help="with each set")
    parser.add_argument(
        "--prove", nargs="+", metavar="SET", help="only these: 12.22.11 is 1 wood, 2 brick for the second …"
    )
    parser.add_argument("--seed", type=int, default=1_700_001)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    if asked.prove:
        sets = [read(one, asked.players) for one in asked.prove]
    else:
        sets = chance_sets(asked.players, asked.sets, random.Random(asked.seed))
    with tempfile.TemporaryDirectory() as folder:
        watches = tuple(prepare(one, asked.players, asked.seed, Path(folder)) for one in sets)
        games = play_all(play, Plan(watches), range(len(sets) * asked.games), asked.jobs, 2)
    for at, one in enumerate(sets):
        show(one, games[at :: len(sets)])
    if asked.prove:
        return
    fitted, error = fit(sets, games)
    places = [f"place {place + 1}" for place in range(1, asked.players)]
    for name, odds, doubt in zip([*places, *GOODS], fitted, error, strict=True):
        print(f"{name}: {odds:+.3f} ± {1.96 * doubt:.3f} (log odds)")
    print(
        f"{len(games)} games; today's: {told(today(asked.players))}: {shares(expected(today(asked.players), fitted))}"
    )
    for one in most_even(asked.players, fitted):
        print(f"{told(one)}: {shares(expected(one, fitted))}")


# -- sets of goods ----------------------------------------------------------------------------------------------------


def read(written: str, players: int) -> Extra:
    found = tuple(tuple(int(count) for count in place) for place in written.split("."))
    if len(found) != players - 1 or any(len(place) != len(GOODS) for place in found):
        raise SystemExit(
            f"{written!r} should name {' and '.join(GOODS)} of {players - 1} players, like 12.22.11"
        )
    return found


def told(extra: Extra) -> str:
    return ".".join("".join(map(str, place)) for place in extra)


def today(players: int) -> Extra:
    rows = find_game(GAME).components.section("setup.extra").tables(f"p{players}")
    return tuple(tuple(row.data.get(good, 0) for good in GOODS) for row in rows[1:])


def chance_sets(players: int, count: int, chance: random.Random) -> list[Extra]:
    return [
        tuple(tuple(chance.randint(0, most) for most in MOST) for _ in range(players - 1))
        for _ in range(count)
    ]


def prepare(extra: Extra, players: int, seed: int, folder: Path) -> Watch:
    """A components file with these goods, and a model that plays with it."""
    file = folder / f"{told(extra)}.toml"
    rows = ["{}"]
    for place in extra:
        goods = ", ".join(f"{good} = {count}" for good, count in zip(GOODS, place, strict=True) if count)
        rows.append(f"{{ {goods} }}")
    file.write_text(f"[setup.extra]\np{players} = [{', '.join(rows)}]\n", encoding="utf-8")
    model = load(MODELS / f"{GAME}-{players}.model")
    model.components = find_game(GAME, str(file)).components.digest
    own = file.with_suffix(".model")
    save(model, own)
    return Watch(GAME, players, 1, f"{BOT},model={own}", seed, components=str(file))


# -- what games tell --------------------------------------------------------------------------------------------------


def won(games: list[Played]) -> np.ndarray:
    """By game and place in turn order: the share of the win."""
    seats = len(games[0].parts)
    found = np.zeros((len(games), seats))
    for row, one in zip(found, games, strict=True):
        for seat in one.winners:
            row[(seat - one.first) % seats] = 1 / len(one.winners)
    return found


def traits(extra: Extra) -> np.ndarray:
    """By place in turn order: what counts for it. A place, but for the first, and each good."""
    players = len(extra) + 1
    found = np.zeros((players, players - 1 + len(GOODS)))
    for place, goods in enumerate(extra, 1):
        found[place, place - 1] = 1
        found[place, players - 1 :] = goods
    return found


def fit(sets: list[Extra], games: list[Played]) -> tuple[np.ndarray, np.ndarray]:
    """The log odds that make these wins least surprising, and their standard errors (Newton's method)."""
    known = np.array([traits(sets[one.number % len(sets)]) for one in games])
    wins = won(games)
    odds = np.zeros(known.shape[2])
    for _ in range(20):
        chances = softmax(known @ odds)
        slope = np.einsum("gp,gpt->t", wins - chances, known)
        mean = np.einsum("gp,gpt->gt", chances, known)
        bend = np.einsum("gp,gpt,gpu->tu", chances, known, known) - mean.T @ mean
        odds = odds + np.linalg.solve(bend, slope)
    return odds, np.sqrt(np.diag(np.linalg.inv(bend)))


def softmax(scores: np.ndarray) -> np.ndarray:
    raised: np.ndarray = np.exp(scores - scores.max(axis=-1, keepdims=True))
    shared: np.ndarray = raised / raised.sum(axis=-1, keepdims=True)
    return shared


def expected(extra: Extra, odds: np.ndarray) -> np.ndarray:
    return softmax(traits(extra) @ odds)


def most_even(players: int, odds: np.ndarray) -> list[Extra]:
    place = list(itertools.product(*(range(most + 1) for most in MOST)))
    every = itertools.product(place, repeat=players - 1)
    return sorted(every, key=lambda extra: np.ptp(expected(extra, odds)))[:NAMED]


def shares(found: np.ndarray) -> str:
    return ", ".join(f"{share:.1%}" for share in found)


def show(extra: Extra, games: list[Played]) -> None:
    found = won(games)
    lines = []
    for share in found.mean(axis=0):
        low, high = wilson(share * len(games), len(games))
        lines.append(f"{share:.1%} ({low:.1%} - {high:.1%})")
    print(f"{told(extra)}: {len(games)} games: {', '.join(lines)}")


if __name__ == "__main__":
    main()
