"""Helpers: a bot on several cores sees what it would have seen on one, and loses nothing but time without them."""

from __future__ import annotations

import logging
import os
import signal
from collections.abc import Iterator
from concurrent.futures import wait
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import allmende
from allmende.bots import Notes, UnknownBot, bot, helpers
from allmende.bots.ahead import VALUE, Design, Journey, Seer, carry_on
from allmende.bots.ends import ends
from allmende.bots.model import model_for
from allmende.bots.own import bot as own_bot
from allmende.bots.registry import spread_out
from tests.bots.models import tiny_file

if TYPE_CHECKING:
    from allmende.bots.ahead import Values

CORES = 3


@pytest.fixture(scope="module", autouse=True)
def crew() -> Iterator[helpers.Helpers]:
    found = helpers.helpers(CORES - 1)
    wait(found.greetings, timeout=120)
    assert found.are_there()
    yield found
    found.dismiss()
    helpers._helpers.clear()


def journey(game: str, folder: Path, cores: int) -> tuple[Seer, Journey]:
    """A few ends of a first turn, to be carried on by bots that misjudge."""
    state = allmende.game(game).new(2, 3)
    file = tiny_file(folder, state)
    seat = state.to_move
    assert seat is not None
    design = Design(30, 8, 0, 6, 2, 2.0, 0.5, 5.0, 0.0, cores, file)
    lines = [end.codes for end in ends(state.determinize(seat, 1), seat, 30)][:3]
    imagined = state.determinize(seat, 1)
    return Seer(model_for(state, file), state, 0.0), Journey(imagined, seat, 1, design, 2, lines)


def helped(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What this process carries on itself from now on."""
    here: list[object] = []

    def noted(seer: Seer, journey: Journey, numbers: range) -> Values:
        here.append(numbers)
        return carry_on(seer, journey, numbers)

    monkeypatch.setattr(helpers, "carry_on", noted)
    return here


@pytest.mark.parametrize("game", allmende.games())
@pytest.mark.parametrize("worlds", [1, 2, 7])
def test_worlds_are_the_same_on_several_cores(
    game: str, worlds: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seer, alone = journey(game, tmp_path, 1)
    numbers = range(5, 5 + worlds)
    expected = carry_on(seer, alone, numbers)
    assert len(set(expected[:, VALUE].tolist())) > 1
    seer, together = journey(game, tmp_path, CORES)
    here = helped(monkeypatch)
    assert helpers.shared(seer, together, numbers) == pytest.approx(expected, rel=1e-4, abs=1e-3)
    assert here == [numbers[::CORES]]  # a third of them: the others did the rest


def test_the_choice_is_the_same_on_several_cores(tmp_path: Path) -> None:
    state = allmende.game("village").new(2, 3)
    seat = state.to_move
    assert seat is not None
    same = f"learned:turns=2,blur=2,iterations=40,root=30,nodes=8,model={tiny_file(tmp_path, state)}"
    said = [
        own_bot(f"{same},cores={cores}").think(state.determinize(seat, 1), seat, 1, Notes())
        for cores in (1, CORES)
    ]
    assert said[0].code == said[1].code
    weighed = [[(each.code, each.visits) for each in advice.candidates] for advice in said]
    assert weighed[0] == weighed[1]


def test_nobody_waits_for_helpers_that_are_still_starting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(helpers.Helpers, "are_there", lambda _: False)
    here = helped(monkeypatch)
    seer, together = journey("village", tmp_path, CORES)
    helpers.shared(seer, together, range(4))
    assert here == [range(4)]


def test_a_bot_whose_helper_dies_goes_on_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    seer, together = journey("village", tmp_path, 2)
    lonely = helpers.helpers(1)
    wait(lonely.greetings, timeout=120)
    expected = carry_on(seer, together, range(4))
    for number in lonely.pool._processes:
        os.kill(number, signal.SIGKILL)
    here = helped(monkeypatch)
    with caplog.at_level(logging.WARNING):
        for _ in range(2):
            assert helpers.shared(seer, together, range(4)) == pytest.approx(expected)
    assert here[-1] == range(4)
    assert not lonely.are_there()
    assert "one core" in caplog.text


def test_cores_are_counted_by_the_clock() -> None:
    with pytest.raises(UnknownBot, match="own time"):
        bot("grandmaster:own_time=1,cores=2")
    with pytest.raises(UnknownBot, match="cores"):
        bot("learned:cores=0")


@pytest.mark.parametrize(
    ("name", "spread"),
    [
        ("grandmaster", "grandmaster:cores=4"),
        ("learned:ms=100", "learned:ms=100,cores=4"),
        ("learned:cores=2", "learned:cores=2"),
        ("learned:own_time=1", "learned:own_time=1"),
        ("master", "master"),
        ("greedy:nodes=5", "greedy:nodes=5"),
        ("nobody", "nobody"),
    ],
)
def test_a_bot_is_spread_out(name: str, spread: str) -> None:
    assert spread_out(name, 4) == spread
    assert spread_out(name, 1) == name
