"""The rules page has every tile as the components file has it, in every language by the names of the texts."""

from __future__ import annotations

import re

import pytest

import allmende
from allmende.core.catalog import folder
from allmende.core.manifest import rulebook_languages
from allmende.core.words import Words


def test_every_tile_stands_there_as_the_file_has_it() -> None:
    text = (folder("black-forest") / "rulebook" / "en.md").read_text("utf-8")
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


@pytest.mark.parametrize("language", rulebook_languages("black-forest"))
def test_every_tile_stands_there_by_its_name_price_and_points(language: str) -> None:
    text = (folder("black-forest") / "rulebook" / f"{language}.md").read_text("utf-8")
    speak = Words(language, [folder("black-forest") / "text"])
    rows = {
        cells[0]: cells
        for line in text.splitlines()
        if len(cells := [cell.strip() for cell in line.strip("|").split("|")]) in (5, 6)
    }
    parts = allmende.game("black-forest").components
    tiles = parts.section("small_buildings").tables("faces") + parts.section("large_buildings").tables(
        "tiles"
    )
    kinds: dict[str, set[str]] = {}
    for tile in tiles:
        _, name, cost, points, kind, _ = rows[tile.text("id")]
        assert plain(name) == plain(speak.value("building", tile.text("id")))
        prices = [part.split(" ", 1) for part in cost.split(", ")]
        assert [int(count) for count, _ in prices] == list(tile.data["cost"].values())
        for (_, good), asked in zip(prices, tile.data["cost"], strict=True):
            assert speak.value("good", asked) in good
        assert int(points) == tile.integer("points")
        kinds.setdefault(tile.text("kind"), set()).add(kind)
    assert len(kinds) == 4
    assert all(len(words) == 1 for words in kinds.values())
    for job in parts.section("jobs").tables("tiles"):
        assert plain(rows[job.text("id")][1]) == plain(speak.value("job", job.text("id")))


@pytest.mark.parametrize("language", rulebook_languages("black-forest"))
def test_every_tradesperson_stands_there_by_their_name(language: str) -> None:
    text = (folder("black-forest") / "rulebook" / f"{language}.md").read_text("utf-8")
    speak = Words(language, [folder("black-forest") / "text"])
    doers = {
        name
        for row in re.findall(r"^\| ([^|]+) \| [^|]+ \|$", text, re.MULTILINE)
        for name in row.split(", ")
    }
    trades = allmende.game("black-forest").components.tables("tradesperson")
    assert len(trades) == 17
    assert {speak.value("trade", trade.text("id")) for trade in trades} <= doers


def plain(name: str) -> str:
    """Without the typographer's apostrophe, which the components don't have."""
    return name.replace("’", "'")
