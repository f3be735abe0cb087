"""A turn, by day and by night: milking, passing through, placing a worker, the Servant, the flour cap (T1-T5, NI1-NI5)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal
from allmende.games.pandemain.actions import (
    ASK,
    DONE,
    GO_OUT,
    MILK_COW,
    PASS_THROUGH,
    SELL_SERVANT,
    SET_ASIDE,
    STAY_IN,
)
from allmende.games.pandemain.holdings import lacking
from allmende.games.pandemain.rules.flour import FlourCap
from allmende.games.pandemain.rules.local_trade import begin_proposal, explain_ask, refuse_first_ask
from allmende.games.pandemain.rules.passing import TH3_ONE_TRADE, PassGive, refuse_passing
from allmende.games.pandemain.rules.placing import (
    can_place,
    explain_placement,
    place,
    place_of,
    refuse_placement,
)
from allmende.games.pandemain.rules.presence import AU14_PENITENCE, AU14_POINTS, explain_entry
from allmende.games.pandemain.rules.selling import has_any_loaf
from allmende.games.pandemain.rules.servant import (
    meets_servant,
    refuse_servant_sale,
    sell_to_servant,
    servant_sales,
)
from allmende.games.pandemain.state import Pandemain
from allmende.games.pandemain.tables import NONE
from allmende.games.pandemain.words import (
    ACTIVE,
    COW,
    MILK,
    NOWHERE,
    PFENNIGS,
    TRADE_HOUSE,
    WORKERS,
    WORKERS_ASIDE,
)

AA1_NO_COW: Final = Reason("AA1", "no-cow")
T2_CAN_PLACE: Final = Reason("T2", "can-place")
NI2_FEE: Final = Reason("NI2", "fee-too-dear")
NI1_NO_WORKER: Final = Reason("NI1", "no-worker")
NI1_NOWHERE_TO_GO: Final = Reason("NI1", "nowhere-to-go")


def refuse_milking(state: Pandemain, seat: int) -> Refusal:
    return ALLOWED if state.bakers[seat].active[COW] else AA1_NO_COW


def milk_cow(state: Pandemain, seat: int) -> None:
    """AA1."""
    state.flip(seat, COW)
    if state.telling:
        state.note("milked", seat, {})
    state.gain_units(seat, MILK, state.tables.milk_per_cow)
    if state.telling:
        state.note_gain("gained", seat, {})


class TakeTurn(Decision[Pandemain]):
    """Send a worker somewhere; before that, milk cows, pass through the trade house, trade with the others."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "passed", "proposals")

    def __init__(self, seat: int, passed: bool, proposals: int) -> None:
        super().__init__(seat)
        self.passed: Final = passed  # whether the trade house has been passed through
        self.proposals: Final = proposals  # made in this turn (R27)

    def told(self, state: Pandemain) -> dict[str, Any]:
        return {"passed": self.passed, "proposals": self.proposals}

    def always_asks(self) -> bool:
        return True

    def actions(self, state: Pandemain) -> list[Action]:
        """Where money or bread is needed first of all, only those who have some are listed: this runs most often."""
        setting = state.setting
        if state.night:
            return setting.night_turn
        baker = state.bakers[self.seat]
        reach = 0  # what money is enough for: nothing, the mill, the market too
        if baker.pfennigs:
            reach = 2 if baker.pfennigs >= state.tables.market_fee else 1
        return setting.day_turns_with_bread[reach] if has_any_loaf(baker) else setting.day_turns[reach]

    def wonders(self, state: Pandemain) -> list[Action]:
        return state.setting.night_turn if state.night else state.setting.day_places

    def refuse(self, state: Pandemain, action: Action) -> Refusal:
        kind = action.kind
        if kind < PASS_THROUGH:
            return refuse_placement(state, self.seat, action, self.passed)
        if kind == MILK_COW:
            return refuse_milking(state, self.seat)
        if kind == PASS_THROUGH:
            return TH3_ONE_TRADE if self.passed else refuse_passing(state, self.seat)
        if kind == SET_ASIDE:  # T2
            return T2_CAN_PLACE if can_place(state, self.seat, self.passed) else ALLOWED
        return refuse_first_ask(state, self.seat, action, self.proposals, False)

    def explain(self, state: Pandemain, action: Action, reason: Reason) -> Reason:
        kind = action.kind
        if kind < PASS_THROUGH:
            return explain_placement(state, self.seat, action, reason)
        if kind == MILK_COW:
            return lacking(state, self.seat, reason, ACTIVE[COW], 1)
        if kind == PASS_THROUGH and (reason is AU14_PENITENCE or reason is AU14_POINTS):
            return explain_entry(state, self.seat, TRADE_HOUSE, reason)
        return explain_ask(state, reason)

    def resolve(self, state: Pandemain, action: Action) -> None:
        kind, seat = action.kind, self.seat
        if kind < PASS_THROUGH:
            state.push(FinishTurn(seat, place_of(action), False, self.proposals))
            place(state, seat, action)
        elif kind == MILK_COW:
            milk_cow(state, seat)
            state.push(self)
        elif kind == PASS_THROUGH:
            if state.telling:
                state.note("passed-through", seat, {})
            state.push(TakeTurn(seat, True, self.proposals))
            state.push(PassGive(seat, NONE))
        elif kind == SET_ASIDE:
            state.bakers[seat].workers -= 1
            state.bakers[seat].aside += 1
            if state.telling:
                state.book(seat, WORKERS, -1)
                state.book(seat, WORKERS_ASIDE, 1)
                state.note("set-aside", seat, {})
            state.push(FinishTurn(seat, NOWHERE, False, self.proposals))
        else:
            state.push(TakeTurn(seat, self.passed, self.proposals + 1))
            begin_proposal(state, seat, action, False)


