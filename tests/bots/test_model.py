"""Models' files: they say the same after they were saved, and what is broken or made for another table is refused."""

from __future__ import annotations

import sys
import zlib
from pathlib import Path

import numpy as np
import pytest

import allmende
from allmende.bots.ends import row
from allmende.bots.insight import evaluate, insight
from allmende.bots.model import FIRST_LINE, NoModel, check_fits, load, save
from allmende.core.observing import observer
from tests.bots.models import table, tiny, tiny_file
from tests.bots.test_bots import positions


def test_a_model_says_the_same_after_it_was_saved(tmp_path: Path) -> None:
    state = table()
    before, after = tiny(state), load(Path(tiny_file(tmp_path, state)))
    shown = np.frombuffer(row(observer(state.game), state, 0), np.float32)[None, :]
    for said, again in zip(before.judge(shown), after.judge(shown), strict=True):
        assert np.allclose(said, again, rtol=0.01, atol=0.05)
    assert (after.game, after.seats, after.unit) == ("village", 2, 10.0)
    check_fits(after, state, "it")


def test_what_is_shown_is_normalised(tmp_path: Path) -> None:
    """Showing a number twice as large, and halving it by `scale`, is the same."""
    state = table()
    plain = tiny(state)
    doubled = tiny(state, mean=plain.mean + 2, scale=plain.scale / 2)
    shown = np.random.default_rng(1).normal(size=(3, len(plain.mean))).astype(np.float32)
    assert np.allclose(plain.judge(shown)[0], doubled.judge(2 * shown + 2)[0], atol=1e-2)


@pytest.mark.parametrize("game", allmende.games())
def test_a_model_can_stand_upon_the_evaluation(game: str, tmp_path: Path) -> None:
    """One that adds nothing says what the evaluation says, whoever looks; one that adds five points says five more."""
    state = table(game)
    upon = np.array([1.0, *insight(game).weights], np.float32)
    nothing = [np.zeros_like(part) for part in tiny(state).weights]
    five = [np.zeros(6, np.float32), np.array([0.5, 0.5, 0.0], np.float32)]
    silent = load(Path(tiny_file(tmp_path, state, weights=nothing, upon=upon)))
    more = tiny(state, weights=nothing, biases=five, upon=upon)
    for position, _ in positions(game, 2, 20):
        for seat in (0, 1):
            said = evaluate(position)
            shown = np.frombuffer(row(observer(position.game), position, seat), np.float32)[None, :]
            for model, added in ((silent, 0.0), (more, 5.0)):
                scores, _ = model.judge(shown)
                expected = [said[seat] + added, said[1 - seat] + added]
                assert scores[0].tolist() == pytest.approx(expected, abs=1e-3)


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        (lambda data: b"", "is no model of ours"),
        (lambda data: b"PK" + data, "is no model of ours"),
        (lambda data: data.replace(b"model 1", b"model 9", 1), "another version"),
        (lambda data: data[: len(data) // 2], "is broken"),
        (lambda data: data[: len(FIRST_LINE)] + b"{}\n", "is broken"),
        (lambda data: data[: len(FIRST_LINE)] + b"[" * 100_000, "is broken"),
        (lambda data: data.replace(b'"sizes": [525', b'"sizes": [524', 1), "is broken"),
        (lambda data: data.replace(b'"sizes": [525', b'"sizes": [999999999', 1), "is broken"),
        (lambda data: data.replace(b'"sizes": [525', b'"sizes": [-25', 1), "is broken"),
        (lambda data: data.replace(b'"unit": 10.0', b'"unit": NaN', 1), "no number"),
        (lambda data: data.replace(b'"heat": 1.0', b'"heat": 0.0', 1), "no number"),
        (lambda data: data.replace(b'"heat": 1.0', b'"heat": []', 1), "no number"),
        (lambda data: data.replace(b'"upon": null', b'"upon": [NaN]', 1), "no number"),
        (lambda data: data.replace(b'"upon": null', b'"upon": ["all"]', 1), "no number"),
        (lambda data: data.replace(b'"upon": null', b'"upon": 3', 1), "no number"),
    ],
)
def test_a_broken_file_is_refused(tmp_path: Path, broken: object, said: str) -> None:
    file = Path(tiny_file(tmp_path, table()))
    assert callable(broken)
    file.write_bytes(broken(file.read_bytes()))
    with pytest.raises(NoModel, match=said):
        load(file)


def test_a_model_of_no_numbers_is_refused(tmp_path: Path) -> None:
    state = table()
    good = tiny(state)
    good.biases[-1][0] = np.nan
    save(good, tmp_path / "nan.model")
    with pytest.raises(NoModel, match="no number"):
        load(tmp_path / "nan.model")


def test_a_bomb_is_not_unpacked(tmp_path: Path) -> None:
    file = Path(tiny_file(tmp_path, table()))
    head = file.read_bytes().split(b"\n")[1]
    file.write_bytes(FIRST_LINE + head + b"\n" + zlib.compress(bytes(50_000_000)))
    with pytest.raises(NoModel, match="is broken"):
        load(file)


def test_a_model_for_another_table_is_refused(tmp_path: Path) -> None:
    state = table()
    for changes, said in (
        ({"game": "villagers"}, "is for villagers, not for village"),
        ({"components": "0" * 64}, "other components"),
        ({"layout": "0" * 32}, "in another way"),
        ({"upon": np.ones(3, np.float32)}, "in another way"),
    ):
        with pytest.raises(NoModel, match=said):
            check_fits(tiny(state, **changes), state, "it")
    with pytest.raises(NoModel, match="is for 2 players, not for 3"):
        check_fits(tiny(state), table(seats=3), "it")


def test_without_a_file(tmp_path: Path) -> None:
    with pytest.raises(NoModel, match="no such file"):
        load(tmp_path / "nowhere.model")


def test_without_numpy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tiny_file(tmp_path, table())
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(NoModel, match="need numpy"):
        load(Path(file))
