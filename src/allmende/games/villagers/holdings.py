"""What a seat, or the Countess, holds that everybody may count.

Card backs are seen by all, so a hand counts as so many cards; what a village is worth now (Gold, Silver, Food, Builders)
is counted like what lies in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from allmende.games.villagers.scoring import bronze, coins_on_villagers, padlocks, silver, visible_gold

if TYPE_CHECKING:
    from allmende.games.villagers.state import Villagers


def holdings(state: Villagers, seat: int) -> dict[str, int]:
    """By the view's words. `suit-…` are symbols, covered ones too, as Silver counts them (8.6)."""
    found = {"coins": state.supply[seat], **counted(state, seat)}
    if seat < state.seats:
        found["drafted"] = sum(1 for card in state.drafted if card >> 8 == seat)
        if state.solo:
            found["jester"] = state.jester
    return found


def counted(state: Villagers, seat: int) -> dict[str, int]:
    """The part that follows from the village and the size of the hand: always the same keys."""
    tables, village = state.tables, state.villages[seat]
    symbols = [0] * len(tables.suits)
    for kind in village.kinds:
        symbols[tables.suit[kind]] += tables.symbols[kind]
    found = {
        "coins-on-villagers": coins_on_villagers(state, seat),
        "villagers": len(village.kinds),
        "gold": visible_gold(state, seat),
        "silver": silver(state, seat),
        "food": village.live_food(tables),
        "builders": village.live_builders(tables),
        "padlocks": padlocks(state, seat),
    }
    for suit, name in enumerate(tables.suits):
        found[f"suit-{name}"] = symbols[suit]
    if state.expansions:
        found["bronze"] = bronze(state, seat)
    if seat < state.seats:
        found["hand"] = len(state.hands[seat])
    return found
