"""Many games, shared out over processes or played in this one: the results are the same, and in the same order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import TypeVar

from allmende.bots.worker import settle_in

P = TypeVar("P")
R = TypeVar("R")


def play_all(
    play: Callable[[P, int], R],
    plan: P,
    games: int,
    jobs: int,
    chunk: int,
    played: Callable[[int], None] = lambda games: None,
) -> list[R]:
    """`play(plan, number)` for each number. `played` hears how many were finished, every now and then.

    `chunk`: how many are sent to a process at a time; small enough for a lively progress bar."""
    if jobs <= 1:
        found: list[R] = []
        for numbers in _chunks(games, chunk):
            found += _play_some(play, plan, numbers)
            played(len(numbers))
        return found
    by_start: dict[int, list[R]] = {}
    with ProcessPoolExecutor(jobs, initializer=settle_in) as pool:
        pending = {pool.submit(_play_some, play, plan, numbers): numbers for numbers in _chunks(games, chunk)}
        try:
            for done in as_completed(pending):
                by_start[pending[done].start] = done.result()
                played(len(pending[done]))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return [result for start in sorted(by_start) for result in by_start[start]]


def _play_some(play: Callable[[P, int], R], plan: P, numbers: range) -> list[R]:
    return [play(plan, number) for number in numbers]


def _chunks(games: int, chunk: int) -> Iterator[range]:
    for start in range(0, games, chunk):
        yield range(start, min(start + chunk, games))
