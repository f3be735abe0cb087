"""Laying a table of Pandemain as a test wants it, and playing at it. Grain tokens always come from the bag."""

from __future__ import annotations

from typing import Any, cast

import allmende
from allmende.core.actions import Action
from allmende.core.decisions import Step, kind_of
from allmende.games.pandemain.rules.flour import FlourCap
from allmende.games.pandemain.rules.sim_bakers import draw_cards
from allmende.games.pandemain.rules.turn import NightTurn, TakeTurn
from allmende.games.pandemain.state import Baker, Pandemain, loaf
from allmende.games.pandemain.tables import NONE
from allmende.games.pandemain.words import (
    GRAINS,
    IN_GUILD,
    INGREDIENTS,
    LOCATIONS,
    MARKET,
    NOWHERE,
    OUT_OF_GAME,
    QUALITIES,
    TOKENS,
    VILLAGERS,
)

GRAIN_TOKENS = 80

# -- laying -----------------------------------------------------------------------------------------------------------


# Tests of rules need numbers that stay. These are the ones the worked examples (X1 to X42) were written for.
NUMBERS = "2026-11"


def lay(seats: int = 2, components: str | None = NUMBERS, **options: Any) -> Pandemain:
    """A fresh game in which nobody has anything, nobody stands anywhere, and it is seat 0's daytime turn in round 1."""
    state = cast(Pandemain, allmende.game("pandemain", components=components).new(seats, 7, **options))
    for seat in range(state.setting.players):
        own(state, seat)
        state.bakers[seat].villagers = 0
    state.villagers_left = [state.tables.villager_copies] * len(state.tables.villages)
    state.board = [0] * len(state.board)
    state.crowd = [0] * len(state.crowd)
    state.stalls = [0] * len(state.stalls)
    state.next_tower = []
    state.servant = NOWHERE
    state.round, state.night = 1, 0
    state.cards, state.cards_shown = [], []
    draw_cards(state)
    if state.setting.expert:
        state.masters = [IN_GUILD] * len(state.masters)
    for baker in state.bakers:
        baker.workers = baker.total_workers = state.tables.start_workers
    return turn(state, 0)


def own(
    state: Pandemain,
    seat: int,
    *,
    flour: dict[str, int] | None = None,
    active: dict[str, int] | None = None,
    used: dict[str, int] | None = None,
    pfennigs: int = 0,
    points: int = 5,
    penitence: int = 0,
    **units: int,
) -> Baker:
    """Gives a baker exactly this and no bread; what he had goes back."""
    baker = state.bakers[seat]
    for grain, word in enumerate(GRAINS):
        back = baker.flour[grain] + sum(baker.loaves[grain::4])
        wanted = (flour or {}).get(word, 0)
        state.bag[grain] += back - wanted
        baker.flour[grain] = wanted
    baker.loaves = [0] * len(baker.loaves)
    for token, word in enumerate(TOKENS):
        state.tokens[token] += baker.active[token] + baker.used[token]
        baker.active[token], baker.used[token] = (active or {}).get(word, 0), (used or {}).get(word, 0)
        state.tokens[token] -= baker.active[token] + baker.used[token]
    baker.units = [units.pop(word, 0) for word in INGREDIENTS]
    assert not units, units
    baker.pfennigs, baker.points = pfennigs, points
    baker.penitence = baker.climbed = penitence
    return refresh(state, baker)


def refresh(state: Pandemain, baker: Baker) -> Baker:
    """What may be done is kept by the kernel: after a change by hand it is computed again."""
    if state.stack:
        state.run_on()
    return baker


def bread(state: Pandemain, seat: int, *loaves: str) -> None:
    """Puts loaves on the tracks: 'high spelt 3'."""
    for text in loaves:
        quality, kind, day = text.split()
        grain = GRAINS.index(kind)
        state.bag[grain] -= 1
        place = loaf(QUALITIES.index(quality), int(day) - 1, grain, state.tables.days)
        state.bakers[seat].loaves[place] += 1
    refresh(state, state.bakers[seat])


def loaves(state: Pandemain, seat: int) -> list[str]:
    """What lies on the tracks, sorted: 'high spelt 3'."""
    found = []
    for quality, word in enumerate(QUALITIES):
        for day in range(state.tables.days):
            for grain, kind in enumerate(GRAINS):
                count = state.bakers[seat].loaves[loaf(quality, day, grain, state.tables.days)]
                found += [f"{word} {kind} {day + 1}"] * count
    return sorted(found)


def orders(state: Pandemain, village: str, **tokens: str | None) -> None:
    """Lays these breads on the current order spaces of a village, or nothing."""
    number = state.tables.village_names.index(village)
    for space, order in enumerate(state.tables.villages[number].orders):
        if order.name in tokens:
            place, wanted = number * state.tables.orders_per_village + space, tokens[order.name]
            if state.orders[place] != NONE:
                state.bag[state.orders[place]] += 1
            state.orders[place] = NONE if wanted is None else GRAINS.index(wanted)
            if wanted is not None:
                state.bag[GRAINS.index(wanted)] -= 1
    refresh(state, state.bakers[0])


def order(state: Pandemain, village: str, name: str) -> str | None:
    number = state.tables.village_names.index(village)
    names = [order.name for order in state.tables.villages[number].orders]
    found = state.orders[number * state.tables.orders_per_village + names.index(name)]
    return None if found == NONE else GRAINS[found]


