"""Whatever is wrong, it is said in one line on stderr, with exit code 2."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from allmende.cli import app
from tests.cli.running import Terminal


@pytest.fixture
def journal(terminal: Terminal, tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    terminal.run("play", "village", "--players", "3", "--seed", "5", "--save", str(file), lines=["1"] * 20)
    return file


def complaint(terminal: Terminal, *arguments: str) -> str:
    outcome = terminal.run(*arguments)
    assert outcome.code == 2
    assert outcome.out == ""
    assert outcome.err.startswith("allmende: ")
    assert outcome.err.count("\n") == 1
    assert outcome.err.endswith("\n")
    return outcome.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["plya"], "play"),
        (["play", "vilage"], "did you mean 'village'"),
        (["play", "chess"], "there are"),
        (["simulate"], "requires an argument"),
        (["play", "village", "--sead", "3"], "--seed"),
        (["play", "village", "--players", "x"], "--players"),
        (["play", "village", "--players", "5"], "2 to 4 seats, not 5"),
        (["play", "village", "--seed", "xyz"], "hex digits"),
        (["play", "village", "--option", "start=9"], "is one of"),
        (["play", "village", "--option", "strat=1"], "did you mean 'start'"),
        (["play", "village", "--option", "start"], "name=value"),
        (["play", "village", "--option", "start=1", "--option", "start=2"], "twice"),
        (["play", "village", "--seat", "2"], "--seat needs --bots"),
        (["play", "village", "--bots", "random", "--seat", "4"], "seats run from 1 to 3"),
        (["play", "village", "--bots", "rnadom"], "did you mean 'random'"),
        (["play", "village", "--bots", "random,random,random"], "3 bots for 2 seats"),
        (["play", "village", "--components", "no-such.toml"], "no-such.toml"),
        (["play", "village", "--language", "fr"], "fr"),
        (["play", "village", "--save", "no/such/folder/x.json"], "can't be written"),
        (["play", "--resume", "no-such.json"], "can't be read"),
        (["simulate", "village", "--games", "0"], "--games is 0"),
        (["simulate", "village", "--jobs", "-1"], "--jobs is -1"),
        (["simulate", "village", "--players", "1"], "not 1"),
        (["tune", "village", "--bot", "gredy"], "did you mean 'greedy'"),
        (["tune", "village", "--bot", "random"], "plays without weights"),
        (["tune", "village", "--steps", "0"], "--steps is 0"),
        (["bench", "--seconds", "0"], "--seconds is 0"),
        (["bench", "--games", "0"], "--games is 0"),
        (["bench", "--players", "0"], "--players is 0"),
        (["bench", "--game", "vilage"], "did you mean 'village'"),
        (["verify", "no-such.json"], "no such file"),
        (["replay", "."], "is a directory"),
    ],
)
def test_one_clear_line(terminal: Terminal, arguments: list[str], said: str) -> None:
    assert said in complaint(terminal, *arguments)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no journal"),
        ("{", "no journal"),
        ("[]", "no journal of Allmende"),
        ("[" * 100_000, "no journal"),
        ('{"allmende": "journal", "format": 99}', "format 99"),
        ('{"allmende": "journal", "format": 1}', "lacks"),
    ],
)
@pytest.mark.parametrize("command", ["verify", "replay", "play --resume"])
def test_broken_files(terminal: Terminal, tmp_path: Path, command: str, text: str, said: str) -> None:
    file = tmp_path / "broken.json"
    file.write_text(text)
    assert said in complaint(terminal, *command.split(), str(file))


def test_bytes_that_are_no_text(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    file.write_bytes(b"\xff\xfe\x00\x80")
    assert "not text" in complaint(terminal, "verify", str(file))


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("game", "chess", "no game 'chess'"),
        ("rules", 99, "version 99"),
        ("components", "0" * 64, "other components"),
        ("seed", 6, "committed"),
        ("seats", 9, "not 9"),
        ("actions", [0, 10_000], "action"),
        ("actions", ["a"], "whole numbers"),
    ],
)
def test_tampered_journals(terminal: Terminal, journal: Path, key: str, value: object, said: str) -> None:
    data = json.loads(journal.read_text())
    data[key] = value
    journal.write_text(json.dumps(data))
    assert said in complaint(terminal, "verify", str(journal))


def test_a_commitment_that_was_not_published(terminal: Terminal, journal: Path) -> None:
    assert "belongs to the commitment" in complaint(
        terminal, "verify", str(journal), "--commitment", "0" * 64
    )


def test_resuming_something_else(terminal: Terminal, journal: Path) -> None:
    resume = ("play", "--resume", str(journal))
    assert "for 3, not for 4" in complaint(terminal, *resume, "--players", "4")
    assert "keeps its options" in complaint(terminal, *resume, "--option", "start=1")
    assert "keeps its options" in complaint(terminal, *resume, "--seed", "8")


def test_places_in_a_replay(terminal: Terminal, journal: Path) -> None:
    assert "has 20 actions" in complaint(terminal, "replay", str(journal), "--upto", "21")
    assert "seats run from 1 to 3" in complaint(terminal, "replay", str(journal), "--seat", "0")


def test_interrupted(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("allmende.cli.games.list_games", interrupt)
    assert complaint(terminal, "games") == "allmende: interrupted\n"


def test_what_nobody_foresaw(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*arguments: object) -> None:
        raise ZeroDivisionError("by\nnought")

    monkeypatch.setattr("allmende.cli.games.list_games", fail)
    assert "ZeroDivisionError: by nought" in complaint(terminal, "games")
    monkeypatch.setenv("ALLMENDE_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        app.run(["games"])
