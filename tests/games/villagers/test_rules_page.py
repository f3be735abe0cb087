"""The rules page lists every card as the components have it."""

from __future__ import annotations

from pathlib import Path

import pytest

from allmende.core.words import words
from tests.games.villagers.table import lay

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs" / "rules" / "villagers.md"

pytestmark = pytest.mark.skipif(not PAGE.exists(), reason="only where the documentation lies beside the code")


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
