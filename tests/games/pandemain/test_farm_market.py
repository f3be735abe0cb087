"""The farm (FA1-FA3) and the market (MK1-MK5)."""

from __future__ import annotations

import pytest

from tests.games.pandemain.table import (
    befriend,
    employ,
    esteem,
    lay,
    legal,
    may,
    own,
    pending,
    play,
    stand,
    turn,
    units,
    why,
)


def test_x01_angela_pays_8_pfennigs_for_an_ox_a_cow_and_a_cart() -> None:
    state = lay()
    angela = own(state, 0, pfennigs=8)
    play(state, "go", "farm")
    play(state, "buy", "cart-ox-cow")
    assert angela.pfennigs == 0
    assert (angela.active, angela.used) == ([1, 1, 1], [0, 0, 0])


def test_x02_manuel_uses_a_cart_in_the_second_column() -> None:
    state = lay(3)
    manuel = own(state, 0, pfennigs=4, active={"cart": 1})
    stand(state, "C", 1)
    stand(state, "D2", 2)
    play(state, "shop", "B1")  # the cart is the only transport he has
    play(state, "route", "D1")
    assert manuel.pfennigs == 0
    assert manuel.used[0] == 1
    assert units(state, 0) == {"water": 2, "milk": 1, "salt": 2, "yeast": 1}


def test_x03_angela_takes_the_central_stall() -> None:
    state = lay()
    angela = own(state, 0, pfennigs=2)
    play(state, "shop", "C")
    play(state, "route", "D1")
    assert angela.pfennigs == 0
    assert units(state, 0) == {"salt": 2, "water": 1, "yeast": 1}


def test_x04_a_yeast_baker_and_spelt_reputation_add_to_it() -> None:
    state = lay()
    own(state, 0, pfennigs=2)
    employ(state, 0, 2)
    esteem(state, 0, spelt=1)
    play(state, "shop", "C")
    play(state, "route", "D1")
    assert units(state, 0) == {"salt": 3, "water": 1, "yeast": 2}


def test_x35_the_herdsman_takes_salt_yeast_and_milk_for_animals() -> None:
    state = lay()
    own(state, 0, pfennigs=2, salt=2, milk=1)
    play(state, "go", "farm")
    assert state.bakers[0].active == [1, 0, 0]  # without the villager only the cart
    state = lay()
    baker = own(state, 0, pfennigs=2, salt=2, milk=1)
    befriend(state, 0, "farm_barter")
    play(state, "go", "farm")
    play(state, "buy", "cart-cow")  # all of salt and milk is needed: no question how to pay
    assert baker.active == [1, 0, 1]
    assert (baker.pfennigs, units(state, 0)) == (0, {})


def test_fa1_one_to_three_different_items_but_something() -> None:
    state = lay()
    own(state, 0, pfennigs=5)
    play(state, "go", "farm")
    assert legal(state) == ["buy(cart)", "buy(ox)", "buy(cow)", "buy(cart-ox)", "buy(cart-cow)"]
    assert why(state, "buy", "ox-cow") == "FA2"


def test_fa1_nothing_affordable_no_visit() -> None:
    state = lay()
    own(state, 0, pfennigs=1)
    assert why(state, "go", "farm") == "FA1"


def test_fa2_what_the_supply_lacks_is_not_sold() -> None:
    state = lay()
    own(state, 0, pfennigs=20)
    state.tokens[1] = 0
    turn(state, 0)
    play(state, "go", "farm")
    assert why(state, "buy", "ox") == "FA2"
    assert may(state, "buy", "cart-cow")


def test_fa3_the_mix_is_free_but_must_be_enough() -> None:
    state = lay()
    baker = own(state, 0, pfennigs=1, salt=2, yeast=2, milk=1)
    befriend(state, 0, "farm_barter")
    play(state, "go", "farm")
    assert why(state, "buy", "cart") == "FA2"  # never the cart
    play(state, "buy", "ox")
    assert pending(state) == "barter"
    assert why(state, "barter", 1, 0, 0) == "FA3"  # too few pfennigs for the rest
    assert why(state, "barter", 0, 0, 2) == "FA3"  # not that much milk
    assert why(state, "barter", 2, 2, 0) == "FA3"  # more than the price
    assert may(state, "barter", 2, 1, 0)
    play(state, "barter", 0, 1, 1)
    assert (baker.pfennigs, units(state, 0)) == (0, {"salt": 2, "yeast": 1})


