"""The rules page has every rule that code cites, every tile as the file has it, and every number that is ours."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import allmende

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs" / "rules" / "black-forest.md"
RULES = ROOT / "src" / "allmende" / "games" / "black_forest"

pytestmark = pytest.mark.skipif(not PAGE.exists(), reason="only where the documentation lies beside the code")


def anchors() -> list[str]:
    return re.findall(r'<a id="([a-z]+-?\d+b?)"></a>\*\*', PAGE.read_text("utf-8"))


def test_each_rule_stands_there_once_under_its_number() -> None:
    text, found = PAGE.read_text("utf-8"), anchors()
    assert len(found) == len(set(found))
    for anchor in found:
        letters, number = re.fullmatch(r"([a-z]+-?)(\d+b?)", anchor).groups()  # type: ignore[union-attr]
        assert f"**{letters.upper()}{number}.**" in text
    last = {"g-": 6, "set-": 11, "wh-": 10, "tu-": 8, "mv-": 12, "tp-": 3, "job-": 7, "bu-": 9, "gh-": 4, "ls-": 2,
            "lv-": 5, "bg-": 3, "fa-": 3, "en-": 4, "sc-": 4, "pc-": 4, "r": 53}  # fmt: skip
    expected = {f"{letters}{number}" for letters, count in last.items() for number in range(1, count + 1)}
    extra = {"wh-5b", "wh-8b", "tu-5b", "mv-8b", "tp-2b", "bu-5b", "lv-3b", "en-1b"}
    assert set(found) == expected | extra


def test_every_rule_cited_in_the_code_is_explained() -> None:
    cited: set[str] = set()
    for file in RULES.rglob("*.py"):
        cited |= set(re.findall(r'Reason\("([A-Z]+-?\d+b?)"', file.read_text("utf-8")))
    assert len(cited) > 15
    assert {rule.lower() for rule in cited} <= set(anchors())


def test_links_within_the_page_lead_somewhere() -> None:
    text = PAGE.read_text("utf-8")
    targets = set(re.findall(r'<a id="([^"]+)"', text))
    assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= targets


def test_every_reconstructed_table_is_listed() -> None:
    listed = re.findall(r"^\|[^|]*\| `([a-z_.]+)` \|", PAGE.read_text("utf-8"), re.MULTILINE)
    ours = [entry.table for entry in allmende.game("black-forest").components.reconstructed()]
    assert sorted(listed) == sorted(ours)


def test_every_tile_stands_there_as_the_file_has_it() -> None:
    text = PAGE.read_text("utf-8")
    parts = allmende.game("black-forest").components
    tiles = parts.section("small_buildings").tables("faces") + parts.section("large_buildings").tables(
        "tiles"
    )
    for tile in tiles:
        cost = ", ".join(f"{count} {kind}" for kind, count in tile.data["cost"].items())
        row = [
            tile.text("id"),
            tile.text("name"),
            cost,
            str(tile.integer("points")),
            tile.text("kind"),
            tile.text("text"),
        ]
        assert f"| {' | '.join(row)} |" in text
    for job in parts.section("jobs").tables("tiles"):
        assert f"| {job.text('id')} | {job.text('name')} |" in text
