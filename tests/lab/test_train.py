"""Training: games become rows and targets, these a model, and a folder goes on where it was left."""

from __future__ import annotations

import io
import itertools
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import allmende
from allmende.bots.ahead import Seer
from allmende.bots.ends import row, row_names
from allmende.bots.insight import evaluate, insight
from allmende.bots.model import Model, check_fits, load, save
from allmende.core.chance import FastStream
from allmende.core.errors import SetupError
from allmende.core.observing import observer
from allmende.core.state import State, Value
from allmende.lab import pool, selfplay
from allmende.lab.arena import Bout
from allmende.lab.blend import beside_evaluation, mean_of, together
from allmende.lab.selfplay import Plan, play_bundle, play_game
from allmende.lab.train import Training, _fit, _mean, _won, train
from tests.bots.models import tiny, tiny_file


@pytest.mark.parametrize("game", allmende.games())
def test_games_become_rows(game: str) -> None:
    seen, came = play_game(Plan(game, 2, 1, nodes=6, looks=4), 7)
    again, _ = play_game(Plan(game, 2, 1, nodes=6, looks=4), 7)
    assert (seen == again).all()
    assert len(seen) == len(came) == 8
    assert np.isfinite(seen).all()
    # Each look is seen from both seats: what is one's own score is the other's other
    assert (came[0::2, 0] == came[1::2, 1]).all()
    assert (came[0::2, 2] + came[1::2, 2] == 1).all()


def test_what_the_model_says_on_the_way_counts(tmp_path: Path) -> None:
    """With a model, targets lie between its word and the end; where it is not trusted at all they are the end."""
    file = tiny_file(tmp_path, allmende.game("village").new(2, 1))
    _, outcome = play_game(Plan("village", 2, 1, file, nodes=6, looks=50, trust=1.0), 7)
    _, mixed = play_game(Plan("village", 2, 1, file, nodes=6, looks=50, trust=0.5), 7)
    assert len({tuple(row) for row in outcome.tolist()}) == 2
    assert len({tuple(row) for row in mixed.tolist()}) > 10


