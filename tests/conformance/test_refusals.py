"""What may not be done: refused with a reason, and nothing has changed."""

from __future__ import annotations

from typing import Any

import pytest

from allmende import IllegalAction, Reason
from tests.conformance.sampling import samples
from tests.conformance.tables import Table, few_tables


@few_tables
def test_whatever_is_not_legal_is_refused_and_changes_nothing(table: Table) -> None:
    codes = range(table.rules().num_actions)
    for state in samples(table, 8):
        state = state.clone()
        before = state.key(), state.legal_actions(), list(state.events), state.revealed
        legal = set(state.legal)
        for code in codes:
            reason = state.why_not(code)
            assert (reason is None) == (code in legal), f"{table.rules().action(code)}: {reason}"
            if reason is not None:
                assert isinstance(reason, Reason)
                assert reason.key
                with pytest.raises(IllegalAction) as caught:
                    state.apply(code)
                assert caught.value.reason == reason
                assert str(caught.value)
        assert (state.key(), state.legal_actions(), state.events, state.revealed) == before


@few_tables
def test_codes_that_are_none_are_refused_and_change_nothing(table: Table) -> None:
    state = table.new(1)
    key = state.key()
    for code in (-1, table.rules().num_actions, 10**9, -(10**30)):
        reason = state.why_not(code)
        assert reason is not None
        assert reason.key == "no-such-action"
        with pytest.raises(IllegalAction):
            state.apply(code)
    wrong: list[Any] = [float(state.legal[0]), str(state.legal[0]), None, [state.legal[0]]]
    for thing in wrong:
        with pytest.raises((IllegalAction, TypeError)):  # compiled, a wrong type does not even get in
            state.apply(thing)
    assert state.key() == key
    state.apply(state.legal[0])


@few_tables
def test_refusals_list_what_a_player_may_wonder_about(table: Table) -> None:
    for state in samples(table, 30):
        for action, reason in state.refusals():
            assert state.why_not(action.code) == reason
            assert reason.rule, f"{reason.key} names no rule"


@few_tables
def test_what_a_decision_only_explains_is_never_allowed(table: Table) -> None:
    """An action that `refuse` allows must be in `actions`, or nobody could ever do it."""
    for state in samples(table, 30):
        if not state.is_over:
            decision = state.decision()
            for action in decision.wonders(state):
                allowed = decision.refuse(state, action) is None
                assert not allowed or action.code in state.legal, f"{action} is allowed but never offered"


@few_tables
def test_a_list_of_actions_is_judged_as_each_of_them_is(table: Table) -> None:
    """A decision may inform itself once for a whole list; that must not change any answer."""
    for state in samples(table, 30):
        if not state.is_over:
            decision = state.decision()
            for action in decision.actions(state):
                allowed = decision.refuse(state, action) is None
                assert allowed == (action.code in state.legal), str(action)
