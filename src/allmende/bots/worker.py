"""A process that does nothing but think or play, for servers and arenas."""

from __future__ import annotations

import gc
import os
import signal
from typing import Final

RARELY: Final = 100_000  # objects made before cyclic garbage is looked for


def settle_in(niceness: int = 0) -> None:
    """Interrupts are left to the parent. Positions hold no references in circles, so looking for such garbage often would
    cost a tenth of the time and find nothing."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.set_threshold(RARELY)
    if niceness:
        os.nice(niceness)
