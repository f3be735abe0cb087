"""Components: the checked facts of the card list, files laid over them, and files that are wrong."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import allmende
from allmende import ComponentsError
from allmende.core.catalog import folder
from allmende.core.words import LANGUAGES
from allmende.games.villagers.state import Villagers
from allmende.games.villagers.tables import NONE
from tests.games.villagers.table import lay


def test_checked_facts_of_the_card_list() -> None:
    """Chapter 16 of our notes: counts by suit, keyrings, bases."""
    tables = lay().tables
    deck = tables.deck(4, tables.editions["pnp"], 0, False)
    by_suit = Counter(tables.suits[tables.suit[kind]] for kind in deck)
    assert by_suit == {
        "grains": 8, "hay": 16, "ore": 14, "wood": 14, "grapes": 6, "wool": 8, "leather": 6, "single": 20,
        "special": 10,
    }  # fmt: skip
    assert sum(tables.food[kind] for kind in deck) == 26
    assert sum(tables.builders[kind] for kind in deck) == 12
    for kind in deck:
        chain = tables.chain[kind]
        for below in chain[:-1]:
            assert tables.slots[below] > 0
            assert tables.suit[below] == tables.suit[kind]
        if tables.padlock[kind] != NONE:
            assert tables.slots[tables.padlock[kind]] == 0  # 6.25


def test_keyrings_tell_how_many_cards_name_the_unlocker() -> None:
    game = allmende.game("villagers")
    tables = lay().tables
    named = Counter(
        tables.names[tables.padlock[kind]]
        for kind in tables.deck(4, tables.editions["pnp"], 0, False)
        if tables.padlock[kind] != NONE
    )
    for table in game.components.section("villagers").tables("card"):
        assert named[table.text("id")] == table.integer("keyring")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_says_what_the_countess_does(language: str) -> None:
    """Its table has a row for each event, in the order of the components; her card's worth stands with them."""
    page = (folder("villagers") / "rulebook" / f"{language}.md").read_text("utf-8")
    rule = page[page.index('<a id="11.4">') : page.index('<a id="cards">')]
    rows = [line.split("|")[2:4] for line in rule.splitlines() if line.startswith("|")][2:]
    tables = lay(1).tables
    assert len(rows) == len(tables.events)
    for (copies, text), event in zip(rows, tables.events, strict=True):
        assert int(copies) == event.copies
        assert re.findall(r"\d+", text) == [
            str(number) for number in (event.amount, event.min_gold) if number
        ]
    for gold in tables.countess_gold:
        assert re.search(rf"\b{gold}\b", rule.split("|")[0])


def overlaid(tmp_path: Path, text: str) -> str:
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    return str(file)


def test_numbers_can_be_changed(tmp_path: Path) -> None:
    file = overlaid(tmp_path, "[limits]\ndraft_base = 3\n[editions.pnp_5_4]\nstart_coins = 9\n")
    state = allmende.game("villagers", components=file).new(3, 1)
    assert isinstance(state, Villagers)
    assert state.supply == [9, 9, 9]
    assert state.draft_limits == [3, 3, 3]


def test_a_changed_card_plays_to_the_end(tmp_path: Path) -> None:
    text = '[[villagers.card]]\nid = "tailor"\ncopies = 4\npadlock = "agent"\n'
    game = allmende.game("villagers", components=overlaid(tmp_path, text))
    end = allmende.playout(game.new(4, 2), 2)
    assert end.is_over
    assert game.census(end)["tailor"] == 4


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[[villagers.card]]\nid = "cooper"\npadlock = "smith"\n', "smith"),
        ('[[villagers.card]]\nid = "cartwright"\nchain = ["lumberjack", "agent", "cartwright"]\n', "slots on 'agent'"),
        ('[[villagers.card]]\nid = "cooper"\nsuit = "clay"\n', "one of grains"),
        ('[starting_road]\ncards = ["hunter"]\n', "6 villagers"),
        ('[limits]\nbuild_max = "five"\n', "whole number"),
        ('[editions.pnp_5_4]\nsmuggler_fraction = "third"\n', "full"),
        ('[editions.pnp_5_4]\nhand_size = { "2" = 7 }\n', "hand_size"),
        ("[editions.pnp_5_4]\nmarket_under_stack = { first = 9, second = 6 }\n", "1 to 6"),
        ('[[solo.events.list]]\nid = "s1"\ncode = "dance"\n', "pay"),
        ("[limits]\nbuild_maximum = 5\n", "build_max"),
    ],
)  # fmt: skip
def test_mistakes_are_named(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(ComponentsError, match=message):
        allmende.game("villagers", components=overlaid(tmp_path, text))


def test_too_few_villagers_for_the_table(tmp_path: Path) -> None:
    file = overlaid(tmp_path, '[editions.pnp_5_4]\nhand_size = { "2" = 7, "3" = 6, "4" = 5, "5" = 9 }\n')
    with pytest.raises(allmende.SetupError, match="too few"):
        allmende.game("villagers", components=file).new(5, 1)
