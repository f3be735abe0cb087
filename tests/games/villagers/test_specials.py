"""Red cards in the build turn (chapter 9, R18-R21, R28, R34-R36)."""

from __future__ import annotations

import pytest

from tests.games.playing import happened, legal, may, pending, play, why, why_of
from tests.games.villagers.table import (
    build,
    coins,
    exchange,
    hand,
    in_hand,
    lay,
    market,
    place,
    trees,
    village,
)


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
    assert why(state, "tinner") == "6.3"
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
    play(state, "apprentice", 2, "spelunker", 1)
    assert trees(state, 0) == {"founders", "miner+monk=seeker+spelunker"}
    assert (state.limit_used, state.cap_used) == (0, 2)
    assert state.score_sheet()[0]["padlocks"] == 0  # 9.2: only retail has the padlock opened again
    assert in_hand(state, 0) == []


def test_x24_in_retail_the_padlock_is_opened_before_the_freed_villager_is_laid() -> None:
    state = lay(3, edition="retail")
    village(state, 0, "founders", "miner")
    village(state, 1, "founders", "miner[seeker+spelunker+jeweler]", "chandler")
    village(state, 2, "founders", "chandler")
    hand(state, 0, "apprentice", "monk", "agent")
    build(state)
    play(state, "apprentice", 2, "spelunker", 1)
    assert pending(state) == ("open-padlock", 0)
    assert trees(state, 0) == {"founders", "miner"}
    assert state.view(1)["pending"]["card"] == "spelunker"
    play(state, "pay", 3, 1)
    assert [event.kind for event in state.events] == ["paid-other", "placed-monks"]
    assert trees(state, 0) == {"founders", "miner+monk=seeker+spelunker"}
    assert trees(state, 2) == {"founders", "chandler(2)"}
    assert (state.limit_used, state.cap_used) == (1, 2)


@pytest.mark.parametrize("edition", ["pnp", "retail"])
def test_x24_in_retail_the_padlock_must_be_payable(edition: str) -> None:
    state = lay(3, edition=edition)
    village(state, 0, "founders", "miner[seeker]")
    village(state, 1, "founders", "miner[seeker+spelunker+jeweler]")
    hand(state, 0, "apprentice")
    coins(state, 0, 1)
    build(state)
    if edition == "retail":
        assert why(state, "apprentice", 2, "spelunker", 0) == "6.23"
    else:
        play(state, "apprentice", 2, "spelunker", 0)
        assert (state.supply[0], trees(state, 0)) == (1, {"founders", "miner+seeker+spelunker"})


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
    hand(state, 0, "apprentice")
    build(state)
    play(state, "apprentice", 1, "founders_food", 0)
    assert legal(state) == {"place(founders, alone, 0)", "place(founders_food, alone, 0)"}
    place(state, "founders")
    assert trees(state, 0) == {"apprentice=founders+swineherd", "founders"}


def test_9_2_in_retail_some_can_not_be_set_free() -> None:
    state = lay(3, edition="retail")
    village(state, 0, "founders", "monk=lumberjack[wheeler]")
    village(state, 1, "founders[swineherd]", "apprentice=miner[mason]")
    hand(state, 0, "apprentice")
    build(state)
    assert why(state, "apprentice", 1, "monk", 0) == "9.2"
    assert why(state, "apprentice", 2, "apprentice", 0) == "9.2"
    assert why(state, "apprentice", 2, "founders", 0) == "9.2"


def test_9_2_anothers_founders_in_print_and_play() -> None:
    """The booklet has no exception: they come over, and their village continues without them."""
    state = lay(3)
    village(state, 0, "founders_food")
    village(state, 1, "founders[swineherd | brewer]")
    hand(state, 0, "apprentice", "poulterer", "monk", "truffer")
    build(state)
    play(state, "apprentice", 2, "founders", 0)
    assert legal(state) == {"place(founders, alone, 0)", "place(founders_food, alone, 0)"}
    place(state, "founders")
    assert trees(state, 0) == {"founders_food", "founders"}
    assert trees(state, 1) == {"apprentice=founders[brewer|swineherd]"}
    assert (state.limit_used, state.cap_used) == (0, 1)


@pytest.mark.parametrize("side", ["gold", "farm"])
@pytest.mark.parametrize(("card", "monks"), [("poulterer", 0), ("truffer", 1)])
def test_r58_of_two_founders_one_chooses_whom_to_cover(side: str, card: str, monks: int) -> None:
    state = lay(3)
    village(state, 0, "founders_food", "founders", "hunter")
    hand(state, 0, card, "monk")
    build(state)
    place(state, card, "bare", monks)
    assert pending(state) == ("cover-founders", 0)
    assert state.view(1)["players"][0]["hand"][0 if monks == 0 else 1]["card"] in (card, "monk")
    assert trees(state, 0) >= {"founders_food", "founders"}
    play(state, "cover", side)
    covered, other = ("founders", "founders_food") if side == "gold" else ("founders_food", "founders")
    chain = f"{covered}+{card}" if not monks else f"{covered}+monk=swineherd+{card}"
    assert {chain, other} <= trees(state, 0)
    assert in_hand(state, 0) == ([] if monks else ["monk"])


