"""The bakers' guild: master bakers are hired and upgraded there, and paid at dawn (GU1-GU3, DA11, DA12, R32, R45)."""

from __future__ import annotations

from typing import Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal
from allmende.games.pandemain.actions import DISMISS, DONE, HIRE, PAY_WAGES, UPGRADE
from allmende.games.pandemain.holdings import lacking
from allmende.games.pandemain.state import Pandemain
from allmende.games.pandemain.words import EXPERIENCE, IN_GUILD, MASTERS, PFENNIGS, UPGRADES

GU2_NOT_IN_GUILD: Final = Reason("GU2", "not-in-guild")
GU2_TOO_DEAR: Final = Reason("GU2", "too-dear")
GU3_NOT_YOURS: Final = Reason("GU3", "not-your-baker")
GU3_IS_UPGRADED: Final = Reason("GU3", "is-upgraded")
GU3_TOO_DEAR: Final = Reason("GU3", "too-dear")
GU1_TOO_DEAR: Final = Reason("GU1", "guild-too-dear")
GU1_NOBODY_THERE: Final = Reason("GU1", "guild-empty")
DA11_NO_EXPERIENCE: Final = Reason("DA11", "no-experience")
DA12_WAGES_TOO_HIGH: Final = Reason("DA12", "wages-too-high")


def refuse_hire(state: Pandemain, seat: int, master: int, price: int) -> Refusal:
    if state.masters[master] != IN_GUILD:
        return GU2_NOT_IN_GUILD
    return ALLOWED if state.bakers[seat].pfennigs >= price else GU2_TOO_DEAR


def refuse_upgrade(state: Pandemain, seat: int, master: int, price: int) -> Refusal:
    if state.masters[master] != seat:
        return GU3_NOT_YOURS
    if state.upgraded[master]:
        return GU3_IS_UPGRADED
    return ALLOWED if state.bakers[seat].pfennigs >= price else GU3_TOO_DEAR


def refuse_guild(state: Pandemain, seat: int) -> Refusal:
    """GU1: somebody to hire or to upgrade, and the money for it."""
    pfennigs = state.bakers[seat].pfennigs
    for master, employer in enumerate(state.masters):
        if employer == IN_GUILD:
            if state.tables.masters[master].hire <= pfennigs:
                return ALLOWED
        elif employer == seat and not state.upgraded[master] and state.tables.upgrade_price <= pfennigs:
            return ALLOWED
    return GU1_TOO_DEAR


def cheapest_in_guild(state: Pandemain, seat: int) -> int:
    """The lowest price of hiring or upgrading anybody; -1: there is nobody."""
    cheapest = -1
    for master, employer in enumerate(state.masters):
        price = -1
        if employer == IN_GUILD:
            price = state.tables.masters[master].hire
        elif employer == seat and not state.upgraded[master]:
            price = state.tables.upgrade_price
        if price >= 0 and (cheapest < 0 or price < cheapest):
            cheapest = price
    return cheapest


def explain_guild(state: Pandemain, seat: int, reason: Reason) -> Reason:
    if reason is not GU1_TOO_DEAR:
        return reason
    cheapest = cheapest_in_guild(state, seat)
    return GU1_NOBODY_THERE if cheapest < 0 else lacking(state, seat, reason, PFENNIGS, cheapest)


class VisitGuild(Decision[Pandemain]):
    """GU1: hire a master baker or upgrade one."""

    def actions(self, state: Pandemain) -> list[Action]:
        found: list[Action] = []
        for master, employer in enumerate(state.masters):
            if employer == IN_GUILD:
                found.append(state.space.at(HIRE, master))
            elif employer == self.seat:
                found.append(state.space.at(UPGRADE, master))
        return found

    def wonders(self, state: Pandemain) -> list[Action]:
        return state.space.of(HIRE) + state.space.of(UPGRADE)

    def refuse(self, state: Pandemain, action: Action) -> Refusal:
        if action.kind == HIRE:
            return refuse_hire(state, self.seat, action.first, state.tables.masters[action.first].hire)
        return refuse_upgrade(state, self.seat, action.first, state.tables.upgrade_price)

    def explain(self, state: Pandemain, action: Action, reason: Reason) -> Reason:
        if reason is GU2_TOO_DEAR:
            return lacking(state, self.seat, reason, PFENNIGS, state.tables.masters[action.first].hire)
        if reason is GU3_TOO_DEAR:
            return lacking(state, self.seat, reason, PFENNIGS, state.tables.upgrade_price)
        return reason

    def resolve(self, state: Pandemain, action: Action) -> None:
        if action.kind == HIRE:
            state.pay(self.seat, state.tables.masters[action.first].hire)
            hire(state, self.seat, action.first)
        else:
            state.pay(self.seat, state.tables.upgrade_price)
            upgrade(state, self.seat, action.first)


