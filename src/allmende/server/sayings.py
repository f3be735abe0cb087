"""The server's own words: errors, notices, what a hint says."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from allmende import bots
from allmende.core.words import Words


@cache
def sayings(language: str) -> Words:
    """The server's own words, and those for bots."""
    return Words(language, [bots.TEXTS, Path(__file__).parent / "text"])
