"""The council chamber: a place on a stage, and one privilege (K1-K5)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from allmende.core.actions import Action, Word
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal
from allmende.core.events import NOBODY
from allmende.games.village.actions import ADVANCE, CHOOSE_GOOD, ENTER, PRIVILEGE, SKIP
from allmende.games.village.rules.death import tell_bridge
from allmende.games.village.rules.optional import R31_MUST_ACT
from allmende.games.village.rules.payment import ask, offer_cubes, pay
from allmende.games.village.rules.shortage import lacking, short_of_price
from allmende.games.village.state import Village
from allmende.games.village.tables import COUNCIL, FARMYARD, Price

K1_NOBODY_HOME: Final = Reason("K1", "nobody-home-of-generation")
K1_NO_COUNCILLOR: Final = Reason("K1", "no-councillor-there")
K4B_LAST_STAGE: Final = Reason("K4b", "last-stage")
K2_PRICE: Final = Reason("K2", "too-few-cubes")
K3_NO_COUNCILLOR: Final = Reason("K3", "no-councillor")
K3_TOO_LOW: Final = Reason("K3", "no-councillor-so-high")
K3_MOVED_TOO_LOW: Final = Reason("K3", "privilege-of-who-moved")
K4_MARKER_GONE: Final = Reason("K4", "marker-gone")
R19_NO_NEXT_ROUND: Final = Reason("R19", "no-next-round")
K4_NO_COIN: Final = Reason("K4", "too-little")
R44_NO_CUBE: Final = Reason("R44", "no-cubes-in-supply")
R11_NO_GOOD: Final = Reason("R11", "no-goods-in-supply")
R11_SOLD_OUT: Final = Reason("R11", "good-sold-out")


class SitInCouncil(Decision[Village]):
    """K1: place a member on stage 1, move a councillor a stage on, or use a privilege without moving."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "must")

    def __init__(self, seat: int, must: bool) -> None:
        super().__init__(seat)
        self.must: Final = must

    def always_asks(self) -> bool:
        return self.must  # R50: what is left may cost something

    def told(self, state: Village) -> dict[str, Any]:
        return {"must": self.must}

    def actions(self, state: Village) -> list[Action]:
        space = state.space
        found = space.of(SKIP).copy()
        prices = len(state.tables.council_prices)
        for generation in state.generations_at(self.seat, FARMYARD):
            for price in range(prices):
                found.append(space.at(ENTER, generation, price))
        for stage in range(len(state.tables.stages)):
            if state.anybody(self.seat, COUNCIL + stage):
                for generation in state.generations_at(self.seat, COUNCIL + stage):
                    for price in range(prices):
                        found.append(space.at(ADVANCE, stage, generation, price))
        return found + space.of(PRIVILEGE)

    def wonders(self, state: Village) -> list[Action]:
        """Members who are not at home, and councillors of other generations on a stage where one is."""
        found = state.space.of(ENTER).copy()
        for action in state.space.of(ADVANCE):
            if state.anybody(self.seat, COUNCIL + action.first):
                found.append(action)
        return found

    def refuse(self, state: Village, action: Action) -> Refusal:
        kind = action.kind
        if kind == SKIP:
            return R31_MUST_ACT if self.must else ALLOWED
        if kind == PRIVILEGE:
            return refuse_privilege(state, self.seat, action.first, highest_stage(state, self.seat))
        if kind == ENTER:
            if not state.has(self.seat, FARMYARD, action.first):
                return K1_NOBODY_HOME
            return refuse_price(state, self.seat, state.tables.council_prices[action.second])
        if not state.has(self.seat, COUNCIL + action.first, action.second):
            return K1_NO_COUNCILLOR
        if action.first + 1 == len(state.tables.stages):
            return K4B_LAST_STAGE
        return refuse_price(state, self.seat, state.tables.council_prices[action.third])

    def explain(self, state: Village, action: Action, reason: Reason) -> Reason:
        tables = state.tables
        if action.kind == PRIVILEGE:
            return explain_privilege(state, self.seat, action.first, reason)
        if reason is K2_PRICE:
            number = action.second if action.kind == ENTER else action.third
            return short_of_price(state, self.seat, "K2", tables.council_prices[number])
        if reason is K1_NOBODY_HOME:
            return Reason(reason.rule, reason.key, {"generation": tables.generations[action.first]})
        if reason is K1_NO_COUNCILLOR:
            args: dict[str, Word] = {"generation": tables.generations[action.second]}
            args["place"] = tables.spot_words[COUNCIL + action.first]
            return Reason(reason.rule, reason.key, args)
        return reason

    def resolve(self, state: Village, action: Action) -> None:
        if action.kind == PRIVILEGE:
            use_privilege(state, self.seat, action.first)
        elif action.kind == ENTER:
            sit(state, self.seat, action.first, FARMYARD, 0, action.second)
        elif action.kind == ADVANCE:
            sit(state, self.seat, action.second, COUNCIL + action.first, action.first + 1, action.third)


