"""Laying a table of Villagers as a test wants it, and playing at it. Cards come from the pool and go back to it."""

from __future__ import annotations

import re
from typing import cast

import allmende
from allmende.games.villagers.rules.build import BuildPhase
from allmende.games.villagers.rules.draft import DraftPhase
from allmende.games.villagers.rules.market import FoodCheck, Markets
from allmende.games.villagers.rules.road import UpdateRoad, expose
from allmende.games.villagers.rules.round import NewRound
from allmende.games.villagers.scoring import PADLOCKS
from allmende.games.villagers.state import (
    FIRST_DUE,
    KIND_MASK,
    KIND_SHIFT,
    SECOND_DUE,
    SEEN,
    Village,
    Villagers,
    entry_of,
)
from allmende.games.villagers.state import kind_of as card_of
from allmende.games.villagers.tables import BASICS, FOUNDERS_FOOD, NONE
from tests.games.playing import begin, pending, play

# -- laying -----------------------------------------------------------------------------------------------------------


def lay(
    seats: int = 3, *, components: str | None = None, seed: int = 7, **options: bool | int | str
) -> Villagers:
    """A fresh game whose first player is seat 0, hands empty."""
    game = allmende.game("villagers", components=components)
    state = cast(Villagers, game.new(seats, seed, start="1", **options))
    for seat in range(seats):
        hand(state, seat)
    return state


def kind(state: Villagers, name: str) -> int:
    return state.tables.kind[name]


def claim(state: Villagers, name: str) -> int:
    """Takes one copy out of the pool; if all are elsewhere, one that nobody claimed changes places with a pool card."""
    wanted = kind(state, name)
    if wanted not in state.pool:
        _bring_to_pool(state, wanted)
    state.pool.remove(wanted)
    fullest = max(range(len(state.under)), key=lambda pile: state.under[pile])
    state.under[fullest] -= 1
    return wanted


def _bring_to_pool(state: Villagers, wanted: int) -> None:
    for pile in range(len(state.tops)):
        for index, entry in enumerate(state.tops[pile]):
            if card_of(entry) == wanted:
                top = state.change_pile(pile)
                top[index] = entry & ~(KIND_MASK << KIND_SHIFT) | state.pool[0] << KIND_SHIFT
                state.pool[0] = wanted
                state.pool.sort()
                return
    for place, there in enumerate(state.row):
        if there == wanted:
            state.row[place], state.pool[0] = state.pool[0], wanted
            state.pool.sort()
            return
    raise AssertionError(f"all copies of {state.name(wanted)} are in use")


def give_back(state: Villagers, card: int) -> None:
    """A card goes back to the pool (and under the Reserve), a Basic Villager to its pile."""
    if BASICS <= card < BASICS + state.tables.basic_count:
        state.basics[card - BASICS] += 1
    elif card > FOUNDERS_FOOD:
        state.pool.append(card)
        state.pool.sort()
        state.under[-1] += 1


def hand(state: Villagers, seat: int, *names: str, seen: bool = False) -> None:
    """Exactly these cards; known to all others or to none."""
    for entry in state.hands[seat]:
        give_back(state, card_of(entry))
    cards = [entry_of(claim(state, name), SEEN if seen else 1 << seat) for name in names]
    state.hands[seat] = sorted(cards)


def coins(state: Villagers, seat: int, count: int) -> None:
    state.earn(seat, PADLOCKS, count - state.supply[seat])


def village(state: Villagers, seat: int, *trees: str) -> None:
    """Trees, written so: 'lumberjack[wheeler+cartwright | cooper(4)]', 'shepherd+monk=spinner+weaver'."""
    for card in state.villages[seat].kinds:
        give_back(state, card)
    built = Village([], [], [], [], [], [])
    state.villages[seat] = built
    for tree in trees:
        base, _, branches = tree.replace(" ", "").partition("[")
        node = NONE
        for part in base.split("+"):
            node = _lay(state, built, part, node)
        for branch in branches.rstrip("]").split("|") if branches else []:
            on = node
            for part in branch.split("+"):
                on = _lay(state, built, part, on)


def _lay(state: Villagers, built: Village, part: str, below: int) -> int:
    found = re.fullmatch(r"([a-z_]+)(?:=([a-z_]+))?(?:\((\d+)\))?", part)
    assert found, part
    card = kind(state, found[1])
    if BASICS <= card < BASICS + state.tables.basic_count:
        state.basics[card - BASICS] -= 1
    elif card > FOUNDERS_FOOD:
        claim(state, found[1])
    role = kind(state, found[2]) if found[2] else (0 if card == FOUNDERS_FOOD else card)
    node = built.add(state.tables, card, role, below)
    built.coins[node] = int(found[3] or 0)
    return node


