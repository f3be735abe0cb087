"""Crafts (C1-C7)."""

from __future__ import annotations

import pytest

from tests.games.playing import legal, may, pending, play, why
from tests.games.village.table import at, at_place, cubes, goods, lay, members, own


def test_x06_training_a_wainwright_and_making_a_wagon() -> None:
    village = lay()
    at(village, "crafts")
    play(village, "train", "wainwright", 1)
    play(village, "produce", "wagon")
    assert village.families[0].life == 4
    assert goods(village, 0, "wagon") == 1
    assert at_place(village, 0, "wainwright") == [1]
    at(village, "crafts")
    play(village, "produce", "wagon")
    assert village.families[0].life == 6
    assert goods(village, 0, "wagon") == 2


def test_x07_buying_a_wagon() -> None:
    village = lay()
    own(village, 0, orange=1, pink=1)
    at(village, "crafts")
    play(village, "buy", "wagon")
    assert (cubes(village, 0, "orange"), cubes(village, 0, "pink")) == (0, 0)
    assert (goods(village, 0, "wagon"), village.families[0].life) == (1, 0)
    assert at_place(village, 0, "farmyard") == [1, 1, 1, 1]


def test_x19_buying_needs_nobody_there_making_does() -> None:
    village = lay()
    own(village, 0, orange=2)
    at(village, "crafts")
    assert may(village, "buy", "plow")
    assert why(village, "produce", "plow") == "C2"


def test_x20_any_generation_that_is_at_home() -> None:
    village = lay()
    members(village, 0, farmyard=[1, 3])
    own(village, 0, {"wagon": 1, "scroll": 1}, brown=2)
    at(village, "crafts")
    assert may(village, "train", "office", 3)
    assert why(village, "train", "office", 2) == "C2"
    at(village, "travel")
    assert may(village, "travel", "village-north_near", 3)
    at(village, "council")
    assert may(village, "enter", 3, "scroll")
    at(village, "church")
    assert may(village, "join", 3, "brown")


def test_x51_the_mill_and_a_short_supply_of_coins() -> None:
    village = lay()
    own(village, 0, grain=2)
    own(village, 1, coins=14)
    assert village.coins == 1
    at(village, "crafts")
    play(village, "mill")
    family = village.families[0]
    assert (family.life, family.grain, family.coins) == (2, 0, 1)
    own(village, 0, grain=2)
    own(village, 1, coins=15)
    at(village, "crafts")
    assert why(village, "mill") == "R45"


@pytest.mark.parametrize(
    ("good", "building", "train", "produce"),
    [
        ("wagon", "wainwright", 2, 2),
        ("horse", "stables", 3, 3),
        ("ox", "stables", 3, 3),
        ("plow", "smithy", 3, 3),
        ("scroll", "office", 2, 2),
    ],
)
def test_c7_times(good: str, building: str, train: int, produce: int) -> None:
    village = lay()
    at(village, "crafts")
    play(village, "train", building, 1)
    assert village.families[0].life == train
    play(village, "produce", good)
    assert village.families[0].life == train + produce
    assert goods(village, 0, good) == 1


@pytest.mark.parametrize(
    ("good", "price"),
    [
        ("wagon", {"orange": 1, "pink": 1}),
        ("plow", {"orange": 2}),
        ("scroll", {"pink": 2}),
    ],
)
def test_c7_prices_in_cubes(good: str, price: dict[str, int]) -> None:
    village = lay()
    own(village, 0, **price)
    at(village, "crafts")
    play(village, "buy", good)
    assert goods(village, 0, good) == 1
    assert village.families[0].influence == [0, 0, 0, 0]
    at(village, "crafts")
    assert why(village, "buy", good) == "C5"


@pytest.mark.parametrize("beast", ["horse", "ox"])
def test_c7_beasts_are_bought_with_grain(beast: str) -> None:
    village = lay()
    own(village, 0, grain=4)
    at(village, "crafts")
    play(village, "buy", beast)
    assert (goods(village, 0, beast), village.families[0].grain, village.families[0].life) == (1, 1, 0)
    at(village, "crafts")
    assert why(village, "buy", beast) == "C5"


def test_c2_one_good_however_many_work_there() -> None:
    village = lay()
    members(village, 0, smithy=[1, 1, 2])
    at(village, "crafts")
    play(village, "produce", "plow")
    assert goods(village, 0, "plow") == 1
    assert pending(village) == ("take-turn", 1)


def test_c4_a_smith_makes_no_wagons() -> None:
    village = lay()
    members(village, 0, smithy=[1])
    at(village, "crafts")
    assert may(village, "produce", "plow")
    assert why(village, "produce", "wagon") == "C2"


def test_c4_after_training_only_that_buildings_goods() -> None:
    village = lay()
    members(village, 0, farmyard=[1], smithy=[1])
    at(village, "crafts")
    play(village, "train", "stables", 1)
    assert legal(village) == {"produce(horse)", "produce(ox)", "skip()"}
    assert why(village, "produce", "plow") == ""


def test_c6_the_mill_needs_grain_but_nobody_at_home() -> None:
    village = lay()
    members(village, 0, smithy=[1])
    own(village, 0, grain=1)
    at(village, "crafts")
    assert why(village, "mill") == "C6"
    own(village, 0, grain=3)
    at(village, "crafts")
    play(village, "mill")
    assert (village.families[0].grain, village.families[0].coins, village.families[0].life) == (1, 2, 2)


def test_r10_training_without_producing_and_no_purchase_with_it() -> None:
    village = lay()
    own(village, 0, orange=2)
    at(village, "crafts")
    play(village, "train", "smithy", 1)
    assert why(village, "buy", "plow") == ""
    play(village, "skip")
    assert (goods(village, 0, "plow"), village.families[0].life) == (0, 3)
    at(village, "crafts")
    play(village, "train", "smithy", 1)  # a second smith
    assert at_place(village, 0, "smithy") == [1, 1]


def test_r11_a_good_that_is_sold_out() -> None:
    village = lay()
    members(village, 0, farmyard=[1], stables=[1])
    own(village, 0, grain=3)
    own(village, 1, {"ox": 8})
    at(village, "crafts")
    assert why(village, "produce", "ox") == "R11"
    assert why(village, "buy", "ox") == "R11"
    assert may(village, "buy", "horse")
    play(village, "train", "stables", 1)
    assert why(village, "produce", "ox") == "R11"
    assert may(village, "produce", "horse")


def test_r46_training_needs_no_good_in_supply() -> None:
    village = lay()
    own(village, 1, {"plow": 8})
    at(village, "crafts")
    play(village, "train", "smithy", 1)
    assert at_place(village, 0, "smithy") == [1]
    assert pending(village) == ("take-turn", 1)  # nothing to make: not asked


def test_r46_with_a_smith_already_another_may_be_trained_and_produce() -> None:
    village = lay()
    members(village, 0, farmyard=[2], smithy=[1])
    at(village, "crafts")
    play(village, "train", "smithy", 2)
    play(village, "produce", "plow")
    assert village.families[0].life == 6
    assert goods(village, 0, "plow") == 1
