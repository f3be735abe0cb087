"""Which engine the tests run on: the Python sources, or what mypyc made of them."""

from __future__ import annotations

import pytest

from allmende.core import state

COMPILED = str(state.__file__).endswith(".so")

needs_sources = pytest.mark.skipif(COMPILED, reason="native objects have no __dict__ to look into")
