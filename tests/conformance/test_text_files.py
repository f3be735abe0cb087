"""The files of texts, wherever they lie: every text in every language, with the same placeholders, and none written badly."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

import allmende
from allmende.core.words import ENGLISH, LANGUAGES
from tests.conformance.test_voice import LONGEST_BUTTON, faults
from tests.conformance.test_words import messages, nodes, plain, variables

SOURCES = Path(allmende.__file__).parent
PAGE = Path(__file__).parents[2] / "web" / "src"

FOLDERS = sorted({file.parent for root in (SOURCES, PAGE) for file in root.rglob(f"{ENGLISH}.ftl")})

each_folder = pytest.mark.parametrize(
    "folder", FOLDERS, ids=["/".join(folder.parts[-3:]) for folder in FOLDERS]
)
each_language = pytest.mark.parametrize("language", LANGUAGES)

GIVEN_IN_PYTHON = {"bots", "cli", "core", "server"}  # the page gives its texts what they ask for by itself

# Texts that stand on a button alone: <button …>{t('key')}</button>
ON_BUTTONS = re.compile(r"<button\b[^<]*>\s*\{t\('([a-z0-9-]+)'\)\}\s*</button>")

LONG_AGO = re.compile(
    r"\bshall\b|\bwhoever comes\b|\bto be had\b|\bto be seen\b|\bthereof\b|\bby lot\b", re.I
)


def texts(entry: ftl.Message | ftl.Term) -> Iterator[str]:
    """Every run of words in a message, also in its attributes and cases."""
    for node in nodes(entry):
        if isinstance(node, ftl.TextElement):
            yield node.value


def forms(entry: ftl.Message | ftl.Term) -> list[str]:
    """A message without placeables as it reads; nothing if it has some."""
    if entry.value is None or not all(isinstance(part, ftl.TextElement) for part in entry.value.elements):
        return []
    return ["".join(part.value for part in entry.value.elements if isinstance(part, ftl.TextElement))]


def test_there_are_texts_of_all_parts() -> None:
    parts = {folder.relative_to(SOURCES).parts[0] for folder in FOLDERS if SOURCES in folder.parents}
    assert parts >= {"games", *GIVEN_IN_PYTHON}


@each_folder
@each_language
def test_every_text_is_there_in_every_language(folder: Path, language: str) -> None:
    english, translated = messages(folder / f"{ENGLISH}.ftl"), messages(folder / f"{language}.ftl")
    assert set(translated) == set(english)


@each_folder
@each_language
def test_every_placeholder_is_used_in_every_language(folder: Path, language: str) -> None:
    english, translated = messages(folder / f"{ENGLISH}.ftl"), messages(folder / f"{language}.ftl")
    for key in english:
        here = {plain(one, translated) for one in variables(key, None, translated)}
        assert here == {plain(one, english) for one in variables(key, None, english)}, key


@each_folder
@each_language
def test_no_text_is_written_badly(folder: Path, language: str) -> None:
    found = [
        f"{key}: {fault}"
        for key, entry in messages(folder / f"{language}.ftl").items()
        for text in forms(entry)
        if "\n" not in text and not key.startswith(("command-", "key-"))  # no columns, no keys
        for fault in faults(text, language)
    ]
    found += [
        f"{key}: English of long ago: {text}"
        for key, entry in messages(folder / f"{ENGLISH}.ftl").items()
        for text in texts(entry)
        if language == ENGLISH and LONG_AGO.search(text)
    ]
    assert not found, "\n".join(found)


@each_language
def test_buttons_of_the_page_fit_a_phone(language: str) -> None:
    entries = messages(PAGE / "text" / f"{language}.ftl")
    keys = {key for file in PAGE.rglob("*.svelte") for key in ON_BUTTONS.findall(file.read_text("utf-8"))}
    assert len(keys) > 15
    long = [text for key in keys & set(entries) for text in forms(entries[key]) if len(text) > LONGEST_BUTTON]
    assert not long
