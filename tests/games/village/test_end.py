"""The end of the game (E1-E6)."""

from __future__ import annotations

import pytest

from allmende.games.village.state import Village
from tests.games.playing import happened, legal, may, pending, play, why
from tests.games.village.table import at, at_place, board, customers, lay, members, own, rest_in_peace, turn

A, B, C, D = 0, 1, 2, 3


def let_all_go(village: Village) -> tuple[list[int], int]:
    """Everybody lets his last turn go. Who was asked, and how many masses were said."""
    asked, masses = [], 0
    while not village.is_over:
        asked.append(pending(village)[1])
        play(village, "decline")
        masses += len(happened(village, "mass"))
    return asked, masses


def dying(village: Village, seat: int) -> None:
    """One member, at home, the hour before death; there is no page for farmers, and one grave."""
    members(village, seat, farmyard=[1])
    own(village, seat, life=9)
    rest_in_peace(village, graves=1, crafts=2)


def test_x32_the_last_grave() -> None:
    village = lay(4)
    board(village, harvest={"plague": 1, "brown": 5})
    dying(village, C)
    turn(village, C)
    play(village, "take", "harvest", "plague")
    play(village, "skip")
    assert at_place(village, C, "grave") == [1]
    assert happened(village, "end-triggered") == [C]
    order = []
    for seat in (D, A, B):
        assert pending(village) == ("take-turn", seat)
        order.append(village.to_move)
        play(village, "take", "harvest", "brown")
        play(village, "harvest")
    assert order == [D, A, B]
    assert (happened(village, "mass"), village.is_over) == ([-1], True)


def test_x33_the_last_grave_with_the_last_cube() -> None:
    village = lay(4)
    board(village, harvest={"plague": 1})
    dying(village, C)
    turn(village, C)
    play(village, "take", "harvest", "plague")
    play(village, "skip")
    assert (happened(village, "mass"), village.round) == ([], 1)
    masses = 0
    for seat in (D, A, B):
        assert pending(village) == ("choose-action", seat)
        play(village, "do", "harvest")
        assert village.families[seat].grain == 2
        assert village.families[seat].influence == [0, 0, 0, 0]
        masses += len(happened(village, "mass"))
    assert (masses, village.is_over, village.round) == (1, True, 1)


def market_with_dying_seller(seats: int = 3) -> Village:
    village = lay(seats)
    board(village, market={"brown": 1}, harvest={"pink": 6})
    customers(village, ["c01", "c02"], ["c05", "c06", "c07", "c08", "c09"])
    dying(village, B)
    own(village, B, grain=3, green=1, life=9)
    return village


def test_x34_another_ends_it_in_my_market_day() -> None:
    village = market_with_dying_seller()
    own(village, C, grain=4, green=1)
    turn(village, A)
    play(village, "take", "market", "brown")
    play(village, "serve", "c01")
    assert at_place(village, B, "grave") == [1]
    assert pending(village) == ("serve-customer", C)  # the market day is finished
    play(village, "serve", "c02")
    assert len(village.stalls) == 4  # and refilled
    assert let_all_go(village) == ([B, C, A], 1)


def test_x35_the_holder_ends_it_in_his_own_market_day() -> None:
    village = lay(3)
    board(village, market={"brown": 1}, harvest={"pink": 6})
    customers(village, ["c01", "c03"], [])
    dying(village, A)
    own(village, A, {"scroll": 1}, grain=4, green=1, life=9)
    turn(village, A)
    play(village, "take", "market", "brown")
    play(village, "serve", "c01")
    play(village, "serve", "c03")
    assert at_place(village, A, "grave") == [1]
    assert let_all_go(village) == ([B, C], 1)


def test_x43_the_market_cube_was_the_last_cube() -> None:
    village = market_with_dying_seller(2)
    board(village, market={"brown": 1})
    turn(village, A)
    play(village, "take", "market", "brown")
    play(village, "serve", "c01")
    assert (village.round, happened(village, "mass"), sum(village.board)) == (1, [], 0)
    for seat in (B, A):
        assert pending(village) == ("choose-action", seat)
        play(village, "do", "family")
        play(village, "birth")
        assert happened(village, "born") == [seat]
    assert (happened(village, "mass"), village.is_over) == ([-1], True)


def test_x44_what_fills_up_later_changes_nothing() -> None:
    village = market_with_dying_seller()
    board(village, market={"brown": 1}, harvest={"plague": 2, "pink": 4})
    rest_in_peace(village, graves=1, crafts=1)
    members(village, C, smithy=[1])
    own(village, C, life=9)
    members(village, A, office=[1])
    own(village, A, life=9)
    turn(village, A)
    play(village, "take", "market", "brown")
    play(village, "serve", "c01")
    assert pending(village) == ("take-turn", B)
    play(village, "decline")
    play(village, "take", "harvest", "plague")
    assert at_place(village, C, "chronicle_crafts") == [1]
    assert sum(village.chronicle) == 0
    assert happened(village, "end-triggered") == []
    assert pending(village) == ("take-turn", A)
    play(village, "take", "harvest", "plague")
    assert at_place(village, A, "removed") == [1]
    assert village.is_over


