"""A sheet of numbers: each kind of entry, its names, and what is written of it."""

from __future__ import annotations

from array import array

from allmende.core.sheet import MOST_KEPT, Among, Kept, Sheet

FRUIT = Among(["apple", "pear", "plum"])
GAPS = Among(
    ["", "apple", "pear", "", "apple"]
)  # by what the rules call them: some never come up, two are the same


def written(sheet: Sheet) -> list[float]:
    return array("f", sheet.done()).tolist()


def named(seat: int = 0, seats: int = 2) -> Sheet:
    sheet = Sheet({"fruit": FRUIT}, naming=True)
    sheet.begin(seat, seats)
    return sheet


def test_numbers_small_large_and_below_zero() -> None:
    sheet = named()
    for value in (0, 1, 7, 8, 1023, 1024, 100_000, -1, -256, -257, 0):
        sheet.number("n", value)
    assert written(sheet) == [0, 1, 7, 8, 1023, 1024, 100_000, -1, -256, -257, 0]


def test_any_number_of_zeros() -> None:
    for zeros in (0, 1, 127, 128, 129, 256, 257, 600):
        for value in (3, 900):
            sheet = named()
            sheet.skip(zeros)
            sheet.number("n", value)
            sheet.skip(zeros)
            assert written(sheet) == [0.0] * zeros + [value] + [0.0] * zeros


def test_seats_as_they_lie_from_here() -> None:
    sheet = named(seat=1, seats=3)
    sheet.who("first", 1)
    sheet.who("second", 0)
    sheet.who("nobody", -1)
    sheet.who("automaton", 3)
    assert written(sheet) == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]
    assert sheet.names[:3] == ["first=me", "first=1", "first=2"]
    assert [sheet.of(place) for place in range(4)] == [1, 2, 0, 3]
    assert [sheet.place_of(seat) for seat in (1, 2, 0, 3)] == [0, 1, 2, 3]


def test_words_bags_lines_and_counts() -> None:
    sheet = named()
    sheet.one("one", 1, FRUIT)
    sheet.one("none", -1, FRUIT)
    sheet.bag("bag", [2, 0, 2], FRUIT)
    sheet.bag("empty", [], FRUIT)
    sheet.line("line", [2, 0], FRUIT)
    sheet.counts("counts", [4, 0, 9], FRUIT)
    sheet.stretch("stretch", [5], 1, FRUIT)
    sheet.part("part", [9, 9, 1, 2, 3], 2, FRUIT)
    assert written(sheet) == [
        *(0, 1, 0),
        *(0, 0, 0),
        *(1, 0, 2),
        *(0, 0, 0),
        *(0.5, 0, 1),
        *(4, 0, 9),
        *(0, 5, 0),
        *(1, 2, 3),
    ]
    assert sheet.names[:3] == ["one=apple", "one=pear", "one=plum"]
    assert sheet.names[6:9] == ["bag.apple", "bag.pear", "bag.plum"]
    assert len(sheet.names) == 24


def test_a_bag_leaves_what_it_was_given_alone() -> None:
    given = [2, 0, 1]
    sheet = named()
    sheet.bag("bag", given, FRUIT)
    assert given == [2, 0, 1]


def test_words_that_never_come_up_have_no_number() -> None:
    sheet = named()
    sheet.bag("bag", [4, 1, 2], GAPS)
    sheet.one("one", 2, GAPS)
    assert written(sheet) == [2, 1, 0, 1]
    assert sheet.names == ["bag.apple", "bag.pear", "one=apple", "one=pear"]


def test_what_need_not_be_there() -> None:
    sheet = named()
    sheet.maybe("turns", 3, True)
    sheet.maybe("turns", -1, False)
    sheet.row("row", [7], 3)
    sheet.grid("grid", [[1, 0], [2]], 2, 2, FRUIT)
    assert written(sheet) == [1, 3, 0, 0, 7, 0, 0, *(0, 1, 0), *(1, 0, 0), *(0, 0, 1), *(0, 0, 0)]
    assert sheet.names[:2] == ["turns?", "turns"]
    assert sheet.names[4:7] == ["row[0]", "row[1]", "row[2]"]
    assert sheet.names[-1] == "grid[1][1]=plum"


def test_names_say_whose_and_what_about() -> None:
    sheet = named()
    sheet.about("market.", "stalls")
    sheet.number(".size", 1)
    sheet.about_number("row", 2)
    sheet.number("", 1)
    sheet.of(1)
    sheet.number("coins", 1)
    sheet.of(0)
    sheet.about("hand")
    sheet.number(".size", 1)
    sheet.of_nobody()
    sheet.number("round", 1)
    assert sheet.names == ["market.stalls.size", "row[2]", "1.coins", "me.hand.size", "round"]


def test_a_part_is_kept_for_the_object_it_was_written_from() -> None:
    kept, cards, same = Kept(), [1, 2], [1, 2]
    assert kept.keep(cards, 3, b"abcd") == b"abcd"
    assert kept.find(cards, 3) == b"abcd"
    assert kept.find(cards, 4) is None
    assert kept.find(same, 3) is None
    for _ in range(MOST_KEPT + 1):  # each lives on in there: no two can have one id
        kept.keep([], 0, b"")
    assert len(kept.parts) == len(kept.objects) <= MOST_KEPT
    sheet = named()
    sheet.skip(2)
    sheet.paste(array("f", [5.0, 6.0]).tobytes())
    sheet.number("n", 7)
    assert written(sheet) == [0, 0, 5, 6, 7]
