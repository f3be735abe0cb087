"""Movement, travel cost and toll; swapping; begging (MV-1 to MV-12, TU-1 to TU-8, BG-1 to BG-3)."""

from __future__ import annotations

import pytest

from allmende.games.black_forest.state import BlackForest
from tests.games.black_forest.table import (
    arrive,
    face,
    has,
    holds,
    job,
    land,
    lay,
    offer,
    own,
    place,
    provisions,
    stand,
    tile,
    trades,
    turn,
)
from tests.games.playing import legal, may, pending, play, why

A, B, C = 0, 1, 2


def example() -> BlackForest:
    """X12: A in V1, B on a space of V2, C in its centre; the Merchant next to V2-1."""
    forest = lay()
    trades(forest, V2_1="traveling_merchant", V2_2="butcher")
    stand(forest, A, "V1-1")
    stand(forest, B, "V2-2")
    stand(forest, C, "V2")
    return forest


def test_x12_toll_to_everybody_in_the_village() -> None:
    forest = example()
    own(forest, A, provisions=(0, 1), brick=1, wood=1)
    turn(forest, A)
    play(forest, "move", "V2-1")
    assert pending(forest) == ("pay-toll", A)
    play(forest, "toll", "brick")
    assert pending(forest) == ("take-gift", B)
    play(forest, "accept")
    assert pending(forest) == ("take-gift", C)  # wood was the only thing left for him
    play(forest, "refuse")
    assert holds(forest, B, "brick", "wood") == [1, 0]
    assert holds(forest, C, "brick", "wood") == [0, 0]
    assert holds(forest, A, "brick", "wood") == [0, 0]
    assert provisions(forest, A) == [0, 0]


def test_toll_that_cannot_be_paid_forbids_the_move() -> None:
    forest = example()
    own(forest, A, provisions=(0, 1), brick=1)
    turn(forest, A)
    assert why(forest, "move", "V2-1") == "MV-6"


def test_x13_passing_through_costs_no_toll() -> None:
    forest = example()
    trades(forest, V3_1="traveling_merchant", V3_2="butcher")
    own(forest, A, provisions=(1, 1), wood=1)
    turn(forest, A)
    play(forest, "move", "V3-1")
    assert pending(forest) == ("choose-basic", A)
    assert provisions(forest, A) == [0, 0]
    assert holds(forest, A, "wood") == [1]


def test_x14_moving_within_a_village_is_free() -> None:
    forest = lay()
    trades(forest, V1_2="traveling_merchant", V1_3="butcher")
    stand(forest, A, "V1-1")
    stand(forest, B, "V1-3")
    turn(forest, A)
    assert why(forest, "move", "V1-1") == "MV-2"
    assert why(forest, "move", "V1-3") == "MV-3"
    play(forest, "move", "V1-2")
    assert pending(forest) == ("choose-basic", A)


def test_from_the_centre_the_own_village_is_free_too() -> None:
    forest = lay()
    trades(forest, V1_1="traveling_merchant", V1_2="butcher")
    stand(forest, A, "V1")
    stand(forest, B, "V1-3")
    turn(forest, A)
    play(forest, "move", "V1-1")
    assert pending(forest) == ("choose-basic", A)


def test_x15_who_cannot_move_begs() -> None:
    forest = lay(4)
    own(forest, A)
    for seat, where in enumerate(("V1-1", "V1-2", "V1-3", "V2-1")):
        stand(forest, seat, where)
    turn(forest, A)
    assert legal(forest, "move", "swap", "beg", "convert") == {"beg()"}
    assert why(forest, "move", "V3-1") == "MV-5"
    play(forest, "beg")
    assert forest.players[A].pawn == place(forest, "V1")
    assert provisions(forest, A) == [0, 1]
    assert pending(forest) == ("take-turn", B)


def test_x16_begging_can_push_a_marker_back_from_the_hourglass() -> None:
    forest = lay()
    own(forest, A, provisions=(0, 1), turns=7)
    turn(forest, A)
    play(forest, "beg")
    assert pending(forest) == ("raise-markers", A)
    play(forest, "markers", 1, 1)
    assert forest.trigger == -1
    assert pending(forest) == ("take-turn", B)


def test_begging_at_a_centre_or_location_stays() -> None:
    for where in ("V3", "L4"):
        forest = lay()
        stand(forest, A, where)
        turn(forest, A)
        play(forest, "beg")
        assert forest.players[A].pawn == place(forest, where)
        assert provisions(forest, A) == [0, 1]


def test_no_begging_in_the_first_turn() -> None:
    forest = lay()
    forest.players[A].pawn = -1
    turn(forest, A)
    assert why(forest, "beg") == "BG-1"


