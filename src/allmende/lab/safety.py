"""When a game is won: from when on the leader is all but sure to win.

Who leads, and by how much, is what the bots' evaluation expects. What a lead is worth is read off the games themselves: for each
stage of a game a logistic curve says how likely a leader so far ahead is to win.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from statistics import pstdev

from allmende.lab.watch import STAGES, Played

SURE = 0.9  # the chance from which on a game counts as won
STEPS = 30  # of Newton's method, at most
CLOSE = 1e-9  # a step as small as this is the last
DOUBT = 0.05  # keeps the curve finite where every leader won


def won_at(games: Sequence[Played]) -> list[float]:
    """By game: the part of it after which its winner led, and was at least that sure to win, to the end. Empty if the games don't
    say how far ahead leaders were."""
    if not all(one.ahead for one in games):
        return []
    curves = [
        curve([one.ahead[stage] for one in games], [one.leaders[stage] in one.winners for one in games])
        for stage in range(STAGES - 1)
    ]
    found: list[float] = []
    for one in games:
        stage = STAGES - 1  # the end, where it is known
        while (
            stage
            and one.leaders[stage - 1] in one.winners
            and chance(curves[stage - 1], one.ahead[stage - 1]) >= SURE
        ):
            stage -= 1
        found.append((stage + 1) / STAGES)
    return found


def chance(curve: tuple[float, float], lead: float) -> float:
    base, slope = curve
    return 1 / (1 + exp(-max(-30.0, min(30.0, base + slope * lead))))


def curve(leads: Sequence[float], won: Sequence[bool]) -> tuple[float, float]:
    """Base and slope of the logistic curve through these games, by Newton's method."""
    scale = pstdev(leads) or 1.0
    base = slope = 0.0
    for _ in range(STEPS):
        rise, tilt = -DOUBT * base, -DOUBT * slope
        flat, mixed, steep = DOUBT, 0.0, DOUBT
        for lead, victory in zip(leads, won, strict=True):
            far = lead / scale
            likely = chance((base, slope), far)
            rise += victory - likely
            tilt += (victory - likely) * far
            weight = likely * (1 - likely)
            flat += weight
            mixed += weight * far
            steep += weight * far * far
        whole = flat * steep - mixed * mixed
        step, turn = (steep * rise - mixed * tilt) / whole, (flat * tilt - mixed * rise) / whole
        base, slope = base + step, slope + turn
        if abs(step) + abs(turn) < CLOSE:
            break
    return base, slope / scale
