"""Sentences as they should be: only what is really paid is named."""

from __future__ import annotations

import pytest

import allmende
from allmende.core.words import words


@pytest.mark.parametrize(
    ("language", "units", "sentence"),
    [
        ("en", (0, 0, 0), "Pay with pfennigs only"),
        ("en", (0, 1, 0), "Pay 1 yeast, the rest in pfennigs"),
        ("en", (2, 0, 1), "Pay 2 salt, 1 milk, the rest in pfennigs"),
        ("es", (0, 0, 0), "Paga solo con pfennigs"),
        ("es", (2, 1, 0), "Paga 2 de sal, 1 de levadura, el resto en pfennigs"),
        ("de", (2, 1, 0), "Bezahle 2 Salz, 1 Hefe, den Rest in Pfennigen"),
    ],
)
def test_barters(language: str, units: tuple[int, int, int], sentence: str) -> None:
    game = allmende.game("pandemain")
    known = game.action(game.code(allmende.Action("barter", units)))
    assert words(language, "pandemain").action(known, game.space) == sentence


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (allmende.Action("go", ("granary",)), "Schicke einen Arbeiter in den Kornspeicher"),
        (allmende.Action("visit", ("ulm",)), "Schicke einen Arbeiter zum Verkaufen nach Ulm"),
        (allmende.Action("use", ("ox",)), "Nutze den Ochsen"),
        (allmende.Action("give-flour", ("spelt",)), "Opfere Dinkelmehl"),
    ],
)
def test_german_words_have_their_case(action: allmende.Action, sentence: str) -> None:
    game = allmende.game("pandemain")
    assert words("de", "pandemain").action(game.action(game.code(action)), game.space) == sentence
