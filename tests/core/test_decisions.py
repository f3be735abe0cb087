"""Reasons, events and the names of steps."""

from __future__ import annotations

import pytest

from allmende import AllmendeError, Change, Event, IllegalAction, Reason
from allmende.core import errors
from allmende.games.village.rules.market import ServeCustomer
from allmende.games.village.rules.payment import Pay


def test_a_reason_reads_well() -> None:
    assert str(Reason("M5", "needs-green")) == "needs green (rule M5)"
    assert str(Reason("Q2", "too-few", {"have": 1, "need": 3})) == "too few, have 1, need 3 (rule Q2)"
    assert str(Reason("", "not-now")) == "not now"
    assert repr(Reason("M5", "needs-green")) == "Reason(rule='M5', key='needs-green', args={})"


def test_reasons_are_values() -> None:
    reason = Reason("Q2", "too-few", {"have": 1})
    assert reason == Reason("Q2", "too-few", {"have": 1})
    assert hash(reason) == hash(Reason("Q2", "too-few", {"have": 1}))
    for other in (
        Reason("Q2", "too-few"),
        Reason("Q3", "too-few", {"have": 1}),
        Reason("Q2", "few", {"have": 1}),
        "x",
    ):
        assert reason != other


def test_events_are_values() -> None:
    event = Event("born", 2, {"generation": 1}, only=2)
    assert event == Event("born", 2, {"generation": 1}, only=2)
    assert hash(event) == hash(Event("born", 2, {"generation": 1}, only=2))
    for other in (Event("born", 2, {"generation": 1}), Event("born", 1, {"generation": 1}, only=2), "born"):
        assert event != other
    assert repr(event) == "Event('born', seat=2, args={'generation': 1}, only=2, changes=[])"


def test_events_as_plain_data() -> None:
    assert Event("mass").plain() == {"kind": "mass", "seat": None, "args": {}, "changes": []}
    assert Event("born", 0, {"generation": 1}, changes=[Change(0, "children", 1)]).plain() == {
        "kind": "born",
        "seat": 0,
        "args": {"generation": 1},
        "changes": [[0, "children", 1]],
    }


def test_steps_are_named_after_their_class() -> None:
    from allmende.core.decisions import kind_of

    assert kind_of(ServeCustomer(0, 0, 0, True, False)) == "serve-customer"
    assert kind_of(Pay(0, [1, 0, 0, 0])) == "pay"


def test_an_illegal_action_carries_its_reason() -> None:
    reason = Reason("M5", "needs-green")
    error = IllegalAction(reason)
    assert error.reason is reason
    assert str(error) == "needs green (rule M5)"


@pytest.mark.parametrize(
    "error",
    [
        "UnknownGame",
        "SetupError",
        "ComponentsError",
        "JournalError",
        "ActionError",
        "NoSuchSeat",
        "IllegalAction",
    ],
)
def test_all_errors_have_one_parent(error: str) -> None:
    assert issubclass(getattr(errors, error), AllmendeError)
