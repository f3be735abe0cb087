"""Estates, the Glass Hut, livestock, free actions, conversions (GH, LS, LV, FA, BU-9)."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from allmende.games.black_forest.rules.livestock import fits
from allmende.games.black_forest.scoring import best_housing
from tests.games.black_forest.table import (
    at,
    face,
    has,
    herd,
    holds,
    land,
    lay,
    offer,
    own,
    provisions,
    stand,
    tile,
    trades,
    turn,
)
from tests.games.playing import legal, may, pending, play, why

A, B = 0, 1


@pytest.mark.parametrize(
    ("pigs", "cattle", "fit", "points"),
    [
        (4, 5, True, 6),
        (5, 5, False, None),
        (7, 0, True, 6),
        (0, 8, True, 6),
        (8, 0, False, None),
        (0, 9, False, None),
    ],
)
def test_x7_housing(pigs: int, cattle: int, fit: bool, points: int | None) -> None:
    forest = lay()
    player = land(forest, A, "a a F S")
    herd(forest, A, pigs, cattle)
    assert fits(forest, player, pigs, cattle, True) == fit
    if points is not None:
        assert best_housing(forest, player)[0] == points


def test_x30_a_newcomer_may_push_others_out() -> None:
    for pigs, cattle, left in ((1, 0, (0, 5)), (0, 3, (1, 2))):
        forest = lay()
        player = land(forest, A, "a S")
        herd(forest, A, cattle=5)
        at(forest, "pig_farmer", "builder")
        assert pending(forest) == ("keep-herd", A)
        assert legal(forest) == {"give-back(1, 0)", "give-back(0, 3)"}
        play(forest, "give-back", pigs, cattle)
        assert (player.pigs, player.cattle) == left


def test_x30_with_a_free_forest_nobody_is_asked() -> None:
    forest = lay()
    player = land(forest, A, "a S F")
    herd(forest, A, cattle=5)
    at(forest, "pig_farmer", "builder")
    assert (player.pigs, player.cattle) == (1, 5)


def test_an_animal_without_a_place_is_no_effect() -> None:
    forest = lay()
    land(forest, A, "S")
    at(forest, "pig_farmer", "traveling_merchant")
    assert pending(forest) == ("choose-basic", A)


def test_x40_pigs_on_forests() -> None:
    forest = lay()
    land(forest, A, "F F a")
    herd(forest, A, pigs=3)
    at(forest, "herder", "builder")
    assert pending(forest) == ("pigs-on-forests", A)
    assert legal(forest) == {"on-forests(1)", "on-forests(2)"}
    play(forest, "on-forests", 1)
    assert holds(forest, A, "wood") == [1]
    forest = lay()
    land(forest, A, "F F")
    herd(forest, A, pigs=2)
    at(forest, "herder", "builder")
    assert holds(forest, A, "wood") == [2]


def test_felling_the_last_forest_sends_its_pig_away() -> None:
    """TP-3."""
    forest = lay()
    player = land(forest, A, "F")
    herd(forest, A, pigs=1)
    at(forest, "lumberjack", "builder")
    assert player.pigs == 0
    assert forest.forests == 23 - 6
    assert holds(forest, A, "wood") == [4]


def test_removing_a_pasture_returns_what_cannot_be_housed() -> None:
    forest = lay()
    player = land(forest, A, "a a F S")
    herd(forest, A, pigs=4, cattle=2)
    turn(forest)
    play(forest, "remove", 0, 1)
    assert (player.pigs, player.cattle) == (4, 2)  # 3 pigs on the other Pasture, 1 on the Forest
    play(forest, "remove", 0, 2)
    assert (player.pigs, player.cattle) == (1, 2)
    play(forest, "return", "cattle")
    assert player.cattle == 1


def test_forests_and_buildings_cannot_be_removed() -> None:
    forest = lay()
    land(forest, A, "F S p")
    turn(forest)
    assert legal(forest, "remove") == {"remove(0, 3)"}


# -- the Glass Hut -----------------------------------------------------------------------------------------------------


def test_x17_the_third_step_brings_a_small_estate() -> None:
    forest = lay()
    player = land(forest, A, "S")
    player.progress = 2
    forest.forests = 5
    own(forest, A, brick=3)
    before = forest.game.census(forest)
    at(forest, "furnace_maker", "butcher")
    assert player.progress == 1
    assert len(player.cells) == 16
    assert (tile(forest, A, "forest"), tile(forest, A, "empty")) == (2, 2)
    assert (forest.forests, forest.estates) == (3, 11)
    assert forest.game.census(forest) == before


def test_x18_a_small_estate_with_too_few_forests() -> None:
    forest = lay()
    player = land(forest, A, "S")
    player.progress = 2
    forest.forests = 1
    at(forest, "carpenter", "butcher")
    assert player.progress == 0
    assert (tile(forest, A, "forest"), tile(forest, A, "empty")) == (1, 3)
    assert forest.forests == 0


def test_x37_without_small_estates_the_marker_stops_at_two() -> None:
    forest = lay()
    player = land(forest, A, "S")
    player.progress = 2
    forest.estates = 0
    own(forest, A, brick=3)
    at(forest, "carpenter", "traveling_merchant")
    assert pending(forest) == ("choose-basic", A)
    at(forest, "furnace_maker", "traveling_merchant")
    assert pending(forest) == ("choose-basic", A)
    player.progress = 1
    at(forest, "furnace_maker", "butcher")
    assert player.progress == 2
    assert holds(forest, A, "brick") == [0]


# -- building on the grid ----------------------------------------------------------------------------------------------


def test_a_large_building_needs_two_cells_side_by_side() -> None:
    forest = lay()
    land(forest, A, ". # . # # . # # # # # #")
    own(forest, A, wood=3, brick=5, glass=3)
    offer(forest, "W4")
    at(forest, "builder", "traveling_merchant")
    assert pending(forest) == ("choose-basic", A)
    land(forest, A, ". # . . # . # # # # # #", estate1="F F . .")
    at(forest, "builder", "butcher")
    assert pending(forest) == ("place-large", A)
    assert legal(forest) == {"put-large(0, 3, right)", "put-large(1, 3, right)"}
    play(forest, "put-large", 1, 3, "right")
    assert forest.view(A)["players"][A]["estates"][1] == [["forest", "forest"], ["W4", "W4"]]
    assert forest.players[A].buildings == [face(forest, "W4")]


def test_a_large_building_covers_landscape_and_its_animals_leave() -> None:
    forest = lay()
    player = land(forest, A, "a # # # a # # # # # # F")
    herd(forest, A, pigs=4, cattle=3)
    own(forest, A, brick=5, glass=3)
    offer(forest, "W4")
    at(forest, "builder", "glass_miller")
    assert (player.pigs, player.cattle) == (1, 0)
    assert player.buildings == [face(forest, "W4")]


def test_a_cowshed_over_a_pasture_comes_too_late_for_its_cattle() -> None:
    """R40: the tile is removed first."""
    forest = lay()
    player = land(forest, A, "a")
    herd(forest, A, cattle=3)
    own(forest, A, wood=2, brick=2, glass=1)
    offer(forest, "X-1-B")
    at(forest, "builder", "landowner")
    assert player.cattle == 0


def test_footprint_one_is_a_table_away(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[large_buildings]\nfootprint = 1\n", "utf-8")
    forest = lay(components=str(file))
    land(forest, A, ". # .")
    own(forest, A, brick=5, glass=3)
    offer(forest, "W4")
    at(forest, "builder", "butcher")  # a single cell is enough, and which one makes no difference
    assert forest.players[A].buildings == [face(forest, "W4")]
    assert tile(forest, A, "empty") == 1


def test_cells_are_a_question_only_while_somebody_looks_at_them() -> None:
    """R53: large buildings on offer, or the Parish Church here."""
    for offered, standing, cells in (
        (["I-0-A", "G1"], [], {"put(0, 1)", "put(0, 2)", "put(0, 4)"}),
        (["I-0-A"], [], {"put(0, 1)", "put(0, 4)"}),
        (["I-0-A"], ["G5"], {"put(0, 1)", "put(0, 2)", "put(0, 4)"}),
    ):
        forest = lay()
        land(forest, A, ". . # p S")
        offer(forest, *offered)
        has(forest, A, *standing)
        own(forest, A, brick=2)
        at(forest, "builder", "butcher")
        assert pending(forest) == ("place-building", A)
        assert legal(forest) == cells


# -- conversions -------------------------------------------------------------------------------------------------------


def test_x28_conversions_end() -> None:
    forest = lay()
    has(forest, A, "VI-0-B", "IV-0-B")
    land(forest, A, "S")
    own(forest, A, water=6)
    turn(forest)
    potentials = [36]
    while legal(forest, "convert"):
        play(forest, "convert", "IV-0-B" if may(forest, "convert", "IV-0-B") else "VI-0-B")
        water, porridge = holds(forest, A, "water", "porridge")
        potentials.append(6 * water + 5 * porridge)
    assert all(later < earlier for earlier, later in pairwise(potentials))
    assert why(forest, "convert", "VI-0-B") == "TP-2"


def test_a_conversion_is_offered_before_the_turn_ends() -> None:
    """TU-7: who can pay for one is asked."""
    forest = lay()
    land(forest, A, "p S")
    has(forest, A, "VII-0-A")
    at(forest, "gardener", "butcher")
    assert legal(forest, "convert", "activate", "done") == {"convert(VII-0-A)", "done()"}
    play(forest, "convert", "VII-0-A")
    assert holds(forest, A, "water", "meat") == [0, 1]
    assert pending(forest) == ("take-turn", B)


def test_no_conversion_after_the_provision_of_begging() -> None:
    forest = lay()
    has(forest, A, "VII-0-A")
    own(forest, A, water=1)
    turn(forest)
    play(forest, "beg")
    assert pending(forest) == ("take-turn", B)
    assert provisions(forest, A) == [0, 1]


def test_who_converts_his_action_away_ends_his_turn() -> None:
    """TU-8."""
    forest = lay()
    land(forest, A, "S")
    has(forest, A, "V-0-A")
    own(forest, A, charcoal_glass=1)
    at(forest, "brickmaker", "butcher")
    play(forest, "convert", "V-0-A")
    assert holds(forest, A, "brick") == [2]
    assert pending(forest) == ("take-turn", B)


def test_the_end_of_a_turn_can_be_confirmed() -> None:
    forest = lay(ask_turn_end=True)
    land(forest, A, "p S")
    at(forest, "gardener", "butcher")
    play(forest, "activate", "gardener-2")
    assert legal(forest) == {"done()", "remove(0, 1)"}
    play(forest, "done")
    turn(forest, B)
    play(forest, "beg")
    assert pending(forest)[0] == "take-turn"


def test_removals_never_cause_a_question() -> None:
    forest = lay()
    land(forest, A, "p S")
    at(forest, "gardener", "butcher")  # one thing to do, then nothing
    assert holds(forest, A, "water") == [1]
    assert pending(forest) == ("take-turn", B)


def test_places_on_the_map() -> None:
    """MV-11, MV-12."""
    forest = lay()
    tables = forest.tables
    assert tables.slots == 17
    villages = [[tables.distance[one][other] for other in range(5)] for one in range(5)]
    assert villages[0] == [0, 1, 2, 2, 1]
    assert max(max(row) for row in tables.distance) == 3
    stand(forest, A, "V2-4")
    trades(forest, V2_4="cook", V2_1="farmhand")
    assert tables.next_slot[tables.first_slot[1] + 3] == tables.first_slot[1]