class FinishTurn(Decision[Pandemain]):
    """After the action: milk cows, sell a loaf to the Servant, trade with the others. Asked only if there is any of it."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "place", "sold", "proposals")

    def __init__(self, seat: int, place: int, sold: bool, proposals: int) -> None:
        super().__init__(seat)
        self.place: Final = place  # where a worker was placed this turn; NOWHERE: set aside
        self.sold: Final = sold  # whether the Servant has had his loaf (SV1)
        self.proposals: Final = proposals

    def told(self, state: Pandemain) -> dict[str, Any]:
        return {"proposals": self.proposals}

    def actions(self, state: Pandemain) -> list[Action]:
        space = state.space
        found = space.of(MILK_COW)
        if not self.sold and meets_servant(state, self.seat, self.place):
            found = found + servant_sales(state, self.seat)
        if state.setting.local_trade and not state.night:
            found = found + space.of(ASK)
        return found + space.of(DONE)

    def refuse(self, state: Pandemain, action: Action) -> Refusal:
        kind = action.kind
        if kind == DONE:
            return ALLOWED
        if kind == MILK_COW:
            return refuse_milking(state, self.seat)
        if kind == SELL_SERVANT:
            return refuse_servant_sale(state, self.seat, action)
        return refuse_first_ask(state, self.seat, action, self.proposals, True)

    def explain(self, state: Pandemain, action: Action, reason: Reason) -> Reason:
        if action.kind == MILK_COW:
            return lacking(state, self.seat, reason, ACTIVE[COW], 1)
        return explain_ask(state, reason)

    def resolve(self, state: Pandemain, action: Action) -> None:
        kind = action.kind
        if kind == MILK_COW:
            milk_cow(state, self.seat)
            state.push(self)
        elif kind == SELL_SERVANT:
            state.push(FinishTurn(self.seat, self.place, True, self.proposals))
            sell_to_servant(state, self.seat, action)
        elif kind == ASK:
            state.push(FinishTurn(self.seat, self.place, self.sold, self.proposals + 1))
            begin_proposal(state, self.seat, action, True)


class NightTurn(Decision[Pandemain]):
    """NI1: go out at night, for a fee, or stay in."""

    def actions(self, state: Pandemain) -> list[Action]:
        return state.space.of(GO_OUT) + state.space.of(STAY_IN)

    def refuse(self, state: Pandemain, action: Action) -> Refusal:
        if action.kind == STAY_IN:
            return ALLOWED
        baker, fee = state.bakers[self.seat], state.tables.night_fee
        if not baker.workers:
            return NI1_NO_WORKER
        if baker.pfennigs < fee:
            return NI2_FEE
        baker.pfennigs -= fee
        found = finds_something(state, self.seat)
        baker.pfennigs += fee
        return ALLOWED if found else NI1_NOWHERE_TO_GO

    def explain(self, state: Pandemain, action: Action, reason: Reason) -> Reason:
        if reason is NI2_FEE:
            return lacking(state, self.seat, reason, PFENNIGS, state.tables.night_fee)
        return reason

    def resolve(self, state: Pandemain, action: Action) -> None:
        if action.kind == STAY_IN:
            if state.telling:
                state.note("stayed-in", self.seat, {})
            return
        state.pay(self.seat, state.tables.night_fee)  # NI2: first, and on top of all costs
        if state.telling:
            state.note("went-out", self.seat, {})
        state.push(FlourCap(self.seat))
        state.push(TakeTurn(self.seat, False, 0))


def finds_something(state: Pandemain, seat: int) -> bool:
    """Whether a worker can be placed: at once, by way of the trade house, or after milking."""
    if can_place(state, seat, False) or refuse_passing(state, seat) is None:
        return True
    baker = state.bakers[seat]
    if not baker.active[COW]:
        return False
    milk = baker.units[MILK]
    more = milk + baker.active[COW] * state.tables.milk_per_cow
    baker.units[MILK] = min(more, state.tables.max_units)
    found = can_place(state, seat, False) or refuse_passing(state, seat) is None
    baker.units[MILK] = milk
    return found
