"""Tuning: weights that win are found, the same ones each time, and the game is left as it was."""

from __future__ import annotations

from pathlib import Path

import pytest

import allmende
from allmende.bots.insight import evaluate, insight, weighed_rows
from allmende.core.chance import FastStream
from allmende.core.errors import SetupError
from allmende.lab import book
from allmende.lab.tune import Match, Progress, Task, duel, improved, known_progress, settled, tune


@pytest.mark.parametrize("game", allmende.games())
def test_every_feature_has_a_weight(game: str) -> None:
    rules = allmende.game(game)
    state = rules.new(max(2, rules.seats[0]), 1)
    assert [len(row) for row in insight(game).features(state)] == [1 + len(insight(game).weights)] * len(
        state.scores()
    )
    assert len(insight(game).names) == len(insight(game).weights)


@pytest.mark.parametrize("game", allmende.games())
@pytest.mark.parametrize("seats", [2, 3])
def test_what_is_weighed_at_once_is_what_the_rows_add_up_to(game: str, seats: int) -> None:
    """To the last bit, and whether or not something about the position was counted before."""
    rules, known, chance = allmende.game(game), insight(game), FastStream(7)
    state = rules.new(seats, 7)
    decisions = 0
    while legal := state.legal_actions():
        if decisions % 8 == 0:
            rows = known.features(state)
            values = evaluate(state)
            assert values == weighed_rows(known, state)
            assert [row[0] for row in rows] == state.scores()
            assert values == evaluate(rules.loads(state.dumps()))
        evaluate(state)
        state.apply(legal[chance.below(len(legal))])
        decisions += 1


@pytest.mark.parametrize("game", allmende.games())
def test_when_a_game_is_over_only_points_count(game: str) -> None:
    rules = allmende.game(game)
    state = rules.new(max(2, rules.seats[0]), 1)
    chance = FastStream(1)
    while legal := state.legal_actions():
        state.apply(legal[chance.below(len(legal))])
    assert evaluate(state) == [float(score) for score in state.scores()]


def test_sense_beats_nonsense() -> None:
    """Weights turned upside down lose, and clearly."""
    weights = insight("village").weights
    nonsense = [-weight for weight in weights]
    win, margin = duel(Match(Task("village", 2, 1, 1, 0), 0, tuple(weights), tuple(nonsense)), 0)
    assert insight("village").weights is weights
    assert win == 1
    assert margin > 0.5


def test_weights_move_towards_the_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a game that only the first weight decides, it goes where it wins."""

    def fake(match: Match, number: int) -> tuple[float, float]:
        return 0.0, 1.0 if match.mine[0] > match.others[0] else -1.0

    monkeypatch.setattr("allmende.lab.tune.duel", fake)
    task, weights = Task("village", 2, 2, 30, 0), [1.0, 1.0]
    for step in range(task.steps):
        weights = improved(task, weights, step, lambda games: None)
    assert weights[0] > 5
    assert weights[0] > 2 * weights[1]


def test_the_later_half_of_the_steps_is_what_counts() -> None:
    assert settled([[9.0, 9.0], [1.0, 4.0], [3.0, 6.0]]) == [2.0, 5.0]
    assert settled([[7.0]]) == [7.0]


def test_tuning_is_reproducible_and_leaves_the_game_alone() -> None:
    before = insight("village").weights.copy()
    task = Task("village", 2, 1, 1, 1, seed=3)
    heard: list[int] = []
    found = tune(task, heard.append)
    assert tune(task) == found
    assert insight("village").weights == before
    assert sum(heard) == 2
    assert list(found["weights"]) == insight("village").names


def test_weights_are_found_for_the_bot_that_is_asked_for() -> None:
    """A short look and a long one make other moves with the same weights."""
    found = [
        tune(Task("village", 2, 1, 2, 0, seed=4, player=player))
        for player in ("greedy:nodes=10", "greedy:nodes=300")
    ]
    assert [one["bot"] for one in found] == ["greedy:nodes=10", "greedy:nodes=300"]
    assert found[0]["weights"] != found[1]["weights"]
    assert insight("village").weights not in [list(one["weights"].values()) for one in found]


def test_a_tuning_goes_on_where_it_was_broken_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two steps of two games and two duels, interrupted in the second step and resumed: the same weights, in as many games."""
    task = Task("village", 2, 2, 2, 2, seed=3, player="greedy:nodes=2")
    file, begun = tmp_path / "kept", 0

    def fake(match: Match, number: int) -> tuple[float, float]:
        return float(number % 2), 0.1 * number + 0.01 * match.mine[0]

    def counted(match: Match, number: int) -> tuple[float, float]:
        nonlocal begun
        if begun == 3:
            begun += 1
            raise KeyboardInterrupt
        begun += 1
        return fake(match, number)

    monkeypatch.setattr("allmende.lab.tune.duel", fake)
    whole = tune(task)
    monkeypatch.setattr("allmende.lab.tune.duel", counted)
    keep = lambda record: book.write(file, [record])  # noqa: E731
    with pytest.raises(KeyboardInterrupt):
        tune(task, keep=keep, progress=known_progress(file, task))
    heard: list[int] = []
    assert tune(task, heard.append, progress=known_progress(file, task), keep=keep) == whole
    assert heard[0] == 2  # the games of the first step
    assert sum(heard) == 6
    assert begun == 8  # the third game of eight was begun, and begun again with its step
    assert tune(task, progress=known_progress(file, task)) == whole
    with pytest.raises(SetupError, match="another tuning: seed 3"):
        known_progress(file, Task("village", 2, 2, 2, 2, seed=4, player="greedy:nodes=2"))


def test_weights_are_found_for_changed_components(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text("[player_start]\ncoins = 3\n", "utf-8")
    task = Task("village", 2, 1, 1, 0, player="greedy:nodes=2", components=str(file))
    assert tune(task)["components"] == allmende.game("village", file).components.digest
    assert Progress() == known_progress(tmp_path / "kept", task)
