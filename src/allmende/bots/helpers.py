"""Helpers: processes that carry a bot's lines on in some of its imagined worlds, so that it thinks on several cores.

They are started when a bot first asks for them. Until they are there, and once one of them has died, the bot does all by itself:
it sees fewer worlds in the same time, and that is all.
"""

from __future__ import annotations

import logging
import multiprocessing
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Lock
from typing import TYPE_CHECKING

from allmende.bots.ahead import Journey, Seer, carry_on
from allmende.bots.model import model_for
from allmende.bots.worker import settle_in

if TYPE_CHECKING:
    from allmende.bots.ahead import Values


class Helpers:
    """So many processes that think beside this one."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.pool = ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), settle_in)
        self.lost = False
        self.greetings: list[Future[None]] = [self.pool.submit(greet) for _ in range(count)]

    def are_there(self) -> bool:
        return not self.lost and all(greeting.done() for greeting in self.greetings)

    def dismiss(self) -> None:
        """A pool that has lost a process answers no more."""
        self.lost = True
        self.pool.shutdown(wait=False, cancel_futures=True)


def greet() -> None:
    """What a helper does first. That takes a while: it has to start."""


_lock = Lock()
_helpers: dict[int, Helpers] = {}  # by how many


def helpers(count: int) -> Helpers:
    with _lock:
        if count not in _helpers:
            _helpers[count] = Helpers(count)
        return _helpers[count]


def shared(seer: Seer, journey: Journey, numbers: range) -> Values:
    """`carry_on`, with the worlds shared out over as many cores as the bot may use."""
    parts = [numbers[place :: journey.design.cores] for place in range(journey.design.cores)]
    mine, theirs = parts[0], [part for part in parts[1:] if part]
    if not theirs:
        return carry_on(seer, journey, mine)
    crew = helpers(journey.design.cores - 1)
    if not crew.are_there():
        return carry_on(seer, journey, numbers)
    try:
        asked = [crew.pool.submit(help_out, journey, part) for part in theirs]
        sums = [carry_on(seer, journey, mine), *[each.result() for each in asked]]
    except BrokenProcessPool as error:
        logging.getLogger("allmende.bots").warning("%s; the bot thinks on one core from now on", error)
        crew.dismiss()
        return carry_on(seer, journey, numbers)
    total: Values = sum(sums[1:], sums[0])
    return total


def help_out(journey: Journey, numbers: range) -> Values:
    """In a helper: its share of the worlds."""
    model = model_for(journey.state, journey.design.model)
    return carry_on(Seer(model, journey.state, journey.design.aim), journey, numbers)
