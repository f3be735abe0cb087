"""Calibration: chances that come true have no error, and one too sure of itself is cooled down to the truth."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import allmende
from allmende.bots.model import Model, load, save
from allmende.core.state import State
from allmende.lab import selfplay
from allmende.lab.calibration import Trial, best_heat, error, play, said, tenths
from tests.bots.models import tiny, tiny_file


def test_tenths_and_their_error() -> None:
    chances = np.repeat([0.05, 0.55, 1.0], [100, 100, 50])
    won = np.concatenate([np.repeat([1.0, 0.0], [5, 95]), np.repeat([1.0, 0.0], [75, 25]), np.ones(50)])
    found = tenths(chances, won)
    assert [(tenth.looks, tenth.came) for tenth in found] == [(100, 0.05), (100, 0.75), (50, 1.0)]
    assert error(found) == pytest.approx(0.2 * 100 / 250)


def sure(state: State, strength: float) -> Model:
    """A model whose chance depends on the first number alone."""
    plain = tiny(state)
    first = np.zeros_like(plain.weights[0])
    first[0, 0], first[0, 1] = strength, -strength
    last = np.zeros_like(plain.weights[1])
    last[0, -1], last[1, -1] = 1.0, -1.0
    return tiny(state, weights=[first, last], scale=np.ones_like(plain.scale))


def test_the_heat_that_makes_a_model_true() -> None:
    """It says three times the true logit."""
    model = sure(allmende.game("village").new(2, 1), 3.0)
    chance = np.random.default_rng(2)
    logits = chance.normal(0, 0.7, 20_000)
    seen = np.zeros((40_000, len(model.mean)), np.float32)
    seen[0::2, 0], seen[1::2, 0] = logits, -logits
    won = (chance.random(20_000) < 1 / (1 + np.exp(-logits))).astype(float)
    came = np.stack([won, 1 - won], axis=1).reshape(-1)
    heat = best_heat(model, seen, came)
    assert heat == pytest.approx(3.0, rel=0.1)
    assert error(tenths(said(model, seen, heat), came)) < 0.01 < error(tenths(said(model, seen, 1.0), came))


def test_alone_a_chance_is_what_the_model_says() -> None:
    """Nobody else's is there to make it add up to 1: the rest is the sim-baker's."""
    model = sure(allmende.game("pandemain").new(1, 1), 2.0)
    seen = np.zeros((2, len(model.mean)), np.float32)
    seen[0, 0], seen[1, 0] = 1.0, -1.0
    assert said(model, seen, 2.0).tolist() == pytest.approx(
        [1 / (1 + np.exp(-1)), 1 / (1 + np.exp(1))], abs=1e-4
    )


def test_games_to_judge_by(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "BUNDLE", 1)
    file = tiny_file(tmp_path, allmende.game("village").new(2, 1))
    for by_hand in (False, True):
        seen, won = play(Trial("village", 2, 2, 1, file, by_hand, looks=3, nodes=1), 1)
        assert len(seen) == len(won) == 2 * 3 * 2
        assert (won[0::2] + won[1::2] == 1).all()
        chances = said(load(Path(file)), seen, 1.0)
        assert np.allclose(chances[0::2] + chances[1::2], 1)


def test_a_file_keeps_its_heat(tmp_path: Path) -> None:
    state = allmende.game("village").new(2, 1)
    save(tiny(state, heat=1.5), tmp_path / "a.model")
    assert load(tmp_path / "a.model").heat == 1.5
