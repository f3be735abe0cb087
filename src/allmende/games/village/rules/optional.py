"""Doing nothing: allowed after taking a cube (U4), but not after using the well (R31, R42)."""

from __future__ import annotations

from typing import Final

from allmende.core.decisions import Reason

R31_MUST_ACT: Final = Reason("R31", "must-act")
