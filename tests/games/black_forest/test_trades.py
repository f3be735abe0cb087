"""The tradespeople, jobs and gifts (TP-1 to TP-3, JOB-1 to JOB-7, MV-8b)."""

from __future__ import annotations

import json

import pytest

from allmende.core.state import Value
from allmende.games.black_forest.rules.jobs import place_for
from allmende.games.black_forest.state import GIFTS_TAKE, BlackForest
from tests.games.black_forest.table import (
    STEADY,
    arrive,
    at,
    face,
    has,
    herd,
    holds,
    job,
    land,
    lay,
    offer,
    own,
    provisions,
    tile,
    trades,
    turn,
)
from tests.games.playing import happened, legal, may, pending, play, why

A, B, C = 0, 1, 2


@pytest.mark.parametrize(("ponds", "meat"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (9, 3)])
def test_x6_cook_meat_by_ponds(ponds: int, meat: int) -> None:
    forest = lay()
    land(forest, A, "S f " + "p " * ponds)
    at(forest, "cook", "butcher")
    if meat:
        play(forest, "activate", "cook-2")
        assert holds(forest, A, "meat") == [meat]
    else:  # only porridge is left, so it is done
        assert holds(forest, A, "meat", "porridge") == [0, 1]


def test_the_two_adjacent_tradespeople_in_either_order() -> None:
    """TP-1: what the first gives may pay for the second."""
    forest = lay()
    land(forest, A, "F F S")
    at(forest, "charcoal_burner", "lumberjack")
    assert holds(forest, A, "wood") == [0]
    assert pending(forest) == ("fell-forest", A)  # the burner can't be paid yet
    play(forest, "fell", 0, 1)
    assert legal(forest) == {"activate(charcoal_burner)", "done()"}
    play(forest, "activate", "charcoal_burner")
    play(forest, "wheel", "cooking")
    assert holds(forest, A, "wood", "charcoal_cooking") == [3, 4]
    assert pending(forest) == ("take-turn", B)  # nothing left to decide


def test_each_tradesperson_once() -> None:
    forest = lay()
    land(forest, A, "p p S")
    at(forest, "glass_miller", "gardener")
    play(forest, "activate", "glass_miller")
    assert legal(forest) == {"activate(gardener-2)", "done()", "remove(0, 1)", "remove(0, 2)"}
    assert why(forest, "activate", "glass_miller") == ""


def test_one_has_to_act() -> None:
    forest = lay()
    land(forest, A, "p p S")
    at(forest, "glass_miller", "gardener")
    assert why(forest, "done") == "TU-2"
    assert why(forest, "activate", "gardener-1") == "TP-2"


def test_brickmaker_furnace_maker_and_carpenter() -> None:
    forest = lay()
    land(forest, A, "S")
    own(forest, A, charcoal_glass=1)
    at(forest, "brickmaker", "furnace_maker")
    assert holds(forest, A, "brick") == [4]
    play(forest, "activate", "furnace_maker")
    assert holds(forest, A, "brick") == [1]
    assert forest.players[A].progress == 2
    forest = lay()
    land(forest, A, "S")
    at(forest, "carpenter", "builder")  # without a cell nothing can be built
    assert forest.players[A].progress == 1


def test_builder_builds_or_is_not_usable() -> None:
    forest = lay()
    land(forest, A, ". S")
    offer(forest, "I-0-A")
    own(forest, A, brick=1)
    at(forest, "builder", "traveling_merchant")
    assert pending(forest) == ("choose-basic", A)
    own(forest, A, brick=2)
    at(forest, "builder", "traveling_merchant")
    play(forest, "activate", "builder")
    assert forest.players[A].buildings == [face(forest, "I-0-A")]
    assert holds(forest, A, "brick", "wood") == [0, 3]


def test_x10_woodworker_builds_on_the_freed_cell() -> None:
    forest = lay()
    land(forest, A, "F S")
    own(forest, A, wood=1, brick=1)
    offer(forest, "X-0-B")  # 2 wood, 1 brick
    at(forest, "woodworker", "butcher")
    assert forest.players[A].buildings == [face(forest, "X-0-B")]
    assert holds(forest, A, "wood", "brick") == [0, 0]
    assert tile(forest, A, "forest") == 0
    assert forest.players[A].cells[0] >= 10


def test_x11_the_wood_may_turn_the_wheel_away() -> None:
    forest = lay()
    land(forest, A, "F S")
    own(forest, A, brick=1, sand=1, water=1, charcoal_glass=1)
    offer(forest, "VI-0-A")  # 1 wood, 1 brick
    at(forest, "woodworker", "traveling_merchant")
    assert pending(forest) == ("choose-basic", A)  # the Woodworker is not usable
    own(forest, A, brick=1, sand=1, water=1)
    at(forest, "woodworker", "traveling_merchant")
    assert may(forest, "activate", "woodworker")


