"""Scenarios (SC1-SC3) and Local Trade (VA1, R27)."""

from __future__ import annotations

from allmende.games.pandemain.rules.dawn import granary_pays
from allmende.games.pandemain.rules.round import fall_of_night
from allmende.games.pandemain.rules.sim_bakers import possible_cards
from tests.games.pandemain.table import (
    bread,
    employ,
    esteem,
    flour,
    lay,
    legal,
    loaves,
    may,
    night,
    orders,
    own,
    pending,
    play,
    servant,
    stand,
    turn,
    units,
    why,
)

# -- scenarios --------------------------------------------------------------------------------------------------------


def test_sc1_bread_sold_in_ulm_brings_more_and_breaks_ties() -> None:
    state = lay(3, scenario="famine_in_ulm", mode="basic")
    for seat in (0, 1):
        own(state, seat, points=0, pfennigs=1)
        bread(state, seat, "high rye 2")
        orders(state, "ulm", a="oat", b="oat")
        turn(state, seat)
        play(state, "visit", "ulm")
    assert [baker.points for baker in state.bakers[:2]] == [3 + 1 + 2] * 2
    assert state.bakers[1].pfennigs == 1 - 1 + 4 + 2
    own(state, 0, points=50, penitence=9)
    own(state, 1, points=50, penitence=1)
    own(state, 2, points=50, penitence=15)
    for baker in state.bakers:
        baker.villagers = 0
    assert state.winners() == [1]  # the last to sell in Ulm


def test_r48_a_scenario_tie_break_that_decides_nothing() -> None:
    state = lay(2, scenario="famine_in_ulm")
    own(state, 0, points=50, penitence=9)
    own(state, 1, points=50, penitence=1)
    assert state.winners() == [0]


def test_sc1_the_cards_of_rudolf() -> None:
    state = lay(1, scenario="famine_in_ulm")
    decks = []
    for number in range(1, 6):
        state.round = number
        decks.append(possible_cards(state, 0))
    assert decks == [[3], [9], [7, 10, 13], [16, 17], [18]]


def test_x26_taking_the_cloth() -> None:
    state = lay(1, scenario="taking_the_cloth")
    baker = own(state, 0, points=64, penitence=11)
    baker.penances = 1
    assert state.scores()[0] == 30
    sheet = state.score_sheet()[0]
    assert sheet["track"] + sheet["penances"] == 61
    assert sum(sheet.values()) == 30


def test_r29_division_rounds_down_below_zero_too() -> None:
    state = lay(1, scenario="taking_the_cloth")
    baker = own(state, 0, points=0, penitence=2)
    baker.penances = 2
    assert state.scores()[0] == (-6 - 8) // 3 + 2


def test_sc2_augsburg_needs_7_and_rudolf_sends_the_servant_to_the_trade_house() -> None:
    state = lay(1, scenario="taking_the_cloth")
    own(state, 0, penitence=6)
    bread(state, 0, "high wheat 3")
    assert why(state, "visit", "augsburg") == "VI5"
    own(state, 0, penitence=7)
    bread(state, 0, "high wheat 3")
    assert may(state, "visit", "augsburg")
    assert state.tables.place_names[state.setting.spots[0]] == "trade_house"


def test_sc3_the_baron_and_his_servant() -> None:
    state = lay(2, scenario="hail_lord_of_the_castle")
    baker = own(state, 0, points=0)
    bread(state, 0, "high rye 2", "high wheat 3")
    employ(state, 0, 7)
    servant(state, "granary")
    play(state, "go", "granary")
    play(state, "sell-servant", "wheat", "high", 3)
    assert baker.points == 4 + 3 + 2
    play(state, "decline")
    assert legal(state) == ["send-servant(farm)", "send-servant(castle)"]
    assert why(state, "send-servant", "oven") == "S15"
    assert why(state, "send-servant", "granary") == "SV4"
    play(state, "send-servant", "castle")
    own(state, 0, points=5, active={"ox": 1})
    bread(state, 0, "high rye 2")
    turn(state, 0)
    play(state, "go", "castle")
    play(state, "work")
    play(state, "sell-servant", "rye", "high", 2)
    assert baker.points == 5 + 3 + 1


def test_sc3_the_oven_is_closed_at_night() -> None:
    state = lay(2, scenario="hail_lord_of_the_castle")
    own(state, 0, pfennigs=5, flour={"rye": 2}, water=2, salt=1, yeast=1)
    night(state, 0)
    play(state, "go-out")
    assert why(state, "go", "oven") == "NI1"
    assert may(state, "go", "river")


def test_sc3_ties_go_to_the_wheat_reputation() -> None:
    state = lay(2, scenario="hail_lord_of_the_castle")
    own(state, 0, points=50, penitence=9)
    own(state, 1, points=48, penitence=1)
    esteem(state, 1, wheat=1)  # worth two points, too
    assert state.winners() == [1]


# -- local trade ------------------------------------------------------------------------------------------------------


