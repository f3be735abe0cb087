"""The notebooks run, and the output next to their cells is what they print (tools/notebooks.py writes it)."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tools.notebooks import FOLDER, code_cells, outputs_of


def shape(output: dict[str, object]) -> str:
    """What is printed, whatever the figures are: bots may learn to play otherwise. Of pictures, that there is one."""
    printed = output.get("text")
    if isinstance(printed, list):
        return re.sub(r"[-+]?\d+(\.\d+)?|None|\s+", "#", "".join(printed))
    data = output["data"]
    assert isinstance(data, dict)
    return f"{''.join(data['text/plain'])} {sorted(data)}"


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.ipynb")), ids=lambda file: file.stem)
def test_a_notebook_runs_and_shows_what_it_says(file: Path) -> None:
    notebook = json.loads(file.read_text("utf-8"))
    kept = [cell["outputs"] for cell in code_cells(notebook)]
    found = outputs_of(notebook)
    assert any(found)
    for number, (before, now) in enumerate(zip(kept, found, strict=True), 1):
        if number > 2:  # the first ones name sources, and which are largest goes by the figures
            assert [shape(one) for one in before] == [shape(one) for one in now], f"cell {number}"
        else:
            assert len(before) == len(now), f"cell {number}"


def test_there_are_some() -> None:
    assert list(FOLDER.glob("*.ipynb"))
