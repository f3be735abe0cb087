"""Games saved as they end: a contest that is interrupted and resumed gives the same result as one without a break."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from allmende.core.errors import AllmendeError, SetupError
from allmende.lab import arena
from allmende.lab.arena import Bout, Contest, play_all, report
from allmende.lab.kept import keep_games, known_games

CONTEST = Contest("village", 2, 4, ("random", "greedy:nodes=3"), seed=5)


def play(contest: Contest, file: Path, jobs: int = 1) -> list[Bout]:
    return play_all(contest, jobs, known=known_games(file, contest), keep=partial(keep_games, file))


def timeless(bouts: list[Bout]) -> list[Bout]:
    return [replace(bout, seconds=[]) for bout in bouts]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


@pytest.mark.parametrize("jobs", [1, 2])
def test_nothing_is_played_twice(file: Path, jobs: int, monkeypatch: pytest.MonkeyPatch) -> None:
    bouts = play(CONTEST, file, jobs)
    assert timeless(bouts) == timeless(play_all(CONTEST, 1))
    monkeypatch.setattr(arena, "play_one", None)  # nobody could play now
    assert play(CONTEST, file) == bouts
    assert report(CONTEST, play(CONTEST, file)) == report(CONTEST, bouts)


def test_broken_off_and_taken_up_again(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    really_play, played = arena.play_one, []

    def play_one(contest: Contest, number: int) -> Bout:
        played.append(number)
        if played == [0, 1, 2]:
            raise KeyboardInterrupt
        return really_play(contest, number)

    monkeypatch.setattr(arena, "play_one", play_one)
    with pytest.raises(KeyboardInterrupt):
        play(CONTEST, file)
    assert list(known_games(file, CONTEST)) == [0, 1]
    assert timeless(play(CONTEST, file)) == timeless([really_play(CONTEST, number) for number in range(4)])
    assert played == [0, 1, 2, 2, 3]


def test_a_contest_can_be_made_longer_or_shorter(file: Path) -> None:
    four = play(CONTEST, file)
    six = play(replace(CONTEST, games=6), file)
    assert (len(six), six[:4]) == (6, four)
    assert play(replace(CONTEST, games=2), file) == six[:2]


def test_progress_counts_what_was_known() -> None:
    heard: list[int] = []
    play_all(CONTEST, 1, heard.append, dict(enumerate(play_all(CONTEST, 1)[:3])))
    assert heard == [3, 1]


def test_a_game_half_written_is_played_again(file: Path) -> None:
    bouts = play(CONTEST, file)
    whole = file.read_bytes()
    file.write_bytes(whole[:-20])
    assert list(known_games(file, CONTEST)) == [0, 1, 2]
    assert timeless(play(CONTEST, file)) == timeless(bouts)
    assert file.read_bytes().count(b"\n") == whole.count(b"\n")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"seed": 6}, "seed 5, not 6"),
        ({"bots": ("random", "greedy:nodes=4")}, "bots ['random', 'greedy:nodes=3'], not"),
        ({"seats": 4}, "players 2, not 4"),
        ({"game": "villagers"}, "game 'village', not 'villagers'"),
    ],
)
def test_games_of_another_contest_are_refused(file: Path, change: dict[str, Any], said: str) -> None:
    known_games(file, CONTEST)
    before = file.read_bytes()
    with pytest.raises(SetupError) as refusal:
        known_games(file, replace(CONTEST, **change))
    assert said in str(refusal.value)
    assert file.read_bytes() == before


GAME = {
    "number": 0,
    "bots": [0, 1],
    "scores": [1, 2],
    "ranks": [2.0, 1.0],
    "wins": [0.0, 1.0],
    "decisions": [3, 3],
    "seconds": [0.1, 0.1],
    "troubles": [0, 0],
}


def test_a_game_as_it_is_written(file: Path) -> None:
    known_games(file, CONTEST)
    with file.open("a") as book:
        book.write(json.dumps(GAME) + "\n")
    assert known_games(file, CONTEST)[0].scores == [1, 2]


@pytest.mark.parametrize(
    "line",
    [
        "",
        "nonsense",
        "[1, 2]",
        "[" * 100_000,
        json.dumps({}),
        json.dumps(GAME | {"number": -2}),
        json.dumps(GAME | {"number": "0"}),
        json.dumps(GAME | {"number": 1}),  # the bots sit the other way round there
        json.dumps(GAME | {"scores": [1]}),
        json.dumps(GAME | {"scores": ["1", 2]}),
        json.dumps(GAME | {"wins": None}),
        json.dumps(GAME | {"automata": 3}),
        json.dumps(GAME | {"more": 1}),
    ],
)
def test_a_broken_line_is_named(file: Path, line: str) -> None:
    known_games(file, CONTEST)
    with file.open("a") as book:
        book.write(line + "\n")
    before = file.read_bytes()
    with pytest.raises(SetupError, match=r"games\.jsonl, line 2: this is no game"):
        known_games(file, CONTEST)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "content", [b"<html>", b"<html>\n", b"\n", b"\xff\xfe\n", b'{"allmende": "journal"}\n']
)
def test_a_file_of_something_else_is_left_as_it_is(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    with pytest.raises(SetupError, match="no games of an arena"):
        known_games(file, CONTEST)
    assert file.read_bytes() == content


def test_a_file_that_can_not_be_written(tmp_path: Path) -> None:
    for file in (tmp_path, tmp_path / "no" / "such"):
        with pytest.raises(AllmendeError, match="can't be kept in"):
            known_games(file, CONTEST)
