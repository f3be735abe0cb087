"""Clones, frames, pickles and journals: the same game by another way."""

from __future__ import annotations

import pickle

import pytest

from allmende import Journal, JournalError, Match, State
from allmende.core.chance import FastStream
from allmende.core.state import NO_ACTIONS, UNDEALT
from tests.conformance.sampling import choose, finish, random_game, samples
from tests.conformance.tables import Table, few_tables


@few_tables
def test_clones_are_independent(table: Table) -> None:
    """Every legal action on a copy of its own, and one more on each: all states from before keep their key."""
    for state in samples(table, 6):
        key = state.key()
        children: list[tuple[State, str]] = []
        for code in state.legal_actions()[:40]:
            child = state.clone()
            assert child.key() == key
            child.apply(code)
            children.append((child, child.key()))
        assert state.key() == key
        for child, _ in children:
            if not child.is_over:
                grandchild = child.clone()
                grandchild.apply(grandchild.legal[-1])
        assert state.key() == key
        for child, child_key in children:
            assert child.key() == child_key


@few_tables
def test_a_clone_plays_on_without_its_original(table: Table) -> None:
    for state in samples(table, 5):
        key, events = state.key(), list(state.events)
        twin = state.clone()
        finish(twin, 3)
        assert (state.key(), state.events) == (key, events)


@few_tables
def test_an_original_plays_on_without_its_clones(table: Table) -> None:
    """With a clone taken every few actions: what was changed in place before must not be afterwards."""
    state, chance = table.new(8), FastStream(8)
    clones: list[tuple[State, str]] = []
    actions = 0
    while legal := state.legal:
        if actions % 7 == 0:
            clones.append((state.clone(), state.key()))
        state.apply(legal[chance.below(len(legal))])
        actions += 1
    assert len(clones) > 1
    for twin, key in clones:
        assert twin.key() == key


@few_tables
def test_nothing_is_put_into_what_all_states_share_before_the_deal(table: Table) -> None:
    finish(table.new(5), 5)
    for state in samples(table, 5):
        finish(table.rules().loads(state.dumps()), 3)
    assert UNDEALT == []
    assert NO_ACTIONS == []


@few_tables
def test_a_clone_has_everything_its_original_has(table: Table) -> None:
    for state in samples(table, 30):
        twin = state.clone()
        assert type(twin) is type(state)
        assert twin == state
        assert twin.legal_actions() == state.legal_actions()
        assert (twin.events, twin.revealed, twin.telling) == (state.events, state.revealed, state.telling)
        assert twin.view(0) == state.view(0)


@few_tables
def test_a_frame_brings_a_state_back_and_play_goes_on(table: Table) -> None:
    game = table.rules()
    for state in samples(table, 12):
        text = state.dumps()
        twin = game.loads(text)
        assert twin == state
        assert twin.key() == state.key()
        assert twin.dumps() == text
        assert twin.legal_actions() == state.legal_actions()
        assert twin.view(0) == state.view(0)
        _play_alike(state.clone(), twin)


@few_tables
def test_pickles_bring_a_state_back_and_play_goes_on(table: Table) -> None:
    for state in samples(table, 6):
        twin = pickle.loads(pickle.dumps(state))
        assert twin == state
        assert twin.legal_actions() == state.legal_actions()
        _play_alike(state.clone(), twin)


def _play_alike(state: State, twin: State) -> None:
    """The same actions have the same consequences, draws included."""
    chance = FastStream(17)
    for _ in range(40):
        if state.is_over:
            break
        code = choose(state, chance)
        state.apply(code)
        twin.apply(code)
        assert twin.legal == state.legal
        assert twin.events == state.events
    assert twin.key() == state.key()


@few_tables
def test_a_journal_is_the_game(table: Table) -> None:
    played = random_game(table)
    journal = Journal(table.rules(), table.seats, played.seed, dict(table.options), played.actions)
    again = Journal.loads(journal.dumps())
    assert again == journal
    assert again.dumps() == journal.dumps()
    assert again.commitment == journal.commitment
    assert again.replay() == played.states[-1]
    middle = len(played.states) // 2
    assert again.replay(played.plies[middle]) == played.states[middle]
    assert again.replay(0) == again.start()


@few_tables
def test_a_journal_with_an_illegal_action_says_where(table: Table) -> None:
    actions = random_game(table).actions[:5]
    game = table.rules()
    journal = Journal(game, table.seats, 1, dict(table.options), [*actions, game.num_actions])
    with pytest.raises(JournalError, match=r"action 5 .*illegal"):
        Journal.loads(journal.dumps()).replay()


@few_tables
def test_taking_back_restores_the_state_before(table: Table) -> None:
    match = Match.new(table.rules(), table.seats, 2, dict(table.options))
    chance = FastStream(2)
    taken_back = 0
    while not match.state.is_over and len(match.journal.actions) < 120:
        seat, before = match.state.to_move, match.state.key()
        assert seat is not None
        match.play(choose(match.state, chance))
        after = match.state.key()
        if match.state.revealed or match.state.is_over:
            assert [match.undoable(other) for other in range(table.seats)] == [0] * table.seats
            continue
        assert match.undoable(seat) >= 1
        assert all(not match.undoable(other) for other in range(table.seats) if other != seat)
        code = match.journal.actions[-1]
        match.undo(seat)
        taken_back += 1
        assert match.state.key() == before
        if taken_back % 12 == 1:  # from the start each time, so not always
            assert match.journal.replay() == match.state
        match.play(code)
        assert match.state.key() == after
    assert taken_back > 0


@few_tables
def test_events_switched_off_change_nothing_else(table: Table) -> None:
    loud, silent = table.new(4), table.new(4)
    silent.telling = False
    chance, told = FastStream(4), 0
    while not loud.is_over:
        code = choose(loud, chance)
        loud.apply(code)
        silent.apply(code)
        told += len(loud.events)
        assert silent.events == []
        assert silent.revealed == loud.revealed
        assert silent.legal == loud.legal
    assert silent.key() == loud.key()
    assert told > 0
