"""How often a model's chances come true: a table for docs/bots.md, and the heat that makes them truer.

    python bench/calibration.py village --players 2 --games 3000 --jobs 2
    python bench/calibration.py village --players 2 --games 3000 --jobs 2 --write     # first store the heat that fits best

    python bench/calibration.py pandemain --players 1 --option 'sim_bakers=auto|hans|helga' --games 600

The table is of games dealt from --seed, half of them played by the model and half by the game's own evaluation. The heat is found on other
deals, from --fit-seed on.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from allmende.bots.model import MODELS, load, save
from allmende.cli.train import tables_to_learn
from allmende.core.catalog import game
from allmende.lab.calibration import Trial, best_heat, error, play, said, tenths


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000, help="by each of the two")
    parser.add_argument("--seed", type=int, default=9_000_001)
    parser.add_argument("--fit-seed", type=int, default=8_000_001)
    parser.add_argument("--option", action="append", default=[], help="as for `allmende train`")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--model", help="its file; by default the package's")
    parser.add_argument(
        "--write", action="store_true", help="store the heat that fits best in the model's file"
    )
    asked = parser.parse_args()
    file = asked.model or str(MODELS / f"{asked.game}-{asked.players}.model")
    model = load(Path(file))
    options = tuple(tables_to_learn(game(asked.game), asked.players, asked.option))

    def trials(seed: int) -> list[Trial]:
        return [
            Trial(asked.game, asked.players, asked.games, seed, file, by_hand=by_hand, options=options)
            for by_hand in (False, True)
        ]

    if asked.write:
        found = [play(trial, asked.jobs) for trial in trials(asked.fit_seed)]
        seen, won = (np.concatenate(parts) for parts in zip(*found, strict=True))
        model.heat = best_heat(model, seen, won)
        save(model, Path(file))
    print(f"{file}: heat {model.heat}")
    both: list[tuple[np.ndarray, np.ndarray]] = []
    for trial in trials(asked.seed):
        seen, won = play(trial, asked.jobs)
        both.append((said(model, seen, model.heat), won))
        show("played by the evaluation" if trial.by_hand else "played by the model", *both[-1])
    show("both", *(np.concatenate(parts) for parts in zip(*both, strict=True)))


def show(title: str, chances: np.ndarray, won: np.ndarray) -> None:
    found = tenths(chances, won)
    print(f"\n{title}: expected calibration error {100 * error(found):.1f} points\n")
    print("| said | came true | looks |\n|---|---|---|")
    for tenth in found:
        print(f"| {100 * tenth.said:.1f} % | {100 * tenth.came:.1f} % | {tenth.looks} |")


if __name__ == "__main__":
    main()
