"""Games a bot plays against itself to learn from: what everybody saw at the end of each turn, and how it ended for them.

The player takes the end of its turn that looks best: to the game's evaluation at first, to a model later. Now and then it tries
something else, so that a model also learns what is *not* good; what came of that is not held against the position before.
"""

from __future__ import annotations

import io
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from allmende.bots.ahead import Seer, from_seat
from allmende.bots.ends import ends, hand_values, row
from allmende.bots.model import load
from allmende.core.catalog import game as find_game
from allmende.core.chance import FastStream
from allmende.core.game import Game
from allmende.core.observing import observer
from allmende.core.state import State, Value

BUNDLE = 8  # games in a file
BEST = 8  # of these ends, one is tried now and then
CHANCES = 1000

Rows = NDArray[np.float16]
Targets = NDArray[np.float32]


@dataclass(frozen=True)
class Plan:
    """What is played."""

    game: str
    seats: int
    seed: int
    model: str = ""  # its file; none: the game's own evaluation
    nodes: int = 60  # positions looked at in a turn
    trying: float = 0.1  # of the turns: one of the best ends in place of the best …
    blindly: float = 0.03  # … or any action
    company: float = (
        0.0  # of the seats: played by the evaluation, so that a model doesn't only know its own kind
    )
    looks: int = 16  # of a game are kept
    trust: float = (
        0.9  # lambda of TD(lambda): how much the end of the game counts beside what the model says on the way
    )
    aim: float = 0.0
    options: tuple[dict[str, Value], ...] = ({},)  # of the table, in turn from game to game
    components: str | None = None


@cache
def _game(name: str, components: str | None) -> Game[Any]:
    return find_game(name, components)


@cache
def _model(file: str) -> Any:
    return load(Path(file))


def play_bundle(plan: Plan, number: int) -> bytes:
    """Some games, as a file of numpy's: `seen`, a row for each look, and `came`, what came of it."""
    games = [play_game(plan, plan.seed + BUNDLE * number + place) for place in range(BUNDLE)]
    file = io.BytesIO()
    np.savez_compressed(
        file,
        seen=np.concatenate([seen for seen, _ in games]),
        came=np.concatenate([came for _, came in games]),
    )
    return file.getvalue()


def play_game(plan: Plan, seed: int) -> tuple[Rows, Targets]:
    """One game. For each look that is kept and each seat: what it saw, then everybody's points in the end from this seat on,
    automata last, and whether it won; with a model, as far as the model is not trusted to know better."""
    options = plan.options[seed % len(plan.options)]
    state = _game(plan.game, plan.components).new(plan.seats, seed, **options)
    state.telling = False
    chance = FastStream(seed)
    seer = Seer(_model(plan.model), state, plan.aim) if plan.model else None
    alone = chance.below(plan.seats)  # this seat plays with the model in any case
    by_hand = [chance.below(CHANCES) < CHANCES * plan.company and seat != alone for seat in range(plan.seats)]
    seen: list[list[bytes]] = []  # by look and seat
    blind: list[bool] = []  # whether what led there was done blindly
    while (seat := state.to_move) is not None:
        blind.append(take_turn(plan, state, seat, None if by_hand[seat] else seer, chance))
        seen.append(
            [
                row(observer(state.game), state.determinize(looker, chance.word()), looker)
                for looker in range(plan.seats)
            ]
        )
    return _kept(plan, state, seer, seen, blind, chance)


def take_turn(plan: Plan, state: State, seat: int, seer: Seer | None, chance: FastStream) -> bool:
    """Plays on to where a look at this turn ends; returns whether that was done blindly."""
    luck = chance.below(CHANCES) / CHANCES
    if luck < plan.blindly:
        state.apply(state.legal[chance.below(len(state.legal))])
        return True
    found = ends(state.determinize(seat, chance.word()), seat, plan.nodes)
    reached = [end.state for end in found]
    if seer is None:
        values = np.array(hand_values(reached, seat), np.float32)
    else:
        values = seer.values(reached, [seat] * len(reached))
    chosen = int(values.argmax())
    if luck < plan.blindly + plan.trying:
        few = np.argsort(-values)[:BEST]
        chosen = int(few[chance.below(len(few))])
    for code in found[chosen].codes:
        if state.to_move != seat or not state.is_legal(code):
            break
        state.apply(code)
        if state.revealed:
            break
    return False


def _kept(
    plan: Plan,
    state: State,
    seer: Seer | None,
    seen: list[list[bytes]],
    blind: list[bool],
    chance: FastStream,
) -> tuple[Rows, Targets]:
    scores, winners = state.scores(), state.winners()
    seats = plan.seats
    came: list[Targets] = []  # by seat
    usable = np.ones(len(seen), bool)
    for seat in range(seats):
        win = 1 / len(winners) if seat in winners else 0.0
        final = np.array([*from_seat(scores, seat, seats), win], np.float32)
        targets = np.tile(final, (len(seen), 1))
        if seer is not None and plan.trust < 1:
            shown = np.frombuffer(b"".join(look[seat] for look in seen), np.float32).reshape(len(seen), -1)
            points, chances = seer.model.judge(shown)
            said = np.concatenate([points, chances[:, None]], axis=1)
            said[-1] = final  # the last look is at a game that is over
            for place in range(len(seen) - 2, -1, -1):
                if blind[place + 1]:  # what was done blindly is not held against the position before
                    targets[place] = said[place]
                    usable[place] = False
                else:
                    targets[place] = (1 - plan.trust) * said[place + 1] + plan.trust * targets[place + 1]
        came.append(targets)
    usable[-1] = False
    places = np.flatnonzero(usable)
    order = sorted(range(len(places)), key=lambda _: chance.word())[: plan.looks]
    picked = [int(places[place]) for place in order]
    if not picked:
        picked = [0]
    rows = [np.frombuffer(seen[place][seat], np.float32) for place in picked for seat in range(seats)]
    return np.stack(rows).astype(np.float16), np.stack([came[s][p] for p in picked for s in range(seats)])
