"""The playthroughs that are written down are still played and told the same way."""

from __future__ import annotations

import difflib

import pytest

import allmende
from tests.conformance import playthrough
from tests.conformance.playthrough import Variant

REMEDY = "if that is meant: python -m tests.conformance.playthrough --write"

VARIANTS = [variant for name in allmende.games() for variant in playthrough.variants(name)]


@pytest.mark.parametrize("variant", VARIANTS, ids=[variant.file for variant in VARIANTS])
def test_playthrough(variant: Variant) -> None:
    file = playthrough.FOLDER / variant.file
    assert file.exists(), f"no playthrough; {REMEDY} {variant.table.game}"
    written, told = file.read_text("utf-8").splitlines(), playthrough.told(variant).splitlines()
    changes = list(difflib.unified_diff(written, told, "written", "played", lineterm="", n=1))
    assert not changes, "\n".join(
        [f"{variant.file} has changed; {REMEDY} {variant.table.game}", *changes[:30]]
    )


def test_every_file_is_played() -> None:
    files = {file.name for file in playthrough.FOLDER.glob("*.txt")}
    assert files == {variant.file for variant in VARIANTS}
