"""The Black Forest as it is drawn: both wheels as dials, the offer explained when a building is chosen."""

from __future__ import annotations

from allmende.bots import bot, choose
from allmende.cli.tables.black_forest import heading
from allmende.cli.texts import words_of
from allmende.core.catalog import game as find_game
from tests.cli.test_tables import drawn


def test_both_wheels_stand_as_at_the_start() -> None:
    """SET-8, WH-10: hands at 8 o'clock; wood 3 stands three sectors on, provisions 1 two sectors back. The second of two has
    a wood, a brick and a porridge more."""
    table = drawn(find_game("black-forest").new(2, 3, start="1"), 0, 120)
    for row in (
        "┃ 10:A   11:W   12:     1:",
        "┃  9:C   glass          2:",
        "┃  8►S   0 turns        3:",
        "┃  7:G    6:",
    ):
        assert row in table
    for row in ("┃ 10:O   11:", "┃  9:C   cooking", "┃  8►M   0 turns", "┃  7:     6:VVX  5:     4:"):
        assert row in table
    assert "● Player 1 (you)" in table
    assert "W3 S0 A2 C1 C1 O2 M0 B3  G0 V1+1 X1" in table
    assert "W4 S0 A2 C1 C1 O3 M0 B4  G0 V1+1 X1" in table


def test_buildings_are_explained_when_one_is_chosen() -> None:
    state, decisions = find_game("black-forest").new(3, 5), 0
    while state.view(None)["pending"]["kind"] != "choose-building":
        assert "→" not in drawn(state, 0, 120).partition("Buildings")[2].partition("Player")[0]
        seat = state.to_move
        assert seat is not None
        state.apply(choose(bot("random"), state, seat, decisions))
        decisions += 1
    assert "→" in drawn(state, 0, 120).partition("Buildings")[2].partition("Player")[0]


def test_choices_are_grouped() -> None:
    game, words = find_game("black-forest"), words_of("en", "black-forest")
    headings = {
        action.verb: heading(action, words, game)
        for action in (game.action(code) for code in range(game.num_actions))
    }
    assert headings["swap"] == "Merchant"
    assert headings["move"] == "Locations"
    assert headings["remove"] == headings["return"] == "Give up"
    assert headings["beg"] == ""
    assert heading(game.action(17), words, game) == "Altglashütten"
