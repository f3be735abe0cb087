"""`allmende report`: words, JSON and a page; games that are kept; and honest answers to what can't be done."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from allmende.lab import series
from allmende.lab.watch import Played, Watch, play_one
from tests.cli.running import Terminal
from tests.lab.test_arena import Reader

FEW = ("report", "village", "--players", "2", "--games", "10", "--bots", "random")


@pytest.fixture
def cheap(tmp_path: Path) -> str:
    file = tmp_path / "cheap.toml"
    file.write_text("[crafts.smithy]\ntrain_time = 1\n", "utf-8")
    return str(file)


def test_as_json(terminal: Terminal) -> None:
    figures = json.loads(terminal.run(*FEW, "--json").out)
    assert (figures["against"], figures["vary"], figures["without"]) == ([], [], [])
    (found,) = figures["reports"]
    assert set(found) >= {
        "game", "players", "games", "length", "ended", "scores", "seats", "sources", "components", "dead", "dominant",
    }  # fmt: skip
    assert set(found["length"]) == {"mean", "median", "p95"}
    assert set(found["seats"][0]) == {"seat", "share", "low", "high"}
    assert set(found["sources"]["score/church"]) == {"mean", "winners", "losers"}
    assert set(found["components"]["crafts/smithy"]) >= {"offered", "used", "win_share", "low", "high"}
    assert sum(row["share"] for row in found["seats"]) == pytest.approx(1, abs=1e-3)
    assert json.loads(terminal.run(*FEW, "--json").out) == figures


@pytest.mark.parametrize(("language", "said"), [("en", "10 games"), ("es", "10 partidas")])
def test_in_words_and_as_a_page(
    terminal: Terminal, tmp_path: Path, cheap: str, language: str, said: str
) -> None:
    """Once with everything, on the games of one file."""
    file, kept = tmp_path / "page.html", str(tmp_path / "kept")
    always = (*FEW, "--keep", kept, "--out", str(file), "--language", language)
    for more in (("--against", cheap), ("--vary", "crafts.smithy.train_time=1..2"), ("--without", "birth")):
        outcome = terminal.run(*always, *more)
        assert outcome.code == 0, outcome.err
        text = file.read_text("utf-8")
        reader = Reader()
        reader.feed(text)
        assert reader.open == []
        assert reader.seen["svg"] + reader.seen["table"] >= 1
        assert "http" not in text
        assert "report-" not in text + outcome.out
        if more[0] == "--against":
            assert said in outcome.out
            assert reader.seen["svg"] >= 6


def test_what_was_kept_is_not_played_again(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Broken off after three games, taken up again, then asked for once more."""
    kept = str(tmp_path / "kept")
    begun: list[int] = []
    honest = play_one

    def broken_off(watch: Watch, number: int) -> Played:
        if len(begun) == 3:
            raise KeyboardInterrupt
        begun.append(number)
        return honest(watch, number)

    monkeypatch.setattr(series, "play_one", broken_off)
    outcome = terminal.run(*FEW, "--json", "--keep", kept)
    assert (outcome.code, outcome.out) == (2, "")
    assert "3 games were played" in outcome.err
    monkeypatch.setattr(series, "play_one", honest)
    figures = json.loads(terminal.run(*FEW, "--json", "--keep", kept).out)
    assert figures == json.loads(terminal.run(*FEW, "--json").out)
    monkeypatch.setattr(series, "play_one", None)
    assert json.loads(terminal.run(*FEW, "--json", "--keep", kept).out) == figures
    assert "another report" in terminal.run(*FEW, "--keep", kept, "--seed", "7").err


def test_enough_games_make_a_report_even_if_it_was_broken_off(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = play_one

    def broken_off(watch: Watch, number: int) -> Played:
        if number == 11:
            raise KeyboardInterrupt
        return honest(watch, number)

    monkeypatch.setattr(series, "play_one", broken_off)
    outcome = terminal.run(
        "report", "village", "--players", "2", "--games", "30", "--bots", "random", "--json"
    )
    assert json.loads(outcome.out)["reports"][0]["games"] == 11
    assert "interrupted after 11 of 30 games" in outcome.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--games", "3"), "intervals need 10 games or more"),
        (("--players", "7"), "2 to 4 seats"),
        (("--players", "two"), "--players takes numbers"),
        (("--bots", "nobody"), "no bot 'nobody'"),
        (("--vary", "crafts.smity.train_time=1..3"), "did you mean 'smithy'"),
        (("--vary", "crafts.smithy.train_time"), "table.key=1..5"),
        (("--vary", "crafts.smithy.train_time=-2..1"), "train_time can't be -2"),
        (("--without", "brth"), "no action 'brth'"),
        (("--against", "no/such/file.toml"), "no such file"),
        (("--out", "no/such/folder/page.html"), "can't be written"),
    ],
)
def test_what_can_not_be_done(terminal: Terminal, arguments: tuple[str, ...], said: str) -> None:
    outcome = terminal.run("report", "village", *arguments)
    assert outcome.code == 2
    assert said in outcome.err
    assert outcome.err.count("\n") == 1


def test_files_that_do_not_differ(terminal: Terminal, tmp_path: Path) -> None:
    same = tmp_path / "same.toml"
    same.write_text("", "utf-8")
    assert "nothing to compare" in terminal.run("report", "village", "--against", str(same)).err
