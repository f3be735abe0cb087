"""The council chamber (K1-K5)."""

from __future__ import annotations

import pytest

from tests.games.playing import legal, may, pending, play, why
from tests.games.village.table import (
    at,
    at_place,
    board,
    cubes,
    goods,
    is_marker_free,
    lay,
    members,
    new_round,
    own,
)


def test_x26_the_first_takes_the_marker() -> None:
    village = lay()
    own(village, 1, {"scroll": 1})
    own(village, 2, green=2)
    at(village, "council", seat=1)
    play(village, "enter", 1, "scroll")
    assert (village.families[1].life, goods(village, 1, "scroll")) == (1, 0)
    play(village, "privilege", 1)
    assert village.marker == 1
    at(village, "council", seat=2)
    play(village, "enter", 1, "green")
    assert (village.families[2].life, cubes(village, 2, "green")) == (1, 0)
    assert pending(village) == ("take-turn", 0)  # no privilege to choose: the marker is gone
    board(village)
    new_round(village)
    assert (village.starter, village.to_move) == (1, 1)
    assert is_marker_free(village)


def test_x27_a_privilege_without_moving() -> None:
    village = lay()
    members(village, 0, stage_3=[2])
    at(village, "council")
    assert legal(village) == {"privilege(1)", "privilege(2)", "privilege(3)", "skip()"}
    assert why(village, "privilege", 4) == "K3"
    cubes_taken, good_taken = village.clone(), village.clone()
    play(village, "privilege", 1)
    assert (village.marker, pending(village)) == (0, ("take-turn", 1))
    play(cubes_taken, "privilege", 2)
    play(cubes_taken, "choose-cube", "brown")
    play(cubes_taken, "choose-cube", "pink")
    assert (cubes(cubes_taken, 0, "brown"), cubes(cubes_taken, 0, "pink")) == (1, 1)
    play(good_taken, "privilege", 3)
    play(good_taken, "choose-good", "ox")
    assert goods(good_taken, 0, "ox") == 1
    for twin in (cubes_taken, good_taken):
        assert pending(twin) == ("take-turn", 1)  # never two of them
        assert (twin.families[0].life, twin.families[0].coins) == (0, 0)
        assert at_place(twin, 0, "stage_3") == [2]


def test_x28_prestige_for_a_coin() -> None:
    village = lay()
    members(village, 0, stage_4=[1])
    own(village, 0, coins=2)
    at(village, "council")
    play(village, "privilege", 4)
    assert (village.families[0].coins, village.families[0].prestige) == (1, 3)
    own(village, 0, coins=0)
    at(village, "council")
    assert why(village, "privilege", 4) == "K4"


def test_x47_the_coin_must_be_left_after_the_price() -> None:
    village = lay()
    members(village, 0, stage_3=[1])
    own(village, 0, green=2, coins=1)
    at(village, "council")
    play(village, "advance", 3, 1, "green")
    spent = village.clone()
    play(village, "pay", 0, 0, 0, 0)
    assert may(village, "privilege", 4)
    play(village, "privilege", 4)
    assert (village.families[0].prestige, village.families[0].coins) == (3, 0)
    play(spent, "pay", 0, 1, 0, 0)
    assert why(spent, "privilege", 4) == "K4"
    assert legal(spent) == {"privilege(1)", "privilege(2)", "privilege(3)", "skip()"}


@pytest.mark.parametrize(("stage", "time"), [(1, 2), (2, 2), (3, 3)])
def test_k2_time_of_the_stage_entered(stage: int, time: int) -> None:
    village = lay()
    members(village, 0, **{f"stage_{stage}": [1]})
    own(village, 0, {"scroll": 1})
    at(village, "council")
    play(village, "advance", stage, 1, "scroll")
    assert village.families[0].life == time
    assert at_place(village, 0, f"stage_{stage + 1}") == [1]
    assert goods(village, 0, "scroll") == 0


def test_k2_scroll_or_green() -> None:
    village = lay()
    members(village, 0, farmyard=[1], stage_1=[2])
    own(village, 0, green=1)
    at(village, "council")
    for price in ("scroll", "green"):
        assert why(village, "enter", 1, price) == "K2"
        assert why(village, "advance", 1, 2, price) == "K2"


