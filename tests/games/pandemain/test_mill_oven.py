"""The mill and the granary (MI1-MI3, GR1, GR2), flour (G5, G6), the oven (OV1-OV8)."""

from __future__ import annotations

from typing import Any

import pytest

from allmende.games.pandemain.rules.dawn import Dawn
from allmende.games.pandemain.state import Pandemain
from tests.games.pandemain.table import (
    bag,
    befriend,
    begin,
    employ,
    flour,
    lay,
    legal,
    loaves,
    master_of,
    may,
    mill,
    night,
    own,
    pending,
    play,
    stand,
    turn,
    units,
    why,
)

# -- mill -------------------------------------------------------------------------------------------------------------


def test_x05_angela_buys_two_rye_and_one_spelt() -> None:
    state = lay()
    angela = own(state, 0, pfennigs=2)
    mill(state, "M2", rye=2, spelt=1)
    play(state, "mill", "M2")
    assert angela.pfennigs == 0
    assert flour(state, 0) == {"rye": 2, "spelt": 1}
    own(state, 1, pfennigs=5)
    turn(state, 1)
    assert why(state, "mill", "M2") == "MI1"  # MI2: empty until dawn


def test_x22_twelve_flours_during_the_turn_ten_after_it() -> None:
    state = lay()
    own(state, 0, pfennigs=2, flour={"rye": 5, "oat": 4})
    mill(state, "M2", rye=2, spelt=1)
    play(state, "mill", "M2")
    assert sum(flour(state, 0).values()) == 12
    assert pending(state) == "return-flour"
    assert why(state, "return-flour", "wheat") == "G5"
    play(state, "return-flour", "oat")
    play(state, "return-flour", "rye")
    assert flour(state, 0) == {"rye": 6, "spelt": 1, "oat": 3}
    assert state.is_over


def test_mi1_price_limit_and_transport() -> None:
    state = lay()
    own(state, 0, pfennigs=1)
    mill(state, "M1", rye=2)
    mill(state, "M2", rye=3)
    mill(state, "M4", rye=4)
    assert may(state, "mill", "M1")
    assert why(state, "mill", "M2") == "MI1"
    own(state, 0, pfennigs=3)
    assert why(state, "mill", "M4") == "MI1"
    baker = own(state, 0, pfennigs=3, active={"cart": 1})
    play(state, "mill", "M4")
    assert (baker.pfennigs, baker.used[0], flour(state, 0)) == (0, 1, {"rye": 4})


@pytest.mark.parametrize(("seats", "limit"), [(2, 3), (3, 3), (4, 4)])
def test_mi1_the_number_of_workers_is_limited(seats: int, limit: int) -> None:
    state = lay(seats)
    own(state, 0, pfennigs=9)
    for _ in range(limit - 1):
        stand(state, "mill", 1)
    assert any("mill" in action for action in legal(state))
    stand(state, "mill", 1)
    assert why(state, "mill", "M1") == "MI1"


def test_mi3_the_miller_adds_a_flour_of_choice() -> None:
    state = lay()
    own(state, 0, pfennigs=1)
    befriend(state, 0, "mill_flour")
    mill(state, "M1", rye=2)
    play(state, "mill", "M1")
    play(state, "take-flour", "wheat")
    assert flour(state, 0) == {"rye": 2, "wheat": 1}


# -- granary ----------------------------------------------------------------------------------------------------------


def test_x21_three_flours_with_an_active_ox_two_with_a_used_one() -> None:
    for tokens, count in (({"active": {"ox": 1}}, 3), ({"used": {"ox": 1}}, 2)):
        state = lay(2)
        baker = own(state, 0, **tokens)  # type: ignore[arg-type]
        play(state, "go", "granary")
        begin(state, Dawn())
        for _ in range(count):
            assert pending(state) == "take-flour"
            play(state, "take-flour", "oat")
        assert flour(state, 0) == {"oat": count}
        assert baker.active[1] == 1  # not flipped by it, and awake after step 4


@pytest.mark.parametrize(("seats", "limit"), [(2, 1), (3, 1), (4, 2)])
def test_gr1_spaces_in_the_granary(seats: int, limit: int) -> None:
    state = lay(seats)
    for _ in range(limit):
        assert may(state, "go", "granary")
        stand(state, "granary", 1)
    assert why(state, "go", "granary") == "GR1"


def test_r17_two_workers_in_the_granary_bring_twice_as_much_and_ten_is_the_cap() -> None:
    state = lay(4)
    own(state, 0, flour={"rye": 8})
    stand(state, "granary", 0, 0)
    begin(state, Dawn())
    for _ in range(4):
        play(state, "take-flour", "wheat")
    assert pending(state) == "return-flour"
    play(state, "return-flour", "rye")
    play(state, "return-flour", "rye")
    assert flour(state, 0) == {"rye": 6, "wheat": 4}


def test_r19_what_is_not_in_the_bag_cannot_be_taken() -> None:
    state = lay(2)
    stand(state, "granary", 0)
    state.bakers[1].flour[3] += state.bag[3]
    state.bag[3] = 0
    begin(state, Dawn())
    assert why(state, "take-flour", "wheat") == "R19"


