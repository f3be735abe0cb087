"""`allmende arena`: a table for people, JSON for programs, a page with charts; and a game that continues without a bot."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from allmende.bots import Advice, Notes, bots, register, registry
from allmende.core.catalog import games
from allmende.core.state import State
from allmende.lab import arena
from allmende.lab.arena import Bout, Contest
from tests.cli.running import Terminal


@pytest.mark.parametrize(("language", "said"), [("en", "Apprentice:"), ("es", "Aprendiz:")])
def test_bots_are_listed(terminal: Terminal, language: str, said: str) -> None:
    outcome = terminal.run("bots", "--language", language)
    for name in bots():
        assert name in outcome.out
    assert said in outcome.out
    assert "ms=1000" in outcome.out


def test_games_and_bots_for_programs(terminal: Terminal) -> None:
    found = json.loads(terminal.run("games", "--json").out)
    assert [game["name"] for game in found["games"]] == games()
    assert found["games"][2]["seats"] == [2, 3, 4]
    assert found["games"][2]["options"]["start"]["default"] == "random"
    rows = json.loads(terminal.run("bots", "--json").out)["bots"]
    assert [row["name"] for row in rows] == bots()
    assert rows[1]["parameters"]["ms"] == 100


def test_an_arena_that_was_broken_off_tells_what_it_knows(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Five games are two and a half deals: two deals are reported."""
    played: list[int] = []

    def broken_off(contest: Contest, number: int) -> Bout:
        if len(played) == 5:
            raise KeyboardInterrupt
        played.append(number)
        seated = contest.tables()[number % 2]
        return Bout(seated, [1, 2], [2.0, 1.0], [0.0, 1.0], [9, 9], [0.1, 0.1], [0, 0])

    monkeypatch.setattr(arena, "play_one", broken_off)
    outcome = terminal.run("arena", "village", "--bots", "random,greedy", "--games", "20", "--json")
    assert json.loads(outcome.out)["games"] == 4
    assert "interrupted after 4 of 20 games" in outcome.err


def test_until_sure_is_said_in_a_sentence(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def strong(contest: Contest, number: int) -> Bout:
        seated = contest.tables()[number % 2]
        wins = [float(contest.bots[who] == "greedy") for who in seated]
        return Bout(seated, [1, 2], [2.0, 1.0], wins, [9, 9], [0.1, 0.1], [0, 0])

    monkeypatch.setattr(arena, "play_one", strong)
    outcome = terminal.run("arena", "village", "--bots", "random,greedy", "--games", "500", "--until-sure")
    assert "greedy is better than random: it won 100.0 % more of the games" in outcome.out


ARENA = ("arena", "village", "--bots", "random,greedy:nodes=3,blur=2", "--games", "3", "--seed", "4")


def test_arena_as_json(terminal: Terminal) -> None:
    figures = json.loads(terminal.run(*ARENA, "--json").out)
    assert (figures["game"], figures["players"], figures["games"], figures["deals"]) == ("village", 2, 4, 2)
    assert {row["bot"] for row in figures["bots"]} == {"random", "greedy:nodes=3,blur=2"}
    for row in figures["bots"]:
        assert row["games"] == 4
        assert 0 <= row["low"] <= row["win_share"] <= row["high"] <= 1
        assert len(row["scores"]) == 4
    assert sum(row["win_share"] for row in figures["bots"]) == pytest.approx(1, abs=1e-3)


def test_arena_in_words_and_as_a_page(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "arena.html"
    outcome = terminal.run(*ARENA, "--page", str(file), "--language", "es")
    assert "La Villa: bots contra bots, 4 partidas de 2" in outcome.out
    for said in ("victorias", "95 %", "puesto", "greedy:nodes=3"):
        assert said in outcome.out
    assert '<html lang="es">' in file.read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--bots", "random"), "two bots or more"),
        (("--bots", "random,nobody"), "no bot 'nobody'"),
        (("--bots", "random,search:ms=0"), "expected 1 to"),
        (("--bots", "random,greedy", "--games", "0"), "--games is 0"),
        (("--bots", "random,greedy", "--players", "9"), "2 to 4 seats"),
        (("--bots", "random,greedy", "--page", "no/such/folder/x.html"), "can't be written"),
        ((), "--bots"),
    ],
)
def test_what_is_wrong_is_said_before_anything_is_played(
    terminal: Terminal, arguments: tuple[str, ...], said: str
) -> None:
    outcome = terminal.run("arena", "village", *arguments)
    assert outcome.code == 2
    assert said in outcome.err


def test_a_bot_that_fails_is_told_of_and_the_game_goes_on(terminal: Terminal) -> None:
    def think(state: State, seat: int, seed: int, notes: Notes) -> Advice:
        raise RuntimeError("out of ideas")

    register("broken", think)
    try:
        outcome = terminal.run(
            "play", "village", "--players", "2", "--bots", "broken", "--seed", "7", lines=["1"] * 30
        )
        meeting = terminal.run("arena", "village", "--bots", "broken,random", "--games", "2")
    finally:
        registry._OWN.clear()
    assert "(broken) failed (RuntimeError: out of ideas)" in outcome.out
    assert outcome.err == ""
    assert "broken failed" in meeting.out


def test_games_are_kept_and_not_played_again(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.jsonl"
    once = json.loads(terminal.run(*ARENA, "--keep", str(file), "--json").out)
    monkeypatch.setattr("allmende.lab.arena.play_one", None)
    assert json.loads(terminal.run(*ARENA, "--keep", str(file), "--json").out) == once


def test_what_was_kept_is_told_when_a_run_is_broken_off(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def play_one(contest: Contest, number: int) -> Bout:
        if number == 1:
            raise KeyboardInterrupt
        return really_play(contest, number)

    really_play, file = arena.play_one, tmp_path / "games.jsonl"
    monkeypatch.setattr(arena, "play_one", play_one)
    assert terminal.run(*ARENA).err == "allmende: interrupted\n"
    outcome = terminal.run(*ARENA, "--keep", str(file))
    assert outcome.code == 2
    assert f"One game is saved in {file}" in outcome.err


def test_a_file_of_something_else_is_not_written_to(terminal: Terminal, tmp_path: Path) -> None:
    page, file = tmp_path / "page.html", tmp_path / "letter.txt"
    page.write_text("a page of before")
    file.write_text("Dear friend,\n")
    outcome = terminal.run(*ARENA, "--keep", str(file), "--page", str(page))
    assert "letter.txt holds no games of an arena" in outcome.err
    assert (page.read_text(), file.read_text()) == ("a page of before", "Dear friend,\n")