def row(state: Villagers, *names: str) -> None:
    """The row from the left, 'hunter*' with a coin, '-' for an empty place; the rest of it is empty."""
    for place, card in enumerate(state.row):
        if card != NONE:
            give_back(state, card)
        state.row[place], state.row_coins[place] = NONE, 0
    for place, name in enumerate(names):
        if name != "-":
            state.row[place] = claim(state, name.rstrip("*"))
            state.row_coins[place] = 1 if name.endswith("*") else 0


def stacks(state: Villagers, *sizes: int, reserve: int | None = None) -> None:
    """So many cards in each stack; the others in the Reserve, or, if that is given a size, out of the game."""
    for pile in range(len(state.tops)):
        for entry in state.tops[pile]:
            state.pool.append(card_of(entry))
        state.tops[pile] = []
    state.pool.sort()
    state.under = [*sizes, 0]
    left = len(state.pool) - sum(sizes)
    keep = left if reserve is None else reserve
    state.under[-1] = keep
    for _ in range(left - keep):
        state.discard(state.pool.pop(0))
    for pile in range(len(state.tops)):
        expose(state, pile)


def top(state: Villagers, stack: int, name: str) -> None:
    """This card on top of a stack (numbered from 1)."""
    entry = state.tops[stack - 1][-1]
    wanted = kind(state, name)
    if card_of(entry) == wanted:
        return
    if wanted not in state.pool:
        _bring_to_pool(state, wanted)
    pile = state.change_pile(stack - 1)
    state.pool.remove(wanted)
    state.pool.append(card_of(pile[-1]))
    state.pool.sort()
    pile[-1] = entry & ~(KIND_MASK << KIND_SHIFT) | wanted << KIND_SHIFT


# -- where a test begins ----------------------------------------------------------------------------------------------


def draft(state: Villagers, first: int = 0) -> None:
    """A Draft Phase, and then nothing more."""
    state.first = first
    begin(state, DraftPhase())


def update(state: Villagers) -> None:
    begin(state, UpdateRoad())


def build(state: Villagers, first: int = 0) -> None:
    state.first = first
    begin(state, BuildPhase())


def market(state: Villagers, *, first: bool = False, second: bool = False) -> None:
    """The food check and the markets that are due."""
    state.due = (FIRST_DUE if first else 0) | (SECOND_DUE if second else 0)
    begin(state, Markets(), FoodCheck())


def new_round(state: Villagers, first: int = 0) -> None:
    state.first = first
    begin(state, NewRound())


# -- playing ----------------------------------------------------------------------------------------------------------


def place(state: Villagers, card: str, spot: str = "alone", monks: int = 0) -> None:
    play(state, "place", card, spot, monks)


def exchange(state: Villagers, card: str, basic: str, stack: int | None = None) -> None:
    """Gives a card to a stack (None: there is none, or only one to choose) and takes a Basic Villager."""
    play(state, "fetch", basic)
    if stack is not None and pending(state)[0] == "choose-stack":
        play(state, "put-on", stack)
    play(state, "give", card)


def let_be(state: Villagers) -> None:
    """Nobody plays a Courier."""
    while not state.is_over and pending(state)[0] == "courier-window":
        play(state, "let-be")


# -- looking ----------------------------------------------------------------------------------------------------------


def in_hand(state: Villagers, seat: int) -> list[str]:
    return sorted(state.name(card_of(entry)) for entry in state.hands[seat])


def on_village_card(state: Villagers, seat: int) -> list[str]:
    return [state.name(card & 255) for card in state.drafted if card >> 8 == seat]


def trees(state: Villagers, seat: int) -> set[str]:
    """The village, each tree as it is written for `village`."""
    own = state.villages[seat]
    return {_tree(state, own, node) for node, below in enumerate(own.below) if below == NONE}


def _tree(state: Villagers, own: Village, node: int) -> str:
    words = state.name(own.kinds[node])
    if state.tables.is_special[own.kinds[node]] and own.roles[node] != own.kinds[node]:
        words += f"={state.name(own.roles[node])}"
    if own.coins[node]:
        words += f"({own.coins[node]})"
    above = sorted(_tree(state, own, other) for other, below in enumerate(own.below) if below == node)
    if len(above) == 1:
        return f"{words}+{above[0]}"
    return f"{words}[{'|'.join(above)}]" if above else words


def size(state: Villagers, stack: int) -> int:
    """Stacks are numbered from 1; 0 is the Reserve."""
    return state.pile_size(stack - 1 if stack else state.tables.stack_count)


def row_names(state: Villagers) -> list[str]:
    return [
        "-" if card == NONE else state.name(card) + "*" * state.row_coins[number]
        for number, card in enumerate(state.row)
    ]
