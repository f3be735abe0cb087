"""Grain harvest and family (H1-H3, F1-F3)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.playing import legal, may, pending, play, why
from tests.games.village.table import at, at_place, lay, members, own


def test_x05_births_go_by_generation() -> None:
    village = lay()
    members(village, 0, farmyard=[1, 1, 1, 1, 2, 2])
    at(village, "family")
    assert legal(village) == {"birth()", "skip()"}
    play(village, "birth")
    assert at_place(village, 0, "farmyard") == [1, 1, 1, 1, 2, 2, 2]
    assert at_place(village, 0, "unborn") == [3, 3, 4, 4]
    at(village, "family")
    play(village, "birth")
    assert at_place(village, 0, "unborn") == [3, 4, 4]


def test_x23_a_smith_called_home_can_go_to_church() -> None:
    village = lay()
    members(village, 0, smithy=[1])
    at(village, "family")
    play(village, "recall", "smithy", 1)
    assert at_place(village, 0, "farmyard") == [1]
    at(village, "church")
    play(village, "join", 1, "time")
    assert at_place(village, 0, "bag") == [1]


@pytest.mark.parametrize(
    ("goods", "before", "after"),
    [
        ({"horse": 1, "ox": 1, "plow": 1}, 3, 5),
        ({"horse": 1, "ox": 1, "plow": 1}, 0, 4),
        ({"plow": 1}, 0, 2),
        ({"ox": 1}, 0, 2),
        ({"horse": 1}, 0, 2),
        ({"horse": 2, "plow": 2}, 0, 3),
        ({"ox": 1, "plow": 1}, 0, 4),
        ({}, 4, 5),
    ],
)
def test_x24_the_best_team_and_no_more_than_five(goods: dict[str, int], before: int, after: int) -> None:
    village = lay()
    own(village, 0, goods, grain=before)
    at(village, "harvest")
    play(village, "harvest")
    family = village.families[0]
    assert family.grain == after
    assert sum(family.goods) == sum(goods.values())  # H2
    assert at_place(village, 0, "farmyard") == [1, 1, 1, 1]


def test_h1_the_best_team_whatever_the_numbers(tmp_path: Path) -> None:
    file = tmp_path / "strong-horses.toml"
    file.write_text("[harvest]\nwith_horse_and_plow = 5\n")
    village = lay(components=str(file))
    own(village, 0, {"horse": 1, "ox": 1, "plow": 1})
    at(village, "harvest")
    play(village, "harvest")
    assert village.families[0].grain == 5


def test_x25_nobody_at_home() -> None:
    village = lay()
    members(village, 0, smithy=[1], stage_1=[1], window_1=[1])
    own(village, 0, {"wagon": 1, "scroll": 1}, grain=3, orange=2, brown=3, pink=2, green=2)
    at(village, "harvest")
    assert pending(village) == ("take-turn", 1)  # nothing to do: not even asked
    at(village, "church")
    assert pending(village) == ("take-turn", 1)
    at(village, "travel")
    assert pending(village) == ("take-turn", 1)
    at(village, "council")
    assert why(village, "enter", 1, "scroll") == "K1"
    assert may(village, "advance", 1, 1, "scroll")
    at(village, "crafts")
    assert why(village, "train", "smithy", 1) == "C2"
    assert may(village, "buy", "plow")
    assert may(village, "buy", "ox")
    assert may(village, "produce", "plow")
    at(village, "family")
    for where, generation in (("smithy", 1), ("stage-1", 1), ("window-1", 1)):
        assert may(village, "recall", where, generation)


def test_r12_a_full_granary() -> None:
    village = lay()
    own(village, 0, grain=5)
    at(village, "harvest")
    assert pending(village) == ("take-turn", 1)


def test_harvest_refusals_name_their_rules() -> None:
    village = lay()
    own(village, 0, grain=4)
    at(village, "harvest")
    own(village, 0, grain=5)
    assert why(village, "harvest") == "R12"
    members(village, 0, smithy=[1])
    assert why(village, "harvest") == "H1"


def test_f1_all_born() -> None:
    village = lay()
    members(village, 0, farmyard=[1, 1, 1, 1, 2, 2, 2, 3, 3, 4], smithy=[4])
    at(village, "family")
    assert why(village, "birth") == "F1"
    assert legal(village) == {"recall(smithy, 4)", "skip()"}


def test_f2_whom_to_call_home() -> None:
    """R9: from anywhere on the board, not out of the bag; equals are one choice."""
    village = lay()
    members(
        village, 0, farmyard=[1], stables=[1, 1], bag=[1], south_far=[2], stage_4=[2], window_4=[3], grave=[2]
    )
    village.families[0].visited = [5]
    at(village, "family")
    assert legal(village) == {
        "birth()", "skip()", "recall(stables, 1)", "recall(south_far, 2)", "recall(stage-4, 2)", "recall(window-4, 3)",
    }  # fmt: skip
    assert why(village, "recall", "farmyard", 1) == ""
    play(village, "recall", "south_far", 2)
    assert at_place(village, 0, "farmyard") == [1, 2]
    assert village.families[0].visited == [5]  # the marker stays


def test_r08_who_came_home_in_this_turn_dies_at_home() -> None:
    village = lay()
    members(village, 0, smithy=[1], farmyard=[2])
    village.families[0].deaths = 1
    at(village, "family")
    play(village, "recall", "smithy", 1)
    assert at_place(village, 0, "chronicle_farmyard") == [1]
