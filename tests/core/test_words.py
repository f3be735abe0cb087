"""Words: texts by the names in the code."""

from __future__ import annotations

from pathlib import Path

import pytest

import allmende
from allmende import Event, Reason
from allmende.core.actions import Action, ActionSpace, Domain, Verb
from allmende.core.words import LANGUAGES, Words, words

TEXTS = """
action-take = Take { $cube } from { $space } for { $coins }
action-pass = Pass
event-born = { $player } has a child of { $generation }
event-mass = A mass{ $player }
event-took = { $player } takes { $cube }
why-needs = You need { $cube } and { $count } more
prompt-serve = { $player } serves, { $free } of { $word }
cube-green = green
space-market = the market
empty =
    .attribute = only
"""


@pytest.fixture
def speech(tmp_path: Path) -> Words:
    (tmp_path / "en.ftl").write_text(TEXTS)
    return Words("en", [tmp_path])


def test_actions(speech: Words) -> None:
    space = ActionSpace(
        [
            Verb(
                0, "take", Domain("space", ["market"]), Domain("cube", ["green"]), Domain("coins", range(3))
            ),
            Verb(1, "pass"),
        ]
    )
    assert speech.action(space.action(2), space) == "Take green from the market for 2"
    assert speech.action(space.action(3), space) == "Pass"


def test_events(speech: Words) -> None:
    assert speech.event(Event("born", 1, {"generation": 2}), ["Ada", "Bea"]) == "Bea has a child of 2"
    assert speech.event(Event("took", 0, {"cube": "green"}), ["Ada"]) == "Ada takes green"
    assert speech.event(Event("mass"), ["Ada"]) == "A mass"
    assert speech.event(Event("born", 7, {"generation": 2}), ["Ada"]) == " has a child of 2"


def test_reasons(speech: Words) -> None:
    assert speech.reason(Reason("M5", "needs", {"cube": "green", "count": 2})) == "You need green and 2 more"


def test_prompts_use_the_plain_parts_of_a_decision(speech: Words) -> None:
    pending = {"kind": "serve", "seat": 1, "free": 3, "word": "four", "price": [1, 2]}
    assert speech.prompt(pending, ["Ada", "Bea"]) == "Bea serves, 3 of four"


def test_values(speech: Words) -> None:
    assert speech.value("cube", "green") == "green"
    assert speech.value("cube", 4) == "4"


def test_a_missing_text_is_its_key(speech: Words) -> None:
    assert speech.text("no-such-text") == "no-such-text"
    assert speech.text("empty") == "empty"
    assert "no-such-text" not in speech
    assert "cube-green" in speech


def test_the_kernel_speaks_every_language() -> None:
    spoken = {words(language).text("why-game-over") for language in LANGUAGES}
    assert len(spoken) == len(LANGUAGES)
    assert "why-game-over" not in spoken


def test_a_game_speaks_on_top_of_the_kernel() -> None:
    for language in LANGUAGES:
        speech = words(language, "village")
        assert speech is words(language, "village")
        assert "why-game-over" in speech
        assert "action-take" in speech
        assert "action-take" not in words(language)
    game = allmende.game("village")
    assert (
        words("en", "village").action(game.action(game.code(Action("harvest"))), game.space)
        != "action-harvest"
    )
