"""What a seat can imagine in Black Forest: nothing. The stack of jobs has no order, and what is in it follows."""

from __future__ import annotations

from typing import cast

from allmende import State
from allmende.games.black_forest.state import BlackForest
from tests.conformance.worlds import Counted, Weights, World


def worlds(state: State, seat: int) -> Weights:
    view = state.view(seat)
    places = [*view["villages"].values(), *view["locations"].values()]
    seen = [*view["jobs_done"], *(place["job"] for place in places)]
    words = [job.word for job in cast(BlackForest, state).tables.jobs if job.word not in seen]
    assert len(words) == view["job_stack"]
    return {tuple(sorted(words)): 1}


def world_of(state: State, seat: int) -> World:
    forest = cast(BlackForest, state)
    return tuple(sorted(forest.tables.jobs[job].word for job in forest.pile))


COUNTED = Counted(worlds, world_of)