def test_the_first_placing_costs_nothing() -> None:
    """MV-1: no travel cost, no toll, any free space."""
    forest = example()
    forest.players[A].pawn = -1
    turn(forest, A)
    play(forest, "move", "V2-1")
    assert pending(forest) == ("choose-basic", A)


def test_mv1_the_first_placing_is_in_a_village() -> None:
    """Not at a location, however well its job could be paid: it would be free."""
    for seats in (1, 3):
        forest = lay(seats)
        own(forest, A, wood=1)
        job(forest, "J1", "L1")
        forest.players[A].pawn = -1
        turn(forest, A)
        assert why(forest, "move", "L1") == "MV-1"
        assert why(forest, "move", "L2") == "MV-1"
        stand(forest, A, "V1-1")
        own(forest, A, provisions=(0, 1), wood=1)
        turn(forest, A)
        assert may(forest, "move", "L1")


def test_x25_the_coaching_inn_saves_a_road() -> None:
    forest = lay()
    trades(forest, V3_1="traveling_merchant", V3_2="butcher")
    stand(forest, A, "V1-1")
    stand(forest, C, "V5-1")
    own(forest, A, provisions=(0, 1))
    turn(forest, A)
    assert why(forest, "move", "V3-1") == "MV-5"
    has(forest, A, "VIII-2-B")
    turn(forest, A)
    play(forest, "move", "V3-1")
    assert provisions(forest, A) == [0, 0]


def test_x26_a_commodity_swaps_the_merchant() -> None:
    forest = lay()
    own(forest, A, commodity=2)
    merchant, builder = (
        forest.slot_of(forest.tables.trades.index(word)) for word in ("traveling_merchant", "builder")
    )
    pawns = [player.pawn for player in forest.players]
    turn(forest, A)
    play(forest, "swap", "builder")
    assert holds(forest, A, "commodity") == [1]
    assert forest.tiles[merchant] == forest.tables.trades.index("builder")
    assert forest.tiles[builder] == forest.tables.trades.index("traveling_merchant")
    assert [player.pawn for player in forest.players] == pawns
    assert why(forest, "swap", "cook") == "TU-3"  # exactly one
    assert why(forest, "beg") == "R11"


def test_a_swap_needs_a_move_after_it() -> None:
    """TU-3: with every space of the village taken and nothing to travel on, the commodity can't be spent."""
    forest = lay(4)
    for seat, where in enumerate(("V1-1", "V1-2", "V1-3", "V2-1")):
        stand(forest, seat, where)
    own(forest, A, commodity=1)
    turn(forest, A)
    assert why(forest, "swap", "cook") == "TU-3"
    # Unless paying it lets the cooking wheel make provisions.
    own(forest, A, commodity=3, charcoal_cooking=1, porridge=1, meat=1)
    turn(forest, A)
    assert may(forest, "swap", "cook")


def test_a_swap_can_make_the_only_move() -> None:
    """Legality looks ahead: nothing usable around, but the Merchant could be brought here."""
    forest = lay()
    own(forest, A, commodity=1)
    land(forest, A, "S")
    stand(forest, A, "V1-3")
    trades(forest, V1_1="butcher", V1_2="lumberjack", V1_3="glass_miller", V4_1="traveling_merchant")
    turn(forest, A)
    assert legal(forest, "move") == set()
    assert legal(forest, "swap") == {"swap(butcher)", "swap(lumberjack)", "swap(glass_miller)"}


def test_tu3_a_swap_may_be_followed_by_a_conversion_that_makes_the_move() -> None:
    """Brought here in the Merchant's place, the Brickmaker wants charcoal, which the Charcoal Kiln makes of sand."""
    forest = lay()
    land(forest, A, "S")
    stand(forest, A, "V1-1")
    stand(forest, B, "V1-3")
    trades(forest, V1_1="butcher", V1_2="traveling_merchant", V1_3="lumberjack", V4_1="brickmaker")
    own(forest, A, commodity=1)
    has(forest, A, "II-1-A")
    turn(forest, A)
    assert why(forest, "swap", "brickmaker") == "TU-3"  # without sand nothing can be converted
    own(forest, A, commodity=1, sand=1)
    turn(forest, A)
    play(forest, "swap", "brickmaker")
    assert legal(forest) == {"convert(II-1-A)"}
    assert why(forest, "beg") == "TU-3"
    play(forest, "convert", "II-1-A")
    play(forest, "wheel", "cooking")
    assert legal(forest) == {"move(V1-2)"}
    play(forest, "move", "V1-2")
    assert holds(forest, A, "commodity", "sand", "brick") == [0, 0, 4]


