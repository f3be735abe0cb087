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
    GameBroken,
    IllegalAction,
    JournalError,
    NoSuchSeat,
    NotYourDecision,
    SetupError,
    UnknownGame,
    WorkerLost,
)
from allmende.core.events import Event
from allmende.core.game import Game, Option
from allmende.core.journal import Journal
from allmende.core.ledger import Change, Preview
from allmende.core.match import Match
from allmende.core.playout import playout
from allmende.core.state import State

__version__ = "0.2.0"

del _games

__all__ = [
    "Action",
    "ActionError",
    "AllmendeError",
    "Change",
    "ComponentsError",
    "Event",
    "Game",
    "GameBroken",
    "IllegalAction",
    "Journal",
    "JournalError",
    "Match",
    "NoSuchSeat",
    "NotYourDecision",
    "Option",
    "Preview",
    "Reason",
    "SetupError",
    "State",
    "UnknownGame",
    "WorkerLost",
    "commitment",
    "game",
    "games",
    "new_seed",
    "playout",
]
