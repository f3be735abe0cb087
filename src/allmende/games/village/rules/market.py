"""The market day: a round of sales among all players inside a turn (M1-M8)."""

from __future__ import annotations

from typing import ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal, Step
from allmende.games.village.actions import PASS, SERVE
from allmende.games.village.rules.death import LoseMember
from allmende.games.village.rules.payment import pay
from allmende.games.village.state import Village

M2_IN_THE_LINE: Final = Reason("M2", "customer-in-line")
M3_GOODS_MISSING: Final = Reason("M3", "goods-missing")
M5_NEEDS_GREEN: Final = Reason("M5", "needs-green")


class MarketDay(Step[Village]):
    """Finds the next who may sell, or ends the day."""

    PARTS: ClassVar[tuple[str, ...]] = ("holder", "seat", "passed", "first", "sold")

    def __init__(self, holder: int, seat: int, passed: int, first: bool, sold: bool) -> None:
        self.holder: Final = holder
        self.seat: Final = seat  # who comes next, unless he has passed
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
    """Serve one customer at a stall, or pass for the rest of the day (M4-M6). Who can serve nobody passes unasked."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "holder", "passed", "free", "sold")

    def __init__(self, seat: int, holder: int, passed: int, free: bool, sold: bool) -> None:
        super().__init__(seat)
        self.holder: Final = holder
        self.passed: Final = passed
        self.free: Final = free
        self.sold: Final = sold

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
        family, customer = state.families[self.seat], state.tables.customers[action.first]
        if family.grain < customer.grain:
            return M3_GOODS_MISSING
        for good, count in enumerate(customer.goods):
            if family.goods[good] < count:
                return M3_GOODS_MISSING
        if not self.free and not family.can_pay(state.tables.sale_price):
            return M5_NEEDS_GREEN
        return ALLOWED

    def resolve(self, state: Village, action: Action) -> None:
        following = state.next_seat(self.seat)
        if action.kind == PASS:
            if state.telling:
                state.note("passed", self.seat, {})
            state.push(MarketDay(self.holder, following, self.passed | 1 << self.seat, False, self.sold))
            return
        state.push(MarketDay(self.holder, following, self.passed, False, True))
        serve(state, self.seat, action.first)
        if not self.free:  # M5: every other sale costs a green cube and an hour
            crossings = state.spend_time(self.seat, state.tables.sale_time)
            for _ in range(crossings):  # D4: in a market day they die at once
                state.push(LoseMember(self.seat, self.holder))
            pay(state, self.seat, state.tables.sale_price)


def hold_market(village: Village, seat: int) -> None:
    if village.telling:
        village.note("market-day", seat, {})
    village.push(MarketDay(seat, seat, 0, True, False))


def serve(village: Village, seat: int, customer: int) -> None:
    """M3: goods and grain go back, the tile comes face down."""
    wanted = village.tables.customers[customer]
    village.spend_goods(seat, wanted.goods)
    village.spend_grain(seat, wanted.grain)
    village.stalls.remove(customer)
    served = village.families[seat].served
    served.append(customer)
    served.sort()
    if village.telling:
        village.note("served", seat, {"customer": wanted.name, "points": wanted.points})


def refill(village: Village) -> None:
    """M8: the line moves up, new customers join it."""
    while village.line and len(village.stalls) < village.tables.stalls[village.seats]:
        village.stalls.append(village.line.pop(0))
    fill_line(village)
    village.stalls.sort()


def fill_line(village: Village) -> None:
    while village.pile and len(village.line) < village.tables.waiting_line:
        village.line.append(village.stream.draw(village.pile))
