"""Views have the shape that is declared for them: nothing missing, nothing more, everything of its type."""

from __future__ import annotations

import importlib
import types
import typing
from typing import Any

from allmende.core.catalog import folder
from tests.conformance.sampling import samples
from tests.conformance.tables import Table, each_game, each_table


def shape(game: str) -> Any:
    return importlib.import_module(f"allmende.games.{folder(game).name}.shapes").View


def check(value: Any, hint: Any, path: str) -> None:
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if typing.is_typeddict(hint):
        assert isinstance(value, dict), path
        hints = typing.get_type_hints(hint)
        assert set(value) <= set(hints), f"{path} has {set(value) - set(hints)} undeclared"
        marked = typing.get_type_hints(hint, include_extras=True)
        needed = {key for key in hints if typing.get_origin(marked[key]) is not typing.NotRequired}
        assert needed <= set(value), f"{path} lacks {needed - set(value)}"
        for key, part in value.items():
            check(part, hints[key], f"{path}.{key}")
    elif origin in (typing.Union, types.UnionType):
        fits = 0
        for option in args:
            try:
                check(value, option, path)
                fits += 1
            except AssertionError:
                continue
        assert fits, f"{path}: {value!r} is none of {args}"
    elif origin is list:
        assert isinstance(value, list), path
        for place, item in enumerate(value):
            check(item, args[0], f"{path}[{place}]")
    elif origin is dict:
        assert isinstance(value, dict), path
        for key, item in value.items():
            assert isinstance(key, str), path
            check(item, args[1], f"{path}.{key}")
    elif origin is typing.Literal:
        assert value in args, f"{path}: {value!r} is none of {args}"
    else:
        assert type(value) is hint, f"{path}: {value!r} is no {hint.__name__}"


@each_table
def test_views_have_their_declared_shape(table: Table) -> None:
    for state in samples(table, 12):
        for seat in [None, *range(table.seats)]:
            check(state.view(seat), shape(table.game), "view")


@each_game
def test_declared_types_say_something(name: str) -> None:
    """No `Any`, `object` or bare container hides what a view holds."""
    seen: set[Any] = set()

    def walk(hint: Any) -> None:
        if hint in seen:
            return
        if typing.is_typeddict(hint):
            seen.add(hint)
            for part in typing.get_type_hints(hint).values():
                walk(part)
            return
        assert hint not in (Any, object, dict, list), f"{name}: {hint}"
        for part in typing.get_args(hint):
            if typing.get_origin(hint) is not typing.Literal:
                walk(part)

    walk(shape(name))
