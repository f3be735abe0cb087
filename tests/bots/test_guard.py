"""A bot that fails does not stop the table: the best move so far or any legal one is played, and the table says so."""

from __future__ import annotations

import gc
from threading import Event, Thread

import pytest

import allmende
from allmende.bots import TEXTS, Advice, Bot, Notes, bot, choose, decide, decide_imagined
from allmende.bots.worker import RARELY
from allmende.core.state import State
from allmende.core.words import LANGUAGES, Words


@pytest.fixture
def state() -> State:
    dealt: State = allmende.game("village").new(3, 5, start="1")
    return dealt


def test_what_a_bot_chooses_is_played(state: State) -> None:
    choice = decide(bot("greedy"), state, 0, 3)
    assert choice.trouble == ""
    assert choice.code == choose(bot("greedy"), state, 0, 3)
    assert choice.advice is not None
    assert choice.advice.candidates[0].code == choice.code


def test_a_bot_that_raises(state: State) -> None:
    def think(state: State, seat: int, seed: int, notes: Notes) -> Advice:
        raise ZeroDivisionError("oh")

    choice = decide(Bot("broken", think), state, 0, 3)
    assert choice.code in state.legal_actions()
    assert (choice.trouble, choice.detail) == ("raised", "ZeroDivisionError: oh")


@pytest.mark.parametrize("place", [0, 4])
def test_the_best_so_far_is_played(state: State, place: int) -> None:
    def think(state: State, seat: int, seed: int, notes: Notes) -> Advice:
        notes.best = state.legal_actions()[place]
        raise ValueError

    assert decide(Bot("broken", think), state, 0, 3).code == state.legal_actions()[place]


def test_a_bot_that_overruns_its_time(state: State) -> None:
    end = Event()

    def think(state: State, seat: int, seed: int, notes: Notes) -> Advice:
        notes.best = state.legal_actions()[2]
        end.wait(30)
        return Advice(state.legal_actions()[0])

    choice = decide(Bot("slow", think, seconds=0.05), state, 0, 3)
    end.set()
    assert choice.code == state.legal_actions()[2]
    assert (choice.trouble, choice.advice) == ("overran", None)


@pytest.mark.sources
@pytest.mark.parametrize("code", [-1, 10**9, True])
def test_a_bot_that_chooses_what_is_not_allowed(state: State, code: int) -> None:
    choice = decide(Bot("odd", lambda state, seat, seed, notes: Advice(code)), state, 0, 3)
    assert choice.code in state.legal_actions()
    assert (choice.trouble, choice.detail) == ("not-allowed", repr(code))


def test_nothing_a_bot_does_reaches_the_table(state: State) -> None:
    def think(state: State, seat: int, seed: int, notes: Notes) -> Advice:
        legal = state.legal_actions()
        for _ in range(5):
            state.apply(state.legal_actions()[0])
        return Advice(legal[1])

    key = state.key()
    for way in (decide, decide_imagined):
        choice = way(Bot("rude", think), state, 0, 3)
        assert (choice.code, choice.trouble) == (state.legal_actions()[1], "")
        assert state.key() == key


def test_what_is_imagined_already_is_not_imagined_again() -> None:
    """A bot sees the very deal it was given; of the true state it sees another."""
    true: State = allmende.game("villagers").new(3, 5)
    imagined = true.determinize(0, 1)
    seen: list[State] = []

    def think(state: State, seat: int, seed: int, notes: Notes) -> Advice:
        seen.append(state.clone())
        return Advice(state.legal_actions()[0])

    decide_imagined(Bot("curious", think), imagined, 0, 3)
    decide(Bot("curious", think), true, 0, 3)
    assert seen[0] == imagined
    assert seen[1] != true
    assert seen[1].view(0) == true.view(0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("trouble", ["raised", "overran", "not-allowed"])
def test_trouble_has_words(trouble: str, language: str) -> None:
    text = Words(language, [TEXTS]).text(f"bot-trouble-{trouble}", player="Ada", bot="mine", detail="why")
    assert "Ada (mine)" in text


def test_garbage_is_looked_for_rarely_while_a_bot_thinks(state: State) -> None:
    """Threads that overlap put back what was before the first of them, whoever ends last; so does a bot that raises."""
    usual = gc.get_threshold()
    thinking, end = Event(), Event()
    seen: list[int] = []

    def think(state: State, seat: int, seed: int, notes: Notes) -> Advice:
        seen.append(gc.get_threshold()[0])
        if seed == 1:
            thinking.set()
            end.wait(20)
        if seed == 3:
            raise ZeroDivisionError("oh")
        return Advice(state.legal[0])

    slow = Thread(target=decide, args=(Bot("slow", think), state, 0, 1))
    slow.start()
    assert thinking.wait(20)
    choose(Bot("quick", think), state, 0, 2)
    decide(Bot("broken", think), state, 0, 3)
    assert gc.get_threshold()[0] == RARELY
    end.set()
    slow.join(20)
    assert seen == [RARELY] * 3
    assert gc.get_threshold() == usual
