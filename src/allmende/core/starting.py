"""Who starts: a random seat, or the one the table's maker names. An option of several games."""

from __future__ import annotations

from typing import Final

from allmende.core.errors import SetupError
from allmende.core.game import Option
from allmende.core.state import State, Value

RANDOM: Final = "random"


def start_option(most_seats: int) -> Option:
    return Option(RANDOM, [RANDOM, *[str(seat + 1) for seat in range(most_seats)]], "option-start")


def check_start(options: dict[str, Value], seats: int) -> None:
    start = options["start"]
    if start != RANDOM and int(start) > seats:
        raise SetupError(f"player {start} can't start a game of {seats}")


def starter(state: State) -> int:
    start = state.options["start"]
    return state.stream.below(state.seats) if start == RANDOM else int(start) - 1
