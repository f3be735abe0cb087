"""Church: a member goes into the black bag (G1)."""

from __future__ import annotations

from typing import ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal
from allmende.games.village.actions import JOIN, SKIP
from allmende.games.village.rules.council import refuse_price
from allmende.games.village.rules.optional import U4_MUST_ACT
from allmende.games.village.rules.payment import pay
from allmende.games.village.state import Village
from allmende.games.village.tables import BAG, FARMYARD

G1_NOBODY_HOME: Final = Reason("G1", "nobody-home-of-generation")
G1_PRICE: Final = Reason("G1", "church-price")


class JoinChurch(Decision[Village]):
    PARTS: ClassVar[tuple[str, ...]] = ("seat", "must")

    def __init__(self, seat: int, must: bool) -> None:
        super().__init__(seat)
        self.must: Final = must

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
            return U4_MUST_ACT if self.must else ALLOWED
        if not state.has(self.seat, FARMYARD, action.first):
            return G1_NOBODY_HOME
        return (
            G1_PRICE if refuse_price(state, self.seat, state.tables.church_prices[action.second]) else ALLOWED
        )

    def resolve(self, state: Village, action: Action) -> None:
        if action.kind == JOIN:
            price = state.tables.church_prices[action.second]
            state.move(self.seat, action.first, FARMYARD, BAG)
            if state.telling:
                state.note("joined", self.seat, {"generation": state.tables.generations[action.first]})
            state.spend_goods(self.seat, price.goods)
            state.spend_own_time(self.seat, price.time)
            pay(state, self.seat, price.cubes)
