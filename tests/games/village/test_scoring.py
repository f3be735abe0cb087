"""Final scoring (P1-P6)."""

from __future__ import annotations

import pytest

from allmende.games.village.state import Village
from tests.games.village.table import lay, members, own

A, B, C = 0, 1, 2


def serve(village: Village, seat: int, *customers: str) -> None:
    names = [customer.name for customer in village.tables.customers]
    village.families[seat].served = sorted(names.index(name) for name in customers)


def test_x18_scoring_example() -> None:
    village = lay(3)
    members(
        village,
        A,
        stage_2=[2],
        window_1=[1],
        window_3=[2],
        chronicle_crafts=[1, 1],
        chronicle_farmyard=[1, 2],
    )
    own(village, A, coins=2)
    village.families[A].visited = [0, 1, 2]
    serve(village, A, "c13", "c15", "c16")
    assert village.score_sheet()[A] == {
        "prestige": 0,
        "travel": 6,
        "council": 2,
        "church": 6,
        "chronicle": 7,
        "customers": 16,
        "coins": 2,
    }
    assert village.scores()[A] == 39


@pytest.mark.parametrize(("count", "points"), list(enumerate([0, 0, 0, 4, 7, 12, 12])))
def test_x37_members_in_the_chronicle(count: int, points: int) -> None:
    village = lay(3)
    members(village, A, chronicle_travel=[1, 1, 1, 1, 2, 2][:count], grave=[3], farmyard=[4])
    assert village.score_sheet()[A]["chronicle"] == points


@pytest.mark.parametrize(("count", "points"), list(enumerate([0, 1, 3, 6, 10, 14, 18])))
def test_x37_cities(count: int, points: int) -> None:
    village = lay(3)
    village.families[A].visited = list(range(count))
    assert village.score_sheet()[A]["travel"] == points


def test_x38_more_tiles_then_more_of_the_living() -> None:
    village = lay(3)
    serve(village, A, "c07", "c09")  # 3 + 3
    serve(village, B, "c13")  # 6
    assert village.scores()[:2] == [6, 6]
    assert village.winners() == [A]
    serve(village, A, "c03", "c04")  # 5: still two tiles
    serve(village, B, "c01", "c06")  # 5
    for seat in (A, B):
        members(village, seat, farmyard=[1, 1])
    members(village, B, farmyard=[1], bag=[1], smithy=[1], grave=[2])
    assert village.winners() == [B]  # R26: the bag counts as life, the grave and the unborn don't
    members(village, A, farmyard=[1, 1, 1], chronicle_church=[2, 2])
    assert village.winners() == [A, B]


@pytest.mark.parametrize(("stage", "points"), [(1, 0), (2, 2), (3, 4), (4, 6)])
def test_p2_councillors(stage: int, points: int) -> None:
    village = lay(3)
    members(village, A, **{f"stage_{stage}": [1, 2]})
    assert village.score_sheet()[A]["council"] == 2 * points


@pytest.mark.parametrize(("window", "points"), [(1, 2), (2, 3), (3, 4), (4, 6)])
def test_p3_windows(window: int, points: int) -> None:
    village = lay(3)
    members(village, A, **{f"window_{window}": [1]}, bag=[1, 2])
    assert village.score_sheet()[A]["church"] == points


def test_p5_cubes_goods_and_grain_are_worth_nothing() -> None:
    village = lay(3)
    own(village, A, {"ox": 2, "scroll": 1}, grain=5, pink=4, green=2, coins=3)
    assert village.scores()[A] == 3


def test_p6_running_prestige_counts() -> None:
    village = lay(3)
    village.families[C].prestige = 107  # R24: no upper limit
    assert village.score_sheet()[C]["prestige"] == 107
    assert village.winners() == [C]