def test_x45_the_holder_dies_after_another_has_ended_it() -> None:
    village = market_with_dying_seller()
    board(village, market={"plague": 1}, harvest={"pink": 6})
    members(village, A, farmyard=[1])
    own(village, A, life=9)
    turn(village, A)
    play(village, "take", "market", "plague")
    play(village, "serve", "c01")
    assert at_place(village, B, "grave") == [1]
    assert at_place(village, A, "removed") == [1]
    assert happened(village, "end-triggered") == [B]
    assert let_all_go(village) == ([B, C, A], 1)


def test_e1_the_last_page_of_the_chronicle() -> None:
    village = lay(3)
    board(village, harvest={"plague": 1, "pink": 6})
    members(village, A, smithy=[1])
    own(village, A, life=9)
    rest_in_peace(village, graves=3, crafts=1)
    turn(village, A)
    play(village, "take", "harvest", "plague")
    assert happened(village, "end-triggered") == [A]
    assert let_all_go(village) == ([B, C], 1)


def test_e3_a_last_turn_that_finds_the_board_empty_is_free() -> None:
    village = lay(3)
    board(village, harvest={"plague": 1, "pink": 1})
    dying(village, A)
    turn(village, A)
    play(village, "take", "harvest", "plague")
    play(village, "skip")
    assert pending(village) == ("take-turn", B)
    play(village, "take", "harvest", "pink")
    play(village, "skip")
    assert (village.round, happened(village, "mass")) == (1, [])
    assert pending(village) == ("choose-action", C)


def test_e4_deaths_in_last_turns_use_what_is_left() -> None:
    village = lay(3)
    board(village, harvest={"plague": 3})
    dying(village, A)
    members(village, B, smithy=[1])
    own(village, B, life=9)
    turn(village, A)
    play(village, "take", "harvest", "plague")
    play(village, "skip")
    play(village, "take", "harvest", "plague")
    assert at_place(village, B, "chronicle_crafts") == [1]


def test_r23_a_last_turn_is_a_normal_one_or_none() -> None:
    village = lay(3)
    board(village, harvest={"pink": 1})
    own(village, A, pink=3)
    village.trigger, village.last_turns = C, 0
    turn(village, A)
    assert legal(village) == {"take(harvest, pink)", "well(pink, 0)", "decline()"}


def test_r23_the_holders_own_deferred_death_is_his_own_doing() -> None:
    village = lay(3)
    board(village, market={"plague": 1}, harvest={"pink": 6})
    customers(village, ["c01"], [])
    dying(village, A)
    turn(village, A)
    play(village, "take", "market", "plague")
    assert at_place(village, A, "grave") == [1]
    assert let_all_go(village) == ([B, C], 1)


def test_r27_a_market_day_as_a_last_turn_is_open_to_all() -> None:
    village = lay(3)
    board(village)
    customers(village, ["c01", "c02"], [])
    own(village, C, grain=3, green=1)
    village.trigger, village.last_turns = C, 0
    turn(village, A)
    play(village, "do", "market")
    assert pending(village) == ("serve-customer", C)


def test_r36_a_market_day_as_a_last_turn_gives_nobody_another() -> None:
    village = lay(3)
    board(village)
    customers(village, ["c01", "c02"], [])
    dying(village, B)
    own(village, B, grain=3, green=1, life=9)
    village.trigger, village.last_turns = C, 0
    village.graves = 0
    turn(village, A)
    play(village, "do", "market")
    play(village, "serve", "c01")
    assert at_place(village, B, "removed") == [1]
    assert village.is_over


@pytest.mark.parametrize("space", ["harvest", "family", "crafts", "market"])
def test_r38_a_free_action(space: str) -> None:
    village = lay(3)
    board(village)
    customers(village, ["c01"], [])
    own(village, A, grain=3)
    village.trigger, village.last_turns = C, 1
    turn(village, A)
    before = village.families[A].influence.copy()
    assert pending(village) == ("choose-action", A)
    assert why(village, "do", "travel") == "R42"
    assert why(village, "do", "council") == "R42"
    assert why(village, "well", "pink", 0) == ""
    play(village, "do", space)
    assert village.families[A].influence == before
    assert village.families[A].life == 0


def test_r38_or_none() -> None:
    village = lay(3)
    board(village)
    village.trigger, village.last_turns = C, 0
    turn(village, A)
    assert may(village, "decline")
    play(village, "decline")
    assert happened(village, "declined") == [A]
    assert village.is_over


def test_e6_the_last_mass_is_a_complete_one() -> None:
    village = lay(2)
    board(village, harvest={"pink": 1, "plague": 1})
    members(village, A, farmyard=[1], window_1=[2], bag=[3])
    own(village, A, grain=1, coins=1)
    village.trigger, village.last_turns = A, 0
    turn(village, B)
    play(village, "decline")
    play(village, "buy-out", 3)
    play(village, "climb", 1, 2)
    assert village.is_over
    assert village.families[A].prestige == 2
    assert sum(village.board) == 2  # nothing was seeded any more


def test_a_sale_in_anothers_market_day_that_fills_both_at_once_counts_once() -> None:
    village = market_with_dying_seller()
    own(village, A)
    at(village, "market", seat=A)
    play(village, "serve", "c01")
    assert (village.trigger, village.market_holder) == (B, A)
