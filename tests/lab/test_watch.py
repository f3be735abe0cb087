"""Watched games: the books balance, offers and choices are counted as they happen, and a seat can be made to do without."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from allmende.core.catalog import game as find_game
from allmende.core.catalog import games
from allmende.core.chance import FastStream
from allmende.core.errors import SetupError
from allmende.lab import pool
from allmende.lab.parts import Parts
from allmende.lab.watch import Watch, barred, drama, play_one


@pytest.mark.parametrize("name", games())
def test_what_came_and_went_is_what_is_held(name: str) -> None:
    """The flows of a whole game, added to what a seat began with, are what it holds at the end: nothing escapes a report."""
    watch = Watch(name, 2, 1, "random", seed=3)
    played = play_one(watch, 0)
    state = find_game(name).new(2, 3)
    before = state.holdings()
    chance = FastStream(3)
    while state.stack:  # the same game once more: `random` draws its choice from a seed of its own
        legal = state.legal
        state.apply(legal[FastStream(chance.word()).below(len(legal))])
    assert state.scores() == played.scores
    for seat, after in enumerate(state.holdings()):
        total = dict(before[seat])
        for key, amount in played.flows[seat].items():
            what = key.split("/")[0]
            total[what] = total.get(what, 0) + amount
        assert {what: count for what, count in total.items() if count} == {
            what: count for what, count in after.items() if count
        }


@pytest.mark.parametrize("name", games())
def test_every_decision_is_counted_once(name: str) -> None:
    played = play_one(Watch(name, 2, 1, "random"), 0)
    taken = sum(row[1] for options in played.options for row in options.values())
    assert taken == played.decisions == sum(row[0] for row in played.kinds.values())
    for rows in (*played.options, *played.parts):
        for row in rows.values():
            assert 0 <= row[1] <= row[0]
    assert all((row[2] >= 0) == (row[1] > 0) for parts in played.parts for row in parts.values())
    assert any(row[1] for parts in played.parts for row in parts.values())
    assert played.ended
    assert played.rounds > 1
    assert played.leaders[-1] in played.winners


@pytest.mark.parametrize("name", [name for name in games() if 1 in find_game(name).seats])
def test_rounds_are_counted_alone_too(name: str) -> None:
    assert play_one(Watch(name, 1, 1, "random"), 0).rounds > 1


def test_processes_share_the_work_and_change_nothing() -> None:
    watch = Watch("village", 2, 3, "greedy:nodes=3", seed=5)
    alone = pool.play_all(play_one, watch, range(3), 1, 1)
    assert [asdict(one) for one in pool.play_all(play_one, watch, range(3), 2, 1)] == [
        asdict(one) for one in alone
    ]


def test_components_have_their_tables_names() -> None:
    village = Parts(find_game("village"))
    code = {str(action): action.code for action in find_game("village").space.actions}
    assert village.used[code["serve(c07)"]] == ("customers/c07",)
    assert village.used[code["train(smithy, 2)"]] == ("crafts/smithy",)
    assert village.used[code["climb(2, 1)"]] == ("church.window/2",)
    assert village.used[code["recall(smithy, 2)"]] == ()  # to leave it is not to use it
    assert village.option[code["take(market, green)"]] == "take/market"
    pandemain = find_game("pandemain")
    hire = next(action for action in pandemain.space.actions if action.verb == "hire" and action.args == (3,))
    assert Parts(pandemain).used[hire.code] == ("master_bakers/3",)


def test_one_seat_does_without_and_the_others_do_not() -> None:
    # On this deal it always has something else to do
    watch = Watch("village", 2, 2, "greedy:nodes=30", seed=3, without=("birth", "take/family"))
    first, second = play_one(watch, 0), play_one(watch, 1)
    assert (first.barred, second.barred) == (0, 1)
    for played in (first, second):
        assert "birth" not in played.options[played.barred]
        assert "take/family" not in played.options[played.barred]
        assert played.options[1 - played.barred]["birth"][1] > 0
    assert not any(key.endswith("/born") for key in first.flows[0])
    assert any(key.endswith("/born") for key in first.flows[1])


def test_a_copy_does_without_too_and_what_is_left_may_be_done() -> None:
    game = find_game("village")
    state = game.new(2, 1)
    seat, legal = state.to_move, state.legal_actions()
    assert seat is not None
    state.bar(seat, frozenset(legal[1:]))
    assert state.legal == legal[:1] == state.clone().legal == state.determinize(seat, 1).legal
    state.bar(seat, frozenset(legal))  # nothing else is left: then it may
    assert state.legal == legal
    state.bar(1 - seat, frozenset(legal))
    assert state.legal == legal


def test_an_action_that_is_none() -> None:
    with pytest.raises(SetupError, match=r"no action 'brth'.*birth"):
        barred(find_game("village"), ["brth"])
    with pytest.raises(SetupError, match="no action 'take/moon'"):
        barred(find_game("village"), ["take/moon"])


def test_drama() -> None:
    assert drama([[5.0, 3.0], [6.0, 7.0]], 0, 100) == pytest.approx(0.1)  # once behind, by a hundredth
    assert drama([[5.0, 3.0]], 0, 10) == 0
