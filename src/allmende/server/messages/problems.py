"""What goes wrong, in words and as data."""

from __future__ import annotations

from pydantic import Field

from allmende.server.messages.common import Answer, Value


class Why(Answer):
    """Why an action is refused, with the number of its rule."""

    key: str
    text: str
    rule: str
    args: dict[str, Value] = {}


class Problem(Answer):
    """Every error has this shape."""

    error: str = Field(description="a short name for programs: stale, illegal, not-your-turn …")
    message: str = Field(description="a sentence for people, in their language")
    reason: Why | None = None
    details: list[str] = []
    seq: int | None = Field(None, description="where the table is now, when the request was behind it")
