"""The action after a move: activate one or both adjacent tradespeople, or complete a job (TU-5, TP-1, JOB-3, TU-7)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from allmende.core.actions import Action, Word
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal, Step
from allmende.games.black_forest.actions import ACTIVATE, CONVERT, DONE, JOB, REMOVE, RETURN
from allmende.games.black_forest.faces import AFTER_TRADE
from allmende.games.black_forest.rules.conversions import (
    conversions,
    convert,
    explain_conversion,
    refuse_conversion,
)
from allmende.games.black_forest.rules.effects import Bonus, Do, refuse_effect
from allmende.games.black_forest.rules.estates import removals, remove
from allmende.games.black_forest.rules.explaining import explain_effect
from allmende.games.black_forest.rules.foresight import Walks, can_act, can_act_converting, refuse_job
from allmende.games.black_forest.rules.jobs import NO_JOB, FinishJob
from allmende.games.black_forest.rules.payment import pay
from allmende.games.black_forest.state import BlackForest

# Which of the two adjacent tradespeople have been activated.
NONE_USED: Final = 0
BOTH_USED: Final = 3

TU2_MUST_ACT: Final = Reason("TU-2", "must-act")
TU2_CONVERT_FIRST: Final = Reason("TU-2", "convert-to-act")


class Act(Decision[BlackForest]):
    """On arrival, after each activation or job, and before the turn ends: what else?"""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "used", "asks")

    def __init__(self, seat: int, used: int, asks: bool) -> None:
        super().__init__(seat)
        self.used: Final = used
        self.asks: Final = asks  # option `ask_turn_end`

    def told(self, state: BlackForest) -> dict[str, Any]:
        return {"acted": self.used != 0}

    def always_asks(self) -> bool:
        return self.asks

    def actions(self, state: BlackForest) -> list[Action]:
        """FA-3: removals are listed with other answers but never cause a question, unless the end is confirmed anyway."""
        found = self.doings(state)
        if self.asks:
            return removals(state, self.seat) + found
        allowed = 0
        for action in found:
            if self.refuse(state, action) is None:
                allowed += 1
                if allowed == 2:
                    return removals(state, self.seat) + found
        return found

    def doings(self, state: BlackForest) -> list[Action]:
        tables, space = state.tables, state.space
        place = state.players[self.seat].pawn
        found = conversions(state, self.seat)
        if self.used != BOTH_USED and place < tables.slots:
            activations = space.of(ACTIVATE)
            if not self.used & 1:
                for service in tables.services_of[state.tiles[place]]:
                    found.append(activations[service])
            if not self.used & 2:
                for service in tables.services_of[state.tiles[tables.next_slot[place]]]:
                    found.append(activations[service])
        if self.used == NONE_USED and state.jobs[tables.node_of[place]] != NO_JOB:
            found += space.of(JOB)
        found += space.of(DONE)
        return found

    def refuse(self, state: BlackForest, action: Action) -> Refusal:
        kind, player = action.kind, state.players[self.seat]
        if kind == ACTIVATE:
            effect = state.tables.effects[state.tables.services[action.first].effect]
            return refuse_effect(state, player, effect, 0)
        if kind == JOB:
            return refuse_job(state, player, player.pawn, 0)
        if kind == CONVERT:
            return refuse_conversion(state, self.seat, action)
        if kind == DONE and self.used == NONE_USED:
            if can_act(state, player, player.pawn, 0):
                return TU2_MUST_ACT
            if can_act_converting(state, self.seat, player.pawn, 0, Walks()):
                return TU2_CONVERT_FIRST
        return ALLOWED

    def explain(self, state: BlackForest, action: Action, reason: Reason) -> Reason:
        tables, player = state.tables, state.players[self.seat]
        if action.kind == ACTIVATE:
            return explain_effect(player, tables.effects[tables.services[action.first].effect], reason)
        if action.kind == JOB:
            job = tables.jobs[state.jobs[tables.node_of[player.pawn]]]
            return explain_effect(player, tables.effects[job.effect], reason)
        return explain_conversion(state, self.seat, action, reason)

    def resolve(self, state: BlackForest, action: Action) -> None:
        kind = action.kind
        if kind == ACTIVATE:
            service = state.tables.services[action.first]
            place = state.players[self.seat].pawn
            used = self.used | (1 if state.tiles[place] == service.trade else 2)
            state.push(Act(self.seat, used, self.asks))
            activate(state, self.seat, action.first)
        elif kind == JOB:
            state.push(Act(self.seat, BOTH_USED, self.asks))
            complete_job(state, self.seat)
        elif kind == CONVERT:
            state.push(Act(self.seat, self.used, self.asks))
            convert(state, self.seat, action)
        elif kind in (REMOVE, RETURN):
            state.push(Act(self.seat, self.used, self.asks))
            remove(state, self.seat, action)


def activate(forest: BlackForest, seat: int, number: int) -> None:
    """TP-2: pick one option, pay in full, carry it out; then the buildings that look at this tradesperson."""
    tables = forest.tables
    service = tables.services[number]
    forest.push(AfterTrade(seat, service.trade, len(forest.players[seat].buildings)))
    forest.push(Do(seat, service.effect, 0))
    told: dict[str, Word] | None = None
    if forest.telling:
        told = {"trade": tables.trades[service.trade], "service": service.word}
    pay(forest, seat, tables.effects[service.effect].price, "activates", told)


class AfterTrade(Step[BlackForest]):
    """BU-7: `after_trade`. BU-5b: only buildings that stood before the activation."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "trade", "standing")

    def __init__(self, seat: int, trade: int, standing: int) -> None:
        self.seat: Final = seat
        self.trade: Final = trade
        self.standing: Final = standing

    def run(self, state: BlackForest) -> None:
        faces = state.tables.faces
        for number in reversed(state.players[self.seat].buildings[: self.standing]):
            if faces[number].hook == AFTER_TRADE and self.trade in faces[number].trades:
                state.push(Bonus(self.seat, number))


def complete_job(forest: BlackForest, seat: int) -> None:
    """JOB-4: pay, take the reward; then the next job is drawn."""
    tables = forest.tables
    node = tables.node_of[forest.players[seat].pawn]
    job = tables.jobs[forest.jobs[node]]
    forest.push(FinishJob(node))
    forest.push(Do(seat, job.effect, 0))
    told: dict[str, Word] | None = {"job": job.word} if forest.telling else None
    pay(forest, seat, tables.effects[job.effect].price, "job-done", told)
