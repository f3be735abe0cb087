"""The same game under every PYTHONHASHSEED."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.conformance.fingerprint import fingerprint
from tests.conformance.tables import each_game

ROOT = Path(__file__).parents[2]


@each_game
def test_nothing_hangs_on_the_hash_seed(name: str) -> None:
    expected = f"{name} {fingerprint(name)}\n"
    for seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-m", "tests.conformance.fingerprint", name],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
        )
        assert done.stdout == expected, done.stderr
