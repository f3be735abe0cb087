"""Imagined worlds tell nothing of the true one. This does not take `determinize` at its word.

A world that a seat imagines shares what that seat knows with the true one. So worlds imagined from either must look alike.
They are compared leaf by leaf: in what the other seats would see of them, and in all that makes them what they are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from allmende import State
from allmende.core.chance import FastStream
from tests.conformance.tables import Table, sized_tables
from tests.conformance.worlds import counted, play_eagerly
from tests.sizes import sized

DRAWS = 60  # of each world
FARTHEST = (
    0.5  # how much more often something may be seen in one than in the other: over 5 standard deviations
)
GLANCES = 15  # draws for a first look; only what looks suspicious there is looked at closely
SUSPICIOUS = 0.55

MOMENTS = sized(
    6, 100
)  # of each game played: half of them those where most is remembered, the others as they come
GAMES = sized(1, 3)  # of each table


@sized_tables
def test_what_a_seat_imagines_does_not_depend_on_what_it_cannot_know(table: Table) -> None:
    for seed in range(GAMES):
        for state, seat in _moments(table, seed):
            assert told(state, seat) == [], f"game {seed}, seat {seat}"


def _moments(table: Table, seed: int) -> list[tuple[State, int]]:
    """Of a game played at random, but so that cards are moved unseen where they can be."""
    state, chance = table.new(seed), FastStream(seed)
    counted(table.game).stage(state, False)
    found: list[tuple[State, int]] = []
    while not state.is_over:
        found.append((state.clone(), chance.below(table.seats)))
        play_eagerly(table, state, chance)
    remembered = counted(table.game).remembered
    most = sorted(found, key=lambda moment: -remembered(*moment))[: MOMENTS // 2]
    return most + found[:: 1 + 2 * len(found) // MOMENTS]


def told(state: State, seat: int) -> list[str]:
    """What a seat's imagined worlds tell of the true one: where they differ from worlds imagined from one of them."""
    other = state.determinize(seat, 1_000_000)
    if not _different(state, other, seat, 0, GLANCES, SUSPICIOUS):
        return []
    return _different(state, other, seat, GLANCES, GLANCES + DRAWS, FARTHEST)


def _different(one: State, other: State, seat: int, first: int, end: int, farthest: float) -> list[str]:
    ones, others = (
        [_all_of(state.determinize(seat, 2 * seed + number), seat) for seed in range(first, end)]
        for number, state in enumerate((one, other))
    )
    return list(_compare("", ones, others, farthest * (end - first)))


def _all_of(world: State, seat: int) -> dict[str, Any]:
    whole = world.pack()
    del whole["stream"]
    views = {f"view {other}": world.view(other) for other in range(world.seats) if other != seat}
    return {**views, "whole": whole}


NOTHING = "nothing"


def _compare(path: str, ones: list[Any], others: list[Any], farthest: float) -> Iterator[str]:
    """Leaves that are found more often in these than in those; of a list also what is anywhere in it."""
    both = ones + others
    if all(data == both[0] for data in both):
        return
    if all(isinstance(data, dict) for data in both):
        for key in dict.fromkeys(key for data in both for key in data):
            parts = [[data.get(key, NOTHING) for data in side] for side in (ones, others)]
            yield from _compare(f"{path}/{key}", parts[0], parts[1], farthest)
    elif all(isinstance(data, list) for data in both):
        for place in range(max(map(len, both))):
            parts = [
                [data[place] if place < len(data) else NOTHING for data in side] for side in (ones, others)
            ]
            yield from _compare(f"{path}/{place}", parts[0], parts[1], farthest)
        sets = [[set(map(repr, data)) for data in side] for side in (ones, others)]
        yield from _count(f"{path}/*", sets[0], sets[1], farthest)
    else:
        sets = [[{repr(data)} for data in side] for side in (ones, others)]
        yield from _count(path, sets[0], sets[1], farthest)


def _count(path: str, ones: list[set[str]], others: list[set[str]], farthest: float) -> Iterator[str]:
    here, there = (Counter(leaf for found in side for leaf in found) for side in (ones, others))
    for leaf in here | there:
        if abs(here[leaf] - there[leaf]) > farthest:
            yield f"{path}: {leaf} {here[leaf]} and {there[leaf]} times"


def test_a_difference_is_found() -> None:
    """What is compared here does show what differs, however deep, and lets be what does not."""
    ones = [{"a": {"b": number % 2}, "c": 1} for number in range(10)]
    others = [{"a": {"b": 1}, "c": 1} for _ in range(10)]
    assert list(_compare("", ones, others, 4.5)) == ["/a/b: 0 5 and 0 times", "/a/b: 1 5 and 10 times"]
    assert list(_compare("", ones, others, 5.5)) == []
    assert list(_compare("", ones, ones[::-1], 0)) == []
    shorter = list(_compare("", [[1, 2]] * 9, [[1]] * 9, 8))
    assert shorter == ["/1: 2 9 and 0 times", "/1: 'nothing' 0 and 9 times", "/*: 2 9 and 0 times"]
    turned, replaced = [[1, 2, 3], [2, 3, 1], [3, 1, 2]] * 3, [[4, 2, 3], [2, 3, 4], [3, 4, 2]] * 3
    assert list(_compare("", turned, replaced, 6)) == ["/*: 1 9 and 0 times", "/*: 4 0 and 9 times"]
