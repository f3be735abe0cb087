"""The mill and the granary: where flour comes from (MI1-MI3, GR1, GR2, DA2, DA6)."""

from __future__ import annotations

from typing import ClassVar, Final

from allmende.core.decisions import ALLOWED, Reason, Refusal, Step
from allmende.games.pandemain.holdings import lacking
from allmende.games.pandemain.rules.flour import FlourCap, TakeFlour, take_flour
from allmende.games.pandemain.rules.transport import ChooseTransport, explain_transport, lacking_transport
from allmende.games.pandemain.state import Pandemain
from allmende.games.pandemain.words import FLOUR, GRAINS, GRANARY, MILL, MILLER, OX, PFENNIGS

MI1_FULL: Final = Reason("MI1", "place-full")
MI1_COLUMN_EMPTY: Final = Reason("MI1", "column-empty")
MI1_TOO_DEAR: Final = Reason("MI1", "too-dear")
MI1_NO_CART: Final = Reason("MI1", "no-cart")
MI1_NO_OX: Final = Reason("MI1", "no-ox")
MI1_NEITHER: Final = Reason("MI1", "no-transport")
GR1_FULL: Final = Reason("GR1", "place-full")


def tokens_in(state: Pandemain, column: int) -> int:
    mill, first = state.mill, column * 4
    return mill[first] + mill[first + 1] + mill[first + 2] + mill[first + 3]


def refuse_column(state: Pandemain, seat: int, column: int) -> Refusal:
    baker, printed = state.bakers[seat], state.tables.columns[column]
    if state.crowd[MILL] >= state.setting.mill_limit:
        return MI1_FULL
    if not tokens_in(state, column):
        return MI1_COLUMN_EMPTY
    if baker.pfennigs < printed.price:
        return MI1_TOO_DEAR
    if printed.transport and not baker.has_transport(printed.transport):
        return lacking_transport(printed.transport, MI1_NO_CART, MI1_NO_OX, MI1_NEITHER)
    return ALLOWED


def explain_column(state: Pandemain, seat: int, column: int, reason: Reason) -> Reason:
    if reason is MI1_TOO_DEAR:
        return lacking(state, seat, reason, PFENNIGS, state.tables.columns[column].price)
    return explain_transport(state, seat, reason)


def buy_column(state: Pandemain, seat: int, column: int) -> None:
    printed = state.tables.columns[column]
    state.send_worker(seat, MILL)
    state.pay(seat, printed.price)
    flour = state.bakers[seat].flour
    for grain in range(len(GRAINS)):
        count = state.mill[column * 4 + grain]
        flour[grain] += count
        state.mill[column * 4 + grain] = 0
        if state.telling and count:
            state.book(seat, FLOUR[grain], count)
    if state.telling:
        state.note("bought-flour", seat, {"column": printed.name})
    if state.bakers[seat].has_villager(MILLER):  # MI3
        take_flour(state, seat, state.tables.villagers[MILLER].amount)
    if printed.transport:
        state.push(ChooseTransport(seat, printed.transport))


def empty_column(state: Pandemain, column: int) -> None:
    """Back into the bag (DA6, AU9)."""
    for grain in range(len(GRAINS)):
        state.bag[grain] += state.mill[column * 4 + grain]
        state.mill[column * 4 + grain] = 0


def fill_mill(state: Pandemain) -> None:
    """S3, DA6, R40: column by column, as far as the bag goes. The caller tells of it."""
    for column, printed in enumerate(state.tables.columns):
        for _ in range(min(printed.tokens, state.bag_size())):
            state.mill[column * 4 + state.stream.draw_counted(state.bag)] += 1


def refuse_granary(state: Pandemain) -> Refusal:
    return ALLOWED if state.crowd[GRANARY] < state.setting.granary_limit else GR1_FULL


class GranaryPays(Step[Pandemain]):
    """GR2: flours of choice for each worker in the granary, more with an active ox, then the cap."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "workers")

    def __init__(self, seat: int, workers: int) -> None:
        self.seat: Final = seat
        self.workers: Final = workers

    def run(self, state: Pandemain) -> None:
        tables = state.tables
        with_ox = state.bakers[self.seat].active[OX] > 0
        flour = tables.granary_flour_with_ox if with_ox else tables.granary_flour
        state.push(FlourCap(self.seat))
        if flour:
            state.push(TakeFlour(self.seat, flour * self.workers))
