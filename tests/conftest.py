"""What all tests share."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def own_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """Playwright leaves its event loop running in a process that has had a browser open: other tests may start their own."""
    left = None if request.node.get_closest_marker("browser") else asyncio._get_running_loop()
    if left is not None:
        asyncio._set_running_loop(None)
    yield
    if left is not None:
        asyncio._set_running_loop(left)
