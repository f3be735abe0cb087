"""Every word a player sees is in the Fluent files, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from allmende import bots, cli, server
from allmende.cli.texts import default_language, table_texts, words_of
from allmende.core.catalog import games
from allmende.core.words import LANGUAGES

CLI = Path(cli.__file__).parent
FOLDERS = [
    bots.TEXTS,
    CLI / "text",
    *sorted(path for path in (CLI / "tables" / "text").iterdir() if path.is_dir()),
]


def messages(file: Path) -> dict[str, set[str]]:
    """Keys, each with the variables its text uses."""
    found: dict[str, set[str]] = {}
    key = ""
    junk = [
        entry for entry in FluentParser().parse(file.read_text("utf-8")).body if isinstance(entry, ftl.Junk)
    ]
    assert not junk, f"{file.name} can't be read: {junk[0].content!r}"
    for line in file.read_text("utf-8").splitlines():
        if match := re.match(r"([a-z][a-z0-9_-]*) =", line):
            key = match[1]
            assert key not in found, f"{file.name}: {key} is there twice"
            found[key] = set()
        if key and not line.startswith("#"):
            found[key] |= set(re.findall(r"\$([a-z_]+)", line))
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=[folder.name for folder in FOLDERS])
def test_languages_have_the_same_messages(folder: Path) -> None:
    english = messages(folder / "en.ftl")
    assert english
    for language in LANGUAGES:
        assert messages(folder / f"{language}.ftl") == english


def used_keys(file: Path) -> set[str]:
    source = file.read_text("utf-8")
    return set(re.findall(r'(?:words\.text|self\.say)\(\s*["\']([a-z0-9_-]+)["\']', source))


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_in_the_code_have_texts(language: str) -> None:
    missing = set()
    for file in CLI.rglob("*.py"):
        name = file.stem.replace("_", "-")
        words = words_of(language, name if file.parent.name == "tables" and name in games() else "village")
        missing |= {f"{file.name}: {key}" for key in used_keys(file) if key not in words}
    assert not missing


@pytest.mark.parametrize("folder", FOLDERS, ids=[folder.name for folder in FOLDERS])
def test_no_text_is_left_over(folder: Path) -> None:
    """A key is in the code, or follows from a name: `command-{name}`."""
    speakers = [CLI, bots.TEXTS.parent, Path(server.__file__).parent / "tables"]
    source = "\n".join(file.read_text("utf-8") for place in speakers for file in place.rglob("*.py"))
    made = set(re.findall(r"""f["']([a-z-]+)-\{""", source))
    for key in messages(folder / "en.ftl"):
        spoken = re.search(rf"""["']{key}["']""", source) or any(key.startswith(f"{stem}-") for stem in made)
        assert spoken, f"nobody says {key}"


def test_a_game_without_texts_for_its_table_has_none() -> None:
    for name in games():
        assert table_texts(name).is_dir() or "letter-orange" not in words_of("en", name)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "es_MX.UTF-8"}, "es"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "xx_XX.UTF-8"}, "en"),
        ({"LANG": "es_ES", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "en_GB", "ALLMENDE_LANGUAGE": "es"}, "es"),
        ({}, "en"),
    ],
)
def test_language_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for name in ("ALLMENDE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert default_language() == language
