"""The rules page has every tile as the components file has it."""

from __future__ import annotations

from pathlib import Path

import pytest

import allmende

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs" / "rules" / "black-forest.md"

pytestmark = pytest.mark.skipif(not PAGE.exists(), reason="only where the documentation lies beside the code")


def test_every_tile_stands_there_as_the_file_has_it() -> None:
    text = PAGE.read_text("utf-8")
    parts = allmende.game("black-forest").components
    tiles = parts.section("small_buildings").tables("faces") + parts.section("large_buildings").tables(
        "tiles"
    )
    for tile in tiles:
        cost = ", ".join(f"{count} {kind}" for kind, count in tile.data["cost"].items())
        row = [
            tile.text("id"),
            tile.text("name"),
            cost,
            str(tile.integer("points")),
            tile.text("kind"),
            tile.text("text"),
        ]
        assert f"| {' | '.join(row)} |" in text
    for job in parts.section("jobs").tables("tiles"):
        assert f"| {job.text('id')} | {job.text('name')} |" in text
