"""Church and mass (G1, A1-A7)."""

from __future__ import annotations

from allmende.core.chance import FastStream
from allmende.games.village.state import Village
from tests.games.playing import happened, legal, may, pending, play, why
from tests.games.village.table import at, at_place, cubes, lay, mass, members, own

PETER, MARTINA, PHILIPP = 0, 1, 2


def before_mass() -> Village:
    village = lay(3)
    members(village, PETER, bag=[2], farmyard=[1])
    members(village, MARTINA, bag=[1], farmyard=[2])
    members(village, PHILIPP, bag=[1], farmyard=[2])
    for seat in range(3):
        own(village, seat, coins=1)
    return village


def test_x11_mass_example() -> None:
    """The draw is random: one of all possible draws is that of the example."""
    seen = set()
    for seed in range(40):
        village = before_mass()
        village.stream = FastStream(seed)
        mass(village)
        assert pending(village) == ("buy-from-bag", PETER)
        play(village, "buy-out", 2)
        assert pending(village) == ("buy-from-bag", MARTINA)  # Peter has nobody left to buy
        play(village, "done")
        play(village, "buy-out", 1)
        assert [family.coins for family in village.families] == [0, 1, 0]
        assert (at_place(village, PETER, "window_1"), at_place(village, PHILIPP, "window_1")) == ([2], [1])
        drawn = happened(village, "drawn")
        assert (at_place(village, MARTINA, "window_1") == [1]) == (drawn == [MARTINA])
        assert (at_place(village, MARTINA, "bag") == [1]) == (drawn == [])
        seen.add(len(drawn))
    assert seen == {0, 1}  # with a monk, or two monks: there is nobody but Martina's left to draw


def test_x12_advancing_through_the_windows() -> None:
    village = lay(3)
    members(village, PETER, window_2=[1], window_1=[2])
    members(village, MARTINA, window_1=[1])
    members(village, PHILIPP, window_2=[2], window_1=[1])
    own(village, PETER, grain=3)
    mass(village)
    assert pending(village) == ("climb-windows", PETER)
    play(village, "climb", 2, 1)
    assert village.families[PETER].grain == 1
    play(village, "climb", 1, 2)
    assert village.families[PETER].grain == 0
    assert (at_place(village, PETER, "window_3"), at_place(village, PETER, "window_2")) == ([1], [2])
    assert at_place(village, MARTINA, "window_1") == [1]  # no grain: not asked
    assert village.is_over


def test_x13_four_grain_from_the_second_window_to_the_last() -> None:
    village = lay(3)
    members(village, PHILIPP, window_2=[2], window_1=[1])
    own(village, PHILIPP, grain=4)
    mass(village)
    assert pending(village) == ("climb-windows", PHILIPP)
    play(village, "climb", 2, 2)
    play(village, "climb", 3, 2)
    assert (at_place(village, PHILIPP, "window_4"), village.families[PHILIPP].grain) == ([2], 0)


def test_x14_the_majority_goes_to_the_one_furthest_left() -> None:
    village = lay(3)
    members(village, PETER, window_3=[1], window_2=[2])
    members(village, PHILIPP, window_4=[2], window_1=[1])
    members(village, MARTINA, window_1=[1])
    mass(village)
    assert [family.prestige for family in village.families] == [0, 0, 2]


def test_x29_no_more_than_four_in_all() -> None:
    village = lay(3)
    members(village, 0, bag=[1, 1, 1])
    members(village, 1, bag=[1, 1])
    members(village, 2, bag=[1])
    for seat, coins in enumerate((3, 2, 1)):
        own(village, seat, coins=coins)
    drawn = village.stream.drawn
    mass(village)
    for _ in range(3):
        play(village, "buy-out", 1)
    play(village, "buy-out", 1)
    assert village.is_over  # the third is not asked any more
    assert village.stream.drawn == drawn
    assert [len(at_place(village, seat, "window_1")) for seat in range(3)] == [3, 1, 0]
    assert [family.coins for family in village.families] == [0, 1, 1]


def test_x41_equal_in_number_and_in_the_furthest_window() -> None:
    village = lay(3)
    members(village, 0, window_2=[1, 1])
    members(village, 1, window_2=[1], window_1=[1])
    mass(village)
    assert [family.prestige for family in village.families] == [2, 2, 0]


def test_x55_two_of_three() -> None:
    village = lay(3)
    members(village, 0, window_3=[1])
    members(village, 1, window_3=[2])
    members(village, 2, window_1=[1])
    mass(village)
    assert [family.prestige for family in village.families] == [2, 2, 0]


