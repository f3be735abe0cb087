"""Turn after turn, the two-player figure, the end of the game (R44, PC-1, PC-2, EN-1 to EN-4, FA-2)."""

from __future__ import annotations

from typing import ClassVar, Final

from allmende.core.decisions import Step
from allmende.core.events import NOBODY
from allmende.games.black_forest.goods import M_LOW
from allmende.games.black_forest.rules.conversions import ConvertLast
from allmende.games.black_forest.rules.travel import figures
from allmende.games.black_forest.rules.turn import FRESH, TakeTurn
from allmende.games.black_forest.state import BlackForest
from allmende.games.black_forest.tables import OFF_BOARD


class StartTurn(Step[BlackForest]):
    PARTS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: BlackForest) -> None:
        if state.telling and state.turns % turns_per_round(state) == 0:
            state.note("round", NOBODY, {"round": state.round})
        if state.telling and state.last_turns > 0:
            state.note("last-turn", self.seat, {})
        state.push(EndTurn(self.seat))
        state.push(TakeTurn(self.seat, FRESH))


class EndTurn(Step[BlackForest]):
    """EN-1, EN-2: the end is announced, or final turns run out; otherwise the next seat."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: BlackForest) -> None:
        state.turns += 1
        if state.last_turns > 0:
            state.last_turns -= 1
        elif state.seats > 1 and reaches_hourglass(state, self.seat):
            state.trigger = self.seat
            state.last_turns = state.seats
            if state.telling:
                state.note("end-announced", self.seat, {})
        round_over = state.turns % turns_per_round(state) == 0
        if round_over:
            end_round(state)
        if state.last_turns == 0 or (round_over and state.last_turns < 0 and is_last_round(state)):
            state.push(LastConversions(state.next_seat(self.seat), state.seats))
            return
        if round_over:
            state.round += 1
        state.push(StartTurn(state.next_seat(self.seat)))


def turns_per_round(forest: BlackForest) -> int:
    return forest.tables.solo_pawns if forest.seats == 1 else forest.seats


def is_last_round(forest: BlackForest) -> bool:
    """EN-4: a safeguard with several players. PC-2: alone, all there is."""
    return forest.round == (forest.tables.solo_rounds if forest.seats == 1 else forest.tables.max_rounds)


def reaches_hourglass(forest: BlackForest, seat: int) -> bool:
    """EN-1: at least one provision marker has reached or passed it; the lower one is farther on."""
    player = forest.players[seat]
    return player.cooking_turns - player.store[M_LOW] >= forest.tables.threshold


def end_round(forest: BlackForest) -> None:
    if forest.seats == 1:
        if forest.telling:
            forest.book(0, "pawn", len(forest.placed))
            forest.note("pawns-back", 0, {})
        forest.placed = []  # PC-2: all pawns come back
    if forest.neutral == OFF_BOARD:
        return
    tables = forest.tables  # PC-1: the neutral figure moves to the next village
    village = (tables.node_of[forest.neutral] + 1) % len(tables.villages)
    target = tables.centres + village
    taken = figures(forest)
    for space in range(tables.first_slot[village + 1] - 1, tables.first_slot[village] - 1, -1):
        if not taken >> space & 1:
            target = space
    forest.neutral = target
    if forest.telling:
        forest.note("neutral-moved", NOBODY, {"place": tables.place_words[target]})


class LastConversions(Step[BlackForest]):
    """FA-2: before scoring each player in turn order may convert once more."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def run(self, state: BlackForest) -> None:
        if self.left:
            state.push(LastConversions(state.next_seat(self.seat), self.left - 1))
            state.push(ConvertLast(self.seat))
        elif state.telling:
            state.note("game-over", NOBODY, {})
