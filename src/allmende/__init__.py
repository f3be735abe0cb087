"""Allmende: four village board games on one common ground, for people, bots and designers."""

import allmende.games as _games  # the folder first: imported later, it would take the name of the function below
from allmende.core.actions import Action
from allmende.core.catalog import game, games
from allmende.core.chance import commitment, new_seed
from allmende.core.decisions import Reason
from allmende.core.errors import (
    ActionError,
    AllmendeError,
    ComponentsError,
    IllegalAction,
    JournalError,
    NoSuchSeat,
    SetupError,
    UnknownGame,
)
from allmende.core.events import Event
from allmende.core.game import Game, Option
from allmende.core.journal import Journal
from allmende.core.match import Match
from allmende.core.playout import playout
from allmende.core.state import State

__version__ = "0.1.0"

del _games

__all__ = [
    "Action",
    "ActionError",
    "AllmendeError",
    "ComponentsError",
    "Event",
    "Game",
    "IllegalAction",
    "Journal",
    "JournalError",
    "Match",
    "NoSuchSeat",
    "Option",
    "Reason",
    "SetupError",
    "State",
    "UnknownGame",
    "commitment",
    "game",
    "games",
    "new_seed",
    "playout",
]
