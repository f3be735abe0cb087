"""Bots, by name: they decide for a seat in place of a person. docs/bots.md describes how each one works."""

from __future__ import annotations

from pathlib import Path

from allmende.bots.advice import Advice, Budget, Candidate, Notes, utility
from allmende.bots.guard import Choice, choose, decide, decide_imagined
from allmende.bots.names import level, name_of
from allmende.bots.registry import LEVELS, Bot, UnknownBot, bot, bots, register, split_names, usual_parameters

TEXTS = Path(__file__).parent / "text"  # the words for bots: bot-<name>, level-<name>, bot-trouble-<what>

__all__ = [
    "Advice",
    "Bot",
    "Budget",
    "Candidate",
    "Choice",
    "LEVELS",
    "Notes",
    "TEXTS",
    "UnknownBot",
    "bot",
    "bots",
    "choose",
    "decide",
    "decide_imagined",
    "level",
    "name_of",
    "register",
    "split_names",
    "usual_parameters",
    "utility",
]
