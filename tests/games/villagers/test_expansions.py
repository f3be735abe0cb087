"""The mini-expansions (11.3)."""

from __future__ import annotations

import pytest

from allmende.games.villagers import scoring
from allmende.games.villagers.rules.market import PayBronze
from allmende.games.villagers.state import Villagers
from tests.games.playing import begin, legal, may, pending, play, why
from tests.games.villagers.table import (
    build,
    coins,
    draft,
    exchange,
    hand,
    in_hand,
    lay,
    market,
    on_village_card,
    place,
    row,
    row_names,
    size,
    stacks,
    top,
    trees,
    village,
)


def laid(seats: int = 3) -> Villagers:
    return lay(seats, promo=True, profiteers=True, saints=True, scoundrels=True)


# -- the draft turn ---------------------------------------------------------------------------------------------------


def test_benefactor_places_a_villager_and_its_food_counts_at_once() -> None:
    state = laid()
    village(state, 0, "founders")
    hand(state, 0, "benefactor", "hunter", "cartwright", "monk")
    draft(state)
    assert state.draft_limits[0] == 2
    assert not may(state, "benefactor", "cartwright", "bare")
    assert not may(state, "benefactor", "monk", "alone")
    play(state, "benefactor", "hunter", "alone")
    assert trees(state, 0) == {"founders", "hunter"}
    assert state.draft_limits[0] == 3
    assert pending(state) == ("pick-villager", 0)
    assert in_hand(state, 0) == ["cartwright", "monk"]


def test_benefactor_pays_padlocks() -> None:
    state = laid()
    village(state, 0, "founders", "lumberjack")
    hand(state, 0, "benefactor", "cooper")
    coins(state, 0, 2)
    draft(state)
    play(state, "benefactor", "cooper", "bare")
    assert state.supply[0] == 0
    assert pending(state) == ("pick-villager", 0)


def test_benefactor_may_lower_the_limit_but_takes_nothing_back() -> None:
    state = laid()
    village(state, 0, "founders_food", "graper")
    hand(state, 0, "benefactor", "vintner")
    draft(state)
    for _ in range(3):
        while pending(state) != ("pick-villager", 0):
            state.apply(state.legal[-1])
        if state.picks[0] < 3:
            play(state, "draw", 1)
    while not state.is_over and pending(state) != ("pick-villager", 0):
        state.apply(state.legal[-1])
    assert state.picks[0] == 3
    play(state, "benefactor", "vintner", "bare")  # covers the Graper's Food: limit 3
    assert state.draft_limits[0] == 3
    assert on_village_card(state, 0) == []
    assert len(in_hand(state, 0)) == 3


def test_prophet_searches_a_stack_and_that_is_the_pick() -> None:
    state = laid()
    hand(state, 0, "prophet")
    stacks(state, 6, 0, 6, 6, 6, 6)
    top(state, 1, "agent")
    draft(state)
    assert why(state, "prophet", 2) == "11.3a"
    play(state, "prophet", 1)
    assert pending(state) == ("look-through", 0)
    cards = [str(state.game.action(code).args[0]) for code in state.legal]
    assert "agent" in cards
    play(state, "choose", "agent")
    assert on_village_card(state, 0) == ["agent"]
    put = []
    while pending(state) == ("put-back", 0):
        put.append(str(state.game.action(state.legal[0]).args[0]))
        state.apply(state.legal[0])
    assert len(put) == 4  # the fifth needs no choice
    known = [card["card"] for card in reversed(state.view(0)["stacks"][0]["known"])]
    assert known[:4] == put
    others = state.view(1)["stacks"][0]
    assert [card["card"] for card in others["known"]] == [None] * 5
    assert [card["suit"] is None for card in others["known"]] == [False, True, True, True, True]
    assert pending(state)[1] == 1


def test_prophet_mixes_what_others_knew() -> None:
    state = laid()
    hand(state, 0, "prophet")
    hand(state, 1, "hunter")
    stacks(state, 6, 6, 6, 6, 6, 6)
    build(state, first=1)
    exchange(state, "hunter", "miner", 1)
    draft(state)
    while pending(state) != ("pick-villager", 0):
        play(state, "let-be")
    play(state, "prophet", 1)
    other = next(code for code in state.legal if state.game.action(code).args[0] != "hunter")
    state.apply(other)
    assert state.view(1)["stacks"][0]["known"][0]["card"] is None
    assert "hunter" in [entry["card"] for entry in state.view(1)["remembered"]]


def test_recruiter_sells_a_second_pick() -> None:
    state = laid()
    village(state, 0, "founders_food", "recruiter")
    coins(state, 0, 1)
    draft(state)
    play(state, "recruit")
    assert state.supply[0] == 0
    assert why(state, "recruit") == "11.3c"
    play(state, "draw", 1)
    while pending(state)[0] == "courier-window":
        play(state, "let-be")
    assert pending(state) == ("pick-villager", 0)
    assert why(state, "recruit") == "11.3c"
    play(state, "draw", 1)
    assert pending(state)[1] != 0
    assert state.picks[0] == 2


