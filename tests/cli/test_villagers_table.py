"""The table of Villagers in the terminal: the road, chains with what is covered, what the hand needs, and no secrets."""

from __future__ import annotations

import io

from rich.console import Console

from allmende.cli import tables
from allmende.cli.tables import Setting, people
from allmende.cli.texts import words_of
from allmende.games.villagers.state import Villagers
from tests.games.villagers.table import build, exchange, hand, lay, row, stacks, top, village


def drawn(state: Villagers, seat: int | None, language: str = "en") -> str:
    words = words_of(language, "villagers")
    paper = io.StringIO()
    setting = Setting(state.game, people(state.seats, words), 120)
    Console(file=paper, width=120, color_system=None).print(tables.draw(state.view(seat), words, setting))
    return paper.getvalue()


def laid() -> Villagers:
    state = lay(3)
    row(state, "hunter*", "-", "cooper")
    stacks(state, 6, 0, 6, 6, 6, 6)
    top(state, 3, "brewer")
    village(state, 0, "founders", "lumberjack[carpenter(2)|wheeler]", "graper+monk=vintner+wine_trader")
    hand(state, 0, "cartwright", "jeweler", "monk")
    hand(state, 1, "agent", "agent", "mason")
    return state


def test_road_and_stacks() -> None:
    shown = drawn(laid(), 0)
    assert "1 Hunter 1♣ ¢1" in shown
    assert "2 –" in shown
    assert "3 Cooper 4✦ on Lumberjack ⚿ Blacksmith" in shown
    assert "3 6 cards, Grains" in shown


def test_villages_as_chains_with_what_is_covered() -> None:
    shown = drawn(laid(), 0)
    assert "[Lumberjack]" in shown
    assert "├ Carpenter 1⌂ ¢2" in shown
    assert "└ Wheeler 3✦○" in shown
    assert "[Graper]○ › [Monk=Vintner] › Wine Trader 14✦" in shown
    assert "Founders 2✦○○" in shown


def test_what_each_card_of_the_hand_needs() -> None:
    shown = drawn(laid(), 0)
    assert "+ Cartwright 9✦ on Lumberjack › Wheeler" in shown
    assert "· Jeweler 20✦ on Miner › Seeker › Spelunker ⚿ Blacksmith" in shown
    assert "+ Monk stands in for anybody" in shown


def test_hands_of_others_are_suits() -> None:
    shown = drawn(laid(), 0)
    assert "Solitary ×2" in shown
    assert "Ore ×1" in shown
    for hidden in ("Agent", "Mason"):
        assert hidden not in shown
    assert "Agent" in drawn(laid(), 1)
    assert "Jeweler" not in drawn(laid(), None)


def test_what_is_remembered() -> None:
    state = lay(3)
    hand(state, 0, "hunter", "fisher", seen=True)
    build(state)
    exchange(state, "hunter", "miner", 2)
    assert "you remember Hunter: with Player 1 or on stack 2" in drawn(state, 1)
    assert "(you know: Hunter)" in drawn(state, 0)
    assert "recuerdas Cazador: con Jugador 1 o en el mazo 2" in drawn(state, 1, "es")
