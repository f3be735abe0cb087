"""Bots' names at a table, and how strong each is in a word: "Greta", "journeyman"."""

from __future__ import annotations

from allmende.core.words import Words

# Names of one or two syllables that are read the same in all our languages.
NAMES = (
    "Greta", "Anton", "Klara", "Bruno", "Ida", "Emil", "Marta", "Oskar", "Elsa", "Hugo", "Berta", "Otto",
    "Lena", "Max", "Rosa", "Karl", "Nora", "Paul", "Vera", "Leo", "Irma", "Tom", "Olga", "Felix",
)  # fmt: skip


def name_of(game: str, seat: int) -> str:
    """What the bot on a seat is called. `game` is the commitment to the game's seed, so that a table, its journal and a
    replay of it all use the same names. No two seats of a game share one."""
    return NAMES[(sum(game.encode()) + seat) % len(NAMES)]


def level(bot: str, texts: Words) -> str:
    """How strong a bot is, in a word: "journeyman"; with its numbers, if it was given any."""
    name, _, numbers = bot.partition(":")
    said = texts.text(f"level-{name}") if f"level-{name}" in texts else name
    return f"{said} ({numbers})" if numbers else said
