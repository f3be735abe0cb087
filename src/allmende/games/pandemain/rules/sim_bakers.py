"""Sim-bakers: players who follow action cards (AU1-AU15, R24, R46)."""

from __future__ import annotations

from typing import ClassVar, Final

from allmende.core.decisions import Step
from allmende.games.pandemain.cards import SERVANT_ICON, SimBaker
from allmende.games.pandemain.rules.church import ReplaceOfferings, leave_cube
from allmende.games.pandemain.rules.market import stand_at
from allmende.games.pandemain.rules.mill import empty_column, tokens_in
from allmende.games.pandemain.rules.rewards import advance
from allmende.games.pandemain.rules.selling import change_reputation
from allmende.games.pandemain.rules.servant import move_servant, servant_points
from allmende.games.pandemain.rules.village import PERMANENT, bread_of, serve, take_villager, tell_sale
from allmende.games.pandemain.state import Pandemain
from allmende.games.pandemain.tables import NONE
from allmende.games.pandemain.words import (
    CART,
    CASTLE,
    CHURCH,
    GRAINS,
    GRANARY,
    GUILD,
    HIGH,
    IN_GUILD,
    MARKET,
    MILL,
    NOWHERE,
    OUT_OF_GAME,
    OX,
    QUALITIES,
    VILLAGE,
    WHEAT,
)

LEVEL_2: Final = 1


def sim_of(state: Pandemain, seat: int) -> SimBaker:
    return state.tables.sims[state.setting.sims[seat - state.seats]]


# -- cards ------------------------------------------------------------------------------------------------------------


def possible_cards(state: Pandemain, number: int) -> list[int]:
    """AU3: what a sim-baker's card of this round can be; the same card never twice."""
    kind = state.setting.sims[number]
    scenario = state.setting.scenario
    draws = state.setting.decks.draws[kind] if scenario is None else scenario.draws
    return [card for card in draws[state.round - 1] if card not in state.cards_shown]


def draw_cards(state: Pandemain) -> None:
    """AU4: last round's cards are discarded, each sim-baker gets a new one, face down."""
    state.cards_shown += state.cards
    state.cards = [
        state.stream.draw(possible_cards(state, number)) for number in range(len(state.setting.sims))
    ]
    state.icons = [0] * len(state.cards)
    state.nights_shown = 0


# -- turns ------------------------------------------------------------------------------------------------------------


def play_day(state: Pandemain, seat: int) -> None:
    """AU5-AU7: the next icon that can be played; when there is none, the worker goes to the sim-baker's default place."""
    number = seat - state.seats
    icons = state.setting.decks.days[state.cards[number]]
    while state.icons[number] < len(icons):
        state.unknown()
        icon = icons[state.icons[number]]
        state.icons[number] += 1
        state.reveal()
        place = state.servant if icon == SERVANT_ICON else icon
        if can_play(state, seat, place):
            visit(state, seat, place)
            return
        if state.telling:
            word = "servant" if icon == SERVANT_ICON else state.tables.place_names[icon]
            state.note("passed-over", seat, {"place": word})
    if sim_of(state, seat).to_servant and can_play(state, seat, state.servant):
        visit(state, seat, state.servant)
    elif state.setting.leftover_visits:
        visit(state, seat, CHURCH)
    else:
        donate(state, seat)


def play_night(state: Pandemain, seat: int) -> None:
    """AU8: the night icon, if there is one that can be played."""
    number = seat - state.seats
    state.unknown()
    place = state.setting.decks.nights[state.cards[number]]
    state.nights_shown |= 1 << number
    state.reveal()
    if place in state.setting.night_places and state.bakers[seat].workers and can_play(state, seat, place):
        visit(state, seat, place)
    elif state.telling:
        state.note("stayed-in", seat, {})


def can_play(state: Pandemain, seat: int, place: int) -> bool:
    """AU6; limits bind sim-bakers against one another too (R46p)."""
    if place == NOWHERE:
        return False
    if place >= VILLAGE:
        return state.crowd[place] < state.setting.village_limit and not state.workers_at(seat, place)
    if place == MARKET:
        return free_stall(state) != NONE
    if place == MILL:
        return state.crowd[MILL] < state.setting.mill_limit
    if place == GRANARY:
        return state.crowd[GRANARY] < state.setting.granary_limit
    return True


def visit(state: Pandemain, seat: int, place: int) -> None:
    """What a visit does (AU9); then the Servant, if he is there."""
    state.push(MeetServant(seat, place))
    state.send_worker(seat, place)
    if place == MARKET:
        stand_at(state, seat, free_stall(state))
    elif place >= VILLAGE:
        sell_in_village(state, seat, place - VILLAGE)
    elif place == MILL:
        discard_column(state, seat)
    elif place == CASTLE:
        if state.castle_loans:  # R24a
            state.castle_loans -= 1
            state.loans += 1
            if state.telling:
                state.note("loan-removed", seat, {})
    elif place == GUILD:
        discard_master(state, seat)
    elif place == CHURCH:
        visit_church(state, seat)


def free_stall(state: Pandemain) -> int:
    """R24c: the leftmost, then topmost free space among the columns open to any human; NONE: no such space."""
    column = 1
    if state.seats:
        column = 3
        for seat in range(state.seats):
            active = state.bakers[seat].active
            if active[OX]:
                column = 1
            elif active[CART]:
                column = min(column, 2)
    for stall, printed in enumerate(state.tables.stalls):
        if printed.column >= column and state.stalls[stall] < printed.spaces:
            return stall
    return NONE


