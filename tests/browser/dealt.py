"""`allmende serve`, where deals and bots' dice follow from the name of the running test, so that it goes the same way every time.

python -m tests.browser.dealt FILE serve …      FILE holds that name
"""

from __future__ import annotations

import secrets
import sys
from hashlib import sha256
from itertools import count
from pathlib import Path

from allmende.cli import main

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


if __name__ == "__main__":
    deal_by(Path(sys.argv.pop(1)))
    main()