def test_r58_a_freed_villager_chooses_too() -> None:
    state = lay(3)
    village(state, 0, "founders_food", "founders")
    village(state, 1, "founders[swineherd+truffer]")
    hand(state, 0, "apprentice")
    build(state)
    play(state, "apprentice", 2, "swineherd", 0)
    assert pending(state) == ("cover-founders", 0)
    play(state, "cover", "farm")
    assert trees(state, 0) == {"founders", "founders_food+swineherd"}


def test_r58_one_of_two_founders_turns() -> None:
    state = lay(3)
    village(state, 0, "founders", "founders")
    village(state, 1, "founders[monk=swineherd+truffer]", "founders")
    market(state)
    assert trees(state, 0) == {"founders", "founders_food"}
    assert trees(state, 1) == {"founders+monk=swineherd+truffer", "founders"}


def test_9_2_a_monk_or_an_apprentice_set_free_goes_to_hand() -> None:
    """9.3: he would lie uncovered, so he goes to the hand of the village's owner."""
    state = lay(3)
    village(state, 0, "founders")
    village(state, 1, "monk=lumberjack[wheeler]", "apprentice=miner[mason]")
    hand(state, 0, "apprentice")
    build(state)
    play(state, "apprentice", 2, "monk", 0)
    assert in_hand(state, 0) == ["monk"]
    assert trees(state, 1) == {"apprentice=lumberjack+wheeler", "apprentice=miner+mason"}
    assert (state.limit_used, state.cap_used) == (0, 1)
    assert [card["card"] for card in state.view(2)["players"][0]["hand"]] == ["monk"]
    assert happened(state, "freed-to-hand") == [0]


def test_9_2_nobody_covered_and_somebody_uncovered() -> None:
    state = lay(2)
    village(state, 0, "founders")
    village(state, 1, "founders", "hunter")
    hand(state, 0, "apprentice")
    build(state)
    assert why_of(state, "apprentice", 2, "hunter", 0) == "nobody-covered"
    village(state, 1, "founders", "hunter", "miner[mason]")
    build(state)
    assert why_of(state, "apprentice", 2, "hunter", 0) == "not-covered"
    assert may(state, "apprentice", 2, "miner", 0)


def test_9_2_the_covered_one_of_two_is_set_free() -> None:
    """An uncovered copy that lies before it stays where it is."""
    state = lay(3)
    village(state, 0, "founders", "hayer")
    village(state, 1, "founders", "hayer[grazier]", "hayer[grazier+milk_maid]")
    hand(state, 0, "apprentice")
    build(state)
    play(state, "apprentice", 2, "grazier", 0)
    assert trees(state, 1) == {"founders", "hayer+grazier", "hayer+apprentice=grazier+milk_maid"}


def test_9_4_a_second_tinner_may_be_played() -> None:
    state = lay(3)
    hand(state, 0, "tinner", "tinner")
    build(state)
    play(state, "tinner")
    play(state, "tinner")
    assert (state.limit_used, state.cap_used, in_hand(state, 0)) == (0, 2, [])


def test_6_19_the_padlock_is_opened_before_the_card_is_laid() -> None:
    """In the log and in the view; the card is shown first, and no card can unlock itself."""
    state = lay(3)
    village(state, 0, "founders", "lumberjack")
    village(state, 1, "founders", "miner[blacksmith]")
    village(state, 2, "founders", "miner[blacksmith]")
    hand(state, 0, "cooper", "monk")
    build(state)
    place(state, "cooper", "bare")
    assert pending(state) == ("open-padlock", 0)
    view = state.view(1)
    assert view["pending"]["card"] == "cooper"
    assert [card["card"] for card in view["players"][0]["hand"]] == [None, "cooper"]
    assert trees(state, 0) == {"founders", "lumberjack"}
    for seat in (1, 2):  # every imagined state has that card
        for seed in range(5):
            twin = state.determinize(seat, seed)
            twin.apply(twin.legal_actions()[0])
            assert twin.view(seat)["players"][0]["village"][1]["on"][0]["card"] == "cooper"
    play(state, "pay", 3, 1)
    assert [event.kind for event in state.events] == ["paid-other", "placed"]
    assert trees(state, 0) == {"founders", "lumberjack+cooper"}


def test_6_19_the_smuggler_is_unlocked_before_he_is_played() -> None:
    state = lay(3)
    village(state, 0, "founders")
    village(state, 1, "founders", "lumberjack[shipwright]")
    hand(state, 0, "smuggler", "tinner")
    build(state)
    play(state, "tinner")
    play(state, "smuggle", "founders")
    assert state.view(2)["pending"]["card"] == "smuggler"
    assert in_hand(state, 0) == ["smuggler"]
    play(state, "pay", 2, 1)
    assert [event.kind for event in state.events] == ["paid-other", "smuggled"]
    assert in_hand(state, 0) == []


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
