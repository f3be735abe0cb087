"""A copy of the checkout with one folder more: the toy game Pebbles (tests/data/fifth_game)."""

from __future__ import annotations

import shutil
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "tests" / "data" / "fifth_game" / "pebbles"


def with_fifth_game(place: Path) -> Path:
    ignored = shutil.ignore_patterns("*.so", "__pycache__")
    for name in ("src", "tests", "docs", "tools"):
        shutil.copytree(ROOT / name, place / name, ignore=ignored)
    for name in ("pyproject.toml", "README.md", "mkdocs.yml"):
        shutil.copy(ROOT / name, place)
    (place / "build").mkdir()
    shutil.copytree(FOLDER, place / "src" / "allmende" / "games" / "pebbles")
    return place
