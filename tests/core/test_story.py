"""The log in sentences: what one player did one after the other shares one subject."""

from __future__ import annotations

from pathlib import Path

import pytest

from allmende import Change, Event
from allmende.core.words import MOST_CLAUSES, Sentence, Words, words

TEXTS = """
event-took = { $player } took { $gained }.
event-held = { $player } held a market day.
event-sold = { $player } sold nothing.
event-round = Round { $round } begins.
event-rain = It rained on { $player }.
amount-coins = { $count } coins
list-of = { $first } and { $last }
"""
PLAYERS = ["Greta", "Bob O. Bo"]


@pytest.fixture
def speech(tmp_path: Path) -> Words:
    (tmp_path / "en.ftl").write_text(TEXTS)
    return Words("en", [tmp_path])


def told(speech: Words, *events: Event) -> list[tuple[int, str]]:
    return [(sentence.seat, sentence.text) for sentence in speech.story(events, PLAYERS)]


def test_one_subject_for_what_one_player_did(speech: Words) -> None:
    took = Event("took", 1, changes=[Change(1, "coins", 2)])
    assert told(speech, took, Event("held", 1), Event("sold", 1), Event("sold", 0)) == [
        (1, "Bob O. Bo took 2 coins, held a market day and sold nothing."),
        (0, "Greta sold nothing."),
    ]


def test_what_has_no_subject_stands_alone(speech: Words) -> None:
    assert told(speech, Event("held", 0), Event("round", args={"round": 2}), Event("sold", 0)) == [
        (0, "Greta held a market day."),
        (-1, "Round 2 begins."),
        (0, "Greta sold nothing."),
    ]
    assert told(speech, Event("rain", 0), Event("sold", 0)) == [
        (0, "It rained on Greta."),
        (0, "Greta sold nothing."),
    ]


def test_a_sentence_has_an_end(speech: Words) -> None:
    sentences = told(speech, *[Event("sold", 0)] * (MOST_CLAUSES + 2))
    assert [text.count("sold") for _, text in sentences] == [MOST_CLAUSES, 2]


def test_what_a_server_told_is_merged_likewise() -> None:
    spanish = words("es")
    merged = spanish.merged(
        [
            Sentence(1, "Ana tomó un cubo.", "tomó un cubo"),
            Sentence(1, "Ana no vendió nada.", "no vendió nada"),
            Sentence(1, "Ana deshizo eso."),
            Sentence(1, "Ana pasó.", "pasó"),
        ]
    )
    assert [sentence.text for sentence in merged] == [
        "Ana tomó un cubo y no vendió nada.",
        "Ana deshizo eso.",
        "Ana pasó.",
    ]


def test_german_has_the_verb_after_the_name_and_no_comma_before_und() -> None:
    took = Event("took", 0, {"cube": "green", "space": "market"}, changes=[Change(0, "influence-green", 1)])
    told = words("de", "village").story(
        [took, Event("market-day", 0), Event("passed", 0, {"first": 1})], PLAYERS
    )
    assert [sentence.text for sentence in told] == [
        "Greta nahm einen grünen Stein vom Markt, hielt einen Markttag ab und verkaufte nichts."
    ]
