"""What can be played, with which options, by which bots and rules."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any

import structlog
from fastapi import APIRouter, Query, Response

from allmende.bots import bots
from allmende.core.catalog import folder, playable, presets
from allmende.core.catalog import game as find_game
from allmende.core.decisions import kind_name
from allmende.core.errors import UnknownGame
from allmende.core.game import Game
from allmende.core.guide import guide
from allmende.core.manifest import manifest, rulebook_languages
from allmende.core.state import Value
from allmende.core.words import Words, words
from allmende.server import messages
from allmende.server.errors import NotThere
from allmende.server.http.caller import PROBLEMS, Calling, as_json
from allmende.server.sayings import sayings

router = APIRouter(prefix="/api", tags=["games"], responses=PROBLEMS)

log = structlog.get_logger()


@router.get("/games", response_model=list[messages.GameInfo])
async def list_games(caller: Calling) -> Response:
    """All games with their seats and options."""
    found, trouble = playable()
    for sentence in trouble:
        log.error("game left out", reason=sentence)
    told = [_told(game, caller.language) for game in found]
    return Response(as_json(told), media_type="application/json")


@router.get("/games/{name}", response_model=messages.GameDetails)
async def show_game(
    name: str,
    caller: Calling,
    components: Annotated[
        str | None, Query(description="an earlier set of the game's numbers, such as 2026-11; else today's")
    ] = None,
) -> Response:
    """One game, with its components and where each number comes from."""
    game = _game(name)
    if components is not None:
        if components not in presets(name):
            raise NotThere("unknown-preset", details=presets(name))
        game = find_game(name, components)
    provenance = [messages.ProvenanceInfo(**entry._asdict()) for entry in game.components.provenance()]
    info = _info(game, caller.language)
    return caller.answer(messages.GameDetails(**info, provenance=provenance, components=game.components.data))


@router.get("/games/{name}/rules", response_model=messages.Rules)
async def show_rules(name: str, caller: Calling) -> Response:
    """The rules in our words, as Markdown; in English where there is no translation."""
    game = _game(name)
    written = rulebook_languages(game.name)
    if not written:
        raise NotThere("no-rules")
    language = caller.language_among(written)
    text = (folder(game.name) / "rulebook" / f"{language}.md").read_text("utf-8")
    return caller.answer(messages.Rules(game=game.name, language=language, markdown=text))


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
        raise NotThere("unknown-game", details=[str(error)]) from None


@lru_cache(200)
def _told(game: Game[Any], language: str) -> messages.GameInfo:
    return messages.GameInfo(**_info(game, language))


def _info(game: Game[Any], language: str) -> dict[str, Any]:
    texts, shown = words(language, game.name), manifest(game.name)
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
        "gentle": shown.gentle,
        "tagline": texts.text("tagline") if "tagline" in texts else "",
        "minutes": list(shown.minutes),
        "weight": shown.weight,
        "colour": shown.colour,
        "cover": messages.CoverInfo(
            icons=list(shown.cover.icons), trees=shown.cover.trees, houses=shown.cover.houses
        ),
        "legend": [
            messages.SignInfo(icon=sign.icon, text=texts.text(sign.text), cube=sign.cube)
            for sign in shown.legend
        ],
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