def test_tu3_several_conversions_may_be_needed() -> None:
    """Two bricks of each charcoal, and a Furnace Maker who wants three."""
    for charcoal, enough in ((1, False), (2, True)):
        forest = lay()
        land(forest, A, "S")
        stand(forest, A, "V1-1")
        stand(forest, B, "V1-3")
        trades(forest, V1_1="butcher", V1_2="traveling_merchant", V1_3="lumberjack", V4_1="furnace_maker")
        own(forest, A, commodity=1, charcoal_glass=charcoal)
        has(forest, A, "V-0-A")
        turn(forest, A)
        assert may(forest, "swap", "furnace_maker") == enough


def test_tu3_what_the_market_hall_gives_for_the_swap_counts() -> None:
    """Wood of the Market Hall pays the Charcoal Burner, brought here in the Merchant's place."""
    forest = lay()
    land(forest, A, "S")
    stand(forest, A, "V1-1")
    stand(forest, B, "V1-3")
    trades(forest, V1_1="butcher", V1_2="traveling_merchant", V1_3="lumberjack", V4_1="charcoal_burner")
    own(forest, A, commodity=1)
    turn(forest, A)
    assert why(forest, "swap", "charcoal_burner") == "TU-3"
    has(forest, A, "VIII-1-B")
    turn(forest, A)
    play(forest, "swap", "charcoal_burner")
    play(forest, "take", "wood")
    assert legal(forest, "move", "beg") == {"move(V1-2)"}


def test_tu3_what_the_reminder_gives_counts_but_not_the_job_nobody_knows() -> None:
    """Paying the commodity turns the cooking wheel for the second time; with a resource of choice there is something to do."""
    forest = lay(4)
    land(forest, A, "#")
    forest.players[A].progress, forest.estates = 2, 0
    for seat, where in enumerate(("V1-1", "V1-3", "V4-1", "V4-4")):
        stand(forest, seat, where)
    trades(
        forest, V1_1="lumberjack", V1_2="traveling_merchant", V1_3="cook", V4_1="brickmaker", V3_1="butcher"
    )
    trades(forest, V3_2="glass_miller", V3_3="herder")
    for reminders in (0, 1):
        own(forest, A, commodity=3, charcoal_cooking=1, porridge=1, meat=1, turns=1)
        forest.players[A].reminders = reminders
        turn(forest, A)
        before = forest.key()
        assert may(forest, "swap", "brickmaker") == bool(reminders)
        assert forest.key() == before


def test_free_actions_forbid_the_swap() -> None:
    forest = lay()
    own(forest, A, commodity=1)
    turn(forest, A)
    play(forest, "remove", 0, 4)
    assert why(forest, "swap", "cook") == "TU-3"
    assert may(forest, "beg")


def test_who_robs_himself_of_his_move_begs_also_after_a_swap() -> None:
    """TU-8: the commodity stays spent."""
    forest = lay()
    own(forest, A, commodity=1)
    land(forest, A, "S p")
    stand(forest, A, "V1-3")
    trades(forest, V1_1="butcher", V1_2="lumberjack", V1_3="glass_miller", V3_1="traveling_merchant")
    stand(forest, C, "V5-1")
    turn(forest, A)
    play(forest, "swap", "cook")
    assert legal(forest, "move") == {"move(V1-2)"}
    assert why(forest, "beg") == "R11"
    play(forest, "remove", 0, 2)
    assert legal(forest) == {"beg()"}
    play(forest, "beg")
    assert holds(forest, A, "commodity") == [0]


def test_x29_goods_are_kept_for_the_action() -> None:
    forest = lay()
    trades(forest, V2_1="charcoal_burner", V2_2="butcher")
    stand(forest, A, "V1-1")
    stand(forest, B, "V2-3")
    stand(forest, C, "V5-1")
    own(forest, A, provisions=(0, 1), wood=1)
    turn(forest, A)
    assert why(forest, "move", "V2-1") == "TU-5"
    own(forest, A, provisions=(0, 1), wood=1, brick=1)
    turn(forest, A)
    play(forest, "move", "V2-1")
    assert pending(forest) == ("take-gift", B)  # only brick could be paid, so it is not asked
    assert holds(forest, A, "wood", "brick") == [1, 0]


def test_toll_goods_that_would_spoil_the_action_are_refused() -> None:
    forest = lay()
    trades(forest, V2_1="charcoal_burner", V2_2="butcher")
    stand(forest, A, "V1-1")
    stand(forest, B, "V2-3")
    own(forest, A, provisions=(0, 1), wood=1, brick=1, sand=1)
    turn(forest, A)
    play(forest, "move", "V2-1")
    assert legal(forest) == {"toll(sand)", "toll(brick)"}
    assert why(forest, "toll", "wood") == "TU-5b"


