"""Bots choose what is allowed, by their seed alone, and see no more than their seat may."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from math import inf
from time import thread_time

import pytest

import allmende
from allmende.bots import Advice, Bot, Budget, Notes, bot, choose, search, utility
from allmende.bots.greedy import size
from allmende.bots.insight import insight, worth_trying
from allmende.bots.registry import _SEARCH
from allmende.bots.turn import end, explore, goes_on
from allmende.core.chance import FastStream
from allmende.core.state import State

# Bounded by iterations: bots bounded by time may choose differently when the machine is busy.
PLAYERS = ["random", "greedy:nodes=60", "apprentice", "search:iterations=4,root=40,nodes=12,turns=1"]


def positions(game: str, seats: int, every: int, seed: int = 5) -> Iterator[tuple[State, int]]:
    """Positions of a random game where there is something to choose, each with the seat that does."""
    state = allmende.game(game).new(seats, seed)
    chance = FastStream(seed)
    decisions = 0
    while (seat := state.to_move) is not None:
        legal = state.legal_actions()
        if decisions % every == 0 and len(legal) > 1:
            yield state.clone(), seat
        state.apply(legal[chance.below(len(legal))])
        decisions += 1


def seats_of(game: str) -> int:
    return max(2, allmende.game(game).seats[0])


@pytest.mark.parametrize("game", allmende.games())
@pytest.mark.parametrize("name", PLAYERS)
def test_choices_are_legal_and_repeatable(game: str, name: str) -> None:
    player = bot(name)
    for state, seat in positions(game, seats_of(game), 40):
        code = choose(player, state, seat, 7)
        assert code in state.legal_actions()
        assert choose(player, state, seat, 7) == code


@pytest.mark.parametrize("game", allmende.games())
@pytest.mark.parametrize("name", PLAYERS)
def test_choices_do_not_depend_on_hidden_things(game: str, name: str) -> None:
    """Two tables that look the same to a seat, but differ in what it can't see, get the same choice from it."""
    player = bot(name)
    for state, seat in positions(game, seats_of(game), 45, seed=6):
        other = state.determinize(seat, 99)
        assert other.view(seat) == state.view(seat)
        assert choose(player, other, seat, 3) == choose(player, state, seat, 3)


@pytest.mark.parametrize("game", allmende.games())
def test_advice_tells_what_was_weighed(game: str) -> None:
    for state, seat in positions(game, seats_of(game), 60):
        advice = bot("search:iterations=8,root=40,nodes=12,turns=0").think(
            state.determinize(seat, 1), seat, 1, Notes()
        )
        assert advice.candidates[0].code == advice.code
        visits = [candidate.visits for candidate in advice.candidates]
        assert visits == sorted(visits, reverse=True)
        assert sum(visits) <= 8
        for candidate in advice.candidates:
            assert candidate.code in state.legal_actions()
            assert len(candidate.scores) == len(state.scores())


def test_random_chooses_everything_sooner_or_later() -> None:
    state = allmende.game("village").new(3, 5)
    assert state.to_move is not None
    chosen = {choose(bot("random"), state, state.to_move, seed) for seed in range(500)}
    assert sorted(chosen) == state.legal_actions()


def test_a_bot_is_shown_an_imagined_state() -> None:
    shown: list[State] = []

    def think(state: State, seat: int, seed: int, notes: Notes) -> Advice:
        shown.append(state)
        return Advice(state.legal_actions()[0])

    state = allmende.game("village").new(3, 5)
    seat = state.to_move
    assert seat is not None
    choose(Bot("looker", think), state, seat, 1)
    assert shown[0] is not state
    assert shown[0].view(seat) == state.view(seat)
    assert shown[0].stream.pack() != state.stream.pack()


def test_the_last_decision_of_a_game_is_made_by_all() -> None:
    """Where the tree ends with the game, there is nothing left to grow."""
    *_, (state, seat) = positions("village", 2, 1)
    for name in PLAYERS:
        assert choose(bot(name), state, seat, 1) in state.legal_actions()


@pytest.mark.parametrize(
    "spec",
    [
        "search:iterations=4,root=40,nodes=20,depth=2,turns=0",
        "search:iterations=3,root=40,nodes=20,turns=3",
        "search:iterations=4,root=40,nodes=20,turns=2,hurry=9",
        "search:iterations=9,root=40,nodes=20,turns=3,ideas=2",
    ],
)
def test_search_may_play_on_after_the_tree(spec: str) -> None:
    for state, seat in positions("village", 2, 50):
        code = choose(bot(spec), state, seat, 2)
        assert code in state.legal_actions()
        assert choose(bot(spec), state, seat, 2) == code


