"""The Draft Phase and the Courier (chapter 4, 9.5, R5, R22, R33)."""

from __future__ import annotations

import pytest

from allmende import Match
from tests.games.playing import may, pending, play, why, why_of
from tests.games.villagers.table import (
    build,
    coins,
    draft,
    hand,
    in_hand,
    lay,
    let_be,
    on_village_card,
    row,
    row_names,
    size,
    stacks,
    top,
    village,
)


@pytest.mark.parametrize(
    ("trees", "limit"),
    [
        (["founders"], 2),
        (["founders", "hunter"], 3),
        (["founders_food", "hunter", "harvester", "fisher"], 5),
        (["founders_food", "hunter", "harvester", "fisher", "graper"], 5),
    ],
)
def test_x01_draft_limit(trees: list[str], limit: int) -> None:
    state = lay(3)
    village(state, 0, *trees)
    draft(state)
    assert state.draft_limits[0] == limit


def test_x02_face_up_draft() -> None:
    state = lay(2)
    village(state, 0, "founders_food")
    row(state, "hunter*", "mason", "mason", "brewer", "agent", "priest")
    stacks(state, 0, 1, 4, 4, 4, 4)
    draft(state)
    play(state, "take", 4)  # the last card of stack 2 fills the place
    assert state.due == 1
    play(state, "take", 5)
    before = state.supply[0]
    third = size(state, 3)
    play(state, "take", 1)
    assert on_village_card(state, 0) == ["brewer", "hunter"]
    assert state.supply[0] == before + 1
    assert size(state, 3) == third - 1
    assert "-" not in row_names(state)


def test_x02_the_last_card_of_stack_two_calls_the_first_market() -> None:
    state = lay(3)
    row(state, "hunter*", "mason", "brewer", "agent", "priest", "thatcher")
    stacks(state, 0, 1, 3, 3, 3, 3)
    draft(state)
    assert state.due == 0
    play(state, "take", 1)
    assert state.due == 1
    assert size(state, 2) == 0


def test_x03_face_down_draft() -> None:
    state = lay(4)
    village(state, 0, "founders_food")
    top(state, 3, "tailor")
    assert state.view(1)["stacks"][2]["top"] == "wool"
    assert state.view(1)["stacks"][2]["known"][0]["card"] is None
    draft(state)
    for _ in range(2):
        play(state, "draw", 1)
        for _ in range(3):
            play(state, "draw", 2)
    before, left = row_names(state), size(state, 3)
    assert len(on_village_card(state, 0)) == 2
    play(state, "draw", 3)
    assert row_names(state) == before
    assert size(state, 3) == left - 1
    assert on_village_card(state, 0) == []
    assert len(in_hand(state, 0)) == 3
    assert "tailor" in in_hand(state, 0)
    hand_of_another = state.view(1)["players"][0]["hand"]
    assert {"suit": "wool", "card": "tailor"} in hand_of_another  # all have seen it


def test_an_empty_stack_is_gone_and_an_empty_place_too() -> None:
    state = lay(2)
    row(state, "hunter")
    stacks(state, 0, 2, 0, 0, 0, 0, reserve=0)
    draft(state)
    assert why(state, "draw", 1) == "4.7"
    assert why(state, "take", 2) == "4.3"
    assert may(state, "draw", 2)


def test_face_up_places_fill_from_the_reserve_once_all_stacks_are_empty() -> None:
    state = lay(2)
    row(state, "hunter", "mason")
    stacks(state, 0, 0, 0, 0, 0, 0, reserve=1)
    draft(state)
    play(state, "take", 1)
    assert size(state, 0) == 0
    assert row_names(state)[0] != "-"
    play(state, "take", 2)
    assert row_names(state)[1] == "-"