def test_g1_a_brown_cube_or_time() -> None:
    village = lay()
    own(village, 0, brown=1)
    at(village, "church")
    for_time = village.clone()
    play(village, "join", 1, "brown")
    assert (cubes(village, 0, "brown"), village.families[0].life) == (0, 0)
    play(for_time, "join", 1, "time")
    assert (cubes(for_time, 0, "brown"), for_time.families[0].life) == (1, 3)
    for twin in (village, for_time):
        assert at_place(twin, 0, "bag") == [1]


def test_g1_refusals() -> None:
    village = lay()
    members(village, 0, farmyard=[2], smithy=[1])
    at(village, "church")
    assert why(village, "join", 2, "brown") == "G1"
    assert why(village, "join", 1, "time") == "G1"
    assert may(village, "join", 2, "time")


def test_a1_refusals() -> None:
    village = lay()
    members(village, 0, bag=[1, 3])
    own(village, 0, coins=1)
    mass(village)
    assert legal(village) == {"buy-out(1)", "buy-out(3)", "done()"}  # R20: the buyer picks
    assert why(village, "buy-out", 2) == "A1"
    own(village, 0)
    assert why(village, "buy-out", 1) == "A1"


def test_a3_undrawn_members_and_monks_stay_in_the_bag() -> None:
    sizes = set()
    for seed in range(30):
        village = lay(2)
        members(village, 0, bag=[1, 1, 1, 1])
        members(village, 1, bag=[1, 1, 1, 1])
        village.stream = FastStream(seed)
        mass(village)
        drawn = [len(at_place(village, seat, "window_1")) for seat in (0, 1)]
        assert [len(at_place(village, seat, "bag")) for seat in (0, 1)] == [4 - count for count in drawn]
        assert sum(drawn) <= 4
        sizes.add(sum(drawn))
    assert len(sizes) > 2  # more or fewer monks among the four


def test_a2_nothing_but_monks() -> None:
    village = lay()
    drawn = village.stream.drawn
    mass(village)
    assert (village.is_over, village.stream.drawn) == (True, drawn)
    assert [family.prestige for family in village.families] == [
        0,
        0,
        0,
    ]  # R21: nobody in church, nobody scores


def test_a4_refusals() -> None:
    village = lay()
    members(village, 0, window_4=[1], window_2=[1], window_1=[2])
    own(village, 0, grain=1)
    mass(village)
    assert why(village, "climb", 4, 1) == "A4"
    assert why(village, "climb", 2, 1) == "A4"
    assert legal(village) == {"climb(1, 2)", "done()"}
    play(village, "done")
    assert village.families[0].grain == 1


def test_a6_the_order_is_that_of_the_round_just_ended() -> None:
    village = lay()
    for seat in range(3):
        members(village, seat, bag=[1])
        own(village, seat, coins=1)
    village.starter = 1
    village.marker = 0  # who will start next does not matter yet
    mass(village)
    order = []
    while not village.is_over:
        order.append(pending(village))
        play(village, "done")
    assert order == [("buy-from-bag", 1), ("buy-from-bag", 2), ("buy-from-bag", 0)]


def test_a5_the_bag_does_not_count() -> None:
    village = lay(2)
    members(village, 0, window_1=[1])
    members(village, 1, bag=[])
    mass(village)
    assert [family.prestige for family in village.families] == [2, 0]


def test_r51_whoever_was_called_just_now_may_advance_step_by_step() -> None:
    village = lay()
    members(village, 0, bag=[1], window_1=[2])
    own(village, 0, grain=5, coins=1)
    mass(village)
    play(village, "buy-out", 1)
    assert legal(village) == {"climb(1, 1)", "climb(1, 2)", "done()"}
    play(village, "climb", 1, 1)
    play(village, "climb", 1, 2)
    play(village, "climb", 2, 1)
    assert (at_place(village, 0, "window_3"), at_place(village, 0, "window_2")) == ([1], [2])
    assert village.families[0].grain == 1


def test_r50_who_can_neither_buy_nor_advance_is_not_asked() -> None:
    village = lay()
    members(village, 0, bag=[1])  # no coin
    members(village, 1, farmyard=[1])  # nobody in the bag
    own(village, 1, coins=1, grain=5)
    members(village, 2, window_4=[1])  # as far as can be
    own(village, 2, coins=1, grain=5)
    mass(village)
    assert village.is_over
