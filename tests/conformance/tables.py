"""The tables the conformance suite tries: the one place that decides which seats and options of a game are played.

`every(game)` has each seat count with each single value of each option, and combinations drawn at random. `few(game)`
is a small part of it, for the tests that take long: each seat count, and each value of each option somewhere. On the Python
sources `fewest(game)` will do: the rules are the same, and the compiled engine goes through more in a fraction of the time.
Combinations the rules don't allow are left out; `refused(game)` has them with the reason that was given.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

import pytest

import allmende
from allmende import Game, SetupError, State
from allmende.core.chance import FastStream
from allmende.core.state import Value
from tests.engine import COMPILED
from tests.sizes import SIZE

COMBINATIONS = 4  # drawn at random for each seat count
TRIES = 60  # to find one that the rules allow
THOROUGH = COMPILED or SIZE == "large"
FEW = 8

# Kinds of events that show everybody something which leaves no trace in the view (a die roll).
SHOWN_AND_GONE: dict[str, frozenset[str]] = {}


class Table(NamedTuple):
    """A game, how many play it, and the options that are not left at their default."""

    game: str
    seats: int
    options: tuple[tuple[str, Value], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *[f"{name}={value}" for name, value in self.options]])

    def rules(self) -> Game[Any]:
        return allmende.game(self.game)

    def new(self, seed: int) -> State:
        state: State = self.rules().new(self.seats, seed, **dict(self.options))
        return state


def each_game(test: Callable[..., None]) -> Callable[..., None]:
    """Runs a test for every game: its argument `name`."""
    return _parametrized(test, "name", allmende.games())


def each_table(test: Callable[..., None]) -> Callable[..., None]:
    """Runs a test for every table of every game, or for the fewest: its argument `table`."""
    return _parametrized(test, "table", _all(every if THOROUGH else fewest))


def few_tables(test: Callable[..., None]) -> Callable[..., None]:
    """Runs a test for a few tables of every game, or for the fewest: its argument `table`."""
    return _parametrized(test, "table", _all(few if THOROUGH else fewest))


def sized_tables(test: Callable[..., None]) -> Callable[..., None]:
    """Runs a test for a few tables of every game, or for all of them if the tests are large: its argument `table`."""
    return _parametrized(test, "table", _all(every if SIZE == "large" else few if COMPILED else fewest))


def _parametrized(test: Callable[..., None], argument: str, values: Sequence[object]) -> Callable[..., None]:
    marked: Callable[..., None] = pytest.mark.parametrize(argument, values, ids=str)(test)
    return marked


def _all(chosen: Callable[[str], Sequence[Table]]) -> list[Table]:
    return [table for name in allmende.games() for table in chosen(name)]


def why_refused(table: Table) -> str | None:
    """What the game says against this table; None if it can be played."""
    try:
        table.rules().settle_options(table.seats, dict(table.options))
    except SetupError as error:
        return str(error)
    return None


def values(game: Game[Any]) -> list[tuple[str, Value]]:
    """Every value of every option. An option without choices takes anything: its default stands for all."""
    return [
        (name, value)
        for name, option in game.options.items()
        for value in (option.choices or (option.default,))
    ]


def proposed(name: str) -> list[Table]:
    """Each seat count as it comes out of the box, and with each single value of an option."""
    game = allmende.game(name)
    found: list[Table] = []
    for seats in game.seats:
        found.append(Table(name, seats))
        found += [
            Table(name, seats, ((option, value),))
            for option, value in values(game)
            if value != game.options[option].default
        ]
    return found


@cache
def refused(name: str) -> list[tuple[Table, str]]:
    return [(table, why) for table in proposed(name) if (why := why_refused(table)) is not None]


@cache
def every(name: str) -> list[Table]:
    game = allmende.game(name)
    found = [table for table in proposed(name) if why_refused(table) is None]
    chance = FastStream(2026)
    if len(game.options) > 1:
        for seats in game.seats:
            for _ in range(COMBINATIONS):
                found += _drawn(game, seats, {}, chance)
        for option, value in values(game):  # those that are allowed only together with others
            if not any(_value(table, option) == value for table in found):
                for seats in game.seats:
                    found += _drawn(game, seats, {option: value}, chance)
    return list(dict.fromkeys(found))


def _drawn(game: Game[Any], seats: int, fixed: dict[str, Value], chance: FastStream) -> list[Table]:
    """A random combination of options that the rules allow, if one is found."""
    for _ in range(TRIES):
        drawn: dict[str, Value] = {}
        for name, option in game.options.items():
            choices = option.choices or (option.default,)
            drawn[name] = fixed.get(name, choices[chance.below(len(choices))])
        given = [(name, value) for name, value in drawn.items() if value != game.options[name].default]
        table = Table(game.name, seats, tuple(given))
        if why_refused(table) is None:
            return [table]
    return []


def _value(table: Table, option: str) -> Value:
    default: Value = table.rules().options[option].default
    return dict(table.options).get(option, default)


@cache
def few(name: str) -> list[Table]:
    """Every seat count out of the box, then whatever brings most values of options not met so far."""
    found = [Table(name, seats) for seats in allmende.game(name).seats if Table(name, seats) in every(name)]
    met = {value for table in found for value in _features(table)}
    while len(found) < FEW:
        best = max(every(name), key=lambda table: len(_features(table) - met))
        if not _features(best) - met:
            break
        found.append(best)
        met |= _features(best)
    return found


@cache
def fewest(name: str) -> list[Table]:
    """The fewest seats, the most, and the most options."""
    plain = [table for table in few(name) if not table.options]
    rich = max(few(name), key=lambda table: len(table.options))
    return list(dict.fromkeys([plain[0], plain[-1], rich]))


def _features(table: Table) -> set[tuple[str, Value]]:
    return {(option, _value(table, option)) for option in table.rules().options}
