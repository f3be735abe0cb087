"""The Build Phase: limits, chains, Basic Villagers, padlocks (chapter 6)."""

from __future__ import annotations

import pytest

from tests.games.playing import legal, may, pending, play, why
from tests.games.villagers.table import (
    build,
    coins,
    draft,
    exchange,
    hand,
    in_hand,
    lay,
    place,
    size,
    stacks,
    trees,
    village,
)


@pytest.mark.parametrize(
    ("own", "limit"),
    [
        (["founders"], 2),
        (["founders", "wattler", "wattler"], 4),
        (["founders", "wattler", "wattler", "miner[mason|mason]"], 5),
        (["founders[brewer|brewer]", "wattler", "wattler", "miner[mason|mason]"], 5),
    ],
)
def test_x06_build_limit(own: list[str], limit: int) -> None:
    state = lay(3)
    village(state, 0, *own)
    hand(state, 0, "agent")
    build(state)
    assert state.build_limits[0] == limit


def test_r09_a_builder_placed_in_the_phase_does_not_raise_the_limit() -> None:
    state = lay(3)
    hand(state, 0, "wattler", "agent", "agent")
    build(state)
    place(state, "wattler")
    place(state, "agent")
    assert state.limit_used == state.build_limits[0] == 2
    assert why(state, "place", "agent", "alone", 0) == "6.2"


def test_x07_chain() -> None:
    state = lay(3)
    village(state, 0, "founders", "lumberjack[carpenter]")
    hand(state, 0, "wheeler", "cartwright", "hunter")
    before = state.supply[0]
    build(state)
    assert state.build_limits[0] == 3
    assert why(state, "place", "cartwright", "bare", 0) == "6.8"
    place(state, "wheeler", "shared")
    place(state, "cartwright", "bare")
    place(state, "hunter")
    assert trees(state, 0) == {"founders", "lumberjack[carpenter|wheeler+cartwright]", "hunter"}
    assert (state.limit_used, state.supply[0]) == (3, before)


def test_x08_basics() -> None:
    state = lay(3)
    village(state, 0, "founders")
    hand(state, 0, "mason", "grazier", "agent", "priest", "monk", "hunter")
    build(state)
    for card, basic, stack in (("agent", "hayer", 1), ("priest", "miner", 2), ("monk", "miner", 3)):
        before = size(state, stack)
        exchange(state, card, basic, stack)
        assert size(state, stack) == before + 1
    assert why(state, "fetch", "miner") == "6.14"
    place(state, "mason", "bare")
    place(state, "grazier", "bare")
    assert trees(state, 0) == {"founders", "miner+mason", "hayer+grazier", "miner"}
    assert state.limit_used == 2
    assert in_hand(state, 0) == ["hunter"]


def test_x21_a_returned_card_lies_on_top_and_is_drafted_by_its_back() -> None:
    state = lay(3)
    hand(state, 0, "tinner")
    build(state)
    exchange(state, "tinner", "miner", 3)
    assert state.view(1)["stacks"][2]["top"] == "special"
    assert state.view(1)["stacks"][2]["known"][0]["card"] is None  # its front was not shown
    assert state.view(0)["stacks"][2]["known"][0]["card"] == "tinner"
    draft(state, first=1)
    play(state, "draw", 3)
    assert state.drafted == [1 << 8 | state.tables.tinner]


def test_616_with_all_stacks_empty_the_card_is_discarded_face_down() -> None:
    state = lay(3)
    hand(state, 0, "agent")
    stacks(state, 0, 0, 0, 0, 0, 0, reserve=0)
    build(state)
    play(state, "fetch", "hayer")
    assert pending(state) == ("give-card", 0)
    play(state, "give", "agent")
    assert state.view(1)["buried"] == [{"suit": "single", "card": None}]
    assert state.view(0)["buried"] == [{"suit": "single", "card": "agent"}]
    assert "hayer" in trees(state, 0)


def test_r27_nothing_is_put_on_a_stack_that_is_gone() -> None:
    state = lay(3)
    hand(state, 0, "agent")
    stacks(state, 3, 0, 3, 3, 3, 3)
    build(state)
    play(state, "fetch", "hayer")
    assert why(state, "put-on", 2) == "R27"
    assert may(state, "put-on", 1)


def test_617_an_empty_pile_and_an_empty_hand() -> None:
    state = lay(3)
    hand(state, 0, "agent")
    state.basics[0] = 0
    build(state)
    assert why(state, "fetch", "hayer") == "6.17"
    place(state, "agent")
    assert why(state, "fetch", "miner") == "R38"


