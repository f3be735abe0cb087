"""A game's guide: its first moves as a script, for a player who learns the game by playing it.

A game that has one keeps it in a folder `guide` of its own: `script.toml`, and the words in `en.ftl` and its translations. The learner
sits on the first seat. The script fixes the deal and leads step by step. Each step says something, points at places of
the board, and may ask the learner for an action; the script then knows what the others do. The actions played so far say
where a game is in its guide, so a guide can be left and resumed like any game.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any, Final

from allmende.core.actions import Action
from allmende.core.catalog import folder
from allmende.core.catalog import game as find_game
from allmende.core.errors import ComponentsError
from allmende.core.game import Game
from allmende.core.state import Value
from allmende.core.words import Words

LEARNER: Final = 0


class GuideStep:
    """One thing said. `play`: the codes the learner may choose from now, none if there is only something to read; `then`:
    what the others do after that, one code after the other."""

    def __init__(self, say: str, at: list[str], play: list[int], then: list[int]) -> None:
        self.say: Final = say
        self.at: Final = at
        self.play: Final = play
        self.then: Final = then


class Place:
    """Where a game is in its guide: the steps to show, up to the one that asks for an action; or what another seat
    does next (-1: it is the learner's turn)."""

    def __init__(self, first: int, last: int, play: list[int], scripted: int) -> None:
        self.first: Final = first
        self.last: Final = last
        self.play: Final = play
        self.scripted: Final = scripted


class Guide:
    def __init__(
        self, game: str, seats: int, seed: str, options: dict[str, Value], bot: str, steps: list[GuideStep]
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.seed: Final = seed
        self.options: Final = options
        self.bot: Final = bot  # who plays for the others after the script has ended or was left
        self.steps: Final = steps

    def place(self, actions: list[int]) -> Place | None:
        """Where these actions lead in the script; None if they have left it or reached past its end."""
        played = 0
        first = 0
        for number, step in enumerate(self.steps):
            if not step.play:
                continue
            if played == len(actions):
                return Place(first, number, step.play, -1)
            if actions[played] not in step.play:
                return None
            played += 1
            first = number + 1
            for code in step.then:
                if played == len(actions):
                    return Place(number, number, [], code)
                if actions[played] != code:
                    return None
                played += 1
        return Place(first, len(self.steps) - 1, [], -1) if played == len(actions) else None


@cache
def guide(name: str) -> Guide | None:
    """A game's guide; None if it has none yet."""
    file = folder(name) / "guide" / "script.toml"
    return _read(find_game(name), tomllib.loads(file.read_text("utf-8"))) if file.is_file() else None


@cache
def guide_words(name: str, language: str) -> Words:
    """What a guide says: its messages by the names of its steps."""
    return Words(language, [folder(name) / "guide"])


def _read(game: Game[Any], data: dict[str, Any]) -> Guide:
    steps = [
        GuideStep(
            step["say"],
            step.get("at", []),
            [_code(game, action) for action in step.get("play", [])],
            [_code(game, action) for action in step.get("then", [])],
        )
        for step in data["steps"]
    ]
    for step in steps:
        if step.then and not step.play:
            raise ComponentsError(f"{game.name}'s guide, step {step.say!r}: `then` needs a `play` before it")
    seed = f"{data['seed']:032x}"  # as a server stores it
    return Guide(game.name, data["seats"], seed, data.get("options", {}), data["bot"], steps)


def _code(game: Game[Any], action: list[Any]) -> int:
    """`["take", "harvest", "green"]` as its number."""
    return game.code(Action(action[0], tuple(action[1:])))