def test_some_seats_are_played_by_the_evaluation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One seat at least plays with the model; who does is decided anew in each game."""
    file = tiny_file(tmp_path, allmende.game("village").new(2, 1))
    seats: list[set[tuple[int, bool]]] = []

    def passing(plan: Plan, state: State, seat: int, seer: Seer | None, chance: FastStream) -> bool:
        seats[-1].add((seat, seer is not None))
        state.apply(state.legal[chance.below(len(state.legal))])
        return True

    monkeypatch.setattr(selfplay, "take_turn", passing)
    for company in (0.0, 1.0):
        for seed in range(6):
            seats.append(set())
            play_game(Plan("village", 2, 1, file, company=company), seed)
    assert seats[:6] == [{(0, True), (1, True)}] * 6
    assert {frozenset(found) for found in seats[6:]} == {
        frozenset({(0, True), (1, False)}),
        frozenset({(0, False), (1, True)}),
    }


def test_tables_take_turns() -> None:
    """Games of a plan are played with one choice of options after the other, also alone."""
    choices: tuple[dict[str, Value], ...] = tuple(
        {"sim_bakers": name} for name in ("rudolf", "hans", "helga")
    )
    plan = Plan("pandemain", 1, 1, nodes=4, looks=2, options=choices)
    names = row_names(observer(allmende.game("pandemain")), allmende.game("pandemain").new(1, 1))
    for seed, name in ((9, "rudolf"), (10, "hans"), (11, "helga")):
        seen, came = play_game(plan, seed)
        assert seen.shape == (2, len(names))
        assert came.shape == (2, 3)  # points, the sim-baker's points, and whether the game was won
        assert (came[:, 2] == (came[:, 0] > came[:, 1])).all()
        assert (seen[:, names.index(f"sim_bakers[0]={name}")] == 1).all()


@pytest.mark.parametrize(("scores", "won"), [((7, 5), 1.0), ((5, 5), 0.5), ((4, 5), 0.0)])
def test_alone_whoever_scores_more_has_won(scores: tuple[int, int], won: float) -> None:
    bouts = [Bout((who,), [scores[who]], [1.0], [0.0], [1], [0.0], [0]) for who in (1, 0)]
    assert _won(bouts) == (won, 1)


def test_alone_against_automata_points_ahead_of_the_best_of_them_count() -> None:
    def bout(who: int, score: int, automata: list[int]) -> Bout:
        return Bout((who,), [score], [1.0], [0.0], [1], [0.0], [0], automata)

    assert _won([bout(1, 90, [95, 60]), bout(0, 70, [72, 65])]) == (1.0, 1)
    assert _won([bout(1, 90, [70, 60]), bout(0, 70, [72, 65])]) == (0.0, 1)


def test_a_deal_is_won_by_whoever_sat_there() -> None:
    bouts = [
        Bout((0, 1), [7, 5], [1.0, 2.0], [1.0, 0.0], [1, 1], [0.0, 0.0], [0, 0]),
        Bout((1, 0), [6, 6], [1.5, 1.5], [0.5, 0.5], [1, 1], [0.0, 0.0], [0, 0]),
    ]
    assert _won(bouts) == (1.5, 2)


def test_a_bundle_is_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "BUNDLE", 2)
    with np.load(
        io.BytesIO(play_bundle(Plan("village", 2, 1, nodes=4, looks=3), 0)), allow_pickle=False
    ) as bundle:
        assert bundle["seen"].shape[0] == bundle["came"].shape[0] == 2 * 3 * 2


def test_the_mean_of_models_is_in_between() -> None:
    """Without a hidden layer the mean of models says the mean of what they say, also where they hold other things to be usual."""
    state = allmende.game("village").new(2, 1)
    width = len(tiny(state).mean)
    chance = np.random.default_rng(3)

    def straight(mean: float, scale: float) -> Model:
        weights = [chance.normal(0, 0.1, (width, 3)).astype(np.float32)]
        biases = [chance.normal(0, 0.1, 3).astype(np.float32)]
        usual, spread = np.full(width, mean, np.float32), np.full(width, scale, np.float32)
        return tiny(state, weights=weights, biases=biases, mean=usual, scale=spread)

    models = [straight(0.0, 1.0), straight(0.5, 2.0), straight(-1.0, 0.3)]
    shown = chance.normal(size=(5, width)).astype(np.float32)
    between = mean_of(models)
    assert np.allclose(
        between.judge(shown)[0], np.mean([one.judge(shown)[0] for one in models], axis=0), atol=1e-3
    )
    assert between.notes["mean_of"] == 3


def test_models_together_say_the_mean_of_what_they_say() -> None:
    """Also if they have other sizes, units and heats, and one alone stands upon the evaluation."""
    state = allmende.game("village").new(2, 1)
    width = len(tiny(state).mean)
    chance = np.random.default_rng(5)

    def some(hidden: tuple[int, int], unit: float, heat: float, upon: bool) -> Model:
        sizes = [width, *hidden, 3]
        return tiny(
            state,
            weights=[chance.normal(0, 0.1, pair).astype(np.float32) for pair in itertools.pairwise(sizes)],
            biases=[chance.normal(0, 0.1, size).astype(np.float32) for size in sizes[1:]],
            mean=chance.normal(0, 1, width).astype(np.float32),
            scale=chance.uniform(0.5, 2, width).astype(np.float32),
            unit=unit,
            heat=heat,
            upon=chance.normal(0, 1, len(insight("village").weights) + 1).astype(np.float32)
            if upon
            else None,
        )

    models = [some((6, 4), 20.0, 1.0, False), some((9, 5), 12.0, 0.5, True), some((6, 4), 20.0, 2.0, True)]
    shown = chance.normal(size=(7, width)).astype(np.float32)
    said = [model.judge(shown) for model in models]
    points, chances = together(models).judge(shown)
    assert np.allclose(points, np.mean([points for points, _ in said], axis=0), atol=1e-2)
    logits = np.mean([np.log(part / (1 - part)) for _, part in said], axis=0)
    assert np.allclose(chances, 1 / (1 + np.exp(-logits)), atol=1e-3)


@pytest.mark.parametrize("upon", [None, 2.0])
def test_a_model_beside_the_evaluation_says_something_in_between(upon: float | None) -> None:
    """At three positions of a game: the points lie between what the two say, the chances are the model's."""
    worths = [1.0, *insight("village").weights]
    alone = tiny(
        table := allmende.game("village").new(2, 1),
        upon=None if upon is None else np.array([upon * worth for worth in worths], np.float32),
    )
    both = beside_evaluation(alone, 0.75)
    chance, checked = FastStream(3), 0
    while table.stack:
        if len(table.legal) > 4 and checked < 3:
            shown = np.frombuffer(row(observer(table.game), table, 0), np.float32)[None, :]
            said, odds = alone.judge(shown)
            points, same_odds = both.judge(shown)
            by_hand = np.array(evaluate(table), np.float32)
            assert np.abs(said - by_hand).max() > 0.1
            assert np.allclose(points, 0.75 * said + 0.25 * by_hand, atol=1e-2)
            assert np.allclose(odds, same_odds)
            checked += 1
        table.apply(table.legal[chance.below(len(table.legal))])
    assert checked == 3


