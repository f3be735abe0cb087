"""The end of the game, scoring and tie-break, solo (EN, SC, PC)."""

from __future__ import annotations

import pytest

import allmende
from allmende.games.black_forest.rules.round import reaches_hourglass
from allmende.games.black_forest.scoring import solo_rank
from allmende.games.black_forest.state import BlackForest
from tests.games.black_forest.table import (
    end_turn,
    finish,
    has,
    herd,
    holds,
    land,
    lay,
    own,
    place,
    stand,
    trades,
    turn,
)
from tests.games.playing import legal, pending, play, why

A, B, C = 0, 1, 2


@pytest.mark.parametrize(
    ("turns", "provisions", "ends"),
    [(7, (0, 2), True), (7, (1, 1), False), (9, (2, 3), True), (10, (3, 3), True), (6, (0, 0), False)],
)
def test_x8_the_hourglass(turns: int, provisions: tuple[int, int], ends: bool) -> None:
    forest = lay()
    own(forest, A, provisions=provisions, turns=turns)
    end_turn(forest, A)
    assert (forest.trigger == A) == ends
    assert forest.last_turns == (3 if ends else -1)


@pytest.mark.parametrize(("spent", "ends"), [((8, 6), True), ((7, 7), False)])
def test_x27_eight_provisions_from_one_marker(spent: tuple[int, int], ends: bool) -> None:
    """EN-1b: cooking turns move counter and markers alike; only spending brings the end nearer."""
    forest = lay()
    left = (1 + 7 - spent[0], 1 + 7 - spent[1])
    own(forest, A, provisions=left, turns=7)
    assert left == ((0, 2) if ends else (1, 1))
    assert reaches_hourglass(forest, A) == ends


def test_x20_everybody_has_one_final_turn() -> None:
    forest = lay()
    for seat in (A, B, C):
        own(forest, seat, provisions=(3, 3))
    own(forest, B, provisions=(0, 3), turns=8)
    end_turn(forest, B)
    movers = []
    while not forest.is_over:
        kind, seat = pending(forest)
        assert kind == "take-turn"
        movers.append(seat)
        own(forest, seat, provisions=(3, 3), turns=12 if seat == C else 0)  # a later trigger changes nothing
        play(forest, "beg")
    assert movers == [C, A, B]
    assert forest.trigger == B


def tied(*seats: int) -> BlackForest:
    forest = lay()
    for seat in range(3):
        own(forest, seat)
    forest.trigger = B
    for seat in seats:
        own(forest, seat, glass=3)
    return forest


def test_x21_tie_break() -> None:
    assert tied(A, C).winners() == [C]
    assert tied(A, B).winners() == [B]
    assert tied(A, B, C).winners() == [B]


def test_without_an_announcer_the_first_in_turn_order_wins_a_tie() -> None:
    """EN-4."""
    forest = tied(A, C)
    forest.trigger = -1
    assert forest.winners() == [A]
    forest.starter = B
    assert forest.winners() == [C]


def test_x22_scoring() -> None:
    forest = lay()
    land(forest, A, "p p p p p a a F S", estate1="# # # #", estate2="# # # #")
    herd(forest, A, pigs=4, cattle=2)
    own(forest, A, glass=2, turns=9)
    has(forest, A, "I-0-A", "V-1-A", "IV-2-A")  # 1 + 4 + 7 points
    sheet = forest.score_sheet()[A]
    assert sheet == {"glass": 2, "wheel": 18, "estates": 4, "livestock": 5, "buildings": 12, "effects": 2}
    assert forest.scores()[A] == 43


def test_x31_livestock_is_housed_at_its_best() -> None:
    forest = lay()
    land(forest, A, "a a S")
    herd(forest, A, pigs=4, cattle=2)
    assert forest.score_sheet()[A]["livestock"] == 5
    has(forest, A, "G3")
    sheet = forest.score_sheet()[A]
    assert sheet["livestock"] + sheet["effects"] == 7


def test_wheel_points_stay_at_the_last_value() -> None:
    forest = lay()
    for turns, points in ((0, 0), (1, 2), (9, 18), (12, 24), (40, 24)):
        own(forest, A, turns=turns)
        assert forest.score_sheet()[A]["wheel"] == points


def test_conversions_before_the_scoring() -> None:
    """FA-2: in turn order from the seat after the last turn; who can pay for none is not asked."""
    forest = lay()
    has(forest, C, "VII-0-A")
    has(forest, A, "V-0-A")
    own(forest, A, charcoal_glass=1)
    own(forest, C, water=1)
    finish(forest, B)
    assert pending(forest) == ("convert-last", C)
    play(forest, "done")
    assert pending(forest) == ("convert-last", A)
    play(forest, "convert", "V-0-A")
    assert forest.is_over
    assert holds(forest, A, "brick") == [2]


def test_the_round_limit() -> None:
    """EN-4: the safeguard, and final turns announced in the last round are played out."""
    for ends in (True, False):
        forest = lay(2, two_player="none")
        forest.round, forest.turns = 50, 99
        own(forest, B, provisions=(0, 0), turns=0 if ends else 8)
        end_turn(forest, B)
        assert forest.is_over == ends


# -- solo --------------------------------------------------------------------------------------------------------------


def test_solo_has_five_rounds_of_five_turns() -> None:
    forest = lay(1)
    forest.players[A].pawn = -1
    turn(forest)
    turns = 0
    while not forest.is_over:
        own(forest, A, provisions=(3, 3), turns=12, brick=7)  # the hourglass ends nothing
        if pending(forest)[0] == "take-turn":
            turns += 1
        forest.apply(
            next(code for code in forest.legal if forest.game.action(code).verb not in ("remove", "return"))
        )
    assert (turns, forest.round, forest.turns) == (25, 5, 25)
    assert (forest.scores(), forest.view(0)["rank"]) == ([32], "journeyman")


@pytest.mark.parametrize(
    ("score", "rank"),
    [(0, "apprentice"), (29, "apprentice"), (30, "journeyman"), (44, "journeyman"), (45, "master"), (59, "master"), (60, "glass-baron")],
)  # fmt: skip
def test_ranks_of_a_solo_game(score: int, rank: str) -> None:
    """PC-3."""
    forest = allmende.game("black-forest").new(1, 1)
    assert isinstance(forest, BlackForest)
    assert solo_rank(forest, score) == rank


def test_solo_pawns_block_until_the_round_is_over() -> None:
    forest = lay(1)
    forest.placed = []
    trades(forest, V1_1="traveling_merchant", V1_2="butcher", V1_3="landowner")
    stand(forest, A, "V1-2")
    turn(forest)
    play(forest, "move", "V1-1")  # the space of the last pawn would be free too
    play(forest, "take", "brick")
    assert pending(forest) == ("take-turn", A)
    assert why(forest, "move", "V1-1") == "MV-2"
    play(forest, "move", "V1-3")
    play(forest, "take", "brick")
    assert why(forest, "move", "V1-1") == "MV-3"
    forest.turns = 4
    play(forest, "beg")
    assert forest.players[A].pawn == place(forest, "V1")
    assert forest.placed == []
    assert {"move(V1-1)", "move(V1-3)"} <= legal(forest)


def test_solo_has_no_tolls_and_no_hourglass() -> None:
    forest = lay(1)
    own(forest, A, provisions=(0, 0), turns=12)
    end_turn(forest, A)
    assert forest.trigger == -1
