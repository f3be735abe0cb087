"""What a seat may know in Villagers: all that lies open, the suits of card backs, and the fronts it has seen (1.2)."""

from __future__ import annotations

from typing import Any

from allmende.games.villagers.knowledge import A_CARD_OF, places_of, what_of
from allmende.games.villagers.rules.hands import KeepCard, pack_of
from allmende.games.villagers.rules.specials import PlaceFreed
from allmende.games.villagers.state import BACK, BURIED, HAND, PACK, SEEN, WHERE_SHIFT, Villagers, kind_of
from allmende.games.villagers.tables import BASICS, NONE

SPECTATOR = 5  # the bit of those who sit at no seat


def view(state: Villagers, seat: int) -> dict[str, Any]:
    tables = state.tables
    bit = SPECTATOR if seat < 0 else seat
    shown: dict[str, Any] = {
        "round": state.round,
        "first": state.first,
        "row": [
            None if kind == NONE else {"card": tables.names[kind], "coins": state.row_coins[place]}
            for place, kind in enumerate(state.row)
        ],
        "stacks": [_pile(state, pile, bit) for pile in range(tables.stack_count)],
        "reserve": {
            **_pile(state, tables.stack_count, bit),
            "bottom": _cards(state, state.bottom, bit),
        },
        "basics": {tables.names[BASICS + basic]: left for basic, left in enumerate(state.basics)},
        "discards": [tables.names[kind] for kind in state.discards],
        "buried": _cards(state, state.buried, bit),
        "markets": {"first_paid": state.first_done, "due": _due(state)},
        "turn": {
            "limit_used": state.limit_used,
            "cap_used": state.cap_used,
            "cap": tables.build_max,
            "exchanged": state.exchanged,
            "exchanges": tables.exchanges,
            "tinner": state.tinner,
            "recruited": state.recruited,
            "robbed": state.robbed,
            "freelanced": state.freelanced,
        },
        "players": [_player(state, owner, bit) for owner in range(state.seats)],
        "remembered": _remembered(state, bit),
    }
    if state.packs:
        shown["packs"] = _packs(state, seat, bit)
    if state.solo:
        shown["countess"] = _countess(state)
    return shown


def _due(state: Villagers) -> list[str]:
    return [word for number, word in enumerate(("first", "second")) if state.due >> number & 1]


def _player(state: Villagers, owner: int, bit: int) -> dict[str, Any]:
    tables = state.tables
    open_hand = SEEN if state.is_over else 0
    return {
        "coins": state.supply[owner],
        "hand": _cards(state, [entry | open_hand for entry in state.hands[owner]], bit),
        "drafted": [tables.names[card & 255] for card in state.drafted if card >> 8 == owner],
        "picks": state.picks[owner],
        "draft_limit": state.draft_limits[owner],
        "build_limit": state.build_limits[owner],
        "food": state.villages[owner].live_food(tables),
        "builders": state.villages[owner].live_builders(tables),
        "village": _trees(state, owner, NONE),
    }


def _trees(state: Villagers, owner: int, below: int) -> list[dict[str, Any]]:
    """The cards that lie on this one (-1: the first cards), each with what lies on it."""
    village, names = state.villages[owner], state.tables.names
    found: list[dict[str, Any]] = []
    for node, under in enumerate(village.below):
        if under == below:
            card: dict[str, Any] = {
                "card": names[village.kinds[node]],
                "coins": village.coins[node],
                "free": max(0, state.tables.slots[village.roles[node]] - village.loads[node]),
                "on": _trees(state, owner, node),
            }
            if state.tables.is_special[village.kinds[node]]:
                card["role"] = names[village.roles[node]]
            found.append(card)
    return found


def _cards(state: Villagers, entries: list[int], bit: int) -> list[dict[str, Any]]:
    """Card backs with the fronts this seat knows, in an order that tells nothing."""
    return sorted((_card(state, entry, bit) for entry in entries), key=_order)


def _card(state: Villagers, entry: int, bit: int) -> dict[str, Any]:
    kind = kind_of(entry)
    known = entry >> bit & 1
    suit = state.tables.suits[state.tables.suit[kind]] if known or entry & BACK else None
    return {"suit": suit, "card": state.tables.names[kind] if known else None}


