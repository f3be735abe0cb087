"""Updating the Road (chapter 5, R7, R8, R32, R43)."""

from __future__ import annotations

from tests.games.playing import may, pending, play, why
from tests.games.villagers.table import coins, draft, lay, row, row_names, size, stacks, update

SIX = ("hunter", "mason", "brewer", "agent", "priest", "thatcher")


def test_x04_three_players() -> None:
    state = lay(3)
    row(state, "hunter*", "mason", "brewer", "agent*", "priest", "thatcher")
    reserve, gone = size(state, 0), len(state.discards)
    update(state)
    assert [state.name(card) for card in state.discards[gone:]] == ["hunter", "agent"]
    assert size(state, 0) == reserve - 2
    names = row_names(state)
    assert all(name.endswith("*") for name in names)
    assert [names[place] for place in (1, 2, 4, 5)] == ["mason*", "brewer*", "priest*", "thatcher*"]


def test_x05_two_players() -> None:
    state = lay(2)
    row(state, *SIX)
    reserve = size(state, 0)
    update(state)
    assert len(state.discards) == 6
    assert size(state, 0) == reserve - 6
    assert "-" not in row_names(state)
    assert not any(name.endswith("*") for name in row_names(state))


def test_x26_an_empty_reserve_falls_back_to_the_leftmost_stacks() -> None:
    state = lay(2)
    row(state, *SIX)
    stacks(state, 1, 2, 4, 4, 4, 4, reserve=0)
    update(state)
    assert [size(state, stack) for stack in range(1, 7)] == [0, 0, 1, 4, 4, 4]
    assert state.due == 1


def test_r32_the_source_is_looked_up_for_each_place() -> None:
    state = lay(3)
    row(state, "hunter*", "mason*", "brewer*")
    stacks(state, 0, 1, 2, 2, 2, 2, reserve=2)
    update(state)
    assert [size(state, stack) for stack in range(7)] == [0, 0, 0, 0, 1, 2, 2]  # two, one, two, and one more
    assert "-" not in row_names(state)  # R7: places that were empty before are filled too
    assert state.due == 1


def test_nothing_left_to_deal() -> None:
    state = lay(3)
    row(state, "hunter", "-", "mason*")
    stacks(state, 0, 0, 0, 0, 0, 0, reserve=0)
    update(state)
    assert row_names(state) == ["hunter*", "-", "-", "-", "-", "-"]


def test_r08_discards_never_come_back() -> None:
    state = lay(3)
    row(state, *[f"{name}*" for name in SIX])
    gone = len(state.discards)
    update(state)
    assert len(state.discards) == gone + 6
    assert len(state.pool) == sum(state.under)


def test_r43_retail_with_two_players_each_saves_one() -> None:
    state = lay(2, edition="retail")
    row(state, "hunter*", *SIX[1:])
    state.first = 1
    update(state)
    assert pending(state) == ("save-villager", 1)
    assert why(state, "save", 1) == "R43"
    before = state.supply[1]
    play(state, "save", 2)
    assert state.supply[1] == before - 1
    assert pending(state) == ("save-villager", 0)
    assert why(state, "save", 2) == "R43"
    play(state, "save", 6)
    names = row_names(state)
    assert (names[1], names[5]) == ("mason*", "thatcher*")
    assert not any(name.endswith("*") for name in (names[0], names[2], names[3], names[4]))
    assert "-" not in names
    assert len(state.discards) == 4  # the hunter's old coin saved nobody


def test_r43_saving_nobody_or_without_a_coin() -> None:
    state = lay(2, edition="retail")
    row(state, *SIX)
    coins(state, 1, 0)
    update(state)
    play(state, "save-none")
    assert state.is_over  # seat 1 has no coin and is not asked
    assert len(state.discards) == 6


def test_r43_an_empty_place_saves_nobody() -> None:
    state = lay(2, edition="retail")
    row(state, "hunter")
    update(state)
    assert why(state, "save", 2) == "R43"


def test_r43_who_drafts_the_card_takes_the_coin() -> None:
    state = lay(2, edition="retail")
    row(state, *SIX)
    update(state)
    play(state, "save", 3)
    play(state, "save-none")
    draft(state, first=1)
    before = state.supply[1]
    assert may(state, "take", 3)
    play(state, "take", 3)
    assert state.supply[1] == before + 1
