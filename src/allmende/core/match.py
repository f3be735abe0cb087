"""Match: a game being played, with its journal and fair undo."""

from __future__ import annotations

from typing import Any

from allmende.core.chance import Seed, new_seed
from allmende.core.errors import AllmendeError
from allmende.core.game import Game
from allmende.core.journal import Journal
from allmende.core.state import State, Value


class Match:
    """The state of a running game together with how it came about.

    Undo is as fair sites do it: a seat takes back its own actions, one by one, back to the last draw or reveal and never
    across another seat's action.
    """

    def __init__(self, journal: Journal) -> None:
        self.journal = Journal(journal.game, journal.seats, journal.seed, journal.options)
        self.state: State = self.journal.start()
        self._before: list[
            tuple[int, State]
        ] = []  # (seat, the state before its action), as far as can be taken back
        for code in journal.actions:
            self.play(code)

    @classmethod
    def new(
        cls, game: Game[Any], seats: int, seed: Seed | None = None, options: dict[str, Value] | None = None
    ) -> Match:
        return cls(Journal(game, seats, new_seed() if seed is None else seed, options))

    def play(self, code: int) -> None:
        """Applies an action and writes it down; IllegalAction leaves everything as it was."""
        before = self.state.clone()
        seat = self.state.to_move
        self.state.apply(code)
        self.journal.actions.append(code)
        if self.state.revealed:
            self._before.clear()
        elif seat is not None:
            self._before.append((seat, before))

    def undoable(self, seat: int) -> int:
        """How many of its latest actions this seat may take back."""
        count = 0
        for mover, _ in reversed(self._before):
            if mover != seat:
                break
            count += 1
        return count

    def undo(self, seat: int) -> None:
        """Takes back the last action of this seat."""
        if not self.undoable(seat):
            raise AllmendeError(
                "nothing can be taken back: something was revealed, or somebody else has moved since"
            )
        _, self.state = self._before.pop()
        self.state.events = []
        self.journal.actions.pop()
