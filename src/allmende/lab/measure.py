"""How fast a game runs on one core: random play, clones and playouts, driven from Python; and how fast a bot searches it."""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

from allmende.bots.turn import explore
from allmende.bots.worker import collecting_rarely
from allmende.core.game import Game
from allmende.core.playout import play_out
from allmende.core.state import State

ROUNDS = 5  # the median of a few rounds ignores a noisy neighbour
POSITIONS = 200
WARM_UP = 0.5  # seconds
SEARCHED = 60  # positions
SEARCHED_SEATS = 2  # nodes are counted in games of two, however many play what else is measured


def measure(game: Game[Any], seats: int, seconds: float, games: int) -> dict[str, Any]:
    """One row of `allmende bench`; `games` is how many the slowest is sought among."""
    each = seconds / ROUNDS
    play(game, seats, min(each, WARM_UP), 1)
    positions = sample_positions(game, seats, POSITIONS)
    searched = searched_positions(game, SEARCHED)
    played, cloned, rolled, looked = [], [], [], []
    for number in range(1, ROUNDS + 1):
        played.append(play(game, seats, each, 1000 * number))
        cloned.append(clones(each, positions))
        rolled.append(playouts(game, seats, each, 1000 * number))
        looked.append(nodes(each, searched))
    return {
        "game": game.name,
        "players": seats,
        "decisions_per_s": round(median(decisions for decisions, _ in played), 1),
        "clones_per_s": round(median(cloned), 1),
        "games_per_s": round(median(whole for _, whole in played), 2),
        "playouts_per_s": round(median(whole for _, whole in rolled), 2),
        "playout_decisions_per_s": round(median(decisions for decisions, _ in rolled), 1),
        "nodes_per_s": round(median(looked), 1),
        "slowest_over_median": round(slowest_over_median(game, seats, games), 2),
    }


def play_at_random(state: State, choice: Callable[[list[int]], int]) -> int:
    """List the legal actions, choose one, apply it, to the end; returns how many decisions that took."""
    state.telling = False
    decisions = 0
    while legal := state.legal_actions():
        state.apply(choice(legal))
        decisions += 1
    return decisions


def play(game: Game[Any], seats: int, seconds: float, seed: int) -> tuple[float, float]:
    """Decisions and games per second; whole games only, so that openings and endings weigh what they should."""
    choice = random.Random(seed).choice
    decisions = games = 0
    begun = process_time()
    while (elapsed := process_time() - begun) < seconds or games == 0:
        games += 1
        decisions += play_at_random(game.new(seats, seed + games), choice)
    return decisions / elapsed, games / elapsed


def sample_positions(game: Game[Any], seats: int, count: int) -> list[State]:
    """Positions from all stages of a few games."""
    choice = random.Random(1).choice
    positions: list[State] = []
    seed = 0
    while len(positions) < count:
        seed += 1
        state, decisions = game.new(seats, seed), 0
        state.telling = False
        while legal := state.legal_actions():
            if decisions % 20 == 0:
                positions.append(state.clone())
            state.apply(choice(legal))
            decisions += 1
    return positions


def clones(seconds: float, positions: list[State]) -> float:
    """Clones per second."""
    made = 0
    begun = process_time()
    while (elapsed := process_time() - begun) < seconds or made == 0:
        for position in positions:
            position.clone()
        made += len(positions)
    return made / elapsed


def playouts(game: Game[Any], seats: int, seconds: float, seed: int) -> tuple[float, float]:
    """Decisions and playouts per second inside the engine, each from a copy of an opening position."""
    start: State = game.new(seats, seed)
    decisions = made = 0
    begun = process_time()
    while (elapsed := process_time() - begun) < seconds or made == 0:
        made += 1
        decisions += play_out(start.clone(), seed + made)
    return decisions / elapsed, made / elapsed


def searched_positions(game: Game[Any], count: int) -> list[tuple[State, int]]:
    """Positions from all stages of a few games of two, as the seat that decides imagines them, and that seat. Both take what
    looks best after one action: random play leads to positions that no search is asked about."""
    positions: list[tuple[State, int]] = []
    seed = 0
    while len(positions) < count:
        seed += 1
        state, decisions = game.new(SEARCHED_SEATS, seed), 0
        state.telling = False
        while (seat := state.to_move) is not None:
            imagined = state.determinize(seat, decisions)
            best = explore(imagined, seat, 1).best
            assert best is not None, "a seat that decides has a choice"
            if decisions % 5 == seed % 5:
                positions.append((imagined, seat))
            state.apply(best.code)
            decisions += 1
    return positions


def nodes(seconds: float, positions: list[tuple[State, int]]) -> float:
    """Nodes per second as a search makes them: each action worth trying is tried on a clone, which is then evaluated for every
    seat. This is the search's own loop, one action deep, so that every node is evaluated."""
    made = 0
    with collecting_rarely():  # as wherever bots think
        begun = process_time()
        while (elapsed := process_time() - begun) < seconds or made == 0:
            for position, seat in positions:
                made += len(explore(position, seat, 1).ways)
    return made / elapsed


def slowest_over_median(game: Game[Any], seats: int, games: int) -> float:
    """CPU time of the slowest of many random games by that of the middle one. CPU time: others may want the core too."""
    choice = random.Random(0).choice
    times = []
    for seed in range(games):
        begun = process_time()
        play_at_random(game.new(seats, seed), choice)
        times.append(process_time() - begun)
    return max(times) / median(times)
