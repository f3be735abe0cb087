"""What can be played, with which options, by which bots and rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fastapi import APIRouter, Response

from allmende.bots import bots
from allmende.core.catalog import game as find_game
from allmende.core.catalog import games
from allmende.core.decisions import kind_name
from allmende.core.errors import UnknownGame
from allmende.core.game import Game
from allmende.core.guide import guide
from allmende.core.state import Value
from allmende.core.words import Words, words
from allmende.server import messages
from allmende.server.api.caller import PROBLEMS, Calling
from allmende.server.problems import Refused, sayings

router = APIRouter(prefix="/api", tags=["games"], responses=PROBLEMS)

_SERVER = Path(__file__).parent.parent
RULES = (_SERVER / "rules", _SERVER.parent.parent.parent / "docs" / "rules")  # in the wheel; in a checkout


@router.get("/games", response_model=list[messages.GameInfo])
async def list_games(caller: Calling) -> list[messages.GameInfo]:
    """All games with their seats and options."""
    return [messages.GameInfo(**_info(find_game(name), caller.language)) for name in games()]


@router.get("/games/{name}", response_model=messages.GameDetails)
async def show_game(name: str, caller: Calling) -> Response:
    """One game, with its components and where each number comes from."""
    game = _game(name)
    provenance = [messages.ProvenanceInfo(**entry._asdict()) for entry in game.components.provenance()]
    info = _info(game, caller.language)
    return caller.answer(messages.GameDetails(**info, provenance=provenance, components=game.components.data))


@router.get("/games/{name}/rules", response_model=messages.Rules)
async def show_rules(name: str, caller: Calling) -> Response:
    """The rules in our words, as Markdown; in English where there is no translation."""
    game = _game(name)
    for language in (caller.language, "en"):
        for folder in RULES:
            for file in (folder / language / f"{game.name}.md", folder / f"{game.name}.{language}.md"):
                if file.is_file():
                    return caller.answer(_rules(game, language, file))
    for folder in RULES:
        if (folder / f"{game.name}.md").is_file():
            return caller.answer(_rules(game, "en", folder / f"{game.name}.md"))
    raise Refused(404, "no-rules")


@router.get("/bots", response_model=list[messages.BotInfo])
async def list_bots(caller: Calling) -> list[messages.BotInfo]:
    """Who can sit in a seat without being a person."""
    texts = sayings(caller.language)
    return [
        messages.BotInfo(name=name, text=texts.text(f"bot-{name}") if f"bot-{name}" in texts else name)
        for name in bots()
    ]


def _game(name: str) -> Game[Any]:
    try:
        return find_game(name)
    except UnknownGame as error:
        raise Refused(404, "unknown-game", details=[str(error)]) from None


def _info(game: Game[Any], language: str) -> dict[str, Any]:
    texts = words(language, game.name)
    return {
        "name": game.name,
        "title": texts.text("title") if "title" in texts else game.title,
        "seats": list(game.seats),
        "options": [
            messages.OptionInfo(
                name=name,
                text=texts.text(option.text),
                default=option.default,
                choices=[
                    messages.OptionChoice(value=choice, text=_value_text(name, choice, language, texts))
                    for choice in option.choices
                ],
            )
            for name, option in game.options.items()
        ],
        "interrupts": [
            messages.InterruptInfo(decision=kind, text=texts.text(f"interrupt-{kind}"))
            for kind in (kind_name(cls.__name__) for cls in game.records() if "passing" in vars(cls))
        ],
        "guide": guide(game.name) is not None,
        "num_actions": game.num_actions,
        "rules_version": game.RULES_VERSION,
    }


def _value_text(option: str, value: Value, language: str, texts: Words) -> str:
    """The game's word for an option's value; else yes or no, or the value itself."""
    key = f"option-{option}-{str(value).lower()}"
    if key in texts:
        return texts.text(key)
    if isinstance(value, bool):
        return sayings(language).text("yes" if value else "no")
    return str(value)


def _rules(game: Game[Any], language: str, file: Path) -> messages.Rules:
    return messages.Rules(game=game.name, language=language, markdown=file.read_text("utf-8"))
