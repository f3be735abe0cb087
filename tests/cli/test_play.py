"""Playing in the terminal: what is shown, what can be typed, and that it comes back from a file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import allmende
from allmende.bots import name_of
from allmende.core.chance import commitment
from allmende.core.journal import Journal
from tests.cli.running import Terminal, sit

AGAINST_BOTS = ("play", "village", "--players", "3", "--bots", "random", "--seed", "7")
ALONE = [None, "random"]  # a person and a bot


def test_a_whole_game(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    outcome = terminal.run(*AGAINST_BOTS, "--save", str(file), lines=["1"] * 500)
    assert (outcome.code, outcome.err) == (0, "")
    assert "wins." in outcome.out
    assert "Prestige during the game" in outcome.out
    state = Journal.loads(file.read_text()).replay()
    assert state.is_over
    assert all(f"{score}" in outcome.out for score in state.scores())


def test_bots_have_names_and_levels(terminal: Terminal, tmp_path: Path) -> None:
    """As at a table of the server; and a replay of the game still knows them."""
    file = tmp_path / "game.json"
    played = terminal.run(*AGAINST_BOTS, "--save", str(file), lines=["1"] * 30)
    sealed = commitment(7)
    ben, cleo = name_of(sealed, 1), name_of(sealed, 2)
    assert f"▲ {ben} · random" in played.out
    assert re.search(rf"· {cleo} (took|used|had|passed)", played.out)
    assert "Player 1 (you)" in played.out
    assert "Player 2" not in played.out
    told = terminal.run("replay", str(file), "--language", "es")
    assert f"■ {cleo} · al azar" in told.out
    assert re.search(rf"\n +\d+  {ben}: ", told.out)
    assert "Jugador 2" not in told.out


def test_same_seed_and_choices_same_game(terminal: Terminal) -> None:
    first = terminal.run(*AGAINST_BOTS, lines=["2"] * 30)
    assert terminal.run(*AGAINST_BOTS, lines=["2"] * 30).out == first.out


def test_end_of_input_is_no_error(terminal: Terminal) -> None:
    outcome = terminal.run(*AGAINST_BOTS)
    assert (outcome.code, outcome.err) == (0, "")
    assert "was not saved" in outcome.out


def test_saved_and_resumed_as_if_never_left(terminal: Terminal, tmp_path: Path) -> None:
    parted, whole = tmp_path / "parted.json", tmp_path / "whole.json"
    left = terminal.run(*AGAINST_BOTS, "--save", str(parted), lines=["1"] * 10)
    assert f"allmende play --resume {parted} --seat 1 --bots random" in " ".join(left.out.split())
    resume = ("play", "--resume", str(parted), "--seat", "1", "--bots", "random")
    assert terminal.run(*resume, lines=["1"] * 10).code == 0
    terminal.run(*AGAINST_BOTS, "--save", str(whole), lines=["1"] * 20)
    assert parted.read_text() == whole.read_text()
    assert len(Journal.loads(whole.read_text()).actions) > 20


def test_it_asks_for_what_it_needs(terminal: Terminal) -> None:
    village = str(allmende.games().index("village") + 1)
    outcome = terminal.run("play", lines=[village, "2", "2"])  # two players, both people
    assert outcome.code == 0
    assert "How many players?" in outcome.out
    assert "Take a cube or use the well." in outcome.out
    assert "▲ Player 2" in outcome.out
    assert "■ Player 3" not in outcome.out


def test_usual_answers(terminal: Terminal) -> None:
    outcome = terminal.run("play")
    assert outcome.code == 0
    assert re.search(r"■ \w+ · journeyman", outcome.out)


def test_another_seat_and_other_components(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "rich.toml"
    file.write_text("[player_start]\ncoins = 3\n")
    arguments = ("play", "village", "--players", "2", "--bots", "random", "--seat", "2", "--seed", "7")
    outcome = terminal.run(*arguments, "--components", str(file), "--option", "start=2")
    assert "▲ Player 2 (you)" in outcome.out
    assert "0/5 grain, 3 coins" in outcome.out


def test_spanish(terminal: Terminal) -> None:
    outcome = terminal.run(*AGAINST_BOTS, "--language", "es", lines=["p", "m", "r", "ayuda", "salir"])
    assert outcome.code == 0
    for said in ("toma un cubo o usa el pozo", "Crónica", "regla W1", "Intro", "no se ha guardado"):
        assert said in outcome.out


def test_why_not_names_reasons_and_rules(terminal: Terminal) -> None:
    outcome = terminal.run(*AGAINST_BOTS, lines=["w"])
    assert "You can't skip a turn: take a cube or use the well.  rule T4" in outcome.out
    assert "rule W1" in outcome.out


@pytest.mark.parametrize("typed", ["0", "999", "-1", "1.5", "xyz", "²"])
def test_what_is_no_choice(terminal: Terminal, typed: str) -> None:
    outcome = terminal.run(*AGAINST_BOTS, lines=[typed])
    assert outcome.code == 0
    assert f"“{typed}” is not one of the choices" in outcome.out


def test_log_and_help(terminal: Terminal) -> None:
    outcome = terminal.run(*AGAINST_BOTS, lines=["l", "h"])
    assert outcome.out.count("Round 1:") == 2  # told once as news, once in the log
    assert "undo your last choice" in outcome.out
    assert "hours on the life track" in outcome.out


def test_saving_while_playing(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "later.json"
    terminal.run(*AGAINST_BOTS, lines=["s", str(file), "1"])
    assert len(Journal.loads(file.read_text()).actions) >= 1
    refused = terminal.run(*AGAINST_BOTS, lines=["s", str(tmp_path / "no" / "such.json"), "1"])
    assert refused.code == 0
    assert "can't be written" in refused.out


def test_undo_within_a_turn() -> None:
    session, _, paper = sit(["1", "u", "q"], ALONE)
    start = session.match.state.key()
    session.play()
    assert "Undone." in paper.getvalue()
    assert session.match.state.key() == start
    assert session.match.journal.actions == []


def test_undo_before_the_bots_move_on() -> None:
    session, keyboard, _ = sit(["1", "1", "u", "q"], ALONE)  # a cube from the harvest, and the harvest
    session.play()
    assert keyboard.questions[2] == "Enter: continue · u: undo"
    assert len(session.match.journal.actions) == 1  # the harvest was taken back, the cube not


def test_undo_of_a_whole_turn_after_the_bot_replied() -> None:
    """Until something is drawn; among people never."""
    for bots, kept in ((ALONE, 0), ([None, None], 4)):
        lines = (
            ["1", "1", "", "u", "q"] if bots is ALONE else ["", "1", "1", "", "", "1", "1", "", "", "u", "q"]
        )
        session, _, paper = sit(lines, bots)
        session.play()
        assert ("Undone." in paper.getvalue()) == (bots is ALONE)
        assert len(session.match.journal.actions) == kept


def test_nothing_to_undo() -> None:
    session, keyboard, paper = sit(["u", "q"], ALONE)
    session.play()
    assert "You can’t undo" in paper.getvalue()
    assert "undo" not in keyboard.questions[0]


def test_the_keyboard_is_handed_on_with_nothing_left_to_see() -> None:
    session, keyboard, paper = sit(["", "1", "1", "", "", "q"], [None, None])
    session.play()
    assert keyboard.questions[0].startswith("Player 1, it is your turn")
    assert keyboard.questions[4].startswith("Player 2, it is your turn")
    seen_by_second = paper.getvalue().split("\x1b[3J")[-1]
    assert re.search(
        r"Player 1 took .* and harvested \d", seen_by_second
    )  # the news, told to the second player only now
    assert "▲ Player 2 (you)" in seen_by_second
    assert "● Player 1 (you)" not in seen_by_second


def test_leaving_at_any_question() -> None:
    for answers in ([], [""], ["", "1"]):
        session, _, paper = sit(answers, [None, None])
        session.play()
        assert "was not saved" in paper.getvalue()
