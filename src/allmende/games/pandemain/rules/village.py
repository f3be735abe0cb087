"""The villages: limits, licence, orders (VI1-VI5, SB5-SB7, R42)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from allmende.core.actions import Action, Word
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal
from allmende.games.pandemain.actions import DONE, SELL
from allmende.games.pandemain.holdings import lacking
from allmende.games.pandemain.rules.rewards import advance
from allmende.games.pandemain.rules.selling import (
    SB_NO_SUCH_LOAF,
    change_reputation,
    has_any_loaf,
    has_loaf,
    master_bonuses,
    sell_loaf,
)
from allmende.games.pandemain.state import Pandemain, loaf
from allmende.games.pandemain.tables import NONE
from allmende.games.pandemain.words import GRAINS, PENITENCE, PFENNIGS, QUALITIES, VILLAGE, VILLAGER

VI2_FULL: Final = Reason("VI2", "place-full")
VI2_OWN_WORKER: Final = Reason("VI2", "own-worker-there")
VI3_LICENCE: Final = Reason("VI3", "licence-too-dear")
VI4_NO_MATCH: Final = Reason("VI4", "no-matching-loaf")
VI5_PENITENCE: Final = Reason("VI5", "too-little-penitence")
VI4_SERVED: Final = Reason("VI4", "order-served")
VI4_SELL_SOMETHING: Final = Reason("VI4", "sell-something")
PERMANENT: Final = 0  # the order printed on the board; the others are the spaces for tokens


def licence(state: Pandemain, village: int) -> int:
    """VI3: to every player who already has a worker there."""
    return state.crowd[VILLAGE + village] * state.tables.licence


def refuse_village(state: Pandemain, seat: int, village: int) -> Refusal:
    place, setting = VILLAGE + village, state.setting
    baker = state.bakers[seat]
    if state.workers_at(seat, place):
        return VI2_OWN_WORKER
    if state.crowd[place] >= setting.village_limit:
        return VI2_FULL
    if baker.pfennigs < licence(state, village):
        return VI3_LICENCE
    if village == state.tables.augsburg and baker.penitence < setting.augsburg_penitence:
        return VI5_PENITENCE
    if not has_any_loaf(baker):
        return VI4_NO_MATCH
    if has_loaf(baker, state.tables.villages[village].bread):
        return ALLOWED
    spaces = state.tables.orders_per_village
    for space in range(village * spaces, village * spaces + spaces):
        bread = state.orders[space]
        if bread != NONE and has_loaf(baker, bread):
            return ALLOWED
    return VI4_NO_MATCH


def explain_village(state: Pandemain, seat: int, village: int, reason: Reason) -> Reason:
    if reason is VI3_LICENCE:
        return lacking(state, seat, reason, PFENNIGS, licence(state, village))
    if reason is VI5_PENITENCE:
        return lacking(state, seat, reason, PENITENCE, state.setting.augsburg_penitence)
    return reason


def pay_licence(state: Pandemain, seat: int, village: int) -> None:
    """VI3; a sim-baker's share goes to the supply (R24g)."""
    price = state.tables.licence
    for other in range(state.setting.players):
        if state.workers_at(other, VILLAGE + village):
            state.pay(seat, price)
            if not state.is_sim(other):
                state.gain_pfennigs(other, price)
            if state.telling:
                kind = "licence-to-supply" if state.is_sim(other) else "licence"
                state.note(kind, seat, {"other": other})


def bread_of(state: Pandemain, village: int, order: int) -> int:
    """The bread an order asks for, or NONE."""
    if order == PERMANENT:
        return state.tables.villages[village].bread
    if order > len(state.tables.villages[village].orders):
        return NONE
    return state.orders[village * state.tables.orders_per_village + order - 1]


