"""Many games, shared out over processes or played in this one: the results are the same, and in the same order."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import TypeVar

from allmende.bots.worker import settle_in

P = TypeVar("P")
R = TypeVar("R")


def play_all(
    play: Callable[[P, int], R],
    plan: P,
    numbers: Sequence[int],
    jobs: int,
    chunk: int,
    played: Callable[[dict[int, R]], None] = lambda results: None,
) -> list[R]:
    """`play(plan, number)` for each number. `played` hears what was finished, every now and then.

    `chunk`: how many are sent to a process at a time; small enough for a lively progress bar."""
    found: dict[int, R] = {}

    def note(results: dict[int, R]) -> None:
        found.update(results)
        played(results)

    if jobs <= 1:
        for some in _chunks(numbers, chunk):
            note(_play_some(play, plan, some))
    else:
        with ProcessPoolExecutor(jobs, initializer=settle_in) as pool:
            pending = [pool.submit(_play_some, play, plan, some) for some in _chunks(numbers, chunk)]
            try:
                for done in as_completed(pending):
                    note(done.result())
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise
    return [found[number] for number in numbers]


def _play_some(play: Callable[[P, int], R], plan: P, numbers: Sequence[int]) -> dict[int, R]:
    return {number: play(plan, number) for number in numbers}


def _chunks(numbers: Sequence[int], chunk: int) -> Iterator[Sequence[int]]:
    for start in range(0, len(numbers), chunk):
        yield numbers[start : start + chunk]
