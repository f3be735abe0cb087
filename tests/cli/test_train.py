"""`allmende train`: what is wrong is said before anything is played; a tiny run says what it learnt."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import allmende
from allmende.cli.train import every_choice, tables_to_learn
from allmende.core.errors import SetupError
from tests.cli.running import Terminal


def test_without_pytorch_it_says_what_is_missing(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    outcome = terminal.run("train", "village", "--keep", str(tmp_path / "kept"))
    assert outcome.code == 2
    assert "training needs torch: pip install 'allmende[train]'" in outcome.err
    assert not (tmp_path / "kept").exists()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--generations", "0"], "--generations is 0"),
        (["--games", "0"], "--games is 0"),
        (["--players", "1"], "2 to 4 seats"),
        (["--jobs", "0"], "--jobs"),
        (["--teacher-nodes", "0"], "--teacher-nodes is 0"),
        (["--company", "1.5"], "--company is 1.5, expected 0 to 1"),
        (["--trust", "-0.1"], "--trust is -0.1, expected 0 to 1"),
        (["--window", "0"], "--window is 0"),
        (["--start", "nowhere.model"], "no such file"),
        (["--jobs", "2", "--cluster", "there:1"], "--jobs or --cluster, not both"),
    ],
)
def test_what_is_wrong_is_said(terminal: Terminal, tmp_path: Path, arguments: list[str], said: str) -> None:
    pytest.importorskip("torch")
    outcome = terminal.run("train", "village", "--keep", str(tmp_path / "kept"), *arguments)
    assert outcome.code == 2
    assert said in outcome.err


def test_several_values_stand_for_several_tables() -> None:
    assert every_choice([]) == [[]]
    assert every_choice(["a=1|2", "b=x", "c=y|z"]) == [
        ["a=1", "b=x", "c=y"],
        ["a=1", "b=x", "c=z"],
        ["a=2", "b=x", "c=y"],
        ["a=2", "b=x", "c=z"],
    ]


def test_only_tables_that_the_rules_allow_are_learned() -> None:
    game = allmende.game("pandemain")
    scenarios = "scenario=none|famine_in_ulm|hail_lord_of_the_castle"
    found = tables_to_learn(game, 1, ["sim_bakers=auto|hans", scenarios])
    assert [tuple(table.values()) for table in found] == [
        ("auto", "none"),
        ("auto", "famine_in_ulm"),
        ("auto", "hail_lord_of_the_castle"),
        ("hans", "none"),  # scenarios have sim-bakers of their own (R50)
    ]
    with pytest.raises(SetupError, match="Henry"):
        tables_to_learn(game, 1, ["sim_bakers=auto|Henry"])
    with pytest.raises(SetupError, match="Rudolf"):
        tables_to_learn(game, 1, ["sim_bakers=hans", "scenario=none|famine_in_ulm"])


def test_a_tiny_training_in_words_and_numbers(terminal: Terminal, tmp_path: Path) -> None:
    pytest.importorskip("torch")
    command = ["train", "village", "--generations", "1", "--games", "8", "--gate", "2", "--nodes", "4"]
    kept = ["--keep", str(tmp_path / "kept")]
    outcome = terminal.run(*command, *kept)
    assert outcome.code == 0
    assert "Generation 1: learned from" in outcome.out
    assert "allmende arena village --bots learned:model=" in " ".join(outcome.out.split())
    again = json.loads(terminal.run(*command, *kept, "--json").out)
    assert Path(again["model"]).is_file()
