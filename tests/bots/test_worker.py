"""Processes that do nothing but play."""

from __future__ import annotations

import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from allmende.bots.worker import settle_in


@pytest.mark.parametrize("start", ["fork", "forkserver", "spawn"])
@pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")  # of forking beside threads
def test_a_worker_lives_as_long_as_its_parent(start: str) -> None:
    """However it was started: a fork server stands between the two."""
    with ProcessPoolExecutor(1, get_context(start), settle_in) as pool:
        pool.submit(time.sleep, 0.6).result()  # it has looked for its parent more than once
