"""What is so in every position of a game, whatever happened: each game's own `tests/games/<game>/invariants.py`.

It has `check(state)`, which asserts what the rules take for granted (every village is a forest …). A game without one has
nothing to add to the suite.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from allmende import State
from allmende.core.chance import FastStream
from tests.conformance.sampling import LONGEST, choose
from tests.conformance.tables import Table, few_tables


@cache
def check_of(name: str) -> Callable[[State], None] | None:
    module = f"tests.games.{name.replace('-', '_')}"
    if find_spec(module) is None or find_spec(f"{module}.invariants") is None:
        return None
    check: Callable[[State], None] = import_module(f"{module}.invariants").check
    return check


@few_tables
def test_invariants_hold_in_random_games(table: Table) -> None:
    check = check_of(table.game)
    if check is None:
        return
    for seed in (51, 52):
        state, chance, decisions = table.new(seed), FastStream(seed), 0
        while not state.is_over:
            check(state)
            state.apply(choose(state, chance))
            decisions += 1
            assert decisions < LONGEST
        check(state)


@few_tables
@settings(
    max_examples=10,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(seed=st.integers(0, 2**32), numbers=st.lists(st.integers(0, 2**16), min_size=20, max_size=120))
def test_invariants_hold_in_odd_sequences(table: Table, seed: int, numbers: list[int]) -> None:
    check = check_of(table.game)
    if check is None:
        return
    state = table.new(seed)
    for number in numbers:
        if state.is_over:
            break
        state.apply(state.legal[number % len(state.legal)])
        check(state)
