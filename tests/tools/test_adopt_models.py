"""Models are taken over to other numbers only where nothing else has changed."""

from __future__ import annotations

from pathlib import Path

import pytest

import allmende
from allmende.bots.model import MODELS, NoModel, check_fits, load, save
from tools.adopt_models import adopt


def test_a_model_of_other_numbers_plays_with_todays(tmp_path: Path) -> None:
    model, file = load(MODELS / "village-2.model"), tmp_path / "village-2.model"
    model.components = allmende.game("village", components="2026-11-18").components.digest
    save(model, file)
    state = allmende.game("village").new(2, 1)
    with pytest.raises(NoModel, match="for other components"):
        check_fits(load(file), state, "it")
    adopt(file)
    check_fits(load(file), state, "it")


def test_a_model_that_sees_something_else_stays_as_it_was(tmp_path: Path) -> None:
    model, file = load(MODELS / "village-2.model"), tmp_path / "village-2.model"
    model.components, model.layout = "before", "before"
    save(model, file)
    before = file.read_bytes()
    with pytest.raises(NoModel, match="in another way"):
        adopt(file)
    assert file.read_bytes() == before
