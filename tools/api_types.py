"""Writes the browser's types of the server's messages and of the games' views: `python tools/api_types.py` after a change
to the messages or to a game's shapes.py.

A test compares what this makes with what is committed, so that nothing is typed twice and nothing drifts.
"""

from __future__ import annotations

import inspect
import json
from pathlib import Path
from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from allmende.core.catalog import folder
from allmende.server import messages
from allmende.server.schema_of_views import view_schemas

TARGET = Path(__file__).parent.parent / "web" / "src" / "api" / "messages.ts"
VIEWS = TARGET.parent / "views"
HEAD = "// Made from src/allmende/server/messages by tools/api_types.py. Not to be edited.\n"
PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
    "object": "unknown",
}


def models() -> list[type[BaseModel]]:
    """All messages, in the order of their module."""
    found = [
        item for item in vars(messages).values() if inspect.isclass(item) and issubclass(item, BaseModel)
    ]
    return [item for item in found if item is not BaseModel and item.model_fields]


def typescript(schema: dict[str, Any]) -> str:
    """One schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(typescript(part) for part in schema["anyOf"]))
    if schema.get("type") == "array":
        inner = typescript(schema.get("items", {}))
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if schema.get("type") == "object" and schema.get("additionalProperties"):
        values = schema["additionalProperties"]
        return f"Record<string, {'unknown' if values is True else typescript(values)}>"
    return PLAIN.get(str(schema.get("type")), "unknown")


def interface(name: str, schema: dict[str, Any], answer: bool) -> str:
    """One message. What an answer has by default is always sent; what a body has by default may be left out."""
    lines = [f"export interface {name} {{"]
    required = schema.get("required", [])
    for field, part in schema.get("properties", {}).items():
        if "description" in part:
            lines.append(f"  /** {part['description']} */")
        lines.append(f"  {field}{'' if answer or field in required else '?'}: {typescript(part)};")
    return "\n".join([*lines, "}", ""])


def types() -> str:
    """The whole file."""
    wanted = models()
    _, schema = models_json_schema([(model, "validation") for model in wanted], ref_template="{model}")
    answers = {model.__name__ for model in wanted if issubclass(model, messages.Answer)}
    parts = [
        interface(model.__name__, schema["$defs"][model.__name__], model.__name__ in answers)
        for model in wanted
    ]
    return "\n".join([HEAD, *parts])


def view_types(game: str, schema: dict[str, Any]) -> str:
    """The shapes of one game's view; the whole is `View`."""
    head = f"// Made from src/allmende/games/{folder(game).name}/shapes.py by tools/api_types.py. Not to be edited.\n"
    return "\n".join([head, *[interface(name, part, False) for name, part in schema["$defs"].items()]])


def all_files() -> dict[Path, str]:
    views = {
        VIEWS / f"{folder(game).name}.ts": view_types(game, part) for game, part in view_schemas().items()
    }
    return {TARGET: types(), **views}


if __name__ == "__main__":
    VIEWS.mkdir(exist_ok=True)
    for file, text in all_files().items():
        file.write_text(text, encoding="utf-8")
