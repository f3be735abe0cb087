"""Villages (VI1-VI5), selling (SB1-SB9), reputation (RP1-RP3), the Servant (SV1-SV4)."""

from __future__ import annotations

import pytest

from allmende.games.pandemain.words import LOCATIONS
from tests.games.pandemain.table import (
    bread,
    employ,
    esteem,
    favours,
    lay,
    legal,
    loaves,
    may,
    order,
    orders,
    own,
    pending,
    play,
    reputation,
    rewards,
    servant,
    stand,
    turn,
    why,
)

# -- villages ---------------------------------------------------------------------------------------------------------


def test_x11_high_wheat_in_ulm_in_round_2() -> None:
    state = lay()
    state.round = 2
    baker = own(state, 0, points=0)
    bread(state, 0, "high wheat 3")
    orders(state, "ulm", a="rye", b="wheat")
    before = state.bag[3]
    play(state, "visit", "ulm")  # one loaf, one order: nothing else to choose
    assert baker.points == 4 + 3 + 3
    assert baker.pfennigs == 7
    assert order(state, "ulm", "b") is None
    assert state.bag[3] == before + 2  # the loaf and the order
    assert baker.villagers == 1 << state.village_kinds[0]
    assert reputation(state, 0, "wheat") == 1


def test_x13_reputation_at_the_top() -> None:
    state = lay()
    baker = own(state, 0)
    esteem(state, 0, rye=1)
    for quality, level, points in (("high", 2, 0), ("high", 2, 1), ("low", 1, 0)):
        state.board, state.crowd = [0] * len(state.board), [0] * len(state.crowd)
        orders(state, "ulm", a="oat", b="oat")
        bread(state, 0, f"{quality} rye 2")
        before = baker.points
        turn(state, 0)
        play(state, "visit", "ulm")
        assert reputation(state, 0, "rye") == level
        assert baker.points - before == (3 if quality == "high" else 1) + 1 + points


def test_rp1_the_bottom_of_the_track_is_the_bottom() -> None:
    state = lay()
    own(state, 0)
    esteem(state, 0, rye=-2)
    bread(state, 0, "low rye 2")
    orders(state, "ulm", a="oat", b="oat")
    play(state, "visit", "ulm")
    assert reputation(state, 0, "rye") == -2


def test_x15_the_licence_goes_to_everybody_who_is_there() -> None:
    state = lay(4)
    own(state, 2, pfennigs=2)
    stand(state, "ulm", 0)
    stand(state, "ulm", 1)
    bread(state, 2, "high rye 2")
    orders(state, "ulm", a="oat", b="oat")
    turn(state, 2)
    play(state, "visit", "ulm")
    assert [state.bakers[seat].pfennigs for seat in range(3)] == [1, 1, 4]  # the price of the loaf came later
    state = lay(4)
    own(state, 2, pfennigs=1)
    stand(state, "ulm", 0)
    stand(state, "ulm", 1)
    bread(state, 2, "high rye 2")
    turn(state, 2)
    assert why(state, "visit", "ulm") == "VI3"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_vi2_one_less_than_players_and_never_twice(seats: int) -> None:
    state = lay(seats)
    own(state, 0, pfennigs=9)
    bread(state, 0, "high rye 2", "high rye 2")
    for other in range(1, seats - 1):
        stand(state, "ulm", other)
    assert may(state, "visit", "ulm")
    stand(state, "ulm", seats - 1)
    assert why(state, "visit", "ulm") == "VI2"
    state = lay(seats)
    bread(state, 0, "high rye 2", "high rye 2")
    stand(state, "ulm", 0)
    assert why(state, "visit", "ulm") == "VI2"


def test_vi4_something_that_is_ordered_must_be_sold() -> None:
    state = lay()
    bread(state, 0, "high oat 3")
    orders(state, "ulm", a="rye", b="wheat")
    assert why(state, "visit", "ulm") == "VI4"
    assert why(lay(), "visit", "ulm") == "VI4"  # without any bread


