"""Words: texts by the names in the code."""

from __future__ import annotations

from pathlib import Path

import pytest

import allmende
from allmende import Change, Event, Reason
from allmende.core.actions import Action, ActionSpace, Domain, Verb
from allmende.core.words import LANGUAGES, Words, words

TEXTS = """
action-take = Take { $cube } from { $space } for { $coins }
action-pass = Pass
event-born = { $player } has a child of { $generation }
event-mass = A mass{ $player }
event-took = { $player } takes { $cube }
event-asked = { $player } asked for { $amounts }.
amount-pigs =
    { $count ->
        [one] 1 pig
       *[other] { $count } pigs
    }
amount-ox = { $count } × ox
list-of = { $first } and { $last }
event-trained = { $player } trained somebody for { $paid } ({ $pays }), gaining { $gained } ({ $gains })
amount-hours = { $count } hours
amount-coins = { $count } coins
amount-turns = { $count } turns
    .said = 1
event-turned = { $player } turned a wheel for { $paid } ({ $pays }), gaining { $gained } ({ $gains })
amount-members-at-home = { $count } at home
amount-members-at-smithy = { $count } at the smithy
why-needs = You need { $cube } and { $count } more
prompt-serve = Serve { $free } of { $word }
    .doing = serving { $free }
prompt-rest = Rest
score-travel = Travel
    .of = { $cities } cities, { $members_at } members, { $members_at_home } at home
score-road = Road
scored =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
scored-for = { scored } ({ $of })
prompt-hidden = { $player } is choosing in secret
prompt-to = { $player }: { $prompt }
waiting-for = Waiting for { $player }
waiting-for-doing = Waiting for { $player } ({ $doing })
cube-green = green
space-market = the market
place-smithy = smithy
    .from = out of the smithy
event-left = { $player } went { $place_from } ({ $place }).
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


def test_a_word_has_forms(speech: Words) -> None:
    assert (
        speech.event(Event("left", 0, {"place": "smithy"}), ["Ada"]) == "Ada went out of the smithy (smithy)."
    )


def test_amounts_that_do_not_change_hands(speech: Words) -> None:
    def told(amounts: str) -> str:
        return speech.event(Event("asked", 0, {"amounts": amounts}), ["Ada"])

    assert told("pigs 1") == "Ada asked for 1 pig."
    assert told("pigs 2, ox 3") == "Ada asked for 2 pigs and 3 × ox."


def test_pieces_that_go_elsewhere_are_neither_paid_nor_gained(speech: Words) -> None:
    moved = [Change(0, "members-at-home", -1), Change(0, "members-at-smithy", 1)]
    event = Event("trained", 0, changes=[Change(0, "hours", -3), *moved, Change(0, "coins", 2)])
    assert speech.event(event, ["Ada"]) == "Ada trained somebody for 3 hours (1), gaining 2 coins (1)"
    assert speech.amount("members-at-smithy", 1) == "1 at the smithy"  # previews do show them


def test_what_an_event_says_itself_is_not_listed(speech: Words) -> None:
    turned = Event(
        "turned", 0, {}, changes=[Change(0, "turns", 1), Change(0, "coins", 2), Change(0, "pigs", -1)]
    )
    assert speech.event(turned, ["Ada"]) == "Ada turned a wheel for 1 pig (1), gaining 2 coins (1)"
    assert speech.sides(turned.changes, 0) == (["1 pig"], ["1 turns", "2 coins"])  # previews list it


def test_reasons(speech: Words) -> None:
    assert speech.reason(Reason("M5", "needs", {"cube": "green", "count": 2})) == "You need green and 2 more"


def test_prompts_use_the_plain_parts_of_a_decision(speech: Words) -> None:
    pending = {"kind": "serve", "seat": 1, "free": 3, "word": "four", "price": [1, 2]}
    assert speech.prompt(pending, ["Ada", "Bea"]) == "Serve 3 of four"


def test_prompts_name_whoever_decides_only_to_others(speech: Words) -> None:
    pending = {"kind": "serve", "seat": 1, "free": 3, "word": "four"}
    assert speech.prompt_to(pending, ["Ada", "Bea"]) == "Bea: Serve 3 of four"
    assert speech.waiting(pending, ["Ada", "Bea"]) == "Waiting for Bea (serving 3)"
    assert speech.waiting({"kind": "rest", "seat": 0}, ["Ada", "Bea"]) == "Waiting for Ada"
    hidden = {"kind": "hidden", "seat": 1}
    assert speech.prompt_to(hidden, ["Ada", "Bea"]) == "Bea is choosing in secret"
    assert speech.waiting(hidden, ["Ada", "Bea"]) == "Waiting for Bea"


def test_a_score_says_what_its_points_are_for(speech: Words) -> None:
    held = {"cities": 4, "members-at-home": 2, "members-at-smithy": 1}
    assert speech.tally("travel", held) == "4 cities, 3 members, 2 at home"
    assert speech.tally("travel", {"cities": 4}) == ""  # nothing is better than a gap
    assert speech.tally("road", held) == speech.tally("no-such", held) == ""


def test_a_line_of_the_score_sheet_says_points(speech: Words) -> None:
    held = {"cities": 4, "members-at-home": 2}
    assert speech.scored("travel", 10, held) == "10 points (4 cities, 2 members, 2 at home)"
    assert speech.scored("road", 1, held) == "1 point"
    assert speech.scored("road", -2, held) == "-2 points"


@pytest.mark.parametrize(
    ("language", "points", "coins"),
    [("en", "1 point", "8 coins"), ("es", "1 punto", "8 monedas"), ("de", "1 Punkt", "8 Münzen")],
)
def test_scores_are_counted_in_what_the_game_counts(language: str, points: str, coins: str) -> None:
    assert words(language, "village").scored("prestige", 1, {}) == points
    assert words(language, "villagers").scored("start", 8, {}) == coins


def test_values(speech: Words) -> None:
    assert speech.value("cube", "green") == "green"
    assert speech.value("cube", 4) == "4"


def test_a_missing_text_is_its_key(speech: Words) -> None:
    assert speech.text("no-such-text") == "no-such-text"
    assert speech.text("empty") == "empty"
    assert "no-such-text" not in speech
    assert "cube-green" in speech


def test_languages_are_found_by_their_files() -> None:
    assert LANGUAGES[0] == "en"
    assert "es" in LANGUAGES
    assert words("es").text("language-name") == "Español"
    assert words("de").text("language-name") == "Deutsch"
    assert len({words(language).text("language-name") for language in LANGUAGES}) == len(LANGUAGES)


def test_a_folder_that_is_not_translated_speaks_english(tmp_path: Path) -> None:
    for language, text in (("en", "Hello"), ("es", "Hola")):
        (tmp_path / f"{language}.ftl").write_text(f"greeting = {text}\n")
    assert Words("es", [tmp_path]).text("greeting") == "Hola"
    assert Words("xx", [tmp_path]).text("greeting") == "Hello"


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
