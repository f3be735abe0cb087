"""How many of Black Forest's jobs that lie out are done before the game ends.

    python -m bench.jobs --players 2 --games 400 --jobs 2 [--seed 1] [--bot learned:turns=0,iterations=1,root=240]

A report (`allmende report`, bench/targets.py) doesn't count them, since a job is no component that somebody takes.
"""

from __future__ import annotations

import argparse
from collections import Counter

from allmende.bots import decide
from allmende.bots.own import bot, check
from allmende.core.catalog import game as find_game
from allmende.core.chance import FastStream
from allmende.lab.pool import play_all
from bench.customers import BOT, Plan, show

GAME = "black-forest"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default=BOT)
    asked = parser.parse_args()
    check(asked.bot, GAME)
    games = play_all(play, Plan(asked.players, asked.bot, asked.seed), range(asked.games), asked.jobs, 4)
    lay = Counter(job for out, _ in games for job in out)
    done = Counter(job for _, finished in games for job in finished)
    show(lay, done, "done", "in which they lay out")


def play(plan: Plan, number: int) -> tuple[set[str], set[str]]:
    """Which jobs lay out in this game, and which of them somebody has done."""
    state = find_game(GAME).new(plan.seats, plan.seed + number)
    state.telling = False
    player, chance = bot(plan.bot), FastStream(plan.seed + number)
    while (seat := state.to_move) is not None:
        state.apply(decide(player, state, seat, chance.word()).code)
    names = [job.name for job in state.tables.jobs]
    finished = {names[job] for job in state.done}
    return finished | {names[job] for job in state.jobs if job >= 0}, finished


if __name__ == "__main__":
    main()
