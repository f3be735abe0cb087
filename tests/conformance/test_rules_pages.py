"""The rules pages of every game: each rule once under its number, every rule that code cites, every table that is ours."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import allmende

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "rules"
PAGES = [(page.name.partition(".")[0], page) for page in sorted(FOLDER.glob("*.md"))]
each_page = pytest.mark.parametrize(("game", "page"), PAGES, ids=[page.name for _, page in PAGES])

pytestmark = pytest.mark.skipif(
    not FOLDER.exists(), reason="only where the documentation lies beside the code"
)

RULE = re.compile(r'<a id="([a-z]*-?[0-9.]+[a-e]?)"></a>\*\*([A-Z]*-?[0-9.]+[a-e]?)\.?')

# How many rules each chapter of a specification has, and those put in between later.
CHAPTERS = {
    "village": {
        "b": 10, "t": 7, "u": 6, "d": 9, "h": 3, "f": 3, "c": 7, "m": 8, "v": 7, "k": 5, "g": 1, "w": 1, "a": 7, "q": 3,
        "e": 6, "p": 6, "r": 51,
    },
    "villagers": {
        "1.": 7, "2.": 10, "3.": 3, "4.": 11, "5.": 6, "6.": 26, "7.": 3, "8.": 9, "9.": 6, "10.": 2, "11.": 4, "r": 57,
    },
    "pandemain": {
        "g": 9, "s": 15, "t": 5, "fa": 3, "mk": 5, "mi": 3, "gr": 2, "ov": 8, "ca": 4, "vi": 5, "sb": 9, "rp": 3, "ch": 11,
        "rv": 1, "th": 4, "gu": 3, "aa": 2, "sv": 4, "du": 3, "ni": 5, "da": 13, "en": 3, "bm": 4, "au": 15, "mx": 2, "sc": 3,
        "va": 2, "r": 56,
    },
    "black-forest": {
        "g-": 6, "set-": 11, "wh-": 10, "tu-": 8, "mv-": 12, "tp-": 3, "job-": 7, "bu-": 9, "gh-": 4, "ls-": 2, "lv-": 5,
        "bg-": 3, "fa-": 3, "en-": 4, "sc-": 4, "pc-": 4, "r": 53,
    },
}  # fmt: skip
BETWEEN = {
    "village": {"d8b", "k4b", "e5b"},
    "villagers": {f"11.3{letter}" for letter in "abcde"},
    "pandemain": set(),
    "black-forest": {"wh-5b", "wh-8b", "tu-5b", "mv-8b", "tp-2b", "bu-5b", "lv-3b", "en-1b"},
}
CITED = re.compile(r'Reason\(\s*"([^"]+)"')


def test_every_game_has_its_page() -> None:
    assert {game for game, _ in PAGES} == set(allmende.games())


@each_page
def test_each_rule_stands_there_once_under_its_number(game: str, page: Path) -> None:
    found = RULE.findall(page.read_text("utf-8"))
    anchors = [anchor for anchor, _ in found]
    assert len(anchors) == len(set(anchors))
    assert anchors == [number.rstrip(".").lower() for _, number in found]
    chapters = CHAPTERS[game]
    expected = {f"{chapter}{number}" for chapter, last in chapters.items() for number in range(1, last + 1)}
    assert set(anchors) == expected | BETWEEN[game]


@each_page
def test_every_rule_cited_in_the_code_is_explained(game: str, page: Path) -> None:
    cited: set[str] = set()
    for file in (ROOT / "src" / "allmende" / "games" / game.replace("-", "_")).rglob("*.py"):
        cited |= {rule.lower() for rule in CITED.findall(file.read_text("utf-8"))}
    assert len(cited) > 15
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
