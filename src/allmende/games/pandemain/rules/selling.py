"""Selling one loaf, in a village or to the Servant (SB1-SB9, SV2), and reputation (RP1-RP3)."""

from __future__ import annotations

from typing import Final

from allmende.core.decisions import Reason
from allmende.games.pandemain.state import Baker, Pandemain
from allmende.games.pandemain.words import GRAINS, HIGH, REPUTATION, WHEAT

SB_NO_SUCH_LOAF: Final = Reason("SB1", "no-such-loaf")


def sell_loaf(state: Pandemain, seat: int, bread: int, quality: int, day: int) -> None:
    """SB1-SB4: points by staleness, wheat's bonus, the price, the token into the bag. The caller tells of it, with
    what else the sale brings."""
    tables = state.tables
    points = tables.loaf_value[quality][day]
    if bread == WHEAT:
        points += tables.wheat_bonus[state.round - 1]
    pfennigs = tables.prices[quality][bread]
    state.put_loaf(seat, quality, day, bread, -1)
    state.bag[bread] += 1
    state.gain_points(seat, points)
    state.gain_pfennigs(seat, pfennigs)


def master_bonuses(state: Pandemain, seat: int, bread: int) -> None:
    """SB8; in the Spanish edition the best bonus of each kind (R9)."""
    pfennigs = points = 0
    for master, employer in enumerate(state.masters):
        if employer == seat:
            side = state.tables.masters[master].sides[state.upgraded[master]]
            if side.bread == bread:
                if state.setting.bonuses_stack:
                    pfennigs += side.pfennigs
                    points += side.points
                else:
                    pfennigs = max(pfennigs, side.pfennigs)
                    points = max(points, side.points)
    state.gain_pfennigs(seat, pfennigs)
    state.gain_points(seat, points)


def change_reputation(state: Pandemain, seat: int, bread: int, quality: int) -> None:
    """SB9, RP3: a rise from the top is points instead, a fall from the bottom nothing (R10)."""
    tables = state.tables
    position = state.bakers[seat].reputation[bread]
    if quality == HIGH:
        if position == tables.reputation_top:
            top_of_reputation(state, seat, bread)
            return
        move_reputation(state, seat, bread, 1)
        if position + 1 == tables.reputation_top and state.setting.top_bonus_on_arrival:
            top_of_reputation(state, seat, bread)
    elif position:
        move_reputation(state, seat, bread, -1)


def move_reputation(state: Pandemain, seat: int, bread: int, steps: int) -> None:
    reputation = state.bakers[seat].reputation
    reputation[bread] += steps
    if state.telling:
        state.book(seat, REPUTATION[bread], steps)
        level = reputation[bread] - state.tables.reputation_zero
        kind = "reputation-rose" if steps > 0 else "reputation-fell"
        state.note(kind, seat, {"bread": GRAINS[bread], "level": level})


def top_of_reputation(state: Pandemain, seat: int, bread: int) -> None:
    state.gain_points(seat, state.tables.tracks[bread].top_bonus)
    if state.telling:
        state.note("reputation-top", seat, {"bread": GRAINS[bread]})


def has_any_loaf(baker: Baker) -> bool:
    for count in baker.loaves:
        if count:
            return True
    return False


def has_loaf(baker: Baker, bread: int) -> bool:
    """Whether there is any loaf of that bread."""
    loaves = baker.loaves
    for place in range(bread, len(loaves), 4):
        if loaves[place]:
            return True
    return False