# -- oven -------------------------------------------------------------------------------------------------------------


def test_x06_angela_bakes_rye_spelt_and_wheat() -> None:
    state = lay()
    angela = own(
        state, 0, pfennigs=1, active={"ox": 1}, water=6, salt=3, yeast=3, milk=2,
        flour={"rye": 2, "wheat": 2, "spelt": 1, "oat": 1},
    )  # fmt: skip
    employ(state, 0, 7, upgraded=True)  # spelt and wheat
    stand(state, "oven", 1)
    before = bag(state)
    play(state, "go", "oven")
    play(state, "bake", "rye", "wheat")
    play(state, "bake", "spelt", "rye")
    play(state, "bake", "wheat", "oat")  # the third loaf: the ox is flipped
    assert (angela.pfennigs, angela.used) == (0, [0, 1, 0])
    assert (units(state, 0), flour(state, 0)) == ({}, {})
    assert loaves(state, 0) == ["high rye 2", "high spelt 3", "low wheat 3"]
    gained = {grain: count - before[grain] for grain, count in bag(state).items()}
    assert gained == {"rye": 1, "spelt": 0, "oat": 1, "wheat": 1}
    assert state.is_over  # nothing is left to bake with


@pytest.mark.parametrize(
    ("second", "quality"), [("wheat", "high"), ("rye", "low"), ("spelt", "low"), ("oat", "low")]
)
def test_x42_which_flours_make_which_rye_bread(second: str, quality: str) -> None:
    state = lay()
    flours = {"rye": 1, "wheat": 0, "spelt": 0, "oat": 0}
    flours[second] += 1
    own(state, 0, water=4, salt=2, yeast=2, flour=flours)
    play(state, "go", "oven")
    assert loaves(state, 0) == [f"{quality} rye 2"]


def test_x42_two_flours_without_rye_make_no_rye_bread() -> None:
    state = lay()
    own(state, 0, water=4, salt=2, yeast=2, flour={"wheat": 1, "spelt": 1})
    assert why(state, "go", "oven") == "OV2"


def test_ov1_the_tax_is_a_pfennig_for_each_worker_two_at_most() -> None:
    for others, tax in ((0, 0), (1, 1), (2, 2), (3, 2)):
        state = lay(4)
        goods: dict[str, Any] = {"water": 2, "salt": 1, "yeast": 1}
        for seat in range(1, others + 1):
            stand(state, "oven", seat)
        if tax:
            own(state, 0, pfennigs=tax - 1, flour={"rye": 2}, **goods)
            assert why(state, "go", "oven") == "OV1"
        baker = own(state, 0, pfennigs=tax, flour={"rye": 2}, **goods)
        play(state, "go", "oven")
        assert baker.pfennigs == 0


def test_ov2_at_least_one_loaf_and_two_without_transport() -> None:
    state = lay()
    own(state, 0, water=20, salt=20, yeast=20, flour={"rye": 4, "wheat": 4})
    play(state, "go", "oven")
    assert why(state, "done") == "OV2"
    play(state, "bake", "rye", "wheat")
    assert may(state, "done")
    play(state, "bake", "rye", "wheat")
    assert state.is_over  # without ox and cart that was it
    state = lay()
    baker = own(
        state, 0, water=20, salt=20, yeast=20, flour={"rye": 4, "wheat": 4}, active={"ox": 1, "cart": 1}
    )
    play(state, "go", "oven")
    for _ in range(3):
        play(state, "bake", "rye", "wheat")
    assert pending(state) == "choose-transport"
    play(state, "use", "cart")
    play(state, "bake", "rye", "wheat")
    assert (baker.active, len(loaves(state, 0))) == ([0, 1, 0], 4)


def test_ov2_a_third_loaf_needs_transport() -> None:
    state = lay()
    own(state, 0, water=20, salt=20, yeast=20, flour={"rye": 4, "wheat": 4}, active={"cow": 1})
    play(state, "go", "oven")
    play(state, "bake", "rye", "wheat")
    play(state, "bake", "rye", "wheat")
    assert pending(state) == "finish-turn"  # the cow is of no use in the oven


def test_ov3_all_but_rye_needs_a_master_baker() -> None:
    state = lay()
    goods: dict[str, Any] = {"water": 4, "salt": 4, "yeast": 4, "milk": 4}
    own(state, 0, flour={"rye": 2, "spelt": 2, "oat": 2, "wheat": 2}, **goods)
    play(state, "go", "oven")
    assert may(state, "bake", "rye", "wheat")
    for bread, second in (("spelt", "rye"), ("oat", "spelt"), ("wheat", "wheat")):
        assert why(state, "bake", bread, second) == "OV3"
    state = lay(mode="basic")
    own(state, 0, flour={"rye": 2, "spelt": 2, "oat": 2, "wheat": 2}, **goods)
    play(state, "go", "oven")
    for bread, second in (("spelt", "rye"), ("oat", "spelt"), ("wheat", "wheat")):
        assert may(state, "bake", bread, second)  # BM3


