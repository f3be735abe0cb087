"""A turn, the well, and whose turn it is (T4-T7, U1-U6, W1)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from allmende import Action
from allmende.core.words import words
from allmende.games.village.rules.round import EndOfTurn
from allmende.games.village.rules.turn import ChooseAction
from allmende.games.village.state import Village
from tests.games.playing import begin, happened, legal, may, pending, play, why
from tests.games.village.table import (
    at,
    at_place,
    board,
    cubes,
    customers,
    in_supply,
    lay,
    members,
    own,
    turn,
)


def test_x04_a_plague_cube_from_the_harvest() -> None:
    village = lay()
    board(village, harvest={"plague": 1}, church={"brown": 1})
    supply = village.plague
    turn(village)
    play(village, "take", "harvest", "plague")
    assert village.plague == supply + 1
    assert village.families[0].life == 2
    assert legal(village) == {"harvest()", "skip()"}
    idle = village.clone()
    play(village, "harvest")
    assert village.families[0].grain == 2
    play(idle, "skip")
    assert idle.families[0].grain == 0
    assert pending(idle) == pending(village) == ("take-turn", 1)


def test_x21_the_well() -> None:
    village = lay()
    own(village, 0, pink=3)
    turn(village)
    on_board, supply = village.board.copy(), in_supply(village, "pink")
    play(village, "well", "pink", 0)
    assert pending(village) == ("choose-action", 0)
    play(village, "do", "harvest")
    assert village.families[0].grain == 2
    assert (cubes(village, 0, "pink"), in_supply(village, "pink")) == (0, supply + 3)
    assert village.board == on_board
    assert village.to_move == 1


def test_x22_a_cube_and_nothing_to_do_with_it() -> None:
    village = lay()
    board(village, council={"brown": 1}, market={"brown": 1}, church={"pink": 1})
    turn(village)
    play(village, "take", "council", "brown")  # no scroll, no green, no coin, no councillor
    assert village.to_move == 1


def test_x22_the_market_is_held_for_the_others_too() -> None:
    village = lay()
    board(village, market={"brown": 1}, church={"pink": 1})
    customers(village, ["c01"], [])
    own(village, 1, grain=3, green=1)
    turn(village)
    play(village, "take", "market", "brown")
    assert happened(village, "market-day") == [0]
    assert pending(village) == ("serve-customer", 1)
    play(village, "serve", "c01")
    assert len(village.families[1].served) == 1
    assert pending(village) == ("take-turn", 1)


def test_x46_who_makes_the_last_turn_may_also_make_the_first() -> None:
    village = lay(3)
    own(village, 1, pink=3)
    turns: list[int] = []
    used_well = False
    while village.round == 1:
        kind, seat = pending(village)
        if kind == "take-turn":
            turns.append(seat)
            if seat == 1 and not used_well:
                used_well = True
                play(village, "well", "pink", 0)
                play(village, "do", "harvest")
                continue
        _make_do(village)
    assert len(turns) == 22
    assert turns == [number % 3 for number in range(22)]
    assert (village.starter, pending(village)) == (0, ("take-turn", 0))  # T7


def _make_do(village: Village) -> None:
    """Takes the first cube there is, then does nothing as long as that is possible."""
    for verb in ("skip", "pass", "done"):
        if may(village, verb):
            play(village, verb)
            return
    village.apply(village.legal_actions()[0])


def test_x48_coins_at_the_well() -> None:
    village = lay()
    own(village, 0, pink=2, coins=1)
    turn(village)
    play(village, "well", "pink", 1)
    assert (cubes(village, 0, "pink"), village.families[0].coins) == (0, 0)
    assert pending(village) == ("choose-action", 0)

    village = lay()
    own(village, 0, pink=2, orange=1)
    turn(village)
    assert why(village, "well", "pink", 0) == "W1"
    assert why(village, "well", "orange", 0) == "W1"
    assert why(village, "well", "pink", 1) == "W1"  # and no coin

    village = lay()
    board(village)
    own(village, 0, pink=3)
    village.last_turns = 0
    turn(village)  # no cube on the board: only in last turns, and there the well is no choice
    assert pending(village) == ("choose-action", 0)
    assert why(village, "well", "pink", 0) == ""


def test_x49_the_well_for_nothing() -> None:
    village = lay()
    board(village, harvest={"pink": 1}, council={"brown": 1}, market={"brown": 1}, church={"brown": 1})
    members(village, 0, farmyard=[1], stage_1=[1])
    own(village, 0, pink=3, grain=5)
    customers(village, [], [], pile=0)
    village.marker = 2
    turn(village)
    by_cube = {space: village.clone() for space in ("harvest", "council", "market")}
    play(village, "well", "pink", 0)
    for space in ("harvest", "council", "market"):
        assert why(village, "do", space) == "R42"
    assert may(village, "do", "family")
    for space, cube in (("harvest", "pink"), ("council", "brown"), ("market", "brown")):
        play(by_cube[space], "take", space, cube)  # nothing to do there, and that is all right
        assert pending(by_cube[space]) == ("take-turn", 1)


def test_t4_there_is_no_passing() -> None:
    village = lay()
    assert why(village, "decline") == "T4"


def test_u1_only_cubes_that_are_there() -> None:
    village = lay()
    board(village, harvest={"pink": 1})
    turn(village)
    assert may(village, "take", "harvest", "pink")
    assert why(village, "take", "harvest", "brown") == ""
    assert why(village, "take", "market", "pink") == ""


def test_t5_the_last_cube_ends_the_round_after_its_action() -> None:
    village = lay()
    board(village, harvest={"pink": 1})
    turn(village, 1)
    play(village, "take", "harvest", "pink")
    assert village.round == 1
    play(village, "harvest")
    assert village.families[1].grain == 2
    assert village.round == 2
    assert happened(village, "mass") == [-1]
    assert pending(village) == ("take-turn", 0)  # T7: the starting player opens the round


def test_t6_the_marker_makes_the_next_starting_player() -> None:
    village = lay()
    board(village, family={"pink": 1})
    village.marker = 2
    turn(village)
    play(village, "take", "family", "pink")
    play(village, "skip")
    assert (village.round, village.starter, village.marker) == (2, 2, -1)
    assert pending(village) == ("take-turn", 2)


def test_u6_the_dead_of_the_turn_before_the_end_of_the_round() -> None:
    village = lay()
    board(village, family={"plague": 1})
    members(village, 0, farmyard=[1], smithy=[1])
    own(village, 0, life=9)
    turn(village)
    play(village, "take", "family", "plague")
    play(village, "skip")
    assert pending(village) == ("lose-member", 0)
    assert village.round == 1
    play(village, "let-die", "smithy")
    assert village.round == 2


def test_r01_the_cube_just_taken_can_be_spent() -> None:
    village = lay()
    board(village, church={"brown": 1}, harvest={"pink": 1})
    turn(village)
    assert cubes(village, 0, "brown") == 0
    play(village, "take", "church", "brown")
    play(village, "join", 1, "brown")
    assert at_place(village, 0, "bag") == [1]
    assert (cubes(village, 0, "brown"), village.families[0].life) == (0, 0)


def test_r03_coins_at_the_well_can_be_switched_off(tmp_path: Path) -> None:
    file = tmp_path / "no-coins.toml"
    file.write_text("[coins]\ncoins_at_well = false\n")
    village = lay(components=str(file))
    own(village, 0, pink=2, coins=3)
    turn(village)
    assert not may(village, "well", "orange", 1)
    assert why(village, "well", "pink", 1) == "R3"
    assert why(village, "well-coins") == "R3"
    assert why(village, "well", "pink", 0) == "W1"


@pytest.mark.parametrize("coins", [2, 3])
def test_r49_three_coins_at_the_well_need_no_colour(coins: int) -> None:
    village = lay()
    own(village, 0, coins=coins)
    turn(village)
    if coins < 3:
        assert why(village, "well-coins") == "W1"
        return
    play(village, "well-coins")
    assert village.families[0].coins == 0
    assert pending(village) == ("choose-action", 0)


def test_r31_the_well_only_for_something_that_can_be_done() -> None:
    village = lay()
    members(village, 0, grave=[1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4])  # nobody to be born, placed or recalled
    own(village, 0, pink=3)
    customers(village, [], [], pile=0)
    turn(village)
    assert why(village, "well", "pink", 0) == "R42"
    own(village, 0, pink=3, grain=3)
    turn(village)
    assert may(village, "well", "pink", 0)  # the mill, or a horse


def test_r31_who_used_the_well_has_to_act() -> None:
    village = lay()
    own(village, 0, pink=3)
    members(village, 0, farmyard=[1], smithy=[1])
    turn(village)
    play(village, "well", "pink", 0)
    assert why(village, "decline") == "R31"
    play(village, "do", "family")
    assert why(village, "skip") == "R31"


@pytest.mark.parametrize("space", ["harvest", "family", "crafts", "travel", "council", "church"])
def test_r31_nothing_is_not_an_action_of_the_well(space: str) -> None:
    village = lay()
    members(village, 0, farmyard=[1, 2], smithy=[1])
    own(village, 0, {"wagon": 1}, pink=5, brown=2, green=2)
    turn(village)
    play(village, "well", "pink", 0)
    twin = village.clone()
    if space == "harvest":  # one thing to do: it is done unasked
        play(twin, "do", space)
        assert twin.families[0].grain == 2
    else:
        play(twin, "do", space)
        assert why(twin, "skip") == "R31"
    at(village, space)
    assert may(village, "skip")  # after a cube it is


ONE_WAY = [  # space, members, belongings, the only thing to be done there
    ("church", {"farmyard": [1]}, {}, "join(1, time)"),
    ("council", {"farmyard": [1]}, {"goods": {"scroll": 1}}, "enter(1, scroll)"),
    ("council", {"stage_1": [1]}, {"goods": {"scroll": 1}, "marker": 2}, "advance(1, 1, scroll)"),
    ("crafts", {"smithy": [1]}, {}, "produce(plow)"),
    ("crafts", {"bag": [1]}, {"grain": 2}, "mill()"),
    ("travel", {"farmyard": [1]}, {"goods": {"wagon": 1}, "brown": 2}, "travel(village-north_near, 1)"),
    ("family", {"farmyard": [1]}, {}, "birth()"),
    ("family", {"stage_3": [1], "grave": [1, 1, 1, 2, 2, 2, 3, 3, 4, 4]}, {}, "recall(stage-3, 1)"),
]  # fmt: skip


@pytest.mark.parametrize("last", [False, True], ids=["well", "free last turn"])
@pytest.mark.parametrize(("space", "where", "means", "only"), ONE_WAY)
def test_r50_a_single_way_left_is_asked(
    space: str, where: dict[str, list[int]], means: dict[str, Any], only: str, last: bool
) -> None:
    """It costs time, goods, cubes or a seat in the council: nothing of that is spent unasked."""
    village = lay()
    board(village, **({} if last else {"market": {"brown": 1}}))
    given = {name: value for name, value in means.items() if name not in ("goods", "marker")}
    own(village, 0, means.get("goods"), pink=0 if last else 3, **given)
    members(village, 0, **where)
    village.marker = means.get("marker", -1)
    village.last_turns = 1 if last else -1
    turn(village)
    if not last:
        play(village, "well", "pink", 0)
    if pending(village)[0] == "choose-action":
        before = village.holdings()[0]
        play(village, "do", space)
        assert village.holdings()[0] == before
    assert village.to_move == 0
    assert legal(village) == {only}


def test_r42_a_market_day_needs_somebody_who_can_sell() -> None:
    village = lay(3)
    board(village, church={"brown": 1})
    customers(village, ["c01", "c13"], [])
    own(village, 0, pink=3)
    own(village, 1, grain=3)  # but no green cube, nor a coin
    own(village, 2, {"horse": 1}, green=1, coins=1)
    turn(village)
    play(village, "well", "pink", 0)
    assert why(village, "do", "market") == "R42"
    for seat, goods, means in (
        (0, {"horse": 1, "plow": 1}, {}),  # the holder's first sale is free
        (1, {}, {"grain": 3, "green": 1}),
        (1, {}, {"grain": 3, "coins": 1}),
        (2, {"horse": 1, "plow": 1}, {"green": 1}),
    ):
        twin = village.clone()
        own(twin, seat, goods, **means)
        begin(twin, EndOfTurn(0), ChooseAction(0, False))
        play(twin, "do", "market")
        assert pending(twin) == ("serve-customer", seat)


def test_r31_the_well_is_not_for_a_market_day_without_a_sale() -> None:
    village = lay(3)
    customers(village, ["c01"], [])
    members(village, 0, grave=[1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4])
    own(village, 0, pink=3, grain=1)
    turn(village)
    assert why(village, "well", "pink", 0) == "R42"
    own(village, 2, grain=3, green=1)
    turn(village)
    play(village, "well", "pink", 0)
    assert pending(village) == (
        "serve-customer",
        2,
    )  # the only action, held unasked: it costs the holder nothing


def test_r42_a_stored_game_with_nothing_left_to_do_goes_on() -> None:
    """Stored under older rules, which took a market day without a sale for something to do."""
    village = lay(3)
    customers(village, ["c01"], [])
    members(village, 0, grave=[1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4])
    village.stack = [EndOfTurn(0), ChooseAction(0, False)]
    loaded = village.game.loads(village.dumps())
    assert (loaded.to_move, loaded.is_over, loaded.events) == (1, False, [])
    assert loaded.legal_actions()


def test_w1_the_reason_names_what_is_missing() -> None:
    village = lay()
    own(village, 0, pink=2, coins=0)
    turn(village)
    assert reason(village, "well", "pink", 0) == "You have 2 pink cubes and need 3 pink cubes."
    assert reason(village, "well", "pink", 1) == "You have no coins and need 1 coin."
    assert reason(village, "well", "brown", 2) == "You have no brown cubes and need 1 brown cube."
    assert reason(village, "well-coins") == "You have no coins and need 3 coins."


def reason(village: Village, verb: str, *args: str | int) -> str:
    found = village.why_not(village.game.code(Action(verb, args)))
    assert found is not None
    return words("en", "village").reason(found)


def test_r40_the_guard_against_endless_play(tmp_path: Path) -> None:
    file = tmp_path / "short.toml"
    file.write_text("[end_game]\nguard_max_rounds = 1\n")
    village = lay(components=str(file))
    board(village, family={"pink": 1})
    turn(village)
    play(village, "take", "family", "pink")
    play(village, "skip")
    assert happened(village, "mass") == [-1]
    assert village.is_over


def test_r47_a_player_without_any_family_goes_on() -> None:
    village = lay()
    board(village, harvest={"plague": 1}, family={"plague": 1}, church={"pink": 1})
    members(village, 0, grave=[1, 1, 1, 1])
    own(village, 0, life=9)
    turn(village)
    play(village, "take", "harvest", "plague")
    assert (village.families[0].life, village.to_move) == (1, 1)
    turn(village)
    play(village, "take", "family", "plague")
    play(village, "birth")
    assert at_place(village, 0, "farmyard") == [2]
