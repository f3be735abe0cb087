"""What a model expects of each choice: chances that add up, the same for whoever imagines the same, and one more on request."""

from __future__ import annotations

from pathlib import Path

import pytest

import allmende
from allmende.bots import foresight
from allmende.bots.foresight import model_at, prospects
from allmende.bots.insight import insight
from allmende.bots.model import Model, load
from tests.bots.models import tiny_file


@pytest.fixture
def model(tmp_path: Path) -> Model:
    return load(Path(tiny_file(tmp_path, allmende.game("village").new(3, 1))))


def test_every_choice_has_scores_and_chances(model: Model, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foresight, "NODES", 30)
    state = allmende.game("village").new(3, 5)
    seat = state.decision().seat
    imagined = state.determinize(seat, 1)
    found = prospects(model, imagined, seat, 7)
    assert len({one.code for one in found}) == len(found) > 1
    assert {one.code for one in found} <= set(state.legal)
    assert [one.value for one in found] == sorted((one.value for one in found), reverse=True)
    for one in found:
        assert len(one.scores) == len(one.chances) == 3
        assert sum(one.chances) == pytest.approx(1.0, abs=1e-4)
        assert one.value == pytest.approx(
            one.scores[seat] - max(one.scores[other] for other in range(3) if other != seat), abs=1e-4
        )
    assert prospects(model, imagined, seat, 7) == found


def test_what_is_not_worth_trying_is_weighed_on_request(
    model: Model, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(foresight, "NODES", 10)
    state = allmende.game("village").new(3, 5)
    seat = state.decision().seat
    first, *others = state.legal
    monkeypatch.setattr(insight("village"), "sensible", lambda state: [state.legal[-1]])
    assert first not in {one.code for one in prospects(model, state.determinize(seat, 1), seat, 7)}
    assert first in {one.code for one in prospects(model, state.determinize(seat, 1), seat, 7, first)}
    assert others


def test_only_where_a_model_judges_turns_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    two = allmende.game("village").new(2, 1)
    assert model_at(two) is not None
    monkeypatch.setattr(insight("village"), "learned_habits", {2: {"tree": 8}})
    assert model_at(two) is None
    assert model_at(allmende.game("villagers").new(2, 1)) is None
    assert model_at(allmende.game("villagers").new(1, 1)) is None
