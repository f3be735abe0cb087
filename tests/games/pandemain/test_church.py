"""The church: offerings, thresholds, rewards, the turn cube, blessing (CH1-CH11)."""

from __future__ import annotations

import pytest

from allmende import Change
from allmende.games.pandemain.rules.dawn import Morning
from allmende.games.pandemain.rules.round import fall_of_night
from allmende.games.pandemain.rules.sim_bakers import play_night
from tests.games.pandemain.table import (
    befriend,
    begin,
    bread,
    card,
    employ,
    favours,
    flour,
    lay,
    legal,
    loaves,
    master_of,
    may,
    night,
    offerings,
    only_in_guild,
    own,
    pending,
    play,
    rewards,
    rewards_at,
    turn,
    units,
    why,
)


def test_x16_all_three_offerings_from_penitence_4_to_8() -> None:
    state = lay()
    baker = own(state, 0, penitence=4, pfennigs=5, salt=2, points=5)
    bread(state, 0, "low rye 2", "low rye 1", "low spelt 3", "low oat 3")
    offerings(state, "salt_2", "pfennigs_3")
    rewards(state, 5, "cart", "vp_3")
    play(state, "go", "church")
    play(state, "offer", "permanent-first-second")
    assert (baker.pfennigs, units(state, 0), baker.penitence) == (0, {}, 8)
    play(state, "reward", "cart")
    assert baker.points == 5 + 2  # at 6
    assert (baker.total_workers, baker.workers) == (5, 4)  # at 8, usable at once
    for loaf in (("rye", 2), ("rye", 1), ("spelt", 3)):
        assert pending(state) == "bless"
        play(state, "bless", *loaf)
    assert baker.points == 7 - 3
    assert loaves(state, 0) == ["high rye 1", "high rye 2", "high spelt 3", "low oat 3"]
    assert pending(state) == ""


def test_x17_steps_beyond_the_last_level_are_points() -> None:
    state = lay()
    baker = own(state, 0, penitence=14, points=0)
    bread(state, 0, "low rye 1")
    offerings(state, "salt_2", "bread_any")
    rewards(state, 15, "cow", "ox")
    play(state, "go", "church")  # the loaf is all there is to offer
    assert (baker.penitence, baker.points) == (15, 2)
    told = [event for event in state.events if event.kind == "penitence"]
    assert [event.args for event in told] == [{"level": 15}]
    # the steps really gone, and the points for the others
    assert told[0].changes == [Change(0, "penitence", 1), Change(0, "vp", 2)]
    play(state, "reward", "ox")
    assert (baker.active, baker.pfennigs) == ([0, 1, 0], 0)  # CH10: the loaf brought nothing


def test_x38_a_reward_that_is_a_favour_that_is_penitence() -> None:
    state = lay()
    baker = own(state, 0, penitence=4, pfennigs=2, points=1)
    bread(state, 0, "low rye 2")
    offerings(state, "salt_2", "ox")
    rewards(state, 5, "favour", "cart")
    favours(state, "penitence_2", "cow")
    play(state, "go", "church")
    play(state, "reward", "favour")
    play(state, "favour", "penitence_2")
    assert (baker.penitence, baker.points) == (7, 1 + 2)
    assert pending(state) == "bless"
    play(state, "bless", "rye", 2)
    assert loaves(state, 0) == ["high rye 2"]


def test_x14_the_order_of_visits_is_the_order_of_tomorrow() -> None:
    state = lay(4, mode="basic")
    state.tower = [0, 1, 2, 3]
    for seat in (2, 0, 2):  # the second visit of a player changes nothing
        own(state, seat, pfennigs=2)
        offerings(state, "salt_2", "ox")
        turn(state, seat)
        play(state, "go", "church")
    assert state.next_tower == [2, 0]
    begin(state, Morning())
    assert state.tower == [2, 0, 1, 3]
    assert state.next_tower == []


def test_x41_the_spanish_edition_places_cubes_at_night_too() -> None:
    for edition, placed in (("es", [0]), ("en", [])):
        state = lay(2, edition=edition)
        baker = own(state, 0, pfennigs=3)
        baker.penances, state.penances = 1, state.penances - 1
        offerings(state, "salt_2", "ox")
        night(state, 0)
        play(state, "go-out")
        play(state, "go", "church")
        assert state.next_tower == placed
        assert baker.penances == 0  # CH8: the first visitor of the round, by day or by night


def test_x41_a_stale_loaf_brings_three_pfennigs_in_the_spanish_edition() -> None:
    for edition, pfennigs in (("es", 3), ("en", 1)):
        state = lay(2, edition=edition)
        bread(state, 0, "high rye 1")
        fall_of_night(state)
        assert state.bakers[0].pfennigs == pfennigs


@pytest.mark.parametrize(("seats", "places"), [(2, 1), (3, 1), (4, 2)])
def test_ch8_the_first_places_lift_a_penance(seats: int, places: int) -> None:
    state = lay(seats)
    for seat in range(seats):
        baker = own(state, seat, pfennigs=2)
        offerings(state, "salt_2", "ox")
        baker.penances = 1
        turn(state, seat)
        play(state, "go", "church")
    assert [baker.penances for baker in state.bakers] == [0] * places + [1] * (seats - places)


