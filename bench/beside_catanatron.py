"""How many times the decisions of Catanatron each game makes, for a machine that changes its speed while it measures.

    make compiled .venv-bench/.ready
    python -m bench.beside_catanatron --rounds 8

Catanatron is measured before and after each game, with four players, and the mean of the two is what the game is compared with. All
rounds are printed, then for each game the median and the range.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from allmende.core.catalog import games

ROOT = Path(__file__).parents[1]
PEER = [str(ROOT / ".venv-bench/bin/python"), str(ROOT / "bench/catanatron_peer.py"), "--seconds", "2"]
OURS = "from allmende.core.catalog import game; from allmende.lab import measure; print(measure.play(game({name!r}), 4, 4.0, 1)[0])"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=8)
    asked = parser.parse_args()
    found: dict[str, list[float]] = {name: [] for name in games()}
    for _ in range(asked.rounds):
        before, told = peer(), []
        for name, times in found.items():
            speed, after = ours(name), peer()
            times.append(2 * speed / (before + after))
            told.append(f"{name} {speed:,.0f} : {before:,.0f}, {after:,.0f}")
            before = after
        print("; ".join(told), flush=True)
    for name, times in found.items():
        print(f"{name}: {median(times):.1f} times ({min(times):.1f} - {max(times):.1f})")


def peer() -> float:
    found = subprocess.run(PEER, capture_output=True, text=True, check=True)
    return float(json.loads(found.stdout)["decisions_per_s"])


def ours(name: str) -> float:
    compiled = dict(os.environ, PYTHONPATH=str(ROOT / "build/compiled"))
    command = [sys.executable, "-c", OURS.format(name=name)]
    return float(subprocess.run(command, capture_output=True, text=True, check=True, env=compiled).stdout)


if __name__ == "__main__":
    main()
