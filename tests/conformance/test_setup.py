"""Setting up a table: what can be played is dealt, what can't is refused with the reason."""

from __future__ import annotations

from typing import Any

import pytest

import allmende
from allmende import Option, SetupError
from tests.conformance import tables
from tests.conformance.tables import Table, each_game, each_table, few_tables
from tests.engine import COMPILED


@each_game
def test_a_game_says_what_it_is(name: str) -> None:
    game = allmende.game(name)
    assert game.name == name
    assert game.title
    assert isinstance(game.seats, range)
    assert len(game.seats) > 0
    assert game.seats[0] >= 1
    assert game.num_actions == len({game.action(code) for code in range(game.num_actions)})
    for option in game.options.values():
        assert isinstance(option, Option)
        assert not option.choices or option.default in option.choices
        assert option.text


@each_game
def test_the_same_game_is_found_twice(name: str) -> None:
    assert allmende.game(name) is allmende.game(name)


@each_game
def test_every_seat_count_and_option_value_is_played_somewhere(name: str) -> None:
    game = allmende.game(name)
    played = tables.every(name)
    assert {table.seats for table in played} == set(game.seats)
    met = {(option, value) for table in played for option, value in table.options}
    for option, value in tables.values(game):
        assert value == game.options[option].default or (option, value) in met, (
            f"{option}={value} is never played"
        )


@each_game
def test_a_combination_that_is_not_allowed_is_refused_with_a_reason(name: str) -> None:
    for table, why in tables.refused(name):
        assert len(why.split()) >= 3, f"{table}: {why!r} says too little"
        with pytest.raises(SetupError, match=r".+"):
            table.new(1)


@each_game
def test_seat_counts_out_of_range_are_refused(name: str) -> None:
    game = allmende.game(name)
    wrong: list[Any] = [0, -1, game.seats[0] - 1, game.seats[-1] + 1, 99, "2", None, 2.0]
    if not COMPILED or 1 not in game.seats:  # to native code True is 1
        wrong.append(True)
    for seats in wrong:
        with pytest.raises((SetupError, TypeError)):  # compiled, a wrong type does not even get in
            game.new(seats, 1)
    with pytest.raises(SetupError, match=f"{game.seats[0]} to {game.seats[-1]}"):
        game.new(game.seats[-1] + 1, 1)


@each_game
def test_unknown_options_and_values_are_refused(name: str) -> None:
    game = allmende.game(name)
    with pytest.raises(SetupError, match="no-such-option"):
        game.new(game.seats[-1], 1, **{"no-such-option": 1})
    for option in game.options:
        if game.options[option].choices:
            with pytest.raises(SetupError, match=option):
                game.new(game.seats[-1], 1, **{option: "no such value"})


@each_game
def test_seeds_that_are_none_are_refused(name: str) -> None:
    game = allmende.game(name)
    wrong: list[Any] = ["", "abc", "g" * 32, True, 1.5, b"bytes", [1]]
    for seed in wrong:
        with pytest.raises((SetupError, TypeError)):
            game.new(game.seats[-1], seed)


@each_table
def test_a_new_game_is_decided_by_its_arguments(table: Table) -> None:
    state = table.new(7)
    assert state == table.new(7)
    assert state.key() == table.new(7).key()
    assert state.seats == table.seats
    assert dict(table.options).items() <= state.options.items()
    assert state.options.keys() == table.rules().options.keys()


@few_tables
def test_other_seeds_deal_other_games(table: Table) -> None:
    assert len({table.new(seed).key() for seed in range(20)}) == 20
    secret = allmende.new_seed()
    game = table.rules()
    assert game.new(table.seats, secret, **dict(table.options)) == game.new(
        table.seats, secret, **dict(table.options)
    )


@few_tables
def test_without_a_seed_every_game_is_another(table: Table) -> None:
    game = table.rules()
    assert game.new(table.seats, **dict(table.options)) != game.new(table.seats, **dict(table.options))