def test_recruiter_respects_the_limit_and_wants_a_coin() -> None:
    state = laid()
    village(state, 0, "founders_food", "recruiter")
    coins(state, 0, 0)
    draft(state)
    assert why(state, "recruit") == "11.3c"
    coins(state, 0, 5)
    state.picks[0] = 2
    assert why(state, "recruit") == "11.3c"


def test_barbarian_clears_the_road() -> None:
    state = laid()
    row(state, "hunter*", "mason", "brewer*")
    hand(state, 0, "barbarian")
    coins(state, 0, 0)
    reserve = size(state, 0)
    draft(state)
    play(state, "barbarian")
    assert state.supply[0] == 2
    assert size(state, 0) == reserve - 6
    assert "-" not in row_names(state)
    assert pending(state)[0] == "pick-villager"


def test_flaker_robs_a_village_card() -> None:
    state = laid(2)
    village(state, 1, "founders_food")
    row(state, "hunter", "mason", "brewer", "agent", "priest", "thatcher")
    hand(state, 0, "flaker")
    draft(state, first=1)
    while pending(state)[0] == "courier-window":
        play(state, "let-be")
    play(state, "take", 1)
    assert on_village_card(state, 1) == ["hunter"]
    play(state, "flaker", 2, "hunter")
    assert in_hand(state, 0) == ["hunter"]
    assert (state.picks[1], on_village_card(state, 1)) == (0, [])  # and drafts again
    assert pending(state) == ("pick-villager", 0)


# -- the build turn ---------------------------------------------------------------------------------------------------


def test_cards_of_the_draft_turn_are_not_played_here() -> None:
    state = laid()
    hand(state, 0, "benefactor", "prophet", "barbarian", "flaker")
    build(state)
    for card in ("benefactor", "prophet", "barbarian", "flaker"):
        assert why(state, "place", card, "alone", 0) == "R33"


@pytest.mark.parametrize("card", ["recruiter", "thief", "freelancer", "nun"])
def test_cards_that_stay_lie_alone(card: str) -> None:
    state = laid()
    hand(state, 0, card, "agent")
    build(state)
    place(state, card)
    assert card in trees(state, 0)
    assert (state.limit_used, state.cap_used) == (0, 1)


def test_noble_looks_and_takes() -> None:
    state = laid()
    hand(state, 0, "noble")
    hand(state, 1, "monk")
    hand(state, 2, "hunter", "agent", "monk")
    build(state)
    assert why(state, "noble", 2) == "11.3d"
    play(state, "noble", 3)
    assert pending(state) == ("take-from-hand", 0)
    assert legal(state) == {"choose(agent)", "choose(hunter)"}
    assert [card["card"] for card in state.view(0)["players"][2]["hand"]] == ["agent", "hunter", "monk"]
    assert [card["card"] for card in state.view(1)["players"][2]["hand"]] == [None] * 3
    play(state, "choose", "agent")
    assert in_hand(state, 0) == ["agent"]
    assert [card["card"] for card in state.view(2)["players"][0]["hand"]] == ["agent"]  # the robbed one knows
    assert [card["card"] for card in state.view(1)["players"][0]["hand"]] == [None]
    assert {event.kind for event in state.events_for(1)} == {"noble-took"}


def test_schemer_takes_and_what_stood_in_goes_to_hand() -> None:
    state = laid()
    village(state, 1, "founders", "monk=miner+apprentice=seeker+spelunker", "blacksmith(4)")
    hand(state, 0, "schemer", "agent")
    before = state.supply[1]
    build(state)
    assert not may(state, "schemer", 2, "founders")
    play(state, "schemer", 2, "spelunker")
    assert in_hand(state, 0) == ["agent", "spelunker"]
    assert trees(state, 1) == {"founders", "blacksmith(4)"}
    assert in_hand(state, 1) == ["apprentice", "monk"]
    assert state.supply[1] == before


def test_11_3d_the_schemer_takes_the_uncovered_one_of_two() -> None:
    """A covered copy that lies before it stays: else a card would lie on nothing, or on itself."""
    state = laid()
    village(state, 1, "founders", "hayer[grazier+milk_maid | carter]", "hayer[grazier]")
    hand(state, 0, "schemer", "agent")
    build(state)
    play(state, "schemer", 2, "grazier")
    assert trees(state, 1) == {"founders", "hayer[carter|grazier+milk_maid]", "hayer"}
    begin(state, PayBronze())  # the Carter counts chains of three: this ended never
    assert state.score_sheet()[1]["bronze"] == 1


