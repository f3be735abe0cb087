"""How texts read: everything a game can say, in every language, held against what a careful reader would mark.

The texts are those of random games over many positions (`ALLMENDE_TEST_SIZE`), so a fault that shows only with one
animal, or in the second clause of a sentence, is found where it shows.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest
from fluent.syntax import ast as ftl

import allmende
from allmende import Event, Reason, State
from allmende.core import catalog
from allmende.core.chance import FastStream
from allmende.core.decisions import kind_of
from allmende.core.words import LANGUAGES
from tests.conformance import tables
from tests.conformance.sampling import choose
from tests.conformance.tables import each_game
from tests.conformance.test_words import each_language, messages, strict
from tests.sizes import sized

PLAYERS = ["Ada", "Bea", "Cai", "Dov", "Eda", "Fay"]

LONGEST_PROMPT = 90  # characters: two lines on a phone
LONGEST_BUTTON = 28  # one line on a phone

# What reads badly wherever it stands.
ALWAYS_WRONG = {
    r"[{}$]": "an unresolved reference",
    r"(?<!\.)\.\.(?!\.)|[!?:;]\.|\.[!?:;,]": "a doubled stop",
    r"  ": "a doubled space",
    r"(^| )[.,;!?)]": "a space before a stop",
    r"\( ": "a space after a bracket",
    r"× ?1\b|\b1 ×": "×1",
    r"\b(\w*[^\W\d_]\w*) \1\b": "a doubled word",
    r"\b0 [^\W\d_]": "a zero instead of 'no'",
}

# What reads badly in one language.
WRONG_IN: dict[str, dict[str, str]] = {
    "en": {
        r"\b[aA] [aeio]\w": "a before a vowel",
        r"\b[aA]n [^aeiouhAEIOUH\W]": "an before a consonant",
        r"\bshall\b|\bto be had\b|\bthereof\b": "English of long ago",
    },
    "es": {
        r"\b[aA] el [a-zñáéíóúA-Z]": "a el instead of al",
        r"\b[dD]e el [a-zñáéíóúA-Z]": "de el instead of del",
        r"\by i(?!e)\w": "y before i",
        r"^[^¿]*\?": "a question without ¿",
    },
    "de": {r"\b(in|an) das [A-ZÄÖÜ]": "ins, ans not contracted"},
}


class Heard(NamedTuple):
    """What random games made one say: events, turn by turn; reasons, decisions, warnings."""

    turns: list[list[Event]]
    reasons: list[Reason]
    pending: list[dict[str, Any]]
    warnings: list[tuple[int, Event]]
    names: dict[str, list[str]]


@cache
def heard(name: str) -> Heard:
    turns: list[list[Event]] = []
    reasons: dict[str, Reason] = {}
    pending: dict[str, dict[str, Any]] = {}
    warnings: dict[str, tuple[int, Event]] = {}
    longest: State | None = None
    for table in tables.few(name)[:: sized(2, 1)]:
        for seed in range(sized(1, 6)):
            state, chance = table.new(seed + 41), FastStream(seed + 41)
            met: dict[str, int] = {}
            turns.append(list(state.events))
            while not state.is_over:
                kind = kind_of(state.decision())
                met[kind] = met.get(kind, 0) + 1
                view = state.view(state.to_move)["pending"]
                pending.setdefault(repr({**view, "seat": 0}), view)
                if met[kind] <= sized(3, 30) or not reasons:
                    for _, reason in state.refusals():
                        reasons.setdefault(repr(reason), reason)
                if met[kind] <= sized(3, 30):
                    for code in state.legal[:: max(1, len(state.legal) // 4)]:
                        for event in state.preview(code).warnings:
                            mover = state.to_move
                            assert mover is not None
                            warnings.setdefault(repr((mover == event.seat, event)), (mover, event))
                state.apply(choose(state, chance))
                turns.append(list(state.events))
            if longest is None or len(state.view(None)) > len(longest.view(None)):
                longest = state
    assert longest is not None
    names = {language: strict(language, name).names(longest, PLAYERS) for language in LANGUAGES}
    return Heard(turns, list(reasons.values()), list(pending.values()), list(warnings.values()), names)


def faults(text: str, language: str) -> Iterator[str]:
    for pattern, fault in {**ALWAYS_WRONG, **WRONG_IN.get(language, {})}.items():
        found = re.search(pattern, text)
        if found:
            yield f"{fault} ({found.group()!r}): {text}"


def sentence_faults(text: str, language: str) -> Iterator[str]:
    """What a whole sentence needs besides."""
    yield from faults(text, language)
    if not re.match(r"[¿¡“«„(]?[A-ZÄÖÜÁÉÍÓÚÑ0-9]", text):
        yield f"a small letter at the beginning: {text}"
    if not re.search(r"[.?!…][”»“)]?$", text):
        yield f"no stop at the end: {text}"


def numbers_that_disagree(name: str, language: str) -> re.Pattern[str] | None:
    """'1 pigs' and '2 pig', for everything of which one and many are called differently."""
    words = strict(language, name)
    wrong: list[str] = []
    for key in texts_of(name, language):
        if not key.startswith("amount-"):
            continue
        one, two = words.text(key, count=1), words.text(key, count=2)
        if one.startswith("1 ") and two.startswith("2 ") and one[2:] != two[2:]:
            wrong.append(rf"\b1 {re.escape(two[2:])}(?!\w| \()")
            wrong.append(rf"(?<![\d,.])(?:[2-9]|\d\d+) {re.escape(one[2:])}(?![\w-])")
    return re.compile("|".join(wrong)) if wrong else None


def texts_of(name: str, language: str) -> dict[str, ftl.Message | ftl.Term]:
    return messages(catalog.folder(name) / "text" / f"{language}.ftl")


def check(found: Iterable[str]) -> None:
    told = list(dict.fromkeys(found))
    assert not told, f"{len(told)} faults:\n" + "\n".join(told[:40])


# -- what was said -----------------------------------------------------------------------------------------------------


@each_game
@each_language
def test_the_log_reads_well(name: str, language: str) -> None:
    words, spoken = strict(language, name), heard(name)
    names = spoken.names[language]
    disagree = numbers_that_disagree(name, language)

    told = {words.event(event, names) for turn in spoken.turns for event in turn}
    stories = {
        (sentence.seat, sentence.text)
        for turn in spoken.turns
        for sentence in words.story([event for event in turn if event.only < 0], names)
    }

    def found() -> Iterator[str]:
        for text in sorted(told):
            yield from sentence_faults(text, language)
            for player in names:
                if len(re.findall(rf"\b{player}\b", text)) > 1:
                    yield f"{player} is named twice: {text}"
            if disagree and (wrong := disagree.search(text)):
                yield f"numbers disagree ({wrong.group()!r}): {text}"
        for seat, text in sorted(stories):
            yield from sentence_faults(text, language)
            subject = names[seat] if 0 <= seat < len(names) else None
            if subject and len(re.findall(rf"\b{subject}\b", text)) > 1:
                yield f"{subject} is named twice: {text}"

    check(found())


@each_game
@each_language
def test_reasons_and_warnings_read_well(name: str, language: str) -> None:
    words, spoken = strict(language, name), heard(name)
    disagree = numbers_that_disagree(name, language)
    assert spoken.reasons or not any(key.startswith("why-") for key in texts_of(name, language))
    texts = [words.reason(reason) for reason in spoken.reasons]
    texts += [words.warning(event, spoken.names[language], mover) for mover, event in spoken.warnings]

    def found() -> Iterator[str]:
        for text in texts:
            yield from sentence_faults(text, language)
            if disagree and (wrong := disagree.search(text)):
                yield f"numbers disagree ({wrong.group()!r}): {text}"

    check(found())


@each_game
@each_language
def test_prompts_say_you_and_are_short(name: str, language: str) -> None:
    words, spoken = strict(language, name), heard(name)
    names = spoken.names[language]

    def found() -> Iterator[str]:
        for pending in spoken.pending:
            text = words.prompt(pending, names)
            yield from sentence_faults(text, language)
            if names[pending["seat"]] in text:
                yield f"a name instead of 'you': {text}"
            if len(text) > LONGEST_PROMPT:
                yield f"{len(text)} characters: {text}"
            waiting = words.waiting(pending, names)
            yield from sentence_faults(waiting, language)
            if names[pending["seat"]] not in waiting:
                yield f"nobody is named: {waiting}"

    check(found())


@each_game
@each_language
def test_actions_read_well_and_buttons_are_short(name: str, language: str) -> None:
    """An action without arguments is a button of its own: Skip, Done. Others are lines of a list."""
    game, words = allmende.game(name), strict(language, name)

    def found() -> Iterator[str]:
        for code in range(game.num_actions):
            action = game.action(code)
            text = words.action(action, game.space)
            yield from faults(text.replace(" 0 ", " no "), language)
            if text.endswith("."):
                yield f"a stop at the end of an action: {text}"
            if not action.args and len(text) > LONGEST_BUTTON:
                yield f"{len(text)} characters on a button: {text}"

    check(found())


@each_game
@each_language
def test_every_prompt_tells_others_what_they_wait_for(name: str, language: str) -> None:
    missing = [
        key
        for key, entry in texts_of(name, language).items()
        if key.startswith("prompt-") and "doing" not in {part.id.name for part in entry.attributes}
    ]
    assert not missing


# -- the checks themselves ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Ada took { $cube }."),
        ("en", "Ada took a cube.."),
        ("en", "Ada took a  cube."),
        ("en", "Ada took wood ×1."),
        ("en", "Ada took an cube."),
        ("en", "Ada took a orange cube."),
        ("en", "Ada took the the cube."),
        ("en", "Whom shall somebody serve?"),
        ("es", "Ada fue a el Claro."),
        ("es", "Ada volvió de el bosque."),
        ("es", "Qué horneas?"),
        ("de", "Ada ging in das Dorf."),
        ("en", "ada took a cube."),
        ("en", "Ada took a cube"),
    ],
)
def test_a_bad_sentence_is_found(language: str, text: str) -> None:
    assert list(sentence_faults(text, language))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Ada took an orange cube, held a market day and sold nothing."),
        ("en", "You have no coins and need 1 hour."),
        ("es", "¿Cómo pagas?"),
        ("es", "Ada fue al Claro de los Carboneros."),
        ("de", "Ada ging ins Dorf."),
    ],
)
def test_a_good_sentence_passes(language: str, text: str) -> None:
    assert not list(sentence_faults(text, language))


def test_numbers_that_disagree_are_found() -> None:
    wrong = numbers_that_disagree("black-forest", "en")
    assert wrong is not None
    for text in ("Ada housed 1 pigs.", "Ada housed 2 pig.", "Ada housed 12 pig and 1 cattle."):
        assert wrong.search(text), text
    for text in ("Ada housed 1 pig.", "Ada housed 2 pigs.", "Ada housed 11 pigs and 1 pig."):
        assert not wrong.search(text), text
