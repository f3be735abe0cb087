"""Why not: each reason says what is really missing in the current position."""

from __future__ import annotations

import pytest

from allmende import Reason
from allmende.core.words import words
from allmende.games.pandemain.rules.castle import RepayLoans
from allmende.games.pandemain.rules.placing import Toll
from allmende.games.pandemain.rules.river import FetchWater
from allmende.games.pandemain.state import Pandemain
from allmende.games.pandemain.words import RIVER
from tests.games.pandemain.table import (
    befriend,
    bread,
    code,
    employ,
    lay,
    night,
    offerings,
    only_in_guild,
    own,
    play,
    stand,
    turn,
)


def says(state: Pandemain, verb: str, *args: str | int) -> str:
    reason = state.why_not(code(state, verb, *args))
    assert reason is not None
    return words("en", "pandemain").reason(reason)


def test_mk2_a_cart_does_not_do_for_the_first_column() -> None:
    state = lay()
    own(state, 0, pfennigs=9, active={"cart": 1})
    assert says(state, "shop", "A1") == "You have no active oxen and need 1 active ox."
    assert state.why_not(code(state, "shop", "B1")) is None
    own(state, 0, pfennigs=9, used={"cart": 1, "ox": 1})
    assert says(state, "shop", "B1") == "You need an active ox or cart and have neither."
    assert says(state, "shop", "A1") == "You have no active oxen and need 1 active ox."


def test_mk1_the_fee_in_the_position_at_hand() -> None:
    state = lay()
    own(state, 0, pfennigs=3)
    stand(state, "D1", 1)
    stand(state, "D2", 1)
    turn(state, 0)
    assert says(state, "shop", "C") == "You have 3 pfennigs and need 4 pfennigs."


def test_ca1_what_the_castle_lacks() -> None:
    state = lay()
    own(state, 0, points=1)
    assert says(state, "go", "castle") == (
        "You have no active ox to work with, and for a loan you need 2 victory points: you have 1 victory point."
    )
    own(state, 0, points=9)
    state.castle_loans = 0
    turn(state, 0)
    assert says(state, "go", "castle") == "You have no active ox to work with, and there are no loans left."


def test_gu1_what_the_guild_lacks() -> None:
    state = lay()
    only_in_guild(state, 3, 5)
    own(state, 0, pfennigs=2)
    assert says(state, "go", "guild") == "You have 2 pfennigs and need at least 4 pfennigs here."
    employ(state, 0, 7)
    own(state, 0)
    assert says(state, "go", "guild") == "You have no pfennigs and need at least 1 pfennig here."
    only_in_guild(state)
    employ(state, 0, 7, upgraded=True)
    turn(state, 0)
    assert says(state, "go", "guild") == (
        "There is nobody in the guild to hire, and you employ nobody you could upgrade."
    )


def test_fa1_what_the_farm_lacks() -> None:
    state = lay()
    own(state, 0, pfennigs=1)
    assert says(state, "go", "farm") == "You have 1 pfennig and need at least 2 pfennigs here."
    own(state, 0)
    befriend(state, 0, "farm_barter")
    state.bakers[0].units = [9, 2, 0, 0]
    turn(state, 0)
    assert says(state, "go", "farm") == "You have no pfennigs and need at least 1 pfennig here."
    state.tokens = [0, 0, 0]
    turn(state, 0)
    assert says(state, "go", "farm") == "The farm is sold out."


def test_ch1_offerings_are_counted_together() -> None:
    state = lay()
    own(state, 0, pfennigs=4, flour={"rye": 1}, used={"cow": 1}, active={"cow": 1})
    offerings(state, "flour_any", "pfennigs_3")
    play(state, "go", "church")
    assert says(state, "offer", "permanent-second") == "You have 4 pfennigs and need 5 pfennigs in all."
    state = lay()
    own(state, 0, pfennigs=4, flour={"rye": 1})
    offerings(state, "flour_rye", "flour_any_2")
    turn(state, 0)
    play(state, "go", "church")
    assert says(state, "offer", "first-second") == "You have 1 flour and need 3 flour in all."


def test_vi5_augsburg_names_the_level() -> None:
    state = lay(scenario="taking_the_cloth")
    own(state, 0, penitence=6)
    bread(state, 0, "high rye 2", "high wheat 2", "high oat 2", "high spelt 2")
    turn(state, 0)
    assert says(state, "visit", "augsburg") == (
        "You have 6 steps of penitence and need 7 steps of penitence to sell there."
    )