def test_woodworker_fells_the_forest_that_makes_room() -> None:
    """R15: only a large building can be paid, so only a Forest beside an open cell may go."""
    forest = lay()
    land(forest, A, "F # . F # # # # # # # S")
    own(forest, A, wood=1, brick=3, glass=3)
    offer(forest, "G1")  # 2 wood, 3 brick, 3 glass
    at(forest, "woodworker", "butcher")
    assert tile(forest, A, "forest") == 1
    assert forest.players[A].cells[0] == 4  # the lone Forest stands
    assert forest.players[A].buildings == [face(forest, "G1")]


def test_r15_only_forests_make_room_for_the_woodworkers_building() -> None:
    """Neither a Stable nor a building is felled: without room for a large one there is no wood either."""
    forest = lay()
    land(forest, A, ". S # # # # # # # # # F")
    own(forest, A, wood=1, brick=3, glass=3)
    offer(forest, "G1")
    at(forest, "woodworker", "traveling_merchant")
    assert pending(forest) == ("choose-basic", A)  # only the Merchant can be used
    land(forest, A, ". S # # # # # . # # # F")
    at(forest, "woodworker", "traveling_merchant")
    play(forest, "activate", "woodworker")
    assert forest.players[A].buildings == [face(forest, "G1")]


def test_x36_a_new_sawmill_does_not_act_backwards() -> None:
    forest = lay()
    land(forest, A, "F F S .")
    own(forest, A, brick=3, glass=1)
    offer(forest, "I-1-A", "G1")
    at(forest, "woodworker", "lumberjack")
    play(forest, "activate", "woodworker")
    play(forest, "fell", 0, 1)
    play(forest, "put", 0, 1)
    assert holds(forest, A, "wood") == [1]
    play(forest, "activate", "lumberjack")
    assert holds(forest, A, "wood") == [6]  # 4 and the Sawmill's 1


def test_butcher() -> None:
    for option, meat, left in (("butcher-1", 2, (0, 1)), ("butcher-2", 3, (1, 0))):
        forest = lay()
        herd(forest, A, pigs=1, cattle=1)
        at(forest, "butcher", "builder")
        play(forest, "activate", option)
        assert holds(forest, A, "meat") == [meat]
        assert (forest.players[A].pigs, forest.players[A].cattle) == left


def test_farmers() -> None:
    forest = lay()
    at(forest, "cattle_farmer", "pig_farmer")
    play(forest, "activate", "pig_farmer")
    play(forest, "activate", "cattle_farmer")
    assert (forest.players[A].pigs, forest.players[A].cattle) == (1, 1)


def test_x23_landowner_pays_in_full_for_one_animal() -> None:
    forest = lay()
    land(forest, A, "F")
    own(forest, A, water=1, brick=1)
    at(forest, "landowner", "butcher")
    assert (forest.players[A].pigs, forest.players[A].cattle) == (1, 0)
    assert holds(forest, A, "water", "brick") == [0, 0]


def test_herder_porridge() -> None:
    forest = lay()
    land(forest, A, "S a")
    herd(forest, A, cattle=4)
    at(forest, "herder", "builder")
    assert holds(forest, A, "porridge") == [4]


def test_x34_farmhand_replaces_another_tile() -> None:
    forest = lay()
    land(forest, A, "f f p p S")
    at(forest, "farmhand", "butcher")
    assert pending(forest) == ("place-tile", A)
    assert legal(forest) == {"put(0, 3)", "put(0, 4)"}
    assert why(forest, "put", 0, 1) == "LS-2"
    assert why(forest, "skip") == "LS-2"
    play(forest, "put", 0, 3)
    assert (tile(forest, A, "field"), tile(forest, A, "pond")) == (3, 1)


def test_farmhand_and_gardener_with_prices() -> None:
    forest = lay()
    land(forest, A, ". . S p")
    own(forest, A, wood=1, brick=1)
    at(forest, "farmhand", "gardener")
    play(forest, "activate", "farmhand-1")
    play(forest, "put", 0, 1)
    play(forest, "activate", "gardener-1")
    play(forest, "put", 0, 2)
    assert (tile(forest, A, "pasture"), tile(forest, A, "pond")) == (1, 2)
    assert holds(forest, A, "wood", "brick") == [0, 0]


# -- the Traveling Merchant and gifts ----------------------------------------------------------------------------------


