"""Time and death (D1-D9)."""

from __future__ import annotations

import pytest

from tests.games.playing import happened, legal, may, pending, play, why
from tests.games.village.table import (
    at,
    at_place,
    board,
    goods,
    lay,
    members,
    mourn,
    mourn_in_market,
    own,
    rest_in_peace,
    turn,
)


@pytest.mark.parametrize("life", [8, 9])
def test_x15_a_smith_who_dies_at_the_end_of_his_first_day(life: int) -> None:
    village = lay()
    board(village, crafts={"plague": 1}, harvest={"pink": 1})
    members(village, 0, farmyard=[1, 2], stage_1=[1])
    own(village, 0, life=life)
    turn(village)
    play(village, "take", "crafts", "plague")
    play(village, "train", "smithy", 1)
    play(village, "produce", "plow")
    assert goods(village, 0, "plow") == 1  # the action is completed first
    assert village.families[0].life == life - 2
    assert legal(village) == {"let-die(smithy)", "let-die(stage-1)"}
    play(village, "let-die", "smithy")
    assert at_place(village, 0, "chronicle_crafts") == [1]
    assert pending(village) == ("take-turn", 1)  # exactly one death


def test_x17_the_owner_chooses_among_equals_and_so_where_they_rest() -> None:
    village = lay()
    members(village, 0, farmyard=[1], smithy=[1], window_1=[1], stage_1=[2])
    rest_in_peace(village, graves=2, farmyard=1, crafts=1, council=1)
    mourn(village)
    assert legal(village) == {"let-die(farmyard)", "let-die(smithy)", "let-die(window-1)"}
    for choice, rest in (
        ("window-1", "grave"),
        ("smithy", "chronicle_crafts"),
        ("farmyard", "chronicle_farmyard"),
    ):
        twin = village.clone()
        play(twin, "let-die", choice)
        assert at_place(twin, 0, rest) == [1]


def test_x30_the_lowest_number_that_is_to_be_seen() -> None:
    village = lay()
    members(village, 0, bag=[1, 1, 1, 1], farmyard=[2], stage_1=[3])
    mourn(village)
    assert at_place(village, 0, "chronicle_farmyard") == [2]
    assert at_place(village, 0, "stage_1") == [3]


def test_x31_nobody_to_be_seen_nobody_dies() -> None:
    village = lay()
    board(village, harvest={"plague": 2}, church={"pink": 1})
    members(village, 0, bag=[1, 1, 1, 1])
    own(village, 0, life=9)
    turn(village)
    play(village, "take", "harvest", "plague")
    assert (at_place(village, 0, "bag"), village.families[0].life) == ([1, 1, 1, 1], 1)
    assert pending(village) == ("take-turn", 1)
    assert village.families[0].deaths == 0  # R6: forgotten
    turn(village)
    play(village, "take", "harvest", "plague")
    assert village.families[0].life == 3


def test_x40_landing_on_the_cloud_is_passing_the_bridge() -> None:
    village = lay()
    members(village, 0, farmyard=[1, 1], smithy=[1])
    own(village, 0, life=7)
    at(village, "church")
    play(village, "join", 1, "time")
    assert village.families[0].life == 0
    assert pending(village) == ("lose-member", 0)


def test_x53_who_is_in_the_bag_is_safe() -> None:
    village = lay()
    board(village, harvest={"plague": 1}, church={"plague": 1, "brown": 1})
    members(village, 0, bag=[1, 1, 1], smithy=[1])
    own(village, 0, life=9)
    turn(village)
    play(village, "take", "harvest", "plague")
    assert at_place(village, 0, "chronicle_crafts") == [1]

    for price, life in (("brown", 1), ("time", 4)):
        village = lay()
        board(village, church={"plague": 1, "pink": 1})
        members(village, 0, bag=[1, 1, 1], farmyard=[1])
        own(village, 0, life=9, brown=1)
        turn(village)
        play(village, "take", "church", "plague")
        play(village, "join", 1, price)
        assert (at_place(village, 0, "bag"), village.families[0].life) == ([1, 1, 1, 1], life)
        assert pending(village) == ("take-turn", 1)


def test_x54_one_full_category_ends_nothing() -> None:
    village = lay()
    members(village, 0, smithy=[1])
    rest_in_peace(village, graves=2, crafts=1, travel=1)
    mourn(village)
    assert village.chronicle[1] == 0
    assert happened(village, "end-triggered") == []
    assert village.last_turns < 0


def test_d5_not_before_the_older_ones() -> None:
    village = lay()
    members(village, 0, farmyard=[1, 2], smithy=[1], office=[3])
    mourn(village)
    assert why(village, "let-die", "office") == "D5"
    assert why(village, "let-die", "stables") == ""
    assert may(village, "let-die", "farmyard")
    play(village, "let-die", "farmyard")
    assert at_place(village, 0, "farmyard") == [2]  # the 1 who was there


@pytest.mark.parametrize(
    ("where", "area"),
    [
        ("farmyard", "farmyard"),
        ("office", "crafts"),
        ("south_far", "travel"),
        ("stage_4", "council"),
        ("window_4", "church"),
    ],
)
def test_d6_every_profession_has_its_page_or_a_grave(where: str, area: str) -> None:
    village = lay()
    members(village, 0, **{where: [1]})
    full = village.clone()
    mourn(village)
    assert at_place(village, 0, f"chronicle_{area}") == [1]
    others = {name: 1 for name in ("farmyard", "crafts", "travel", "council", "church") if name != area}
    rest_in_peace(full, graves=2, **others)
    mourn(full)
    assert at_place(full, 0, "grave") == [1]


def test_d7_no_room_at_all() -> None:
    village = lay()
    members(village, 0, farmyard=[1])
    rest_in_peace(village, graves=0, crafts=1)
    village.trigger, village.last_turns = 2, 1
    mourn(village)
    assert at_place(village, 0, "removed") == [1]
    assert village.trigger == 2


def test_d8_a_death_leaves_everything_else() -> None:
    village = lay()
    members(village, 0, north_near=[1])
    own(village, 0, {"ox": 1}, grain=3, coins=2, pink=1)
    village.families[0].visited = [0]
    mourn(village)
    family = village.families[0]
    assert at_place(village, 0, "chronicle_travel") == [1]
    assert (family.visited, family.grain, family.coins, sum(family.goods), sum(family.influence)) == (
        [0], 3, 2, 1, 1,
    )  # fmt: skip


def test_d9_crossings_are_counted() -> None:
    village = lay()
    members(village, 0, smithy=[1, 1, 1], office=[1])
    village.families[0].deaths = 2  # with other data than ours
    at(village, "harvest")
    play(village, "let-die", "smithy")
    play(village, "let-die", "office")
    assert (at_place(village, 0, "chronicle_crafts"), village.families[0].deaths) == ([1, 1], 0)


def test_r29_a_victim_in_the_market_day_that_ended_the_game() -> None:
    village = lay()
    members(village, 1, farmyard=[1])
    rest_in_peace(village, graves=0, crafts=1)
    village.trigger, village.market_holder = 2, 0
    mourn_in_market(village, seat=1, holder=0)
    assert at_place(village, 1, "removed") == [1]
    assert (village.trigger, village.last_turns) == (2, 2)  # all three still have a turn, one has just begun
