"""Bots by name: parameters are read and checked, levels are names for them, and own ones can be added."""

from __future__ import annotations

import pytest

import allmende
from allmende.bots import (
    LEVELS,
    TEXTS,
    Advice,
    Budget,
    Notes,
    UnknownBot,
    bot,
    bots,
    register,
    registry,
    split_names,
)
from allmende.core.state import State
from allmende.core.words import LANGUAGES, Words


def first(state: State, seat: int, seed: int, notes: Notes) -> Advice:
    return Advice(state.legal_actions()[0])


@pytest.fixture(autouse=True)
def own_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots registered in a test are forgotten after it, and none from elsewhere are known (docs/bots.md registers one)."""
    monkeypatch.setattr(registry, "_OWN", {})


@pytest.mark.parametrize(
    ("spec", "complaint"),
    [
        ("rondom", "there is no bot 'rondom'; did you mean 'random'?"),
        (
            "zzz",
            "there is no bot 'zzz'; there are apprentice, journeyman, master, grandmaster, greedy, learned, random, search",
        ),
        ("", "there is no bot ''"),
        ("search:ms=0", "ms of 'search' is 0, expected 1 to 60000"),
        ("search:ms=-5", "expected 1 to 60000"),
        ("search:iterations=0", "iterations of 'search' is 0, expected 1 to 1000000"),
        ("master:ms=0", "ms of 'master' is 0"),
        ("search:ms=soon", "ms of 'search' is a whole number, not 'soon'"),
        ("search:ms=1.5", "ms of 'search' is a whole number, not '1.5'"),
        ("search:explore=nan", "expected 0 to 100"),
        ("search:explore=much", "is a number, not 'much'"),
        ("search:msec=5", "the bot 'search' has no parameter 'msec'; did you mean 'ms'?"),
        ("random:ms=5", "the bot 'random' has no parameter 'ms'; it has none"),
        ("search:", "a parameter of 'search' is given as name=value, not ''"),
        ("search:ms", "given as name=value, not 'ms'"),
        ("search:ms=5,ms=6", "ms of 'search' is given twice"),
    ],
)
def test_what_is_wrong_is_said(spec: str, complaint: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        bot(spec)
    assert complaint in str(caught.value)


def test_a_bot_keeps_the_name_it_was_called_by() -> None:
    assert bot("search:iterations=9").name == "search:iterations=9"


def test_time_limits_follow_the_budget() -> None:
    assert bot("search:ms=2000").seconds == 2 + registry.SLACK
    assert bot("master:ms=3000").seconds == 3 + registry.SLACK
    assert bot("search:iterations=5").seconds == 60


def test_names_come_in_lists() -> None:
    assert split_names("search:ms=5,nodes=9, greedy,master:ms=3") == [
        "search:ms=5,nodes=9",
        "greedy",
        "master:ms=3",
    ]


def test_your_own() -> None:
    register("first", first)
    assert bots()[-1] == "first"
    state = allmende.game("village").new(2, 1)
    assert bot("first").choose(state, 0, 1) == state.legal_actions()[0]
    with pytest.raises(UnknownBot, match="has no parameters"):
        bot("first:ms=5")


@pytest.mark.parametrize("name", ["", "a:b", "a,b", "a=b", "a b", "greedy", "master"])
def test_names_that_can_not_be_taken(name: str) -> None:
    with pytest.raises(UnknownBot):
        register(name, first)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_for_players(language: str) -> None:
    words = Words(language, [TEXTS])
    assert set(LEVELS) < set(bots())
    for name in bots():
        assert f"bot-{name}" in words


def test_who_has_more_time_plays_on_with_more_care() -> None:
    numbers = {**registry.usual_parameters("search"), "nodes": 36, "care": 0.5}
    assert registry._design(numbers, Budget(ms=100)).nodes == 86
    assert registry._design(numbers, Budget(ms=1000)).nodes == 536
    assert registry._design(numbers, Budget(iterations=1000)).nodes == 36