def test_r38_cards_may_all_go_to_one_stack() -> None:
    state = lay(3)
    hand(state, 0, "agent", "agent", "priest")
    before = size(state, 5)
    build(state)
    for card in ("agent", "agent", "priest"):
        exchange(state, card, "lumberjack", 5)
    assert size(state, 5) == before + 3


def test_x09_padlocks() -> None:
    state = lay(3)
    village(state, 0, "founders", "lumberjack")
    village(state, 1, "founders", "miner[blacksmith]")
    hand(state, 0, "cooper", "brewer")
    coins(state, 0, 3)
    build(state)
    place(state, "cooper", "bare")  # the one way to pay is taken
    assert state.supply[0] == 1
    assert trees(state, 1) == {"founders", "miner+blacksmith(2)"}
    place(state, "brewer", "bare")
    assert trees(state, 0) == {"founders+brewer", "lumberjack+cooper(2)"}
    assert state.supply[0] == 1


def test_x09_whom_to_pay_is_a_choice_and_the_bank_is_none() -> None:
    state = lay(3)
    village(state, 0, "founders", "lumberjack")
    village(state, 1, "founders", "miner[blacksmith]")
    village(state, 2, "founders", "miner[blacksmith]")
    hand(state, 0, "cooper")
    build(state)
    place(state, "cooper", "bare")
    assert pending(state) == ("open-padlock", 0)
    assert why(state, "pay-bank") == "6.21"
    assert why(state, "unlock") == "9.4"
    play(state, "pay", 3, 1)
    assert trees(state, 2) == {"founders", "miner+blacksmith(2)"}


def test_x10_no_unlocker_anywhere() -> None:
    state = lay(3)
    village(state, 0, "founders", "lumberjack")
    hand(state, 0, "cooper")
    coins(state, 0, 2)
    build(state)
    place(state, "cooper", "bare")
    assert state.supply[0] == 0
    assert state.score_sheet()[0]["padlocks"] < 0
    assert trees(state, 0) == {"founders", "lumberjack+cooper"}


def test_620_two_own_copies_are_told_apart_by_their_coins() -> None:
    state = lay(3)
    village(state, 0, "founders", "lumberjack", "miner[blacksmith(2) | blacksmith]")
    hand(state, 0, "cooper")
    build(state)
    place(state, "cooper", "bare")
    assert legal(state) == {"pay(1, 1)", "pay(1, 2)"}
    play(state, "pay", 1, 1)
    assert "miner[blacksmith|blacksmith(4)]" in trees(state, 0)


def test_620_equal_copies_are_no_choice() -> None:
    state = lay(3)
    village(state, 0, "founders", "lumberjack", "miner[blacksmith | blacksmith]")
    hand(state, 0, "cooper")
    build(state)
    place(state, "cooper", "bare")
    assert pending(state)[0] == "build-turn"


def test_x27_too_few_coins() -> None:
    state = lay(3)
    village(state, 0, "founders", "lumberjack")
    hand(state, 0, "cooper", "tinner")
    coins(state, 0, 1)
    build(state)
    assert why(state, "place", "cooper", "bare", 0) == "6.23"
    play(state, "tinner")
    place(state, "cooper", "bare")
    assert trees(state, 0) == {"founders", "lumberjack+cooper"}
    assert state.supply[0] == 1


def test_x37_tinner_and_own_unlocker() -> None:
    state = lay(3)
    village(state, 0, "founders+swineherd", "hunter")
    village(state, 1, "founders", "hunter")
    hand(state, 0, "truffer", "tinner")
    build(state)
    play(state, "tinner")
    place(state, "truffer", "bare")
    assert legal(state) == {"unlock()", "pay(1, 1)"}
    assert why(state, "pay-bank") == "6.20"
    assert why(state, "pay", 2, 1) == "6.20"
    before = state.supply[0]
    play(state, "pay", 1, 1)
    assert "hunter(2)" in trees(state, 0)
    assert state.supply[0] == before


def test_tinner_and_anothers_unlocker_may_be_mixed() -> None:
    state = lay(3)
    village(state, 0, "founders", "lumberjack", "miner")
    village(state, 1, "founders", "miner[blacksmith]")
    hand(state, 0, "cooper", "glass_blower", "tinner")
    build(state)
    play(state, "tinner")
    place(state, "cooper", "bare")
    play(state, "unlock")
    before = state.supply[0]
    place(state, "glass_blower", "bare")
    play(state, "pay", 2, 1)
    assert state.supply[0] == before - 2
    assert "miner+blacksmith(2)" in trees(state, 1)


