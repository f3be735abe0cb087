"""Setting the table up (S1-S15, AU1, AU12)."""

from __future__ import annotations

from typing import Final

from allmende.games.pandemain.rules.church import show_offering
from allmende.games.pandemain.rules.dawn import ServantArrives, fill_orders
from allmende.games.pandemain.rules.flour import draw_flour
from allmende.games.pandemain.rules.mill import fill_mill
from allmende.games.pandemain.rules.rewards import advance, turn_favours_up
from allmende.games.pandemain.rules.round import NewRound
from allmende.games.pandemain.state import Baker, Pandemain
from allmende.games.pandemain.tables import NONE
from allmende.games.pandemain.words import CART, GRAINS, IN_GUILD, INGREDIENTS, OUT_OF_GAME, TOKENS

LEVELS: Final = 2


def set_up(state: Pandemain) -> None:
    state.push(NewRound())
    if state.setting.expert:
        state.push(ServantArrives())  # S15
    main_board(state)
    villages(state)
    for _ in range(state.setting.players):
        state.bakers.append(new_baker(state))
    deal_families(state)
    first_order(state)
    initial_bonuses(state)


def main_board(state: Pandemain) -> None:
    tables, setting = state.tables, state.setting
    state.board = [0] * (setting.places * setting.players)
    state.crowd = [0] * setting.places
    state.stalls = [0] * len(tables.stalls)
    state.round_tokens = sorted(tables.crosses)  # S1
    state.castle_loans = min(setting.castle_loans, tables.loans)  # S2
    state.loans = tables.loans - state.castle_loans
    state.bag = tables.grains.copy()  # S3
    state.mill = [0] * (len(tables.columns) * len(GRAINS))
    fill_mill(state)
    state.tokens = tables.tokens.copy()  # S4
    state.piles = list(range(len(tables.offerings)))
    state.shown = [NONE] * LEVELS
    for level in range(LEVELS):
        show_offering(state, level)
    state.inquisition = tables.inquisition_start  # S5
    lay_out_rewards(state)
    if setting.expert:
        state.penances = tables.penances  # S8
        lay_out_guild(state)
        turn_favours_up(state)


def lay_out_rewards(state: Pandemain) -> None:
    """S6, R2: stack by stack, as far as the tokens go."""
    kinds = len(state.tables.rewards)
    copies = state.setting.reward_copies.copy()
    for stack in range(len(state.tables.reward_levels)):
        for _ in range(min(state.setting.rewards_per_stack, sum(copies))):
            state.rewards.append(stack * kinds + state.stream.draw_counted(copies))
    state.rewards.sort()


def lay_out_guild(state: Pandemain) -> None:
    """S7: eight random master bakers; the others are out."""
    count = len(state.tables.masters)
    state.masters = [OUT_OF_GAME] * count
    state.upgraded = [0] * count
    state.experience = [0] * count
    cards = list(range(count))
    for _ in range(min(state.tables.guild_spaces, count)):
        state.masters[state.stream.draw(cards)] = IN_GUILD


def villages(state: Pandemain) -> None:
    """S9, S10."""
    tables = state.tables
    spaces = len(tables.villages) * tables.orders_per_village
    state.orders = [NONE] * spaces
    state.upcoming = [NONE] * spaces
    fill_orders(state, True)
    kinds = list(range(len(tables.villagers) if state.setting.all_villagers else tables.documented_villagers))
    state.village_kinds = [state.stream.draw(kinds) for _ in tables.villages]
    state.villagers_left = [tables.villager_copies] * len(tables.villages)


def new_baker(state: Pandemain) -> Baker:
    """S11."""
    tables = state.tables
    loaves = [0] * (2 * tables.days * len(GRAINS))
    reputation = [tables.reputation_start] * len(GRAINS)
    units, flour = [0] * len(INGREDIENTS), [0] * len(GRAINS)
    active, used = [0] * len(TOKENS), [0] * len(TOKENS)
    workers, start = tables.start_workers, tables.penitence_start
    return Baker(
        units, flour, loaves, active, used, reputation,
        0, tables.start_points, start, start, workers, workers, 0, 0, 0, 0, 0,
    )  # fmt: skip


def deal_families(state: Pandemain) -> None:
    """S12."""
    cards = list(range(len(state.tables.families)))
    state.families = [state.stream.draw(cards) for _ in range(state.seats)]
    for seat, card in enumerate(state.families):
        family = state.tables.families[card]
        for ingredient, count in enumerate(family.units):
            state.gain_units(seat, ingredient, count)
        for grain, count in enumerate(family.flour):
            for _ in range(min(count, state.bag[grain])):
                state.gain_flour(seat, grain)
        state.gain_pfennigs(seat, family.pfennigs)
        for _ in range(family.carts):
            state.gain_token(seat, CART)
        if state.telling:
            state.note("family", seat, {"family": str(family.number)})
        advance(state, seat, family.penitence)


def first_order(state: Pandemain) -> None:
    """S13; AU12, R4: sim-bakers are put between the humans."""
    values = [(state.tables.families[card].order, seat) for seat, card in enumerate(state.families)]
    state.tower = [seat for _, seat in sorted(values)]
    for number, kind in enumerate(state.setting.sims):
        seat, place = state.seats + number, state.tables.sims[kind].first_place
        state.tower.insert(len(state.tower) if place == LAST else place, seat)


LAST: Final = 2


def initial_bonuses(state: Pandemain) -> None:
    """S14: by place in the order; sim-bakers get none."""
    for place, seat in enumerate(state.tower):
        if not state.is_sim(seat):
            for _ in range(state.tables.bonus_flour[place]):
                draw_flour(state, seat)
            state.gain_pfennigs(seat, state.tables.bonus_pfennigs[place])
            if state.telling:
                state.note("first-order", seat, {"place_in_order": place + 1})
