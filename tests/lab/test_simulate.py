"""Simulation: the same games however the work is shared, and figures that are right."""

from __future__ import annotations

from pathlib import Path

import pytest

from allmende.bots import UnknownBot
from allmende.core.errors import SetupError
from allmende.lab.figures import spread, wilson
from allmende.lab.simulate import Plan, Result, play_all, play_one, report

RANDOM = ("random", "random", "random")


def result(first: int, scores: list[int], winners: list[int]) -> Result:
    return Result(first, 10, scores, winners, [{"all": score} for score in scores])


def test_processes_share_the_work_and_change_nothing() -> None:
    plan = Plan("village", 3, 45, RANDOM, seed=5)
    heard: list[int] = []
    alone = play_all(plan, 1, heard.append)
    assert play_all(plan, 2) == alone
    assert sum(heard) == 45
    assert alone[44] == play_one(plan, 44)


def test_options_count() -> None:
    plan = Plan("village", 3, 5, RANDOM, options={"start": "2"})
    assert {played.first for played in play_all(plan, 1)} == {1}


def test_components_count(tmp_path: Path) -> None:
    file = tmp_path / "coins.toml"
    file.write_text("[coins]\nfinal_points_each = 100\n")
    plan = Plan("village", 3, 20, RANDOM)  # somebody keeps a coin in one of them
    changed = Plan("village", 3, 20, RANDOM, components=str(file))
    assert (
        report(changed, play_all(changed, 1))["scores"]["max"]
        > report(plan, play_all(plan, 1))["scores"]["max"]
    )


@pytest.mark.parametrize(
    ("plan", "error"),
    [
        (Plan("village", 7, 5, ("random",) * 7), SetupError),
        (Plan("village", 3, 5, RANDOM, options={"start": "x"}), SetupError),
        (Plan("village", 3, 5, ("random", "random", "nobody")), UnknownBot),
    ],
)
def test_what_can_not_be_played_is_refused_before_it_begins(plan: Plan, error: type[Exception]) -> None:
    with pytest.raises(error):
        play_all(plan, 2)


def test_figures() -> None:
    plan = Plan("village", 3, 4, RANDOM)
    results = [
        result(0, [10, 20, 30], [2]),
        result(1, [10, 40, 30], [1]),
        result(2, [50, 50, 10], [0, 1]),  # shared: half a win each
        result(0, [60, 20, 30], [0]),
    ]
    figures = report(plan, results)
    assert [seat["win_share"] for seat in figures["seats"]] == [0.375, 0.375, 0.25]
    assert [place["win_share"] for place in figures["order"]] == [0.5, 0.125, 0.375]
    assert figures["seats"][0]["score"] == {"mean": 32.5, "sd": 22.776, "min": 10, "max": 60}
    assert figures["seats"][1]["categories"] == {"all": 32.5}
    assert figures["winning_score"] == spread([30, 40, 50, 60])
    assert figures["decisions"] == {"mean": 10, "sd": 0, "min": 10, "max": 10}


def test_automata_come_after_the_seats() -> None:
    plan = Plan("village", 2, 1, ("random", "random"))
    figures = report(plan, [result(0, [5, 6, 7], [2])])
    assert [seat["automaton"] for seat in figures["seats"]] == [False, False, True]
    assert figures["scores"]["max"] == 6
    assert len(figures["order"]) == 2


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (250, 1000, 0.2242, 0.2778)],
)
def test_intervals_of_win_shares(wins: float, games: int, low: float, high: float) -> None:
    """Against the values printed in textbooks for Wilson's interval."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)