def test_the_mean_is_of_models_that_belong_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that was made anew has nothing in common with those before: the mean begins with it. One alone has no mean."""
    state = allmende.game("village").new(2, 1)
    for number, onward in enumerate((False, True, False, True, True)):
        place = tmp_path / f"generation-{number}"
        place.mkdir()
        biases = [np.zeros(6, np.float32), np.full(3, float(number), np.float32)]
        save(tiny(state, biases=biases, notes={"onward": onward}), place / "new.model")
    met: list[str] = []

    def gate(training: Training, place: Path, best: str, *_: object) -> dict[str, Any]:
        met.append(best)
        return {"kept": True}

    monkeypatch.setattr("allmende.lab.train._gate", gate)
    assert _mean(Training("village", 2, 3, 8, 2), tmp_path, "best", None, 1) is None
    for _ in range(2):  # the second time it is known
        found = _mean(Training("village", 2, 5, 8, 2), tmp_path, "best", None, 1)
        assert found == {"generations": 5, "kept": True}
    assert met == ["best"]
    assert load(tmp_path / "mean" / "new.model").biases[1].tolist() == [3.0, 3.0, 3.0]  # of 2, 3 and 4


def test_a_fit_is_followed_half_the_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that went on from the best model; one that was made anew is taken as it is, as is the first of all."""
    state = allmende.game("village").new(2, 1)

    def saying(number: float, **notes: bool) -> Model:
        return tiny(state, biases=[np.zeros(6, np.float32), np.full(3, number, np.float32)], notes=notes)

    save(saying(1.0), tmp_path / "best.model")
    best = str(tmp_path / "best.model")
    for generation, (known, onward, found) in enumerate(
        [("", False, 5.0), (best, False, 5.0), (best, True, 3.0)]
    ):
        place = tmp_path / f"generation-{generation}"
        place.mkdir()

        def fit(*_: object, onward: bool = onward) -> tuple[Model, dict[str, float]]:
            return saying(5.0, onward=onward), {}

        monkeypatch.setattr("allmende.lab.train.fit", fit)
        _fit(Training("village", 2, 3, 8, 2), generation, known, tmp_path, {})
        assert load(place / "new.model").biases[1].tolist() == [found] * 3


def test_a_fit_goes_on_from_a_model(tmp_path: Path) -> None:
    """With few games to learn from, one that goes on from a model of many foretells better than one made anew."""
    pytest.importorskip("torch")
    from allmende.bots.model import layout_of
    from allmende.lab.fit import Fitting, fit

    state = allmende.game("village").new(2, 1)
    about = {
        "game": "village",
        "components": state.game.components.digest,
        "seats": 2,
        "layout": layout_of(state),
    }
    files = [tmp_path / f"{number:06}.npz" for number in range(10)]
    for number, file in enumerate(files):
        file.write_bytes(play_bundle(Plan("village", 2, 1, nodes=4, looks=8), number))
    many, _ = fit(files, about, Fitting(hidden=(16,), epochs=60, batch=64))
    assert not many.notes["onward"]
    onward, figures = fit(files[:2], about, Fitting(hidden=(16,), epochs=1, batch=64), many)
    assert onward.notes["onward"]
    assert figures["loss"] < onward.notes["curves"][0][0]
    assert onward.unit == many.unit
    other, _ = fit(files[:2], about, Fitting(hidden=(8,), epochs=1, batch=64), many)  # of another shape
    assert not other.notes["onward"]
    # Nor does one go on that corrects another evaluation than today's
    worths = [1.0, *insight("village").weights]
    upon, _ = fit(files[:2], about, Fitting(hidden=(16,), epochs=1, batch=64), many, worths)
    assert not upon.notes["onward"]
    later, _ = fit(files[:1], about, Fitting(hidden=(16,), epochs=1, batch=64), upon, [*worths[:-1], 99.0])
    assert not later.notes["onward"]