def test_schemer_leaves_the_coins_to_the_owner() -> None:
    state = laid()
    village(state, 1, "founders", "miner[blacksmith(4)|mason]")
    hand(state, 0, "schemer", "agent")
    before = state.supply[1]
    build(state)
    play(state, "schemer", 2, "blacksmith")
    assert state.supply[1] == before + 4
    assert trees(state, 1) == {"founders", "miner+mason"}


def test_thief_and_sheriff() -> None:
    state = laid()
    hand(state, 0, "thief", "agent")
    hand(state, 1, "sheriff", "agent")
    coins(state, 1, 5)
    coins(state, 2, 2)
    build(state)
    place(state, "thief")
    assert why(state, "rob", 3) == "11.3c"
    play(state, "rob", 2)
    assert state.supply[1] == 2
    assert "thief(3)" in trees(state, 0)
    assert why(state, "rob", 2) == "11.3c"
    play(state, "end")
    play(state, "sheriff", 1)
    assert state.supply[1] == 5
    assert trees(state, 0) == {"founders"}


def test_pigeoneer_brings_one_of_six() -> None:
    state = laid()
    hand(state, 0, "pigeoneer")
    reserve = size(state, 0)
    build(state)
    play(state, "pigeoneer")
    assert len(state.view(0)["reserve"]["known"]) == 6
    state.apply(state.legal[0])
    assert len(in_hand(state, 0)) == 1
    assert size(state, 0) == reserve - 1
    choices = 0
    while pending(state)[0] == "put-back":
        state.apply(state.legal[-1])
        choices += 1
    assert choices == 4
    assert [card["card"] for card in state.view(1)["players"][0]["hand"]] == [None]
    assert all(card["card"] for card in state.view(0)["reserve"]["known"])


def test_pigeoneer_needs_a_reserve() -> None:
    state = laid()
    hand(state, 0, "pigeoneer")
    stacks(state, 3, 3, 3, 3, 3, 3, reserve=0)
    build(state)
    assert why(state, "pigeoneer") == "11.3d"


def test_freelancer_comes_first_and_once() -> None:
    state = laid()
    village(state, 1, "founders", "freelancer")
    hand(state, 0, "agent", "agent", "hunter")
    coins(state, 0, 2)
    build(state)
    play(state, "freelance", 2)
    assert state.build_limits[0] == 3
    assert "freelancer(1)" in trees(state, 1)
    assert why(state, "freelance", 2) == "11.3c"
    for card in ("agent", "agent", "hunter"):
        place(state, card)


def test_freelancer_not_after_something_else_nor_beyond_five() -> None:
    state = laid()
    village(state, 0, "founders", "freelancer", "wattler", "wattler", "miner[mason|mason]")
    hand(state, 0, "agent")
    build(state)
    assert why(state, "freelance", 1) == "11.3c"
    village(state, 0, "founders", "freelancer")
    coins(state, 0, 0)
    build(state)
    assert why(state, "freelance", 1) == "11.3c"
    coins(state, 0, 3)
    place(state, "agent")
    assert why(state, "freelance", 1) == "11.3c"


# -- silver and bronze ------------------------------------------------------------------------------------------------


def test_promo_silver() -> None:
    state = laid()
    village(state, 0, "founders+swineherd+truffer", "plower", "scribe")
    hand(state, 0, "agent", "agent", "monk")
    assert scoring.silver(state, 0) == 2 * 3 + 3


def test_wholesaler_and_nun() -> None:
    state = laid()
    village(state, 0, "founders", "hayer[bed_builder]", "miner[mason]", "lumberjack", "wholesaler", "nun")
    assert scoring.silver(state, 0) == 3 + 3
    village(state, 0, "founders", "hunter", "food_seller", "food_seller", "nun")
    assert scoring.silver(state, 0) == 3 + 3  # of two Food Sellers the Nun takes none


def test_bronze() -> None:
    state = laid()
    village(
        state, 0, "founders", "captain", "lumberjack[arkwright|wheeler+cartwright(2)]", "hayer[carter]",
        "miner[alchemist|blacksmith(4)]", "hunter", "harvester", "food_seller",
    )  # fmt: skip
    # Captain: gold of Founders, Cartwright, Blacksmith; Arkwright: two with coins; Carter: one long chain;
    # Alchemist: half of the Food Seller's 6
    assert scoring.bronze(state, 0) == 3 + 4 + 1 + 3
    before = state.supply[0]
    begin(state, PayBronze())
    assert state.supply[0] == before + 11


def test_bronze_is_paid_in_the_last_round_too() -> None:
    state = laid(2)
    village(state, 0, "founders_food", "captain", "fisher")
    market(state, second=True)
    assert state.score_sheet()[0]["bronze"] == 0
    begin(state, PayBronze())
    assert state.score_sheet()[0]["bronze"] == 1
