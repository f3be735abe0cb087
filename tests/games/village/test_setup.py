"""Setting up and seeding (B1-B10, T1-T3, T6)."""

from __future__ import annotations

import pytest

import allmende
from allmende.core.catalog import folder
from tests.games.playing import pending
from tests.games.village.table import (
    at_place,
    board,
    customers,
    in_supply,
    is_marker_free,
    lay,
    members,
    names,
    new_round,
    own,
)

PLAYERS = (2, 3, 4)


@pytest.mark.parametrize(("seats", "stalls", "pile"), [(2, 3, 16), (3, 4, 15), (4, 5, 14)])
def test_x01_customers_on_the_market(seats: int, stalls: int, pile: int) -> None:
    village = lay(seats)
    assert (len(village.stalls), len(village.line), len(village.pile)) == (stalls, 5, pile)
    assert len({*village.stalls, *village.line, *village.pile}) == 24


@pytest.mark.parametrize(("seats", "chronicle", "graves"), [(2, 8, 3), (3, 12, 4), (4, 16, 5)])
def test_x02_blocked_spaces(seats: int, chronicle: int, graves: int) -> None:
    village = lay(seats)
    assert (sum(village.chronicle), village.graves) == (chronicle, graves)
    assert all(village.chronicle)  # every category is open, whatever the number of players


def test_x03_seeding_with_three_players() -> None:
    village = lay(3)
    assert sum(village.board) == 21
    assert sum(village.bag) == 5
    assert village.influence == [13, 13, 13, 13]  # five of each went into the bag
    assert village.plague == 0


def test_x42_a_colour_that_has_run_short() -> None:
    village = lay(3)
    board(village)
    own(village, 0, green=16)
    assert in_supply(village, "green") == 2
    new_round(village)
    assert in_supply(village, "green") == 0
    assert _seeded(village.bag, village.board) == {
        "orange": 5,
        "green": 2,
        "brown": 5,
        "pink": 5,
        "plague": 6,
    }
    own(village, 0)
    board(village)
    new_round(village)  # the next seeding takes five again, not five and the three missed
    assert _seeded(village.bag, village.board)["green"] == 5


def _seeded(bag: list[int], spaces: list[int]) -> dict[str, int]:
    words = ["orange", "green", "brown", "pink", "plague"]
    return {word: bag[cube] + sum(spaces[cube::5]) for cube, word in enumerate(words)}


@pytest.mark.parametrize("seats", PLAYERS)
def test_b1_components(seats: int) -> None:
    village = allmende.game("village").new(seats, 3)
    census = village.game.census(village)
    assert {word: census[word] for word in ("orange", "green", "brown", "pink", "plague")} == {
        "orange": 18, "green": 18, "brown": 18, "pink": 18, "plague": 6,
    }  # fmt: skip
    assert {census[word] for word in ("scroll", "horse", "plow", "ox", "wagon")} == {8}
    assert (census["customers"], census["coins"], census["grain"]) == (24, 15, 20)
    assert census["members"] == 11 * seats


def test_b2_b3_a_family_at_the_start() -> None:
    village = allmende.game("village").new(4, 3)
    for seat, family in enumerate(village.families):
        assert at_place(village, seat, "farmyard") == [1, 1, 1, 1]
        assert at_place(village, seat, "unborn") == [2, 2, 2, 3, 3, 4, 4]
        assert (family.coins, family.grain, family.life, family.prestige) == (1, 0, 0, 0)
        assert not any(family.influence + family.goods + family.served + family.visited)
    assert village.coins == 11
    assert is_marker_free(village)  # B7


@pytest.mark.parametrize(
    ("seats", "spaces"),
    [(2, [3, 3, 5, 1, 2, 2, 2]), (3, [3, 3, 6, 1, 3, 3, 2]), (4, [3, 3, 7, 1, 4, 3, 3])],
)
def test_b10_setup_cards(seats: int, spaces: list[int]) -> None:
    village = lay(seats)
    assert [sum(village.board[at * 5 : at * 5 + 5]) for at in range(7)] == spaces


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_t1_the_rules_print_the_setup_cards(language: str) -> None:
    page = (folder("village") / "rulebook" / f"{language}.md").read_text("utf-8")
    cards = [
        " ".join(str(sum(village.board[at * 5 : at * 5 + 5])) for at in range(7))
        for village in (lay(seats) for seats in (2, 3, 4))
    ]
    assert f"| {' | '.join(cards)} |" in page


def test_t2_what_is_left_in_the_bag_stays_there() -> None:
    village = lay(3)
    left = village.bag.copy()
    for colour in range(4):  # the round is over: all cubes of the board are back in the supply
        village.influence[colour] += sum(village.board[colour::5])
    village.plague = sum(village.board[4::5])
    village.board = [0] * 35
    assert left[4] + village.plague == 6  # T3: at the next draw all plague cubes are in the bag
    plague = village.plague
    new_round(village)
    assert sum(village.bag) == sum(left) + 4 * 5 + plague - 21
    assert village.plague == 0


def test_r22_a_bag_that_can_not_fill_all_spaces() -> None:
    village = lay(3)
    board(village)
    for seat, colour in enumerate(("orange", "green", "brown")):
        own(village, seat, **{colour: 18})
    village.influence[3] -= 17  # all but one of the pink ones are out of reach
    new_round(village)
    counts = [sum(village.board[at * 5 : at * 5 + 5]) for at in range(7)]
    assert counts == [3, 3, 1, 0, 0, 0, 0]  # six plague cubes and a pink one, in the order of the spaces


@pytest.mark.parametrize("start", ["1", "2", "3"])
def test_r25_the_starting_player_as_an_option(start: str) -> None:
    village = allmende.game("village").new(3, 1, start=start)
    assert village.starter == village.to_move == int(start) - 1


def test_r25_the_starting_player_by_lot() -> None:
    game = allmende.game("village")
    assert {game.new(3, seed).starter for seed in range(40)} == {0, 1, 2}


def test_only_who_sits_there_can_start() -> None:
    with pytest.raises(allmende.SetupError, match="player 4 can't start a game of 3"):
        allmende.game("village").new(3, 1, start="4")


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_players(seats: int) -> None:
    with pytest.raises(allmende.SetupError, match="2 to 4"):
        allmende.game("village").new(seats, 1)


def test_the_table_of_the_tests_is_as_it_says() -> None:
    village = lay(3)
    board(village, market={"plague": 1})
    members(village, 0, farmyard=[1], stage_2=[3], north_near=[2])
    customers(village, ["c01"], ["c02"])
    assert at_place(village, 0, "stage_2") == [3]
    assert names(village, village.stalls + village.line) == ["c01", "c02"]
    assert village.game.census(village)["plague"] == 6
    assert pending(village) == ("take-turn", 0)