def test_a_turn_is_played_to_its_end() -> None:
    for state, seat in positions("village", 2, 25):
        world = end(explore(state.determinize(seat, 1), seat, 10_000))
        assert world.is_over or world.to_move != seat or world.revealed


@pytest.mark.parametrize("game", allmende.games())
def test_a_look_at_a_turn_knows_every_action_worth_trying(game: str) -> None:
    """However little there is to spend, each action is a way of its own, and the turn is worth the best of them."""
    for state, seat in positions(game, seats_of(game), 50):
        top = explore(state, seat, 30)
        assert [way.code for way in top.ways] == worth_trying(state)
        assert top.value == max(way.value for way in top.ways)
        for way in top.ways:
            assert goes_on(way.state, seat, 0) or not way.ways


@pytest.mark.parametrize("game", allmende.games())
def test_habits_of_search_are_parameters(game: str) -> None:
    for name, value in insight(game).habits.items():
        assert _SEARCH[name].read("search", name, f"{value:g}") == value


def test_luck_is_what_the_first_worlds_gave_more_than_others() -> None:
    assert search.luck([5.0, 3.0, 1.0, 3.0], 2) == 8 - 2 * 3
    assert search.luck([5.0, 3.0], 2) == 0


@pytest.mark.sources
def test_every_action_meets_the_same_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The n-th look at an action at the root is in the n-th world, whichever action it is."""
    state, seat = next(positions("villagers", 2, 7))
    seeds: list[int] = []
    kind = type(state)
    determinize = kind.determinize

    def noted(self: State, looker: int, seed: int) -> State:
        seeds.append(seed)
        return determinize(self, looker, seed)

    monkeypatch.setattr(kind, "determinize", noted)
    searcher = search.Searcher(seat, search.Design(3, 2, 1, 60, 10, 0, 1, 0, 0, 1, 0.5, "a test"))
    for _ in range(12):
        if not searcher.root.open:
            searcher.begin(state, 100, Notes(), Budget(iterations=12), 0.0)
            seeds.clear()
        searcher.iterate(state, 100)
    looks = [len(child.looks) for child in searcher.root.children.values()]
    assert sum(looks) == 12
    assert sorted(seeds) == sorted(100 + number for count in looks for number in range(count))


def test_what_promised_most_is_kept_in_mind_for_turns_to_come() -> None:
    """Others' ideas whatever we do now, our own by what we do now."""
    state, seat = next(positions("black-forest", 2, 40))
    searcher = search.Searcher(seat, search.Design(3, 2, 1, 60, 20, 0, 2, 3, 0, 1, 0.5, "a test"))
    searcher.run(state.determinize(seat, 1), 1, Budget(0, 6), Notes())
    assert {-1, *state.legal_actions()} >= {first for first, _ in searcher.ideas} > {-1}
    for (first, turn), codes in searcher.ideas.items():
        assert (first == -1) == (turn % 2 == 1)
        assert 1 <= len(set(codes)) == len(codes) <= 3


def test_of_actions_that_promise_the_same_one_is_kept_in_mind() -> None:
    for state, seat in positions("black-forest", 2, 60):
        top = explore(state, seat, 100)
        best = [found.value for found in top.ways if found.code in search.best_codes(top, 3)]
        values = sorted({found.value for found in top.ways}, reverse=True)
        assert sorted(best, reverse=True) == values[:3]


# -- what is remembered within a turn -----------------------------------------------------------------------------------


def long_turn() -> tuple[State, int, int]:
    """A position in which a seat has an action after which it decides once more, and chance has no hand in it."""
    for state, seat in positions("village", 2, 1):
        for code in state.legal_actions():
            after = state.clone()
            after.apply(code)
            if goes_on(after, seat, 0):
                return state, seat, code
    raise AssertionError("every turn is short")


def searched(state: State, seat: int, iterations: int) -> search.Searcher:
    searcher = search.Searcher(seat, search.Design(3, 2, 1, 200, 20, 0, 1, 0, 0, 1, 0.5, "a test"))
    searcher.run(state.determinize(seat, 1), 1, Budget(0, iterations), Notes())
    return searcher


def test_the_next_decision_of_a_turn_goes_on_with_the_same_tree() -> None:
    state, seat, code = long_turn()
    searcher = searched(state, seat, 60)
    below = searcher.root.children[code]
    search.remember(searcher, state, code)
    state.apply(code)
    found = search.recall(state.determinize(seat, 5), seat, searcher.design)
    assert found is searcher
    assert found.root is below
    notes = Notes()
    found.run(state.determinize(seat, 5), 5, Budget(0, 1), notes)
    assert notes.best in state.legal_actions()
    assert search.recall(state, seat, searcher.design) is None  # a memory serves once