def test_paying_the_way_may_turn_the_wheel_and_so_spoil_the_action() -> None:
    """TU-5b: only the ways of paying are offered that leave the charcoal for the Brickmaker."""
    forest = lay()
    trades(forest, V2_1="brickmaker", V2_2="butcher")
    stand(forest, A, "V1-1")
    stand(forest, B, "V5-1")
    own(forest, A, provisions=(2, 3), charcoal_cooking=1, porridge=1, meat=1)
    turn(forest, A)
    play(forest, "move", "V2-1")
    assert provisions(forest, A) == [1, 3]  # 2 + 2 would have cooked the charcoal away
    assert holds(forest, A, "brick") == [4]


def wheel_on_the_way() -> BlackForest:
    """Going to V2-1 costs a provision. Paid from the full marker it lets the cooking wheel turn, which makes a commodity;
    the Peddler's Stall makes a brick of that, and the Furnace Maker there wants three."""
    forest = lay()
    stand(forest, A, "V1-1")
    stand(forest, B, "V4-1")
    land(forest, A, "S")
    trades(forest, V2_1="furnace_maker", V2_2="butcher")
    own(forest, A, provisions=(1, 3), charcoal_cooking=1, porridge=1, meat=1, brick=2)
    forest.players[A].reminders = 0
    has(forest, A, "VIII-0-A")
    return forest


def test_tu5b_what_the_wheel_makes_on_the_way_may_be_converted() -> None:
    forest = wheel_on_the_way()
    turn(forest, A)
    play(forest, "move", "V2-1")
    assert provisions(forest, A) == [2, 3]  # the other marker would not have turned the wheel
    assert holds(forest, A, "commodity", "brick") == [0, 0]
    assert forest.players[A].progress == 2
    forest = wheel_on_the_way()
    own(forest, A, provisions=(1, 3), charcoal_cooking=1, porridge=1, meat=1, brick=1)
    turn(forest, A)
    assert why(forest, "move", "V2-1") == "TU-5"  # one commodity makes one brick


def test_tu5b_a_toll_is_paid_before_the_conversion() -> None:
    forest = wheel_on_the_way()
    stand(forest, B, "V2-3")
    turn(forest, A)
    assert why(forest, "move", "V2-1") == "TU-5"  # a brick for B is one too few
    own(forest, A, provisions=(1, 3), charcoal_cooking=1, porridge=1, meat=1, brick=2, sand=1)
    turn(forest, A)
    play(forest, "move", "V2-1")
    assert pending(forest) == ("take-gift", B)  # of sand, the only good that can be spared
    assert holds(forest, A, "sand", "brick") == [0, 2]


def test_tu2_who_can_act_after_a_conversion_has_to() -> None:
    forest = wheel_on_the_way()
    has(forest, A, "II-0-A")  # Ember Pit: wood for charcoal, of no use here
    own(forest, A, commodity=1, brick=2, wood=1)
    arrive(forest, "V2-1", A)
    assert why(forest, "done") == "TU-2"
    assert legal(forest, "convert") == {"convert(VIII-0-A)", "convert(II-0-A)"}
    own(forest, A, brick=2, wood=1)
    arrive(forest, "V2-1", A)
    assert may(forest, "done")  # TU-8


def test_the_woodworkers_toll_goods_are_tried() -> None:
    """TU-5b: paying the sand keeps the wood from turning the wheel."""
    forest = lay()
    trades(forest, V2_1="woodworker", V2_2="butcher")
    offer(forest, "VI-0-A")  # 1 wood, 1 brick
    stand(forest, A, "V1-1")
    stand(forest, B, "V2-3")
    land(forest, A, "F S")
    own(forest, A, provisions=(0, 1), brick=1, sand=1, water=1, charcoal_glass=1)
    turn(forest, A)
    play(forest, "move", "V2-1")
    assert legal(forest) == {"toll(sand)", "toll(water)", "toll(charcoal-glass)"}
    assert why(forest, "toll", "brick") == "TU-5b"
    play(forest, "toll", "sand")
    play(forest, "refuse")
    assert forest.players[A].buildings == [face(forest, "VI-0-A")]


