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
    ],
)
def test_barters(language: str, units: tuple[int, int, int], sentence: str) -> None:
    game = allmende.game("pandemain")
    known = game.action(game.code(allmende.Action("barter", units)))
    assert words(language, "pandemain").action(known, game.space) == sentence
