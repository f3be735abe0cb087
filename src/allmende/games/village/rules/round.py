"""The round: seeding, turn after turn, the mass, the next round; and how the game ends (T1-T7, U6, E1-E6)."""

from __future__ import annotations

from typing import ClassVar, Final

from allmende.core.decisions import Step
from allmende.core.events import NOBODY
from allmende.games.village.rules.death import mourn
from allmende.games.village.rules.mass import HoldMass
from allmende.games.village.rules.turn import CUBES, ChooseAction, TakeTurn
from allmende.games.village.state import Village
from allmende.games.village.tables import PLAGUE


class NewRound(Step[Village]):
    """T6: the marker settles who starts; the spaces are seeded."""

    def run(self, state: Village) -> None:
        state.round += 1
        if state.marker != NOBODY:
            if state.telling:
                state.book(state.marker, "next-start-marker", -1)
                state.book(state.starter, "start-marker", -1)
                state.book(state.marker, "start-marker", 1)
            state.starter = state.marker
            state.marker = NOBODY
        if state.telling:
            state.note("round", state.starter, {"round": state.round})
        seed_spaces(state)
        state.push(StartTurn(state.starter))


def seed_spaces(village: Village) -> None:
    """T1, T2: fill the bag as far as the supply goes, then the spaces in order as far as the bag goes (R22)."""
    village.bag = village.bag.copy()
    for colour in range(PLAGUE):
        cubes = min(village.tables.bag_per_colour[village.seats], village.influence[colour])
        village.bag[colour] += cubes
        village.influence[colour] -= cubes
    village.bag[PLAGUE] += village.plague
    village.plague = 0
    for space, count in enumerate(village.tables.cubes_per_space[village.seats]):
        for _ in range(min(count, sum(village.bag))):
            village.board[space * CUBES + village.stream.draw_counted(village.bag)] += 1
    if village.telling:
        plague = sum(village.board[PLAGUE::CUBES])
        village.note("seeded", NOBODY, {"count": sum(village.board), "plague": plague})


class StartTurn(Step[Village]):
    PARTS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: Village) -> None:
        state.push(EndOfTurn(self.seat))
        if state.board_is_empty():  # E3: only in last turns
            state.push(ChooseAction(self.seat, True))
        else:
            state.push(TakeTurn(self.seat, state.last_turns >= 0))


class EndOfTurn(Step[Village]):
    """U6: first the dead of this turn, then the end of the game, then the end of the round."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: Village) -> None:
        family = state.families[self.seat]
        if family.deaths:
            family.deaths -= 1
            state.push(EndOfTurn(self.seat))
            mourn(state, self.seat, NOBODY)
            return
        if state.trigger != NOBODY and state.last_turns < 0:
            # E2: everybody but the one who ended it. E5: all, if that happened on another's market day.
            another_held_it = state.market_holder not in (NOBODY, state.trigger)
            state.last_turns = state.seats if another_held_it else state.seats - 1
            if state.telling:
                state.note("last-turns", state.trigger, {"everybody": int(another_held_it)})
        if state.last_turns == 0:
            state.push(HoldMass())  # E6: the last one; then nothing is left to do
        elif state.last_turns > 0:
            state.last_turns -= 1
            state.push(StartTurn(state.next_seat(self.seat)))
        elif not state.board_is_empty():
            state.push(StartTurn(state.next_seat(self.seat)))
        else:
            if state.round < state.tables.max_rounds:  # R40
                state.push(NewRound())
            state.push(HoldMass())
