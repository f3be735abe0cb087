"""`bench/weights_from_model.py` finds weights from what a model prefers."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from allmende.bots.insight import insight
from bench.weights_from_model import Lesson, explained, fitted, learn, nothing, weigh
from tests.sizes import SIZE

ROOT = Path(__file__).parents[2]


def test_it_finds_the_weights_that_somebody_decides_by() -> None:
    """Whatever is the same for all ends of a turn, such as what else the game may bring, doesn't matter."""
    chance = np.random.default_rng(1)
    true, old = np.array([0.5, -1.0, 2.0, 0.0]), np.array([1.0, 1.0, 1.0, 7.0])
    sums = nothing(4)
    for _ in range(50):
        counted = chance.normal(size=(12, 4))
        counted[:, 3] = 3.0  # nobody can change that in a turn
        weigh(sums, counted, counted @ true + chance.normal() * 100, chance.random(12))
    found = fitted(sums, old)
    assert found[:3] == pytest.approx(true[:3], abs=0.05)
    assert found[3] == pytest.approx(7.0), "what is never met keeps its weight"
    assert explained(sums, found) == pytest.approx(1.0, abs=0.01)
    assert explained(sums, np.zeros(4)) == pytest.approx(0.0)
    assert explained(sums, -found) < -1


def test_it_names_a_weight_for_each_thing_that_the_evaluation_counts() -> None:
    line = [
        sys.executable,
        "-m",
        "bench.weights_from_model",
        "village",
        "--players",
        "2",
        "3",
        "--games",
        "2",
    ]
    asked = [*line, "--rounds", "1", "--nodes", "20", "--jobs", "1"]
    first, again = (
        subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, timeout=200, check=True).stdout
        for _ in range(2)
    )
    found = json.loads(first)
    assert list(found["weights"]) == insight("village").names
    assert any(abs(weight) > 0.1 for weight in found["weights"].values())
    assert first == again


@pytest.mark.skipif(SIZE != "large", reason="bots play these games only at the large size")
@pytest.mark.parametrize("game", ["black-forest", "pandemain", "village"])  # Villagers' numbers don't change
def test_the_evaluation_knows_todays_numbers(game: str) -> None:
    """Weights that were found with other numbers tell next to nothing about what the model prefers, and mislead all bots that use them."""
    weights = np.array(insight(game).weights)
    sums = nothing(len(weights))
    for number in range(8):
        sums.add(learn(Lesson(game, (2,), 100, 1.5, 9001, tuple(weights)), number))
    assert explained(sums, weights) > 0.25
