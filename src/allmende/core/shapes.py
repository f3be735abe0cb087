"""The shape of a view. Each game declares its own in `shapes.py`: `Table`, what it adds, `Pending`, and `View`, the whole.

The browser's types are made from these (`tools/api_types.py`), and the conformance suite holds every view against them.
"""

from __future__ import annotations

from typing import TypedDict


class Common(TypedDict):
    """What every view has."""

    game: str
    seat: int | None  # who looks; None: a spectator
    seats: int
    options: dict[str, bool | int | str]
    over: bool
    to_move: int | None


class Asked(TypedDict):
    """What is being decided: its kind ('hidden' if the looker may not know) and whose it is."""

    kind: str
    seat: int
