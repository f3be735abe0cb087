"""How much the costly tests do: `ALLMENDE_TEST_SIZE=small` (`make test`, for every change) or `large` (`make nightly`)."""

from __future__ import annotations

import os
from typing import TypeVar

T = TypeVar("T")

SIZE = os.environ.get("ALLMENDE_TEST_SIZE", "small")
if SIZE not in ("small", "large"):
    raise ValueError(f"ALLMENDE_TEST_SIZE is small or large, not {SIZE!r}")


def sized(small: T, large: T) -> T:
    return large if SIZE == "large" else small
