"""The rules page lists every card as the components have it, in every language by the names of the texts."""

from __future__ import annotations

import pytest

from allmende.core.catalog import folder
from allmende.core.manifest import rulebook_languages
from allmende.core.words import Words
from tests.games.villagers.table import lay


@pytest.mark.parametrize("language", rulebook_languages("villagers"))
def test_the_list_of_cards_is_the_components(language: str) -> None:
    page = folder("villagers") / "rulebook" / f"{language}.md"
    rows = {
        cells[0]: cells
        for line in page.read_text("utf-8").splitlines()
        if len(cells := [cell.strip() for cell in line.strip("|").split("|")]) == 8
    }
    tables, speak = lay().tables, Words(language, [folder("villagers") / "text"])
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


@pytest.mark.parametrize("language", rulebook_languages("villagers"))
def test_the_page_speaks_of_every_card_by_its_name(language: str) -> None:
    text = (folder("villagers") / "rulebook" / f"{language}.md").read_text("utf-8")
    tables, speak = lay().tables, Words(language, [folder("villagers") / "text"])
    names = {speak.value("card", card.name) for card in tables.cards if card.name != "founders_food"}
    assert {name for name in names if name not in text} == set()