def mill(state: Pandemain, column: str, **flour: int) -> None:
    """Fills a column of the mill with exactly these."""
    first = [printed.name for printed in state.tables.columns].index(column) * 4
    for grain, word in enumerate(GRAINS):
        state.bag[grain] += state.mill[first + grain] - flour.get(word, 0)
        state.mill[first + grain] = flour.get(word, 0)
    refresh(state, state.bakers[0])


def stand(state: Pandemain, place: str, *seats: int) -> None:
    """Workers from the reserve of these seats to a place, or to a stall ('A1')."""
    stalls = [stall.name for stall in state.tables.stalls]
    if place in stalls:
        state.stalls[stalls.index(place)] += len(seats)
        number = MARKET
    else:
        number = state.tables.place_names.index(place)
    for seat in seats:
        state.send_worker(seat, number)
    refresh(state, state.bakers[0])


def employ(state: Pandemain, seat: int, *numbers: int, upgraded: bool = False) -> None:
    for number in numbers:
        master = master_of(state, number)
        state.masters[master], state.upgraded[master] = seat, int(upgraded)
    refresh(state, state.bakers[seat])


def master_of(state: Pandemain, number: int) -> int:
    return [master.number for master in state.tables.masters].index(number)


def only_in_guild(state: Pandemain, *numbers: int) -> None:
    state.masters = [IN_GUILD if each.number in numbers else OUT_OF_GAME for each in state.tables.masters]
    refresh(state, state.bakers[0])


def esteem(state: Pandemain, seat: int, **levels: int) -> None:
    """Sets reputation, as it is counted from the centre."""
    for word, level in levels.items():
        state.bakers[seat].reputation[GRAINS.index(word)] = level + state.tables.reputation_zero
    refresh(state, state.bakers[seat])


def reputation(state: Pandemain, seat: int, word: str) -> int:
    return state.bakers[seat].reputation[GRAINS.index(word)] - state.tables.reputation_zero


def befriend(state: Pandemain, seat: int, *villagers: str) -> None:
    for word in villagers:
        state.bakers[seat].villagers |= 1 << VILLAGERS.index(word)
    refresh(state, state.bakers[seat])


def offerings(state: Pandemain, first: str, second: str) -> None:
    """The tokens that lie in the church."""
    names = [offering.name for offering in state.tables.offerings]
    state.shown = [names.index(first), names.index(second)]
    state.piles = [number for number in range(len(names)) if number not in state.shown]
    state.discards = []
    refresh(state, state.bakers[0])


def rewards(state: Pandemain, level: int, *names: str) -> None:
    """The reward tokens at a level of penitence."""
    known = [reward.name for reward in state.tables.rewards]
    stack = state.tables.reward_levels.index(level)
    state.rewards = [token for token in state.rewards if token // len(known) != stack]
    state.rewards += [stack * len(known) + known.index(name) for name in names]
    state.rewards.sort()


def rewards_at(state: Pandemain, level: int) -> list[str]:
    kinds, stack = len(state.tables.rewards), state.tables.reward_levels.index(level)
    return [state.tables.rewards[token % kinds].name for token in state.rewards if token // kinds == stack]


def favours(state: Pandemain, *names: str) -> None:
    """The favours that lie face up."""
    known = [favour.name for favour in state.tables.favours]
    state.favours = sum(1 << known.index(name) for name in names)


def servant(state: Pandemain, place: str) -> None:
    state.servant = LOCATIONS.index(place)
    refresh(state, state.bakers[0])


def card(state: Pandemain, sim: int, number: int) -> None:
    """The action card a sim-baker follows, none of it shown yet."""
    state.cards[sim], state.icons[sim] = number, 0


# -- playing ----------------------------------------------------------------------------------------------------------


def begin(state: Pandemain, *steps: Step[Any]) -> Pandemain:
    """These are all that is left to do, the last one first."""
    state.stack = list(steps)
    state.run_on()
    return state


def turn(state: Pandemain, seat: int) -> Pandemain:
    """Now it is this seat's turn, by day or by night, and nothing comes after it."""
    return begin(state, FlourCap(seat), TakeTurn(seat, False, 0))


def night(state: Pandemain, seat: int) -> Pandemain:
    state.night = 1
    return begin(state, NightTurn(seat))


def code(state: Pandemain, verb: str, *args: str | int) -> int:
    return state.game.code(Action(verb, args))


def play(state: Pandemain, verb: str, *args: str | int) -> None:
    state.apply(code(state, verb, *args))
    assert grain_tokens(state) == GRAIN_TOKENS


def grain_tokens(state: Pandemain) -> int:
    census = state.game.census(state)
    return sum(int(census[word]) for word in GRAINS)


def may(state: Pandemain, verb: str, *args: str | int) -> bool:
    return state.why_not(code(state, verb, *args)) is None


def why(state: Pandemain, verb: str, *args: str | int) -> str:
    """The number of the rule that forbids it; '' if it is allowed."""
    reason = state.why_not(code(state, verb, *args))
    return "" if reason is None else reason.rule


def legal(state: Pandemain) -> list[str]:
    return [str(state.game.action(code)) for code in state.legal_actions()]


def pending(state: Pandemain) -> str:
    return kind_of(state.decision()) if state.stack else ""


def units(state: Pandemain, seat: int) -> dict[str, int]:
    return {word: count for word, count in zip(INGREDIENTS, state.bakers[seat].units, strict=True) if count}


def flour(state: Pandemain, seat: int) -> dict[str, int]:
    return {word: count for word, count in zip(GRAINS, state.bakers[seat].flour, strict=True) if count}


def bag(state: Pandemain) -> dict[str, int]:
    return dict(zip(GRAINS, state.bag, strict=True))