def test_va1_wares_for_pfennigs() -> None:
    state = lay(3, local_trade=True, mode="basic")
    state.tower = [0, 2, 1]
    asker = own(state, 0, pfennigs=3)
    own(state, 1, salt=3, flour={"oat": 1})
    own(state, 2, salt=3)
    assert why(state, "ask", "water") == "R27"  # nobody has any
    play(state, "ask", "salt")
    play(state, "ask", "salt")
    assert why(state, "bid", 4) == "R27"
    play(state, "bid", 2)
    assert (pending(state), state.to_move) == ("answer", 2)  # in turn order
    play(state, "refuse")
    assert state.to_move == 1
    play(state, "accept")
    assert (units(state, 0), units(state, 1), units(state, 2)) == ({"salt": 2}, {"salt": 1}, {"salt": 3})
    assert (asker.pfennigs, state.bakers[1].pfennigs) == (1, 2)
    assert (pending(state), state.to_move) == ("take-turn", 0)


def test_r27_only_who_can_deliver_all_of_it_is_asked() -> None:
    state = lay(3, local_trade=True, mode="basic")
    state.tower = [0, 1, 2]
    own(state, 0, pfennigs=3)
    own(state, 1, salt=1)
    own(state, 2, salt=1, flour={"oat": 1}, used={"cow": 1})
    play(state, "ask", "salt")
    play(state, "ask", "flour-oat")
    play(state, "ask", "used-cow")
    assert why(state, "ask", "active-cow") == "R27"
    play(state, "bid", 1)
    assert state.to_move == 2
    play(state, "accept")
    assert (units(state, 0), flour(state, 0), state.bakers[0].used) == ({"salt": 1}, {"oat": 1}, [0, 0, 1])


def test_r27_a_worker_is_lent_until_dawn() -> None:
    state = lay(2, local_trade=True, mode="basic")
    own(state, 1, active={"ox": 1})
    own(state, 0)
    play(state, "ask", "active-ox")
    assert legal(state) == [
        "bid-worker()",
        "withdraw()",
    ]  # all there is to offer, but nothing is offered unasked
    play(state, "bid-worker")
    play(state, "accept")
    assert [baker.workers for baker in state.bakers] == [3, 5]
    play(state, "go", "castle")
    turn(state, 1)
    play(state, "go", "granary")
    fall_of_night(state)
    assert [baker.workers for baker in state.bakers] == [3, 4]
    granary_pays(state)
    assert [baker.workers for baker in state.bakers] == [4, 4]


def test_r27_a_worker_is_kept_for_the_own_action() -> None:
    state = lay(2, local_trade=True, mode="basic")
    own(state, 0)
    own(state, 1, salt=9)
    state.bakers[0].workers = 1
    turn(state, 0)
    assert why(state, "ask", "salt") == "R27"
    own(state, 0, pfennigs=1)
    play(state, "ask", "salt")
    assert why(state, "bid-worker") == "R27"


def test_r27_a_proposal_may_be_withdrawn() -> None:
    state = lay(2, local_trade=True, mode="basic")
    own(state, 0, pfennigs=2)
    own(state, 1, salt=2, active={"ox": 1})
    turn(state, 0)
    before = state.holdings()
    for _ in range(3):
        play(state, "ask", "active-ox")
        play(state, "ask", "salt")
        play(state, "withdraw")
        assert (state.to_move, pending(state), state.holdings()) == (0, "take-turn", before)
    assert why(state, "ask", "salt") == "R27"  # it counts as one of the three


def test_r27_three_proposals_a_turn_and_six_wares_each() -> None:
    state = lay(2, local_trade=True, mode="basic")
    own(state, 0, pfennigs=9)
    own(state, 1, salt=20)
    for number in range(3):
        for _ in range(6):
            play(state, "ask", "salt")
        assert why(state, "ask", "salt") == "R27"
        play(state, "bid", 1)
        play(state, "refuse")
        if number == 1:
            play(state, "go", "river")  # before or after the own action
            assert pending(state) == "finish-turn"
    assert state.is_over  # no proposal is left
    assert units(state, 1) == {"salt": 20}


def test_r27_not_at_night_and_not_with_sim_bakers() -> None:
    state = lay(2, local_trade=True, sim_bakers="hans", mode="basic")
    own(state, 0, pfennigs=5)
    own(state, 1, salt=9)
    state.tower = [0, 2, 1]
    turn(state, 0)
    play(state, "ask", "salt")
    play(state, "bid", 1)
    assert state.to_move == 1
    night(state, 0)
    play(state, "go-out")
    assert not any("ask" in action for action in legal(state))


def test_va1_bread_is_not_for_trade_and_workers_stay_in_their_village() -> None:
    state = lay(3, local_trade=True, mode="basic")
    own(state, 0, pfennigs=5)
    bread(state, 1, "high rye 2")
    turn(state, 0)
    assert not any("ask" in action for action in legal(state))
    stand(state, "ulm", 1)
    state.bakers[1].workers += 1  # a borrowed one counts as the borrower's
    turn(state, 1)
    assert why(state, "visit", "ulm") == "VI2"
    assert loaves(state, 1) == ["high rye 2"]
