"""The figures of a report, on games made up so that the answers are known; and two sets of components beside each other."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from allmende.core.catalog import game as find_game
from allmende.core.catalog import games
from allmende.core.errors import SetupError
from allmende.lab.compare import against, read_sweep, sweep, varied, write_components
from allmende.lab.report import report, restricted
from allmende.lab.watch import STAGES, Played, Watch

WATCH = Watch("village", 2, 4, "greedy", seed=9)


def played(number: int, scores: list[int], **parts: Any) -> Played:
    best = max(scores)
    winners = [seat for seat, score in enumerate(scores) if score == best]
    usual: dict[str, Any] = {
        "first": 0,
        "barred": -1,
        "decisions": 100,
        "rounds": 5,
        "ended": "end-triggered",
        "sheet": [{"travel": score} for score in scores],
        "flows": [{} for _ in scores],
        "options": [{} for _ in scores],
        "parts": [{} for _ in scores],
        "kinds": {},
        "leaders": [winners[0]] * STAGES,
        "lead_changes": 0,
        "drama": 0.0,
        "decided": 0.0,
        "before_last_round": winners[0],
        "troubles": 0,
    }
    return Played(number=number, scores=scores, winners=winners, **{**usual, **parts})


def test_seats_scores_and_length() -> None:
    found = report(
        WATCH,
        [
            played(0, [10, 20], decisions=90),
            played(1, [30, 30], first=1, ended="graves"),
            played(2, [40, 20]),
            played(3, [50, 10], decisions=110),
        ],
    )
    assert (found["game"], found["players"], found["games"], found["seed"]) == ("village", 2, 4, 9)
    assert found["length"] == {"mean": 100, "median": 100, "p95": 110}
    assert found["ended"] == {"end-triggered": 3, "graves": 1}
    assert [row["share"] for row in found["seats"]] == [0.625, 0.375]
    assert [row["share"] for row in found["order"]] == [0.625, 0.375]
    assert found["seats"][0]["low"] < 0.625 < found["seats"][0]["high"]
    scores = found["scores"]
    assert (scores["mean"], scores["winning"]["mean"], scores["margin"]["mean"]) == (26.25, 35, 17.5)
    assert scores["all"] == [10, 10, 20, 20, 30, 30, 40, 50]


def test_sources_of_winners_and_losers() -> None:
    flows = [{"grain/harvested": 6}, {"grain/harvested": 2, "coins/paid": -4}]
    rows = report(WATCH, [played(0, [20, 10], flows=flows), played(1, [10, 20], flows=flows)])["sources"]
    assert rows["grain/harvested"] == {"mean": 4, "winners": 4, "losers": 4}
    rows = report(WATCH, [played(number, [20, 10], flows=flows) for number in range(2)])["sources"]
    assert rows["grain/harvested"] == {"mean": 4, "winners": 6, "losers": 2}
    assert rows["coins/paid"] == {"mean": -2, "winners": 0, "losers": -4}
    assert rows["score/travel"] == {"mean": 15, "winners": 20, "losers": 10}


def test_components() -> None:
    """Ten games: the winner always used the smithy and had the mill on offer; losers saw neither."""
    parts = [{"crafts/smithy": [3, 2, 50], "mill": [4, 0, -1]}, {}]
    rows = report(WATCH, [played(number, [20, 10], parts=parts) for number in range(10)])["components"]
    smithy = rows["crafts/smithy"]
    assert (smithy["offered"], smithy["used"], smithy["win_share"]) == (10, 10, 1.0)
    assert (smithy["times"], smithy["when"]) == (2, 0.5)
    assert 0.6 < smithy["low"] < 0.8
    assert smithy["high"] == 1.0
    assert (rows["mill"]["offered"], rows["mill"]["used"], rows["mill"]["win_share"]) == (10, 0, None)


def test_dead_and_dominant_choices() -> None:
    """Fifty games of two hands each. What everybody may do all the time and does once is neither."""
    options = [
        {"pass": [10, 0], "eat": [5, 5], "once": [40, 1]},
        {"pass": [10, 0], "eat": [5, 5], "once": [40, 1]},
    ]
    found = report(WATCH, [played(number, [20, 10], options=options) for number in range(50)])
    assert (found["dead"], found["dominant"]) == (["pass"], ["eat"])
    assert found["choices"]["once"]["share"] == 0.025
    few = report(WATCH, [played(0, [20, 10], options=[{"pass": [10, 0], "eat": [5, 5]}, {}])])
    assert (few["dead"], few["dominant"]) == ([], [])  # one game tells nothing


def test_the_race() -> None:
    """Two games: in one the winner leads all along, in the other from the middle on."""
    late = [1] * (STAGES // 2) + [0] * (STAGES // 2)
    found = report(
        WATCH,
        [
            played(0, [20, 10]),
            played(1, [20, 10], leaders=late, lead_changes=1, drama=0.4, decided=0.5, before_last_round=1),
        ],
    )["race"]
    assert found["leader_wins"] == [0.5] * (STAGES // 2) + [1.0] * (STAGES // 2)
    assert (found["lead_changes"], found["drama"], found["decided_at"], found["decisiveness"]) == (
        0.5,
        0.2,
        0.25,
        0.75,
    )
    assert found["last_round"]["share"] == 0.5
    assert found["uncertainty"] == pytest.approx(1 - (STAGES // 2 - 1) / (STAGES - 1), abs=1e-3)


def test_decisions_that_are_hardly_any() -> None:
    kinds = {"pay": [10, 20, 9, 1], "turn": [40, 400, 4, 30]}
    rows = report(WATCH, [played(0, [20, 10], kinds=kinds)])["decisions"]
    assert list(rows) == ["turn", "pay"]
    assert rows["pay"] == {"per_game": 10, "choices": 2, "clear": 0.9, "close": 0.1}


def test_what_a_strategy_is_worth() -> None:
    watch = replace(WATCH, without=("birth",))
    rows = [
        played(number, [10, 30] if number % 2 == 0 else [30, 10], barred=number % 2) for number in range(10)
    ]
    found = restricted(watch, rows)
    assert (found["share"], found["even"], found["score"], found["others"]) == (0, 0.5, 10, 30)
    assert found["low"] == 0
    assert 0.3 < found["high"] < 0.5  # five deals lost, both ways round: not ten


def test_against_is_paired_by_deal() -> None:
    mine = [played(number, [number * 10 + 3, number * 10], decisions=100 + number) for number in range(12)]
    theirs = [
        played(number, [number * 10, number * 10 + 1], decisions=100 + number)
        for number in reversed(range(10))
    ]
    found = against(mine, theirs, 2)
    assert found["deals"] == 10  # those that both have played, whatever the order
    score = found["measures"]["score"]
    assert (score["difference"], score["low"], score["high"]) == (1, 1, 1)
    assert found["measures"]["length"]["difference"] == 0
    assert found["measures"]["winning"]["difference"] == 2
    assert found["measures"]["first_wins"]["difference"] == 1


@pytest.mark.parametrize(
    ("text", "found"), [("a.b=1..4", [1, 2, 3, 4]), ("a.b=5,2", [5, 2]), ("a.b=-1..1", [-1, 0, 1])]
)
def test_sweeps_are_read(text: str, found: list[int]) -> None:
    assert read_sweep(text) == ("a.b", found)


@pytest.mark.parametrize("text", ["a.b", "=1..3", "a.b=x..3", "a.b=1..1", "a.b=1..500", "a.b=1.5,2"])
def test_sweeps_that_are_none(text: str) -> None:
    with pytest.raises(SetupError, match="--vary"):
        read_sweep(text)


@pytest.mark.parametrize("name", games())
def test_components_survive_being_written_down(name: str, tmp_path: Path) -> None:
    game = find_game(name)
    file = write_components(game.components.data, tmp_path / "all.toml")
    assert find_game(name, file).components.digest == game.components.digest


def test_one_number_is_changed_and_no_other(tmp_path: Path) -> None:
    game = find_game("village")
    data = varied("village", None, "customers.c07.points", 9)
    changed = find_game("village", write_components(data, tmp_path / "one.toml"))
    for before, after in zip(
        game.components.data["customers"], changed.components.data["customers"], strict=True
    ):
        assert after == (before | {"points": 9} if before["id"] == "c07" else before)
    assert game.components.data["customers"] == find_game("village").components.data["customers"]
    cost = varied("village", None, "market.extra_sale_cost.time", 5)["market"]["extra_sale_cost"]
    assert cost == game.components.data["market"]["extra_sale_cost"] | {"time": 5}


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("crafts.smity.train_time", r"\[crafts\] has no key 'smity'; did you mean 'smithy'"),
        ("crafts.smithy.hours", r"\[crafts.smithy\] has no key 'hours'"),
        ("nothing", "has no key 'nothing'"),
        ("customers.c99.points", r"\[customers\] has no key 'c99'"),
        ("crafts.smithy", "is no whole number"),
        ("market.first_sale_free_for_trigger", "is no whole number"),
    ],
)
def test_what_can_not_be_varied(path: str, said: str) -> None:
    with pytest.raises(SetupError, match=said):
        varied("village", None, path, 3)


def test_a_sweep_follows_its_component() -> None:
    used = [{"crafts/smithy": [1, 1, 5]}, {}]
    points = [(1, [played(number, [20, 10], parts=used) for number in range(10)]), (2, [played(0, [30, 10])])]
    found = sweep("crafts.smithy.train_time", points, 2)
    assert found["component"] == "crafts/smithy"
    assert [point["value"] for point in found["points"]] == [1, 2]
    assert found["points"][0]["measures"]["used crafts/smithy"]["mean"] == 0.5
    assert found["points"][1]["measures"]["winning"]["mean"] == 30
