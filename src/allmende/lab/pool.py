"""Many games, shared out over processes, machines, or played in this one: the results are the same, and in the same order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed, wait
from multiprocessing import active_children
from typing import Any, Protocol, TypeVar

from allmende.bots.worker import collecting_rarely, settle_in

P = TypeVar("P")
R = TypeVar("R")


class Crew(Protocol):
    """Others who share the work, such as a cluster (lab/cluster.py)."""

    size: int  # how many games can be played at a time

    def results(
        self, play: Callable[[P, int], R], plan: P, chunks: Iterable[Sequence[int]]
    ) -> Iterator[dict[int, R]]:
        """What was played, by number, chunk by chunk as they end."""

    def begun(self) -> Iterator[dict[int, Any]]:
        """What was under way when a run was broken off, played to its end."""


Jobs = int | Crew  # how many processes, or who else


def size_of(jobs: Jobs) -> int:
    """How many games can be played at a time."""
    return jobs if isinstance(jobs, int) else jobs.size


def play_all(
    play: Callable[[P, int], R],
    plan: P,
    numbers: Sequence[int],
    jobs: Jobs,
    chunk: int,
    played: Callable[[dict[int, R]], None] = lambda results: None,
) -> list[R]:
    """`play(plan, number)` for each number. `played` hears what was finished, every now and then.

    `chunk`: how many are sent to a process at a time; small enough for a lively progress bar."""
    found: dict[int, R] = {}

    def note(results: dict[int, R]) -> None:
        found.update(results)
        played(results)

    if not isinstance(jobs, int):
        try:
            for results in jobs.results(play, plan, _chunks(numbers, chunk)):
                note(results)
        except BaseException:
            for results in jobs.begun():
                note(results)
            raise
    elif jobs <= 1:
        for some in _chunks(numbers, chunk):
            with collecting_rarely():
                results = _play_some(play, plan, some)
            note(results)
    else:
        with ProcessPoolExecutor(jobs, initializer=settle_in) as pool:
            pending = {pool.submit(_play_some, play, plan, some) for some in _chunks(numbers, chunk)}
            try:
                for done in as_completed(pending.copy()):
                    pending.remove(done)
                    note(done.result())
            except BaseException:
                for results in _begun(pool, pending):
                    note(results)
                raise
    return [found[number] for number in numbers]


def _begun(pool: ProcessPoolExecutor, pending: Iterable[Future[R]]) -> Iterator[R]:
    """What has been begun when a run is broken off, played to its end; a second interrupt ends that too."""
    begun = [one for one in pending if not one.cancel()]
    pool.shutdown(wait=False, cancel_futures=True)
    try:
        wait(begun)
    except KeyboardInterrupt:
        for process in active_children():
            process.kill()
    return (one.result() for one in begun if one.done() and one.exception() is None)


def _play_some(play: Callable[[P, int], R], plan: P, numbers: Sequence[int]) -> dict[int, R]:
    return {number: play(plan, number) for number in numbers}


def _chunks(numbers: Sequence[int], chunk: int) -> Iterator[Sequence[int]]:
    for start in range(0, len(numbers), chunk):
        yield numbers[start : start + chunk]
