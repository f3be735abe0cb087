"""Guides: a game's first moves, scripted. The rules may not move under them unnoticed."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import allmende
from allmende.core import catalog
from allmende.core.errors import ActionError, ComponentsError
from allmende.core.guide import LEARNER, Guide, _read, guide, guide_words
from allmende.core.state import State
from allmende.core.words import LANGUAGES

GUIDED = [name for name in allmende.games() if guide(name) is not None]
each_guide = pytest.mark.parametrize("name", GUIDED)


def script_of(name: str) -> Guide:
    found = guide(name)
    assert found is not None
    return found


def at_the_start(script: Guide) -> State:
    state: State = allmende.game(script.game).new(script.seats, script.seed, **script.options)
    return state


def after(state: State, code: int, say: str) -> State:
    assert state.is_legal(code), (
        f"{say}: {allmende.game(state.game.name).action(code)}: {state.why_not(code)}"
    )
    twin = state.clone()
    twin.apply(code)
    return twin


@each_guide
def test_every_way_through_the_script_can_be_played(name: str) -> None:
    """Whatever the learner chooses among what is offered: he decides, then the others do, as written."""
    script = script_of(name)
    states = [at_the_start(script)]
    for step in script.steps:
        following: list[State] = []
        for state in states:
            assert not state.is_over, step.say
            if step.play:
                assert state.to_move == LEARNER, f"{step.say}: seat {state.to_move} is to move"
            for code in step.play:
                went = after(state, code, step.say)
                for other in step.then:
                    assert went.to_move != LEARNER, f"{step.say}: the learner is to move among the others"
                    went = after(went, other, step.say)
                if went not in following:
                    following.append(went)
        states = following or states
    for state in states:
        assert state.to_move == LEARNER, "the script ends when the learner may go on freely"


@each_guide
def test_a_guide_is_short_and_has_words_for_every_step(name: str) -> None:
    script = script_of(name)
    assert 10 <= len(script.steps) <= 15
    assert sum(bool(step.play) for step in script.steps) >= 5, "one learns by playing"
    assert not script.steps[-1].play, "the last word sends the learner off"
    for language in LANGUAGES:
        texts = guide_words(name, language)
        for step in script.steps:
            assert step.say in texts, f"{language}: {step.say}"
        file = (catalog.folder(name) / "guide" / f"{language}.ftl").read_text("utf-8")
        keys = [entry.id.name for entry in FluentParser().parse(file).body if isinstance(entry, ftl.Message)]
        assert sorted(keys) == sorted(step.say for step in script.steps), language


@each_guide
def test_the_place_in_a_guide_follows_from_the_actions(name: str) -> None:
    script = script_of(name)
    actions: list[int] = []
    shown: list[int] = []
    while (place := script.place(actions)) is not None:
        if place.scripted >= 0:
            assert not place.play
            actions.append(place.scripted)
            continue
        shown += range(place.first, place.last + 1)
        if not place.play:
            break
        actions.append(place.play[0])
    assert shown == list(range(len(script.steps))), "every step is shown once, in order"
    assert script.place([*actions, 0]) is None, "whoever goes on after the end has left the guide"
    assert script.place([-1]) is None, "so has whoever does something else"


def test_a_guide_without_sense_is_refused() -> None:
    game = allmende.game("village")
    shape = {"seats": 2, "seed": 7, "bot": "greedy"}
    with pytest.raises(ActionError):
        _read(game, shape | {"steps": [{"say": "hello", "play": [["take", "moon", "green"]]}]})
    with pytest.raises(ComponentsError, match="needs a `play`"):
        _read(game, shape | {"steps": [{"say": "hello", "then": [["pass"]]}]})
