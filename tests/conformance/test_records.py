"""Records and fields: whatever makes a state what it is can be written out and read back."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from typing import Any

import allmende
from allmende import State
from allmende.core.catalog import folder
from allmende.core.decisions import Record
from allmende.core.state import pack
from tests.conformance.sampling import random_game, samples
from tests.conformance.tables import Table, each_game, few_tables
from tests.engine import COMPILED, needs_sources


def modules_of(name: str) -> list[Any]:
    package = importlib.import_module(f"allmende.games.{folder(name).name}")
    found = pkgutil.walk_packages(package.__path__, package.__name__ + ".")
    return [importlib.import_module(module.name) for module in found]


def record_classes(name: str) -> list[type]:
    """The classes of records in a game's modules, but for those that only serve as bases."""
    found = [
        thing
        for module in modules_of(name)
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, Record) and thing.__module__ == module.__name__
    ]
    return [cls for cls in found if not any(other is not cls and issubclass(other, cls) for other in found)]


@each_game
def test_every_record_is_known_to_the_game(name: str) -> None:
    known = list(allmende.game(name).records())
    assert len({cls.__name__ for cls in known}) == len(known)
    for cls in record_classes(name):
        assert cls in known, f"{cls.__name__} is missing in records()"


@needs_sources
@each_game
def test_parts_are_what_the_constructor_takes(name: str) -> None:
    """Beyond the parts it may take what saves it work, and can do without."""
    for cls in allmende.game(name).records():
        assert issubclass(cls, Record)
        taken = [] if cls.__init__ is object.__init__ else list(inspect.signature(cls).parameters.values())
        parts = len(cls.PARTS)
        assert list(cls.PARTS) == [parameter.name for parameter in taken[:parts]], cls.__name__
        assert all(parameter.default is not inspect.Parameter.empty for parameter in taken[parts:]), (
            cls.__name__
        )


def records_in(value: Any) -> list[Record]:
    """All records inside a value, at any depth."""
    if isinstance(value, Record):
        parts = [getattr(value, part) for part in type(value).PARTS]
        return [value, *[record for part in parts for record in records_in(part)]]
    if isinstance(value, list | tuple):
        return [record for item in value for record in records_in(item)]
    return []


def records_of(state: State) -> list[Record]:
    return records_in([state.stack, *[getattr(state, field) for field in type(state).FIELDS]])


@few_tables
def test_a_record_is_its_parts(table: Table) -> None:
    met: set[type] = set()
    for state in samples(table, 30):
        for record in records_of(state):
            cls = type(record)
            assert cls in table.rules().records(), cls.__name__
            met.add(cls)
            parts = [getattr(record, part) for part in cls.PARTS]
            again = cls(*parts)
            assert pack(again) == pack(record)
            if not COMPILED:  # whatever else it holds follows from the parts
                assert set(vars(record)) >= set(cls.PARTS), cls.__name__
                assert {name: pack(value) for name, value in vars(again).items()} == {
                    name: pack(value) for name, value in vars(record).items()
                }, cls.__name__
    assert met


# Who else refers to a list says nothing about the game, and is found out anew (Villagers).
PASSING = {"owned"}


@needs_sources
@few_tables
def test_fields_cover_the_whole_state(table: Table) -> None:
    """Apart from what the kernel keeps, a state holds only its FIELDS, and things that belong to the game."""
    game, state = table.rules(), table.new(1)
    kernels = set(vars(State(game, table.seats, state.options, state.stream)))
    things = list(vars(game).values())
    things += [part for thing in things if isinstance(thing, dict) for part in thing.values()]
    constant = {name for name, value in vars(state).items() if any(value is thing for thing in things)}
    fields = set(type(state).FIELDS)
    assert len(fields) == len(type(state).FIELDS)
    assert not fields & kernels
    assert set(vars(state)) - kernels - constant - PASSING == fields - constant


@few_tables
def test_a_state_is_plain_data(table: Table) -> None:
    """Numbers, texts, lists and records: nothing that a frame would lose."""
    for state in samples(table, 12):
        for field in type(state).FIELDS:
            _check_plain(getattr(state, field), field)


def _check_plain(value: Any, where: str) -> None:
    if isinstance(value, Record):
        for part in type(value).PARTS:
            _check_plain(getattr(value, part), f"{where}.{part}")
    elif isinstance(value, list | tuple):
        for item in value:
            _check_plain(item, where)
    else:
        assert value is None or isinstance(value, bool | int | str), f"{where} holds a {type(value).__name__}"


@few_tables
def test_every_field_counts(table: Table) -> None:
    """What a field holds is in the key: states that differ have different packs."""
    states = random_game(table).states
    assert len({state.key() for state in states}) == len(states)
