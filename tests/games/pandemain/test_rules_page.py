"""The rules pages, English and Spanish, have every rule that code or tests cite, and every number that is ours."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import allmende

ROOT = Path(__file__).parents[3]
PAGES = [ROOT / "docs" / "rules" / name for name in ("pandemain.md", "pandemain.es.md")]
RULES = ROOT / "src" / "allmende" / "games" / "pandemain"

pytestmark = pytest.mark.skipif(
    not PAGES[0].exists(), reason="only where the documentation lies beside the code"
)
each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)

LAST = {
    "g": 9, "s": 15, "t": 5, "fa": 3, "mk": 5, "mi": 3, "gr": 2, "ov": 8, "ca": 4, "vi": 5, "sb": 9, "rp": 3, "ch": 11,
    "rv": 1, "th": 4, "gu": 3, "aa": 2, "sv": 4, "du": 3, "ni": 5, "da": 13, "en": 3, "bm": 4, "au": 15, "mx": 2, "sc": 3,
    "va": 2, "r": 56,
}  # fmt: skip


def anchors(page: Path) -> list[str]:
    return re.findall(r'<a id="([a-z]+\d+)"></a>\*\*', page.read_text("utf-8"))


@each_page
def test_each_rule_stands_there_once_under_its_number(page: Path) -> None:
    text, found = page.read_text("utf-8"), anchors(page)
    assert len(found) == len(set(found))
    for number in found:
        assert f"**{number.upper()}.**" in text
    assert set(found) == {f"{name}{n}" for name, count in LAST.items() for n in range(1, count + 1)}


@each_page
def test_every_rule_cited_in_the_code_is_explained(page: Path) -> None:
    cited = set()
    for file in RULES.rglob("*.py"):
        cited |= set(re.findall(r'Reason\(\s*"([A-Z]+\d+)"', file.read_text("utf-8")))
        cited |= set(re.findall(r"\b((?:FA|MK|MI|GR|OV|CA|VI|SB|RP|CH|TH|GU|SV|DU|NI|DA|EN|BM|AU|SC|VA|R)\d+)",
                                file.read_text("utf-8")))  # fmt: skip
    assert len(cited) > 80
    assert {rule.lower() for rule in cited} <= set(anchors(page))


@each_page
def test_links_within_the_page_lead_somewhere(page: Path) -> None:
    text = page.read_text("utf-8")
    assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= set(re.findall(r'<a id="([^"]+)"', text))


@each_page
def test_every_reconstructed_table_is_listed(page: Path) -> None:
    listed = re.findall(r"^\|[^|]*\| `([a-z_.]+)` \|", page.read_text("utf-8"), re.MULTILINE)
    ours = [entry.table for entry in allmende.game("pandemain").components.reconstructed()]
    for table in ours:
        assert any(table == row or table.startswith(row + ".") for row in listed), table
    for row in listed:
        assert any(table.startswith(row) for table in ours), row
