"""The Feudal Lord's oven: tax, recipes, quality, experience (OV1-OV8, R7, R8, R11, R43)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from allmende.core.actions import Action, Word
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal
from allmende.games.pandemain.actions import BAKE, DONE, GIVE_EXPERIENCE
from allmende.games.pandemain.holdings import lacking, lacking_units
from allmende.games.pandemain.rules.guild import breads_of
from allmende.games.pandemain.rules.transport import ChooseTransport, explain_transport, lacking_transport
from allmende.games.pandemain.state import Pandemain
from allmende.games.pandemain.words import (
    EXPERIENCE,
    FLOUR,
    GRAINS,
    HIGH,
    LOW,
    MILK,
    OVEN,
    PFENNIGS,
    QUALITIES,
    WHEAT,
)

OV1_TAX: Final = Reason("OV1", "tax-too-dear")
OV2_NOTHING_TO_BAKE: Final = Reason("OV2", "nothing-to-bake")
OV2_BAKE_SOMETHING: Final = Reason("OV2", "bake-something")
OV2_NO_CART: Final = Reason("OV2", "no-cart")
OV2_NO_OX: Final = Reason("OV2", "no-ox")
OV2_NEITHER: Final = Reason("OV2", "third-loaf-needs-transport")
OV3_NO_MASTER: Final = Reason("OV3", "no-master-baker")
OV4_INGREDIENTS: Final = Reason("OV4", "ingredients-missing")
OV4_FLOUR: Final = Reason("OV4", "flour-missing")
OV7_NOT_YOURS: Final = Reason("OV7", "not-your-baker")
OV7_UPGRADED: Final = Reason("OV7", "is-upgraded")
OV7_OTHER_BREAD: Final = Reason("OV7", "knows-other-bread")
OV7_ENOUGH: Final = Reason("OV7", "experience-enough")


def tax(state: Pandemain, seat: int) -> int:
    workers = state.crowd[OVEN]
    if not state.tables.tax_counts_own:
        workers -= state.workers_at(seat, OVEN)
    return min(workers * state.tables.tax, state.tables.tax_max)


def milk_discount(state: Pandemain, seat: int) -> int:
    """OV8: less milk in each wheat loaf."""
    discount = 0
    for master, employer in enumerate(state.masters):
        if employer == seat:
            discount = max(discount, state.tables.masters[master].sides[state.upgraded[master]].milk)
    return discount


def units_for(state: Pandemain, seat: int, bread: int) -> list[int]:
    """The ingredients of one loaf."""
    units = state.tables.recipes[bread].units
    if bread != WHEAT:
        return units
    less = milk_discount(state, seat)
    if not less:
        return units
    cheaper = units.copy()
    cheaper[MILK] = max(0, cheaper[MILK] - less)
    return cheaper


def has_units(state: Pandemain, seat: int, bread: int) -> bool:
    held = state.bakers[seat].units
    for ingredient, count in enumerate(units_for(state, seat, bread)):
        if held[ingredient] < count:
            return False
    return True


def refuse_oven(state: Pandemain, seat: int) -> Refusal:
    """The tax, and at least one loaf that can be baked."""
    baker = state.bakers[seat]
    if baker.pfennigs < tax(state, seat):
        return OV1_TAX
    if not state.tables.bake_at_least:
        return ALLOWED
    if baker.flours() < 2:
        return OV2_NOTHING_TO_BAKE
    breads = breads_of(state, seat)
    for bread in range(len(GRAINS)):
        main = state.tables.recipes[bread].main
        if breads >> bread & 1 and baker.flour[main] and has_units(state, seat, bread):
            return ALLOWED
    return OV2_NOTHING_TO_BAKE


def explain_oven(state: Pandemain, seat: int, reason: Reason) -> Reason:
    return lacking(state, seat, reason, PFENNIGS, tax(state, seat)) if reason is OV1_TAX else reason


class BakeBread(Decision[Pandemain]):
    """One loaf more, or stop. All loaves of a visit are one action (R8)."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "baked", "breads", "transport")

    def __init__(self, seat: int, baked: int, breads: int, transport: bool) -> None:
        super().__init__(seat)
        self.baked: Final = baked  # loaves so far
        self.breads: Final = breads  # a bit for each bread among them
        self.transport: Final = transport  # whether a cart or ox has been flipped for this action

    def told(self, state: Pandemain) -> dict[str, Any]:
        return {"baked": self.baked}

    def actions(self, state: Pandemain) -> list[Action]:
        """What the player's flours could become."""
        flour, recipes = state.bakers[self.seat].flour, state.tables.recipes
        found = state.space.of(DONE).copy()
        for bread in range(len(GRAINS)):
            if flour[recipes[bread].main]:
                for second in range(len(GRAINS)):
                    if flour[second]:
                        found.append(state.space.at(BAKE, bread, second))
        return found

    def wonders(self, state: Pandemain) -> list[Action]:
        return state.space.of(BAKE)

    def refuse(self, state: Pandemain, action: Action) -> Refusal:
        if action.kind == DONE:
            return ALLOWED if self.baked >= state.tables.bake_at_least else OV2_BAKE_SOMETHING
        bread, second = action.first, action.second
        baker = state.bakers[self.seat]
        main = state.tables.recipes[bread].main
        if not baker.flour[main] or baker.flour[second] < (2 if second == main else 1):
            return OV4_FLOUR
        if not breads_of(state, self.seat) >> bread & 1:
            return OV3_NO_MASTER
        if not has_units(state, self.seat, bread):
            return OV4_INGREDIENTS
        means = state.tables.oven_transport
        if self.needs_transport(state) and not baker.has_transport(means):
            return lacking_transport(means, OV2_NO_CART, OV2_NO_OX, OV2_NEITHER)
        return ALLOWED

    def explain(self, state: Pandemain, action: Action, reason: Reason) -> Reason:
        bread, second = action.first, action.second
        baker = state.bakers[self.seat]
        if reason is OV4_FLOUR:
            main = state.tables.recipes[bread].main
            if not baker.flour[main]:
                return lacking(state, self.seat, reason, FLOUR[main], 2 if second == main else 1)
            return lacking(state, self.seat, reason, FLOUR[second], 2 if second == main else 1)
        if reason is OV4_INGREDIENTS:
            return lacking_units(state, self.seat, reason, units_for(state, self.seat, bread))
        return explain_transport(state, self.seat, reason)

    def needs_transport(self, state: Pandemain) -> bool:
        """R43: it is decided when a third loaf is begun."""
        return not self.transport and self.baked >= state.tables.loaves_without_transport

    def resolve(self, state: Pandemain, action: Action) -> None:
        if action.kind == DONE:
            if state.setting.expert:
                state.push(GiveExperience(self.seat, self.breads))
            return
        needed = self.needs_transport(state)
        bake(state, self.seat, action.first, action.second)
        breads = self.breads | 1 << action.first
        state.push(BakeBread(self.seat, self.baked + 1, breads, self.transport or needed))
        if needed:
            state.push(ChooseTransport(self.seat, state.tables.oven_transport))


