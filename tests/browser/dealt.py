"""`allmende serve`, where deals and bots' dice follow from the name of the running test, so that it goes the same way every time.

python -m tests.browser.dealt FILE serve …      FILE holds that name; FILE.numbers may name earlier numbers for new tables
"""

from __future__ import annotations

import secrets
import sys
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

from allmende.cli import main
from allmende.core.catalog import game
from allmende.core.game import Game
from allmende.server.tables import opening

SEED_BYTES = 32  # only a game's seed is that long


def deal_by(file: Path) -> None:
    """Seeds of games and of bots come from the file's text and how often something was drawn since it was written."""
    token_hex = secrets.token_hex
    name, drawn = "", count()

    def digits() -> str:
        nonlocal name, drawn
        if file.exists() and (now := file.read_text("utf-8")) != name:
            name, drawn = now, count()
        return sha256(f"{name} {next(drawn)}".encode()).hexdigest()

    secrets.token_hex = lambda nbytes=None: digits() if nbytes == SEED_BYTES else token_hex(nbytes)
    secrets.randbits = lambda k: int(digits(), 16) % 2**k


def deal_with(file: Path) -> None:
    """New tables get the numbers that the file names, as if they had been opened at that time."""

    def game_of_then(name: str) -> Game[Any]:
        return game(name, components=file.read_text("utf-8") if file.exists() else None)

    patch.object(opening, "find_game", game_of_then).start()


if __name__ == "__main__":
    deals = Path(sys.argv.pop(1))
    deal_by(deals)
    deal_with(deals.with_name(deals.name + ".numbers"))
    main()
