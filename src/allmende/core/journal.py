"""Journal: a game as a seed and a list of numbers. Save, load, replay, verify and share are all "replay the journal"."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from allmende.core.catalog import game as find_game
from allmende.core.catalog import game_with
from allmende.core.chance import Seed, commitment, seed_bytes
from allmende.core.errors import AllmendeError, IllegalAction, JournalError
from allmende.core.game import Game
from allmende.core.state import State, Value

FORMAT = 1

_KEYS = {
    "allmende",
    "format",
    "game",
    "rules",
    "components",
    "commitment",
    "seats",
    "seed",
    "options",
    "actions",
}
_OPTIONAL = {"bots"}


class Journal:
    """What happened at a table, whole."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        seed: Seed,
        options: dict[str, Value] | None = None,
        actions: Sequence[int] = (),
        bots: Sequence[str | None] = (),
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = dict(options or {})
        self.actions = list(actions)
        # Who decided for each seat: a bot's name, or None for a person. Nothing if nobody was a bot. It plays no part in the
        # game, but tells readers who was who.
        self.bots = list(bots) if any(bots) else []

    @property
    def commitment(self) -> str:
        """What can be published before the game and checked against the seed after it."""
        return commitment(self.seed)

    def start(self) -> State:
        state: State = self.game.new(self.seats, self.seed, **self.options)
        return state

    def replay(self, upto: int | None = None) -> State:
        """The state after all actions, or after the first `upto`."""
        state = self.start()
        for index, code in enumerate(self.actions[:upto]):
            try:
                state.apply(code)
            except IllegalAction as error:
                raise JournalError(f"action {index} of the journal ({code}) is illegal: {error}") from None
        return state

    def dumps(self) -> str:
        data = {
            "allmende": "journal",
            "format": FORMAT,
            "game": self.game.name,
            "rules": self.game.RULES_VERSION,
            "components": self.game.components.digest,
            "commitment": self.commitment,
            "seats": self.seats,
            "seed": self.seed,
            "options": self.options,
            "actions": self.actions,
            **({"bots": self.bots} if self.bots else {}),
        }
        return json.dumps(data, indent=1).replace("\n  ", " ")  # the list of actions on one line

    @classmethod
    def loads(cls, text: str, components: str | None = None) -> Journal:
        """Reads a journal back and checks it all but the actions. `components`: the file it was played with, if it is neither
        the game's own nor a preset; those are found."""
        data = _parse(text)
        if components is None:
            game = game_with(data["game"], str(data["components"]))
        else:
            game = find_game(data["game"], components=components)
        if data["rules"] != game.RULES_VERSION:
            raise JournalError(
                f"the journal was played under version {data['rules']} of the rules of {game.title}, "
                f"this is version {game.RULES_VERSION}"
            )
        if data["components"] != game.components.digest:
            raise JournalError(f"the journal was played with other components of {game.title} than these")
        journal = cls(
            game, data["seats"], data["seed"], data["options"], data["actions"], data.get("bots", ())
        )
        if data["commitment"] != journal.commitment:
            raise JournalError("the seed is not the one that was committed to")
        game.settle_options(journal.seats, journal.options)
        return journal

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Journal) and self.dumps() == other.dumps()

    def __hash__(self) -> int:
        return hash((self.game.name, self.seats, self.seed, tuple(self.actions)))


def _parse(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, TypeError, RecursionError) as error:
        raise JournalError(f"this is no journal: {error}") from None
    if not isinstance(data, dict) or data.get("allmende") != "journal":
        raise JournalError("this is no journal of Allmende")
    if data.get("format") != FORMAT:
        raise JournalError(
            f"the journal has format {data.get('format')!r}, this version reads format {FORMAT}"
        )
    for key in sorted(_KEYS - set(data)):
        raise JournalError(f"the journal lacks {key!r}")
    for key in sorted(set(data) - _KEYS - _OPTIONAL):
        raise JournalError(f"the journal has an unknown key {key!r}")
    if not isinstance(data["game"], str):
        raise JournalError(f"the journal's game is {data['game']!r}, expected a name")
    if type(data["seats"]) is not int:
        raise JournalError(f"the journal's seats are {data['seats']!r}, expected a whole number")
    if not isinstance(data["options"], dict) or not all(
        isinstance(value, bool | int | str) for value in data["options"].values()
    ):
        raise JournalError("the journal's options are not a table of names and values")
    if not isinstance(data["actions"], list) or not all(type(code) is int for code in data["actions"]):
        raise JournalError("the journal's actions are not a list of whole numbers")
    bots = data.get("bots", [])
    if not isinstance(bots, list) or not all(bot is None or isinstance(bot, str) for bot in bots):
        raise JournalError("the journal's bots are not a list of names")
    if len(bots) not in (0, data["seats"]):
        raise JournalError(f"the journal names bots for {len(bots)} seats, but has {data['seats']}")
    if type(data["seed"]) not in (int, str):  # checked here, since compiled code takes no other
        raise JournalError(f"the journal's seed can't be used: {data['seed']!r} is no number and no text")
    try:
        seed_bytes(data["seed"])
    except AllmendeError as error:
        raise JournalError(f"the journal's seed can't be used: {error}") from None
    return data
