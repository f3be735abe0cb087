"""`python -m allmende.server.schema`: all messages and the games' views as one JSON Schema, from which the browser's types
are made."""

from __future__ import annotations

import inspect
import json
from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from allmende.server import messages
from allmende.server.schema_of_views import view_schemas


def message_types() -> list[type[BaseModel]]:
    """Every message, subject by subject."""
    return [
        found
        for found in vars(messages).values()
        if inspect.isclass(found)
        and issubclass(found, messages.Body | messages.Answer)
        and found not in (messages.Body, messages.Answer)
    ]


def schema() -> dict[str, Any]:
    """Bodies as they are taken, answers as they are given (with every field present)."""
    modes: list[Any] = [
        (found, "validation" if issubclass(found, messages.Body) else "serialization")
        for found in message_types()
    ]
    _, definitions = models_json_schema(modes, title="Allmende", ref_template="#/$defs/{model}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **definitions,
        "views": view_schemas(),
    }


if __name__ == "__main__":
    print(json.dumps(schema(), indent=2))
