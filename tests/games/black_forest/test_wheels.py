"""The wheels, the brick track, payments and gains (WH-1 to WH-10)."""

from __future__ import annotations

from tests.games.black_forest.table import (
    arrive,
    at,
    check,
    gains,
    has,
    holds,
    job,
    land,
    lay,
    own,
    provisions,
    stand,
    trades,
    turn,
)
from tests.games.playing import happened, legal, pending, play, why


def test_x1_sand_turns_the_glass_wheel() -> None:
    forest = lay()
    own(forest, wood=3, water=2, charcoal_glass=1)
    gains(forest, sand=2)
    assert holds(forest, 0, "wood", "sand", "water", "charcoal_glass", "glass") == [2, 1, 1, 0, 1]
    assert forest.players[0].glass_turns == 1


def test_x2_the_glass_wheel_turns_as_often_as_it_can() -> None:
    forest = lay()
    own(forest, wood=3, sand=3, water=3, charcoal_glass=3)
    check(forest)
    assert holds(forest, 0, "wood", "sand", "water", "charcoal_glass", "glass") == [0, 0, 0, 0, 3]
    assert forest.players[0].glass_turns == 3


def test_x3_full_glass_blocks_until_some_is_paid() -> None:
    forest = lay(first_game=True)
    own(forest, wood=2, sand=2, water=2, charcoal_glass=2, brick=4, glass=3)
    check(forest)
    assert holds(forest, 0, "wood", "sand", "water", "charcoal_glass", "glass") == [2, 2, 2, 2, 3]
    land(forest, 0, ". S")
    at(forest, "builder", "lumberjack")
    play(forest, "build", "II-2-A")  # 4 brick and 2 glass
    assert holds(forest, 0, "wood", "sand", "water", "charcoal_glass", "glass") == [0, 0, 0, 0, 3]
    assert forest.players[0].glass_turns == 2


def test_x4_the_cooking_wheel_yields_two_provisions_and_a_commodity() -> None:
    forest = lay()
    own(forest, charcoal_cooking=1, porridge=2, provisions=(1, 1), commodity=1)
    gains(forest, meat=2)
    assert holds(forest, 0, "charcoal_cooking", "porridge", "meat", "commodity") == [0, 1, 1, 2]
    assert provisions(forest) == [2, 2]
    assert forest.players[0].cooking_turns == 1


def test_x5_a_spent_commodity_frees_the_cooking_wheel_once() -> None:
    forest = lay()
    own(forest, charcoal_cooking=2, porridge=2, meat=2, provisions=(0, 1), commodity=3)
    check(forest)
    assert holds(forest, 0, "charcoal_cooking", "porridge", "meat", "commodity") == [2, 2, 2, 3]
    turn(forest)
    play(forest, "swap", "builder")
    assert holds(forest, 0, "charcoal_cooking", "porridge", "meat", "commodity") == [1, 1, 1, 3]
    assert provisions(forest) == [1, 2]
    assert forest.players[0].cooking_turns == 1


def test_x9_charcoal_of_one_gain_goes_to_one_wheel() -> None:
    for wheel, glass, cooking in (("glass", 7, 1), ("cooking", 6, 5)):
        forest = lay()
        own(forest, wood=1, charcoal_glass=6, charcoal_cooking=1)
        at(forest, "charcoal_burner", "builder")
        assert pending(forest) == ("choose-wheel", 0)
        assert legal(forest) == {"wheel(glass)", "wheel(cooking)"}
        play(forest, "wheel", wheel)
        assert holds(forest, 0, "charcoal_glass", "charcoal_cooking", "wood") == [glass, cooking, 0]


def test_charcoal_is_not_asked_about_when_both_markers_are_full() -> None:
    forest = lay()
    own(forest, wood=1, charcoal_glass=7, charcoal_cooking=7)
    at(forest, "charcoal_burner", "builder")
    assert holds(forest, 0, "charcoal_glass", "charcoal_cooking", "wood") == [7, 7, 0]


def test_charcoal_is_paid_from_either_wheel() -> None:
    forest = lay()
    own(forest, charcoal_glass=1, charcoal_cooking=1)
    land(forest, 0, "S")
    at(forest, "brickmaker", "lumberjack")  # without a Forest there is nothing else to do here
    assert pending(forest) == ("split-charcoal", 0)
    play(forest, "from-glass", 1)
    assert holds(forest, 0, "charcoal_glass", "charcoal_cooking", "brick") == [0, 1, 4]


def test_brick_belongs_to_no_wheel_and_stops_at_seven() -> None:
    forest = lay()
    own(forest, brick=5)
    gains(forest, brick=4)
    assert holds(forest, 0, "brick") == [7]
    assert [event.kind for event in forest.events if event.kind == "lost"] == ["lost"]


