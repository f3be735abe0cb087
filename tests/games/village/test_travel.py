"""Travel (V1-V7)."""

from __future__ import annotations

import pytest

from tests.games.playing import happened, legal, may, pending, play, why
from tests.games.village.table import at, at_place, board, cubes, goods, in_supply, lay, members, own


def test_x10_to_the_northern_city() -> None:
    village = lay()
    own(village, 0, {"wagon": 1}, brown=2)
    supply = in_supply(village, "brown")
    at(village, "travel")
    play(village, "travel", "village-north_near", 1)
    family = village.families[0]
    assert (family.life, family.prestige, family.visited) == (2, 3, [0])
    assert (goods(village, 0, "wagon"), cubes(village, 0, "brown")) == (0, 0)
    assert in_supply(village, "brown") == supply + 2
    assert village.goods[village.tables.wagon] == 8
    assert at_place(village, 0, "north_near") == [1]


def test_x39_a_city_with_a_marker_already() -> None:
    village = lay()
    own(village, 0, {"wagon": 1}, brown=2)
    village.families[0].visited = [0]
    at(village, "travel")
    play(village, "travel", "village-north_near", 1)
    family = village.families[0]
    assert (family.life, family.prestige, family.visited) == (2, 0, [0])
    assert (goods(village, 0, "wagon"), cubes(village, 0, "brown")) == (0, 0)


def test_x52_cubes_of_choice_from_an_empty_supply() -> None:
    village = lay()
    board(village)
    members(village, 0, north_near=[1])
    own(village, 0, {"wagon": 1}, orange=1, pink=1)
    own(village, 1, orange=17, green=18, brown=18, pink=17)
    assert village.influence == [0, 0, 0, 0]
    paid_with_cubes = village.clone()
    at(paid_with_cubes, "travel")
    play(paid_with_cubes, "travel", "north_near-north_middle", 1)
    assert legal(paid_with_cubes) == {"choose-cube(orange)", "choose-cube(pink)"}
    play(paid_with_cubes, "choose-cube", "pink")
    assert paid_with_cubes.families[0].influence == [1, 0, 0, 1]  # the second one was the last there was

    own(village, 0, {"wagon": 1}, coins=2)
    own(village, 1, orange=18, green=18, brown=18, pink=18)
    at(village, "travel")
    play(village, "travel", "north_near-north_middle", 1)
    play(village, "pay", 1, 0, 0, 1)
    assert village.families[0].visited == [2]
    assert (village.families[0].influence, village.families[0].coins) == ([0, 0, 0, 0], 0)
    assert happened(village, "cubes-short") == [0]


@pytest.mark.parametrize(
    ("road", "price"),
    [
        ("village-north_near", {"brown": 2}),
        ("village-south_near", {"pink": 2}),
        ("north_near-south_near", {"orange": 2}),
        ("south_near-north_near", {"orange": 2}),
        ("north_near-north_middle", {"orange": 1, "pink": 1}),
        ("south_near-south_middle", {"orange": 1, "brown": 1}),
        ("north_middle-south_middle", {"orange": 2}),
        ("north_middle-north_far", {"brown": 2}),
        ("south_middle-south_far", {"pink": 2}),
        ("north_far-south_far", {"brown": 1, "pink": 1}),
    ],
)
def test_v6_roads(road: str, price: dict[str, int]) -> None:
    village = lay()
    origin, city = road.split("-")
    members(village, 0, **{"farmyard" if origin == "village" else origin: [2]})
    own(village, 0, {"wagon": 1}, **price)
    village.families[0].visited = [0, 1, 2, 3, 4, 5]
    at(village, "travel")
    play(village, "travel", road, 2)
    assert at_place(village, 0, city) == [2]
    assert village.families[0].influence == [0, 0, 0, 0]
    assert (goods(village, 0, "wagon"), village.families[0].life) == (0, 2)


@pytest.mark.parametrize(
    ("road", "city", "prestige", "coins", "cubes_to_choose"),
    [
        ("village-north_near", 0, 3, 0, False),
        ("village-south_near", 1, 3, 0, False),
        ("north_near-north_middle", 2, 0, 0, True),
        ("south_near-south_middle", 3, 0, 1, False),
        ("north_middle-north_far", 4, 0, 1, False),
        ("south_middle-south_far", 5, 0, 0, True),
    ],
)
def test_v6_rewards(road: str, city: int, prestige: int, coins: int, cubes_to_choose: bool) -> None:
    village = lay()
    origin = road.split("-")[0]
    members(village, 0, **{"farmyard" if origin == "village" else origin: [1]})
    own(village, 0, {"wagon": 1}, orange=1, brown=2, pink=2)
    at(village, "travel")
    play(village, "travel", road, 1)
    family = village.families[0]
    assert (family.prestige, family.coins, family.visited) == (prestige, coins, [city])
    assert (pending(village) == ("choose-cubes", 0)) == cubes_to_choose
    if cubes_to_choose:
        before = sum(family.influence)
        play(village, "choose-cube", "green")
        play(village, "choose-cube", "green")  # R44: two of one colour
        assert (sum(family.influence), cubes(village, 0, "green")) == (before + 2, 2)
        assert pending(village) == ("take-turn", 1)


def test_v2_who_is_not_there_does_not_travel() -> None:
    village = lay()
    members(village, 0, north_near=[2], smithy=[1])
    own(village, 0, {"wagon": 1}, orange=2, brown=2)
    at(village, "travel")
    assert why(village, "travel", "village-north_near", 1) == "V2"
    assert why(village, "travel", "north_near-south_near", 1) == "V2"
    assert legal(village) == {"travel(north_near-south_near, 2)", "skip()"}


def test_v3_wagon_and_cubes() -> None:
    village = lay()
    own(village, 0, {"wagon": 1}, brown=2, pink=1)
    at(village, "travel")
    assert may(village, "travel", "village-north_near", 1)
    assert why(village, "travel", "village-south_near", 1) == "V3"
    own(village, 0, brown=2, pink=1)
    assert why(village, "travel", "village-north_near", 1) == "V3"


def test_r17_no_road_leads_home_and_none_skips_a_city() -> None:
    village = lay()
    roads = [road.name for road in village.tables.roads]
    assert not [road for road in roads if road.endswith("-village")]
    assert sorted(road for road in roads if road.startswith("village-")) == [
        "village-north_near",
        "village-south_near",
    ]
    assert len(roads) == 2 + 2 * 7


def test_r45_a_city_coin_that_is_not_there_is_lost() -> None:
    village = lay()
    members(village, 0, south_near=[1])
    own(village, 0, {"wagon": 1}, orange=1, brown=1)
    own(village, 1, coins=15)
    at(village, "travel")
    play(village, "travel", "south_near-south_middle", 1)
    assert (village.families[0].coins, village.families[0].visited) == (0, [3])


def test_v5_others_may_be_there_too() -> None:
    village = lay()
    members(village, 1, north_near=[1, 1])
    village.families[1].visited = [0]
    own(village, 0, {"wagon": 1}, brown=2)
    at(village, "travel")
    play(village, "travel", "village-north_near", 1)
    assert village.families[0].prestige == 3
