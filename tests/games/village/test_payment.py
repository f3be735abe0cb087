"""Coins as jokers (Q1-Q3, R2, R49)."""

from __future__ import annotations

import pytest

from tests.games.playing import legal, may, pending, play, why
from tests.games.village.table import at, board, cubes, customers, goods, in_supply, lay, members, own


def test_x16_two_green_and_coins() -> None:
    village = lay()
    own(village, 0, green=2, coins=2)
    at(village, "council")
    play(village, "enter", 1, "green")
    assert pending(village) == ("pay", 0)
    assert legal(village) == {"pay(0, 0, 0, 0)", "pay(0, 1, 0, 0)", "pay(0, 2, 0, 0)"}
    for coins, green_left, coins_left in ((0, 0, 2), (1, 1, 1), (2, 2, 0)):
        twin = village.clone()
        play(twin, "pay", 0, coins, 0, 0)
        assert (cubes(twin, 0, "green"), twin.families[0].coins) == (green_left, coins_left)


def test_q2_missing_cubes_have_to_be_coins() -> None:
    village = lay()
    own(village, 0, orange=1, coins=3)
    at(village, "crafts")
    play(village, "buy", "plow")
    assert legal(village) == {"pay(1, 0, 0, 0)", "pay(2, 0, 0, 0)"}
    assert why(village, "pay", 0, 0, 0, 0) == "Q2"
    play(village, "pay", 2, 0, 0, 0)
    assert (cubes(village, 0, "orange"), village.families[0].coins) == (1, 1)


def test_q2_no_more_coins_than_one_has() -> None:
    village = lay()
    own(village, 0, orange=2, coins=1)
    at(village, "crafts")
    play(village, "buy", "plow")
    assert why(village, "pay", 2, 0, 0, 0) == "Q2"


def test_q2_cubes_alone_are_paid_unasked() -> None:
    village = lay()
    own(village, 0, orange=2)
    at(village, "crafts")
    play(village, "buy", "plow")
    assert (goods(village, 0, "plow"), cubes(village, 0, "orange")) == (1, 0)
    assert village.to_move == 1


@pytest.mark.parametrize(("orange", "coins"), [(0, 2), (1, 1)])
def test_r50_no_coin_is_spent_unasked(orange: int, coins: int) -> None:
    """Even where it is the only way to pay: a player who forgot about the coin can still take the purchase back."""
    village = lay()
    own(village, 0, orange=orange, coins=coins)
    at(village, "crafts")
    supply = village.coins
    play(village, "buy", "plow")
    assert (pending(village), legal(village)) == (("pay", 0), {f"pay({coins}, 0, 0, 0)"})
    assert (village.families[0].coins, cubes(village, 0, "orange")) == (coins, orange)
    play(village, "pay", coins, 0, 0, 0)
    assert (goods(village, 0, "plow"), village.families[0].coins, village.coins) == (1, 0, supply + coins)


def test_r50_nor_for_a_sale_on_somebody_elses_market_day() -> None:
    village = lay()
    customers(village, ["c01"], [])
    own(village, 1, grain=3, coins=1)
    at(village, "market", seat=0)
    play(village, "serve", "c01")
    assert (pending(village), village.families[1].coins) == (("pay", 1), 1)


def test_r02_coins_in_every_payment_of_cubes() -> None:
    village = lay()
    own(village, 0, {"wagon": 1}, coins=2, grain=3)
    customers(village, ["c01"], [])
    at(village, "travel")
    assert may(village, "travel", "village-south_near", 1)
    at(village, "council")
    assert may(village, "enter", 1, "green")
    at(village, "church")
    play(village, "join", 1, "brown")
    play(village, "pay", 0, 0, 1, 0)
    assert village.families[0].coins == 1
    at(village, "market", seat=1)  # another's market day: his sale costs a green cube, or a coin
    assert pending(village) == ("serve-customer", 0)
    play(village, "serve", "c01")
    play(village, "pay", 0, 1, 0, 0)
    assert village.families[0].coins == 0


def test_r02_never_for_grain_goods_or_wagons() -> None:
    village = lay()
    own(village, 0, coins=9, brown=2)
    at(village, "crafts")
    assert why(village, "buy", "ox") == "C5"
    assert why(village, "mill") == "C6"
    at(village, "travel")
    assert pending(village) == ("take-turn", 1)  # no wagon, no journey
    at(village, "council")
    assert why(village, "enter", 1, "scroll") == "K2"


def test_r49_joker_coins_also_when_one_has_the_cubes() -> None:
    village = lay()
    own(village, 0, brown=1, coins=1)
    at(village, "church")
    play(village, "join", 1, "brown")
    play(village, "pay", 0, 0, 1, 0)
    assert (cubes(village, 0, "brown"), village.families[0].coins) == (1, 0)


def test_r43_a_price_is_paid_before_the_reward() -> None:
    """The cubes just paid are in the supply again and can be chosen."""
    village = lay()
    board(village)
    members(village, 0, stage_1=[1])
    own(village, 0, green=2)
    own(village, 1, orange=18, green=16, brown=18, pink=18)
    assert in_supply(village, "green") == 0
    at(village, "council")
    play(village, "advance", 1, 1, "green")
    play(village, "privilege", 2)
    assert cubes(village, 0, "green") == 2  # the only ones there are: taken unasked
