"""The castle: work with an ox, or a loan (CA1-CA4, EN1, R21)."""

from __future__ import annotations

from typing import Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal
from allmende.games.pandemain.actions import DONE, LOAN, REPAY, WORK
from allmende.games.pandemain.holdings import lacking
from allmende.games.pandemain.rules.rewards import advance
from allmende.games.pandemain.rules.transport import use
from allmende.games.pandemain.state import Pandemain
from allmende.games.pandemain.words import ACTIVE, FRIAR, LOANS, OX, PFENNIGS, STEWARD, VILLAGERS, VP

CA2_NO_OX: Final = Reason("CA2", "no-ox")
CA3_NO_LOANS: Final = Reason("CA3", "no-loans")
CA3_TOO_FEW_POINTS: Final = Reason("CA3", "too-few-points")
CA1_NO_OX_NO_LOANS: Final = Reason("CA1", "no-ox-no-loans")
CA1_NO_OX_FEW_POINTS: Final = Reason("CA1", "no-ox-few-points")
EN1_NO_LOAN: Final = Reason("EN1", "nothing-to-repay")
EN1_TOO_DEAR: Final = Reason("EN1", "too-dear")
EN1_MUST_REPAY: Final = Reason("EN1", "must-repay")


def refuse_work(state: Pandemain, seat: int) -> Refusal:
    return ALLOWED if state.bakers[seat].active[OX] else CA2_NO_OX


def refuse_loan(state: Pandemain, seat: int) -> Refusal:
    if not state.castle_loans:
        return CA3_NO_LOANS
    return ALLOWED if state.bakers[seat].points >= state.tables.loan_min_points else CA3_TOO_FEW_POINTS


def refuse_castle(state: Pandemain, seat: int) -> Refusal:
    if refuse_work(state, seat) is None or refuse_loan(state, seat) is None:
        return ALLOWED
    return CA1_NO_OX_FEW_POINTS if state.castle_loans else CA1_NO_OX_NO_LOANS


def explain_castle(state: Pandemain, seat: int, reason: Reason) -> Reason:
    if reason is CA2_NO_OX:
        return lacking(state, seat, reason, ACTIVE[OX], 1)
    if reason is CA3_TOO_FEW_POINTS or reason is CA1_NO_OX_FEW_POINTS:
        return lacking(state, seat, reason, VP, state.tables.loan_min_points)
    return reason


class VisitCastle(Decision[Pandemain]):
    """CA1: exactly one of work and loan."""

    def actions(self, state: Pandemain) -> list[Action]:
        return state.space.of(WORK) + state.space.of(LOAN)

    def refuse(self, state: Pandemain, action: Action) -> Refusal:
        return refuse_work(state, self.seat) if action.kind == WORK else refuse_loan(state, self.seat)

    def explain(self, state: Pandemain, action: Action, reason: Reason) -> Reason:
        return explain_castle(state, self.seat, reason)

    def resolve(self, state: Pandemain, action: Action) -> None:
        if action.kind == WORK:  # CA2
            use(state, self.seat, OX)
            state.gain_pfennigs(self.seat, state.tables.work_pfennigs)
            if state.telling:
                state.note("worked", self.seat, {})
        else:  # CA3
            state.castle_loans -= 1
            state.bakers[self.seat].loans += 1
            if state.telling:
                state.book(self.seat, LOANS, 1)
            state.gain_pfennigs(self.seat, state.tables.loan_pfennigs)
            state.lose_points(self.seat, state.tables.loan_cost)
            if state.telling:
                state.note("loan", self.seat, {})
        baker = state.bakers[self.seat]
        if baker.has_villager(STEWARD):  # CA4
            state.gain_pfennigs(self.seat, state.tables.villagers[STEWARD].amount)
            if state.telling:
                state.note("helped", self.seat, {"helper": VILLAGERS[STEWARD]})
        if baker.has_villager(FRIAR):
            advance(state, self.seat, state.tables.villagers[FRIAR].amount)


class RepayLoans(Decision[Pandemain]):
    """EN1: at the end of the game, as many as the money reaches for (R21)."""

    def actions(self, state: Pandemain) -> list[Action]:
        return state.space.of(REPAY) + state.space.of(DONE)

    def refuse(self, state: Pandemain, action: Action) -> Refusal:
        baker = state.bakers[self.seat]
        can_repay = baker.loans > 0 and baker.pfennigs >= state.tables.repay_pfennigs
        if action.kind == REPAY:
            if not baker.loans:
                return EN1_NO_LOAN
            return ALLOWED if can_repay else EN1_TOO_DEAR
        return EN1_MUST_REPAY if can_repay and state.tables.repayment_forced else ALLOWED

    def explain(self, state: Pandemain, action: Action, reason: Reason) -> Reason:
        if reason is EN1_TOO_DEAR:
            return lacking(state, self.seat, reason, PFENNIGS, state.tables.repay_pfennigs)
        return reason

    def resolve(self, state: Pandemain, action: Action) -> None:
        if action.kind == REPAY:
            state.bakers[self.seat].loans -= 1
            state.loans += 1
            if state.telling:
                state.book(self.seat, LOANS, -1)
            state.pay(self.seat, state.tables.repay_pfennigs)
            if state.telling:
                state.note("repaid", self.seat, {})
            state.push(RepayLoans(self.seat))
