"""Tiles explain themselves from their data, in every language."""

from __future__ import annotations

import pytest

import allmende
from allmende.core.words import LANGUAGES, words
from allmende.games.black_forest import describe
from tests.games.black_forest.table import face_of, lay

ENGLISH = {
    "I-0-A": "3 wood",
    "I-1-B": "1 wood for each Forest (at most 5)",
    "I-2-A": "plant up to 2 Forests",
    "II-0-A": "1 wood → 2 charcoal",
    "I-1-A": "after your Lumberjack, Woodworker: 1 wood",
    "II-2-A": "each turn of your glass wheel: 1 brick",
    "IV-2-B": "tradespeople count one more for you: Pond",
    "VIII-1-B": "when you swap the Traveling Merchant: 1 of a basic resource of your choice",
    "X-1-B": "houses 3 cattle",
    "X-2-B": "each Pasture houses 4",
    "XI-1-B": "place a Pasture; 1 pig",
    "XII-2-B": "3 steps of the Glass Hut",
    "G5": "2★ for each Estate with a building and a Forest, at most 6★",
    "G8": "1★ for every 3 × basic resource, at most 5★",
    "W3": "you pay no toll",
    "W6": "place a Pasture with 3 animals of one type",
    "VIII-1-A": "+1 provision whenever you beg",
}


def test_buildings_explain_themselves() -> None:
    forest, english = lay(), words("en", "black-forest")
    for word, text in ENGLISH.items():
        assert describe.face(english, forest.tables, face_of(forest, word)) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_explained(language: str) -> None:
    tables, speech = lay().tables, words(language, "black-forest")
    told = [describe.face(speech, tables, tile) for tile in tables.faces]
    told += [describe.exchange(speech, effect) for effect in tables.effects]
    told += [describe.price(speech, tile.price) for tile in tables.faces]
    for text in told:
        assert text.strip()
        for piece in ("effect-", "hook-", "metric-", "per-", "good-", "tile-", "{", "$"):
            assert piece not in text, text


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (allmende.Action("move", ("V2-1",)), "Geh nach Blasiwald, Feld 1"),
        (allmende.Action("move", ("L3",)), "Geh zur Köhlerlichtung"),
        (allmende.Action("build", ("I-1-A",)), "Errichte das Sägewerk"),
        (allmende.Action("build", ("G8",)), "Errichte das Große Lagerhaus"),
        (allmende.Action("swap", ("landowner",)), "Tausche den Fahrenden Händler für eine Handelsware mit dem Gutsherrn"),
        (allmende.Action("give-back", (2, 1)), "Behalte alle Tiere außer 2 Schweinen und 1 Rind"),
    ],
)  # fmt: skip
def test_german_words_have_their_case(action: allmende.Action, sentence: str) -> None:
    game = allmende.game("black-forest")
    assert words("de", "black-forest").action(game.action(game.code(action)), game.space) == sentence
