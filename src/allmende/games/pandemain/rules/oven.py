"""The Feudal Lord's oven: tax, recipes, quality, experience (OV1-OV8, R7, R8, R11, R43)."""

from __future__ import annotations

from typing import ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal
from allmende.games.pandemain.actions import BAKE, DONE
from allmende.games.pandemain.rules.guild import breads_of
from allmende.games.pandemain.rules.transport import ChooseTransport
from allmende.games.pandemain.state import Pandemain, loaf
from allmende.games.pandemain.words import GRAINS, HIGH, INGREDIENTS, LOW, MILK, OVEN, QUALITIES, WHEAT

OV1_TAX: Final = Reason("OV1", "tax-too-dear")
OV2_NOTHING_TO_BAKE: Final = Reason("OV2", "nothing-to-bake")
OV2_BAKE_SOMETHING: Final = Reason("OV2", "bake-something")
OV2_NEEDS_TRANSPORT: Final = Reason("OV2", "third-loaf-needs-transport")
OV3_NO_MASTER: Final = Reason("OV3", "no-master-baker")
OV4_INGREDIENTS: Final = Reason("OV4", "ingredients-missing")
OV4_FLOUR: Final = Reason("OV4", "flour-missing")


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


class BakeBread(Decision[Pandemain]):
    """One loaf more, or stop. All loaves of a visit are one action (R8)."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "baked", "breads", "transport")

    def __init__(self, seat: int, baked: int, breads: int, transport: bool) -> None:
        super().__init__(seat)
        self.baked: Final = baked  # loaves so far
        self.breads: Final = breads  # a bit for each bread among them
        self.transport: Final = transport  # whether a cart or ox has been flipped for this action

    def actions(self, state: Pandemain) -> list[Action]:
        """What the flours at hand could become."""
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
        if self.needs_transport(state) and not baker.has_transport(state.tables.oven_transport):
            return OV2_NEEDS_TRANSPORT
        return ALLOWED

    def needs_transport(self, state: Pandemain) -> bool:
        """R43: it is decided when a third loaf is begun."""
        return not self.transport and self.baked >= state.tables.loaves_without_transport

    def resolve(self, state: Pandemain, action: Action) -> None:
        if action.kind == DONE:
            show_experience(state, self.seat, self.breads)
            return
        needed = self.needs_transport(state)
        bake(state, self.seat, action.first, action.second)
        breads = self.breads | 1 << action.first
        state.push(BakeBread(self.seat, self.baked + 1, breads, self.transport or needed))
        if needed:
            state.push(ChooseTransport(self.seat, state.tables.oven_transport))


def bake(state: Pandemain, seat: int, bread: int, second: int) -> None:
    """OV4-OV6: the main flour becomes the loaf, the other goes back to the bag."""
    baker, tables = state.bakers[seat], state.tables
    recipe = tables.recipes[bread]
    for ingredient, count in enumerate(units_for(state, seat, bread)):
        baker.units[ingredient] -= count
        if state.telling and count:
            state.note("gave", seat, {"count": count, "ingredient": INGREDIENTS[ingredient]})
    baker.flour[recipe.main] -= 1
    state.return_flour(seat, second)
    quality = HIGH if second == recipe.star else LOW
    baker.loaves[loaf(quality, tables.entry_day[bread], bread, tables.days)] += 1
    if state.telling:
        state.note(
            "baked", seat, {"bread": GRAINS[bread], "quality": QUALITIES[quality], "grain": GRAINS[second]}
        )


def show_experience(state: Pandemain, seat: int, breads: int) -> None:
    """OV7: a control token for each master baker not upgraded whose bread was baked, two at most (R11)."""
    tables = state.tables
    for master, employer in enumerate(state.masters):
        if (
            employer == seat
            and not state.upgraded[master]
            and tables.masters[master].sides[0].breads & breads
        ):
            tokens = state.experience[master] + tables.experience_per_action
            state.experience[master] = min(tokens, tables.experience)
            if state.telling:
                state.note("experience", seat, {"master": tables.masters[master].number})
