"""Red cards in the build turn (chapter 9, R18-R21, R28, R34-R36)."""

from __future__ import annotations

import pytest

from tests.games.playing import legal, may, pending, play, why
from tests.games.villagers.table import build, coins, exchange, hand, in_hand, lay, place, trees, village


def test_x11_specials() -> None:
    state = lay(4)
    village(state, 0, "founders", "lumberjack[shipwright]", "shepherd")
    hand(state, 0, "tinner", "monk", "weaver", "tailor", "smuggler", "tinner", "hunter", "agent")
    before = state.supply[0]
    build(state)
    assert state.build_limits[0] == 3
    play(state, "tinner")
    place(state, "weaver", "bare", 1)
    assert pending(state) == ("open-padlock", 0)
    play(state, "unlock")
    place(state, "tailor", "bare")
    play(state, "smuggle", "tailor")
    play(state, "pay", 1, 1)
    assert state.supply[0] == before + 24
    assert (state.limit_used, state.cap_used) == (2, 5)
    assert why(state, "tinner") == "R36"
    assert why(state, "place", "hunter", "alone", 0) == "6.3"
    exchange(state, "agent", "miner", 1)
    assert trees(state, 0) == {
        "founders",
        "lumberjack+shipwright(2)",
        "shepherd+monk=spinner+weaver+tailor",
        "miner",
    }
    assert [state.name(card) for card in state.discards] == ["tinner", "smuggler"]


def test_x13_the_smuggler_counts_no_coins() -> None:
    state = lay(3)
    village(state, 0, "founders", "lumberjack[wheeler+cartwright(4) | shipwright]")
    hand(state, 0, "smuggler")
    before = state.supply[0]
    build(state)
    play(state, "smuggle", "cartwright")
    assert state.supply[0] == before + 9
    assert state.score_sheet()[0]["specials"] == 9


@pytest.mark.parametrize(("edition", "paid"), [("pnp", 3), ("retail", 2)])
def test_x19_half_in_retail(edition: str, paid: int) -> None:
    state = lay(3, edition=edition)
    village(state, 0, "founders[poulterer]", "lumberjack[shipwright]")
    hand(state, 0, "smuggler")
    before = state.supply[0]
    build(state)
    play(state, "smuggle", "poulterer")
    assert state.supply[0] == before + paid


def test_r28_targets_of_the_smuggler() -> None:
    state = lay(3)
    village(state, 0, "founders", "hayer[grazier]")
    hand(state, 0, "smuggler")
    build(state)
    assert may(state, "smuggle", "founders")
    assert not may(state, "smuggle", "grazier")
    village(state, 0, "founders_food", "hayer[grazier]")
    build(state)
    assert why(state, "smuggle", "founders") == "R28"


def test_the_smugglers_padlock_is_paid_before_the_gold_comes() -> None:
    state = lay(3)
    village(state, 0, "founders")
    hand(state, 0, "smuggler")
    coins(state, 0, 1)
    build(state)
    assert why(state, "smuggle", "founders") == "6.23"


def test_x23_apprentice_in_anothers_village() -> None:
    state = lay(3)
    village(state, 0, "founders")
    village(state, 1, "founders+swineherd+truffer")
    hand(state, 0, "apprentice")
    before = state.supply[0]
    build(state)
    play(state, "apprentice", 2, "swineherd", 0)
    assert trees(state, 1) == {"founders+apprentice=swineherd+truffer"}
    assert trees(state, 0) == {"founders+swineherd"}
    assert state.supply[0] == before
    assert (state.limit_used, state.cap_used) == (0, 1)


def test_x24_the_freed_villager_must_fit() -> None:
    state = lay(3)
    village(state, 0, "founders", "miner")
    village(state, 1, "founders", "miner[seeker+spelunker+jeweler]")
    hand(state, 0, "apprentice")
    build(state)
    assert why(state, "apprentice", 2, "spelunker", 0) == "R19"
    hand(state, 0, "apprentice", "monk")
    build(state)
    assert why(state, "apprentice", 2, "spelunker", 0) == "R19"
    play(state, "apprentice", 2, "spelunker", 1)  # the Bank is paid: no Chandler anywhere
    assert trees(state, 0) == {"founders", "miner+monk=seeker+spelunker"}
    assert (state.limit_used, state.cap_used) == (0, 2)
    assert state.score_sheet()[0]["padlocks"] == -2
    assert in_hand(state, 0) == []


