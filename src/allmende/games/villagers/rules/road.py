"""The Road: piles, filling its places, and updating it between draft and build (4.5-4.7, 5.1-5.6, R29-R32, R43)."""

from __future__ import annotations

from typing import ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal, Step
from allmende.core.events import NOBODY
from allmende.games.villagers.actions import SAVE, SAVE_NONE
from allmende.games.villagers.knowledge import show_from_pile
from allmende.games.villagers.scoring import ROAD
from allmende.games.villagers.state import (
    BACK,
    FIRST_DUE,
    KIND_SHIFT,
    SECOND_DUE,
    Villagers,
    kind_of,
)
from allmende.games.villagers.tables import NONE

R43_EMPTY_PLACE: Final = Reason("R43", "empty-place")
R43_HAS_COIN: Final = Reason("R43", "has-coin")
R43_NO_COIN: Final = Reason("R43", "no-coin-to-save")


# -- piles ------------------------------------------------------------------------------------------------------------


def expose(state: Villagers, pile: int) -> None:
    """The back of a pile's top card can be seen by all: a card of the pool gets its place only now."""
    top = state.tops[pile]
    if top:
        if not top[-1] & BACK:
            state.change_pile(pile)[-1] |= BACK
    elif state.under[pile]:
        state.under[pile] -= 1
        state.tops[pile] = [state.stream.draw(state.pool) << KIND_SHIFT | BACK]
    elif pile == state.tables.stack_count and state.bottom:
        state.tops[pile] = [state.bottom[-1] | BACK]
        state.bottom = state.bottom[:-1]


def lift(state: Villagers, pile: int) -> int:
    """Takes the top card of a pile, still face down. Call `settle_pile` once an event has said where it went."""
    return state.change_pile(pile).pop()


def settle_pile(state: Villagers, pile: int) -> None:
    """A card has left the pile: the next back is seen. An emptied stack leaves the game (4.7) and may call a market (R30)."""
    expose(state, pile)
    if state.tops[pile] or pile == state.tables.stack_count:
        return
    if state.telling:
        state.note("stack-empty", NOBODY, {"stack": pile + 1})
    if pile == state.tables.first_market_stack:
        state.due |= FIRST_DUE
        if state.telling:
            state.note("first-market-called", NOBODY, {})
    if state.leftmost_stack() == NONE:
        state.due |= SECOND_DUE
        if state.telling:
            state.note("last-round", NOBODY, {})


def stack_number(state: Villagers, pile: int) -> int:
    """As players number them; 0: the Reserve."""
    return pile + 1 if pile != state.tables.stack_count else 0


def turn_up(state: Villagers, pile: int, place: int) -> None:
    """The top card of a pile goes face up to a place of the row."""
    entry = lift(state, pile)
    show_from_pile(state, entry)
    state.row[place] = kind_of(entry)
    if state.telling:
        card, stack = state.name(kind_of(entry)), stack_number(state, pile)
        state.note("arrived", NOBODY, {"card": card, "place": place + 1, "stack": stack})
    settle_pile(state, pile)
    state.unknown()


def fill(state: Villagers) -> None:
    """4.5: gaps of the row from the leftmost stack, then from the Reserve."""
    for place, kind in enumerate(state.row):
        if kind == NONE:
            pile = state.leftmost_stack()
            if pile == NONE:
                pile = state.tables.stack_count
            if state.tops[pile]:
                turn_up(state, pile, place)


def refill(state: Villagers) -> None:
    """5.2: gaps of the row from the Reserve, then from the leftmost stack; the source is looked up for each (R32)."""
    for place, kind in enumerate(state.row):
        if kind == NONE:
            pile = (
                state.tables.stack_count if state.tops[state.tables.stack_count] else state.leftmost_stack()
            )
            if pile != NONE:
                turn_up(state, pile, place)


# -- the row ----------------------------------------------------------------------------------------------------------


def leave_row(state: Villagers, place: int, seat: int) -> int:
    """A villager leaves the row for a player, with the coin on it (4.4); the place stays empty for now."""
    kind = state.row[place]
    state.row[place] = NONE
    if state.row_coins[place]:
        state.earn(seat, ROAD, state.row_coins[place])
        state.row_coins[place] = 0
    return kind


def discard_from_row(state: Villagers, place: int) -> None:
    """5.1: the coins go to the Bank."""
    state.discard(state.row[place])
    if state.telling:
        card, coins = state.name(state.row[place]), state.row_coins[place]
        state.note("left", NOBODY, {"card": card, "coins": coins, "place": place + 1})
    state.row[place] = NONE
    state.row_coins[place] = 0


class UpdateRoad(Step[Villagers]):
    def run(self, state: Villagers) -> None:
        if state.solo or (state.seats == 2 and state.edition().two_players_save):
            state.push(Saving(0))  # R43, R45
            return
        for place, kind in enumerate(state.row):
            if kind != NONE and (state.seats == 2 or state.row_coins[place]):  # 5.1, 5.4
                discard_from_row(state, place)
        refill(state)
        if state.seats > 2:
            laid = 0
            for place, kind in enumerate(state.row):
                if kind != NONE:
                    state.row_coins[place] = state.tables.road_coin  # 5.3
                    laid += state.tables.road_coin
            if state.telling and laid:
                state.note("road-coins", NOBODY, {"coins": laid})


class Saving(Step[Villagers]):
    """R43: in turn order each may save one; then all others go. Bits of `saved` are places."""

    PARTS: ClassVar[tuple[str, ...]] = ("turn", "saved")

    def __init__(self, turn: int, saved: int = 0) -> None:
        self.turn: Final = turn
        self.saved: Final = saved

    def run(self, state: Villagers) -> None:
        if self.turn < state.seats:
            state.push(SaveVillager((state.first + self.turn) % state.seats, self.turn, self.saved))
            return
        for place, kind in enumerate(state.row):
            if kind != NONE and not self.saved >> place & 1:
                discard_from_row(state, place)
        refill(state)


class SaveVillager(Decision[Villagers]):
    """Put one of one's coins on a villager of the row, or none (R43)."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "turn", "saved")

    def __init__(self, seat: int, turn: int, saved: int) -> None:
        super().__init__(seat)
        self.turn: Final = turn
        self.saved: Final = saved

    def actions(self, state: Villagers) -> list[Action]:
        return state.space.of(SAVE) + state.space.of(SAVE_NONE)

    def refuse(self, state: Villagers, action: Action) -> Refusal:
        if action.kind == SAVE_NONE:
            return ALLOWED
        if state.row[action.first] == NONE:
            return R43_EMPTY_PLACE
        if state.row_coins[action.first]:
            return R43_HAS_COIN
        return ALLOWED if state.supply[self.seat] >= state.tables.road_coin else R43_NO_COIN

    def explain(self, state: Villagers, action: Action, reason: Reason) -> Reason:
        if reason == R43_NO_COIN:
            return reason.lacking("coins", state.tables.road_coin, state.supply[self.seat])
        return reason

    def resolve(self, state: Villagers, action: Action) -> None:
        if action.kind == SAVE_NONE:
            state.push(Saving(self.turn + 1, self.saved))
            return
        state.earn(self.seat, ROAD, -state.tables.road_coin)
        state.row_coins[action.first] = state.tables.road_coin
        if state.telling:
            card = state.name(state.row[action.first])
            state.note("saved", self.seat, {"card": card, "place": action.first + 1})
        state.push(Saving(self.turn + 1, self.saved | 1 << action.first))