class UsePrivilege(Decision[Village]):
    """K3: after placing or moving, one privilege of the stage reached or of a lower one."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "stage")

    def __init__(self, seat: int, stage: int) -> None:
        super().__init__(seat)
        self.stage: Final = stage

    def told(self, state: Village) -> dict[str, Any]:
        return {"stage": self.stage + 1}

    def actions(self, state: Village) -> list[Action]:
        return state.space.of(SKIP) + state.space.of(PRIVILEGE)

    def refuse(self, state: Village, action: Action) -> Refusal:
        if action.kind == SKIP:
            return ALLOWED
        if action.first > self.stage:
            return K3_MOVED_TOO_LOW
        return refuse_privilege(state, self.seat, action.first, self.stage)

    def explain(self, state: Village, action: Action, reason: Reason) -> Reason:
        if reason is K3_MOVED_TOO_LOW:
            return Reason(reason.rule, reason.key, {"count": self.stage + 1})
        return explain_privilege(state, self.seat, action.first, reason)

    def resolve(self, state: Village, action: Action) -> None:
        if action.kind == PRIVILEGE:
            use_privilege(state, self.seat, action.first)


class ChooseGood(Decision[Village]):
    """The privilege of taking a good of choice."""

    def actions(self, state: Village) -> list[Action]:
        return state.space.of(CHOOSE_GOOD)

    def refuse(self, state: Village, action: Action) -> Refusal:
        return ALLOWED if state.goods[action.first] else R11_SOLD_OUT

    def explain(self, state: Village, action: Action, reason: Reason) -> Reason:
        return Reason(reason.rule, reason.key, {"good": state.tables.goods[action.first]})

    def resolve(self, state: Village, action: Action) -> None:
        state.gain_goods(self.seat, action.first, 1)
        if state.telling:
            state.note("good", self.seat, {"good": state.tables.goods[action.first]})


def highest_stage(village: Village, seat: int) -> int:
    """The stage of one's foremost councillor; -1 without any."""
    for stage in range(len(village.tables.stages) - 1, -1, -1):
        if village.anybody(seat, COUNCIL + stage):
            return stage
    return -1


def refuse_price(village: Village, seat: int, price: Price) -> Refusal:
    family = village.families[seat]
    for good, count in enumerate(price.goods):
        if count and family.goods[good] < count:
            return K2_PRICE
    return ALLOWED if family.can_pay(price.cubes) else K2_PRICE


def refuse_privilege(village: Village, seat: int, stage: int, reached: int) -> Refusal:
    if stage > reached:
        return K3_NO_COUNCILLOR if reached < 0 else K3_TOO_LOW
    kind = village.tables.stages[stage].privilege
    if kind == "marker":
        if village.last_turns >= 0 or village.round >= village.tables.max_rounds:
            return R19_NO_NEXT_ROUND
        return ALLOWED if village.marker == NOBODY else K4_MARKER_GONE
    if kind == "cubes":
        return ALLOWED if sum(village.influence) else R44_NO_CUBE
    if kind == "good":
        return ALLOWED if sum(village.goods) else R11_NO_GOOD
    return ALLOWED if village.families[seat].coins >= village.tables.stages[stage].coins else K4_NO_COIN


def explain_privilege(village: Village, seat: int, stage: int, reason: Reason) -> Reason:
    if reason is K3_TOO_LOW:
        return Reason(reason.rule, reason.key, {"count": highest_stage(village, seat) + 1})
    if reason is K4_MARKER_GONE:
        return Reason(reason.rule, reason.key, {"yours": int(village.marker == seat)})
    if reason is K4_NO_COIN:
        return lacking(village, seat, "K4", "coins", village.tables.stages[stage].coins)
    return reason


def use_privilege(village: Village, seat: int, number: int) -> None:
    stage = village.tables.stages[number]
    if stage.privilege == "marker":
        village.marker = seat
        if village.telling:
            village.book(seat, "next-start-marker", 1)
            village.note("marker", seat, {})
    elif stage.privilege == "cubes":
        offer_cubes(village, seat, stage.cubes)
    elif stage.privilege == "good":
        village.push(ChooseGood(seat))
    else:
        village.spend_coins(seat, stage.coins)
        village.gain_prestige(seat, stage.prestige)
        if village.telling:
            village.note("bought-prestige", seat, {})


def sit(village: Village, seat: int, generation: int, origin: int, stage: int, number: int) -> None:
    """K2: a scroll or green cubes, and the time of the stage entered."""
    price = village.tables.council_prices[number]
    question = pay(village, seat, price.cubes)
    village.spend_goods(seat, price.goods)
    crossings = village.spend_own_time(seat, village.tables.stages[stage].time + price.time)
    village.move(seat, generation, origin, COUNCIL + stage)
    if village.telling:
        word = village.tables.generations[generation]
        village.note("seated", seat, {"generation": word, "stage": stage + 1})
    tell_bridge(village, seat, crossings, False)
    village.push(UsePrivilege(seat, stage))  # R43: after the price
    ask(village, question)
