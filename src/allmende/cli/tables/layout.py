"""How the parts of a drawn table are laid out; shared by all games."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table


def grid(parts: Sequence[RenderableType], across: int, width: int) -> Table:
    """Parts side by side in rows, all of one width."""
    table = Table.grid(padding=0)
    for _ in range(across):
        table.add_column(width=width // across)
    for start in range(0, len(parts), across):
        table.add_row(*parts[start : start + across])
    return table
