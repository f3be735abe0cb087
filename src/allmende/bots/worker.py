"""A process that does nothing but think or play, for servers and arenas."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

RARELY: Final = 100_000  # objects made before cyclic garbage is looked for


def settle_in(niceness: int = 0) -> None:
    """Interrupts are left to the parent. Positions hold no references in circles, so looking for such garbage often would
    cost a tenth of the time and find nothing."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    follow_parent()
    gc.set_threshold(RARELY)
    if niceness:
        os.nice(niceness)


class _Rarely:
    """How many at once want garbage looked for rarely, and how often it was before the first of them."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.wanted = 0
        self.before = gc.get_threshold()


_RARELY = _Rarely()


@contextmanager
def collecting_rarely() -> Iterator[None]:
    """The same for a while, in a process that does other things too. Threads may overlap: the last one puts it back."""
    with _RARELY.lock:
        if not _RARELY.wanted:
            _RARELY.before = gc.get_threshold()
            gc.set_threshold(max(RARELY, _RARELY.before[0]))
        _RARELY.wanted += 1
    try:
        yield
    finally:
        with _RARELY.lock:
            _RARELY.wanted -= 1
            if not _RARELY.wanted:
                gc.set_threshold(*_RARELY.before)


def follow_parent() -> None:
    """Whoever is killed can't tell its workers to stop: each looks for itself, and ends with its parent."""
    parent = multiprocessing.parent_process()  # the one that started us: by now it may be gone
    number = os.getppid() if parent is None or parent.pid is None else parent.pid
    if number != os.getppid() and parent is not None and parent.is_alive():
        number = os.getppid()  # a fork server stands in between, and ends with the parent
    threading.Thread(target=_watch, args=(number,), daemon=True).start()


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(0.5)
    os.kill(os.getpid(), signal.SIGKILL)