def test_a_training_fits_while_it_plays(tmp_path: Path) -> None:
    """A generation plays with the best model of the one before the last, and the first with the one it is given."""
    pytest.importorskip("torch")
    from allmende.lab import train
    from allmende.lab.fit import Fitting
    from allmende.lab.train import Training

    start = tiny_file(tmp_path, allmende.game("village").new(2, 1))
    fitting = Fitting(hidden=(8,), epochs=1, batch=32)
    training = Training(
        "village", 2, 3, 8, 2, nodes=4, looks=4, window=2, start=start, meanwhile=True, fitting=fitting
    )
    played: list[str] = []
    original = pool.play_all

    def watched(play: Any, plan: Any, *rest: Any) -> Any:
        if isinstance(plan, Plan):
            played.append(plan.model)
        return original(play, plan, *rest)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pool, "play_all", watched)
        found = train.train(training, tmp_path / "kept")
    assert played[:2] == [start, start]
    kept = [record["kept"] for record in found["generations"]]
    assert played[2] == (str(tmp_path / "kept/generation-0/new.model") if kept[0] else start)
    assert train.train(training, tmp_path / "kept") == found


def test_a_tiny_training(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch")
    from allmende.lab import train
    from allmende.lab.fit import Fitting
    from allmende.lab.train import Training

    fitting = Fitting(hidden=(8,), epochs=1, batch=32)
    training = Training("village", 2, 2, 8, 2, nodes=4, looks=4, fitting=fitting)
    told: list[int] = []
    found = train.train(training, tmp_path / "kept", told=lambda record: told.append(record["generation"]))
    assert told == [0, 1]
    model = load(Path(found["model"]))
    check_fits(model, allmende.game("village").new(2, 1), "it")
    assert model.notes["figures"]["looks"] > 0
    assert next(record["met"] for record in found["generations"]) == "greedy:nodes=4"

    def not_again(*_: object) -> None:
        raise AssertionError("played again")

    monkeypatch.setattr(train, "play_bundle", not_again)
    monkeypatch.setattr(train, "fit", not_again)
    assert train.train(training, tmp_path / "kept") == found
    with pytest.raises(SetupError, match="holds another training: games 8, not 16"):
        train.train(Training("village", 2, 2, 16, 2, nodes=4, looks=4), tmp_path / "kept")


def test_a_tiny_training_alone(tmp_path: Path) -> None:
    """Nobody is met there, so the gate asks who scores more on the same deals, against each automaton."""
    pytest.importorskip("torch")
    from allmende.lab.fit import Fitting

    choices: tuple[dict[str, Value], ...] = ({"sim_bakers": "rudolf"}, {"sim_bakers": "hans"})
    fitting = Fitting(hidden=(8,), epochs=1, batch=32)
    training = Training("pandemain", 1, 2, 8, 4, nodes=4, looks=4, options=choices, fitting=fitting)
    found = train(training, tmp_path / "kept")
    check_fits(load(Path(found["model"])), allmende.game("pandemain").new(1, 1), "it")
    assert [choice["sim_bakers"] for choice in found["options"]] == ["rudolf", "hans"]
    assert all(0 <= record["win_share"] <= 1 for record in found["generations"])


def test_tables_that_look_different_are_not_learnt_together(tmp_path: Path) -> None:
    choices: tuple[dict[str, Value], ...] = ({"mode": "expert"}, {"mode": "basic"})
    with pytest.raises(SetupError, match="look different"):
        train(Training("pandemain", 2, 1, 8, 2, options=choices), tmp_path / "kept")
