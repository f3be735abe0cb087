"""The market day (M1-M8, D4)."""

from __future__ import annotations

import pytest

from allmende.games.village.state import Village
from tests.games.playing import happened, legal, may, pending, play, why
from tests.games.village.table import (
    at,
    at_place,
    board,
    cubes,
    customers,
    goods,
    lay,
    members,
    names,
    own,
    rest_in_peace,
    turn,
)

PETER, MARTINA, PHILIPP = 0, 1, 2


def example() -> Village:
    village = lay(3)
    board(village, market={"green": 1}, harvest={"pink": 1})
    customers(village, ["c13", "c01", "c03", "c17"], ["c02", "c04", "c05", "c06", "c07"])
    own(village, PETER, {"horse": 1, "plow": 1, "scroll": 1}, grain=1)
    own(village, MARTINA, grain=3, green=1)
    own(village, PHILIPP, {"scroll": 1}, green=1)
    turn(village)
    play(village, "take", "market", "green")
    return village


def test_x08_market_example() -> None:
    village = example()
    peter, martina = village.families[PETER], village.families[MARTINA]
    assert pending(village) == ("serve-customer", PETER)
    play(village, "serve", "c13")
    assert (cubes(village, PETER, "green"), peter.life) == (1, 0)  # the first sale is free
    assert (goods(village, PETER, "horse"), goods(village, PETER, "plow")) == (0, 0)
    assert pending(village) == ("serve-customer", MARTINA)
    play(village, "serve", "c01")
    assert (cubes(village, MARTINA, "green"), martina.life, martina.grain) == (0, 1, 0)
    assert happened(village, "passed") == [PHILIPP]  # a scroll is not enough for anybody
    assert pending(village) == ("serve-customer", PETER)
    play(village, "serve", "c03")
    assert (cubes(village, PETER, "green"), peter.life, peter.grain) == (0, 1, 0)
    assert goods(village, PETER, "scroll") == 0
    assert happened(village, "passed") == [MARTINA, PETER]  # Philipp is not asked again
    assert [len(family.served) for family in village.families] == [2, 1, 0]
    assert "c17" in names(village, village.stalls)
    assert pending(village) == ("take-turn", MARTINA)


def test_x09_the_line_moves_up() -> None:
    village = example()
    pile = len(village.pile)
    for customer in ("c13", "c01", "c03"):
        play(village, "serve", customer)
    assert names(village, village.stalls) == ["c02", "c04", "c05", "c17"]
    assert names(village, village.line)[:2] == ["c06", "c07"]
    assert (len(village.line), len(village.pile)) == (5, pile - 3)


@pytest.mark.parametrize("life", [8, 9])
def test_x36_a_plague_cube_at_the_market_kills_after_the_refill(life: int) -> None:
    village = lay(3)
    board(village, market={"plague": 1}, harvest={"pink": 1})
    customers(village, ["c01", "c02"], ["c05"])
    members(village, 0, farmyard=[1], smithy=[1])
    own(village, 0, {"wagon": 1}, grain=3, life=life)
    own(village, 1, grain=4, green=1)
    turn(village)
    play(village, "take", "market", "plague")
    assert village.families[0].life == (life + 2) % 10
    assert pending(village) == ("serve-customer", 0)  # the market day comes first
    play(village, "serve", "c01")
    play(village, "serve", "c02")
    assert pending(village) == ("lose-member", 0)
    assert names(village, village.stalls)[0] == "c05"  # already moved up
    play(village, "let-die", "smithy")
    assert at_place(village, 0, "chronicle_crafts") == [1]


def test_x50_nobody_sells_and_nothing_moves() -> None:
    village = lay(3)
    customers(village, ["c13", "c01", "c03"], ["c02", "c04"])
    for seat in range(3):
        own(village, seat, grain=3, green=2)
    at(village, "market")
    before = (village.stalls.copy(), village.line.copy(), village.pile.copy())
    for seat in range(3):
        assert pending(village) == ("serve-customer", seat)
        play(village, "pass")
    assert (village.stalls, village.line, village.pile) == before
    assert village.to_move == 1


def test_x50_one_who_is_left_goes_on_selling() -> None:
    village = lay(3)
    customers(village, ["c13", "c01", "c03"], ["c02", "c04"])
    own(village, 0, grain=3)
    own(village, 1, {"horse": 1, "plow": 1, "scroll": 1}, grain=1, green=2)
    own(village, 2, grain=3, green=1)
    at(village, "market")
    play(village, "pass")  # R14: the free sale is gone, and he is out
    play(village, "serve", "c13")
    play(village, "pass")
    assert pending(village) == ("serve-customer", 1)
    play(village, "serve", "c03")
    assert (cubes(village, 1, "green"), village.families[1].life) == (0, 2)
    assert len(village.families[1].served) == 2
    assert len(village.families[0].served) == 0