def test_nothing_else_calls_a_memory_up() -> None:
    """Neither another position nor another bot; and nothing is kept where the turn ends."""
    state, seat, code = long_turn()
    searcher = searched(state, seat, 30)
    search.remember(searcher, state, code)
    assert search.recall(state, seat, searcher.design) is None
    after = state.clone()
    after.apply(code)
    other = search.Design(3, 2, 1, 200, 20, 0, 1, 0, 0, 1, 0.5, "another test")
    assert search.recall(after, seat, other) is None
    assert search.recall(after, seat, searcher.design) is searcher


def test_memories_do_not_pile_up() -> None:
    state, seat, code = long_turn()
    for number in range(search.MEMORIES + 10):
        searcher = searched(state, seat, 1)
        searcher.design = search.Design(3, 2, 1, 200, 20, 0, 1, 0, 0, 1, 0.5, f"test {number}")
        search.remember(searcher, state, code)
    assert len(search._remembered) <= search.MEMORIES


def test_a_search_bounded_by_time_plays_whole_turns() -> None:
    """With what it remembers it chooses what is allowed, all through a game."""
    state = allmende.game("village").new(2, 8)
    player, asked = bot("search:ms=2,root=60,nodes=10,turns=1"), 0
    while (seat := state.to_move) is not None and asked < 60:
        code = choose(player, state, seat, asked)
        assert code in state.legal_actions()
        state.apply(code)
        asked += 1


def test_a_search_may_count_its_own_time_alone() -> None:
    state, seat, _ = long_turn()
    begun = thread_time()
    assert (
        choose(bot("search:ms=30,own_time=1,root=60,nodes=10,hurry=1,explore=100"), state, seat, 1)
        in state.legal
    )
    assert Budget(ms=30, own_time=True).now() - begun >= 0.02, "and all of it"


def test_a_search_bounded_by_iterations_remembers_nothing() -> None:
    state, seat, _ = long_turn()
    search._remembered.clear()
    choose(bot("search:iterations=5,root=60,nodes=10,turns=1"), state, seat, 1)
    assert not search._remembered


def test_the_first_look_sees_as_much_of_the_turn_as_there_is_time_for() -> None:
    state, seat, _ = long_turn()
    searcher = search.Searcher(seat, search.Design(3, 2, 1, 10, 10, 0, 1, 0, 0, 1, 0.5, "a test"))
    time = Budget(ms=1000)

    def seen(budget: Budget, ends: float) -> int:
        return size(searcher.first_look(state, 1, budget, ends)[0])

    hurried, patient = seen(time, 0.0), seen(time, inf)
    assert hurried == size(explore(state, seat, 10))
    assert hurried == seen(Budget(iterations=9), inf)
    assert hurried < patient == size(explore(state, seat, 100_000))


def test_search_ends_early_when_nothing_can_change() -> None:
    state, seat = next(positions("village", 2, 1))
    advice = bot("search:iterations=60,root=60,nodes=10,turns=0,explore=0").think(
        state.determinize(seat, 1), seat, 1, Notes()
    )
    assert sum(candidate.visits for candidate in advice.candidates) < 60


def test_what_a_seat_wants() -> None:
    assert utility([10.0, 4.0, 7.0], 0) == 10 - 7 + 2.5
    assert utility([10.0, 4.0, 7.0], 1) == 4 - 10 + 1
    assert utility([-3.0, -5.0], 0) == -3 + 5 - 0.75
    assert utility([12.0], 0) == 12


def test_greedy_takes_the_better_end_of_its_turn() -> None:
    """Wherever greedy had looked at everything, no other action is worth more by its own account."""
    for state, seat in positions("village", 2, 30):
        advice = bot("greedy").think(state.determinize(seat, 1), seat, 1, Notes())
        values = [candidate.value for candidate in advice.candidates]
        assert values == sorted(values, reverse=True)
        assert sorted(candidate.code for candidate in advice.candidates) == state.legal_actions()


@pytest.mark.parametrize("game", allmende.games())
def test_thinking_leaves_no_garbage_in_circles(game: str) -> None:
    """Workers look for it rarely (bots/worker.py), so there must be none to find."""
    state = allmende.game(game).new(seats_of(game), 5)
    player = bot("search:iterations=5,root=60,nodes=10,turns=1")
    gc.collect()
    gc.disable()
    try:
        for number in range(20):
            seat = state.to_move
            assert seat is not None
            state.apply(choose(player, state, seat, number))
        assert gc.collect() == 0
    finally:
        gc.enable()
