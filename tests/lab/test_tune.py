"""Tuning: the regression finds what is there to be found, and leaves the game as it was."""

from __future__ import annotations

import pytest

import allmende
from allmende.core.chance import FastStream
from allmende.lab.tune import Sample, Task, error_of, regress, solve, tune


def test_equations_are_solved() -> None:
    assert solve([[0.0, 2.0], [4.0, 1.0]], [6.0, 11.0]) == pytest.approx([2.0, 3.0])


def test_weights_are_found_again() -> None:
    chance = FastStream(1)
    truth = [2.0, -1.0, 0.5]
    samples: list[Sample] = []
    for _ in range(500):
        features = [float(chance.below(10)) for _ in truth]
        samples.append((features, sum(a * b for a, b in zip(truth, features, strict=True))))
    found = [0.0, 0.0, 0.0]
    for _ in range(20):
        found = regress(samples, found)
    assert found == pytest.approx(truth, abs=0.01)
    assert error_of(samples, found) < error_of(samples, [0.0, 0.0, 0.0])


def test_a_feature_that_never_occurs_keeps_its_weight() -> None:
    assert regress([([1.0, 0.0], 3.0)] * 10, [1.0, 7.0])[1] == 7.0


@pytest.mark.parametrize("game", allmende.games())
def test_every_game_has_a_weight_for_each_feature(game: str) -> None:
    rules = allmende.game(game)
    state = rules.new(max(2, rules.seats[0]), 1)
    assert rules.feature_names
    assert [len(row) for row in rules.features(state)] == [1 + len(rules.weights)] * len(state.scores())


@pytest.mark.parametrize("game", allmende.games())
def test_when_a_game_is_over_only_points_count(game: str) -> None:
    rules = allmende.game(game)
    state = rules.new(max(2, rules.seats[0]), 1)
    chance = FastStream(1)
    while legal := state.legal_actions():
        state.apply(legal[chance.below(len(legal))])
    assert rules.evaluate(state) == [float(score) for score in state.scores()]


def test_tuning_is_reproducible_and_leaves_the_game_alone() -> None:
    before = allmende.game("village").weights.copy()
    task = Task("village", 2, 1, 1, 2, seed=3)
    heard: list[int] = []
    found = tune(task, heard.append)
    assert tune(task) == found
    assert allmende.game("village").weights == before
    assert sum(heard) == 3
    assert found["fit"][0]["after"] <= found["fit"][0]["before"]
    assert list(found["weights"]) == allmende.game("village").feature_names
