"""Playing at a table that a test has laid, whatever the game."""

from __future__ import annotations

from typing import Any

import allmende
from allmende.core.decisions import Reason, Step, kind_of
from allmende.core.state import State


def begin(state: State, *steps: Step[Any]) -> None:
    """These are all that is left to do, the last one first."""
    state.stack = list(steps)
    state.events = []
    state.booked = []
    state.run_on()


def play(state: State, verb: str, *args: str | int) -> None:
    """Does it; no component may be lost or come from nowhere, and what can be done next is told once each."""
    before = state.game.census(state)
    state.apply(state.game.code(allmende.Action(verb, args)))
    assert state.game.census(state) == before
    assert state.legal_actions() == sorted(set(state.legal_actions()))


def may(state: State, verb: str, *args: str | int) -> bool:
    return state.game.code(allmende.Action(verb, args)) in state.legal_actions()


def why(state: State, verb: str, *args: str | int) -> str:
    """The number of the rule that forbids it; '' for what is not up for decision now."""
    reason = state.why_not(state.game.code(allmende.Action(verb, args)))
    assert isinstance(reason, Reason), f"{verb}{args} is allowed"
    return reason.rule


def legal(state: State, *verbs: str) -> set[str]:
    """What is offered, of some verbs or of all."""
    actions = [state.game.action(code) for code in state.legal_actions()]
    return {str(action) for action in actions if not verbs or action.verb in verbs}


def pending(state: State) -> tuple[str, int]:
    """What is being decided, and by whom."""
    decision = state.decision()
    return kind_of(decision), decision.seat


def happened(state: State, kind: str) -> list[int]:
    """The seats to which that happened in the last apply, in order."""
    return [event.seat for event in state.events if event.kind == kind]


def why_of(state: State, verb: str, *args: str | int) -> str:
    """The key of the reason that forbids it."""
    reason = state.why_not(state.game.code(allmende.Action(verb, args)))
    assert isinstance(reason, Reason), f"{verb}{args} is allowed"
    return reason.key
