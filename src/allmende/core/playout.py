"""Random play to the end that never leaves the compiled side."""

from __future__ import annotations

from allmende.core.chance import FastStream
from allmende.core.state import State


def playout(state: State, seed: int) -> State:
    """A copy of the state, played to its end with random actions. Fast: it records no events."""
    twin = state.clone()
    play_out(twin, seed)
    return twin


def play_out(state: State, seed: int) -> int:
    """Plays the state itself to its end with random actions; returns how many decisions that took."""
    state.stream = FastStream(seed)
    state.telling = False
    state.events = []
    choice = FastStream(seed + 1)
    decisions = 0
    while state.stack:
        legal = state.legal
        state.apply(legal[choice.below(len(legal))])
        decisions += 1
    return decisions