@pytest.mark.parametrize("edition", ["en", "es"])
@pytest.mark.parametrize(
    ("seats", "by_day", "lifted"), [(3, 0, 1), (3, 1, 0), (4, 0, 2), (4, 1, 1), (4, 2, 0)]
)
def test_ch8_visitors_of_the_round_count_not_those_of_the_night(
    seats: int, by_day: int, lifted: int, edition: str
) -> None:
    """Some have been there by day, twice even; then the others come at night."""
    state = lay(seats, edition=edition)
    for seat in [*range(by_day), *range(by_day)]:
        own(state, seat, pfennigs=2)
        offerings(state, "salt_2", "ox")
        turn(state, seat)
        play(state, "go", "church")
    fall_of_night(state)
    penances = []
    for seat in range(by_day, seats):
        baker = own(state, seat, pfennigs=3)
        baker.penances = 2
        offerings(state, "salt_2", "ox")
        night(state, seat)
        play(state, "go-out")
        play(state, "go", "church")
        penances.append(baker.penances)
    assert penances == [1] * lifted + [2] * (seats - by_day - lifted)
    assert len(state.next_tower) == (seats if edition == "es" else by_day)


def test_ch8_a_sim_baker_may_be_the_first_visitor_of_the_night() -> None:
    state = lay(1, sim_bakers="rudolf")
    card(state, 0, 5)  # church at night
    state.bakers[1].penances = 1
    state.night = 1
    state.stack = []
    play_night(state, 1)
    state.run_on()
    assert (state.bakers[1].penances, state.next_tower) == (0, [])
    baker = own(state, 0, pfennigs=3)
    baker.penances = 1
    offerings(state, "salt_2", "ox")
    night(state, 0)
    play(state, "go-out")
    play(state, "go", "church")
    assert baker.penances == 1  # Rudolf was first


def test_ch3_new_offerings_lie_there_before_a_reward_is_chosen() -> None:
    """The rulebook's steps: pay, advance, discard, replenish, and only then what the levels bring."""
    state = lay()
    own(state, 0, penitence=4, pfennigs=3, milk=1)
    offerings(state, "milk_1", "pfennigs_3")
    rewards(state, 5, "vp_3", "cart")
    play(state, "go", "church")
    play(state, "offer", "first-second")
    assert pending(state) == "choose-reward"
    shown = [state.tables.offerings[number].name for number in state.shown]
    assert not {"milk_1", "pfennigs_3"} & set(shown)
    assert [state.tables.offerings[number].name for number in state.discards] == ["milk_1", "pfennigs_3"]
    assert state.bakers[0].points == 5  # what level 6 brings comes after the reward of level 5
    play(state, "reward", "vp_3")
    assert state.bakers[0].points == 10


def test_ch1_at_least_one_offering_and_all_paid_together() -> None:
    state = lay()
    own(state, 0, pfennigs=1)
    offerings(state, "salt_yeast", "flour_any_2")
    assert why(state, "go", "church") == "CH1"
    own(state, 0, pfennigs=2, flour={"rye": 1, "oat": 1})
    play(state, "go", "church")
    assert may(state, "offer", "permanent-second")
    assert why(state, "offer", "first") == "CH1"
    play(state, "offer", "second")
    play(state, "give-flour", "oat")  # then the rye is all there is
    assert (flour(state, 0), state.bakers[0].penitence) == ({}, 2)
    state = lay()
    own(state, 0, flour={"rye": 2})
    offerings(state, "flour_rye", "flour_any_2")
    play(state, "go", "church")
    assert why(state, "offer", "first-second") == "CH1"  # three flours in all
    own(state, 0, flour={"rye": 1, "oat": 2, "wheat": 1})
    play(state, "offer", "first-second")
    assert flour(state, 0) == {"oat": 2, "wheat": 1}
    assert why(state, "give-flour", "rye") == "CH1"
    play(state, "give-flour", "wheat")  # then the two oat flour are all that is left
    assert flour(state, 0) == {"oat": 1}


def test_ch3_what_was_offered_is_replaced_after_the_visit() -> None:
    state = lay()
    own(state, 0, salt=2, milk=2)
    offerings(state, "salt_2", "milk_2")
    names = [offering.name for offering in state.tables.offerings]
    play(state, "go", "church")
    play(state, "offer", "first-second")
    assert state.discards == sorted([names.index("salt_2"), names.index("milk_2")])
    assert names.index("salt_2") not in state.shown
    assert [state.tables.offerings[number].level for number in state.shown] == [0, 1]
    assert state.revealed


def test_ch3_an_empty_pile_is_made_of_the_discards() -> None:
    state = lay()
    own(state, 0, salt=2)
    offerings(state, "salt_2", "milk_2")
    first = [
        n for n, offering in enumerate(state.tables.offerings) if offering.level == 0 and n != state.shown[0]
    ]
    state.discards, state.piles = first, [n for n in state.piles if n not in first]
    play(state, "go", "church")
    assert state.discards == []
    assert len([number for number in state.piles if state.tables.offerings[number].level == 0]) == 7


