"""The games' views as JSON Schema, from their declared shapes (`games/<game>/shapes.py`)."""

from __future__ import annotations

import importlib
import types
import typing
from typing import Any

from allmende.core.catalog import folder, games

PLAIN = {int: "integer", str: "string", bool: "boolean", float: "number", type(None): "null"}


def view_schemas() -> dict[str, dict[str, Any]]:
    """For each game that declares one, the schema of its view, with everything it is made of under `$defs`."""
    found = {}
    for game in games():
        if (folder(game) / "shapes.py").is_file():
            module = importlib.import_module(f"allmende.games.{folder(game).name}.shapes")
            defs: dict[str, Any] = {}
            found[game] = {**schema_of(module.View, defs), "$defs": defs}
    return found


def schema_of(hint: Any, defs: dict[str, Any]) -> dict[str, Any]:
    """One type; what it refers to is put into `defs`."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if typing.is_typeddict(hint):
        name = hint.__name__
        if name not in defs:
            defs[name] = {}  # named first: a shape may hold its like
            hints = typing.get_type_hints(hint)
            marked = typing.get_type_hints(hint, include_extras=True)  # `__required_keys__` can't read texts
            defs[name] = {
                "type": "object",
                "properties": {key: schema_of(part, defs) for key, part in hints.items()},
                "required": [
                    key for key in hints if typing.get_origin(marked[key]) is not typing.NotRequired
                ],
                "additionalProperties": False,
            }
        return {"$ref": f"#/$defs/{name}"}
    if origin in (typing.Union, types.UnionType):
        return {"anyOf": [schema_of(part, defs) for part in args]}
    if origin is list:
        return {"type": "array", "items": schema_of(args[0], defs)}
    if origin is dict:
        return {"type": "object", "additionalProperties": schema_of(args[1], defs)}
    if origin is typing.Literal:
        return {"enum": list(args)}
    if hint in PLAIN:
        return {"type": PLAIN[hint]}
    raise TypeError(f"a view holds no {hint!r}")
