"""Sentences as they should be, and no numbers in words that the components may change."""

from __future__ import annotations

import re

import pytest

import allmende
from allmende.core.words import LANGUAGES, words
from tests.games.village.table import lay


@pytest.mark.parametrize("language", LANGUAGES)
def test_customers_have_names_that_repeat_no_number(language: str) -> None:
    """What they want and are worth is in the components, which a designer may change."""
    village = lay()
    speak = words(language, "village")
    names = [speak.value("customer", customer.name) for customer in village.tables.customers]
    assert len(set(names)) == len(names)
    assert not [name for name in names if re.search(r"\d", name)]


@pytest.mark.parametrize(
    ("language", "action", "sentence"),
    [
        ("en", allmende.Action("take", ("market", "green")), "Take a green cube (persuasion) from the market"),
        ("en", allmende.Action("pay", (0, 0, 0, 0)), "Pay with cubes"),
        ("en", allmende.Action("pay", (1, 0, 0, 2)), "Pay 1 coin instead of orange, 2 coins instead of pink"),
        ("en", allmende.Action("pay", (0, 1, 1, 0)), "Pay 1 coin instead of green, 1 coin instead of brown"),
        ("en", allmende.Action("produce", ("ox",)), "Make an ox"),
        ("es", allmende.Action("take", ("market", "green")), "Toma un cubo verde (persuasión) del mercado"),
        ("es", allmende.Action("take", ("crafts", "brown")), "Toma un cubo marrón (fe) de Artesanía"),
        ("es", allmende.Action("take", ("church", "plague")), "Toma un cubo de plaga de la iglesia"),
        ("es", allmende.Action("pay", (0, 0, 0, 0)), "Paga con cubos"),
        ("es", allmende.Action("pay", (1, 0, 0, 2)), "Paga 1 moneda en vez de naranja, 2 monedas en vez de rosa"),
        ("es", allmende.Action("buy", ("wagon",)), "Compra una carreta"),
        ("de", allmende.Action("take", ("market", "green")), "Nimm einen grünen Stein (Überzeugungskraft) vom Markt"),
        ("de", allmende.Action("take", ("church", "plague")), "Nimm einen Peststein von der Kirche"),
        ("de", allmende.Action("produce", ("ox",)), "Stelle einen Ochsen her"),
        ("de", allmende.Action("train", ("stables", 2)), "Bilde ein Familienmitglied der 2. Generation im Stall aus"),
        ("de", allmende.Action("pay", (1, 0, 0, 2)), "Bezahle 1 Münze statt Orange, 2 Münzen statt Rosa"),
    ],
)  # fmt: skip
def test_sentences(language: str, action: allmende.Action, sentence: str) -> None:
    game = allmende.game("village")
    known = game.action(game.code(action))
    assert words(language, "village").action(known, game.space) == sentence


def test_a_prompt_says_when_it_is_the_last_turn_or_the_free_sale() -> None:
    speak = words("en", "village")
    for kind, part in (("take-turn", "last"), ("choose-action", "free"), ("serve-customer", "free")):
        told = [speak.prompt({"kind": kind, "seat": 0, part: value}, ["Ana"]) for value in (False, True)]
        assert "last turn" in told[1] or "free" in told[1]
        assert told[0] != told[1]
        assert all("Ana" not in sentence for sentence in told)
