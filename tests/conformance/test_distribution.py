"""`determinize` draws from all worlds that fit what a seat knows, each as often as it should: compared with a count."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Hashable, Iterator, Mapping
from typing import NamedTuple, TypeVar

from allmende import State
from allmende.core.chance import FastStream
from tests.conformance.tables import Table, sized_tables
from tests.conformance.worlds import Weights, counted, play_eagerly
from tests.sizes import sized

SEEDS = sized(2, 4)  # games played of each table
MOMENTS = sized(3, 10)  # of each table
DRAWS = sized(600, 4000)  # at most
FEWEST = 5.0  # expected draws of what is compared by itself
FARTHEST = 4.5  # standard deviations

T = TypeVar("T", bound=Hashable)


class Moment(NamedTuple):
    state: State
    seat: int
    weights: Weights


@sized_tables
def test_all_worlds_are_drawn_as_often_as_they_should(table: Table) -> None:
    moments = _moments(table)
    assert moments
    for moment in moments:
        _compare(table, moment)


def _moments(table: Table) -> list[Moment]:
    """Those where most is remembered, and those where most can be imagined."""
    remembered = counted(table.game).remembered
    found = [moment for seed in range(SEEDS) for moment in _countable(table, seed)]
    if not any(
        len(moment.weights) > 1 for moment in found
    ):  # nothing is hidden, it says: then not at any time
        return found[:: 1 + len(found) // (2 * MOMENTS)]
    found = [moment for moment in found if len(moment.weights) > 1]
    found.sort(key=lambda moment: -len(moment.weights))
    most = found[: MOMENTS // 2]
    found.sort(key=lambda moment: -remembered(moment.state, moment.seat))
    return found[: MOMENTS - len(most)] + most


def _countable(table: Table, seed: int) -> Iterator[Moment]:
    """Moments of a small game in which there are not too many worlds to count."""
    game, state, chance = counted(table.game), table.new(seed), FastStream(seed)
    game.stage(state, True)
    while not state.is_over:
        if chance.below(4) == 0:
            seat = chance.below(table.seats)
            weights = game.worlds(state, seat)
            if weights is not None:
                yield Moment(state.clone(), seat, weights)
        play_eagerly(table, state, chance)


def _compare(table: Table, moment: Moment) -> None:
    state, seat, weights = moment
    world_of = counted(table.game).world_of
    draws = min(DRAWS, 30 * len(weights))
    drawn = Counter(world_of(state.determinize(seat, seed), seat) for seed in range(draws))
    stray = set(drawn) - set(weights)
    assert not stray, f"{table}: seat {seat} imagines what can't be"
    total = sum(weights.values())
    whole = {world: weight / total for world, weight in weights.items()}
    assert distance(drawn, whole) < FARTHEST, f"{table}: whole worlds of seat {seat}"
    for part in range(len(next(iter(weights)))):
        chances: dict[Hashable, float] = {}
        parts: Counter[Hashable] = Counter()
        for world, chance in whole.items():
            chances[world[part]] = chances.get(world[part], 0.0) + chance
        for world, times in drawn.items():
            parts[world[part]] += times
        assert distance(parts, chances) < FARTHEST, f"{table}: part {part} of what seat {seat} imagines"


def distance(drawn: Mapping[T, int], chances: Mapping[T, float]) -> float:
    """How far what was drawn is from what should be: chi-squared, in standard deviations (after Wilson and Hilferty)."""
    draws = sum(drawn.values())
    cells = [
        (drawn.get(thing, 0), chance * draws) for thing, chance in chances.items() if chance * draws >= FEWEST
    ]
    rest = draws - sum(expected for _, expected in cells)
    if rest >= FEWEST:
        cells.append((draws - sum(times for times, _ in cells), rest))
    if len(cells) < 2:
        return 0.0
    freedom = len(cells) - 1
    squared = sum((times - expected) ** 2 / expected for times, expected in cells)
    spread = 2 / (9 * freedom)
    return float(((squared / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread))