def test_the_tinner_lasts_for_one_turn() -> None:
    state = lay(2)
    hand(state, 0, "tinner")
    hand(state, 1, "agent", "cooper")
    village(state, 1, "founders", "lumberjack")
    coins(state, 1, 0)
    build(state)
    play(state, "tinner")
    play(state, "end")
    assert pending(state) == ("build-turn", 1)
    assert why(state, "place", "cooper", "bare", 0) == "6.23"


def test_x25_monk_as_base() -> None:
    state = lay(3)
    village(state, 0, "founders", "wattler", "wattler")
    hand(state, 0, "monk", "carpenter", "mason", "wheeler", "shipwright")
    build(state)
    place(state, "carpenter", "alone", 1)
    assert "monk=lumberjack+carpenter" in trees(state, 0)
    assert why(state, "place", "mason", "bare", 0) == "6.8"
    assert why(state, "place", "mason", "monk", 0) == "9.3"
    place(state, "wheeler", "monk")
    assert "monk=lumberjack[carpenter|wheeler]" in trees(state, 0)
    assert why(state, "place", "shipwright", "bare", 0) == "6.8"
    assert not may(state, "place", "shipwright", "monk", 0)


def test_x34_monk_as_founders() -> None:
    state = lay(3)
    village(state, 0, "founders", "wattler", "wattler")
    hand(state, 0, "monk", "poulterer", "brewer", "thatcher")
    coins(state, 0, 6)
    build(state)
    place(state, "poulterer", "alone", 1)
    assert (state.cap_used, state.limit_used, state.supply[0]) == (2, 1, 4)
    assert why(state, "place", "thatcher", "bare", 0) == "6.8"
    assert {"place(brewer, bare, 0)", "place(brewer, monk, 0)"} <= legal(state)
    place(state, "brewer", "monk")
    assert trees(state, 0) == {"founders", "wattler", "monk=founders[brewer|poulterer]"}


def test_two_monks_in_one_chain() -> None:
    state = lay(4)
    village(state, 0, "founders", "shepherd")
    hand(state, 0, "monk", "monk", "tailor", "weaver")
    build(state)
    place(state, "tailor", "bare", 2)
    assert "shepherd+monk=spinner+monk=weaver+tailor" in trees(state, 0)
    assert (state.cap_used, state.limit_used) == (3, 1)
    assert in_hand(state, 0) == ["weaver"]


def test_a_monk_is_not_placed_alone_and_a_courier_not_at_all() -> None:
    state = lay(3)
    hand(state, 0, "monk", "courier")
    build(state)
    assert why(state, "place", "monk", "alone", 0) == "9.1"
    assert why(state, "place", "courier", "alone", 0) == "R33"
    exchange(state, "courier", "miner", 1)  # R33: given for a Basic Villager
    assert in_hand(state, 0) == ["monk"]


def test_monks_never_unlock() -> None:
    state = lay(3)
    village(state, 0, "founders", "lumberjack[monk=wheeler+cartwright]", "hayer")
    hand(state, 0, "peddler")
    coins(state, 0, 0)
    build(state)
    place(state, "peddler", "bare")  # a Cartwright unlocks, whatever stands below her
    assert "lumberjack+monk=wheeler+cartwright(2)" in trees(state, 0)


def test_second_branches_and_covered_bases_are_different_targets() -> None:
    state = lay(3)
    village(state, 0, "founders", "graper[vintner]", "graper")
    hand(state, 0, "vintner")
    build(state)
    assert {"place(vintner, bare, 0)", "place(vintner, shared, 0)"} <= legal(state)
    place(state, "vintner", "shared")
    assert state.villages[0].live_food(state.tables) == 1  # the other Graper stays uncovered


def test_a_turn_without_cards_is_not_asked_for() -> None:
    state = lay(3)
    hand(state, 1, "agent")
    build(state)
    assert pending(state) == ("build-turn", 1)
    play(state, "end")
    assert state.is_over


def test_the_limit_of_five_holds_for_villagers_too() -> None:
    state = lay(3)
    village(state, 0, "founders", "wattler", "wattler", "miner[mason|mason]")
    hand(state, 0, "agent", "agent", "hunter", "hunter", "harvester", "harvester")
    build(state)
    for card in ("agent", "agent", "hunter", "hunter", "harvester"):
        place(state, card)
    assert why(state, "place", "harvester", "alone", 0) == "6.2"
