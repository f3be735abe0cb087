"""Match: a game being played, with its journal and fair undo."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from allmende.core.chance import Seed, new_seed
from allmende.core.errors import AllmendeError
from allmende.core.game import Game
from allmende.core.journal import Journal
from allmende.core.state import State, Value


def undoable(latest: Iterable[tuple[int, bool]], seat: int, over: bool) -> int:
    """How many of its latest actions a seat may take back, out of all actions in effect, the latest first: of each, whose
    it is and whether it is final (something was drawn or revealed by it).

    The one rule of undo, as fair sites have it, in the terminal and on a server: a seat takes back its own actions, one by
    one, back to its last final one and never across another seat's. Once the game is over, nothing is taken back: everything
    is revealed then, and a player who has seen it would choose better.
    """
    count = 0
    if not over:
        for mover, final in latest:
            if mover != seat or final:
                break
            count += 1
    return count


def turn_back(latest: Iterable[tuple[int, bool]], seat: int, over: bool, past_draws: bool) -> int:
    """How many of the latest actions go, everybody's together, when a seat takes back to the start of its latest turn:
    what others have done since, and its own stretch before that. 0 if there is nothing to go back to.

    The second rule of taking back. It is for players who play against bots alone, and for people who all agree; the caller has
    checked that. With `past_draws` it goes back past a final action; the caller must then deal again what chance brought after
    it, so that nobody sees a draw twice. Without `past_draws` it stops there.
    """
    count = mine = 0
    if not over:
        for mover, final in latest:
            if (mine and mover != seat) or (final and not past_draws):
                break
            count += 1
            mine += mover == seat
    return count if mine else 0


class Match:
    """The state of a running game together with its history. See `undoable` for what may be taken back."""

    def __init__(self, journal: Journal) -> None:
        self.journal = Journal(journal.game, journal.seats, journal.seed, journal.options, bots=journal.bots)
        self.state: State = self.journal.start()
        self._made: list[tuple[int, bool]] = []  # of each action: whose it is, and whether it is final
        self._before: list[
            State
        ] = []  # the states before the latest actions, as far back as may be asked for
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
        self._made.append((-1 if seat is None else seat, self.state.revealed))
        self._before.append(before)
        if self.state.revealed:
            self._before.clear()  # nobody will ask for these again

    def undoable(self, seat: int) -> int:
        """How many of its latest actions this seat may take back."""
        return undoable(reversed(self._made), seat, self.state.is_over)

    def undo(self, seat: int) -> None:
        """Takes back the last action of this seat."""
        if not self.undoable(seat):
            raise AllmendeError(
                "nothing can be taken back: something was revealed, somebody else has moved since, or the game is over"
            )
        self._take_back(1)

    def turn_back(self, seat: int) -> int:
        """How many of the latest actions go if this seat, against bots alone, takes back to the start of its latest turn.
        Not past a draw: a match keeps the deal it began with, so that its journal stays valid."""
        return turn_back(reversed(self._made), seat, self.state.is_over, False)

    def undo_turn(self, seat: int) -> None:
        """Takes back to the start of this seat's latest turn, the others' replies included."""
        count = self.turn_back(seat)
        if not count:
            raise AllmendeError(
                "nothing can be taken back: something was revealed since, or the game is over"
            )
        self._take_back(count)

    def _take_back(self, count: int) -> None:
        self.state = self._before[-count]
        self.state.events = []
        del self._before[-count:], self._made[-count:], self.journal.actions[-count:]
