"""A pytest plugin (`-p tools.require_compiled`) that stops the run unless the engine really is compiled.

Without it a wrong path would let the tests of the compiled engine pass on the Python sources.
"""

from __future__ import annotations

import importlib

import pytest

from tools.compile_engine import ROOT, engine_modules


def pytest_configure() -> None:
    for name in engine_modules(ROOT / "src/allmende"):
        origin = importlib.import_module(name).__file__ or ""
        if not origin.endswith((".so", ".pyd")):
            raise pytest.UsageError(f"{name} is not compiled: it was imported from {origin}")