def discard_column(state: Pandemain, seat: int) -> None:
    """R24b: the fullest column goes to the bag, the leftmost of equals."""
    fullest = 0
    if not any(state.mill):
        return  # R46n
    for column in range(len(state.tables.columns)):
        if tokens_in(state, column) > tokens_in(state, fullest):
            fullest = column
    empty_column(state, fullest)
    if state.telling:
        state.note("column-emptied", seat, {"column": state.tables.columns[fullest].name})


def discard_master(state: Pandemain, seat: int) -> None:
    """A random master baker of the guild leaves the game."""
    there = [master for master, employer in enumerate(state.masters) if employer == IN_GUILD]
    if there:
        master = state.stream.draw(there)
        state.masters[master] = OUT_OF_GAME
        if state.telling:
            state.note("master-leaves", seat, {"master": state.tables.masters[master].number})


def visit_church(state: Pandemain, seat: int) -> None:
    """Cube and penance as usual; the crosses of the level-2 offering, which is replaced, and of the permanent one."""
    offering = state.tables.offerings[state.shown[LEVEL_2]]
    if state.telling:
        state.note("two-offerings", seat, {"offering": offering.name})
    leave_cube(state, seat)
    advance(state, seat, offering.crosses + state.tables.permanent_crosses)
    state.push(ReplaceOfferings(1 << LEVEL_2))


def donate(state: Pandemain, seat: int) -> None:
    """AU7, R24h: a worker without an icon makes the permanent offering only; cube and penance as usual."""
    state.push(MeetServant(seat, CHURCH))
    state.send_worker(seat, CHURCH)
    if state.telling:
        state.note("donated", seat, {})
    leave_cube(state, seat)
    advance(state, seat, state.tables.permanent_crosses)


# -- selling ----------------------------------------------------------------------------------------------------------


def fresh_points(state: Pandemain, seat: int, bread: int) -> int:
    """Steps 1 and 2 for a fresh loaf of high quality."""
    points = state.tables.loaf_value[HIGH][state.tables.entry_day[bread]]
    return points + (state.tables.wheat_bonus[state.round - 1] if bread == WHEAT else 0)


def order_points(state: Pandemain, village: int, order: int) -> int:
    board = state.tables.villages[village]
    return board.points if order == PERMANENT else board.orders[order - 1].points


def best_order(state: Pandemain, seat: int, village: int) -> int:
    """R24e: the order worth most; of equals the one that gives more itself, then the finer bread, then a token."""
    best, best_worth = PERMANENT, [-1, 0, 0, 0]
    baker, tables = state.bakers[seat], state.tables
    for order in range(tables.orders_per_village + 1):
        bread = bread_of(state, village, order)
        if bread == NONE:
            continue
        printed = order_points(state, village, order)
        points = fresh_points(state, seat, bread) + printed
        if state.setting.expert and baker.reputation[bread] == tables.reputation_top:
            points += tables.tracks[bread].top_bonus
        worth = [points, printed, bread, 0 if order == PERMANENT else 1]
        if worth > best_worth:
            best, best_worth = order, worth
    return best


def sell_in_village(state: Pandemain, seat: int, village: int) -> None:
    """One fresh high-quality loaf: steps 1, 2, 5, 6, 7, 9."""
    order = best_order(state, seat, village)
    bread = bread_of(state, village, order)
    sell_fresh(state, seat, bread)
    serve(state, seat, village, order)
    if state.telling:
        tell_sale(state, seat, village, order, bread, HIGH)
    take_villager(state, seat, village)
    if state.setting.expert:
        change_reputation(state, seat, bread, HIGH)
    if state.tables.sim_pays_licence:
        for other in range(state.seats):
            if state.workers_at(other, VILLAGE + village):
                state.gain_pfennigs(other, state.tables.licence)
                if state.telling:
                    state.note("licence-received", other, {"other": seat})
    if village == state.tables.augsburg and state.tables.sim_gains_in_augsburg:  # R24f
        advance(state, seat, state.tables.augsburg_gain)


def sell_fresh(state: Pandemain, seat: int, bread: int) -> None:
    """The caller tells of it, with what else the sale brings."""
    state.gain_points(seat, fresh_points(state, seat, bread))


class MeetServant(Step[Pandemain]):
    """AU10: a fresh loaf of a random bread for the Servant, who then goes to the sim-baker's own spot."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "place")

    def __init__(self, seat: int, place: int) -> None:
        self.seat: Final = seat
        self.place: Final = place

    def run(self, state: Pandemain) -> None:
        if state.servant != self.place or state.night:
            return
        points = sim_of(state, self.seat).servant_points
        if points:
            state.gain_points(self.seat, points)
            if state.telling:
                state.note("met-servant", self.seat, {})
        if not state.bag_size():  # R40
            return
        bread = state.stream.draw_counted(state.bag)
        state.bag[bread] += 1
        sell_fresh(state, self.seat, bread)
        state.gain_points(self.seat, servant_points(state, bread))
        if state.telling:
            state.note("sold-servant", self.seat, {"bread": GRAINS[bread], "quality": QUALITIES[HIGH]})
        change_reputation(state, self.seat, bread, HIGH)
        move_servant(state, self.seat, state.setting.spots[state.setting.sims[self.seat - state.seats]])
