"""Church: a member goes into the black bag (G1)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal
from allmende.games.village.actions import JOIN, SKIP
from allmende.games.village.rules.council import refuse_price
from allmende.games.village.rules.death import tell_bridge
from allmende.games.village.rules.optional import R31_MUST_ACT
from allmende.games.village.rules.payment import ask, pay
from allmende.games.village.rules.shortage import short_of_price
from allmende.games.village.state import Village
from allmende.games.village.tables import BAG, FARMYARD

G1_NOBODY_HOME: Final = Reason("G1", "nobody-home-of-generation")
G1_PRICE: Final = Reason("G1", "too-few-cubes")


class JoinChurch(Decision[Village]):
    PARTS: ClassVar[tuple[str, ...]] = ("seat", "must")

    def __init__(self, seat: int, must: bool) -> None:
        super().__init__(seat)
        self.must: Final = must

    def always_asks(self) -> bool:
        return self.must  # R50: what is left may cost something

    def told(self, state: Village) -> dict[str, Any]:
        return {"must": self.must}

    def actions(self, state: Village) -> list[Action]:
        found = state.space.of(SKIP).copy()
        for generation in state.generations_at(self.seat, FARMYARD):
            for price in range(len(state.tables.church_prices)):
                found.append(state.space.at(JOIN, generation, price))
        return found

    def wonders(self, state: Village) -> list[Action]:
        return state.space.of(JOIN)

    def refuse(self, state: Village, action: Action) -> Refusal:
        if action.kind == SKIP:
            return R31_MUST_ACT if self.must else ALLOWED
        if not state.has(self.seat, FARMYARD, action.first):
            return G1_NOBODY_HOME
        return (
            G1_PRICE if refuse_price(state, self.seat, state.tables.church_prices[action.second]) else ALLOWED
        )

    def explain(self, state: Village, action: Action, reason: Reason) -> Reason:
        if reason is G1_NOBODY_HOME:
            return Reason(reason.rule, reason.key, {"generation": state.tables.generations[action.first]})
        if reason is G1_PRICE:
            return short_of_price(state, self.seat, "G1", state.tables.church_prices[action.second])
        return reason

    def resolve(self, state: Village, action: Action) -> None:
        if action.kind == JOIN:
            price = state.tables.church_prices[action.second]
            question = pay(state, self.seat, price.cubes)
            state.spend_goods(self.seat, price.goods)
            crossings = state.spend_own_time(self.seat, price.time)
            state.move(self.seat, action.first, FARMYARD, BAG)
            if state.telling:
                state.note("joined", self.seat, {"generation": state.tables.generations[action.first]})
            tell_bridge(state, self.seat, crossings, False)
            ask(state, question)