class SellBread(Decision[Pandemain]):
    """VI4: a loaf for an order; after the first, one more or stop."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "village", "sold", "permanent")

    def __init__(self, seat: int, village: int, sold: int, permanent: bool) -> None:
        super().__init__(seat)
        self.village: Final = village
        self.sold: Final = sold  # loaves so far
        self.permanent: Final = permanent  # whether the permanent order is still to be served in this visit

    def told(self, state: Pandemain) -> dict[str, Any]:
        return {
            "place": state.tables.villages[self.village].name,
            "sold": self.sold,
            "permanent": self.permanent,
        }

    def actions(self, state: Pandemain) -> list[Action]:
        """The player's loaves that some order asks for."""
        tables, loaves = state.tables, state.bakers[self.seat].loaves
        found = state.space.of(DONE).copy()
        for order in range(tables.orders_per_village + 1):
            bread = bread_of(state, self.village, order)
            if bread == NONE:
                continue
            for quality in range(2):
                for day in range(tables.days):
                    if loaves[loaf(quality, day, bread, tables.days)]:
                        found.append(state.space.at(SELL, order, quality, day))
        return found

    def refuse(self, state: Pandemain, action: Action) -> Refusal:
        if action.kind == DONE:
            return ALLOWED if self.sold else VI4_SELL_SOMETHING
        if action.first == PERMANENT and not self.permanent:
            return VI4_SERVED
        bread = bread_of(state, self.village, action.first)
        place = loaf(action.second, action.third, bread, state.tables.days)
        return ALLOWED if state.bakers[self.seat].loaves[place] else SB_NO_SUCH_LOAF

    def resolve(self, state: Pandemain, action: Action) -> None:
        if action.kind == DONE:
            return
        order = action.first
        bread = bread_of(state, self.village, order)
        permanent = self.permanent and order != PERMANENT
        state.push(SellBread(self.seat, self.village, self.sold + 1, permanent))
        sell_loaf(state, self.seat, bread, action.second, action.third)
        serve(state, self.seat, self.village, order)
        state.gain_pfennigs(self.seat, village_bonus_pfennigs(state, self.village))
        if state.setting.expert:
            master_bonuses(state, self.seat, bread)
        if state.telling:
            tell_sale(state, self.seat, self.village, order, bread, action.second)
        take_villager(state, self.seat, self.village)
        if state.setting.expert:
            change_reputation(state, self.seat, bread, action.second)
        if self.village == state.tables.augsburg:  # VI5: after the nine steps
            advance(state, self.seat, state.tables.augsburg_gain)


def serve(state: Pandemain, seat: int, village: int, order: int) -> None:
    """SB5, SB6: the order's points, its token into the bag."""
    board = state.tables.villages[village]
    if order == PERMANENT:
        points = board.points
    else:
        points = board.orders[order - 1].points
        space = village * state.tables.orders_per_village + order - 1
        state.bag[state.orders[space]] += 1
        state.orders[space] = NONE
    state.gain_points(seat, points)
    if VILLAGE + village == state.setting.bonus_village:  # SC1; R48: who sold there last wins ties
        state.gain_points(seat, state.setting.bonus_points)
        state.sales += 1
        state.bakers[seat].last_sale = state.sales


def tell_sale(state: Pandemain, seat: int, village: int, order: int, bread: int, quality: int) -> None:
    """With everything paid for the loaf."""
    board = state.tables.villages[village]
    space = "permanent" if order == PERMANENT else board.orders[order - 1].name
    words: dict[str, Word] = {"bread": GRAINS[bread], "quality": QUALITIES[quality]}
    words.update({"place": board.name, "order": space})
    state.note("sold", seat, words)


def village_bonus_pfennigs(state: Pandemain, village: int) -> int:
    """SC1."""
    return state.setting.bonus_pfennigs if VILLAGE + village == state.setting.bonus_village else 0


def take_villager(state: Pandemain, seat: int, village: int) -> None:
    """SB7: unless one has that kind."""
    kind, baker = state.village_kinds[village], state.bakers[seat]
    if not baker.has_villager(kind) and state.villagers_left[village]:
        baker.villagers |= 1 << kind
        state.villagers_left[village] -= 1
        if state.telling:
            state.book(seat, VILLAGER[kind], 1)
            state.note("villager", seat, {"villager": state.tables.villagers[kind].name})