def test_a_location_is_entered_only_for_its_job() -> None:
    forest = lay()
    job(forest, "J1", "L1")
    stand(forest, A, "V1-1")
    own(forest, A, provisions=(0, 1))
    turn(forest, A)
    assert why(forest, "move", "L2") == "MV-9"
    assert why(forest, "move", "L1") == "TU-5"
    own(forest, A, provisions=(0, 1), wood=1)
    turn(forest, A)
    play(forest, "move", "L1")
    assert holds(forest, A, "water", "sand") == [5, 5]
    stand(forest, B, "V1-2")
    turn(forest, A)
    assert why(forest, "move", "V1-1") == "MV-5"  # JOB-6: leaving costs a provision


def test_x35_a_toll_can_turn_the_receivers_wheel_to_the_reminder() -> None:
    forest = lay()
    trades(forest, V2_1="traveling_merchant", V2_2="butcher")
    stand(forest, A, "V1-1")
    stand(forest, B, "V2-2")
    own(forest, A, provisions=(0, 1), meat=1)
    own(forest, B, charcoal_cooking=1, porridge=1, turns=1)
    turn(forest, A)
    play(forest, "move", "V2-1")
    assert pending(forest) == ("take-gift", B)
    play(forest, "accept")
    assert forest.players[B].cooking_turns == 2
    assert pending(forest) == ("choose-basic", B)
    play(forest, "take", "wood")
    assert holds(forest, B, "wood") == [1]
    assert len(forest.pile) == 10
    assert pending(forest) == ("choose-basic", A)  # now the Merchant


def test_the_post_station_pays_no_toll() -> None:
    forest = example()
    has(forest, A, "W3")
    own(forest, A, provisions=(0, 1))
    turn(forest, A)
    play(forest, "move", "V2-1")
    assert pending(forest) == ("choose-basic", A)


def test_x39_a_pond_removed_gives_less_sand() -> None:
    for removed, sand in ((True, 3), (False, 4)):
        forest = lay()
        land(forest, A, "p p p p S")
        own(forest, A, commodity=1)
        stand(forest, A, "V1-2")
        trades(forest, V1_1="glass_miller", V1_2="lumberjack")
        turn(forest, A)
        if removed:
            play(forest, "remove", 0, 1)
            assert why(forest, "swap", "cook") == "TU-3"
        play(forest, "move", "V1-1")
        assert holds(forest, A, "sand") == [sand]
        assert tile(forest, A, "pond") == sand


@pytest.mark.parametrize(
    ("option", "where", "owed"), [("fan_toll", "V2-3", 1), ("fan_toll", "L1", 0), ("none", "V2-3", 0)]
)
def test_two_players_without_the_figure(option: str, where: str, owed: int) -> None:
    """R25: the fan toll is owed next door too, but not to a pawn at a location."""
    forest = lay(2, two_player=option)
    trades(forest, V1_1="traveling_merchant", V1_2="butcher")
    stand(forest, A, "V5-1")
    stand(forest, B, where)
    own(forest, A, provisions=(0, 1), wood=1)
    turn(forest, A)
    play(forest, "move", "V1-1")
    assert pending(forest) == (("take-gift", B) if owed else ("choose-basic", A))


def test_the_neutral_figure_blocks_and_is_paid() -> None:
    """PC-1: its good goes to the supply, nobody is asked."""
    forest = lay(2)
    trades(forest, V2_1="traveling_merchant", V2_2="butcher")
    stand(forest, A, "V1-1")
    stand(forest, B, "V4-1")
    forest.neutral = place(forest, "V2-2")
    own(forest, A, provisions=(0, 1), wood=1)
    turn(forest, A)
    assert why(forest, "move", "V2-2") == "MV-3"
    play(forest, "move", "V2-1")
    assert pending(forest) == ("choose-basic", A)
    assert holds(forest, A, "wood") == [0]
    forest.neutral = place(forest, "V2")  # in the centre it counts too
    own(forest, A, provisions=(0, 1))
    stand(forest, A, "V1-1")
    turn(forest, A)
    assert why(forest, "move", "V2-1") == "MV-6"


def test_the_neutral_figure_walks_after_each_round() -> None:
    forest = lay(2)
    for seat in (A, B):
        own(forest, seat, provisions=(3, 3))  # so that begging asks nothing
    stand(forest, A, "V1-1")
    stand(forest, B, "V1-2")
    turn(forest, A)
    play(forest, "beg")
    assert forest.neutral == place(forest, "V5-1")
    play(forest, "beg")
    assert forest.neutral == place(forest, "V1-1")  # both went to the centre
    stand(forest, A, "V2-1")
    play(forest, "beg")
    stand(forest, B, "V2-3")
    stand(forest, A, "V2-1")
    play(forest, "beg")
    assert forest.neutral == place(forest, "V2-2")
