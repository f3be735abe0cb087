"""How many of Village's customers who stand at the market are served before the game ends.

    python -m bench.customers --players 2 --games 400 --jobs 2 [--seed 1] [--bot learned:turns=0,iterations=1,root=240]

A report (`allmende report`, bench/targets.py) counts a customer as offered once somebody could serve him: nearly all of those are
served, since getting the goods is the choice, not handing them over. Here he is offered as soon as he stands in a stall.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass

from allmende.bots import decide
from allmende.bots.own import bot, check
from allmende.core.catalog import game as find_game
from allmende.core.chance import FastStream
from allmende.lab.figures import wilson
from allmende.lab.pool import play_all

GAME = "village"
BOT = "learned:turns=0,iterations=1,root=240"
LEAST, MOST = 0.05, 0.85


@dataclass(frozen=True)
class Plan:
    seats: int
    bot: str
    seed: int


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
    plan = Plan(asked.players, asked.bot, asked.seed)
    games = play_all(play, plan, range(asked.games), asked.jobs, 4)
    stood = Counter(customer for came, _ in games for customer in came)
    served = Counter(customer for _, bought in games for customer in bought)
    show(stood, served, "served", "in which they stood at the market")


def show(offered: Counter[str], used: Counter[str], how: str, where: str) -> None:
    """Each with the share of the games it was offered in, and how many of them are in range."""
    for name in sorted(offered):
        low, high = wilson(used[name], offered[name])
        share = used[name] / offered[name]
        print(
            f"  {name}  {how} in {used[name]:4} of {offered[name]:4} games, {share:4.0%} ({low:.0%} - {high:.0%})"
        )
    good = sum(LEAST <= used[name] / offered[name] <= MOST for name in offered)
    print(f"{good} of {len(offered)} in {LEAST:.0%} to {MOST:.0%} of the games {where}")


def play(plan: Plan, number: int) -> tuple[set[str], set[str]]:
    """Who stood at the market in this game, and who was served."""
    state = find_game(GAME).new(plan.seats, plan.seed + number)
    player, chance = bot(plan.bot), FastStream(plan.seed + number)
    came: set[str] = set()
    bought: set[str] = set()
    while (seat := state.to_move) is not None:
        came.update(customer for customer in state.view(seat)["market"]["stalls"] if customer)
        action = state.space.actions[decide(player, state, seat, chance.word()).code]
        if action.verb == "serve":
            bought.add(str(action.args[0]))
        state.apply(action.code)
    return came, bought


if __name__ == "__main__":
    main()
