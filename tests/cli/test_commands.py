"""The commands that tell, count and measure."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import allmende
from allmende.bots import bot, choose
from allmende.cli.version import is_compiled
from allmende.core.journal import Journal
from allmende.core.words import LANGUAGES, words
from tests.cli.running import Terminal


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """A finished game of three."""
    file = tmp_path / "game.json"
    played = Journal(allmende.game("village"), seats=3, seed=7)
    state = played.start()
    while (seat := state.to_move) is not None:
        played.actions.append(choose(bot("random"), state, seat, len(played.actions)))
        state.apply(played.actions[-1])
    file.write_text(played.dumps())
    return file


def test_version(terminal: Terminal) -> None:
    outcome = terminal.run("--version")
    engine = "compiled" if is_compiled() else "interpreted"
    assert outcome.code == 0
    assert outcome.out.startswith(f"allmende {allmende.__version__} ({engine} engine")
    assert terminal.run("-V") == outcome


def test_version_needs_nothing_heavy() -> None:
    check = "import sys; from allmende.cli import main; main(['--version']); print('rich' in sys.modules, 'cyclopts' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "False False"


def test_games(terminal: Terminal) -> None:
    outcome = terminal.run("games")
    assert outcome.code == 0
    for name in allmende.games():
        assert name in outcome.out
    assert "2 to 4" in outcome.out
    assert "start=random | 1 | 2 | 3 | 4" in outcome.out
    assert "La Villa" in terminal.run("games", "--language", "es").out


def test_help_of_every_command(terminal: Terminal) -> None:
    overview = terminal.run("--help").out
    for command in ("games", "play", "simulate", "replay", "verify", "bench"):
        assert command in overview
        outcome = terminal.run(command, "--help")
        assert outcome.code == 0
        assert f"Usage: allmende {command}" in outcome.out


def test_verify_says_what_was_checked(terminal: Terminal, journal: Path) -> None:
    read = Journal.loads(journal.read_text())
    outcome = terminal.run("verify", str(journal))
    assert outcome.code == 0
    assert read.commitment in outcome.out
    assert f"all {len(read.actions)} actions are legal" in outcome.out
    assert "the game is over; the scores are " + ", ".join(map(str, read.replay().scores())) in outcome.out
    assert "compare this with the commitment published" in outcome.out
    published = terminal.run("verify", str(journal), "--commitment", read.commitment.upper())
    assert published.code == 0
    assert "which is the published one" in published.out


def test_replay_tells_every_action(terminal: Terminal, journal: Path) -> None:
    actions = len(Journal.loads(journal.read_text()).actions)
    outcome = terminal.run("replay", str(journal))
    assert outcome.code == 0
    assert f"\n{actions:>4}  Player" in outcome.out
    assert "The game is over." in outcome.out
    assert "Round 1: " in outcome.out


def test_replay_stops_where_told(terminal: Terminal, journal: Path) -> None:
    outcome = terminal.run("replay", str(journal), "--upto", "5", "--seat", "2")
    assert "\n   5  Player" in outcome.out
    assert "\n   6  Player" not in outcome.out
    assert "▲ Player 2 (you)" in outcome.out
    assert "The game is over." not in outcome.out


def test_verify_and_replay_as_json(terminal: Terminal, journal: Path) -> None:
    read = Journal.loads(journal.read_text())
    end = read.replay()
    checked = json.loads(terminal.run("verify", str(journal), "--json").out)
    assert checked["commitment"] == read.commitment
    assert checked["scores"] == end.scores()
    assert (checked["actions"], checked["over"], checked["published"]) == (len(read.actions), True, False)
    told = json.loads(terminal.run("replay", str(journal), "--json").out)
    assert [action["code"] for action in told["actions"]] == read.actions
    assert told["score_sheet"] == end.score_sheet()
    assert told["view"] == json.loads(json.dumps(end.view(None)))
    held = [dict(seat) for seat in read.start().holdings()]
    for event in (event for action in told["actions"] for event in action["events"]):
        for seat, what, amount in event["changes"]:
            held[seat][what] = held[seat].get(what, 0) + amount
    final = end.holdings()
    assert all(
        held[seat].get(what, 0) == final[seat].get(what, 0) for seat in range(3) for what in held[seat]
    )


@pytest.fixture
def drafted(tmp_path: Path) -> tuple[Path, Journal]:
    """A game that begins with secret picks."""
    file = tmp_path / "game.json"
    played = Journal(allmende.game("villagers"), seats=2, seed=7, options={"drafted_hands": True})
    state = played.start()
    while (seat := state.to_move) is not None:
        played.actions.append(choose(bot("random"), state, seat, len(played.actions)))
        state.apply(played.actions[-1])
    file.write_text(played.dumps())
    return file, played


def test_replay_as_json_tells_a_seat_only_what_it_knew(
    terminal: Terminal, drafted: tuple[Path, Journal]
) -> None:
    file, played = drafted
    told = json.loads(terminal.run("replay", str(file), "--seat", "1", "--upto", "3", "--json").out)
    assert "scores" not in told
    assert told["view"] == json.loads(json.dumps(played.replay(3).view(0)))
    others = [action for action in told["actions"] if action["seat"] == 1]
    assert others
    assert not any({"code", "args", "text"} & set(action) for action in others)
    assert told["actions"][0]["text"] if told["actions"][0]["seat"] == 0 else told["actions"][1]["text"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_in_words_tells_a_seat_only_what_it_knew(
    terminal: Terminal, drafted: tuple[Path, Journal], language: str
) -> None:
    """The others' picks are secret until all have picked, and their front stays so; one's own are told."""
    file, played = drafted
    speech, state, picks = words(language, "villagers"), played.start(), {0: "", 1: ""}
    for code in played.actions[:2]:
        assert state.to_move is not None
        picks[state.to_move] = speech.action(state.game.action(code), state.space)
        state.apply(code)
    assert picks[0] != picks[1]
    command = ("replay", str(file), "--upto", "2", "--language", language)
    everything = terminal.run(*command).out
    assert picks[0] in everything
    assert picks[1] in everything
    for seat in (0, 1):
        told = terminal.run(*command, "--seat", str(seat + 1)).out
        assert picks[seat] in told
        assert picks[1 - seat] not in told


def test_replay_tells_a_seat_no_scores_before_the_end(terminal: Terminal, tmp_path: Path) -> None:
    """They count what others hold face down."""
    file = tmp_path / "game.json"
    played = Journal(allmende.game("village"), seats=2, seed=7)
    state = played.start()
    played.actions.append(state.legal_actions()[0])
    file.write_text(played.dumps())
    assert "Total points" in terminal.run("replay", str(file)).out
    told = terminal.run("replay", str(file), "--seat", "1").out
    assert "The game continues from here." in told
    assert "Total points" not in told


def test_replay_with_the_components_it_was_played_with(terminal: Terminal, tmp_path: Path) -> None:
    numbers, file = tmp_path / "rich.toml", tmp_path / "game.json"
    numbers.write_text("[player_start]\ncoins = 3\n")
    extra = ("--components", str(numbers))
    terminal.run("play", "village", "--players", "2", "--save", str(file), *extra, lines=["1"] * 5)
    assert terminal.run("verify", str(file), *extra).code == 0
    assert "other components" in terminal.run("verify", str(file)).err


def test_simulate_as_json(terminal: Terminal) -> None:
    arguments = ("simulate", "village", "--players", "3", "--games", "12", "--json")
    outcome = terminal.run(*arguments)
    assert (outcome.code, outcome.err) == (0, "")
    figures = json.loads(outcome.out)
    assert (figures["game"], figures["players"], figures["games"]) == ("village", 3, 12)
    assert [seat["seat"] for seat in figures["seats"]] == [1, 2, 3]
    assert sum(seat["win_share"] for seat in figures["seats"]) == pytest.approx(1, abs=1e-3)
    assert json.loads(terminal.run(*arguments, "--jobs", "2").out) == figures


def test_simulate_in_words(terminal: Terminal) -> None:
    outcome = terminal.run("simulate", "village", "--games", "5", "--option", "start=1")
    assert "Village: 5 games, 4 players, bots: random" in outcome.out
    for said in ("Decisions per game", "Seat 4", "first to decide", "An even share would be 25.0 %"):
        assert said in outcome.out


def test_bench(terminal: Terminal) -> None:
    outcome = terminal.run("bench", "--seconds", "0.05", "--games", "3", "--json")
    report = json.loads(outcome.out)
    assert report["compiled"] is is_compiled()
    assert [row["game"] for row in report["games"]] == allmende.games()
    for row in report["games"]:
        assert row["players"] == 4
        assert row["slowest_over_median"] >= 1
        for measure in (
            "decisions_per_s",
            "clones_per_s",
            "games_per_s",
            "playouts_per_s",
            "playout_decisions_per_s",
            "nodes_per_s",
        ):
            assert row[measure] > 0
    few = ("--seconds", "0.05", "--games", "3", "--json", "--players", "1")
    report = json.loads(terminal.run("bench", *few).out)
    assert [row["players"] for row in report["games"]] == [
        allmende.game(name).seats[0] for name in allmende.games()
    ]
    shown = terminal.run("bench", "--seconds", "0.05", "--games", "3", "--game", "village")
    assert "decisions/s in playouts" in shown.out