def test_provision_markers_are_a_pair_without_order() -> None:
    """WH-8b: 1 out of 1 + 1 is no question, 1 out of 1 + 2 is one."""
    forest = lay()
    trades(forest, V2_1="traveling_merchant")
    own(forest, provisions=(1, 1), wood=1)
    stand(forest, 1, "V5-1")
    turn(forest)
    play(forest, "move", "V2-1")
    assert provisions(forest) == [0, 1]

    forest = lay()
    trades(forest, V2_1="traveling_merchant")
    stand(forest, 1, "V5-1")
    own(forest, provisions=(1, 2), wood=1)
    turn(forest)
    play(forest, "move", "V2-1")
    assert pending(forest) == ("pay-travel", 0)
    assert legal(forest) == {"markers(0, 2)", "markers(1, 1)"}
    play(forest, "markers", 0, 2)
    assert provisions(forest) == [0, 2]


def test_the_reminder_comes_with_the_second_cooking_turn() -> None:
    """WH-9: a basic resource of choice, then the top job."""
    forest = lay()
    own(forest, charcoal_cooking=1, porridge=1, turns=1)
    gains(forest, meat=1)
    assert pending(forest) == ("choose-basic", 0)
    play(forest, "take", "brick")
    assert holds(forest, 0, "brick") == [1]
    assert len([number for number in forest.jobs if number >= 0]) == 1
    assert forest.players[0].reminders == 0


def test_without_jobs_the_reminder_gives_the_resource_only() -> None:
    forest = lay()
    forest.done, forest.pile = list(range(11)), []
    own(forest, charcoal_cooking=1, porridge=1, turns=1)
    gains(forest, meat=1)
    play(forest, "take", "charcoal-glass")
    assert holds(forest, 0, "charcoal_glass") == [1]
    assert forest.jobs == [-1] * 11


def test_two_turns_at_once_bring_the_reminder_once() -> None:
    forest = lay()
    own(forest, charcoal_cooking=3, porridge=3)
    gains(forest, meat=3)
    assert forest.players[0].cooking_turns == 3
    assert pending(forest) == ("choose-basic", 0)
    play(forest, "take", "sand")
    assert forest.is_over  # nothing else was to be done in this test


def test_bonuses_wait_until_the_wheels_stand_still() -> None:
    """WH-5b: Potash Works gives a brick for each of two turns, the reminder comes after them."""
    forest = lay()
    has(forest, 0, "II-2-A")
    own(forest, wood=2, sand=2, water=2, charcoal_cooking=1, porridge=1, meat=1, turns=1)
    gains(forest, charcoal=2)
    play(forest, "wheel", "glass")
    assert happened(forest, "bonus") == [0, 0]
    assert holds(forest, 0, "glass", "brick") == [2, 2]
    assert pending(forest) == ("choose-basic", 0)


def test_a_bonus_can_turn_the_wheel_again() -> None:
    """The Glass Furnace's charcoal goes to the wheel that needs it."""
    forest = lay()
    has(forest, 0, "IX-2-A")
    own(forest, wood=2, sand=2, water=2, charcoal_glass=0)
    gains(forest, charcoal=1)
    play(forest, "wheel", "glass")
    assert pending(forest) == ("choose-wheel", 0)
    play(forest, "wheel", "glass")
    assert holds(forest, 0, "glass") == [2]
    play(forest, "wheel", "cooking")
    assert holds(forest, 0, "charcoal_glass", "charcoal_cooking") == [0, 1]


def test_a_provision_gained_raises_a_marker_of_choice() -> None:
    forest = lay()
    own(forest, provisions=(0, 1))
    gains(forest, provision=1)
    assert legal(forest) == {"markers(0, 2)", "markers(1, 1)"}
    play(forest, "markers", 0, 2)
    assert provisions(forest) == [0, 2]
    own(forest, provisions=(3, 3))
    gains(forest, provision=2)
    assert provisions(forest) == [3, 3]


def test_a_job_of_goods_is_entered_whole_before_the_wheels_turn() -> None:
    """WH-4, R43: the wheel for charcoal is asked first, then charcoal and wood come together."""
    forest = lay()
    own(forest, sand=1, water=1, meat=1)
    job(forest, "J3", "L3")
    arrive(forest, "L3")
    assert pending(forest) == ("choose-wheel", 0)
    play(forest, "wheel", "glass")
    assert holds(forest, 0, "wood", "sand", "water", "charcoal_glass", "glass") == [4, 0, 0, 4, 1]
    assert "J3" in forest.view(0)["jobs_done"]


def test_paying_nothing_is_refused() -> None:
    forest = lay()
    land(forest, 0, "S")
    at(forest, "brickmaker", "traveling_merchant")
    assert pending(forest) == ("choose-basic", 0)  # the only thing to do here, so it is done
    turn(forest)
    assert why(forest, "swap", "cook") == "TU-3"