def test_vi4_several_orders_each_once() -> None:
    state = lay()
    baker = own(state, 0, points=0)
    bread(state, 0, "high rye 2", "low rye 1", "high rye 1")
    orders(state, "ulm", a="rye", b="wheat")
    play(state, "visit", "ulm")
    assert why(state, "done") == "VI4"
    play(state, "sell", "permanent", "high", 2)
    assert why(state, "sell", "permanent", "high", 1) == "VI4"
    assert may(state, "done")
    play(state, "sell", "a", "low", 1)
    assert loaves(state, 0) == ["high rye 1"]
    assert baker.points == (3 + 1) + (0 + 2)
    assert baker.pfennigs == 4 + 3
    assert state.is_over  # both rye orders are filled


def test_vi5_augsburg_needs_penitence() -> None:
    state = lay()
    own(state, 0, penitence=4)
    bread(state, 0, "high wheat 3")
    assert why(state, "visit", "augsburg") == "VI5"
    own(state, 0, penitence=5)
    bread(state, 0, "high wheat 3")
    assert may(state, "visit", "augsburg")


def test_x37_two_loaves_in_augsburg() -> None:
    state = lay()
    baker = own(state, 0, penitence=9)
    bread(state, 0, "high wheat 3", "high oat 3")
    orders(state, "augsburg", a="oat", b="rye")
    rewards(state, 10, "vp_3", "cow")
    play(state, "visit", "augsburg")
    play(state, "sell", "permanent", "high", 3)
    assert (baker.penitence, pending(state)) == (10, "choose-reward")
    play(state, "reward", "cow")
    assert pending(state) == "sell-bread"
    play(state, "sell", "a", "high", 3)
    assert baker.penitence == 11


def test_sb7_one_villager_of_each_kind() -> None:
    state = lay(3)
    left = state.villagers_left[0]
    for seat in (0, 1):
        own(state, seat, pfennigs=5)
        bread(state, seat, "high rye 2")
        turn(state, seat)
        play(state, "visit", "ulm")
    assert state.villagers_left[0] == left - 2
    state.board, state.crowd = [0] * len(state.board), [0] * len(state.crowd)
    bread(state, 0, "high rye 2")
    turn(state, 0)
    play(state, "visit", "ulm")
    assert state.villagers_left[0] == left - 2


def test_x25_equal_bonuses_of_bakers_in_a_sale() -> None:
    for edition, bonus in (("en", 2), ("es", 1)):
        state = lay(edition=edition)
        baker = own(state, 0, points=0)
        employ(state, 0, 7, 8)
        bread(state, 0, "high spelt 3")
        orders(state, "dinkelsbuehl", a="rye", b="rye")
        play(state, "visit", "dinkelsbuehl")
        assert baker.points == 4 + 1 + bonus


def test_sb8_bakers_that_bring_money() -> None:
    state = lay()
    baker = own(state, 0)
    employ(state, 0, 3)
    employ(state, 0, 4, upgraded=True)
    bread(state, 0, "low spelt 3")
    orders(state, "dinkelsbuehl", a="rye", b="rye")
    play(state, "visit", "dinkelsbuehl")
    assert baker.pfennigs == 4 + 1
    state = lay()
    baker = own(state, 0)
    employ(state, 0, 4, upgraded=True)
    bread(state, 0, "low oat 3")
    orders(state, "donauwoerth", a="rye", b="rye")
    play(state, "visit", "donauwoerth")
    assert baker.pfennigs == 5 + 2


def test_bm1_a_sale_in_basic_mode_changes_no_reputation() -> None:
    state = lay(mode="basic")
    own(state, 0)
    bread(state, 0, "high rye 2")
    play(state, "visit", "ulm")
    assert reputation(state, 0, "rye") == 0
    assert "reputation" not in state.score_sheet()[0]


# -- the Servant ------------------------------------------------------------------------------------------------------


