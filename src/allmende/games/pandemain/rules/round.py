"""The round: daytime, dusk, night-time (T1, DU1-DU3, NI1-NI3); dawn has a file of its own."""

from __future__ import annotations

from typing import ClassVar, Final

from allmende.core.decisions import Step
from allmende.games.pandemain.rules.dawn import Dawn
from allmende.games.pandemain.rules.flour import FlourCap
from allmende.games.pandemain.rules.sim_bakers import draw_cards, play_day, play_night
from allmende.games.pandemain.rules.turn import NightTurn, TakeTurn
from allmende.games.pandemain.state import Pandemain
from allmende.games.pandemain.words import GRANARY, NOWHERE, WORKERS, WORKERS_ASIDE


class NewRound(Step[Pandemain]):
    def run(self, state: Pandemain) -> None:
        state.round += 1
        state.night = 0
        if state.telling:
            state.note("round", -1, {"round": state.round})
        draw_cards(state)
        if state.round < state.tables.rounds:
            state.push(NewRound())
        state.push(Daytime(0))


class Daytime(Step[Pandemain]):
    """T1: the next player in the tower who has a worker; when nobody has one, dusk falls."""

    PARTS: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: int) -> None:
        self.place: Final = place  # in the tower: who comes next

    def run(self, state: Pandemain) -> None:
        players = state.setting.players
        for offset in range(players):
            place = (self.place + offset) % players
            seat = state.tower[place]
            if state.bakers[seat].workers:
                state.push(Daytime((place + 1) % players))
                if state.is_sim(seat):
                    play_day(state, seat)
                else:
                    state.push(FlourCap(seat))
                    state.push(TakeTurn(seat, False, 0))
                return
        fall_of_night(state)
        state.push(Dawn())
        state.push(Night(players - 1))


def fall_of_night(state: Pandemain) -> None:
    """Dusk (DU1-DU3)."""
    state.night = 1
    for seat in range(state.setting.players):
        workers_home(state, seat)
    if state.telling:
        state.note("dusk", -1, {})
    for seat in range(state.setting.players):
        bread_goes_stale(state, seat)
    state.stalls = [0] * len(state.stalls)
    if state.telling and state.servant != NOWHERE:
        state.note("servant-leaves", -1, {})
    state.servant = NOWHERE


def workers_home(state: Pandemain, seat: int) -> None:
    """DU1: all except those in the granary; borrowed ones stay with the borrower until dawn (R27)."""
    baker, players = state.bakers[seat], state.setting.players
    if state.telling and baker.aside:
        state.book(seat, WORKERS, baker.aside)
        state.book(seat, WORKERS_ASIDE, -baker.aside)
    baker.workers += baker.aside
    baker.aside = 0
    for place in range(state.setting.places):
        here = state.board[place * players + seat]
        if here and place != GRANARY:
            baker.workers += here
            state.crowd[place] -= here
            state.board[place * players + seat] = 0
            if state.telling:
                state.book(seat, WORKERS, here)
                state.book(seat, state.tables.worker_names[place], -here)


def bread_goes_stale(state: Pandemain, seat: int) -> None:
    """DU2: loaves on their last day are fed to the animals, all others move on."""
    baker, days = state.bakers[seat], state.tables.days
    loaves = baker.loaves
    stale = 0
    for quality in range(2):
        first = quality * days * 4
        for bread in range(4):
            count = loaves[first + bread]
            if count:
                stale += count
                state.bag[bread] += count
                state.put_loaf(seat, quality, 0, bread, -count)
        for place in range(first, first + (days - 1) * 4):
            loaves[place] = loaves[place + 4]
        for place in range(first + (days - 1) * 4, first + days * 4):
            loaves[place] = 0
    if stale:
        state.gain_pfennigs(seat, stale * state.setting.stale_pfennigs)
        if state.telling:
            state.note("stale", seat, {})


class Night(Step[Pandemain]):
    """NI1: in reverse turn order, one turn each."""

    PARTS: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: int) -> None:
        self.place: Final = place  # in the tower

    def run(self, state: Pandemain) -> None:
        if self.place:
            state.push(Night(self.place - 1))
        seat = state.tower[self.place]
        if state.is_sim(seat):
            play_night(state, seat)
        elif state.bakers[seat].workers:
            state.push(NightTurn(seat))