def test_r13_used_tokens_may_be_offered() -> None:
    state = lay()
    baker = own(state, 0, active={"ox": 1}, used={"ox": 1})
    offerings(state, "salt_2", "ox")
    play(state, "go", "church")
    assert legal(state) == ["give-token(active)", "give-token(used)"]
    play(state, "give-token", "used")
    assert (baker.active, baker.used) == ([0, 1, 0], [0, 0, 0])


def test_ch5_a_reward_may_be_removed_unused() -> None:
    state = lay()
    baker = own(state, 0, penitence=4, pfennigs=2)
    offerings(state, "salt_2", "ox")
    rewards(state, 5, "cow", "vp_3")
    play(state, "go", "church")
    assert why(state, "reward", "ox") == "CH5"
    play(state, "leave-reward", "vp_3")
    assert (baker.points, rewards_at(state, 5)) == (5, ["cow"])


def test_r3_from_an_empty_stack_nothing_is_taken() -> None:
    state = lay()
    own(state, 0, penitence=4, pfennigs=2)
    offerings(state, "salt_2", "ox")
    rewards(state, 5)
    play(state, "go", "church")
    assert state.is_over


@pytest.mark.parametrize(
    ("name", "check"),
    [
        ("reactivate", lambda baker: (baker.active, baker.used) == ([0, 1, 1], [0, 0, 0])),
        ("vp_3", lambda baker: baker.points == 8),
        ("ingredients", lambda baker: baker.units == [1, 2, 1, 0]),
        ("discard_penance", lambda baker: baker.penances == 0),
        ("cart", lambda baker: baker.active[0] == 1),
    ],
)
def test_ch5_rewards(name: str, check: object) -> None:
    state = lay()
    baker = own(state, 0, penitence=4, pfennigs=2, used={"ox": 1, "cow": 1})
    baker.penances = 1
    state.next_tower = [1]
    offerings(state, "salt_2", "bread_any")
    rewards(state, 5, name)
    play(state, "go", "church")
    play(state, "reward", name)
    assert callable(check)
    assert check(baker)


def test_ch5_master_bakers_as_rewards() -> None:
    state = lay()
    own(state, 0, penitence=4, pfennigs=2)
    only_in_guild(state, 3, 4)
    offerings(state, "salt_2", "ox")
    rewards(state, 5, "master_baker", "upgrade_baker")
    play(state, "go", "church")
    play(state, "reward", "master_baker")
    assert legal(state) == ["hire(3)", "hire(4)"]
    play(state, "hire", 4)
    assert state.masters[master_of(state, 4)] == 0
    state = lay()
    own(state, 0, penitence=4, pfennigs=2)
    employ(state, 0, 1, 2)
    offerings(state, "salt_2", "ox")
    rewards(state, 5, "master_baker", "upgrade_baker")
    play(state, "go", "church")
    play(state, "reward", "upgrade_baker")
    play(state, "upgrade", 2)
    assert [state.upgraded[master_of(state, number)] for number in (1, 2)] == [0, 1]


def test_r39_a_reward_that_cannot_be_carried_out_does_nothing() -> None:
    state = lay()
    own(state, 0, penitence=4, pfennigs=2)
    offerings(state, "salt_2", "ox")
    rewards(state, 5, "upgrade_baker")
    play(state, "go", "church")
    play(state, "reward", "upgrade_baker")
    assert (state.is_over, rewards_at(state, 5)) == (True, [])


def test_r39_thresholds_in_rising_order() -> None:
    state = lay()
    baker = own(state, 0, penitence=3, pfennigs=2, points=0)
    bread(state, 0, "low rye 1")
    offerings(state, "salt_2", "bread_any")
    rewards(state, 5, "favour")
    favours(state, "penitence_2", "cow")
    play(state, "go", "church")
    play(state, "offer", "permanent-second")  # 3 to 7: the reward at 5 comes before the points at 6
    assert (pending(state), baker.points) == ("choose-reward", 0)
    play(state, "reward", "favour")
    play(state, "favour", "penitence_2")
    assert (baker.penitence, baker.points, baker.total_workers) == (9, 4, 5)


def test_ch9_blessing_needs_penitence_5_and_points() -> None:
    state = lay()
    own(state, 0, penitence=3, pfennigs=2)
    bread(state, 0, "low rye 1")
    offerings(state, "salt_2", "ox")
    play(state, "go", "church")
    assert state.is_over
    own(state, 0, penitence=6, pfennigs=2, points=0)
    bread(state, 0, "low rye 1")
    offerings(state, "salt_2", "ox")
    turn(state, 0)
    play(state, "go", "church")
    assert state.is_over
    own(state, 0, penitence=6, pfennigs=2, points=0)
    befriend(state, 0, "church_vp")  # CH11, before the blessing (R13)
    bread(state, 0, "low rye 1")
    offerings(state, "salt_2", "ox")
    turn(state, 0)
    play(state, "go", "church")
    assert why(state, "bless", "oat", 3) == "CH9"
    play(state, "bless", "rye", 1)
    assert (loaves(state, 0), state.bakers[0].points) == (["high rye 1"], 0)
