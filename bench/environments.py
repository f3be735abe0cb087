"""How fast our environments are at random play: one game at a time by PettingZoo's loop, many at once, and without either;
beside them a loop that makes its numbers from `view`, as one would write it without an environment.

One core, CPU time; dealing and choosing count. Many games are also shared out over all cores: that is measured in wall-clock
time, and PettingZoo's loop once more beside it. The loop is that of PettingZoo's own performance_benchmark. Prints JSON.
"""

from __future__ import annotations

import argparse
import json
import os
import random
from collections.abc import Callable
from statistics import median
from time import perf_counter, process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from allmende import envs
from allmende.cli.version import is_compiled
from allmende.core.catalog import game as find_game
from allmende.core.catalog import games
from allmende.lab.measure import play

ROUNDS = 5  # the median of a few rounds stands above a noisy neighbour
AT_ONCE = 128  # games of the vector environment, on each core
CORES = os.cpu_count() or 1

Clock = Callable[[], float]


def steps_of_aec(name: str, seats: int, seconds: float, clock: Clock = process_time) -> float:
    """Decisions per second, each with an observation."""
    env = envs.aec_env(name, seats)
    env.reset(seed=1)
    steps, begun = 0, clock()
    while (elapsed := clock() - begun) < seconds:
        for _ in env.agent_iter(100):
            seen, _, ended, cut, _ = env.last()
            env.step(None if ended or cut else random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            steps += 1
            if all(env.terminations.values()):
                env.reset()
    return steps / elapsed


def steps_of_views(name: str, seats: int, seconds: float) -> float:
    """Decisions per second, each with the view's numbers and a mask, made in Python."""
    game, chance = find_game(name), random.Random(1)
    state = game.new(seats, 1)
    steps, begun = 0, process_time()
    while (elapsed := process_time() - begun) < seconds:
        np.array(numbers_in(state.view(state.to_move)), np.float32)
        legal = state.legal_actions()
        np.zeros(game.num_actions, np.int8)[legal] = 1
        state.apply(chance.choice(legal))
        steps += 1
        if state.is_over:
            state = game.new(seats, steps)
    return steps / elapsed


def numbers_in(view: Any) -> list[float]:
    """Every number somewhere in a view; words count as one."""
    if isinstance(view, dict):
        return [number for part in view.values() for number in numbers_in(part)]
    if isinstance(view, list):
        return [number for part in view for number in numbers_in(part)]
    return [float(view) if isinstance(view, int | float) else view is not None]


def steps_of_vector(env: envs.VectorEnv, seconds: float, clock: Clock = process_time) -> float:
    """Decisions per second over all games, each with an observation."""
    batch = env.reset(seed=1)
    chance = np.random.default_rng(1)
    steps, begun = 0, clock()
    while (elapsed := clock() - begun) < seconds:
        for _ in range(10):
            batch = env.step(chosen(batch.masks, chance))
        steps += 10 * env.num_envs
    return steps / elapsed


def chosen(masks: NDArray[np.int8], chance: np.random.Generator) -> NDArray[np.int64]:
    """One allowed action of every row, each as likely."""
    games, actions = masks.shape
    allowed = np.flatnonzero(masks.reshape(-1).view(np.bool_))
    counts = np.bincount(allowed // actions, minlength=games)
    ends = np.cumsum(counts)
    picked: NDArray[np.int64] = allowed[ends - 1 - (chance.random(games) * counts).astype(np.int64)] % actions
    return picked


def measure(name: str, seats: int, seconds: float) -> dict[str, Any]:
    one_core = envs.vector_env(name, AT_ONCE, seats)
    with envs.vector_env(name, AT_ONCE * CORES, seats, workers=CORES) as all_cores:
        ways: dict[str, Callable[[float], float]] = {
            "engine": lambda each: play(find_game(name), seats, each, 1)[0],
            "views": lambda each: steps_of_views(name, seats, each),
            "aec": lambda each: steps_of_aec(name, seats, each),
            "vector": lambda each: steps_of_vector(one_core, each),
            "aec_wall": lambda each: steps_of_aec(name, seats, each, perf_counter),
            "all_cores_wall": lambda each: steps_of_vector(all_cores, each, perf_counter),
        }
        found: dict[str, list[float]] = {way: [] for way in ways}
        for _ in range(ROUNDS):
            for way, run in ways.items():
                found[way].append(run(seconds / ROUNDS))
    speeds = {f"{way}_per_s": round(median(values), 1) for way, values in found.items()}
    return {"game": name, "players": seats, **speeds}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="time for each measurement")
    parser.add_argument("--players", type=int, default=2)
    given = parser.parse_args()
    load = round(os.getloadavg()[0], 1)
    rows = [measure(name, given.players, given.seconds) for name in games()]
    print(
        json.dumps(
            {"compiled": is_compiled(), "at_once": AT_ONCE, "cores": CORES, "load": load, "games": rows}
        )
    )


if __name__ == "__main__":
    main()
