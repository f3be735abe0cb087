"""What a choice does, on one line of the terminal."""

from __future__ import annotations

from typing import Any

from allmende import Change
from allmende.cli.choices import grouped, offered
from allmende.cli.effects import effect_text
from allmende.cli.texts import words_of
from allmende.core.catalog import game as find_game
from allmende.core.ledger import Preview
from tests.cli.running import Terminal

NAMES = ["Ada", "Greta", "Bob"]


def line(changes: list[Change], warnings: list[str] | None = None, uncertain: bool = False) -> str:
    preview = Preview(changes, [], uncertain)
    return effect_text("village", words_of("en", "village"), NAMES, 0, preview, warnings or []).plain


def test_costs_then_gains_then_others_then_warnings() -> None:
    changes = [
        Change(2, "coins", -1),
        Change(0, "prestige", 4),
        Change(1, "grain", 2),
        Change(0, "grain", -2),
    ]
    assert line(changes, ["Somebody dies."], uncertain=True) == (
        "−2 grain, +4 prestige · Greta: +2 grain · Bob: −1 coin · Somebody dies. · then chance decides"
    )
    assert line([]) == ""


def test_what_the_choice_says_itself_is_not_repeated() -> None:
    moved = [Change(0, "members-at-farmyard", -1), Change(0, "members-at-smithy", 1), Change(0, "hours", -3)]
    assert line(moved) == "−3 hours"


def test_offers_carry_what_the_rules_foresee() -> None:
    words = words_of("en", "village")
    state = find_game("village").new(seats=3, seed=7)
    offers = offered(state, words, NAMES)
    assert [offer.code for offer in offers] == state.legal
    takes = {offer.text: offer.effect.plain for offer in offers if "green cube" in offer.text}
    assert takes
    assert all(effect.startswith("+1 green cube") for effect in takes.values())
    groups: Any = grouped(state.game, words, offers)
    numbered = [choice for _, choices in groups for choice in choices]
    assert [choice.number for choice in numbered] == list(range(1, len(offers) + 1))
    assert {choice.code for choice in numbered} == set(state.legal)


def test_the_table_shows_them(terminal: Terminal) -> None:
    outcome = terminal.run(
        "play", "village", "--players", "2", "--bots", "random", "--seed", "3", lines=["q"]
    )
    assert "+1 green cube" in outcome.out
