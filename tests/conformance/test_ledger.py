"""The ledger: every change is in an event, to the last grain, for everybody who could count it."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from allmende import Change, Event, IllegalAction, NotYourDecision, State
from allmende.core.chance import FastStream
from allmende.core.words import LANGUAGES
from tests.conformance import tables
from tests.conformance.sampling import LONGEST, choose, samples
from tests.conformance.tables import Table, each_game, each_table, few_tables
from tests.conformance.test_words import strict

Held = Counter[tuple[int, str]]


def held(state: State) -> Held:
    return Counter(
        {(seat, what): count for seat, row in enumerate(state.holdings()) for what, count in row.items()}
    )


def moved(before: Held, after: Held) -> dict[tuple[int, str], int]:
    """What there is more (or less) of."""
    return {key: after[key] - before[key] for key in {*before, *after} if after[key] != before[key]}


def told(changes: list[Change]) -> dict[tuple[int, str], int]:
    total: Held = Counter()
    for change in changes:
        total[change.seat, change.what] += change.amount
    return {key: amount for key, amount in total.items() if amount}


def apply_and_audit(state: State, code: int) -> None:
    """Applies an action; what each seat and a spectator hear must add up to what has changed hands."""
    before = held(state)
    state.apply(code)
    difference = moved(before, held(state))
    for seat in [None, *range(state.seats)]:
        heard = [change for event in state.events_for(seat) for change in event.changes]
        assert told(heard) == difference, f"{state.game.action(code)}: {state.events}"
    assert not told(state.booked), f"{state.game.action(code)} booked {state.booked} and told nobody"


@each_table
def test_a_random_game_adds_up(table: Table) -> None:
    state, chance, decisions = table.new(17), FastStream(17), 0
    while not state.is_over:
        apply_and_audit(state, choose(state, chance))
        decisions += 1
        assert decisions < LONGEST
    assert any(state.holdings())


@few_tables
@settings(
    max_examples=10,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(seed=st.integers(0, 2**32), numbers=st.lists(st.integers(0, 2**16), min_size=20, max_size=120))
def test_odd_sequences_add_up(table: Table, seed: int, numbers: list[int]) -> None:
    """Long runs of one choice (all zeros, all the same) are what shrinking finds: stubborn play, not only random play."""
    state = table.new(seed)
    for number in numbers:
        if state.is_over:
            break
        apply_and_audit(state, state.legal[number % len(state.legal)])


@few_tables
def test_holdings_are_known_to_everybody(table: Table) -> None:
    """Whatever a seat imagines, it counts the same."""
    for state in samples(table, 12):
        for seat in range(table.seats):
            assert state.determinize(seat, 4).holdings() == state.holdings()
        assert len(state.holdings()) == len(state.scores())
        assert all(isinstance(count, int) for row in state.holdings() for count in row.values())


@few_tables
def test_private_events_carry_no_changes(table: Table) -> None:
    state, chance = table.new(8), FastStream(8)
    while not state.is_over:
        state.apply(choose(state, chance))
        assert all(not event.changes for event in state.events if event.only >= 0)


# -- previews ----------------------------------------------------------------------------------------------------------


@few_tables
def test_a_preview_is_what_happens_then(table: Table) -> None:
    """Where nothing is drawn on the way, to the last entry; where something is, what comes before it."""
    for state in samples(table, 14):
        if state.is_over:
            continue
        mover, key = state.to_move, state.key()
        previews = state.previews()
        assert list(previews) == state.legal_actions()
        assert state.key() == key
        for code, preview in previews.items():
            twin = state.clone()
            before = held(twin)
            twin.apply(code)
            if not preview.uncertain:
                assert told(preview.changes) == moved(before, held(twin)), table.rules().action(code)
                expected = [event for event in twin.events_for(mover) if event.kind in table.rules().WARNINGS]
                assert all(event in expected for event in preview.warnings)
                assert all(event in preview.warnings for event in expected)
            else:
                assert twin.revealed, f"{table.rules().action(code)}: nothing was drawn or shown"


@few_tables
def test_a_preview_knows_no_more_than_its_seat(table: Table) -> None:
    """It is the same in every world the seat could imagine."""
    for state in samples(table, 10):
        if state.is_over or state.to_move is None:
            continue
        previews = state.previews()
        for seed in range(6):
            assert state.determinize(state.to_move, seed).previews() == previews


@few_tables
def test_a_preview_leaves_the_rest_of_the_game_alone(table: Table) -> None:
    one, other = table.new(21), table.new(21)
    chance = FastStream(21)
    for _ in range(60):
        if one.is_over:
            break
        one.previews()
        code = choose(one, chance)
        one.apply(code)
        other.apply(code)
        assert one.events == other.events
    assert one == other


@few_tables
def test_a_preview_that_makes_no_sense_is_refused(table: Table) -> None:
    state = table.new(4)
    key, legal = state.key(), set(state.legal)
    most = table.rules().num_actions
    illegal = next((code for code in range(most) if code not in legal), most)
    with pytest.raises(IllegalAction):
        state.preview(illegal)
    with pytest.raises(IllegalAction):
        state.preview(-1)
    assert state.to_move is not None
    if table.seats > 1:
        with pytest.raises(NotYourDecision):
            state.preview(state.legal[0], seat=(state.to_move + 1) % table.seats)
    assert state.preview(state.legal[0], seat=state.to_move) == state.preview(state.legal[0])
    assert state.key() == key
    over = samples(table, 2)[-1]
    with pytest.raises(IllegalAction, match="game over"):
        over.preview(0)


# -- words -------------------------------------------------------------------------------------------------------------


@cache
def met(name: str) -> tuple[set[str], list[tuple[Event, int]]]:
    """What is held in random games, and all that is warned of, each with how many sit at the table."""
    held_there: set[str] = set()
    warnings: list[tuple[Event, int]] = []
    for table in tables.few(name):
        state, chance = table.new(9), FastStream(9)
        while not state.is_over:
            held_there.update(what for row in state.holdings() for what in row)
            state.apply(choose(state, chance))
            warnings += [
                (event, table.seats) for event in state.events if event.kind in table.rules().WARNINGS
            ]
        for sample in samples(table, 14):
            previews = sample.previews().values()
            warnings += [(event, table.seats) for preview in previews for event in preview.warnings]
    return held_there, warnings


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_changes_hands_has_words(name: str, language: str) -> None:
    words = strict(language, name)
    held_there, warnings = met(name)
    for what in held_there:
        for count in (0, 1, 2, 5):
            words.amount(what, count)
    for warning, seats in warnings:
        for mover in range(seats):
            words.warning(warning, [f"P{number}" for number in range(12)], mover)
