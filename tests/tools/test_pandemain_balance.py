"""`bench/pandemain_balance.py` reads the log's events, so it breaks when they change."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "bench" / "pandemain_balance.py"


def test_it_tells_of_every_table() -> None:
    done = subprocess.run(
        [sys.executable, str(SCRIPT), "--games", "1"], capture_output=True, text=True, timeout=200
    )
    assert done.returncode == 0, done.stderr
    assert (
        done.stdout.count("1 games") == 25
    )  # twelve tables with two ways to play each, and one of sim-bakers alone
    assert "solo, Helga" in done.stdout
