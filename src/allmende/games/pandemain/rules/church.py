"""The church: offerings, the turn cube, blessing (CH1-CH11, R13, R14)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal, Step
from allmende.games.pandemain.actions import BLESS, DONE, GIVE_FLOUR, GIVE_LOAF, GIVE_TOKEN, OFFER, OFFERINGS
from allmende.games.pandemain.holdings import holdings, lacking
from allmende.games.pandemain.rules.rewards import advance
from allmende.games.pandemain.rules.selling import SB_NO_SUCH_LOAF
from allmende.games.pandemain.state import Baker, Pandemain, loaf
from allmende.games.pandemain.words import (
    ACTIVE,
    CHURCH,
    FLOUR,
    GRAINS,
    HIGH,
    INGREDIENTS,
    LOAVES,
    LOW,
    PFENNIGS,
    QUALITIES,
    SACRISTAN,
    TOKENS,
    USED,
    VILLAGERS,
    VP,
)

CH1_CANNOT_PAY: Final = Reason("CH1", "offering-too-dear")
CH1_NOTHING_TO_OFFER: Final = Reason("CH1", "nothing-to-offer")
CH1_NO_FLOUR: Final = Reason("CH1", "no-such-flour")
CH1_NO_TOKEN: Final = Reason("CH1", "no-such-token")
CH9_NO_POINTS: Final = Reason("CH9", "too-few-points")
CH9_NO_LOAF: Final = Reason("CH9", "no-low-loaf")
EITHER_SIDE: Final = ["carts", "oxen", "cows"]  # R13: active or used


def refuse_offerings(state: Pandemain, seat: int, chosen: int) -> Refusal:
    """R13: all offerings of a visit are paid together. `chosen`: a bit for the permanent one, level 1, level 2."""
    baker, tables = state.bakers[seat], state.tables
    pfennigs = tables.permanent_price if chosen & 1 else 0
    flours = loaves = 0
    units = flour = tokens = _NOTHING
    for level, number in enumerate(state.shown):
        if chosen >> level + 1 & 1:
            offering = tables.offerings[number]
            pfennigs += offering.pfennigs
            flours += offering.any_flour
            loaves += offering.loaves
            units = _sum(units, offering.units)
            flour = _sum(flour, offering.flour)
            tokens = _sum(tokens, offering.tokens)
    if baker.pfennigs < pfennigs or not _covers(baker.units, units) or not _covers(baker.flour, flour):
        return CH1_CANNOT_PAY
    if flours and baker.flours() < flours + sum(flour):
        return CH1_CANNOT_PAY
    if loaves and sum(baker.loaves) < loaves:
        return CH1_CANNOT_PAY
    for token, count in enumerate(tokens):
        if count and baker.active[token] + baker.used[token] < count:
            return CH1_CANNOT_PAY
    return ALLOWED


def explain_offerings(state: Pandemain, seat: int, chosen: int) -> Reason:
    """What is missing first for offerings that can't be paid together."""
    held, needed = holdings(state, seat), dict[str, int]()
    if chosen & 1:
        needed[PFENNIGS] = state.tables.permanent_price
    for level, number in enumerate(state.shown):
        if chosen >> level + 1 & 1:
            offering = state.tables.offerings[number]
            parts = {PFENNIGS: offering.pfennigs, "flours": offering.any_flour + sum(offering.flour)}
            parts["loaves"] = offering.loaves
            parts.update(zip(INGREDIENTS, offering.units, strict=True))
            parts.update(zip(FLOUR, offering.flour, strict=True))
            parts.update(zip(EITHER_SIDE, offering.tokens, strict=True))
            for what, count in parts.items():
                needed[what] = needed.get(what, 0) + count
    held["flours"] = sum(held[name] for name in FLOUR)
    held["loaves"] = sum(held[name] for name in LOAVES)
    for token, name in enumerate(EITHER_SIDE):
        held[name] = held[ACTIVE[token]] + held[USED[token]]
    for what, count in needed.items():
        if held[what] < count:
            return CH1_CANNOT_PAY.lacking(what, count, held[what])
    raise AssertionError("these offerings can be paid")


_NOTHING: Final[list[int]] = []


def _sum(one: list[int], other: list[int]) -> list[int]:
    if not one:
        return other
    return [count + other[number] for number, count in enumerate(one)]


def _covers(held: list[int], wanted: list[int]) -> bool:
    for number, count in enumerate(wanted):
        if held[number] < count:
            return False
    return True


def refuse_church(state: Pandemain, seat: int) -> Refusal:
    """CH1: at least one offering."""
    for offering in range(3):
        if refuse_offerings(state, seat, 1 << offering) is None:
            return ALLOWED
    return CH1_NOTHING_TO_OFFER