def _order(card: dict[str, Any]) -> tuple[str, str]:
    return card["suit"] or "", card["card"] or ""


def _pile(state: Villagers, pile: int, bit: int) -> dict[str, Any]:
    """Its size, the back on top, and what is remembered of the cards below, from the top."""
    known = [_card(state, entry, bit) for entry in reversed(state.tops[pile])]
    return {"size": state.pile_size(pile), "top": known[0]["suit"] if known else None, "known": known}


def _place(state: Villagers, place: int) -> dict[str, Any]:
    """A location in words: whose hand, which pile."""
    if place < BURIED:
        return {"hand": place - HAND}
    if place < PACK:
        return {"buried": place - BURIED}
    for pile, top in enumerate(state.tops):
        for entry in top:
            if entry >> WHERE_SHIFT == place:
                return {"pile": pile, "depth": len(top) - 1 - top.index(entry)}
    return {"pack": place - PACK}


def _remembered(state: Villagers, bit: int) -> list[dict[str, Any]]:
    """Cards once seen that have since moved face down: each lies in one of these places."""
    tables = state.tables
    found: list[dict[str, Any]] = []
    for doubt in state.doubts:
        if doubt >> bit & 1 and not state.is_over:
            what, places = what_of(doubt), places_of(doubt)
            where = [_place(state, place) for place in range(places.bit_length()) if places >> place & 1]
            suit = what - A_CARD_OF if what >= A_CARD_OF else tables.suit[what]
            card = None if what >= A_CARD_OF else tables.names[what]
            found.append({"suit": tables.suits[suit], "card": card, "places": where})
    return sorted(found, key=str)


def _packs(state: Villagers, seat: int, bit: int) -> list[dict[str, Any]]:
    """While starting hands are drafted: the cards in front of each seat; a pick is secret until all have picked."""
    decision = state.decision()
    assert isinstance(decision, KeepCard)
    found: list[dict[str, Any]] = []
    for owner in range(state.seats):
        pack = state.packs[pack_of(state, owner, decision.passes)]
        chosen = state.chosen[owner]
        picked = {"chosen": state.tables.names[chosen]} if owner == seat and chosen != NONE else {}
        found.append({"cards": _cards(state, pack, bit), "has_chosen": chosen != NONE, **picked})
    return found


def _countess(state: Villagers) -> dict[str, Any]:
    countess, tables = state.seats, state.tables
    village = state.villages[countess]
    return {
        "coins": state.supply[countess],
        "gold": tables.countess_gold[state.countess_side],
        "village": [
            {"card": tables.names[kind], "coins": village.coins[node]}
            for node, kind in enumerate(village.kinds)
        ],
        "event": None if state.event == NONE else tables.events[state.event].name,
        "events_are_ours": True,  # 11.4: the published ones are not known
        "events_left": [
            sum(
                left
                for number, left in enumerate(state.events_left)
                if tables.events[number].season == season
            )
            for season in range(2)
        ],
        "jester": state.jester,
    }


def census(state: Villagers) -> dict[str, int]:
    """Every card, wherever it lies; both sides of the Founders are one card."""
    tables = state.tables
    counts = [0] * len(tables.names)
    for kinds in (state.pool, state.discards, [kind for kind in state.row if kind != NONE]):
        for kind in kinds:
            counts[kind] += 1
    for entries in (*state.hands, *state.tops, *state.packs, state.bottom, state.buried):
        for entry in entries:
            counts[kind_of(entry)] += 1
    for card in state.drafted:
        counts[card & 255] += 1
    for village in state.villages:
        for kind in village.kinds:
            counts[kind] += 1
    for basic, left in enumerate(state.basics):
        counts[BASICS + basic] += left
    for step in state.stack:
        if isinstance(step, PlaceFreed):  # set free, not yet placed
            counts[step.villager] += 1
    found = dict(zip(tables.names, counts, strict=True))
    found["founders"] += found.pop("founders_food")
    found["missing below piles"] = sum(state.under) - len(state.pool)
    return found
