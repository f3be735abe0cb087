"""The rules pages of every game: each rule once under its number, every rule that code cites, every table that is ours."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import allmende
from allmende.core import catalog
from allmende.core.manifest import manifest, rulebook_languages

PAGES = [
    (name, catalog.folder(name) / "rulebook" / f"{language}.md")
    for name in allmende.games()
    for language in rulebook_languages(name)
]
each_page = pytest.mark.parametrize(
    ("game", "page"), PAGES, ids=[f"{name}-{page.stem}" for name, page in PAGES]
)

ANCHOR = re.compile(r'<a id="([^"]+)"></a>')

RULE = re.compile(r'<a id="([a-z]*-?[0-9.]+[a-e]?)"></a>\*\*([A-Z]*-?[0-9.]+[a-e]?)\.?')

CITED = re.compile(r'Reason\(\s*"([^"]+)"')


def test_every_game_has_its_page() -> None:
    assert {game for game, _ in PAGES} == set(allmende.games())


@each_page
def test_each_rule_stands_there_once_under_its_number(game: str, page: Path) -> None:
    found = RULE.findall(page.read_text("utf-8"))
    anchors = [anchor for anchor, _ in found]
    assert len(anchors) == len(set(anchors))
    assert anchors == [number.rstrip(".").lower() for _, number in found]
    book = manifest(game).rulebook
    expected = {f"{part}{number}" for part, last in book.chapters.items() for number in range(1, last + 1)}
    assert expected
    assert set(anchors) == expected | set(book.between)


@each_page
def test_every_rule_cited_in_the_code_is_explained(game: str, page: Path) -> None:
    cited: set[str] = set()
    for file in catalog.folder(game).rglob("*.py"):
        cited |= {rule.lower() for rule in CITED.findall(file.read_text("utf-8"))}
    assert cited
    assert cited <= {anchor for anchor, _ in RULE.findall(page.read_text("utf-8"))}


@each_page
def test_links_within_the_page_lead_somewhere(game: str, page: Path) -> None:
    text = page.read_text("utf-8")
    headings = {heading.lower().replace(" ", "-") for heading in re.findall(r"^#+ (.+)$", text, re.MULTILINE)}
    links = set(re.findall(r"\]\(#([^)]+)\)", text))
    assert links <= headings | set(re.findall(r'<a id="([^"]+)"', text))


@each_page
def test_every_table_that_is_ours_is_listed(game: str, page: Path) -> None:
    listed = re.findall(r"^\|[^|]*\| `([a-z_.]+)` \|", page.read_text("utf-8"), re.MULTILINE)
    ours = [entry.table.replace("_info", "") for entry in allmende.game(game).components.reconstructed()]
    for table in ours:
        assert any(table == row or table.startswith(row + ".") for row in listed), table
    for row in listed:
        assert any(table.startswith(row.replace("_info", "")) for table in ours), row


TRANSLATIONS = [(game, page) for game, page in PAGES if page.stem != "en"]
each_translation = pytest.mark.parametrize(
    ("game", "page"), TRANSLATIONS, ids=[f"{game}-{page.stem}" for game, page in TRANSLATIONS]
)


def parts(page: Path) -> dict[str, str]:
    """What stands under each anchor, up to the next."""
    opening, *rest = ANCHOR.split(page.read_text("utf-8"))
    return {"": opening} | dict(zip(rest[::2], rest[1::2], strict=True))


@each_translation
def test_a_translation_has_the_same_anchors_in_the_same_order(game: str, page: Path) -> None:
    assert list(parts(page)) == list(parts(page.with_name("en.md")))


@each_translation
def test_a_translation_has_the_same_figures_links_tables_and_code(game: str, page: Path) -> None:
    english, translated = parts(page.with_name("en.md")), parts(page)
    for seen in (figures, links, tables, code):
        assert {rule: seen(text) for rule, text in translated.items()} == {
            rule: seen(text) for rule, text in english.items()
        }


def figures(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


def links(text: str) -> list[str]:
    return sorted(re.findall(r"\]\(#([^)]+)\)", text))


def tables(text: str) -> list[list[int]]:
    """Of each row, which of its cells have something in them."""
    rows = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("|")]
    return [[index for index, cell in enumerate(row) if cell.strip()] for row in rows]


def code(text: str) -> list[str]:
    """Names in code type, and the lines of a block without their comments."""
    blocks = re.findall(r"^```.*?^```", text, re.MULTILINE | re.DOTALL)
    lines = [re.sub(r" *#.*", "", line) for block in blocks for line in block.splitlines()]
    for block in blocks:
        text = text.replace(block, "")
    return lines + sorted(re.findall(r"`[^`]+`", text))


@each_translation
def test_a_translation_is_one(game: str, page: Path) -> None:
    english, translated = parts(page.with_name("en.md")), parts(page)
    for rule, text in translated.items():
        long = [line for line in text.splitlines() if len(line) > 40 and not line.startswith("|---")]
        left = [line for line in long if line in english[rule] and not re.search(r" = |`", line)]
        assert not left, (rule, left)
