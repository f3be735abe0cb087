"""Doing nothing: who took a cube may leave the action be (U4); who used the well may not (R31, R42)."""

from __future__ import annotations

from typing import Final

from allmende.core.decisions import Reason

R31_MUST_ACT: Final = Reason("R31", "must-act")