def test_x24_the_merchants_gift_may_turn_a_wheel_or_be_refused() -> None:
    for answer, store in (("accept", [0, 0, 0, 0, 1]), ("refuse", [1, 0, 1, 1, 0])):
        forest = lay()
        land(forest, A, "S")
        own(forest, B, wood=1, water=1, charcoal_glass=1)
        at(forest, "traveling_merchant", "butcher")
        play(forest, "take", "sand")
        assert holds(forest, A, "sand") == [2]
        assert pending(forest) == ("take-gift", B)
        play(forest, answer)
        assert holds(forest, B, "wood", "sand", "water", "charcoal_glass", "glass") == store
        assert pending(forest) == ("take-gift", C)


def test_x33_a_gift_is_asked_about_unless_it_can_do_nothing() -> None:
    forest = lay(2)
    own(forest, B, sand=2)
    at(forest, "traveling_merchant", "butcher")
    play(forest, "take", "sand")
    assert pending(forest) == ("take-gift", B)
    play(forest, "refuse")
    assert holds(forest, B, "sand") == [2]

    forest = lay(2, ask_every_gift=False)
    own(forest, B, sand=2)
    at(forest, "traveling_merchant", "butcher")
    play(forest, "take", "sand")
    assert holds(forest, B, "sand") == [3]

    forest = lay(2)
    own(forest, B, sand=7)
    at(forest, "traveling_merchant", "butcher")
    play(forest, "take", "sand")
    assert holds(forest, B, "sand") == [7]
    assert pending(forest) == ("take-turn", B)


def test_without_asking_a_gift_that_turns_a_wheel_is_asked_about_still() -> None:
    forest = lay(2, ask_every_gift=False)
    own(forest, B, wood=1, water=1, charcoal_glass=1)
    at(forest, "traveling_merchant", "butcher")
    play(forest, "take", "sand")
    assert pending(forest) == ("take-gift", B)


def offered(forest: BlackForest, good: str = "sand") -> None:
    """A's Merchant offers a good to the others."""
    land(forest, A, "S")
    at(forest, "traveling_merchant", "butcher")
    play(forest, "take", good)


def test_mv8b_each_player_has_a_standing_answer_for_gifts_of_no_consequence() -> None:
    forest = lay()
    offered(forest)
    play(forest, "accept-all")  # B
    assert (holds(forest, B, "sand"), happened(forest, "takes-gifts")) == ([1], [B])
    assert pending(forest) == ("take-gift", C)  # who is asked as ever
    play(forest, "refuse")
    offered(forest)
    assert holds(forest, B, "sand") == [2]
    assert pending(forest) == ("take-gift", C)
    assert [player["asks_about_gifts"] for player in forest.view(None)["players"]] == [True, False, True]
    own(forest, B, wood=1, water=1, charcoal_glass=1)  # now it would turn the wheel
    offered(forest)
    assert legal(forest) == {"accept()", "refuse()"}
    assert pending(forest) == ("take-gift", B)
    offered(forest, "charcoal-glass")
    assert legal(forest) == {"wheel(glass)", "wheel(cooking)", "refuse()"}
    assert pending(forest) == ("take-gift", B)


def test_mv8b_a_standing_answer_can_be_taken_back() -> None:
    cases: list[dict[str, Value]] = [{}, {"ask_every_gift": False}]
    for options in cases:
        forest = lay(2, STEADY, **options)
        turn(forest, B)
        assert may(forest, "ask-gifts") == bool(options)
        forest.players[B].gifts = GIFTS_TAKE
        own(forest, B, commodity=1)
        turn(forest, B)
        play(forest, "ask-gifts")
        assert legal(forest, "swap")  # no free action: the commodity may still be spent
        assert not may(forest, "ask-gifts")
        offered(forest)
        assert legal(forest) == {"accept()", "refuse()", "accept-all()"}


def test_mv8b_a_game_stored_without_answers_goes_by_its_table() -> None:
    for asked in (True, False):
        forest = lay(2, ask_every_gift=asked)
        frame = json.loads(forest.dumps())
        for player in frame["state"]["players"]:
            assert player["parts"].pop() == 0
        twin = forest.game.loads(json.dumps(frame))
        assert twin == forest
        assert twin.view(A)["players"][B]["asks_about_gifts"] == asked


def test_charcoal_as_a_gift_asks_for_the_wheel() -> None:
    forest = lay(2)
    own(forest, B, charcoal_glass=7)
    at(forest, "traveling_merchant", "butcher")
    play(forest, "take", "charcoal-cooking")
    assert holds(forest, A, "charcoal_glass", "charcoal_cooking") == [0, 2]
    assert legal(forest) == {"wheel(cooking)", "refuse()"}
    assert why(forest, "wheel", "glass") == "WH-7"
    play(forest, "wheel", "cooking")
    assert holds(forest, B, "charcoal_glass", "charcoal_cooking") == [7, 1]


