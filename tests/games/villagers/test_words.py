"""What the texts say of numbers is what the components say; sentences in all languages."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import cast

import pytest

import allmende
from allmende.core.words import LANGUAGES, words
from allmende.games.villagers.state import Villagers
from tests.games.villagers.referee import PRINTED
from tests.games.villagers.table import lay

NUMBERS = ("amount", "above", "min_gold")
OURS = {"en": "(our event)", "es": "(evento nuestro)", "de": "(Ereignis von uns)"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_of_the_solo_game_say_their_numbers_and_that_they_are_ours(
    language: str, tmp_path: Path
) -> None:
    """Also those of a designer's file."""
    events = [
        {key: value + 7 if key in NUMBERS else value for key, value in event.items()}
        for event in PRINTED["solo"]["events"]["list"]
    ]
    rows = [", ".join(f"{key} = {json.dumps(value)}" for key, value in event.items()) for event in events]
    file = tmp_path / "more.toml"
    file.write_text("solo.events.list = [" + ", ".join(f"{{ {row} }}" for row in rows) + "]\n")
    speak = words(language, "villagers")
    for numbers in (None, file):
        state = allmende.game("villagers", components=numbers).new(1, 3)
        for event in cast(Villagers, state).tables.events:
            said = speak.value("happening", event.name, **event.numbers())
            assert said.endswith(OURS.get(language, ")"))
            for number in (event.amount, event.above, event.min_gold):
                assert number <= 1 or str(number) in re.findall(r"\d+", said), said


def test_the_log_and_the_view_say_what_the_open_event_takes() -> None:
    state = allmende.game("villagers", components="2026-11-18").new(1, 7)
    opened = next(event for event in state.events if event.kind == "happening")
    said = words("en", "villagers").event(opened, ["Ann", "the Countess"])
    numbers = state.view(0)["countess"]["event_numbers"]
    assert said == "Event: pay the Countess 2 coins (our event)."
    assert numbers == {"many": 2, "above": 0, "least": 0}


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
