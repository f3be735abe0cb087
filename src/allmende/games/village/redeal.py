"""Deals again what a seat can't see in Village."""

from __future__ import annotations

from allmende.games.village.state import Village


def redeal(village: Village, seat: int) -> None:
    """Which of the unseen customers the others have served (R15). The pile has no order."""
    if village.is_over:
        return
    unseen = village.pile.copy()
    others = [family for owner, family in enumerate(village.families) if owner != seat]
    for family in others:
        unseen += family.served
    unseen.sort()
    village.stream.shuffle(unseen)
    for family in others:
        count = len(family.served)
        family.served = sorted(unseen[:count])
        unseen = unseen[count:]
    village.pile = sorted(unseen)
