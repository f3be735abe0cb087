"""Bots of one's own: found by module and name, in every process; and weights out of a file."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path

import pytest

from allmende.bots import UnknownBot, registry
from allmende.bots.advice import Notes
from allmende.bots.insight import insight
from allmende.bots.own import bot, check
from allmende.core.catalog import game as find_game
from allmende.lab import pool
from allmende.lab.arena import Contest
from allmende.lab.arena import play_all as play_arena
from allmende.lab.simulate import BotFailed, Plan, play_all

MODULE = """
from allmende.bots import Advice, Bot

def first(state, seat, seed, notes):
    return Advice(state.legal[0])

class Last:
    def choose(self, state, seat, seed):
        return state.legal[-1]

class Thinker:
    def think(self, state, seat, seed, notes):
        return first(state, seat, seed, notes)

class Clumsy:
    def choose(self, state, seat, seed):
        raise ValueError("no idea")

class Needy:
    def __init__(self, what):
        pass

ready = Bot("ready", first)
number = 7
"""


@pytest.fixture(autouse=True)
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    (tmp_path / "mybots.py").write_text(MODULE, "utf-8")
    monkeypatch.chdir(tmp_path)
    before = sys.path.copy()
    yield "mybots"
    sys.path[:] = before
    sys.modules.pop("mybots", None)


@pytest.mark.parametrize(("name", "place"), [("first", 0), ("ready", 0), ("Thinker", 0), ("Last", -1)])
def test_they_are_found(name: str, place: int) -> None:
    state = find_game("village").new(2, 1)
    found = bot(f"mybots:{name}")
    assert found.name == f"mybots:{name}"
    assert found.think(state, 0, 1, Notes()).code == state.legal[place]


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("nowhere.atall:Bot", "nowhere.atall can't be imported"),
        ("mybots:Nobody", "nothing called Nobody"),
        ("mybots:number", "is no bot"),
        ("mybots:Needy", "can't be made"),
        ("gredy", "did you mean 'greedy'"),
    ],
)
def test_what_is_none(spec: str, said: str) -> None:
    with pytest.raises(UnknownBot, match=said):
        bot(spec)


def test_a_server_imports_nothing() -> None:
    with pytest.raises(UnknownBot):
        registry.bot("mybots:first")
    assert "mybots" not in sys.modules


def test_they_play_in_other_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes that start from nothing find them too."""
    spawning = partial(ProcessPoolExecutor, mp_context=get_context("spawn"))
    plan = Plan("village", 2, 2, ("mybots:Last", "mybots:first"))
    alone = play_all(plan, 1)
    monkeypatch.setattr(pool, "ProcessPoolExecutor", spawning)
    assert play_all(plan, 2) == alone


def test_a_bot_that_fails_is_named_with_its_game() -> None:
    with pytest.raises(BotFailed, match=r"mybots:Clumsy failed in game 0 \(seed 1\).*ValueError: no idea"):
        play_all(Plan("village", 2, 1, ("random", "mybots:Clumsy")), 1)
    bouts = play_arena(
        Contest("village", 2, 2, ("random", "mybots:Clumsy")), 1
    )  # an arena counts, and plays on
    assert all(sum(bout.troubles) > 0 for bout in bouts)


def test_weights_out_of_a_file(tmp_path: Path) -> None:
    usual = insight("village").weights
    upside_down = {name: -10 * weight for name, weight in zip(insight("village").names, usual, strict=True)}
    (tmp_path / "w.json").write_text(json.dumps({"game": "village", "weights": upside_down}), "utf-8")
    (tmp_path / "same.toml").write_text("", "utf-8")
    state = find_game("village").new(2, 1)
    plain, other, same = (
        [one.value for one in bot(f"greedy:nodes=20{more}").think(state, 0, 1, Notes()).candidates]
        for more in ("", ",weights=w.json", ",weights=same.toml")
    )
    assert plain == same != other
    assert insight("village").weights is usual
    assert bot("greedy:weights=w.json").name == "greedy:weights=w.json"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"weights": {"godd": 1}}', "no feature 'godd'; it has good"),
        ('{"good": "much"}', "expected a number"),
        ("{", "holds no weights"),
        (None, "can't be read"),
    ],
)
def test_files_without_weights(tmp_path: Path, text: str | None, said: str) -> None:
    if text is not None:
        (tmp_path / "bad.json").write_text(text, "utf-8")
    with pytest.raises(UnknownBot, match=said):
        check("greedy:weights=bad.json", "village")