def test_k1_who_is_not_there() -> None:
    village = lay()
    members(village, 0, stage_1=[2])
    own(village, 0, {"scroll": 1})
    at(village, "council")
    assert why(village, "enter", 1, "scroll") == "K1"
    assert why(village, "advance", 1, 1, "scroll") == "K1"
    assert why(village, "advance", 3, 2, "scroll") == ""  # nobody on that stage


@pytest.mark.parametrize(("last_turns", "last_round"), [(1, False), (0, False), (-1, True)])
def test_r19_no_marker_where_no_round_follows(last_turns: int, last_round: bool) -> None:
    village = lay()
    members(village, 0, farmyard=[1], stage_1=[1])
    own(village, 0, {"scroll": 1})
    village.last_turns = last_turns
    if last_round:
        village.round = village.tables.max_rounds
    at(village, "council")
    assert why(village, "privilege", 1) == "R19"
    play(village, "enter", 1, "scroll")
    assert village.is_over or village.to_move == 1  # nothing left to choose


def test_k3_after_moving_only_as_far_as_that_councillor_came() -> None:
    village = lay()
    members(village, 0, farmyard=[1], stage_4=[2])
    own(village, 0, {"scroll": 1}, coins=1)
    at(village, "council")
    play(village, "enter", 1, "scroll")
    assert legal(village) == {"privilege(1)", "skip()"}
    assert why(village, "privilege", 4) == "K3"  # R18: not of the other councillor
    play(village, "skip")
    assert is_marker_free(village)


def test_k4_the_marker_is_gone() -> None:
    village = lay()
    members(village, 0, stage_2=[1])
    village.marker = 2
    at(village, "council")
    assert why(village, "privilege", 1) == "K4"


def test_k4b_stage_four_is_the_last() -> None:
    village = lay()
    members(village, 0, stage_4=[1])
    own(village, 0, {"scroll": 1})
    at(village, "council")
    assert why(village, "advance", 4, 1, "scroll") == "K4b"


def test_r11_no_good_left_to_choose() -> None:
    village = lay()
    members(village, 0, stage_3=[1])
    everything = dict.fromkeys(village.tables.goods, 8)
    own(village, 1, everything)
    at(village, "council")
    assert why(village, "privilege", 3) == "R11"
    own(village, 1, {**everything, "ox": 7, "plow": 7})
    at(village, "council")
    play(village, "privilege", 3)
    assert legal(village) == {"choose-good(ox)", "choose-good(plow)"}
    assert why(village, "choose-good", "wagon") == "R11"


def test_r44_cubes_of_choice() -> None:
    village = lay()
    board(village, harvest={"plague": 1})
    members(village, 0, stage_2=[1])
    own(village, 1, orange=18, green=18, brown=18, pink=18)
    at(village, "council")
    assert why(village, "privilege", 2) == "R44"
    own(village, 1, orange=18, green=18, brown=18, pink=17)
    at(village, "council")
    play(village, "privilege", 2)
    assert (cubes(village, 0, "pink"), pending(village)[1]) == (1, 1)  # one is all there is
    own(village, 1, orange=17, green=18, brown=18, pink=15)
    at(village, "council")
    play(village, "privilege", 2)
    assert why(village, "choose-cube", "green") == "R44"


def test_r19_the_starting_player_may_take_the_marker_too() -> None:
    village = lay()
    members(village, 0, stage_1=[1])
    at(village, "council")
    play(village, "privilege", 1)
    assert village.marker == village.starter == 0


def test_k5_no_limit_on_a_stage() -> None:
    village = lay()
    members(village, 0, farmyard=[1], stage_1=[1, 1, 1])
    members(village, 1, stage_1=[1, 1])
    own(village, 0, {"scroll": 1})
    at(village, "council")
    play(village, "enter", 1, "scroll")
    assert at_place(village, 0, "stage_1") == [1, 1, 1, 1]


def test_a_council_without_anything_to_do_is_not_asked_about() -> None:
    village = lay()
    at(village, "council")
    assert pending(village) == ("take-turn", 1)
