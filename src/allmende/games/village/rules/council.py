"""The council chamber: a place on a stage, and one privilege (K1-K5)."""

from __future__ import annotations

from typing import ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal
from allmende.core.events import NOBODY
from allmende.games.village.actions import ADVANCE, CHOOSE_GOOD, ENTER, PRIVILEGE, SKIP
from allmende.games.village.rules.optional import U4_MUST_ACT
from allmende.games.village.rules.payment import ChooseCubes, pay
from allmende.games.village.state import Village
from allmende.games.village.tables import COUNCIL, FARMYARD, Price

K1_NOBODY_HOME: Final = Reason("K1", "nobody-home-of-generation")
K1_NO_COUNCILLOR: Final = Reason("K1", "no-councillor-there")
K4B_LAST_STAGE: Final = Reason("K4b", "last-stage")
K2_PRICE: Final = Reason("K2", "council-price")
K3_TOO_LOW: Final = Reason("K3", "no-councillor-so-high")
K4_MARKER_GONE: Final = Reason("K4", "marker-gone")
K4_NO_COIN: Final = Reason("K4", "needs-coin")
R44_NO_CUBE: Final = Reason("R44", "no-cube-in-supply")
R11_NO_GOOD: Final = Reason("R11", "good-sold-out")


class SitInCouncil(Decision[Village]):
    """K1: place a member on stage 1, move a councillor a stage on, or use a privilege without moving."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "must")

    def __init__(self, seat: int, must: bool) -> None:
        super().__init__(seat)
        self.must: Final = must

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
            return U4_MUST_ACT if self.must else ALLOWED
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

    def actions(self, state: Village) -> list[Action]:
        return state.space.of(SKIP) + state.space.of(PRIVILEGE)

    def refuse(self, state: Village, action: Action) -> Refusal:
        return (
            ALLOWED if action.kind == SKIP else refuse_privilege(state, self.seat, action.first, self.stage)
        )

    def resolve(self, state: Village, action: Action) -> None:
        if action.kind == PRIVILEGE:
            use_privilege(state, self.seat, action.first)


class ChooseGood(Decision[Village]):
    """The privilege of taking a good of choice."""

    def actions(self, state: Village) -> list[Action]:
        return state.space.of(CHOOSE_GOOD)

    def refuse(self, state: Village, action: Action) -> Refusal:
        return ALLOWED if state.goods[action.first] else R11_NO_GOOD

    def resolve(self, state: Village, action: Action) -> None:
        state.gain_good(self.seat, action.first)


def highest_stage(village: Village, seat: int) -> int:
    """The stage of one's foremost councillor; -1 without any."""
    for stage in range(len(village.tables.stages) - 1, -1, -1):
        if village.anybody(seat, COUNCIL + stage):
            return stage
    return -1


def refuse_price(village: Village, seat: int, price: Price) -> Refusal:
    family = village.families[seat]
    for good, count in enumerate(price.goods):
        if family.goods[good] < count:
            return K2_PRICE
    return ALLOWED if family.can_pay(price.cubes) else K2_PRICE


def refuse_privilege(village: Village, seat: int, stage: int, reached: int) -> Refusal:
    if stage > reached:
        return K3_TOO_LOW
    kind = village.tables.stages[stage].privilege
    if kind == "marker":
        return ALLOWED if village.marker == NOBODY else K4_MARKER_GONE
    if kind == "cubes":
        return ALLOWED if sum(village.influence) else R44_NO_CUBE
    if kind == "good":
        return ALLOWED if sum(village.goods) else R11_NO_GOOD
    return ALLOWED if village.families[seat].coins >= village.tables.stages[stage].coins else K4_NO_COIN


def use_privilege(village: Village, seat: int, number: int) -> None:
    stage = village.tables.stages[number]
    if stage.privilege == "marker":
        village.marker = seat
        if village.telling:
            village.note("marker", seat, {})
    elif stage.privilege == "cubes":
        village.push(ChooseCubes(seat, stage.cubes))
    elif stage.privilege == "good":
        village.push(ChooseGood(seat))
    else:
        village.spend_coins(seat, stage.coins)
        if village.telling:
            village.note("paid-coins", seat, {"coins": stage.coins})
        village.gain_prestige(seat, stage.prestige)


def sit(village: Village, seat: int, generation: int, origin: int, stage: int, number: int) -> None:
    """K2: a scroll or green cubes, and the time of the stage entered."""
    price = village.tables.council_prices[number]
    village.move(seat, generation, origin, COUNCIL + stage)
    if village.telling:
        word = village.tables.generations[generation]
        village.note("seated", seat, {"generation": word, "stage": stage + 1})
    village.spend_goods(seat, price.goods)
    village.spend_own_time(seat, village.tables.stages[stage].time + price.time)
    village.push(UsePrivilege(seat, stage))  # R43: after the price
    pay(village, seat, price.cubes)
