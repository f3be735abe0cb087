"""Running a command as a user would, and sitting at a table with the answers written down before."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import NamedTuple

import pytest
from rich.console import Console
from rich.text import Text

from allmende.bots import bot
from allmende.cli import main
from allmende.cli.keyboard import Keyboard
from allmende.cli.session import Session
from allmende.cli.tables import people
from allmende.cli.texts import words_of
from allmende.core.catalog import game as find_game
from allmende.core.journal import Journal


class Outcome(NamedTuple):
    code: int
    out: str
    err: str


class Terminal:
    """Runs commands with given lines on stdin."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        monkeypatch.setenv("COLUMNS", "120")
        monkeypatch.setenv("ALLMENDE_LANGUAGE", "en")

    def run(self, *arguments: str, lines: Sequence[str] = ()) -> Outcome:
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        self.capsys.readouterr()
        code = main(arguments)
        printed = self.capsys.readouterr()
        return Outcome(code, printed.out, printed.err)


class Script(Keyboard):
    """A terminal with prepared answers; notes every question."""

    def __init__(self, console: Console, answers: Sequence[str]) -> None:
        super().__init__(console)
        self.is_terminal = True
        self.answers = list(answers)
        self.questions: list[str] = []

    def ask(self, question: Text) -> str | None:
        self.console.print(question)
        self.questions.append(question.plain)
        return self.answers.pop(0) if self.answers else None


def sit(
    answers: Sequence[str], bots: Sequence[str | None], seed: int = 7, language: str = "en"
) -> tuple[Session, Script, io.StringIO]:
    """A session of Village at a terminal, its answers and what it prints."""
    paper = io.StringIO()
    console = Console(file=paper, width=120, force_terminal=True, color_system=None, highlight=False)
    keyboard = Script(console, answers)
    words = words_of(language, "village")
    journal = Journal(find_game("village"), len(bots), seed, {"start": "1"})
    players = [None if name is None else bot(name) for name in bots]
    session = Session(journal, words, people(len(bots), words), players, console, keyboard)
    return session, keyboard, paper