class HireFree(Decision[Pandemain]):
    """A church reward: any master baker of the guild. Without one, nothing (R39)."""

    def actions(self, state: Pandemain) -> list[Action]:
        return state.space.of(HIRE)

    def refuse(self, state: Pandemain, action: Action) -> Refusal:
        return refuse_hire(state, self.seat, action.first, 0)

    def resolve(self, state: Pandemain, action: Action) -> None:
        hire(state, self.seat, action.first)


class UpgradeFree(Decision[Pandemain]):
    """A church reward: upgrade one of one's own master bakers."""

    def actions(self, state: Pandemain) -> list[Action]:
        return state.space.of(UPGRADE)

    def refuse(self, state: Pandemain, action: Action) -> Refusal:
        return refuse_upgrade(state, self.seat, action.first, 0)

    def resolve(self, state: Pandemain, action: Action) -> None:
        upgrade(state, self.seat, action.first)


class UpgradeExperienced(Decision[Pandemain]):
    """DA11: master bakers with enough experience may be turned, free of charge."""

    def actions(self, state: Pandemain) -> list[Action]:
        return state.space.of(UPGRADE) + state.space.of(DONE)

    def refuse(self, state: Pandemain, action: Action) -> Refusal:
        if action.kind == DONE:
            return ALLOWED
        refusal = refuse_upgrade(state, self.seat, action.first, 0)
        if refusal is None and state.experience[action.first] < state.tables.experience:
            return DA11_NO_EXPERIENCE
        return refusal

    def explain(self, state: Pandemain, action: Action, reason: Reason) -> Reason:
        if reason is DA11_NO_EXPERIENCE:
            tokens, wanted = state.experience[action.first], state.tables.experience
            return Reason(reason.rule, reason.key, {"tokens": tokens, "wanted": wanted})
        return reason

    def resolve(self, state: Pandemain, action: Action) -> None:
        if action.kind == UPGRADE:
            upgrade(state, self.seat, action.first)
            state.push(UpgradeExperienced(self.seat))


class PayMasters(Decision[Pandemain]):
    """DA12: pay all who are left, or send one of them to the guild first."""

    def actions(self, state: Pandemain) -> list[Action]:
        return state.space.of(DISMISS) + state.space.of(PAY_WAGES)

    def refuse(self, state: Pandemain, action: Action) -> Refusal:
        if action.kind == DISMISS:
            return ALLOWED if state.masters[action.first] == self.seat else GU3_NOT_YOURS
        return ALLOWED if wages(state, self.seat) <= state.bakers[self.seat].pfennigs else DA12_WAGES_TOO_HIGH

    def explain(self, state: Pandemain, action: Action, reason: Reason) -> Reason:
        if reason is DA12_WAGES_TOO_HIGH:
            return lacking(state, self.seat, reason, PFENNIGS, wages(state, self.seat))
        return reason

    def resolve(self, state: Pandemain, action: Action) -> None:
        if action.kind == PAY_WAGES:
            state.pay(self.seat, wages(state, self.seat))
            if state.telling:
                state.note("wages", self.seat, {})
            return
        master = action.first
        state.masters[master] = IN_GUILD  # R32: they keep their side, not their experience
        lose_experience(state, self.seat, master)
        if state.telling:
            state.book(self.seat, MASTERS, -1)
            if state.upgraded[master]:
                state.book(self.seat, UPGRADES, -1)
            state.note("dismissed", self.seat, {"master": state.tables.masters[master].number})
        if state.employs_any(self.seat):
            state.push(PayMasters(self.seat))


def wages(state: Pandemain, seat: int) -> int:
    total = 0
    for master, employer in enumerate(state.masters):
        if employer == seat:
            total += state.tables.masters[master].sides[state.upgraded[master]].wage
    return total


def hire(state: Pandemain, seat: int, master: int) -> None:
    state.masters[master] = seat
    if state.telling:
        state.book(seat, MASTERS, 1)
        if state.upgraded[master]:
            state.book(seat, UPGRADES, 1)
        state.note("hired", seat, {"master": state.tables.masters[master].number})


def upgrade(state: Pandemain, seat: int, master: int) -> None:
    state.upgraded[master] = 1
    lose_experience(state, seat, master)
    if state.telling:
        state.book(seat, UPGRADES, 1)
        state.note("upgraded", seat, {"master": state.tables.masters[master].number})


def lose_experience(state: Pandemain, seat: int, master: int) -> None:
    """The card's control tokens go back to its employer."""
    if state.telling and state.experience[master]:
        state.book(seat, EXPERIENCE, -state.experience[master])
    state.experience[master] = 0


def breads_of(state: Pandemain, seat: int) -> int:
    """OV3: a bit for each bread the seat may bake."""
    if not state.setting.expert:
        return state.tables.basic_breads  # BM3
    breads = 1  # rye can always be baked
    for master, employer in enumerate(state.masters):
        if employer == seat:
            breads |= state.tables.masters[master].sides[state.upgraded[master]].breads
    return breads
