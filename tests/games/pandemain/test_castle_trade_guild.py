"""Castle, river, trade house and passing through, guild (CA, RV, TH, GU)."""

from __future__ import annotations

from typing import Any

import pytest

from allmende.games.pandemain.rules.dawn import Dawn, Morning
from tests.games.pandemain.table import (
    befriend,
    begin,
    employ,
    flour,
    lay,
    legal,
    loaves,
    master_of,
    may,
    night,
    only_in_guild,
    own,
    pending,
    play,
    stand,
    turn,
    units,
    why,
)

# -- castle -----------------------------------------------------------------------------------------------------------


def test_x23_a_loan_needs_two_points() -> None:
    state = lay()
    own(state, 0, points=1)
    assert why(state, "go", "castle") == "CA1"
    own(state, 0, points=1, active={"ox": 1})
    play(state, "go", "castle")
    assert state.bakers[0].pfennigs == 3  # there was nothing but work
    state = lay()
    baker = own(state, 0, points=2, active={"ox": 1})
    play(state, "go", "castle")
    play(state, "loan")
    assert (baker.pfennigs, baker.points, baker.loans, state.castle_loans) == (6, 0, 1, 0)


def test_x24_one_of_two_loans_is_repaid() -> None:
    state = lay()
    baker = own(state, 0, pfennigs=8, points=20)
    baker.loans, state.loans = 2, state.loans - 2
    state.round = 5
    begin(state, Dawn())
    assert (baker.pfennigs, baker.loans) == (2, 1)
    assert state.score_sheet()[0]["loans"] == -3


def test_ca2_work_takes_an_active_ox() -> None:
    state = lay()
    baker = own(state, 0, active={"ox": 1})
    play(state, "go", "castle")
    play(state, "work")
    assert (baker.pfennigs, baker.used[1]) == (3, 1)
    turn(state, 0)
    play(state, "go", "castle")
    assert baker.loans == 1  # only the loan was left
    turn(state, 0)
    assert why(state, "go", "castle") == "CA1"


def test_ca3_no_more_loans_than_lie_there() -> None:
    state = lay()
    own(state, 0, points=9, active={"ox": 1})
    state.castle_loans = 0
    play(state, "go", "castle")
    assert state.bakers[0].pfennigs == 3


def test_ca4_friar_and_steward() -> None:
    state = lay()
    baker = own(state, 0, active={"ox": 1}, penitence=2)
    befriend(state, 0, "castle_penitence", "castle_pfennig")
    play(state, "go", "castle")
    play(state, "work")
    assert (baker.pfennigs, baker.penitence, baker.points) == (4, 3, 7)  # CH4: two points at 3


@pytest.mark.parametrize(("seats", "loans"), [(2, 1), (3, 2), (4, 2)])
def test_da5_loans_are_put_on_the_castle_again(seats: int, loans: int) -> None:
    state = lay(seats)
    assert state.castle_loans == loans
    state.loans, state.castle_loans = 8, 0
    begin(state, Morning())
    assert state.castle_loans == loans
    state.loans, state.castle_loans = 0, 0
    begin(state, Morning())
    assert state.castle_loans == 0


# -- river ------------------------------------------------------------------------------------------------------------


def test_rv1_two_water_or_four_with_a_cart() -> None:
    state = lay()
    baker = own(state, 0, active={"cart": 1})
    play(state, "go", "river")
    play(state, "fetch", "cart")
    assert (units(state, 0), baker.used[0]) == ({"water": 4}, 1)
    turn(state, 0)
    play(state, "go", "river")
    assert units(state, 0) == {"water": 6}


def test_r20_the_ferrywoman_adds_a_water() -> None:
    state = lay()
    befriend(state, 0, "river_water")
    play(state, "go", "river")
    assert units(state, 0) == {"water": 3}


# -- trade house ------------------------------------------------------------------------------------------------------


def test_x07_manuel_trades_water_salt_and_yeast_for_a_pfennig() -> None:
    state = lay()
    manuel = own(state, 0, water=1, salt=1, yeast=1)
    play(state, "go", "trade_house")
    play(state, "give", "water-1-salt-1-yeast-1")
    play(state, "take", "pfennigs-1")
    assert (manuel.pfennigs, units(state, 0)) == (1, {})
    assert state.is_over  # the turn ends


def test_x08_manuel_passes_through() -> None:
    state = lay()
    manuel = own(state, 0, water=1, salt=2, pfennigs=1)
    play(state, "pass-through")
    play(state, "give", "water-1-salt-2")
    play(state, "give", "pfennigs-1")
    play(state, "take", "milk-2")
    assert (manuel.pfennigs, units(state, 0), manuel.workers) == (0, {"milk": 2}, 4)
    assert pending(state) == "take-turn"
    assert why(state, "go", "trade_house") == "TH3"
    assert why(state, "pass-through") == "TH3"
    play(state, "go", "river")  # the second action, with the same worker
    assert (manuel.workers, units(state, 0)) == (3, {"water": 2, "milk": 2})


def test_x36_what_passing_through_brings_pays_but_not_the_night_fee() -> None:
    state = lay()
    goods: dict[str, Any] = {"water": 2, "salt": 1, "yeast": 1, "milk": 2}
    own(state, 0, flour={"rye": 2, "oat": 1}, **goods)
    stand(state, "oven", 1)
    assert why(state, "go", "oven") == "OV1"
    play(state, "pass-through")
    play(state, "give", "flour-oat")
    play(state, "give", "milk-2")
    play(state, "take", "pfennigs-1")
    play(state, "go", "oven")
    assert (loaves(state, 0), state.bakers[0].pfennigs) == (["low rye 2"], 0)
    state = lay()
    own(state, 0, flour={"rye": 2, "oat": 1}, **goods)
    state.night = 1
    night(state, 0)
    assert state.is_over  # the fee comes first: there was nothing to decide