def test_mk1_each_worker_in_a_column_to_the_right_costs_one_more() -> None:
    state = lay(4)
    baker = own(state, 0, pfennigs=6, active={"ox": 1})
    stand(state, "A2", 1)  # the same column does not count (R5)
    for stall, seat in (("B1", 1), ("C", 2), ("D1", 3)):
        stand(state, stall, seat)
    play(state, "shop", "A1")
    assert baker.pfennigs == 1
    play(state, "route", "D1")  # occupied stalls are passed through freely
    assert units(state, 0) == {"water": 2, "salt": 2, "yeast": 2, "milk": 2}


def test_mk1_one_worker_to_a_stall_and_the_fee() -> None:
    state = lay()
    own(state, 0, pfennigs=2)
    stand(state, "C", 1)
    assert why(state, "shop", "C") == "MK1"
    assert may(state, "shop", "D1")
    own(state, 0, pfennigs=1)
    assert why(state, "shop", "D1") == "MK1"


@pytest.mark.parametrize(
    ("tokens", "first", "second"),
    [({"ox": 1}, "", ""), ({"cart": 1}, "MK2", ""), ({"cow": 1}, "MK2", "MK2")],
)
def test_mk2_the_left_columns_need_transport(tokens: dict[str, int], first: str, second: str) -> None:
    state = lay()
    own(state, 0, pfennigs=9, active=tokens)
    assert why(state, "shop", "A1") == first
    assert why(state, "shop", "B2") == second
    own(state, 0, pfennigs=9, used={"ox": 1, "cart": 1})
    assert why(state, "shop", "B2") == "MK2"


def test_mk2_ox_or_cart_is_asked_only_where_both_will_do() -> None:
    state = lay()
    baker = own(state, 0, pfennigs=9, active={"ox": 1, "cart": 1})
    play(state, "shop", "B1")
    assert legal(state) == ["use(cart)", "use(ox)"]
    play(state, "use", "ox")
    assert baker.used == [0, 1, 0]
    state = lay()
    own(state, 0, pfennigs=9, active={"ox": 1, "cart": 1})
    play(state, "shop", "A1")
    assert pending(state) == "walk-on"


def test_mk3_only_arrows_lead_on() -> None:
    state = lay()
    own(state, 0, pfennigs=9)
    play(state, "shop", "C")
    assert why(state, "route", "A1") == "MK3"
    assert legal(state) == ["route(D1)", "route(D2)"]


def test_mk5_the_stallholder_adds_one_of_three() -> None:
    state = lay(mode="basic")
    own(state, 0, pfennigs=2)
    befriend(state, 0, "market_extra")
    play(state, "shop", "D2")
    assert legal(state) == ["ask-ingredient(water)", "ask-ingredient(salt)", "ask-ingredient(yeast)"]
    play(state, "ask-ingredient", "salt")
    assert units(state, 0) == {"water": 1, "yeast": 1, "salt": 1}


def test_g4_more_than_20_units_are_lost() -> None:
    state = lay()
    own(state, 0, pfennigs=2, salt=20, yeast=19)
    play(state, "shop", "D1")
    assert units(state, 0) == {"salt": 20, "yeast": 20}


def test_x25_equal_bonuses_of_bakers_in_the_market() -> None:
    for edition, expected in (("en", {"salt": 2, "yeast": 3}), ("es", {"salt": 2, "yeast": 2})):
        state = lay(edition=edition)
        own(state, 0, pfennigs=2)
        employ(state, 0, 1, upgraded=True)
        employ(state, 0, 2)
        play(state, "shop", "D1")  # 1 salt and 1 yeast of the stall itself
        assert units(state, 0) == expected
