"""The market day: a round of sales among all players inside a turn (M1-M8)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal, Step
from allmende.core.events import NOBODY
from allmende.games.village.actions import PASS, SERVE
from allmende.games.village.rules.death import mourn, tell_bridge
from allmende.games.village.rules.payment import Pay, ask, pay
from allmende.games.village.rules.shortage import short_of_cubes, short_of_goods
from allmende.games.village.state import Village

M2_IN_THE_LINE: Final = Reason("M2", "customer-in-line")
M3_GOODS_MISSING: Final = Reason("M3", "too-little")
M5_NEEDS_GREEN: Final = Reason("M5", "too-few-cubes")


class MarketDay(Step[Village]):
    """Finds the next seat that may sell, or ends the day."""

    PARTS: ClassVar[tuple[str, ...]] = ("holder", "seat", "passed", "first", "sold")

    def __init__(self, holder: int, seat: int, passed: int, first: bool, sold: bool) -> None:
        self.holder: Final = holder
        self.seat: Final = seat  # who comes next, unless they have passed
        self.passed: Final = passed  # a bit for each seat that is out (M6)
        self.first: Final = first  # whether the holder's free sale is still to come (M5, R14)
        self.sold: Final = sold

    def run(self, state: Village) -> None:
        everybody = (1 << state.seats) - 1
        if not state.stalls or self.passed == everybody:  # M7
            if self.sold:
                refill(state)
            return
        seat = self.seat
        while self.passed >> seat & 1:
            seat = state.next_seat(seat)
        state.push(ServeCustomer(seat, self.holder, self.passed, self.first, self.sold))


class ServeCustomer(Decision[Village]):
    """Serve one customer at a stall, or pass for the rest of the day (M4-M6). A seat that can serve nobody passes automatically."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "holder", "passed", "free", "sold")

    def __init__(self, seat: int, holder: int, passed: int, free: bool, sold: bool) -> None:
        super().__init__(seat)
        self.holder: Final = holder
        self.passed: Final = passed
        self.free: Final = free
        self.sold: Final = sold

    def told(self, state: Village) -> dict[str, Any]:
        return {"free": self.free}

    def actions(self, state: Village) -> list[Action]:
        serve = state.space.of(SERVE)  # by customer
        found = [serve[customer] for customer in state.stalls]
        found.append(state.space.of(PASS)[0])
        return found

    def wonders(self, state: Village) -> list[Action]:
        return [state.space.at(SERVE, customer) for customer in state.line]

    def refuse(self, state: Village, action: Action) -> Refusal:
        if action.kind == PASS:
            return ALLOWED
        if action.first not in state.stalls:
            return M2_IN_THE_LINE
        return refuse_sale(state, self.seat, action.first, self.free)

    def explain(self, state: Village, action: Action, reason: Reason) -> Reason:
        if reason is M3_GOODS_MISSING:
            wanted = state.tables.customers[action.first]
            return short_of_goods(state, self.seat, "M3", wanted.goods, wanted.grain) or reason
        if reason is M5_NEEDS_GREEN:
            return short_of_cubes(state, self.seat, "M5", state.tables.sale_price)
        return reason

    def resolve(self, state: Village, action: Action) -> None:
        following = state.next_seat(self.seat)
        if action.kind == PASS:
            if state.telling:
                state.note("passed", self.seat, {"first": int(self.free)})
            state.push(MarketDay(self.holder, following, self.passed | 1 << self.seat, False, self.sold))
            return
        state.push(MarketDay(self.holder, following, self.passed, False, True))
        crossings = 0
        question: Pay | None = None
        if not self.free:  # M5: every other sale costs a green cube and an hour
            question = pay(state, self.seat, state.tables.sale_price)
            crossings = state.spend_time(self.seat, state.tables.sale_time)
        serve(state, self.seat, action.first)
        tell_bridge(state, self.seat, crossings, True)
        for _ in range(crossings):  # D4: in a market day they die at once
            mourn(state, self.seat, self.holder)
        ask(state, question)


def refuse_sale(village: Village, seat: int, number: int, free: bool) -> Refusal:
    family, customer = village.families[seat], village.tables.customers[number]
    if family.grain < customer.grain:
        return M3_GOODS_MISSING
    for good, count in enumerate(customer.goods):
        if count and family.goods[good] < count:
            return M3_GOODS_MISSING
    if not free and not family.can_pay(village.tables.sale_price):
        return M5_NEEDS_GREEN
    return ALLOWED


def somebody_can_sell(village: Village, holder: int) -> bool:
    """R42: whether anybody could sell on this holder's market day. The holder's first one is free (M5)."""
    for seat in range(village.seats):
        for customer in village.stalls:
            if refuse_sale(village, seat, customer, seat == holder) is None:
                return True
    return False


def hold_market(village: Village, seat: int) -> None:
    if village.telling:
        village.note("market-day", seat, {})
    village.push(MarketDay(seat, seat, 0, True, False))


def serve(village: Village, seat: int, customer: int) -> None:
    """M3: goods and grain go back, the tile comes face down."""
    wanted = village.tables.customers[customer]
    village.spend_goods(seat, wanted.goods)
    village.spend_grain(seat, wanted.grain)
    village.stalls = [number for number in village.stalls if number != customer]
    family = village.families[seat]
    family.served = sorted([*family.served, customer])
    if village.telling:
        village.book(seat, "customers", 1)
        village.note("served", seat, {"customer": wanted.name, "points": wanted.points})


def refill(village: Village) -> None:
    """M8: the line moves up, new customers join it."""
    moving = min(len(village.line), village.tables.stalls[village.seats] - len(village.stalls))
    village.stalls = sorted(village.stalls + village.line[:moving])
    village.line = village.line[moving:]
    if village.telling and moving:
        village.note("moved-up", NOBODY, {"count": moving})
    joining = fill_line(village)
    if village.telling and joining:
        village.note("joined-line", NOBODY, {"count": joining})


def fill_line(village: Village) -> int:
    """Returns how many new customers came."""
    joining = min(len(village.pile), village.tables.waiting_line - len(village.line))
    if joining:
        village.line, village.pile = village.line.copy(), village.pile.copy()
        for _ in range(joining):
            village.line.append(village.stream.draw(village.pile))
    return joining