def test_ov4_ingredients_and_flours_must_be_there() -> None:
    state = lay(mode="basic")
    own(state, 0, flour={"rye": 1, "wheat": 1, "oat": 1}, water=2, salt=1, yeast=1)
    play(state, "go", "oven")
    assert why(state, "bake", "wheat", "oat") == "OV4"  # no milk
    assert why(state, "bake", "rye", "rye") == "OV4"  # only one
    assert why(state, "bake", "spelt", "rye") == "OV4"
    assert legal(state) == ["bake(rye, oat)", "bake(rye, wheat)"]


OVEN_GOODS: dict[str, Any] = {"water": 9, "salt": 9, "yeast": 9, "milk": 9}


def tokens(state: Pandemain, *numbers: int) -> list[int]:
    return [state.experience[master_of(state, number)] for number in numbers]


def test_ov7_one_control_token_for_each_bread_two_at_most() -> None:
    """A player with two spelt bakers chooses which of them learns; those with two tokens, or upgraded, don't learn any more."""
    state = lay()
    employ(state, 0, 7, 8)  # spelt both
    employ(state, 0, 5)  # oat
    employ(state, 0, 6, upgraded=True)  # oat and spelt
    for first, second in ((1, 0), (2, 0), (2, 1), (2, 2), (2, 2)):
        own(state, 0, flour={"spelt": 2, "rye": 2}, pfennigs=2, **OVEN_GOODS)
        turn(state, 0)
        play(state, "go", "oven")
        play(state, "bake", "spelt", "rye")
        play(state, "bake", "spelt", "rye")
        if tokens(state, 7, 8) == [1, 0] or not any(tokens(state, 7, 8)):
            assert pending(state) == "give-experience"
            assert legal(state) == ["give-experience(7)", "give-experience(8)"]
            assert [why(state, "give-experience", number) for number in (5, 6, 1)] == ["OV7"] * 3
            play(state, "give-experience", 7)
        assert tokens(state, 7, 8, 5, 6) == [first, second, 0, 0]


def test_ov7_each_bread_baked_brings_a_token_of_its_own() -> None:
    for edition, expected in (("en", [1, 0, 1]), ("es", [1, 0, 0])):
        state = lay(edition=edition)
        employ(state, 0, 7, 8)  # spelt
        employ(state, 0, 5)  # oat
        own(state, 0, flour={"spelt": 2, "rye": 1, "oat": 1}, **OVEN_GOODS)
        turn(state, 0)
        play(state, "go", "oven")
        play(state, "bake", "spelt", "rye")
        play(state, "bake", "oat", "spelt")
        play(state, "give-experience", 7)
        assert tokens(state, 7, 8, 5) == expected
        assert not state.stack


def test_ov7_in_the_spanish_edition_the_one_token_may_go_to_any_bread_baked() -> None:
    state = lay(edition="es")
    employ(state, 0, 7, 5)
    own(state, 0, flour={"spelt": 2, "rye": 1, "oat": 1}, **OVEN_GOODS)
    turn(state, 0)
    play(state, "go", "oven")
    play(state, "bake", "spelt", "rye")
    play(state, "bake", "oat", "spelt")
    play(state, "give-experience", 5)
    assert tokens(state, 7, 5) == [0, 1]


def test_ov7_rye_teaches_nobody() -> None:
    state = lay()
    employ(state, 0, 7, 8)
    own(state, 0, flour={"rye": 1, "wheat": 1}, **OVEN_GOODS)
    turn(state, 0)
    play(state, "go", "oven")
    assert (tokens(state, 7, 8), state.is_over) == ([0, 0], True)


def test_ov8_master_baker_9_saves_milk_in_wheat_bread() -> None:
    state = lay()
    own(state, 0, flour={"wheat": 2}, water=2, yeast=1, milk=1)
    employ(state, 0, 7, upgraded=True)
    assert why(state, "go", "oven") == "OV2"
    employ(state, 0, 9)  # on either side; the right to bake wheat comes from number 7
    play(state, "go", "oven")
    assert (loaves(state, 0), units(state, 0)) == (["high wheat 3"], {})


def test_x34_the_oven_at_night() -> None:
    state = lay(2)
    goods: dict[str, Any] = {"water": 2, "salt": 1, "yeast": 1}
    first = own(state, 0, pfennigs=1, flour={"rye": 2}, **goods)
    own(state, 1, pfennigs=1, flour={"rye": 2}, **goods)
    night(state, 0)
    play(state, "go-out")
    play(state, "go", "oven")
    assert (first.pfennigs, loaves(state, 0)) == (0, ["low rye 2"])
    night(state, 1)
    play(state, "go-out")
    assert why(state, "go", "oven") == "OV1"  # the fee has taken the only pfennig
    own(state, 1, pfennigs=2, flour={"rye": 2}, **goods)
    night(state, 1)
    play(state, "go-out")
    play(state, "go", "oven")
    assert loaves(state, 1) == ["low rye 2"]
