"""Alone against the Countess (11.4, R44-R48). Her events are ours."""

from __future__ import annotations

import pytest

from allmende.games.villagers import scoring
from allmende.games.villagers.rules.countess import OpenEvent, ResolveEvent
from allmende.games.villagers.rules.draft import DraftPhase
from tests.games.playing import begin, may, pending, play, why
from tests.games.villagers.table import (
    build,
    coins,
    hand,
    lay,
    market,
    row,
    row_names,
    size,
    stacks,
    trees,
    update,
    village,
)

SIX = ("hunter", "mason", "brewer", "agent", "priest", "thatcher")


def event(name: str) -> int:
    tables = lay(1).tables
    return [happening.name for happening in tables.events].index(name)


def test_every_pick_gives_her_one_of_the_row() -> None:
    state = lay(1)
    row(state, "hunter", "mason*", *SIX[2:])
    state.event = -1
    begin(state, DraftPhase())
    play(state, "take", 1)
    assert pending(state) == ("pass-to-countess", 0)
    assert why(state, "send", 1) == "R45"
    before = state.supply[1]
    play(state, "send", 2)
    assert trees(state, 1) == {"mason"}
    assert state.supply[1] == before + 1  # a coin on it is hers
    assert "-" not in row_names(state)
    first = size(state, 1)
    play(state, "draw", 1)
    play(state, "send", 3)
    assert trees(state, 1) == {"mason", "brewer"}
    assert size(state, 1) == first - 2  # the card drawn, and one for the gap


def test_with_nobody_in_the_row_she_gets_none() -> None:
    state = lay(1)
    row(state)
    stacks(state, 2, 0, 0, 0, 0, 0, reserve=0)
    state.event = -1
    begin(state, DraftPhase())
    play(state, "draw", 1)
    assert trees(state, 1) == set()
    assert row_names(state)[0] != "-"  # the gaps are filled all the same


def test_r45_only_the_player_saves() -> None:
    state = lay(1)
    row(state, *SIX)
    update(state)
    assert pending(state) == ("save-villager", 0)
    play(state, "save", 4)
    assert row_names(state)[3] == "agent*"
    assert len(state.discards) == 5


def test_r46_her_villagers_are_paid_and_she_never_pays() -> None:
    state = lay(1)
    village(state, 0, "founders", "lumberjack")
    village(state, 1, "blacksmith")
    hand(state, 0, "cooper")
    coins(state, 0, 2)
    build(state)
    play(state, "place", "cooper", "bare", 0)
    assert state.supply[0] == 0
    assert trees(state, 1) == {"blacksmith(2)"}


def test_her_income() -> None:
    """All her cards lie uncovered; her own card is worth 4, after the First Market 8."""
    state = lay(1)
    village(state, 1, "miner[blacksmith]", "hunter", "food_seller")
    state.villages[1].loads[0] = 0
    state.villages[1].below[1] = -1
    village(state, 0, "founders", "hunter")
    before = state.supply[1]
    market(state, first=True)
    assert state.supply[1] - before == 2 + 4
    before = state.supply[1]
    market(state, second=True)
    assert state.supply[1] - before == 2 + 36 + 3


def test_she_wins_a_tie() -> None:
    state = lay(1)
    coins(state, 0, 20)
    coins(state, 1, 20)
    assert state.winners() == [1]
    coins(state, 0, 21)
    assert state.winners() == [0]
    assert state.scores() == [21, 20]


@pytest.mark.parametrize(("paid", "season"), [(False, 0), (True, 1)])
def test_r47_summer_then_winter(paid: bool, season: int) -> None:
    state = lay(1)
    state.first_done = paid
    state.events_left = [happening.copies for happening in state.tables.events]  # a fresh game has opened one
    for _ in range(12):
        begin(state, OpenEvent())
        assert state.tables.events[state.event].season == season
        play(state, "accept")
    begin(state, OpenEvent())
    assert state.event == -1  # all twelve have been seen
    assert sum(state.events_left) == 12


