"""Food check, markets, the end and the winner (chapters 7, 8, 10)."""

from __future__ import annotations

import pytest

from allmende.games.villagers import scoring
from allmende.games.villagers.rules.round import EndRound
from tests.games.playing import begin, pending, play
from tests.games.villagers.table import (
    build,
    coins,
    draft,
    hand,
    lay,
    let_be,
    market,
    new_round,
    place,
    row,
    stacks,
    trees,
    village,
)


def incomes(seats: int, *own: str) -> tuple[int, int]:
    """What a village earns in the First Market and in the Second."""
    earned = []
    for second in (False, True):
        state = lay(seats)
        village(state, 0, *own)
        before = state.supply[0]
        market(state, first=not second, second=second)
        earned.append(state.supply[0] - before)
    return earned[0], earned[1]


def test_x12_first_market_25() -> None:
    own = (
        "founders[brewer]",
        "lumberjack[wheeler+cartwright|cooper(4)]",
        "miner[blacksmith(4)|mason]",
        "freemason",
    )
    assert incomes(3, *own) == (25, 31)


def test_x14_second_market_20() -> None:
    own = ("founders_food", "hunter", "lumberjack[cooper|carpenter(4)]", "food_seller", "food_seller")
    assert incomes(3, *own)[1] == 20


def test_x15_gold_against_silver() -> None:
    own = ("founders", "harvester", "lumberjack[shipwright|wood_carver]", "lumberjack[log_rafter]")
    assert incomes(3, *own) == (4, 12)


def test_x16_covering() -> None:
    state = lay(3)
    village(state, 0, "founders+swineherd", "hunter")
    hand(state, 0, "truffer")
    tables = state.tables
    assert state.villages[0].live_food(tables) == 2
    build(state)
    place(state, "truffer", "bare")
    assert state.villages[0].live_food(tables) == 2  # the Hunter's and the Truffer's own
    assert scoring.visible_gold(state, 0) == 8


def test_x17_founders_turn_before_the_market() -> None:
    state = lay(3)
    village(state, 0, "founders", "graper[vintner]")
    before = state.supply[0]
    market(state, first=True)
    assert state.supply[0] - before == 5
    assert trees(state, 0) == {"founders_food", "graper+vintner"}


def test_x18_many_kinds_of_silver() -> None:
    own = (
        "hayer[horse_trader|ore_muler]",
        "hayer[bed_builder|grazier+milk_maid+fromager]",
        "miner[seeker+spelunker|locksmith]",
        "founders",
    )
    assert incomes(3, *own) == (31, 57)


def test_x31_peddler() -> None:
    own = ("founders", "harvester", "hayer[peddler|thatcher]", "chandler", "fisher")
    assert incomes(3, *own) == (10, 16)


def test_x32_agents() -> None:
    own = ("founders_food", "lumberjack[carpenter(4)]", "miner[blacksmith(2)]", "agent", "agent")
    assert incomes(3, *own) == (8, 16)


def test_x33_priest() -> None:
    assert incomes(3, "founders", "chandler", "priest", "harvester", "hunter") == (5, 11)


def test_monks_and_apprentices_score_as_special_only() -> None:
    """8.8: a Lumberjack played by a Monk is no Wood."""
    assert incomes(3, "founders_food", "lumberjack[log_rafter]")[1] == 3
    assert incomes(3, "founders_food", "monk=lumberjack[log_rafter]")[1] == 2


def test_x20_stack_six_alone_is_not_enough() -> None:
    state = lay(3)
    row(state, "hunter", "mason")
    stacks(state, 0, 0, 0, 3, 0, 1)
    draft(state)
    play(state, "draw", 6)
    assert state.due == 0


def test_x29_both_markets_in_one_round() -> None:
    state = lay(2)
    for seat in (0, 1):
        village(state, seat, "founders", "lumberjack[wheeler+cartwright]")  # they turn before the markets
    row(state, "hunter", "mason", "brewer", "agent", "priest", "thatcher")
    stacks(state, 0, 1, 0, 0, 0, 1)
    before = list(state.supply)
    new_round(state)
    for stack in (2, 6):
        let_be(state)
        play(state, "draw", stack)
    while not state.is_over:
        if pending(state)[0] == "build-turn":
            play(state, "end")
        else:
            let_be(state)
            if pending(state)[0] == "pick-villager":
                state.apply(state.legal[0])
    assert [state.supply[seat] - before[seat] for seat in (0, 1)] == [18, 18]
    sheet = state.score_sheet()[0]
    assert (sheet["first-market"], sheet["second-market"]) == (9, 9)


def test_r15_the_check_comes_every_round_and_never_turns_back() -> None:
    state = lay(3)
    market(state)
    assert trees(state, 0) == {"founders_food"}
    village(state, 0, "founders_food", "hunter")
    market(state)
    assert trees(state, 0) == {"founders_food", "hunter"}


def test_coins_on_villagers_stay_after_the_first_market() -> None:
    state = lay(3)
    village(state, 0, "founders_food", "miner[blacksmith(4)]")
    market(state, first=True)
    assert "miner+blacksmith(4)" in trees(state, 0)
    assert state.first_done
    assert state.due == 0


@pytest.mark.parametrize(("hands", "winners"), [((3, 5, 9), [1]), ((5, 5, 9), [0, 1])])
def test_x36_ties(hands: tuple[int, ...], winners: list[int]) -> None:
    state = lay(3)
    cards = iter(
        ["agent", "priest", "hunter", "mason", "brewer", "fisher", "graper", "vintner", "wattler", "chandler"]
        * 2
    )
    for seat, count in enumerate(hands):
        hand(state, seat, *[next(cards) for _ in range(count)])
        coins(state, seat, (50, 50, 48)[seat])
    assert state.winners() == winners


def test_retail_ties_go_to_the_smaller_village() -> None:
    state = lay(3, edition="retail")
    for seat in range(3):
        coins(state, seat, 50)
    village(state, 0, "founders", "hunter")
    village(state, 1, "founders")
    village(state, 2, "founders")
    assert state.winners() == [1, 2]


def test_the_second_market_ends_the_game_and_lays_hands_open() -> None:
    state = lay(2)
    hand(state, 1, "agent")
    state.due = 2
    begin(state, EndRound())
    assert state.is_over
    assert state.view(0)["players"][1]["hand"] == [{"suit": "single", "card": "agent"}]


def test_the_first_player_card_moves_on() -> None:
    state = lay(3)
    state.first = 2
    begin(state, EndRound())
    assert (state.first, state.round) == (0, 2)
