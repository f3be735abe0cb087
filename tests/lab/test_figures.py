"""Intervals: as wide as textbooks say, over groups and not over seats, and honest when one looks again and again."""

from __future__ import annotations

import random

import pytest

from allmende.lab.figures import difference, lengths, mean, share, sure, t_95, wilson


@pytest.mark.parametrize(("freedom", "value"), [(1, 12.706), (2, 4.303), (3, 3.182), (9, 2.262), (30, 2.042)])
def test_students_distribution(freedom: int, value: float) -> None:
    assert t_95(freedom) == pytest.approx(value, rel=0.015)


def test_a_mean_and_its_interval() -> None:
    found, low, high = mean([1, 2, 3, 4, 5])
    assert found == 3
    assert (low, high) == pytest.approx((3 - 1.963, 3 + 1.963), abs=0.01)  # 2.776 · 1.5811 / √5


def test_games_of_one_deal_count_as_one() -> None:
    """Forty games of twenty deals, in each of which luck decided both: that is twenty observations, not forty."""
    apart = share([(won, 1) for won in (1, 1, 0, 0) * 10])
    together = share([(won, 2) for won in (2, 0) * 10])
    assert apart[0] == together[0] == 0.5
    assert together[2] - together[1] > 1.3 * (apart[2] - apart[1])


def test_a_share_without_exception_is_not_certain() -> None:
    found, low, high = share([(4, 4)] * 5)
    assert (found, high) == (1.0, 1.0)
    assert low == pytest.approx(wilson(5, 5)[0])
    assert 0.5 < low < 0.6


def test_a_difference_on_the_same_deals() -> None:
    luck = [10, 50, 30, 70, 20, 90, 40, 60, 80, 0]
    found = difference([value + 2 + (value // 10) % 2 for value in luck], luck)
    assert found["difference"] == pytest.approx(2.5)
    assert found["low"] is not None
    assert found["low"] > 2  # the deals differ by ninety points, and none of that is in the interval
    assert found["needed"] is None
    unclear = difference([1, 0, 2, 0, 3, 0, 1, 0, 0, 0], [0, 1, 0, 1, 0, 1, 0, 1, 1, 0])
    assert unclear["low"] < 0 < unclear["high"]  # type: ignore[operator]
    assert unclear["needed"] > 10  # type: ignore[operator]


def test_looking_again_and_again_does_not_find_what_is_not_there() -> None:
    """The coins are fair, but an ordinary 95 % interval checked after every toss is wrong in a third of all runs."""
    fooled = 0
    for seed in range(200):
        coin = random.Random(seed)
        tosses: list[float] = []
        for _ in range(100):
            tosses.append(coin.choice((-1.0, 1.0)))
            low, high = sure(tosses)
            if low > 0 or high < 0:
                fooled += 1
                break
    assert fooled <= 12


def test_what_is_plain_is_soon_sure() -> None:
    assert sure([1.0] * 12)[0] > 0
    assert sure([1.0] * 2)[0] < 0


def test_lengths() -> None:
    assert lengths(list(range(1, 101))) == {"mean": 50.5, "median": 50.5, "p95": 95}
