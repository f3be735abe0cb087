"""What all messages are made of."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints, model_validator

from allmende.core.legible import legible


def _legible(given: Any) -> Any:
    return legible(given) if isinstance(given, str) else given


Number = Annotated[int, Field(ge=0, le=2**31 - 1)]
# What others read, in one line: signs that steer a terminal or turn the direction of writing are left out.
Name = Annotated[str, BeforeValidator(_legible), StringConstraints(min_length=1, max_length=40)]
Key = Annotated[str, StringConstraints(min_length=1, max_length=100, pattern=r"^[\x20-\x7e]+$")]
BotName = Annotated[str, StringConstraints(min_length=1, max_length=100, pattern=r"^[\x21-\x7e]+$")]
Value = bool | int | str


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    @model_validator(mode="before")
    @classmethod
    def _can_be_stored(cls, given: Any) -> Any:
        """NUL and halves of characters are no text for a database."""
        for text in _texts(given):
            if "\x00" in text or any("\ud800" <= sign <= "\udfff" for sign in text):
                raise ValueError("a text must not hold NUL or half a character")
        return given


def _texts(given: Any) -> list[str]:
    """All texts in what was sent, keys too."""
    found: list[str] = []
    todo = [given]
    while todo:
        part = todo.pop()
        if isinstance(part, str):
            found.append(part)
        elif isinstance(part, dict):
            todo += [*part, *part.values()]
        elif isinstance(part, list):
            todo += part
    return found


class Answer(BaseModel):
    model_config = ConfigDict(extra="forbid", json_schema_serialization_defaults_required=True)
