"""PettingZoo's classics, RLCard and OpenSpiel at random play, as yardsticks for our environments.

One core, CPU time, with an observation at every decision. Runs in an environment of its own (see the Makefile) and
prints JSON. OpenSpiel's and RLCard's games are small and without masks; chess and gin rummy come nearest to ours.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import pkgutil
import random
import re
from collections.abc import Callable
from importlib.metadata import version
from statistics import median
from time import process_time
from typing import Any

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import numpy as np
import pettingzoo.classic
import pyspiel
import rlcard

ROUNDS = 5
PETTINGZOO = ("connect_four", "chess", "go", "texas_holdem_no_limit")
RLCARD = ("leduc-holdem", "gin-rummy", "uno")
OPENSPIEL = ("connect_four", "chess", "gin_rummy", "backgammon")


def run_pettingzoo(name: str) -> Callable[[float], float]:
    """The loop of its own performance_benchmark."""
    there = [module.name for module in pkgutil.iter_modules(pettingzoo.classic.__path__)]
    newest = max(module for module in there if re.fullmatch(rf"{name}_v\d", module))
    env = importlib.import_module(f"pettingzoo.classic.{newest}").env()

    def run(seconds: float) -> float:
        env.reset(seed=1)
        steps, begun = 0, process_time()
        while (elapsed := process_time() - begun) < seconds:
            for _ in env.agent_iter(100):
                seen, _, ended, cut, _ = env.last()
                allowed = np.flatnonzero(seen["action_mask"]).tolist()
                env.step(None if ended or cut else random.choice(allowed))
                steps += 1
                if all(env.terminations.values()) or all(env.truncations.values()):
                    env.reset()
        return steps / elapsed

    return run


def run_rlcard(name: str) -> Callable[[float], float]:
    env = rlcard.make(name, config={"seed": 1})

    def run(seconds: float) -> float:
        steps, begun = 0, process_time()
        while (elapsed := process_time() - begun) < seconds:
            seen, _ = env.reset()
            while not env.is_over():
                seen, _ = env.step(random.choice(list(seen["legal_actions"])))
                steps += 1
        return steps / elapsed

    return run


def run_openspiel(name: str) -> Callable[[float], float]:
    """Driven from Python; the rules are C++."""
    game = pyspiel.load_game(name)

    def run(seconds: float) -> float:
        steps, begun = 0, process_time()
        while (elapsed := process_time() - begun) < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(outcomes, chances)[0])
                    continue
                np.asarray(state.observation_tensor(state.current_player()), np.float32)
                state.apply_action(random.choice(state.legal_actions()))
                steps += 1
        return steps / elapsed

    return run


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="time for each measurement")
    seconds = parser.parse_args().seconds / ROUNDS
    random.seed(1)
    kinds: list[tuple[str, tuple[str, ...], Callable[[str], Callable[[float], float]]]] = [
        ("pettingzoo", PETTINGZOO, run_pettingzoo),
        ("rlcard", RLCARD, run_rlcard),
        ("open_spiel", OPENSPIEL, run_openspiel),
    ]
    rows: list[dict[str, Any]] = []
    for package, names, make in kinds:
        for name in names:
            run = make(name)
            speed = round(median(run(seconds) for _ in range(ROUNDS)), 1)
            rows.append({"package": package, "version": version(package), "game": name, "per_s": speed})
    print(json.dumps(rows))


if __name__ == "__main__":
    main()
