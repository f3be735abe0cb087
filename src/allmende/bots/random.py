"""Random: any legal action, all equally likely."""

from __future__ import annotations

from allmende.bots.advice import Advice, Notes
from allmende.core.chance import FastStream
from allmende.core.state import State


def think(state: State, seat: int, seed: int, notes: Notes) -> Advice:
    legal = state.legal_actions()
    return Advice(legal[FastStream(seed).below(len(legal))])