def test_th1_a_set_for_a_set_of_another_kind() -> None:
    state = lay()
    own(state, 0, flour={"rye": 1}, points=0)
    play(state, "go", "trade_house")  # one flour is all there is to give
    assert pending(state) == "take-set"
    assert why(state, "take", "flour-oat") == "R16"
    play(state, "take", "water-2-salt-1")
    assert (units(state, 0), flour(state, 0)) == ({"water": 2, "salt": 1}, {})


def test_th1_without_anything_to_give_no_visit() -> None:
    state = lay()
    own(state, 0, points=0)
    assert why(state, "go", "trade_house") == "TH1"
    assert why(state, "pass-through") == "TH3"
    own(state, 0, points=0, water=2)
    assert why(state, "go", "trade_house") == "TH1"


def test_th2_a_flour_gained_must_be_in_the_bag() -> None:
    state = lay()
    own(state, 0, pfennigs=1, points=0)
    state.bakers[1].flour[2] += state.bag[2]
    state.bag[2] = 0
    play(state, "go", "trade_house")
    assert why(state, "take", "flour-oat") == "TH2"
    play(state, "take", "flour-wheat")
    assert flour(state, 0) == {"wheat": 1}


def test_th3_two_sets_of_different_kinds() -> None:
    state = lay()
    own(state, 0, flour={"rye": 1, "oat": 1}, points=0)
    assert why(state, "pass-through") == "TH3"
    own(state, 0, flour={"rye": 1, "oat": 1}, points=1)
    play(state, "pass-through")
    play(state, "give", "flour-rye")  # then the point is the only other kind
    assert why(state, "take", "flour-oat") == "R16"
    assert why(state, "take", "vp-1") == "R16"
    play(state, "take", "milk-2")
    assert pending(state) == "take-turn"


def test_th4_the_merchant_allows_a_second_trade_which_may_spend_the_first() -> None:
    state = lay()
    own(state, 0, flour={"rye": 1}, points=0)
    befriend(state, 0, "two_trades")
    play(state, "go", "trade_house")
    play(state, "take", "pfennigs-1")
    assert pending(state) == "give-set"
    assert may(state, "done")
    play(state, "give", "pfennigs-1")
    play(state, "take", "milk-2")
    assert state.is_over
    assert units(state, 0) == {"milk": 2}


def test_d32_the_spanish_sets() -> None:
    state = lay(edition="es")
    own(state, 0, salt=1, points=0)
    play(state, "go", "trade_house")
    takes = [action for action in legal(state) if action.startswith("take")]
    assert takes == ["take(pfennigs-1)", *[f"take(flour-{grain})" for grain in ("rye", "spelt", "oat", "wheat")], "take(vp-1)"]  # fmt: skip


# -- guild ------------------------------------------------------------------------------------------------------------


def test_x09_master_baker_7() -> None:
    state = lay()
    baker = own(
        state, 0, pfennigs=6, flour={"spelt": 1, "wheat": 1, "rye": 1}, water=2, salt=2, yeast=1, milk=2
    )
    play(state, "go", "guild")
    play(state, "hire", 7)
    assert (baker.pfennigs, state.masters[master_of(state, 7)]) == (2, 0)
    turn(state, 0)
    play(state, "go", "oven")
    assert may(state, "bake", "spelt", "rye")
    assert why(state, "bake", "wheat", "rye") == "OV3"
    turn(state, 0)
    play(state, "go", "guild")  # with two pfennigs there is nothing to do but to upgrade him
    assert (baker.pfennigs, state.upgraded[master_of(state, 7)]) == (1, 1)
    turn(state, 0)
    play(state, "go", "oven")
    assert may(state, "bake", "wheat", "rye")


def test_gu2_only_who_is_in_the_guild_and_can_be_paid() -> None:
    state = lay()
    own(state, 0, pfennigs=3)
    only_in_guild(state, 3, 1, 2)
    play(state, "go", "guild")
    assert why(state, "hire", 3) == "GU2"  # costs 4
    assert why(state, "hire", 4) == "GU2"  # not there
    assert why(state, "upgrade", 1) == "GU3"
    assert legal(state) == ["hire(1)", "hire(2)"]


def test_gu1_nothing_to_do_no_visit() -> None:
    state = lay()
    own(state, 0, pfennigs=2)
    only_in_guild(state, 3)
    assert why(state, "go", "guild") == "GU1"
    own(state, 0)
    employ(state, 0, 5)
    assert why(state, "go", "guild") == "GU1"
    own(state, 0, pfennigs=1)
    play(state, "go", "guild")
    assert state.upgraded[master_of(state, 5)] == 1


def test_gu3_upgrading_gives_control_tokens_back() -> None:
    state = lay()
    own(state, 0, pfennigs=9)
    employ(state, 0, 5)
    state.experience[master_of(state, 5)] = 2
    play(state, "go", "guild")
    play(state, "upgrade", 5)
    assert state.experience[master_of(state, 5)] == 0
    turn(state, 0)
    play(state, "go", "guild")
    assert why(state, "upgrade", 5) == "GU3"


def test_bm1_there_is_no_guild_in_basic_mode() -> None:
    state = lay(mode="basic")
    own(state, 0, pfennigs=9)
    assert not any("guild" in action for action in legal(state))
