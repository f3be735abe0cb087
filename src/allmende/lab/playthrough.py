"""Playthroughs: a whole random game written down, each decision with all its options and what followed from it.

Nothing in it depends on a machine or on words, so a playthrough kept in a repository shows when a rule has moved.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from allmende.core.chance import FastStream, Seed
from allmende.core.game import Game
from allmende.core.state import State, Value

SHOWN_EVERY = 25  # decisions between two pictures of the whole view


def playthrough(game: Game[Any], seats: int, seed: int, options: dict[str, Value]) -> str:
    return "\n".join(_lines(game, seats, seed, options)) + "\n"


def _lines(game: Game[Any], seats: int, seed: Seed, options: dict[str, Value]) -> Iterator[str]:
    state: State = game.new(seats, seed, **options)
    chance = FastStream(int(seed))
    yield f"game: {game.name}, rules {game.RULES_VERSION}, components {game.components.digest}"
    yield f"seats: {seats}, seed: {seed}, options: {_plain(state.options)}, actions: {game.num_actions}"
    yield from _events(state)
    decisions = 0
    while (seat := state.to_move) is not None:
        if decisions % SHOWN_EVERY == 0:
            yield from ["", f"view of a spectator: {_plain(state.view(None))}", f"key: {state.key()}"]
        legal = state.legal_actions()
        code = legal[chance.below(len(legal))]
        pending = state.view(seat)["pending"]
        yield from ["", f"{decisions}. seat {seat}: {_plain(pending)}"]
        yield "   options: " + ", ".join(f"{option}:{game.action(option)}" for option in legal)
        yield f"   chosen: {code}:{game.action(code)}"
        state.apply(code)
        decisions += 1
        yield from _events(state)
    yield from ["", f"over after {decisions} decisions", f"key: {state.key()}"]
    yield f"view of a spectator: {_plain(state.view(None))}"
    for seat, sheet in enumerate(state.score_sheet()):
        yield f"score of {seat}: {sum(sheet.values())} {_plain(sheet)}"
    yield f"winners: {state.winners()}"


def _events(state: State) -> Iterator[str]:
    for event in state.events:
        to = "" if event.only < 0 else f" (only to {event.only})"
        yield f"   - {event.kind} {_plain(event.plain())}{to}"


def _plain(data: Any) -> str:
    return json.dumps(data, separators=(", ", ": "))
