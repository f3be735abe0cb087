"""What is offered and used, counted by scripts in bench/ that know a game: they break when its view or its state changes."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(("script", "most"), [("customers", 24), ("jobs", 11)])
def test_each_is_counted_in_the_games_it_was_offered_in(script: str, most: int) -> None:
    line = [sys.executable, "-m", f"bench.{script}", "--games", "6", "--bot", "greedy:nodes=20"]
    told = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, timeout=200, check=True).stdout
    counts = [(int(used), int(of)) for used, of in re.findall(r"in +(\d+) of +(\d+) games", told)]
    assert 5 < len(counts) <= most
    assert all(used <= of <= 6 for used, of in counts)
    assert any(used for used, _ in counts)
    assert any(used < of for used, of in counts)
