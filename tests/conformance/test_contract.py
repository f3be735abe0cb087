"""The contract of a state and its actions, as the design states it."""

from __future__ import annotations

import json
from typing import Any

import pytest

import allmende
from allmende import Action, ActionError, AllmendeError, Event, IllegalAction, State
from tests.conformance.sampling import samples
from tests.conformance.tables import Table, each_game, few_tables


@each_game
def test_codes_and_actions_are_two_names_for_the_same(name: str) -> None:
    game = allmende.game(name)
    for code in range(game.num_actions):
        action = game.action(code)
        assert game.code(action) == code
        by_hand = Action(action.verb, action.args)
        assert by_hand == action
        assert hash(by_hand) == hash(action)
        assert game.code(by_hand) == code


@each_game
def test_codes_and_actions_that_do_not_exist_are_refused(name: str) -> None:
    game = allmende.game(name)
    for code in (-1, game.num_actions, game.num_actions + 1000):
        with pytest.raises(ActionError, match=str(code)):
            game.action(code)
    with pytest.raises(ActionError, match="no-such-verb"):
        game.code(Action("no-such-verb"))
    first = game.action(0)
    with pytest.raises(ActionError):
        game.code(Action(first.verb, (*first.args, "one-too-many")))


@few_tables
def test_somebody_is_to_move_until_the_game_is_over(table: Table) -> None:
    for state in samples(table, 30):
        if state.is_over:
            assert state.to_move is None
            assert state.legal_actions() == []
        else:
            assert state.to_move in range(table.seats)
            assert len(state.legal_actions()) > 0


@few_tables
def test_legal_actions_may_be_changed_by_the_caller(table: Table) -> None:
    state = table.new(1)
    state.legal_actions().clear()
    assert state.legal_actions() != []


@few_tables
def test_scores_are_the_sums_of_the_sheet(table: Table) -> None:
    categories: set[tuple[str, ...]] = set()
    for state in samples(table, 30):
        sheets = state.score_sheet()
        assert len(sheets) >= table.seats  # automata come after the seats
        assert state.scores() == [sum(sheet.values()) for sheet in sheets]
        for sheet in sheets:
            assert all(type(points) is int for points in sheet.values())
            categories.add(tuple(sheet))
        winners = state.winners()
        assert winners == sorted(set(winners))
        assert set(winners) <= set(range(len(sheets)))
        assert winners or table.seats == 1  # alone one can lose against the game
    assert len(categories) >= 1


@few_tables
def test_looking_changes_nothing(table: Table) -> None:
    for state in samples(table, 12):
        key, legal, events = state.key(), state.legal_actions(), list(state.events)
        state.scores(), state.winners(), state.score_sheet(), state.refusals(), state.dumps()
        table.rules().census(state)
        for seat in [None, *range(table.seats)]:
            state.view(seat)
            state.events_for(seat)
        for seat in range(table.seats):
            state.determinize(seat, 5)
        assert (state.key(), state.legal_actions(), state.events) == (key, legal, events)


@few_tables
def test_views_are_plain_json(table: Table) -> None:
    for state in samples(table, 20):
        for seat in [None, *range(table.seats)]:
            view = state.view(seat)
            assert json.loads(json.dumps(view, allow_nan=False)) == view
            assert view["game"] == table.game
            assert view["seat"] == seat
            assert view["seats"] == table.seats
            assert view["over"] == state.is_over
            assert view["to_move"] == state.to_move
            assert (view["pending"] is None) == state.is_over
            if view["pending"] is not None:
                assert view["pending"]["seat"] == state.to_move


@few_tables
def test_a_view_belongs_to_its_caller(table: Table) -> None:
    for state in samples(table, 8):
        key = state.key()
        _spoil(state.view(0))
        assert state.key() == key


def _spoil(value: Any) -> None:
    """Empties everything inside."""
    if isinstance(value, dict):
        for part in value.values():
            _spoil(part)
        value.clear()
    elif isinstance(value, list):
        for part in value:
            _spoil(part)
        value.clear()


@few_tables
def test_there_are_no_other_seats_to_look_from(table: Table) -> None:
    state = table.new(1)
    for seat in (-1, table.seats, 99):
        with pytest.raises(AllmendeError, match=str(seat)):
            state.view(seat)
        with pytest.raises(AllmendeError, match=str(seat)):
            state.determinize(seat, 1)


@few_tables
def test_events_are_plain_and_about_somebody_here(table: Table) -> None:
    for state in samples(table, 30):
        for event in state.events:
            assert isinstance(event, Event)
            assert event.kind
            assert event.seat in range(-1, len(state.score_sheet()))
            assert event.only in range(-1, table.seats)
            assert json.loads(json.dumps(event.plain())) == event.plain()


@few_tables
def test_when_it_is_over_nothing_can_be_done(table: Table) -> None:
    state = samples(table, 2)[-1].clone()
    key = state.key()
    assert state.is_over
    assert state.refusals() == []
    for code in range(table.rules().num_actions):
        reason = state.why_not(code)
        assert reason is not None
        assert reason.key == "game-over"
        with pytest.raises(IllegalAction):
            state.apply(code)
    assert state.key() == key


@few_tables
def test_equality_is_about_everything(table: Table) -> None:
    states = samples(table, 6)
    for number, state in enumerate(states):
        assert state == state.clone()
        assert hash(state) == hash(state.clone())
        assert state != "something else"
        for other in states[number + 1 :]:
            assert state != other
            assert state.key() != other.key()


@few_tables
def test_the_random_stream_is_part_of_a_state(table: Table) -> None:
    """Two tables that look alike but will draw differently are not the same position."""
    state: State = table.new(1)
    other = state.clone()
    other.stream.word()
    assert state != other
    assert state.key() != other.key()
