"""What is typed on the command line, read into what the engine takes."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from allmende.bots import Bot, split_names
from allmende.bots.own import bot
from allmende.core.chance import Seed
from allmende.core.errors import AllmendeError, JournalError, SetupError
from allmende.core.game import Game, Option
from allmende.core.journal import Journal
from allmende.core.state import Value

_YES, _NO = {"true", "yes", "on"}, {"false", "no", "off"}


def read_seed(text: str | None) -> Seed | None:
    """A number as a number; anything else must be a long row of hex digits, which the engine checks."""
    if text is None:
        return None
    try:
        return int(text) if len(text) < 32 else text.lower()
    except ValueError:
        return text.lower()


def read_options(game: Game[Any], given: Iterable[str]) -> dict[str, Value]:
    """`name=value` pairs, each value in the type its option has; whether it fits is for the game to say."""
    found: dict[str, Value] = {}
    for pair in given:
        name, sign, text = pair.partition("=")
        if not sign or not name:
            raise SetupError(f"an option is given as name=value, not {pair!r}")
        if name in found:
            raise SetupError(f"option {name!r} is given twice")
        option = game.options.get(name)
        found[name] = text if option is None else _value(option, text)
    return found


def _value(option: Option, text: str) -> Value:
    for choice in option.choices:
        if isinstance(choice, bool):
            if text.lower() in (_YES if choice else _NO):
                return choice
        elif str(choice) == text:
            return choice
    if isinstance(option.default, int) and not isinstance(option.default, bool):
        try:
            return int(text)
        except ValueError:
            return text
    return text


def read_bots(given: str, seats: int) -> list[Bot]:
    """One bot's name for all seats, or one for each, separated by commas."""
    found = [bot(name) for name in split_names(given)]
    if len(found) == 1:
        return found * seats
    if len(found) != seats:
        raise SetupError(f"{len(found)} bots for {seats} seats: name one for all, or one for each")
    return found


def read_seat(number: int, seats: int) -> int:
    """Seats are counted from 1 by people, from 0 by the engine."""
    if not 1 <= number <= seats:
        raise SetupError(f"there is no seat {number}: seats run from 1 to {seats}")
    return number - 1


def read_journal(file: Path, components: Path | None = None) -> Journal:
    """A journal from a file, checked down to its last action."""
    try:
        text = file.read_text("utf-8")
    except UnicodeDecodeError:
        raise JournalError(f"{file} is no journal: it is not text") from None
    except OSError as error:
        raise AllmendeError(f"{file} can't be read: {(error.strerror or str(error)).lower()}") from None
    try:
        journal = Journal.loads(text, None if components is None else str(components))
        journal.replay()
    except JournalError as error:
        raise JournalError(f"{file}: {error}") from None
    except RecursionError:
        raise JournalError(f"{file}: this is no journal: it is nested too deeply") from None
    return journal


def write_text(file: Path, text: str) -> None:
    """Writes a file whole or not at all: what was there before stays until the new text is complete."""
    draft = file.with_name(file.name + ".part")
    try:
        draft.write_text(text, "utf-8")
        draft.replace(file)
    except OSError as error:
        raise AllmendeError(f"{file} can't be written: {(error.strerror or str(error)).lower()}") from None
