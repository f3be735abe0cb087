"""Catanatron at random play, as a yardstick: the loop `allmende bench` runs, with a Catan engine in it.

Four players, one core, driven from Python: list the legal actions, choose one, apply it. The time of setting
up each game counts. Runs in an environment of its own (see the Makefile) and prints one line of JSON.
"""

from __future__ import annotations

import argparse
import json
import random
from importlib.metadata import version
from statistics import median
from time import process_time

from catanatron import Color, Game, RandomPlayer

TURN_LIMIT = 1000  # Catanatron's own: random settlers can get stuck
ROUNDS = 5  # the median of a few rounds stands above a noisy neighbour


def new_game(seed: int) -> Game:
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def is_over(game: Game) -> bool:
    return game.state.num_turns >= TURN_LIMIT or game.winning_color() is not None


def measure_play(seconds: float, first_seed: int) -> tuple[float, float]:
    """Decisions and games per second; whole games only, so that openings and endings weigh what they should."""
    choice = random.Random(first_seed).choice
    decisions = games = 0
    begun = process_time()
    while (elapsed := process_time() - begun) < seconds or games == 0:
        games += 1
        game = new_game(first_seed + games)
        while not is_over(game):
            game.execute(choice(game.state.playable_actions))
            decisions += 1
    return decisions / elapsed, games / elapsed


def sample_positions(count: int) -> list[Game]:
    """Positions from all stages of a few games."""
    choice = random.Random(1).choice
    positions: list[Game] = []
    seed = 0
    while len(positions) < count:
        seed += 1
        game = new_game(seed)
        while not is_over(game):
            if len(game.state.actions) % 20 == 0:
                positions.append(game.copy())
            game.execute(choice(game.state.playable_actions))
    return positions


def measure_clones(seconds: float, positions: list[Game]) -> float:
    clones = 0
    begun = process_time()
    while (elapsed := process_time() - begun) < seconds:
        for position in positions:
            position.copy()
        clones += len(positions)
    return clones / elapsed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="time for each of the two measurements")
    seconds = parser.parse_args().seconds / ROUNDS

    measure_play(min(seconds, 0.5), first_seed=1)  # warm up
    positions = sample_positions(200)
    play, clones = [], []
    for each in range(ROUNDS):
        play.append(measure_play(seconds, first_seed=1000 * (each + 1)))
        clones.append(measure_clones(seconds, positions))
    result = {
        "name": "catanatron",
        "version": version("catanatron"),
        "players": len(Color),
        "decisions_per_s": round(median(decisions for decisions, _ in play), 1),
        "clones_per_s": round(median(clones), 1),
        "games_per_s": round(median(games for _, games in play), 2),
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main()
