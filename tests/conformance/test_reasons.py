"""Reasons are true: whatever an action is refused for really is so in that position.

Each game's `tests/games/<game>/truths.py` says, for every reason, what must be so for it to be true, read from the view and
the holdings and never from the rules: `TRUTHS = {reason key: predicate(Refused)}`. Reasons that count something (`what`,
`need`, `have`) are also held against the holdings.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

import allmende
from allmende import Action, Reason, State
from allmende.core.chance import FastStream
from tests.conformance.sampling import LONGEST, choose
from tests.conformance.tables import Table, each_game, few_tables
from tests.conformance.test_words import reasons_in_rules
from tests.sizes import sized

KERNEL = {"not-now", "no-such-action", "game-over"}


class Refused(NamedTuple):
    """An action that was refused, and all that its seat can see."""

    action: Action
    reason: Reason
    seat: int
    view: dict[str, Any]
    holdings: list[dict[str, int]]

    def args(self, game: str) -> dict[str, int | str]:
        """The action's arguments by the names of their domains."""
        verb = allmende.game(game).space.verbs[self.action.kind]
        return {domain.name: word for domain, word in zip(verb.domains, self.action.args, strict=True)}


Truth = Callable[[Refused], bool]


@cache
def truths(name: str) -> dict[str, Truth]:
    module = f"tests.games.{name.replace('-', '_')}"
    if find_spec(module) is None or find_spec(f"{module}.truths") is None:
        return {}  # then every reason has to count something
    found: dict[str, Truth] = import_module(f"{module}.truths").TRUTHS
    return found


def check(name: str, state: State) -> None:
    seat = state.to_move
    if seat is None:
        return
    refused = state.refusals()
    if not refused:
        return
    view, holdings = state.view(seat), state.holdings()
    for action, reason in refused:
        if reason.key in KERNEL:
            continue
        said = f"{action}: {reason}"
        counted = {"what", "need", "have"} & set(reason.args)
        assert counted in (set(), {"what", "need", "have"}), said
        if counted:
            what, need, have = str(reason.args["what"]), int(reason.args["need"]), int(reason.args["have"])
            assert have < need, said
            assert have == holdings[seat].get(what, have), said
        truth = truths(name).get(reason.key)
        assert truth is not None or counted, f"nobody says when {reason.key!r} is true"
        assert truth is None or truth(Refused(action, reason, seat, view, holdings)), f"{said} is not so"


@few_tables
def test_every_reason_is_true(table: Table) -> None:
    for seed in range(41, sized(42, 51)):
        state, chance, decisions = table.new(seed), FastStream(seed), 0
        while not state.is_over:
            check(table.game, state)
            state.apply(choose(state, chance))
            decisions += 1
            assert decisions < LONGEST


@each_game
def test_truths_are_about_reasons_that_exist(name: str) -> None:
    known = {reason.key for reason in reasons_in_rules(name)}
    assert set(truths(name)) <= known, "a truth about a reason that no rule gives"
