"""Lets the package's models of a game play with its numbers of today: after a change so small that what they know is nearly true.

    python tools/adopt_models.py villagers

A model is refused with other numbers than those it learned from. That is right where they matter; then it is trained again. Whether
they do, an arena tells: `--components` and a preset give the numbers before.
"""

from __future__ import annotations

import sys
from pathlib import Path

from allmende.bots.model import MODELS, check_fits, load, save
from allmende.core.catalog import game


def adopt(file: Path) -> None:
    """Raises NoModel, and leaves the file as it is, if more than numbers has changed since."""
    model = load(file)
    today = game(model.game)
    model.components = today.components.digest
    check_fits(model, today.new(model.seats, 1), str(file))
    save(model, file)


def main() -> None:
    for name in sys.argv[1:]:
        for file in sorted(MODELS.glob(f"{name}-*.model")):
            adopt(file)
            print(file.name)


if __name__ == "__main__":
    main()
