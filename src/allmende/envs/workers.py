"""The games of a vector environment, shared out over processes.

All of them write into memory that everybody sees, so a batch is never sent: a word asks for a step, an empty answer says
that it is done.
"""

from __future__ import annotations

import os
import weakref
from bisect import bisect
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import pairwise
from math import prod
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from signal import Signals
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from allmende.bots.worker import settle_in
from allmende.core.decisions import Reason
from allmende.core.errors import IllegalAction, WorkerLost
from allmende.envs.batch import Batch, Plan, Share

START: Final = "spawn"  # learning code has threads, which a fork would lose
STEP, DEAL, WHY_NOT = b"step", b"deal", b"why-not"
DONE = b""
PATIENCE = 5.0  # seconds for a process that no longer answers to be gone


class Room(NamedTuple):
    """Memory for an array that other processes see. It has no name in the file system: it goes with the last who uses it."""

    memory: Any
    shape: tuple[int, ...]
    kind: type

    def array(self) -> NDArray[Any]:
        return np.frombuffer(self.memory, self.kind).reshape(self.shape)


class Workers:
    """A plan's games, in this many processes."""

    def __init__(self, plan: Plan, count: int) -> None:
        context = get_context(START)
        rooms = [
            Room(context.RawArray("b", prod(shape) * np.dtype(kind).itemsize), shape, kind)
            for shape, kind in [*plan.layout(), ((plan.num_envs,), np.int64)]
        ]
        *arrays, self.codes = (room.array() for room in rooms)
        self.batch = Batch(*arrays)
        self.num_actions = plan.num_actions
        self.masks = self.batch.masks.reshape(-1)  # one after the other …
        self.begin = np.arange(plan.num_envs) * plan.num_actions  # … where each begins
        self.count = count
        self.cuts = [
            plan.num_envs * number // count for number in range(count + 1)
        ]  # whose games begin where
        self.processes: list[BaseProcess] = []
        self.wires: list[Connection] = []
        self.close = weakref.finalize(self, _stop, self.processes, self.wires, os.getpid())
        try:
            for first, end in pairwise(self.cuts):
                ours, theirs = context.Pipe()
                self.wires.append(ours)
                name, args = f"games {first} to {end - 1}", (plan, rooms, first, end, theirs)
                process = context.Process(target=_work, name=name, args=args, daemon=True)
                process.start()
                self.processes.append(process)
                theirs.close()  # so that the wire breaks when the worker ends
        except BaseException:
            self.close()
            raise
        try:
            with self._talking() as wires:
                for wire in wires:
                    wire.recv_bytes()  # it is there
        except WorkerLost as lost:
            hint = 'a script must make it below `if __name__ == "__main__":`'
            raise WorkerLost(f"{lost}. What the worker printed says why; {hint}") from None

    def deal(self, seed: int) -> None:
        self._tell_all(b"%s %d" % (DEAL, seed))

    def step(self, codes: NDArray[Any]) -> None:
        self.codes[:] = codes
        there = self.codes.view(np.uint64) < self.num_actions  # unsigned, negative ones are large
        legal = there & (self.masks.take(self.begin + self.codes, mode="clip") != 0)
        for game in () if legal.all() else np.flatnonzero(~legal).tolist():
            reason = self._why_not(game)
            if reason is not None:
                raise IllegalAction(reason)
        self._tell_all(STEP)

    def _tell_all(self, words: bytes) -> None:
        """Tells all workers what to do, and waits until it is done."""
        with self._talking() as wires:
            for wire in wires:
                wire.send_bytes(words)
            for wire in wires:
                wire.recv_bytes()

    def _why_not(self, game: int) -> Reason | None:
        """Why the action asked for in this game is illegal, as the worker that has the game says."""
        with self._talking() as wires:
            wire = wires[bisect(self.cuts, game) - 1]
            wire.send_bytes(b"%s %d" % (WHY_NOT, game))
            found = wire.recv()
        return None if found is None else Reason(*found)

    @contextmanager
    def _talking(self) -> Iterator[list[Connection]]:
        if not self.wires:
            raise WorkerLost("this environment is closed: make a new one")
        try:
            yield self.wires
        except (EOFError, OSError):
            raise self._lost() from None
        except BaseException:  # interrupted: nobody knows who has answered
            self.close()
            raise

    def _lost(self) -> WorkerLost:
        gone = wait([process.sentinel for process in self.processes], PATIENCE)
        found = "a worker no longer answers"
        for number, process in enumerate(self.processes, 1):
            if process.sentinel in gone:
                process.join()
                code = process.exitcode or 0
                how = f"was killed by {Signals(-code).name}" if code < 0 else f"ended with exit code {code}"
                found = f"worker {number} of {self.count} {how}"
        self.close()
        return WorkerLost(f"{found}; the environment is closed")


def _stop(processes: list[BaseProcess], wires: list[Connection], owner: int) -> None:
    """They have nothing to save. A process that was forked from the owner leaves them alone."""
    if os.getpid() == owner:
        for process in processes:
            process.kill()
        for process in processes:
            process.join()
            process.close()
    for wire in wires:
        wire.close()
    processes.clear()
    wires.clear()


def _work(plan: Plan, rooms: list[Room], first: int, end: int, wire: Connection) -> None:
    """What a worker does all its life."""
    settle_in()
    *arrays, codes = (room.array()[first:end] for room in rooms)
    share = Share(plan, Batch(*arrays), first)
    with suppress(EOFError, OSError):  # then the parent is gone
        wire.send_bytes(DONE)
        while True:
            words, _, number = wire.recv_bytes().partition(b" ")
            if words == WHY_NOT:
                place = int(number) - first
                reason = share.many.states[place].why_not(int(codes[place]))
                # A compiled reason can't be sent itself
                wire.send(None if reason is None else (reason.rule, reason.key, reason.args))
                continue
            if words == DEAL:
                share.deal(int(number))
            else:
                share.step(codes)
            wire.send_bytes(DONE)