def test_x22_a_courier_takes_a_face_up_card_with_its_coin() -> None:
    state = lay(3)
    row(state, "hunter*", "mason", "brewer", "agent", "priest", "thatcher")
    hand(state, 1, "courier")
    draft(state)
    assert pending(state) == ("courier-window", 1)
    before = state.supply[1]
    play(state, "courier")
    assert pending(state) == ("courier-takes", 1)
    play(state, "take", 1)
    assert in_hand(state, 1) == ["hunter"]
    assert state.supply[1] == before + 1
    assert state.draft_limits[1] == 2
    assert state.picks[1] == 0
    assert row_names(state)[0] != "-"
    assert pending(state) == ("pick-villager", 0)  # A still picks; seat 1 has no red card any more


def test_x30_a_couriers_take_may_call_the_first_market() -> None:
    state = lay(3)
    hand(state, 2, "courier")
    stacks(state, 0, 1, 3, 3, 3, 3)
    draft(state)
    assert pending(state) == ("courier-window", 2)
    play(state, "courier")
    play(state, "take", 3)
    assert state.due == 1


def test_r22_everybody_with_a_special_back_is_asked_and_nobody_else() -> None:
    state = lay(4)
    hand(state, 1, "hunter")
    hand(state, 2, "monk")
    hand(state, 3, "courier")
    draft(state)
    assert pending(state) == ("courier-window", 2)
    assert why(state, "courier") == "9.5"
    play(state, "let-be")
    assert pending(state) == ("courier-window", 3)
    assert may(state, "courier")
    play(state, "let-be")
    assert pending(state) == ("pick-villager", 0)


def test_r22_the_window_tells_nothing() -> None:
    """Same prompt, same log, same number of decisions, whatever the red card is."""
    told = []
    for card in ("courier", "monk"):
        state = lay(3)
        hand(state, 1, card)
        draft(state)
        seen = [state.view(2)["pending"], state.view(None)["pending"], state.events_for(2)]
        play(state, "let-be")
        told.append([*seen, state.events, state.view(2)["pending"], state.to_move])
    assert told[0] == told[1]
    assert told[0][3] == []  # letting it be is not even told


def test_r22_two_couriers_in_one_window() -> None:
    state = lay(3)
    hand(state, 1, "courier", "courier")
    draft(state)
    play(state, "courier")
    play(state, "draw", 1)
    assert pending(state) == ("courier-window", 1)  # the window opens again
    play(state, "courier")
    play(state, "draw", 2)
    assert pending(state) == ("pick-villager", 0)
    assert len(in_hand(state, 1)) == 2


def test_r22_no_window_once_all_couriers_lie_open() -> None:
    state = lay(3)
    hand(state, 0, "courier", "courier")
    hand(state, 1, "monk")
    for _ in range(2):
        state.discard(state.tables.courier)
        state.hands[0] = state.hands[0][:-1]
    draft(state)
    assert pending(state) == ("pick-villager", 0)


def test_r22_no_window_without_couriers_in_the_deck() -> None:
    state = lay(3, edition="retail")
    hand(state, 1, "monk")
    draft(state)
    assert pending(state) == ("pick-villager", 0)


def test_r22_two_players_and_own_couriers() -> None:
    state = lay(2)
    hand(state, 0, "courier")
    hand(state, 1, "courier")
    draft(state)
    assert pending(state) == ("courier-window", 1)  # never on the own turn
    let_be(state)
    play(state, "draw", 1)
    assert pending(state) == ("courier-window", 0)


def test_9_5_no_courier_in_the_own_turn() -> None:
    """Neither drafting nor building; who holds none is not told about Couriers."""
    state = lay(2)
    hand(state, 0, "courier")
    draft(state)
    assert pending(state) == ("pick-villager", 0)
    assert why(state, "courier") == "9.5"
    assert why_of(state, "courier") == "courier-in-own-turn"
    build(state)
    assert why_of(state, "courier") == "only-in-draft"
    hand(state, 0, "monk", "hunter")
    draft(state)
    assert why(state, "courier") == ""


