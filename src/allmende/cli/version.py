"""Which Allmende this is, and whether its engine is compiled."""

from __future__ import annotations

import platform

import allmende
from allmende.core import state


def is_compiled() -> bool:
    return (state.__file__ or "").endswith((".so", ".pyd"))


def version_line() -> str:
    engine = "compiled" if is_compiled() else "interpreted"
    return f"allmende {allmende.__version__} ({engine} engine, Python {platform.python_version()})"
