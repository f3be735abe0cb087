"""The ledger on a toy game: what is booked is in an event, and previews end where a player would have to guess."""

from __future__ import annotations

import pytest

from tests.engine import COMPILED

if COMPILED:
    pytest.skip("interpreted classes can't extend compiled ones", allow_module_level=True)

from allmende import Action, Change, IllegalAction, NotYourDecision, Preview
from allmende.core.ledger import summed
from tests.core.toy import Peek, Roll, Toy, ToyGame, Turn, at


def code(verb: str, *args: int) -> int:
    return ToyGame().code(Action(verb, args))


def test_sums_keep_their_order_and_drop_what_cancels_out() -> None:
    booked = [Change(1, "pigs", 2), Change(0, "grain", -1), Change(1, "pigs", 1), Change(0, "grain", 1)]
    assert summed(booked) == [Change(1, "pigs", 3)]
    assert summed([]) == []


def test_what_comes_round_is_spent_and_begun_anew_in_two_entries() -> None:
    booked = [
        Change(0, "hours", -3),
        Change(0, "pigs", 2),
        Change(0, "hours", 10),
        Change(0, "hours", -1),
        Change(0, "pigs", -1),
    ]
    assert summed(booked, frozenset(["hours"])) == [
        Change(0, "hours", -4),
        Change(0, "pigs", 1),
        Change(0, "hours", 10),
    ]


def test_changes_are_values() -> None:
    assert Change(0, "pigs", 1) == Change(*Change(0, "pigs", 1).plain())  # type: ignore[arg-type]
    assert len({Change(0, "pigs", 1), Change(0, "pigs", 1), Change(0, "pigs", 2)}) == 2
    assert repr(Change(0, "pigs", -1)) == "Change(0, 'pigs', -1)"
    assert Change(0, "pigs", 1) != "pigs"


def test_what_is_booked_goes_with_the_next_public_event() -> None:
    state = at(Turn(1), Turn(0))
    state.apply(code("whisper", 1))
    private, public = state.events
    assert (private.only, private.changes) == (1, [])
    assert public.changes == [Change(0, "whispers", 1)]
    assert [event.kind for event in state.events_for(0)] == ["whispered"]
    assert state.holdings() == [{"whispers": 1}, {"whispers": 0}]


def test_a_preview_books_but_changes_nothing() -> None:
    state = at(Turn(1), Turn(0))
    assert state.preview(code("whisper", 1)) == Preview([Change(0, "whispers", 1)], [], False, True)
    assert state.preview(code("leave")) == Preview([], [], False, True)
    assert state.holdings() == [{"whispers": 0}, {"whispers": 0}]
    assert not state.imagining


def test_a_preview_says_whether_the_turn_goes_on() -> None:
    assert not at(Turn(0), Turn(0)).preview(code("leave")).ends
    assert at(Turn(1), Turn(0)).preview(code("leave")).ends


@pytest.mark.parametrize("unknown", [Roll(), Peek()])
def test_a_preview_ends_at_a_draw_and_where_something_hidden_comes_up(unknown: Roll | Peek) -> None:
    state = at(Turn(1), unknown, Turn(0))
    assert state.preview(code("whisper", 1)) == Preview([Change(0, "whispers", 1)], [], True, True)
    state.apply(code("whisper", 1))
    assert state.log  # played for real, it does come up


def test_a_preview_warns_of_what_the_game_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyGame, "WARNINGS", frozenset({"whispered", "heard"}))
    state = at(Turn(1), Turn(0))
    warned = state.preview(code("whisper", 1)).warnings
    assert [event.kind for event in warned] == ["whispered"]  # events for another seat don't count here


def test_previews_that_make_no_sense() -> None:
    state: Toy = at(Turn(1), Turn(0))
    with pytest.raises(NotYourDecision, match="seat 1 can't preview this: the decision is seat 0's"):
        state.preview(code("leave"), seat=1)
    with pytest.raises(IllegalAction, match="no such action"):
        state.preview(99)
    state.apply(code("leave"))
    state.apply(code("leave"))
    with pytest.raises(IllegalAction, match="game over"):
        state.preview(code("leave"))
    assert state.previews() == {}
