"""Tuning: weights that win are found, the same ones each time, and the game is left as it was."""

from __future__ import annotations

import pytest

import allmende
from allmende.core.chance import FastStream
from allmende.lab.tune import Task, duel, improved, tune


@pytest.mark.parametrize("game", allmende.games())
def test_every_feature_has_a_weight(game: str) -> None:
    rules = allmende.game(game)
    state = rules.new(max(2, rules.seats[0]), 1)
    assert [len(row) for row in rules.features(state)] == [1 + len(rules.weights)] * len(state.scores())
    assert len(rules.feature_names) == len(rules.weights)


@pytest.mark.parametrize("game", allmende.games())
def test_when_a_game_is_over_only_points_count(game: str) -> None:
    rules = allmende.game(game)
    state = rules.new(max(2, rules.seats[0]), 1)
    chance = FastStream(1)
    while legal := state.legal_actions():
        state.apply(legal[chance.below(len(legal))])
    assert rules.evaluate(state) == [float(score) for score in state.scores()]


def test_sense_beats_nonsense() -> None:
    """Weights turned upside down lose, and clearly."""
    game = allmende.game("village")
    weights = game.weights.copy()
    nonsense = [-weight for weight in weights]
    try:
        win, margin = duel(Task("village", 2, 1, 1, 0), game, 0, 0, weights, nonsense)
    finally:
        game.weights = weights
    assert win == 1
    assert margin > 0.5


def test_weights_move_towards_the_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a game that only the first weight decides, it goes where it wins."""

    def fake(
        task: Task, game: object, first: int, number: int, mine: list[float], others: list[float]
    ) -> tuple[float, float]:
        return 0.0, 1.0 if mine[0] > others[0] else -1.0

    monkeypatch.setattr("allmende.lab.tune.duel", fake)
    task, weights = Task("village", 2, 2, 30, 0), [1.0, 1.0]
    for step in range(task.steps):
        weights = improved(task, allmende.game("village"), weights, step, lambda games: None)
    assert weights[0] > 5
    assert weights[0] > 2 * weights[1]


def test_tuning_is_reproducible_and_leaves_the_game_alone() -> None:
    before = allmende.game("village").weights.copy()
    task = Task("village", 2, 1, 1, 1, seed=3)
    heard: list[int] = []
    found = tune(task, heard.append)
    assert tune(task) == found
    assert allmende.game("village").weights == before
    assert sum(heard) == 2
    assert list(found["weights"]) == allmende.game("village").feature_names


def test_weights_are_found_for_the_bot_that_is_asked_for() -> None:
    """A short look and a long one make other moves with the same weights."""
    game = allmende.game("village")
    found = [
        tune(Task("village", 2, 1, 1, 0, seed=3, player=player))
        for player in ("greedy:nodes=10", "greedy:nodes=300")
    ]
    assert [one["bot"] for one in found] == ["greedy:nodes=10", "greedy:nodes=300"]
    assert found[0]["weights"] != found[1]["weights"]
    assert game.weights not in [list(one["weights"].values()) for one in found]