class MakeOfferings(Decision[Pandemain]):
    """CH1: which of the three offerings are made."""

    def actions(self, state: Pandemain) -> list[Action]:
        return state.space.of(OFFER)

    def refuse(self, state: Pandemain, action: Action) -> Refusal:
        return refuse_offerings(state, self.seat, OFFERINGS[action.first])

    def explain(self, state: Pandemain, action: Action, reason: Reason) -> Reason:
        return explain_offerings(state, self.seat, OFFERINGS[action.first])

    def resolve(self, state: Pandemain, action: Action) -> None:
        chosen = OFFERINGS[action.first]
        count = (chosen & 1) + (chosen >> 1 & 1) + (chosen >> 2 & 1)
        crosses = state.tables.permanent_crosses if chosen & 1 else 0
        for level, number in enumerate(state.shown):
            if chosen >> level + 1 & 1:
                crosses += state.tables.offerings[number].crosses
        state.push(Bless(self.seat, count * state.tables.bless_per_offering))
        state.push(LeaveCube(self.seat))
        state.push(Advance(self.seat, crosses, chosen >> 1))
        pay_offerings(state, self.seat, chosen)


def pay_offerings(state: Pandemain, seat: int, chosen: int) -> None:
    """What is fixed at once; then what may be chosen: flours, a loaf, the side of a token."""
    tables = state.tables
    if chosen & 1:
        state.pay(seat, tables.permanent_price)
    for level, number in enumerate(state.shown):
        if not chosen >> level + 1 & 1:
            continue
        offering = tables.offerings[number]
        state.pay(seat, offering.pfennigs)
        for ingredient, count in enumerate(offering.units):
            state.spend_units(seat, ingredient, count)
        for grain, count in enumerate(offering.flour):
            for _ in range(count):
                state.return_flour(seat, grain)
        for _ in range(offering.any_flour):
            state.push(OfferFlour(seat))
        for _ in range(offering.loaves):
            state.push(OfferLoaf(seat))
        for token, count in enumerate(offering.tokens):
            for _ in range(count):
                state.push(OfferToken(seat, token))
    if state.telling:
        state.note_gain("offered", seat, {})


class OfferFlour(Decision[Pandemain]):
    """Which flour is offered."""

    def actions(self, state: Pandemain) -> list[Action]:
        return state.space.of(GIVE_FLOUR)

    def refuse(self, state: Pandemain, action: Action) -> Refusal:
        return ALLOWED if state.bakers[self.seat].flour[action.first] else CH1_NO_FLOUR

    def explain(self, state: Pandemain, action: Action, reason: Reason) -> Reason:
        return lacking(state, self.seat, reason, FLOUR[action.first], 1)

    def resolve(self, state: Pandemain, action: Action) -> None:
        state.return_flour(self.seat, action.first)
        if state.telling:
            state.note("offered", self.seat, {})


class OfferLoaf(Decision[Pandemain]):
    """Which loaf is offered; it brings nothing else (CH10)."""

    def actions(self, state: Pandemain) -> list[Action]:
        loaves, days = state.bakers[self.seat].loaves, state.tables.days
        return [
            state.space.at(GIVE_LOAF, bread, quality, day)
            for bread in range(len(GRAINS))
            for quality in range(len(QUALITIES))
            for day in range(days)
            if loaves[loaf(quality, day, bread, days)]
        ]

    def refuse(self, state: Pandemain, action: Action) -> Refusal:
        place = loaf(action.second, action.third, action.first, state.tables.days)
        return ALLOWED if state.bakers[self.seat].loaves[place] else SB_NO_SUCH_LOAF

    def resolve(self, state: Pandemain, action: Action) -> None:
        bread, quality = action.first, action.second
        state.put_loaf(self.seat, quality, action.third, bread, -1)
        state.bag[bread] += 1
        if state.telling:
            state.note("offered", self.seat, {})


class OfferToken(Decision[Pandemain]):
    """R13: an active or a used one."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "token")

    def __init__(self, seat: int, token: int) -> None:
        super().__init__(seat)
        self.token: Final = token

    def told(self, state: Pandemain) -> dict[str, Any]:
        return {"token": TOKENS[self.token]}

    def actions(self, state: Pandemain) -> list[Action]:
        return state.space.of(GIVE_TOKEN)

    def side(self, baker: Baker, action: Action) -> list[int]:
        return baker.used if action.first else baker.active

    def refuse(self, state: Pandemain, action: Action) -> Refusal:
        return ALLOWED if self.side(state.bakers[self.seat], action)[self.token] else CH1_NO_TOKEN

    def explain(self, state: Pandemain, action: Action, reason: Reason) -> Reason:
        return lacking(state, self.seat, reason, (USED if action.first else ACTIVE)[self.token], 1)

    def resolve(self, state: Pandemain, action: Action) -> None:
        self.side(state.bakers[self.seat], action)[self.token] -= 1
        state.tokens[self.token] += 1
        if state.telling:
            state.book(self.seat, USED[self.token] if action.first else ACTIVE[self.token], -1)
            state.note("offered", self.seat, {})


class Advance(Step[Pandemain]):
    """CH2: once all is paid, the sum of the crosses. New offerings (CH3) are shown before the levels reached bring anything."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "crosses", "levels")

    def __init__(self, seat: int, crosses: int, levels: int = 0) -> None:
        self.seat: Final = seat
        self.crosses: Final = crosses
        self.levels: Final = levels  # of the offerings to be replaced: a bit each

    def run(self, state: Pandemain) -> None:
        advance(state, self.seat, self.crosses)
        if self.levels:
            state.push(ReplaceOfferings(self.levels))


