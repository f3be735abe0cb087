"""Travel: from city to city, a marker and a reward in each new one (V1-V7)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from allmende.core.actions import Action, Word
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal, Step
from allmende.games.village.actions import SKIP, TRAVEL
from allmende.games.village.rules.death import tell_bridge
from allmende.games.village.rules.optional import R31_MUST_ACT
from allmende.games.village.rules.payment import ask, offer_cubes, pay
from allmende.games.village.rules.shortage import lacking, short_of_cubes
from allmende.games.village.state import Village
from allmende.games.village.tables import FARMYARD
from allmende.games.village.tables import TRAVEL as CITIES

V2_NOBODY_HOME: Final = Reason("V2", "nobody-home-of-generation")
V2_NOBODY_THERE: Final = Reason("V2", "no-traveller-there")
V3_NO_WAGON: Final = Reason("V3", "too-little")
V3_TOO_FEW_CUBES: Final = Reason("V3", "too-few-cubes")


class Journey(Decision[Village]):
    PARTS: ClassVar[tuple[str, ...]] = ("seat", "must")

    def __init__(self, seat: int, must: bool) -> None:
        super().__init__(seat)
        self.must: Final = must

    def always_asks(self) -> bool:
        return self.must  # R50: what is left may cost something

    def told(self, state: Village) -> dict[str, Any]:
        return {"must": self.must}

    def actions(self, state: Village) -> list[Action]:
        """The roads out of places where somebody is."""
        found = state.space.of(SKIP).copy()
        for origin in state.tables.origins:
            if state.anybody(self.seat, origin):
                for generation in state.generations_at(self.seat, origin):
                    for road in state.tables.roads_from[origin]:
                        found.append(state.space.at(TRAVEL, road, generation))
        return found

    def wonders(self, state: Village) -> list[Action]:
        """Members of other generations; roads out of cities without a member of one's own are left out."""
        found: list[Action] = []
        for action in state.space.of(TRAVEL):
            origin = state.tables.roads[action.first].origin
            if origin == FARMYARD or state.anybody(self.seat, origin):
                found.append(action)
        return found

    def refuse(self, state: Village, action: Action) -> Refusal:
        if action.kind == SKIP:
            return R31_MUST_ACT if self.must else ALLOWED
        road = state.tables.roads[action.first]
        family = state.families[self.seat]
        if not state.has(self.seat, road.origin, action.second):
            return V2_NOBODY_HOME if road.origin == FARMYARD else V2_NOBODY_THERE
        if family.goods[state.tables.wagon] < road.wagons:
            return V3_NO_WAGON
        return ALLOWED if family.can_pay(road.price) else V3_TOO_FEW_CUBES

    def explain(self, state: Village, action: Action, reason: Reason) -> Reason:
        if action.kind == SKIP:
            return reason
        road, tables = state.tables.roads[action.first], state.tables
        if reason is V3_NO_WAGON:
            return lacking(state, self.seat, "V3", tables.goods[tables.wagon], road.wagons)
        if reason is V3_TOO_FEW_CUBES:
            return short_of_cubes(state, self.seat, "V3", road.price)
        args: dict[str, Word] = {"generation": tables.generations[action.second]}
        if reason is V2_NOBODY_THERE:
            args["place"] = tables.spot_words[road.origin]
        return Reason(reason.rule, reason.key, args)

    def resolve(self, state: Village, action: Action) -> None:
        if action.kind == TRAVEL:
            set_out(state, self.seat, action.first, action.second)


class Arrive(Step[Village]):
    """V4: the first visit to a city leaves a marker and brings its reward."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "city")

    def __init__(self, seat: int, city: int) -> None:
        self.seat: Final = seat
        self.city: Final = city

    def run(self, state: Village) -> None:
        family = state.families[self.seat]
        if self.city in family.visited:
            return
        family.visited = sorted([*family.visited, self.city])
        city = state.tables.cities[self.city]
        state.gain_prestige(self.seat, city.prestige)
        taken = state.gain_coins(self.seat, city.coins)
        if state.telling:
            state.book(self.seat, "cities", 1)
            state.note("visited", self.seat, {"place": city.name})
            if taken < city.coins:  # R45
                state.note("coins-short", self.seat, {"count": city.coins - taken})
        offer_cubes(state, self.seat, city.cubes)


def set_out(village: Village, seat: int, number: int, generation: int) -> None:
    road = village.tables.roads[number]
    question = pay(village, seat, road.price)
    village.gain_goods(seat, village.tables.wagon, -road.wagons)
    crossings = village.spend_own_time(seat, road.time)
    village.move(seat, generation, road.origin, CITIES + road.city)
    if village.telling:
        word = village.tables.generations[generation]
        village.note("travelled", seat, {"generation": word, "place": village.tables.cities[road.city].name})
    tell_bridge(village, seat, crossings, False)
    village.push(Arrive(seat, road.city))  # R43: the road is paid before the reward comes
    ask(village, question)
