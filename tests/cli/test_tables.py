"""The tables as they are drawn: everything in its place, nothing cut off, nothing shown that is hidden."""

from __future__ import annotations

import io
from functools import cache
from typing import Any

import pytest
from rich.console import Console

from allmende.bots import bot, choose
from allmende.cli import tables
from allmende.cli.choices import draw_choices, grouped, offered
from allmende.cli.tables import Setting, people, plain
from allmende.cli.texts import words_of
from allmende.core.catalog import game as find_game
from allmende.core.catalog import games
from allmende.core.state import State
from allmende.core.words import LANGUAGES
from tests.sizes import sized


@cache
def positions(name: str, seats: int, every: int = 80) -> list[State]:
    """The opening, some positions on the way, and the end of a random game."""
    state = find_game(name).new(seats, 3)
    found, decisions = [state.clone()], 0
    while (seat := state.to_move) is not None:
        state.apply(choose(bot("random"), state, seat, decisions))
        decisions += 1
        if decisions % every == 0:
            found.append(state.clone())
    return [*found, state]


def printed(renderable: Any, width: int) -> str:
    paper = io.StringIO()
    Console(file=paper, width=width, color_system=None).print(renderable)
    return paper.getvalue()


def drawn(state: State, seat: int | None, width: int, language: str = "en") -> str:
    words = words_of(language, state.game.name)
    setting = Setting(state.game, people(state.seats, words), width)
    return printed(tables.draw(state.view(seat), words, setting), width)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("name", games())
def test_every_game_is_drawn_whole(name: str, width: int, language: str) -> None:
    seats = find_game(name).seats
    for number in sized((seats[0], seats[-1]), seats):
        for state in positions(name, number):
            table = drawn(state, 0, width, language)
            assert "…" not in table
            assert max(len(line) for line in table.splitlines()) <= width


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_choices_are_numbered_without_gaps(name: str, language: str) -> None:
    words = words_of(language, name)
    for state in positions(name, find_game(name).seats[-1], every=7):
        if state.is_over:
            continue
        names = words.names(state, [f"P{seat}" for seat in range(state.seats)])
        groups = grouped(state.game, words, offered(state, words, names))
        choices = [choice for _, group in groups for choice in group]
        assert [choice.number for choice in choices] == list(range(1, len(choices) + 1))
        assert sorted(choice.code for choice in choices) == state.legal_actions()
        shown = printed(draw_choices(groups, 120), 120)
        for choice in choices:
            assert f"{choice.number} {choice.text}" in " ".join(shown.split()) or len(choice.text) > 100


def test_served_customers_of_others_stay_face_down() -> None:
    state = next(
        state
        for state in positions("village", 4, every=10)
        if any(f["served"] for f in state.view(0)["families"])
    )
    family = next(seat for seat, f in enumerate(state.view(0)["families"]) if f["served"])
    customers = state.view(family)["families"][family]["customers"]
    points = {c.name: c.points for c in state.game.tables.customers}  # type: ignore[attr-defined]
    total = f"({sum(points[name] for name in customers)}★)"
    assert total in drawn(state, family, 120)
    assert total not in drawn(state, (family + 1) % 4, 120)
    assert total not in drawn(state, None, 120)


def test_village_shows_what_lies_there() -> None:
    state = find_game("village").new(3, 3)
    table = drawn(state, 1, 120)
    view = state.view(1)
    cubes = [
        " ".join(
            letter * view["spaces"][space][cube]
            for cube, letter in LETTERS.items()
            if view["spaces"][space][cube]
        )
        for space in view["spaces"]
    ]
    for row in cubes:
        assert f"│ {row} " in table
    assert f"{view['market']['pile']} more to come" in table
    assert "▲ Player 2 (you)" in table


LETTERS = {"orange": "O", "green": "G", "brown": "B", "pink": "P", "plague": "X"}


def test_a_game_without_a_drawing_is_drawn_plainly() -> None:
    game, words = find_game("village"), words_of("en", "village")
    setting = Setting(game, people(3, words), 100)
    for state in positions("village", 3, every=100):
        tree = printed(plain.draw(state.view(0), words, setting), 100)
        for said in ("Village", "families", "● Player 1", "▲ Player 2", "chronicle", "green bag"):
            assert said in tree
    assert plain.heading(game.action(0), words, game) == "Harvest"
    assert plain.heading(game.action(game.num_actions - 1), words, game) == ""


def test_pandemain_shows_what_lies_there() -> None:
    state = find_game("pandemain").new(1, 3, sim_bakers="helga")
    table, view = drawn(state, 0, 120), state.view(0)
    for said in ("♛ Helga", "● Player 1 (you)", f"bag {sum(view['bag'].values())}", "Inquisition 0", "♟"):
        assert said in table
    column = " ".join({"rye": "R", "spelt": "S", "oat": "O", "wheat": "W"}[grain] * count
                      for grain, count in view["mill"]["M2"].items() if count)  # fmt: skip
    assert f"│ {column} " in table
