"""Bots: whoever decides for a seat without being a person, by name.

A bot is one function, `choose(state, seat, seed) -> code`. The state it is given is one as its seat could imagine it
(`State.determinize`), so it can look and try at will and still knows nothing that its seat does not. The seed is all the
chance it has: same state, same seed, same choice.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable
from typing import NamedTuple

from allmende.bots import random
from allmende.core.errors import AllmendeError
from allmende.core.state import State


class UnknownBot(AllmendeError):
    """There is no bot of that name."""


class Bot(NamedTuple):
    name: str
    choose: Callable[[State, int, int], int]
    looks: bool = True  # whether it looks at more than its legal actions, and so needs an imagined state


_BOTS = {bot.name: bot for bot in (Bot("random", random.choose, looks=False),)}


def bots() -> list[str]:
    """The names of all bots."""
    return sorted(_BOTS)


def bot(name: str) -> Bot:
    if name not in _BOTS:
        close = difflib.get_close_matches(name, bots(), 1)
        hint = f"; did you mean {close[0]!r}?" if close else f"; there are {', '.join(bots())}"
        raise UnknownBot(f"there is no bot {name!r}{hint}")
    return _BOTS[name]


def choose(bot: Bot, state: State, seat: int, seed: int) -> int:
    """What a bot does in this seat of the true state, of which it is shown no more than it may know."""
    return bot.choose(state.determinize(seat, seed) if bot.looks else state, seat, seed)
