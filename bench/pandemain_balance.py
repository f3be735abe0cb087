"""What Pandemain's numbers lead to: scores, bread and the use of places, under random play and a simple baker's plan.

    python bench/pandemain_balance.py [--games 100] [--seed 1]

Most prices, cards and orders of Pandemain are reconstructed. This prints, for each mode, what to look at before changing one.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Callable
from statistics import mean
from typing import Any, cast

import allmende
from allmende.core.actions import Action
from allmende.core.decisions import kind_of
from allmende.core.events import Event
from allmende.games.pandemain.rules.oven import refuse_oven
from allmende.games.pandemain.state import Baker, Pandemain
from allmende.games.pandemain.words import HIGH, LOCATIONS, SALT, WATER, YEAST

Policy = Callable[[Pandemain, random.Random], int]

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("basic, 2", 2, {"mode": "basic"}),
    ("basic, 4", 4, {"mode": "basic"}),
    ("expert, 2", 2, {}),
    ("expert, 3", 3, {}),
    ("expert, 4", 4, {}),
    ("expert, 4, Spanish", 4, {"edition": "es"}),
    ("solo, Rudolf", 1, {}),
    ("solo, Hans", 1, {"sim_bakers": "hans"}),
    ("solo, Helga", 1, {"sim_bakers": "helga"}),
    ("Famine in Ulm", 1, {"scenario": "famine_in_ulm"}),
    ("Taking the cloth", 1, {"scenario": "taking_the_cloth"}),
    ("Hail, Lord of the Castle!", 1, {"scenario": "hail_lord_of_the_castle"}),
    ("three sim-bakers", 0, {"sim_bakers": "rudolf-hans-helga"}),
]


def at_random(state: Pandemain, chance: random.Random) -> int:
    return chance.choice(state.legal)


def as_planned(state: Pandemain, chance: random.Random) -> int:
    """Sell whatever can be sold, bake whatever can be baked, else fetch what is missing most."""
    seat = state.to_move
    assert seat is not None
    worth = [(value(state, seat, state.space.actions[code]) + chance.random(), code) for code in state.legal]
    return max(worth)[1]


def value(state: Pandemain, seat: int, action: Action) -> float:
    baker, verb = state.bakers[seat], action.verb
    if verb in ("visit", "sell", "sell-servant"):
        return 100 + worth_of_sale(state, action)
    if verb == "bake":
        star = state.tables.recipes[action.first].star
        return 90 + action.first + (4 if action.second == star else 0)
    if verb == "go":
        return door(state, baker, str(action.args[0]), seat)
    if verb == "shop":
        lacking = min(baker.units[WATER] // 2, baker.units[SALT], baker.units[YEAST])
        return 34 - 8 * lacking + 2 * (4 - state.tables.stalls[action.first].column)
    if verb == "mill":
        return 30 - 4 * baker.flours() + 3 * state.tables.columns[action.first].tokens
    fixed = {"go-out": 20 if can_bake_something(state, seat) else -1, "pay-wages": 50, "upgrade": 40, "bless": 20,
             "hire": 30, "leave-reward": -5, "decline": -5, "pass-through": -9, "set-aside": -9, "dismiss": -1,
             "loan": 5 if baker.pfennigs < 3 else -5, "milk": 6}  # fmt: skip
    return float(fixed.get(verb, 0))


def can_bake_something(state: Pandemain, seat: int) -> bool:
    return refuse_oven(state, seat) is None


def worth_of_sale(state: Pandemain, action: Action) -> float:
    if action.verb == "visit":
        return 0
    quality, day = action.second, action.third
    return state.tables.loaf_value[quality][day] + (1 if quality == HIGH else 0)


def door(state: Pandemain, baker: Baker, place: str, seat: int) -> float:
    idle = 10 if baker.pfennigs > 6 else 0
    wishes = {
        "oven": 80,
        "guild": 60 if not state.employs_any(seat) and state.round < 4 else 3,
        "church": 20 + idle if baker.penitence <= state.inquisition + 3 else 8 + idle,
        "castle": 50 if baker.pfennigs < 3 else 4,
        "granary": 22 if baker.flours() < 5 and state.round < 5 else 1,
        "river": 26 if baker.units[WATER] < 4 else 5,
        "farm": 24 if state.round < 3 and baker.pfennigs > 6 and not sum(baker.active) else 2,
        "trade_house": 6,
    }
    return float(wishes[place])


def play(seats: int, seed: int, options: dict[str, Any], policy: Policy, seen: Counter[str]) -> Pandemain:
    """A whole game; counts what the seats do."""
    state = cast(Pandemain, allmende.game("pandemain").new(seats, seed, **options))
    chance = random.Random(seed)
    while not state.is_over:
        decision = kind_of(state.decision())
        action = state.space.actions[policy(state, chance)]
        if decision == "take-turn" and action.verb in ("go", "shop", "mill", "visit"):
            named = {"shop": "market", "mill": "mill", "visit": "village"}
            seen[f"at {named.get(action.verb, str(action.args[0]))}"] += 1
        state.apply(action.code)
        for event in state.events:
            if 0 <= event.seat < seats:
                seen[event.kind] += loaves_thrown_away(event) if event.kind == "stale" else 1
    return state


def loaves_thrown_away(event: Event) -> int:
    return -sum(change.amount for change in event.changes if change.what.startswith("loaf-"))


def report(title: str, seats: int, options: dict[str, Any], policy: Policy, games: int, first: int) -> None:
    seen: Counter[str] = Counter()
    ends = [play(seats, first + number, options, policy, seen) for number in range(games)]
    print(f"\n{title}: {policy.__name__.replace('_', ' ')}, {games} games")
    scores = [end.scores() for end in ends]
    for player in range(len(scores[0])):
        points = [score[player] for score in scores]
        name = f"seat {player + 1}" if player < seats else ends[0].game.automata(ends[0])[player - seats]
        wins = sum(player in end.winners() for end in ends) / games
        print(f"  {name:8} mean {mean(points):6.1f}  {min(points):4} to {max(points):4}  wins {wins:.0%}")
    if not seats:
        return
    each = games * seats
    loaves = [sum(sum(baker.loaves) for baker in end.bakers[:seats]) for end in ends]
    print(
        f"  loaves a seat: baked {seen['baked'] / each:.2f}, sold {seen['sold'] / each:.2f} "
        f"(to the Servant {seen['servant-buys'] / each:.2f}), stale {seen['stale'] / each:.2f}, left {sum(loaves) / each:.2f}"
    )
    places = {name: seen[f"at {name}"] / each for name in [*LOCATIONS, "village"]}
    print("  visits a seat: " + ", ".join(f"{name} {count:.2f}" for name, count in places.items()))
    rest = ["passes-through", "goes-out", "hired", "upgraded", "dismissed", "loan", "blessed", "rewarded"]
    rest += ["favoured", "villager", "penance", "fifth-worker"]
    print("  and: " + ", ".join(f"{name} {seen[name] / each:.2f}" for name in rest))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    for title, seats, options in TABLES:
        for policy in (at_random, as_planned):
            if seats or policy is at_random:
                report(title, seats, options, policy, arguments.games, arguments.seed)


if __name__ == "__main__":
    main()
