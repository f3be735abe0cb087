"""Actions and their codes."""

from __future__ import annotations

import pytest

from allmende import Action, ActionError
from allmende.core.actions import ActionSpace, Domain, Verb

CUBE = Domain("cube", ["green", "brown"])
SPACE = Domain("space", ["market", "church", "council"])
NUMBER = Domain("number", range(4))


@pytest.fixture
def space() -> ActionSpace:
    return ActionSpace(
        [Verb(0, "take", SPACE, CUBE), Verb(1, "pass"), Verb(2, "pay", NUMBER, NUMBER, CUBE, NUMBER)]
    )


def test_codes_run_through_verbs_and_their_arguments_in_order(space: ActionSpace) -> None:
    assert len(space.actions) == 6 + 1 + 4 * 4 * 2 * 4
    assert [str(action) for action in space.actions[:7]] == [
        "take(market, green)", "take(market, brown)", "take(church, green)", "take(church, brown)",
        "take(council, green)", "take(council, brown)", "pass()",
    ]  # fmt: skip
    assert [action.code for action in space.actions] == list(range(len(space.actions)))


def test_an_action_is_found_by_its_indices(space: ActionSpace) -> None:
    for action in space.actions:
        assert space.at(action.kind, action.first, action.second, action.third, action.fourth) is action
        assert space.of(action.kind)[action.code - space.of(action.kind)[0].code] is action
    last = space.at(2, 3, 1, 0, 2)
    assert last.args == (3, 1, "green", 2)
    assert (last.first, last.second, last.third, last.fourth) == (3, 1, 0, 2)


def test_actions_by_hand_are_equal_to_those_of_the_game(space: ActionSpace) -> None:
    assert Action("take", ("church", "brown")) == space.action(3)
    assert len({Action("take", ("church", "brown")), space.action(3)}) == 1
    assert Action("take", ("church", "green")) != space.action(3)
    assert Action("pass") != Action("take")
    assert Action("pass") != "pass"
    assert space.code(Action("take", ("church", "brown"))) == 3


def test_actions_can_be_read() -> None:
    action = Action("take", ("church", 3))
    assert repr(action) == "Action('take', ('church', 3))"
    assert eval(repr(action)) == action
    assert str(action) == "take(church, 3)"


def test_what_does_not_exist_is_refused(space: ActionSpace) -> None:
    with pytest.raises(ActionError, match="no action 135: codes run from 0 to 134"):
        space.action(135)
    with pytest.raises(ActionError, match="no action -1"):
        space.action(-1)
    with pytest.raises(ActionError, match=r"no action take\(well\)"):
        space.code(Action("take", ("well",)))


def test_verbs_are_declared_in_order_with_four_arguments_at_most() -> None:
    with pytest.raises(ValueError, match="'take' is declared as number 1 but stands at 0"):
        ActionSpace([Verb(1, "take")])
    with pytest.raises(ValueError, match="five"):
        Verb(0, "five", CUBE, CUBE, CUBE, CUBE, CUBE)
