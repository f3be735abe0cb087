"""Games shared among processes: in whatever order they end, and when the run is interrupted."""

from __future__ import annotations

import gc
import time
from collections.abc import Sequence
from multiprocessing import active_children

import pytest

from allmende.bots.worker import RARELY
from allmende.lab import pool
from allmende.lab.pool import play_all


def play(seconds: Sequence[float], number: int) -> int:
    time.sleep(seconds[number])
    return number * number


class Listener:
    """Hears what was finished, and breaks off at once."""

    def __init__(self) -> None:
        self.heard: dict[int, int] = {}

    def __call__(self, results: dict[int, int]) -> None:
        first = not self.heard
        self.heard |= results
        if first:
            raise KeyboardInterrupt


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("chunk", [1, 3])
def test_results_come_in_the_order_of_the_numbers(jobs: int, chunk: int) -> None:
    seconds = (0.3, 0.0, 0.1, 0.0, 0.0)
    assert play_all(play, seconds, [4, 0, 1, 3], jobs, chunk) == [16, 0, 1, 9]


def collecting(plan: None, number: int) -> tuple[int, int, int]:
    return gc.get_threshold()


def test_garbage_is_looked_for_rarely_while_games_are_played() -> None:
    before = gc.get_threshold()
    for jobs in (1, 2):
        assert play_all(collecting, None, [0], jobs, 1)[0][0] == RARELY
    assert gc.get_threshold() == before


def test_broken_off_what_has_been_begun_is_heard_of() -> None:
    listener = Listener()
    with pytest.raises(KeyboardInterrupt):
        play_all(play, [0.0] + [0.5] * 50, range(51), 2, 1, listener)
    assert 1 < len(listener.heard) < 51
    assert all(result == number * number for number, result in listener.heard.items())


def test_interrupted_twice_it_does_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(begun: object) -> None:
        time.sleep(0.5)
        raise KeyboardInterrupt

    monkeypatch.setattr(pool, "wait", interrupted)
    listener = Listener()
    with pytest.raises(KeyboardInterrupt):
        play_all(play, [0.0] + [3600.0] * 50, range(51), 2, 1, listener)
    assert listener.heard == {0: 0}
    # Not joined here: the pool's own thread does that, and of two who wait for a process one learns nothing
    until = time.monotonic() + 60
    while active_children():
        assert time.monotonic() < until
        time.sleep(0.05)


def test_a_game_that_fails_is_an_error_and_others_are_heard_of() -> None:
    heard: dict[int, int] = {}
    with pytest.raises(IndexError):
        play_all(play, [0.5], [1, 0], 2, 1, heard.update)
    assert heard == {0: 0}