def test_x24_its_padlock_must_be_payable() -> None:
    state = lay(3)
    village(state, 0, "founders", "miner[seeker]")
    village(state, 1, "founders", "miner[seeker+spelunker+jeweler]")
    hand(state, 0, "apprentice")
    coins(state, 0, 1)
    build(state)
    assert why(state, "apprentice", 2, "spelunker", 0) == "6.23"


@pytest.mark.parametrize("edition", ["pnp", "retail"])
def test_x35_counting_the_apprentice(edition: str) -> None:
    state = lay(3, edition=edition)
    village(state, 0, "founders", "hayer[grazier+milk_maid]", "lumberjack[cooper]")
    hand(state, 0, "agent", "agent", "hunter", "apprentice")
    build(state)
    assert state.build_limits[0] == 2
    place(state, "agent")
    place(state, "agent")
    assert (state.limit_used, state.cap_used) == (2, 2)
    assert may(state, "apprentice", 1, "lumberjack", 0)
    assert may(state, "apprentice", 1, "grazier", 0) == (edition == "pnp")
    if edition == "retail":
        assert why(state, "apprentice", 1, "grazier", 0) == "6.2"
    state.cap_used = 5
    state.listed = state.options_of(state.decision())
    assert why(state, "apprentice", 1, "lumberjack", 0) == "6.3"


def test_r34_the_freed_villager_may_go_to_the_tree_it_left() -> None:
    state = lay(3)
    village(state, 0, "founders", "hayer[grazier+milk_maid]")
    hand(state, 0, "apprentice")
    build(state)
    play(state, "apprentice", 1, "grazier", 0)
    assert trees(state, 0) == {"founders", "hayer[apprentice=grazier+milk_maid|grazier]"}


def test_r35_a_base_swapped_keeps_its_slots() -> None:
    state = lay(3)
    village(state, 0, "founders", "lumberjack[wheeler]")
    hand(state, 0, "apprentice", "carpenter")
    build(state)
    play(state, "apprentice", 1, "lumberjack", 0)
    assert trees(state, 0) == {"founders", "apprentice=lumberjack+wheeler", "lumberjack"}
    assert {"place(carpenter, bare, 0)", "place(carpenter, apprentice, 0)"} <= legal(state)
    place(state, "carpenter", "apprentice")
    assert "apprentice=lumberjack[carpenter|wheeler]" in trees(state, 0)


def test_own_covered_founders_choose_their_side() -> None:
    state = lay(3)
    village(state, 0, "founders_food[swineherd]")
    village(state, 1, "founders[swineherd]")
    hand(state, 0, "apprentice")
    build(state)
    assert why(state, "apprentice", 2, "founders", 0) == "9.2"
    play(state, "apprentice", 1, "founders_food", 0)
    assert legal(state) == {"place(founders, alone, 0)", "place(founders_food, alone, 0)"}
    place(state, "founders")
    assert trees(state, 0) == {"apprentice=founders+swineherd", "founders"}


def test_monks_and_apprentices_are_no_targets() -> None:
    state = lay(3)
    village(state, 0, "founders", "monk=lumberjack[wheeler]")
    hand(state, 0, "apprentice")
    build(state)
    assert why(state, "apprentice", 1, "monk", 0) == "R19"


def test_an_uncovered_villager_is_no_target() -> None:
    state = lay(3)
    village(state, 1, "founders", "hunter")
    hand(state, 0, "apprentice")
    build(state)
    assert not may(state, "apprentice", 2, "hunter", 0)


def test_r36_the_tinner_opens_the_smuggler() -> None:
    state = lay(3)
    village(state, 0, "founders")
    hand(state, 0, "tinner", "smuggler")
    coins(state, 0, 0)
    build(state)
    play(state, "tinner")
    play(state, "smuggle", "founders")
    assert state.supply[0] == 2


def test_specials_need_no_build_limit_but_the_cap() -> None:
    state = lay(3)
    village(state, 0, "founders")
    hand(state, 0, "agent", "agent", "tinner", "smuggler", "smuggler", "tinner")
    build(state)
    place(state, "agent")
    place(state, "agent")
    play(state, "tinner")
    for _ in range(2):
        play(state, "smuggle", "founders")
        play(state, "unlock")
    assert (state.limit_used, state.cap_used) == (2, 5)
    exchange(state, "tinner", "hayer", 1)
