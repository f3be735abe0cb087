"""`allmende play`: from what was typed, or asked for, to a game on the table."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.text import Text

from allmende.bots import Bot
from allmende.cli.inputs import read_bots, read_journal, read_options, read_seat, read_seed, write_text
from allmende.cli.keyboard import Keyboard
from allmende.cli.session import Session
from allmende.cli.tables import people
from allmende.cli.texts import words_of
from allmende.core.catalog import game as find_game
from allmende.core.catalog import games
from allmende.core.chance import new_seed
from allmende.core.errors import SetupError
from allmende.core.game import Game
from allmende.core.journal import Journal

USUAL_PLAYERS = 3
USUAL_GAME = "village"
USUAL_BOT = "journeyman"


class Request(NamedTuple):
    """What was typed after `allmende play`."""

    language: str
    game: str | None = None
    players: int | None = None
    seat: int | None = None
    bots: str | None = None
    seed: str | None = None
    options: list[str] = []
    components: Path | None = None
    save: Path | None = None
    resume: Path | None = None


def play_game(request: Request, console: Console | None = None) -> None:
    console = console or Console(highlight=False)
    keyboard = Keyboard(console)
    if request.game is None and request.resume is None:
        request = ask_what(request, console, keyboard)
    journal = resumed(request) if request.resume is not None else dealt(request)
    bots = seated(request, journal.seats)
    journal.bots = [None if bot is None else bot.name for bot in bots] if any(bots) else []
    save = request.save or request.resume
    if save is not None:
        write_text(save, journal.dumps())  # fail now, not after the game, if it can't be saved
    words = words_of(request.language, journal.game.name)
    session = Session(
        journal,
        words,
        people(journal.seats, words, journal.bots, journal.commitment),
        bots,
        console,
        keyboard,
        save,
        how_to_resume(request, bots),
    )
    try:
        session.play()
    except KeyboardInterrupt:
        console.print()
        session.leave()
        raise


def dealt(request: Request) -> Journal:
    game = find_game(request.game or USUAL_GAME, request.components)
    options = read_options(game, request.options)
    seats = usual_players(game) if request.players is None else request.players
    seed = read_seed(request.seed)
    journal = Journal(game, seats, new_seed() if seed is None else seed, options)
    journal.start()
    return journal


def resumed(request: Request) -> Journal:
    assert request.resume is not None
    journal = read_journal(request.resume, request.components)
    if request.game not in (None, journal.game.name):
        raise SetupError(f"{request.resume} holds a game of {journal.game.name}, not of {request.game}")
    if request.players not in (None, journal.seats):
        raise SetupError(f"{request.resume} holds a game for {journal.seats}, not for {request.players}")
    if request.options or request.seed is not None:
        raise SetupError("a resumed game keeps its options and its seed")
    return journal


def usual_players(game: Game[Any]) -> int:
    return USUAL_PLAYERS if USUAL_PLAYERS in game.seats else game.seats[0]


def seated(request: Request, seats: int) -> list[Bot | None]:
    """Who decides for each seat: a bot, or None for a person."""
    if request.bots is None:
        if request.seat is not None:
            raise SetupError("--seat needs --bots: without bots all seats are people at one keyboard")
        return [None] * seats
    seat = read_seat(1 if request.seat is None else request.seat, seats)
    others: list[Bot | None] = list(read_bots(request.bots, seats - 1)) if seats > 1 else []
    return [*others[:seat], None, *others[seat:]]


def how_to_resume(request: Request, bots: list[Bot | None]) -> str:
    """The rest of the command that continues a saved game."""
    rest = ""
    if request.bots is not None:
        rest += f" --seat {bots.index(None) + 1} --bots {request.bots}"
    if request.components is not None:
        rest += f" --components {request.components}"
    return rest


# -- asking -----------------------------------------------------------------------------------------------------------


def ask_what(request: Request, console: Console, keyboard: Keyboard) -> Request:
    """Asks for game, seats and company, as far as they were not given. An empty answer takes the default."""
    words = words_of(request.language)
    console.print(Text(words.text("welcome"), "bold"))
    names = games()
    usual = USUAL_GAME if USUAL_GAME in names else names[0]
    titles = [words_of(request.language, name).text("title") for name in names]
    chosen = names.index(usual)
    if len(names) > 1:
        chosen = _pick(words.text("ask-game"), titles, chosen, console, keyboard)
    game = find_game(names[chosen], request.components)
    players = request.players
    if players is None:
        counts = [str(count) for count in game.seats]
        usual_count = counts.index(str(usual_players(game)))
        players = game.seats[
            _pick(words.text("ask-players"), counts, usual_count, console, keyboard, numbered=False)
        ]
    bots = request.bots
    if bots is None and request.seat is None and players > 1:
        company = [words.text("company-bots"), words.text("company-people")]
        if _pick(words.text("ask-company"), company, 0, console, keyboard) == 0:
            bots = USUAL_BOT
    return request._replace(game=game.name, players=players, bots=bots)


def _pick(
    question: str, answers: list[str], usual: int, console: Console, keyboard: Keyboard, numbered: bool = True
) -> int:
    """The index of one of the answers, chosen by its number (or by itself, where answers are numbers)."""
    keys = [str(number) for number in range(1, len(answers) + 1)] if numbered else answers
    line = Text().append(question + " ", "bold")
    for key, answer in zip(keys, answers, strict=True):
        line.append(f" {key}", "bold cyan").append(f" {answer}" if numbered else "")
    line.append(f"  [{keys[usual]}]", "dim")
    while True:
        typed = keyboard.ask(line)
        if not typed:
            return usual
        if typed in keys:
            return keys.index(typed)
