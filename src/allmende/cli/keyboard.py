"""Where answers come from: a terminal, or the lines of a file or pipe."""

from __future__ import annotations

import contextlib
import sys

from rich.console import Console
from rich.text import Text

PROMPT = "> "


class Keyboard:
    def __init__(self, console: Console) -> None:
        self.console = console
        self.is_terminal = sys.stdin.isatty()
        if self.is_terminal:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  # makes input() editable, with a history

    def ask(self, question: Text) -> str | None:
        """One line without blanks at its ends; None when there are no more."""
        self.console.print(question)
        if self.is_terminal:
            try:
                return input(PROMPT).strip()  # the editor must know the prompt, or it would write over it
            except EOFError:
                self.console.print()
                return None
        line = sys.stdin.readline()
        self.console.print(Text(PROMPT + line.strip()))  # so that what was read shows in the transcript
        return line.strip() if line else None
