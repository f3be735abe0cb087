"""Frames: a state written out whole, and what is wrong with a bad one."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import Any

import pytest

import allmende
from allmende import JournalError, State
from allmende.core.chance import FastStream


@pytest.fixture
def state() -> State:
    state: State = allmende.game("village").new(3, 5)
    for _ in range(60):
        state.apply(state.legal[len(state.legal) // 2])
    return state


def test_a_frame_names_what_it_is(state: State) -> None:
    frame = json.loads(state.dumps())
    assert (frame["allmende"], frame["format"], frame["game"], frame["seats"]) == ("frame", 1, "village", 3)
    assert frame["components"] == state.game.components.digest
    assert frame["options"] == state.options


def test_a_frame_of_other_rules_is_taken(state: State) -> None:
    """A stored game outlives a rules fix."""
    frame = {**json.loads(state.dumps()), "rules": 0}
    assert allmende.game("village").loads(json.dumps(frame)) == state


def test_a_frame_from_before_an_option_takes_its_default(state: State) -> None:
    game = state.game
    frame = json.loads(state.dumps())
    assert frame["options"]
    for name, option in game.options.items():
        older = {
            **frame,
            "options": {each: value for each, value in frame["options"].items() if each != name},
        }
        assert game.loads(json.dumps(older)) == state
        assert game.loads(json.dumps(older)).options[name] == option.default


def test_a_frame_of_a_fast_stream(state: State) -> None:
    state.stream = FastStream(4)
    state.stream.word()
    twin: State = state.game.loads(state.dumps())
    assert twin == state
    assert [twin.stream.word() for _ in range(9)] == [state.stream.word() for _ in range(9)]


def test_a_frame_of_a_finished_game(state: State) -> None:
    end = allmende.playout(state, 1)
    twin = state.game.loads(end.dumps())
    assert twin.is_over
    assert twin.legal_actions() == []
    assert twin == end


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("allmende", "journal"), ("format", 7), ("game", "chess"), ("components", "0"), ("seats", 9), ("seats", "3"),
        ("seats", None), ("options", None), ("options", {"start": "1", "more": 1}), ("state", None),
        ("state", {}), ("state", []), ("state", "x"),
    ],
)  # fmt: skip
def test_a_frame_that_does_not_fit_is_refused(state: State, key: str, value: Any) -> None:
    with pytest.raises(JournalError, match="frame"):
        state.game.loads(json.dumps({**json.loads(state.dumps()), key: value}))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("stream", None), ("stream", []), ("stream", ["keyed"]), ("stream", ["keyed", "xyz", 0]), ("stream", ["odd", 1, 2, 3]),
        ("stack", None), ("stack", [{"is": "Nothing", "parts": []}]), ("stack", [{"is": "TakeTurn", "parts": []}]),
        ("stack", [{"is": "NewRound", "parts": []}]), ("stack", [3]), ("stack", [{"parts": []}]),
        ("stack", [{"is": "TakeTurn", "parts": [99, False]}]), ("families", []),
    ],
)  # fmt: skip
def test_a_broken_frame_is_refused(state: State, field: str, value: Any) -> None:
    frame = json.loads(state.dumps())
    frame["state"]["stack"] = [{"is": "TakeTurn", "parts": [0, False]}]
    assert state.game.loads(json.dumps(frame)).to_move == 0
    frame["state"][field] = value
    with pytest.raises(JournalError, match="the frame is broken"):
        state.game.loads(json.dumps(frame))


@pytest.mark.parametrize("text", ["", "{", "3", "[]", "[" * 100_000, '{"allmende": "frame"}'])
def test_what_is_no_frame_is_refused(state: State, text: str) -> None:
    with pytest.raises(JournalError, match="frame"):
        state.game.loads(text)


def test_pickles_go_through_frames(state: State) -> None:
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(state, protocol)) == state


def test_a_pickle_of_changed_components_is_refused(tmp_path: Path) -> None:
    """Their file is not in it, so it would continue as another game."""
    changes = tmp_path / "mine.toml"
    changes.write_text("[player_start]\ncoins = 2\n")
    data = pickle.dumps(allmende.game("village", components=str(changes)).new(2, 1))
    with pytest.raises(JournalError, match="components"):
        pickle.loads(data)