def bake(state: Pandemain, seat: int, bread: int, second: int) -> None:
    """OV4-OV6: the main flour becomes the loaf, the other goes back to the bag."""
    tables = state.tables
    recipe = tables.recipes[bread]
    for ingredient, count in enumerate(units_for(state, seat, bread)):
        state.spend_units(seat, ingredient, count)
    state.return_flour(seat, recipe.main)
    state.return_flour(seat, second)
    state.bag[recipe.main] -= 1
    quality = HIGH if second == recipe.star else LOW
    state.put_loaf(seat, quality, tables.entry_day[bread], bread, 1)
    if state.telling:
        state.note("baked", seat, {"bread": GRAINS[bread], "quality": QUALITIES[quality]})


class GiveExperience(Decision[Pandemain]):
    """OV7, R11: a control token for one master baker not upgraded who knows a bread that was baked, for each such bread (in
    the Spanish edition one in all), never more than two on anybody."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "breads")

    def __init__(self, seat: int, breads: int) -> None:
        super().__init__(seat)
        self.breads: Final = breads  # a bit for each that a token is still due for

    def told(self, state: Pandemain) -> dict[str, Any]:
        return {"breads": [word for bread, word in enumerate(GRAINS) if self.breads >> bread & 1]}

    def actions(self, state: Pandemain) -> list[Action]:
        return [
            state.space.at(GIVE_EXPERIENCE, master)
            for master, employer in enumerate(state.masters)
            if employer == self.seat
        ]

    def wonders(self, state: Pandemain) -> list[Action]:
        return state.space.of(GIVE_EXPERIENCE)

    def refuse(self, state: Pandemain, action: Action) -> Refusal:
        master = action.first
        if state.masters[master] != self.seat:
            return OV7_NOT_YOURS
        if state.upgraded[master]:
            return OV7_UPGRADED
        if not state.tables.masters[master].sides[0].breads & self.breads:
            return OV7_OTHER_BREAD
        return ALLOWED if state.experience[master] < state.tables.experience else OV7_ENOUGH

    def resolve(self, state: Pandemain, action: Action) -> None:
        master, tables = action.first, state.tables
        state.experience[master] += 1
        if state.telling:
            state.book(self.seat, EXPERIENCE, 1)
            words: dict[str, Word] = {"master": tables.masters[master].number}
            words.update({"tokens": state.experience[master], "needed": tables.experience})
            state.note("experience", self.seat, words)
        known = tables.masters[master].sides[0].breads & self.breads
        rest = self.breads ^ (known & -known)  # the token was for one bread
        if rest and state.setting.experience_by_bread:
            state.push(GiveExperience(self.seat, rest))