def test_au14_what_rudolf_and_helga_ask_for() -> None:
    state = lay(1, sim_bakers="rudolf-helga")
    own(state, 0, points=5, penitence=1)
    own(state, 1, penitence=6)
    own(state, 2, points=20)
    stand(state, "river", 1)
    stand(state, "trade_house", 2)
    turn(state, 0)
    assert says(state, "go", "river").endswith("you have 1 step of penitence and need 5 steps of penitence.")
    assert says(state, "go", "trade_house").endswith("you have 5 victory points and need 17 victory points.")
    assert says(state, "pass-through").endswith("you have 5 victory points and need 17 victory points.")


def test_th3_one_kind_of_set_is_not_enough_wherever_one_could_go() -> None:
    state = lay(1, sim_bakers="rudolf")
    own(state, 0, points=0, penitence=0, water=9)
    own(state, 1, penitence=9)
    assert says(state, "pass-through") == "You don’t have two sets of different kinds to give."
    stand(state, "river", 1)
    turn(state, 0)
    assert says(state, "pass-through") == "You don’t have two sets of different kinds to give."


def test_r38_after_no_trade_a_way_on() -> None:
    state = lay(1, sim_bakers="rudolf", mode="basic")
    own(state, 0, points=2, penitence=0, milk=2)
    own(state, 1, penitence=9)
    stand(state, "river", 1)
    state.castle_loans = 0
    state.mill = [0] * 16
    state.stalls = [1] * 7
    state.tokens = [0, 0, 0]
    offerings(state, "milk_1", "ox")  # the milk would be gone
    stand(state, "granary", 0)
    turn(state, 0)
    assert says(state, "pass-through") == "After that, your worker would have nowhere to go."


def test_r27_why_no_worker_can_be_lent() -> None:
    state = lay(2, local_trade=True, mode="basic")
    own(state, 0, pfennigs=1)
    own(state, 1, salt=3)
    state.bakers[0].workers = 1
    turn(state, 0)
    play(state, "ask", "salt")
    assert says(state, "bid-worker").startswith("This is your last worker")
    play(state, "withdraw")
    play(state, "go", "river")
    play(state, "ask", "salt")
    assert says(state, "bid-worker") == "You have no worker left."


def test_ov4_the_first_thing_that_is_missing() -> None:
    state = lay(mode="basic")
    own(state, 0, flour={"rye": 2, "wheat": 1}, water=4, salt=2, yeast=4)
    turn(state, 0)
    play(state, "go", "oven")
    assert says(state, "bake", "wheat", "wheat") == "You have 1 wheat flour and need 2 wheat flour."
    assert says(state, "bake", "oat", "rye") == "You have no oat flour and need 1 oat flour."
    assert says(state, "bake", "wheat", "rye") == "You have no milk and need 2 milk for a loaf."


@pytest.mark.parametrize("pfennigs", [0, 1])
def test_reasons_of_decisions_that_are_seldom_left_to_a_player(pfennigs: int) -> None:
    """The kernel settles these by itself when only one thing is left; asked directly, they still tell the truth."""
    state = lay(1, sim_bakers="hans")
    own(state, 0, pfennigs=pfennigs)

    def explained(decision: Toll | FetchWater | RepayLoans, verb: str, *args: str | int) -> Reason | None:
        action = state.game.action(code(state, verb, *args))
        reason = decision.refuse(state, action)
        return None if reason is None else decision.explain(state, action, reason)

    toll = explained(Toll(0, 1, RIVER), "pay-toll")
    assert (toll is None) == (pfennigs == 1)
    if toll is not None:
        assert (toll.key, toll.args) == ("toll-too-dear", {"what": "pfennigs", "need": 1, "have": 0})
    cart = explained(FetchWater(0), "fetch", "cart")
    assert cart is not None
    assert cart.args == {"what": "active-cart", "need": 1, "have": 0}
    repay = explained(RepayLoans(0), "repay")
    assert repay is not None
    assert repay.key == "nothing-to-repay"
    state.bakers[0].loans = 1
    repay = explained(RepayLoans(0), "repay")
    assert repay is not None
    assert repay.args == {"what": "pfennigs", "need": 6, "have": pfennigs}


def test_ni2_the_fee() -> None:
    state = lay()
    own(state, 0, pfennigs=0)
    night(state, 0)
    assert state.is_over  # staying in is all that is left