def test_m2_who_waits_in_line_is_not_served() -> None:
    village = lay(3)
    customers(village, ["c01"], ["c02"])
    own(village, 0, grain=5)
    at(village, "market")
    assert legal(village) == {"serve(c01)", "pass()"}
    assert why(village, "serve", "c02") == "M2"
    assert why(village, "serve", "c03") == ""  # not on the market at all


def test_m3_goods_and_grain() -> None:
    village = lay(3)
    customers(village, ["c01", "c03", "c04", "c13"], [])
    own(village, 0, {"scroll": 1, "horse": 1}, grain=1)
    at(village, "market")
    assert legal(village) == {"serve(c03)", "pass()"}
    for customer in ("c01", "c04", "c13"):
        assert why(village, "serve", customer) == "M3"


def test_m5_every_other_sale_costs_a_green_cube() -> None:
    village = lay(3)
    customers(village, ["c01", "c03"], [])
    own(village, 0, {"scroll": 1}, grain=4)
    own(village, 1, {"scroll": 1}, grain=1)
    own(village, 2, {"scroll": 1}, grain=1, green=1)
    at(village, "market")
    play(village, "serve", "c01")
    assert happened(village, "passed") == [1]  # no green cube, no coin
    assert pending(village) == ("serve-customer", 2)
    own(village, 2, {"scroll": 1}, grain=1)
    assert why(village, "serve", "c03") == "M5"


def test_m7_the_day_ends_when_the_stalls_are_empty() -> None:
    village = lay(3)
    customers(village, ["c01"], ["c02"], pile=0)
    own(village, 0, grain=3)
    own(village, 1, grain=4, green=1)
    at(village, "market")
    play(village, "serve", "c01")
    assert pending(village) == ("take-turn", 1)  # the next customer waits for the next market day
    assert names(village, village.stalls) == ["c02"]
    assert village.line == []  # M8: the pile is used up, so the line shrinks


def test_d4_time_spent_selling_kills_at_once() -> None:
    village = lay(3)
    customers(village, ["c01", "c02", "c03"], [])
    members(village, 1, farmyard=[1], office=[1])
    own(village, 1, {"scroll": 1}, grain=4, green=2, life=9)
    own(village, 2, {"scroll": 1}, grain=1, green=1)
    at(village, "market")
    play(village, "serve", "c01")
    assert pending(village) == ("lose-member", 1)
    assert len(village.families[1].served) == 1  # R39: the sale comes first, and stands
    assert (cubes(village, 1, "green"), village.families[1].grain) == (1, 1)
    play(village, "let-die", "office")
    assert at_place(village, 1, "chronicle_crafts") == [1]
    assert pending(village) == ("serve-customer", 2)  # and the market continues


def test_d4_the_payment_comes_before_the_death() -> None:
    village = lay(3)
    customers(village, ["c01"], [])
    members(village, 1, farmyard=[1], office=[1])
    own(village, 1, grain=3, green=1, coins=1, life=9)
    at(village, "market")
    play(village, "serve", "c01")
    assert pending(village) == ("pay", 1)
    play(village, "pay", 0, 1, 0, 0)
    assert pending(village) == ("lose-member", 1)


def test_r05_the_holder_too_dies_at_once_of_the_surcharge() -> None:
    village = lay(3)
    customers(village, ["c01", "c03", "c13"], [])
    members(village, 0, farmyard=[1], office=[1])
    own(village, 0, {"scroll": 2}, grain=4, green=1, life=9)
    own(village, 1, {"horse": 1, "plow": 1}, green=1)
    at(village, "market")
    play(village, "serve", "c01")
    play(village, "pass")
    play(village, "serve", "c03")
    assert pending(village) == ("lose-member", 0)
    assert "c13" in names(village, village.stalls)  # before anything is refilled


def test_r41_a_market_day_without_customers() -> None:
    village = lay(3)
    board(village, market={"pink": 1}, harvest={"pink": 1})
    customers(village, [], [], pile=0)
    own(village, 0, grain=5)
    turn(village)
    play(village, "take", "market", "pink")
    assert happened(village, "market-day") == [0]
    assert pending(village) == ("take-turn", 1)


def test_r14_pass_is_always_allowed() -> None:
    village = lay(3)
    customers(village, ["c01"], [])
    own(village, 0, grain=3)
    at(village, "market")
    assert may(village, "pass")


def test_r39_a_death_that_ends_the_game_leaves_the_sale_as_it_is() -> None:
    village = lay(3)
    customers(village, ["c01"], ["c02"])
    members(village, 1, farmyard=[1])
    own(village, 1, grain=3, green=1, life=9)
    rest_in_peace(village, graves=1, crafts=1)
    at(village, "market")
    play(village, "serve", "c01")
    assert at_place(village, 1, "grave") == [1]
    assert len(village.families[1].served) == 1