def test_x32_low_spelt_for_the_servant_at_the_mill() -> None:
    state = lay()
    baker = own(state, 0, pfennigs=9, points=0)
    bread(state, 0, "low spelt 2")
    servant(state, "mill")
    favours(state, "vp_3", "cart")
    play(state, "mill", "M1")
    assert pending(state) == "finish-turn"
    play(state, "sell-servant", "spelt", "low", 2)
    assert (baker.points, baker.pfennigs) == (1, 9 - 1 + 4)
    assert reputation(state, 0, "spelt") == -1
    assert baker.villagers == 0
    play(state, "favour", "cart")
    assert baker.active[0] == 1
    assert why(state, "send-servant", "mill") == "SV4"
    play(state, "send-servant", "church")
    assert LOCATIONS[state.servant] == "church"
    assert state.is_over  # one loaf a turn


def test_sv1_any_own_worker_there_counts_and_selling_is_free_to_leave() -> None:
    state = lay()
    bread(state, 0, "high rye 2")
    stand(state, "farm", 0)
    servant(state, "farm")
    play(state, "go", "river")
    assert may(state, "sell-servant", "rye", "high", 2)  # R12: not only the worker placed this turn
    play(state, "done")
    assert loaves(state, 0) == ["high rye 2"]
    turn(state, 0)
    servant(state, "castle")
    play(state, "go", "river")
    assert state.is_over  # he is elsewhere


def test_sv3_a_favour_may_be_left_and_then_stays_face_up() -> None:
    state = lay()
    bread(state, 0, "high rye 2")
    servant(state, "river")
    favours(state, "vp_3")
    play(state, "go", "river")
    play(state, "sell-servant", "rye", "high", 2)
    assert why(state, "favour", "cow") == "SV3"
    before = state.favours
    play(state, "decline")
    assert state.favours == before


def test_sv3_when_none_is_face_up_five_are_turned_up() -> None:
    state = lay()
    baker = own(state, 0, points=0)
    bread(state, 0, "high rye 2")
    servant(state, "river")
    favours(state, "vp_3")
    play(state, "go", "river")
    play(state, "sell-servant", "rye", "high", 2)
    play(state, "favour", "vp_3")
    assert baker.points == 3 + 3
    assert state.favours.bit_count() == 5
    assert state.revealed


@pytest.mark.parametrize(
    ("name", "expected"),
    [("salt_yeast", {"salt": 2, "yeast": 2}), ("cow", {"cow": 1}), ("flour_2", {"flour": 2})],
)
def test_sv3_favours(name: str, expected: dict[str, int]) -> None:
    state = lay()
    baker = own(state, 0)
    bread(state, 0, "high rye 2")
    servant(state, "granary")
    favours(state, name, "vp_3")
    play(state, "go", "granary")
    play(state, "sell-servant", "rye", "high", 2)
    play(state, "favour", name)
    while pending(state) == "take-flour":
        play(state, "take-flour", "oat")
    got = {"salt": baker.units[1], "yeast": baker.units[2], "cow": baker.active[2], "flour": baker.flours()}
    assert {word: count for word, count in got.items() if count} == expected


def test_d41_in_the_spanish_edition_the_servant_may_stay() -> None:
    state = lay(edition="es")
    bread(state, 0, "high rye 2")
    servant(state, "river")
    play(state, "go", "river")
    play(state, "sell-servant", "rye", "high", 2)
    play(state, "decline")
    assert may(state, "send-servant", "river")


def test_aa1_milking_before_and_after_the_action() -> None:
    state = lay()
    baker = own(state, 0, active={"cow": 2})
    play(state, "milk")
    play(state, "go", "river")
    assert pending(state) == "finish-turn"
    play(state, "milk")
    assert (baker.units, baker.used[2]) == ([2, 0, 0, 4], 2)
    turn(state, 0)
    assert why(state, "milk") == "AA1"
    assert "milk()" not in legal(state)
