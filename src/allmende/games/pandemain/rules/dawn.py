"""Dawn: thirteen steps in their order, and the end of the game after the first of the last round (DA1-DA13, EN1)."""

from __future__ import annotations

from allmende.core.decisions import Step
from allmende.games.pandemain.rules.castle import RepayLoans
from allmende.games.pandemain.rules.guild import PayMasters, UpgradeExperienced, wages
from allmende.games.pandemain.rules.mill import GranaryPays, empty_column, fill_mill
from allmende.games.pandemain.rules.servant import place_servant
from allmende.games.pandemain.rules.transport import reactivate
from allmende.games.pandemain.state import Pandemain
from allmende.games.pandemain.tables import NONE
from allmende.games.pandemain.words import GRANARY, MILK, PENANCES, PFENNIGS, WORKERS


class Dawn(Step[Pandemain]):
    """Step 1, and in the last round the end; else step 2 and what follows it."""

    def run(self, state: Pandemain) -> None:
        last = state.round == state.tables.rounds
        if state.telling:
            state.note("last-dawn" if last else "dawn", -1, {})
        if not last:
            # Nothing in steps 1 and 2 asks for milk or pfennigs. Told before the token of step 1 is turned, what is lost here
            # is certain: a preview can warn of it.
            milk_sours(state)
            if state.telling:
                tell_short_wages(state)
        inquisition_moves(state)
        if last:  # R30
            for seat in reversed(range(state.seats)):
                if state.bakers[seat].loans:
                    state.push(RepayLoans(seat))
            return
        state.push(Morning())
        granary_pays(state)


def inquisition_moves(state: Pandemain) -> None:
    """DA1: players ahead of it gain a point, players behind get a penance token (expert)."""
    tables = state.tables
    crosses = state.stream.draw(state.round_tokens)
    state.reveal()
    state.crosses_shown.append(crosses)
    state.inquisition += crosses
    if state.telling:
        state.note("inquisition", -1, {"level": state.inquisition, "count": crosses})
    for seat in state.tower:
        baker = state.bakers[seat]
        if baker.penitence > state.inquisition:
            state.gain_points(seat, tables.ahead_points)
            if state.telling:
                state.note("ahead", seat, {})
        elif baker.penitence < state.inquisition and state.setting.expert:
            given = min(tables.behind_penances, state.penances)
            baker.penances += given
            state.penances -= given
            if state.telling and given:
                state.book(seat, PENANCES, given)
                state.note("penance", seat, {})


def granary_pays(state: Pandemain) -> None:
    """DA2: all workers go home, borrowed ones to their owners; the granary pays in turn order."""
    players = state.setting.players
    if state.telling:
        tell_workers_home(state)
    for seat in reversed(state.tower):
        baker = state.bakers[seat]
        baker.workers = baker.total_workers
        workers = state.board[GRANARY * players + seat]
        if workers and not state.is_sim(seat):
            state.push(GranaryPays(seat, workers))
    state.board = [0] * len(state.board)
    state.crowd = [0] * len(state.crowd)


def tell_workers_home(state: Pandemain) -> None:
    players = state.setting.players
    for seat, baker in enumerate(state.bakers):
        if baker.total_workers != baker.workers:
            state.book(seat, WORKERS, baker.total_workers - baker.workers)
        for place, name in enumerate(state.tables.worker_names):
            here = state.board[place * players + seat]
            if here:
                state.book(seat, name, -here)
    if state.booked:
        state.note("workers-home", -1, {})


def milk_sours(state: Pandemain) -> None:
    """DA3."""
    for seat in range(state.seats):
        milk = state.bakers[seat].units[MILK]
        if milk:
            state.spend_units(seat, MILK, milk)
            if state.telling:
                state.note("soured", seat, {})


def tell_short_wages(state: Pandemain) -> None:
    """DA12: players who can't pay all their master bakers as things are."""
    for seat in range(state.seats):
        due, held = wages(state, seat), state.bakers[seat].pfennigs
        if due > held:
            state.note("wages-short", seat, {"amounts": f"{PFENNIGS} {due}"})


class Morning(Step[Pandemain]):
    """Steps 3 to 10, in which nobody chooses anything."""

    def run(self, state: Pandemain) -> None:
        milk_sours(state)  # nothing is left to sour, but in a game stored when it soured only here
        for seat in range(state.seats):
            reactivate(state, seat)  # DA4
        if state.telling and state.booked:
            state.note("reactivated", -1, {})
        missing = max(0, state.setting.castle_loans - state.castle_loans)  # DA5, R57
        more = min(state.loans, missing, state.setting.loans_at_dawn)
        state.loans -= more
        state.castle_loans += more
        if state.telling and more:
            state.note("loans-laid", -1, {"count": more})
        for column in range(len(state.tables.columns)):  # DA6
            empty_column(state, column)
        fill_mill(state)
        if state.telling:
            state.note("mill-filled", -1, {})
        orders_move_up(state)
        if state.telling:
            state.note("orders-moved", -1, {})
        new_turn_order(state)
        if state.telling:
            state.note("goes-first", state.tower[0], {})
        if state.setting.expert:
            state.push(ServantArrives())
            for seat in reversed(state.tower):
                if state.employs_any(seat):
                    state.push(PayMasters(seat))
            for seat in reversed(state.tower):
                if state.employs_any(seat):
                    state.push(UpgradeExperienced(seat))


def orders_move_up(state: Pandemain) -> None:
    """DA7-DA9, R23: the dawn icon clears, arrows fill, the bag refills."""
    spaces = state.tables.orders_per_village
    for village, board in enumerate(state.tables.villages):
        for space, order in enumerate(board.orders):
            place = village * spaces + space
            if order.dawn and state.orders[place] != NONE:
                state.bag[state.orders[place]] += 1
                state.orders[place] = NONE
        if not state.setting.no_news:
            for space, target in enumerate(board.upcoming):
                place = village * spaces + space
                if state.upcoming[place] != NONE and state.orders[village * spaces + target] == NONE:
                    state.orders[village * spaces + target] = state.upcoming[place]
                    state.upcoming[place] = NONE
    fill_orders(state, state.setting.no_news or state.setting.fill_current)


def fill_orders(state: Pandemain, current: bool) -> None:
    """S9, DA9, R40: village by village, as far as the bag goes; upcoming spaces not with VA2."""
    spaces = state.tables.orders_per_village
    for village, board in enumerate(state.tables.villages):
        if current:
            for space in range(len(board.orders)):
                fill_space(state, state.orders, village * spaces + space)
        if not state.setting.no_news:
            for space in range(len(board.upcoming)):
                fill_space(state, state.upcoming, village * spaces + space)


def fill_space(state: Pandemain, spaces: list[int], place: int) -> None:
    if spaces[place] == NONE and state.bag_size():
        spaces[place] = state.stream.draw_counted(state.bag)


def new_turn_order(state: Pandemain) -> None:
    """DA10: players without a cube in the left column are added below, in the present order."""
    order = state.next_tower.copy()
    for seat in state.tower:
        if seat not in order:
            order.append(seat)
    state.tower = order
    state.next_tower = []


class ServantArrives(Step[Pandemain]):
    """DA13."""

    def run(self, state: Pandemain) -> None:
        place_servant(state)
