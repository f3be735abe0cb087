"""What the texts say of numbers is what the components say; sentences in all languages."""

from __future__ import annotations

import re

import pytest

import allmende
from allmende.core.words import LANGUAGES, words
from tests.games.villagers.table import lay

OURS = {"en": "(our event)", "es": "(evento nuestro)", "de": "(Ereignis von uns)"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_of_the_solo_game_say_their_numbers_and_that_they_are_ours(language: str) -> None:
    speak = words(language, "villagers")
    for event in lay(1).tables.events:
        said = speak.value("happening", event.name)
        assert said.endswith(OURS.get(language, ")"))
        numbers = [int(number) for number in re.findall(r"\d+", said)]
        if event.amount and numbers:
            assert event.amount in numbers
        if event.min_gold:
            assert event.min_gold in numbers


@pytest.mark.parametrize(
    ("language", "action", "sentence"),
    [
        ("en", allmende.Action("place", ("tailor", "bare", 0)), "Place the Tailor on an uncovered card"),
        ("en", allmende.Action("place", ("tailor", "bare", 1)), "Place the Tailor on a Monk, on an uncovered card"),
        ("en", allmende.Action("place", ("tailor", "alone", 2)), "Place the Tailor on 2 Monks, on their own"),
        ("en", allmende.Action("pay", ("countess", 1)), "Pay the unlocker in village of the Countess"),
        ("en", allmende.Action("pay", (2, 1)), "Pay the unlocker in village 2"),
        ("es", allmende.Action("place", ("tailor", "shared", 1)), "Coloca al Sastre sobre un Monje, como segunda rama"),
        ("es", allmende.Action("draw", (3,)), "Roba la carta superior del mazo 3"),
        ("es", allmende.Action("pay", (2, 2)),
         "Paga a quien abre el candado y tiene menos monedas en la aldea 2 (n.º 2)"),
    ],
)  # fmt: skip
def test_sentences(language: str, action: allmende.Action, sentence: str) -> None:
    game = allmende.game("villagers")
    known = game.action(game.code(action))
    assert words(language, "villagers").action(known, game.space) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_have_the_same_name(language: str) -> None:
    names = [words(language, "villagers").value("card", name) for name in lay().tables.names]
    assert len(set(names)) == len(names)
