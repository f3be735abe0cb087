"""The shape of Pebbles' view."""

from __future__ import annotations

from allmende.core.shapes import Asked, Common


class View(Common):
    heap: int
    taken: list[int]
    pending: Asked | None
