"""The mass: drawing pieces from the black bag, moving along the windows, and the majority (A1-A7)."""

from __future__ import annotations

from typing import ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal, Step
from allmende.core.events import NOBODY
from allmende.games.village.actions import BUY_OUT, CLIMB, DONE
from allmende.games.village.rules.shortage import lacking
from allmende.games.village.state import Village
from allmende.games.village.tables import BAG, CHURCH

A1_NOT_IN_BAG: Final = Reason("A1", "nobody-in-bag")
A1_NO_COIN: Final = Reason("A1", "too-little")
A4_NO_GRAIN: Final = Reason("A4", "too-little")
A4_LEFTMOST: Final = Reason("A4", "leftmost-window")


class HoldMass(Step[Village]):
    def run(self, state: Village) -> None:
        if state.telling:
            state.note("mass", NOBODY, {"last": int(not state.stack)})
        state.push(Majority())
        state.push(Climbing(0))
        state.push(Buying(0, 0))


class Buying(Step[Village]):
    """A1: from the starting player on, each may once buy their own out of the bag; then the rest is drawn."""

    PARTS: ClassVar[tuple[str, ...]] = ("turn", "bought")

    def __init__(self, turn: int, bought: int) -> None:
        self.turn: Final = turn
        self.bought: Final = bought

    def run(self, state: Village) -> None:
        for turn in range(self.turn, state.seats):
            seat = (state.starter + turn) % state.seats
            if state.anybody(seat, BAG) and state.families[seat].coins >= state.tables.mass_price:  # R50
                state.push(BuyFromBag(seat, turn, self.bought))
                return
        draw_pieces(state, state.tables.mass_pieces - self.bought)


class BuyFromBag(Decision[Village]):
    PARTS: ClassVar[tuple[str, ...]] = ("seat", "turn", "bought")

    def __init__(self, seat: int, turn: int, bought: int) -> None:
        super().__init__(seat)
        self.turn: Final = turn
        self.bought: Final = bought

    def actions(self, state: Village) -> list[Action]:
        return state.space.of(BUY_OUT) + state.space.of(DONE)

    def refuse(self, state: Village, action: Action) -> Refusal:
        if action.kind == DONE:
            return ALLOWED
        if not state.has(self.seat, BAG, action.first):
            return A1_NOT_IN_BAG
        return ALLOWED if state.families[self.seat].coins >= state.tables.mass_price else A1_NO_COIN

    def explain(self, state: Village, action: Action, reason: Reason) -> Reason:
        if reason is A1_NO_COIN:
            return lacking(state, self.seat, "A1", "coins", state.tables.mass_price)
        return Reason(reason.rule, reason.key, {"generation": state.tables.generations[action.first]})

    def resolve(self, state: Village, action: Action) -> None:
        if action.kind == DONE:
            state.push(Buying(self.turn + 1, self.bought))
            return
        state.spend_coins(self.seat, state.tables.mass_price)
        state.move(self.seat, action.first, BAG, CHURCH)
        if state.telling:
            state.note("bought-out", self.seat, {"generation": state.tables.generations[action.first]})
        if self.bought + 1 < state.tables.mass_pieces:
            state.push(BuyFromBag(self.seat, self.turn, self.bought + 1))


def draw_pieces(village: Village, pieces: int) -> None:
    """A2, A3: at random; the monks among them go back into the bag."""
    in_bag: list[int] = [-1] * village.tables.monks
    for seat, family in enumerate(village.families):
        for member, place in enumerate(family.where):
            if place == BAG:
                in_bag.append(seat << 8 | village.tables.generation_of[member])
    drawn: list[int] = []
    if len(in_bag) > village.tables.monks:  # else nothing but monks can be drawn
        for _ in range(pieces):
            piece = village.stream.draw(in_bag)
            if piece >= 0:
                drawn.append(piece)
        drawn.sort()  # the order they were drawn in doesn't matter
    for piece in drawn:
        seat, generation = piece >> 8, piece & 255
        village.move(seat, generation, BAG, CHURCH)
        if village.telling:
            village.note("drawn", seat, {"generation": village.tables.generations[generation]})
    if village.telling and len(drawn) < pieces:
        village.note("monks", NOBODY, {"count": pieces - len(drawn)})


class Climbing(Step[Village]):
    """A4: from the starting player on, each may once move their members along the windows."""

    PARTS: ClassVar[tuple[str, ...]] = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn

    def run(self, state: Village) -> None:
        for turn in range(self.turn, state.seats):
            seat = (state.starter + turn) % state.seats
            if state.families[seat].grain and state.families[seat].present >> CHURCH:  # R50
                state.push(Climbing(turn + 1))
                state.push(ClimbWindows(seat))
                return


class ClimbWindows(Decision[Village]):
    """R51: step by step, mixed freely between one's members, until done."""

    def actions(self, state: Village) -> list[Action]:
        found = state.space.of(DONE).copy()
        where = state.families[self.seat].where
        for member, place in enumerate(where):
            if CHURCH <= place < CHURCH + 10:
                action = state.space.at(CLIMB, place - CHURCH, state.tables.generation_of[member])
                if found[-1] is not action:
                    found.append(action)
        return found

    def refuse(self, state: Village, action: Action) -> Refusal:
        if action.kind == DONE:
            return ALLOWED
        if action.first + 1 == len(state.tables.window_points):
            return A4_LEFTMOST
        grain = state.tables.window_grain[action.first]
        return ALLOWED if state.families[self.seat].grain >= grain else A4_NO_GRAIN

    def explain(self, state: Village, action: Action, reason: Reason) -> Reason:
        if reason is A4_NO_GRAIN:
            return lacking(state, self.seat, "A4", "grain", state.tables.window_grain[action.first])
        return reason

    def resolve(self, state: Village, action: Action) -> None:
        if action.kind == DONE:
            return
        state.spend_grain(self.seat, state.tables.window_grain[action.first])
        state.move(self.seat, action.second, CHURCH + action.first, CHURCH + action.first + 1)
        if state.telling:
            number = state.tables.generations[action.second]
            state.note("climbed", self.seat, {"generation": number, "window": action.first + 2})
        state.push(ClimbWindows(self.seat))


class Majority(Step[Village]):
    """A5: most members on the windows; then whose single foremost member is furthest left; then all of them (R21)."""

    def run(self, state: Village) -> None:
        ranks: list[tuple[int, int]] = []
        for family in state.families:
            windows = [place for place in family.where if CHURCH <= place < CHURCH + 10]
            ranks.append((len(windows), max(windows, default=0)))
        best = max(ranks)
        for seat, rank in enumerate(ranks):
            if rank == best and rank[0]:
                state.gain_prestige(seat, state.tables.mass_prestige)
                if state.telling:
                    state.note("majority", seat, {})
