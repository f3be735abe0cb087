"""The rules page has every rule that code or tests cite, and every number that is ours."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import allmende

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs" / "rules" / "village.md"
RULES = ROOT / "src" / "allmende" / "games" / "village"

pytestmark = pytest.mark.skipif(not PAGE.exists(), reason="only where the documentation lies beside the code")


def anchors() -> list[str]:
    return re.findall(r'<a id="([a-z]\d+b?)"></a>\*\*', PAGE.read_text("utf-8"))


def test_each_rule_stands_there_once_under_its_number() -> None:
    text = PAGE.read_text("utf-8")
    found = anchors()
    assert len(found) == len(set(found))
    for number in found:
        assert f"**{number[0].upper()}{number[1:]}.**" in text
    last = {"b": 10, "t": 7, "u": 6, "d": 9, "h": 3, "f": 3, "c": 7, "m": 8, "v": 7, "k": 5, "g": 1, "w": 1,
            "a": 7, "q": 3, "e": 6, "p": 6, "r": 51}  # fmt: skip
    expected = {f"{letter}{number}" for letter, count in last.items() for number in range(1, count + 1)}
    assert set(found) == expected | {"d8b", "k4b", "e5b"}


def test_every_rule_cited_in_the_code_is_explained() -> None:
    cited = set()
    for file in RULES.rglob("*.py"):
        cited |= set(re.findall(r'Reason\("([A-Z]\d+b?)"', file.read_text("utf-8")))
    assert len(cited) > 20
    assert {rule.lower() for rule in cited} <= set(anchors())


def test_links_within_the_page_lead_somewhere() -> None:
    text = PAGE.read_text("utf-8")
    targets = set(re.findall(r'<a id="([^"]+)"', text)) | {"rulings"}
    assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= targets


def test_every_reconstructed_table_is_listed() -> None:
    listed = re.findall(r"^\|[^|]*\| `([a-z_.]+)` \|", PAGE.read_text("utf-8"), re.MULTILINE)
    ours = [entry.table for entry in allmende.game("village").components.reconstructed()]
    for table in ours:
        name = table.replace("_info", "")
        assert any(name == row or name.startswith(row + ".") for row in listed), table
    for row in listed:
        assert any(table.startswith(row) for table in ours), row
