"""The rules page has every rule that code or tests cite, every card, and every value that is ours."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import allmende
from allmende.core.words import words
from tests.games.villagers.table import lay

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs" / "rules" / "villagers.md"
RULES = ROOT / "src" / "allmende" / "games" / "villagers"

pytestmark = pytest.mark.skipif(not PAGE.exists(), reason="only where the documentation lies beside the code")


def anchors() -> list[str]:
    return re.findall(r'<a id="([0-9r.]+[a-e]?)"></a>\*\*', PAGE.read_text("utf-8"))


def test_each_rule_stands_there_once_under_its_number() -> None:
    text = PAGE.read_text("utf-8")
    found = anchors()
    assert len(found) == len(set(found))
    for number in found:
        assert f"**{number.upper() if number[0] == 'r' else number}." in text
    last = {1: 7, 2: 10, 3: 3, 4: 11, 5: 6, 6: 26, 7: 3, 8: 9, 9: 6, 10: 2, 11: 4}
    expected = {f"{chapter}.{rule}" for chapter, count in last.items() for rule in range(1, count + 1)}
    expected |= {f"r{number}" for number in range(1, 58)} | {f"11.3{letter}" for letter in "abcde"}
    assert set(found) == expected


def test_every_rule_cited_in_the_code_is_explained() -> None:
    cited = set()
    for file in RULES.rglob("*.py"):
        cited |= set(re.findall(r'Reason\("([^"]+)"', file.read_text("utf-8")))
    assert len(cited) > 20
    assert {rule.lower() for rule in cited} <= set(anchors())


def test_links_within_the_page_lead_somewhere() -> None:
    text = PAGE.read_text("utf-8")
    assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= set(re.findall(r'<a id="([^"]+)"', text))


def test_every_reconstructed_table_is_listed() -> None:
    listed = re.findall(r"^\|[^|]*\| `([a-z_.]+)` \|", PAGE.read_text("utf-8"), re.MULTILINE)
    ours = [entry.table for entry in allmende.game("villagers").components.reconstructed()]
    assert sorted(listed) == sorted(ours)


def test_the_list_of_cards_is_the_components() -> None:
    rows = {
        cells[0]: cells
        for line in PAGE.read_text("utf-8").splitlines()
        if len(cells := [cell.strip() for cell in line.strip("|").split("|")]) == 8
    }
    tables, speak = lay().tables, words("en", "villagers")
    for kind, card in enumerate(tables.cards):
        if kind < 2 or card.expansion >= 0 or tables.is_special[kind]:
            continue
        row = rows[speak.value("card", card.name)]
        below, padlock = tables.below[kind], tables.padlock[kind]
        assert row[2] == (speak.value("card", tables.names[below]) if below >= 0 else "")
        assert row[3:6] == [str(value) if value else "" for value in (card.gold, card.food, card.builders)]
        assert row[6] == (speak.value("card", tables.names[padlock]) if padlock >= 0 else "")
        assert bool(row[7]) == bool(card.silver.kind)
        assert row[1].startswith(speak.value("suit", tables.suits[card.suit]))
        assert ("×2" in row[1], "(4+)" in row[1]) == (card.symbols == 2, card.four_plus)