# -- jobs --------------------------------------------------------------------------------------------------------------


def test_x19_a_village_job_goes_to_the_next_free_slot() -> None:
    forest = lay()
    trades(forest, V3_2="butcher")
    job(forest, "J7", "V3")
    job(forest, "J9", "V4")
    assert place_for(forest, 7) == 4  # J8, the Butcher's: V5
    assert forest.tables.node_words[place_for(forest, 5)] == "L6"


def test_a_village_job_is_done_instead_of_activating_and_replaced() -> None:
    forest = lay()
    land(forest, A, "S")
    job(forest, "J10", "V1")
    own(forest, A, wood=1)
    at(forest, "traveling_merchant", "butcher")
    play(forest, "job")
    play(forest, "wheel", "cooking")
    assert holds(forest, A, "wood", "sand", "charcoal_cooking") == [0, 4, 4]
    assert len(forest.pile) == 9
    assert [forest.tables.jobs[number].word for number in forest.done] == ["J10"]
    assert pending(forest) == ("take-turn", B)


def test_a_job_that_cannot_be_paid() -> None:
    forest = lay()
    job(forest, "J10", "V1")
    at(forest, "traveling_merchant", "cook")
    assert why(forest, "job") == "TP-2"


def test_the_fair_feast_takes_either_animal() -> None:
    forest = lay()
    job(forest, "J8", "V1")
    herd(forest, A, pigs=1, cattle=1)
    at(forest, "traveling_merchant", "cook")
    play(forest, "job")
    assert pending(forest) == ("give-animals", A)
    play(forest, "give", "cattle")
    assert pending(forest) == ("choose-wheel", A)
    play(forest, "wheel", "glass")
    assert legal(forest) == {"markers(0, 2)", "markers(1, 1)"}
    play(forest, "markers", 1, 1)
    assert (forest.players[A].pigs, forest.players[A].cattle) == (1, 0)
    assert holds(forest, A, "meat", "charcoal_glass") == [4, 2]
    assert provisions(forest, A) == [1, 1]


def test_the_mountain_meadow_brings_pasture_and_cattle() -> None:
    forest = lay()
    land(forest, A, ". .")
    job(forest, "J4", "L4")
    own(forest, A, wood=2, porridge=1)
    arrive(forest, "L4")
    play(forest, "put", 0, 2)
    assert forest.players[A].cattle == 1
    assert holds(forest, A, "wood", "porridge") == [0, 4]
    land(forest, B, ". .")
    job(forest, "J9", "V1")
    own(forest, B, brick=1)
    at(forest, "butcher", "landowner", seat=B)
    play(forest, "skip")
    play(forest, "put", 0, 1)
    assert (tile(forest, B, "field"), tile(forest, B, "pond")) == (0, 1)
    assert holds(forest, B, "porridge", "water") == [3, 2]


@pytest.mark.parametrize("number", range(11))
def test_every_job_can_be_completed(number: int) -> None:
    forest = lay()
    tables = forest.tables
    word, where = tables.jobs[number].word, tables.node_words[max(tables.jobs[number].node, 0)]
    land(forest, A, ". . . F S")
    herd(forest, A, cattle=1)
    job(forest, word, where)
    own(forest, A, wood=4, brick=3, meat=1, porridge=1, charcoal_cooking=2, glass=1)
    forest.players[A].reminders = 0
    if where.startswith("V"):
        at(forest, "traveling_merchant", "lumberjack")
        play(forest, "job")
    else:
        arrive(forest, where)
    told = set(happened(forest, "job-done"))
    while pending(forest) not in [("take-turn", seat) for seat in (A, B)]:
        forest.apply(forest.legal[0])
        told |= set(happened(forest, "job-done"))
    assert told == {A}
    assert tables.jobs[forest.done[0]].word == word
    assert len(forest.pile) == 9


def test_reminders_of_swapped_tiles_do_not_move_jobs() -> None:
    """R17: a village job stays when its tradesperson leaves."""
    forest = lay()
    trades(forest, V1_2="butcher", V4_1="traveling_merchant")
    job(forest, "J8", "V1")
    own(forest, A, commodity=1)
    turn(forest)
    play(forest, "swap", "butcher")
    assert forest.view(0)["villages"]["V1"]["job"] == "J8"


def test_the_market_hall_pays_for_swaps() -> None:
    forest = lay()
    has(forest, A, "VIII-1-B")
    own(forest, A, commodity=1)
    turn(forest)
    play(forest, "swap", "cook")
    assert pending(forest) == ("choose-basic", A)
    play(forest, "take", "meat")
    assert holds(forest, A, "meat") == [1]
    assert pending(forest) == ("take-turn", A)
