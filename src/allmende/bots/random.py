"""Anything that is allowed, all equally likely."""

from __future__ import annotations

from allmende.core.chance import FastStream
from allmende.core.state import State


def choose(state: State, seat: int, seed: int) -> int:
    legal = state.legal_actions()
    return legal[FastStream(seed).below(len(legal))]