def test_r33_a_face_down_take_stays_unseen_and_counts_for_nothing() -> None:
    state = lay(3)
    hand(state, 1, "courier")
    top(state, 4, "agent")
    draft(state)
    play(state, "courier")
    play(state, "draw", 4)
    assert state.view(1)["players"][1]["hand"] == [{"suit": "single", "card": "agent"}]
    assert state.view(0)["players"][1]["hand"] == [{"suit": "single", "card": None}]
    assert [event.kind for event in state.events_for(0)] == ["courier-drew"]
    assert [event.kind for event in state.events_for(1)] == ["courier-drew", "courier-saw"]
    assert state.picks[1] == 0


def test_r33_a_full_player_may_still_play_one() -> None:
    state = lay(2)
    village(state, 0, "founders_food", "hunter")
    hand(state, 1, "courier")
    draft(state)
    for _ in range(2):
        let_be(state)
        play(state, "draw", 1)
        play(state, "draw", 2)
    assert state.picks == [2, 2]
    assert pending(state) == ("courier-window", 1)  # seat 0 has two picks to go, seat 1 none
    assert may(state, "courier")


def test_r33_a_courier_may_leave_nothing_to_pick() -> None:
    state = lay(2)
    row(state, "hunter")
    hand(state, 1, "courier")
    stacks(state, 0, 0, 0, 0, 0, 0, reserve=0)
    draft(state)
    play(state, "courier")
    assert state.is_over  # the only villager is taken unasked, and the phase is over
    assert in_hand(state, 1) == ["hunter"]


def test_r33_cards_on_the_village_card_are_not_in_hand() -> None:
    state = lay(2)
    village(state, 1, "founders_food")
    row(state, "courier", "mason", "brewer", "agent", "priest", "thatcher")
    draft(state, first=1)
    play(state, "take", 1)
    assert on_village_card(state, 1) == ["courier"]
    assert pending(state) == ("pick-villager", 0)


def test_x28_the_road_runs_dry() -> None:
    state = lay(5)
    for seat, food in enumerate((["hunter", "fisher"], ["hunter", "fisher"], ["harvester", "graper"],
                                 ["harvester", "graper"], ["swineherd", "swineherd"])):  # fmt: skip
        if food[0] == "swineherd":
            village(state, seat, "founders[swineherd|swineherd]")
        else:
            village(state, seat, "founders", *food)
    row(state, "mason", "mason", "agent", "agent", "priest", "priest")
    stacks(state, 1, 1, 1, 1, 1, 0, reserve=0)
    draft(state)
    assert state.draft_limits == [4] * 5
    picks = 0
    while not state.is_over:
        assert pending(state)[0] == "pick-villager"
        play(state, "take", next(n + 1 for n, name in enumerate(row_names(state)) if name != "-"))
        picks += 1
        assert (picks < 5) == any(size(state, stack) for stack in range(1, 7))
    assert picks == 11
    assert [len(in_hand(state, seat)) for seat in range(5)] == [3, 2, 2, 2, 2]
    assert row_names(state) == ["-"] * 6
    assert state.due == 3


def test_picks_go_round_and_full_players_are_skipped() -> None:
    state = lay(3)
    village(state, 1, "founders_food", "hunter")
    draft(state, first=2)
    order = []
    while not state.is_over:
        let_be(state)
        order.append(pending(state)[1])
        play(state, "draw", 1 if size(state, 1) else 2)
    assert order == [2, 0, 1, 2, 0, 1, 1, 1]


def test_a_pick_cannot_be_taken_back_but_letting_be_can() -> None:
    match = Match.new(lay(3).game, 3, 21, {"start": "1"})
    while pending(match.state)[0] != "pick-villager":
        match.play(match.state.legal[-1])
    seat = match.state.to_move
    assert seat is not None
    match.play(match.state.legal[0])
    assert match.undoable(seat) == 0


def test_coins_of_the_road_are_told_apart_in_the_sheet() -> None:
    state = lay(3)
    coins(state, 0, 0)
    row(state, "hunter*")
    draft(state)
    play(state, "take", 1)
    assert state.score_sheet()[0]["road"] == 1
