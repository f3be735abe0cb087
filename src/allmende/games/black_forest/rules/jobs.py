"""Jobs: drawn, laid out, completed, replaced (JOB-1 to JOB-7)."""

from __future__ import annotations

from typing import ClassVar, Final

from allmende.core.decisions import Step
from allmende.core.events import NOBODY
from allmende.games.black_forest.state import BlackForest

NO_JOB: Final = -1


class DrawJob(Step[BlackForest]):
    """The top job of the stack, if there is one left."""

    def run(self, state: BlackForest) -> None:
        if not state.pile:
            return
        state.pile = state.pile.copy()
        job = state.stream.draw(state.pile)
        node = place_for(state, job)
        state.set_job(node, job)
        if state.telling:
            words = state.tables.jobs[job].word, state.tables.node_words[node]
            state.note("job-drawn", NOBODY, {"job": words[0], "place": words[1]})


def place_for(forest: BlackForest, job: int) -> int:
    """JOB-1, JOB-2: its location; or the village of its tradesperson, else the next one clockwise with a free slot."""
    tables = forest.tables
    if tables.jobs[job].node >= 0:
        return tables.jobs[job].node
    village = tables.village_of_slot[forest.slot_of(tables.jobs[job].trade)]
    while forest.jobs[village] != NO_JOB:  # JOB-7: there is always one
        village = (village + 1) % len(tables.villages)
    return village


class FinishJob(Step[BlackForest]):
    """JOB-4: after the reward the tile leaves the game and the next one is drawn."""

    PARTS: ClassVar[tuple[str, ...]] = ("node",)

    def __init__(self, node: int) -> None:
        self.node: Final = node

    def run(self, state: BlackForest) -> None:
        if state.telling and not state.pile:
            job = state.tables.jobs[state.jobs[self.node]]
            state.note("job-gone", NOBODY, {"job": job.word})
        state.done = [*state.done, state.jobs[self.node]]
        state.set_job(self.node, NO_JOB)
        state.push(DrawJob())
