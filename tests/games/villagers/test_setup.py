"""Setting up, editions and options (chapters 2 and 11, R44)."""

from __future__ import annotations

import pytest

import allmende
from allmende import SetupError
from allmende.games.villagers.state import Villagers
from tests.games.villagers.table import row_names


def new(seats: int, **options: bool | int | str) -> Villagers:
    state = allmende.game("villagers").new(seats, 5, **options)
    assert isinstance(state, Villagers)
    return state


@pytest.mark.parametrize(
    ("seats", "edition", "drafted", "stack", "hand", "reserve"),
    [
        (2, "pnp", False, 4, 7, 44),
        (3, "pnp", False, 6, 6, 28),
        (4, "pnp", False, 8, 5, 28),
        (5, "pnp", False, 10, 5, 11),
        (2, "pnp", True, 4, 0, 42),
        (3, "pnp", True, 6, 0, 25),
        (4, "pnp", True, 8, 0, 24),
        (5, "pnp", True, 10, 0, 6),
        (2, "retail", False, 4, 5, 46),
        (3, "retail", False, 6, 5, 29),
        (4, "retail", False, 8, 5, 26),
        (5, "retail", False, 10, 5, 9),
    ],
)
def test_table_of_chapter_two(
    seats: int, edition: str, drafted: bool, stack: int, hand: int, reserve: int
) -> None:
    state = new(seats, edition=edition, drafted_hands=drafted)
    assert [state.pile_size(pile) for pile in range(6)] == [stack] * 6
    assert state.pile_size(6) == reserve
    assert [len(cards) for cards in state.hands] == [hand] * seats
    assert state.basics == [10 if edition == "retail" else 8] * 3
    assert state.supply == [8 if edition == "retail" else 6] * seats


def test_the_road_starts_with_the_same_six_and_no_coins() -> None:
    for seats in range(1, 6):
        assert row_names(new(seats)) == [
            "swineherd", "grazier", "harvester", "thatcher", "mason", "shipwright"
        ]  # fmt: skip


@pytest.mark.parametrize(("seats", "wool"), [(2, 0), (3, 0), (4, 14), (5, 14)])
def test_four_plus_cards(seats: int, wool: int) -> None:
    census = allmende.game("villagers").census(new(seats))
    names = ("shepherd", "spinner", "weaver", "tailor", "tanner", "saddler", "cobbler")
    assert sum(census[name] for name in names) == wool


def test_the_decks() -> None:
    tables = new(4).tables
    pnp, retail = tables.editions["pnp"], tables.editions["retail"]
    assert len(tables.deck(4, pnp, 0, False)) == 102
    assert len(tables.deck(4, retail, 0, False)) == 100
    assert len(tables.deck(1, retail, 0, True)) == 78
    assert len(tables.deck(4, pnp, 15, False)) == 102 + 4 + 6 + 5 + 6
    assert len(tables.deck(4, retail, 15, False)) == 100 + 4 + 6 + 5 + 7  # there the Courier is a Scoundrel


def test_solo_table() -> None:
    state = new(1)
    assert state.options["edition"] == "retail"
    assert [state.pile_size(pile) for pile in range(7)] == [5] * 6 + [37]
    assert (len(state.hands[0]), state.supply) == (5, [8, 1])
    assert (state.first, state.jester) == (0, 1)
    assert not any(state.tables.is_special[kind] for kind in state.pool)


@pytest.mark.parametrize(
    "options",
    [
        {"edition": "pnp"},
        {"drafted_hands": True},
        {"promo": True},
        {"profiteers": True},
        {"saints": True},
        {"scoundrels": True},
        {"start": "2"},
    ],
)
def test_what_the_solo_game_refuses(options: dict[str, bool | str]) -> None:
    with pytest.raises(SetupError, match=r"\w+ \w+ \w+"):
        new(1, **options)


def test_somebody_who_is_not_there_cannot_start() -> None:
    with pytest.raises(SetupError, match="player 4"):
        new(3, start="4")
    assert new(3, start="3").first == 2


def test_first_players_are_drawn_by_lot() -> None:
    game = allmende.game("villagers")
    firsts = set()
    for seed in range(30):
        state = game.new(4, seed)
        assert isinstance(state, Villagers)
        firsts.add(state.first)
    assert firsts == {0, 1, 2, 3}
