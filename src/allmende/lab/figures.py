"""Statistics: means and shares with 95 % intervals, and differences between games on the same deals.

Games of one deal are not independent: a player who draws well in one draws well in all. So every interval here
is over groups (deals, or games with several seats), never over single seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log, sqrt
from statistics import fmean, median, pstdev, stdev

Z_95 = 1.959964  # 95 % of a normal distribution lie within this many standard deviations
FEW = (12.706, 4.303)  # of Student's distribution with one and two degrees of freedom
DOUBT = 8  # values
FEWEST = 10  # games or deals that an interval needs


def t_95(freedom: int) -> float:
    """The same of Student's distribution, which is wider for few values (Cornish and Fisher's expansion; from 3 on within 1 %)."""
    if freedom <= len(FEW):
        return FEW[freedom - 1]
    z = Z_95
    one = (z**3 + z) / 4
    two = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    three = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + one / freedom + two / freedom**2 + three / freedom**3


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share of wins (Wilson's, which stays within 0 and 1 for few games too)."""
    share, z = wins / games, Z_95
    centre = share + z * z / (2 * games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (centre - half) / scale), min(1.0, (centre + half) / scale)


def share(groups: Sequence[tuple[float, float]]) -> tuple[float, float, float]:
    """A share and its interval, from groups of (how much, out of how many) that belong together."""
    wins, total = sum(won for won, _ in groups), sum(of for _, of in groups)
    found = wins / total
    off = sum((won - found * of) ** 2 for won, of in groups)
    if (
        len(groups) < 3 or off < 1e-9
    ):  # too few to know how groups differ, or they don't: each counts as one game
        return found, *wilson(found * len(groups), len(groups))
    half = t_95(len(groups) - 1) * sqrt(off * len(groups) / (len(groups) - 1)) / total
    return found, max(0.0, found - half), min(1.0, found + half)


def mean(values: Sequence[float]) -> tuple[float, float, float]:
    """A mean and its interval."""
    found = fmean(values)
    half = t_95(len(values) - 1) * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return found, found - half, found + half


def difference(mine: Sequence[float], theirs: Sequence[float]) -> dict[str, float | int | None]:
    """How much more the first are than the second, deal by deal: with its interval, its size (the mean difference in standard
    deviations of what is compared: 0.2 is small, 0.8 large), and, if it may be zero, how many deals would decide it."""
    gaps = [one - other for one, other in zip(mine, theirs, strict=True)]
    found, low, high = mean(gaps)
    spread = sqrt((pstdev(mine) ** 2 + pstdev(theirs) ** 2) / 2)
    sure = low > 0 or high < 0 or not any(gaps)
    return {
        "mine": rounded(fmean(mine)),
        "theirs": rounded(fmean(theirs)),
        "difference": rounded(found),
        "low": rounded(low),
        "high": rounded(high),
        "effect": rounded(found / spread) if spread else 0.0,
        "needed": None if sure or not found else ceil((Z_95 + 0.84) ** 2 * (stdev(gaps) / found) ** 2),
    }


def sure(gaps: Sequence[float], wide: float = 5.0) -> tuple[float, float]:
    """An interval of the mean that stays valid however often it is checked while games are being played. So a run may stop as soon as
    it answers the question (a normal mixture's confidence sequence, 95 %; values within -1 and 1)."""
    count = len(gaps)
    if count == 0:
        return -1.0, 1.0
    found = fmean(gaps)
    # values that spread as far as they can are added, so that a few equal ones don't pass for certainty
    variance = (sum((gap - found) ** 2 for gap in gaps) + DOUBT) / (count + DOUBT)
    weight = 1.0 / wide
    half = sqrt(
        variance * 2 * (count * weight + 1) / (count * count * weight) * log(sqrt(count * weight + 1) / 0.05)
    )
    return max(-1.0, found - half), min(1.0, found + half)


def spread(values: Sequence[float]) -> dict[str, float]:
    """Mean, standard deviation, least and most."""
    return {
        "mean": round(fmean(values), 3),
        "sd": round(pstdev(values), 3),
        "min": min(values),
        "max": max(values),
    }


def lengths(values: Sequence[float]) -> dict[str, float]:
    """Mean, median and 95th percentile."""
    ordered = sorted(values)
    return {
        "mean": rounded(fmean(ordered)),
        "median": median(ordered),
        "p95": ordered[ceil(0.95 * len(ordered)) - 1],
    }


def rounded(value: float) -> float:
    return round(value, 4)
