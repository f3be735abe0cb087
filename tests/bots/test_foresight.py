"""What a model expects of each choice: chances that add up, the same for whoever imagines the same, and one more on request."""

from __future__ import annotations

from pathlib import Path

import pytest

import allmende
from allmende.bots.advice import Budget, Notes
from allmende.bots.foresight import model_at, prospects
from allmende.bots.insight import insight
from allmende.bots.learned import Line, Thinker
from allmende.bots.model import Model, load
from tests.bots.models import tiny_file

FEW = Budget(iterations=20)


@pytest.fixture
def model(tmp_path: Path) -> Model:
    return load(Path(tiny_file(tmp_path, allmende.game("village").new(3, 1))))


@pytest.mark.parametrize("game", allmende.games())
@pytest.mark.parametrize("seats", [2, 3])
def test_every_choice_has_scores_and_chances(game: str, seats: int, tmp_path: Path) -> None:
    state = allmende.game(game).new(seats, 5)
    model = load(Path(tiny_file(tmp_path, state)))
    seat = state.decision().seat
    imagined = state.determinize(seat, 1)
    found = prospects(model, imagined, seat, 7, FEW)
    assert len({one.code for one in found}) == len(found) > 1
    assert {one.code for one in found} <= set(state.legal)
    after_the_best = [one.value for one in found[1:]]
    assert after_the_best == sorted(after_the_best, reverse=True)
    for one in found:
        assert len(one.scores) == len(one.chances) == seats
        assert sum(one.chances) == pytest.approx(1.0, abs=1e-4)
        assert min(one.chances) >= 0
        lead = one.scores[seat] - max(one.scores[other] for other in range(seats) if other != seat)
        # With more opponents the best of them may be another one from world to world
        assert one.value == pytest.approx(lead, abs=1e-3) if seats == 2 else one.value <= lead + 1e-3
    assert prospects(model, imagined, seat, 7, FEW) == found


def test_alone_the_rest_of_the_chance_is_the_sim_bakers(tmp_path: Path) -> None:
    state = allmende.game("pandemain").new(1, 5, sim_bakers="hans")
    model = load(Path(tiny_file(tmp_path, state)))
    found = prospects(model, state.determinize(0, 1), 0, 7, FEW)
    assert len(found) > 1
    for one in found:
        assert len(one.scores) == len(one.chances) == 2
        assert sum(one.chances) == pytest.approx(1.0, abs=1e-4)
        assert one.value == pytest.approx(one.scores[0] - one.scores[1], abs=1e-3)


def test_a_choice_stands_for_a_line_to_the_end_of_the_turn(model: Model) -> None:
    state = allmende.game("village").new(3, 5)
    seat = state.decision().seat
    longer = 0
    for one in prospects(model, state.determinize(seat, 1), seat, 7, FEW):
        after = state.determinize(seat, 1)
        for code in one.codes:
            assert after.decision().seat == seat
            after.apply(code)
        assert one.codes[0] == one.code
        assert after.revealed or after.to_move != seat
        longer += len(one.codes) > 1
    assert longer


def test_the_best_is_what_looking_ahead_chose_and_the_others_were_looked_at_too(
    model: Model, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There was time for one line only, and not for the one that the first look liked best."""
    chosen: list[Line] = []
    again: list[tuple[int, int]] = []

    def run(thinker: Thinker, budget: Budget, notes: Notes) -> list[Line]:
        *others, last = thinker.first_look(budget, 0.0)
        chosen.append(last)
        carry_on(thinker, [last], 3)
        return [last, *others]

    def noted(thinker: Thinker, lines: list[Line], worlds: int) -> None:
        again.append((len(lines), worlds))
        carry_on(thinker, lines, worlds)

    carry_on = Thinker.carry_on
    monkeypatch.setattr(Thinker, "run", run)
    monkeypatch.setattr(Thinker, "carry_on", noted)
    state = allmende.game("village").new(3, 5)
    seat = state.decision().seat
    found = prospects(model, state.determinize(seat, 1), seat, 7, FEW)
    assert found[0].codes == chosen[0].codes
    assert len(found) > 1
    assert again == [(len(found) - 1, 2)]


def test_what_is_not_worth_trying_is_weighed_on_request(
    model: Model, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = allmende.game("village").new(3, 5)
    seat = state.decision().seat
    first, *others = state.legal
    monkeypatch.setattr(insight("village"), "sensible", lambda state: [state.legal[-1]])
    assert first not in {one.code for one in prospects(model, state.determinize(seat, 1), seat, 7, FEW)}
    assert first in {one.code for one in prospects(model, state.determinize(seat, 1), seat, 7, FEW, first)}
    assert others


def test_only_where_there_is_a_model_and_somebody_to_win_against() -> None:
    for game in allmende.games():
        assert model_at(allmende.game(game).new(2, 1)) is not None
    assert model_at(allmende.game("villagers").new(5, 1)) is None
    assert model_at(allmende.game("black-forest").new(1, 1)) is None
    pandemain = allmende.game("pandemain")
    for name in ("rudolf", "hans", "helga"):
        assert model_at(pandemain.new(1, 1, sim_bakers=name)) is not None
    for scenario in ("famine_in_ulm", "taking_the_cloth", "hail_lord_of_the_castle"):
        assert model_at(pandemain.new(1, 1, scenario=scenario)) is not None
    assert model_at(pandemain.new(1, 1, sim_cards="gentle")) is None  # of them it would expect far too much
    assert model_at(pandemain.new(1, 1, sim_bakers="rudolf-hans")) is None
    assert model_at(pandemain.new(2, 1, sim_bakers="hans")) is None