class LeaveCube(Step[Pandemain]):
    """CH7, CH8, then the sacristan's point (CH11)."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: Pandemain) -> None:
        leave_cube(state, self.seat)
        if state.bakers[self.seat].has_villager(SACRISTAN) and not state.is_sim(self.seat):
            state.gain_points(self.seat, state.tables.villagers[SACRISTAN].amount)
            if state.telling:
                state.note("helped", self.seat, {"helper": VILLAGERS[SACRISTAN]})


def leave_cube(state: Pandemain, seat: int) -> None:
    """CH7: at the first visit of the daytime (Spanish edition: of the round). CH8: the first visitors of the round, at night
    too, lose a penance."""
    if seat in state.next_tower:
        return
    before = visitors(state, seat)
    if not state.night or state.setting.cube_at_night:
        state.next_tower.append(seat)
        if state.telling:
            last = int(state.round == state.tables.rounds)
            state.note("cube", seat, {"place_in_order": len(state.next_tower), "last": last})
    if state.setting.expert and before < state.setting.penance_places:
        state.discard_penance(seat)


def visitors(state: Pandemain, seat: int) -> int:
    """How many others have been to the church this round: those with a cube in the tower, and those there at night without."""
    found = len(state.next_tower)
    if state.night:
        for other in range(state.setting.players):
            if other != seat and other not in state.next_tower and state.workers_at(other, CHURCH):
                found += 1
    return found


class Bless(Decision[Pandemain]):
    """CH9: low-quality loaves become high-quality ones, for a point each, one for each offering made."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def told(self, state: Pandemain) -> dict[str, Any]:
        return {"count": self.count}

    def actions(self, state: Pandemain) -> list[Action]:
        found = state.space.of(DONE)
        if state.bakers[self.seat].penitence < state.tables.bless_level:
            return found
        return found + state.space.of(BLESS)

    def refuse(self, state: Pandemain, action: Action) -> Refusal:
        if action.kind == DONE:
            return ALLOWED
        baker = state.bakers[self.seat]
        if not baker.loaves[loaf(LOW, action.second, action.first, state.tables.days)]:
            return CH9_NO_LOAF
        return ALLOWED if baker.points >= state.tables.bless_cost else CH9_NO_POINTS

    def explain(self, state: Pandemain, action: Action, reason: Reason) -> Reason:
        return (
            reason
            if reason is CH9_NO_LOAF
            else lacking(state, self.seat, reason, VP, state.tables.bless_cost)
        )

    def resolve(self, state: Pandemain, action: Action) -> None:
        if action.kind == DONE:
            return
        bread, day = action.first, action.second
        state.put_loaf(self.seat, LOW, day, bread, -1)
        state.put_loaf(self.seat, HIGH, day, bread, 1)
        state.lose_points(self.seat, state.tables.bless_cost)
        if state.telling:
            state.note("blessed", self.seat, {"bread": GRAINS[bread]})
        if self.count > 1:
            state.push(Bless(self.seat, self.count - 1))


class ReplaceOfferings(Step[Pandemain]):
    """CH3: what was completed goes to the discards and is replaced from the pile of its level."""

    PARTS: ClassVar[tuple[str, ...]] = ("levels",)

    def __init__(self, levels: int) -> None:
        self.levels: Final = levels  # a bit each

    def run(self, state: Pandemain) -> None:
        for level in range(len(state.shown)):
            if self.levels >> level & 1:
                state.discards.append(state.shown[level])
                state.discards.sort()
                show_offering(state, level)


def show_offering(state: Pandemain, level: int) -> None:
    """Draws one of that level; when none is left, the discards become the pile."""
    if not _of_level(state, state.piles, level):
        for number in _of_level(state, state.discards, level):
            state.discards.remove(number)
            state.piles.append(number)
        state.piles.sort()
        if state.telling:
            state.note("offerings-shuffled", -1, {"level": level + 1})
    number = state.stream.draw(_of_level(state, state.piles, level))
    state.piles.remove(number)
    state.shown[level] = number
    if state.telling:
        state.note(
            "offering-shown", -1, {"offering": state.tables.offerings[number].name, "level": level + 1}
        )


def _of_level(state: Pandemain, pile: list[int], level: int) -> list[int]:
    return [number for number in pile if state.tables.offerings[number].level == level]