def test_r47_the_jester_voids_one_event() -> None:
    state = lay(1)
    begin(state, OpenEvent())
    assert pending(state) == ("face-event", 0)
    play(state, "jester")
    assert (state.event, state.jester) == (-1, 0)
    begin(state, OpenEvent())
    assert state.is_over  # there is no second Jester to ask for
    assert state.event >= 0


@pytest.mark.parametrize(
    ("name", "own", "hers"),
    [
        ("s1", -4, 4), ("s2", 0, 6), ("s3", -9, 9), ("s4", 0, 3),
        ("w1", -15, 15), ("w5", 0, 5), ("w6", 0, 15),
    ],
)  # fmt: skip
def test_what_events_cost(name: str, own: int, hers: int) -> None:
    state = lay(1)
    village(state, 0, "founders", "hunter", "fisher", "miner[mason]")
    hand(state, 0, "agent", "agent", "priest", "priest")
    coins(state, 0, 20)
    state.limit_used = 3
    before = list(state.supply)
    state.event = event(name)
    begin(state, ResolveEvent())
    assert [after - was for after, was in zip(state.supply, before, strict=True)] == [own, hers]
    assert state.score_sheet()[0]["events"] == own


def test_r48_never_below_nothing() -> None:
    state = lay(1)
    coins(state, 0, 1)
    state.event = event("w1")
    begin(state, ResolveEvent())
    assert state.supply == [0, 2]


def test_r48_a_villager_goes_over_with_its_coins() -> None:
    state = lay(1)
    rest = "hayer+grazier+milk_maid+fromager"
    village(state, 0, "founders_food", "miner[mason|seeker+spelunker(4)]", rest, "hunter")
    state.event = event("w2")
    begin(state, ResolveEvent())
    assert pending(state) == ("yield-villager", 0)
    assert why(state, "yield", "hunter") == "R48"
    assert why(state, "yield", "mason") == "R48"  # 2 gold, and it takes 6
    assert not may(state, "yield", "miner")
    play(state, "yield", "spelunker")
    assert trees(state, 0) == {"founders_food", "miner[mason|seeker]", rest, "hunter"}
    assert trees(state, 1) == {"spelunker(4)"}
    assert state.villages[0].open.count(state.tables.way[state.tables.kind["seeker"]]) == 1


def test_r48_the_uncovered_one_of_two_goes_over() -> None:
    state = lay(1)
    village(state, 0, "founders", "hayer[grazier+milk_maid]", "hayer[grazier]", "hunter")
    state.event = event("s6")
    begin(state, ResolveEvent())
    play(state, "yield", "grazier")
    assert trees(state, 0) == {"founders", "hayer+grazier+milk_maid", "hayer", "hunter"}
    assert trees(state, 1) == {"grazier"}


def test_r48_without_a_fitting_villager_nothing_happens() -> None:
    state = lay(1)
    state.event = event("s6")
    begin(state, ResolveEvent())
    assert state.is_over
    assert trees(state, 0) == {"founders"}


def test_limits_and_bans_act_during_the_round() -> None:
    state = lay(1)
    hand(state, 0, "agent")
    state.event = event("w4")
    village(state, 0, "founders", "hunter", "miner[mason]")
    begin(state, DraftPhase())
    assert state.draft_limits == [1]  # 3 less 2
    state.event = event("w3")
    build(state)
    assert state.build_limits == [1]
    state.event = event("s5")
    begin(state, DraftPhase())
    assert why(state, "draw", 1) == "R47"
    row(state)
    begin(state, DraftPhase())
    assert may(state, "draw", 1)  # with an empty row, from stacks
    begin(state, ResolveEvent())
    assert state.is_over


def test_gold_symbols_of_the_countess() -> None:
    state = lay(1)
    village(state, 1, "hunter")
    assert scoring.gold_symbols(state, 1) == 1  # her card
    assert state.view(0)["countess"]["events_are_ours"]
