"""The words of the command line: its own, a game's, and those of a game's table."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from allmende import bots
from allmende.core import words as core_words
from allmende.core.catalog import folder
from allmende.core.words import LANGUAGES, Words

_HERE = Path(__file__).parent
_CORE = Path(core_words.__file__).parent / "text"


def default_language() -> str:
    """The language of the environment, if it is one of ours."""
    for name in ("ALLMENDE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(name, "")[:2].lower()
        if language:
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


@cache
def words_of(language: str, game: str | None = None) -> Words:
    """Everything the command line says in a language, about a game if one is named."""
    places = [_CORE, bots.TEXTS, _HERE / "text"]
    if game is not None:
        places += [folder(game) / "text", table_texts(game)]
    return Words(language, [place for place in places if place.is_dir()])


def table_texts(game: str) -> Path:
    """Where the texts of a game's terminal table lie, if it has one."""
    return _HERE / "tables" / "text" / folder(game).name


def capital(text: str) -> str:
    """A name from the middle of a sentence as a heading."""
    return text[:1].upper() + text[1:]
