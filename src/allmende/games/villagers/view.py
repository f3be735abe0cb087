"""What a seat may know in Villagers: all open cards, the suits of card backs, and the fronts it has seen (1.2).

What has been seen and lies face down now is a memory aid (R53). Where the table's creator has switched it off, a view
holds only what can be seen at the moment.
"""

from __future__ import annotations

from allmende.games.villagers.knowledge import A_CARD_OF, places_of, what_of
from allmende.games.villagers.rules.build_specials import TakeFromHand
from allmende.games.villagers.rules.hands import KeepCard, pack_of
from allmende.games.villagers.rules.looking import LookThrough, PutBack
from allmende.games.villagers.shapes import (
    Back,
    Countess,
    Pack,
    Pile,
    Placed,
    PlayerView,
    Remembered,
    Table,
    Where,
)
from allmende.games.villagers.state import (
    BACK,
    BURIED,
    HAND,
    PACK,
    SEEN,
    SPECTATOR,
    WHERE_SHIFT,
    Villagers,
    kind_of,
)
from allmende.games.villagers.tables import BASICS, NONE


def view(state: Villagers, seat: int) -> Table:
    tables = state.tables
    bit = SPECTATOR if seat < 0 else seat
    shown: Table = {
        "round": state.round,
        "first": state.first,
        "row": [
            None if kind == NONE else {"card": tables.names[kind], "coins": state.row_coins[place]}
            for place, kind in enumerate(state.row)
        ],
        "stacks": [_pile(state, pile, bit) for pile in range(tables.stack_count)],
        "reserve": {
            **_pile(state, tables.stack_count, bit),
            "bottom": _cards(state, state.bottom, bit) if remembers(state) else [],
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
        "remembered": _remembered(state, bit) if remembers(state) else [],
    }
    if state.packs:
        shown["packs"] = _packs(state, seat, bit)
    if state.solo:
        shown["countess"] = _countess(state)
    return shown


def remembers(state: Villagers) -> bool:
    """Whether seats are shown what they have seen before."""
    return bool(state.options["memory_aid"])


def _due(state: Villagers) -> list[str]:
    return [word for number, word in enumerate(("first", "second")) if state.due >> number & 1]


def _player(state: Villagers, owner: int, bit: int) -> PlayerView:
    tables = state.tables
    return {
        "coins": state.supply[owner],
        "hand": _cards(state, hand_of(state, owner), bit, owner == bit or held_open(state, owner, bit)),
        "drafted": [tables.names[card & 255] for card in state.drafted if card >> 8 == owner],
        "picks": state.picks[owner],
        "draft_limit": state.draft_limits[owner],
        "build_limit": state.build_limits[owner],
        "food": state.villages[owner].live_food(tables),
        "builders": state.villages[owner].live_builders(tables),
        "village": _trees(state, owner, NONE),
    }


def hand_of(state: Villagers, owner: int) -> list[int]:
    """The entries of a hand; when the game is over everybody sees them."""
    hand = state.hands[owner]
    return [entry | SEEN for entry in hand] if state.is_over else hand


def held_open(state: Villagers, owner: int, bit: int) -> bool:
    """Whether this seat can look into that hand right now: at the end, and while its Noble is choosing."""
    if not state.stack:
        return True
    top = state.stack[-1]
    return isinstance(top, TakeFromHand) and top.owner == owner and top.seat == bit


def _trees(state: Villagers, owner: int, below: int) -> list[Placed]:
    """The cards that lie on this one (-1: the first cards), each with what lies on it."""
    village, names = state.villages[owner], state.tables.names
    found: list[Placed] = []
    for node, under in enumerate(village.below):
        if under == below:
            card: Placed = {
                "card": names[village.kinds[node]],
                "coins": village.coins[node],
                "free": max(0, state.tables.slots[village.roles[node]] - village.loads[node]),
                "on": _trees(state, owner, node),
            }
            if state.tables.is_special[village.kinds[node]]:
                card["role"] = names[village.roles[node]]
            found.append(card)
    return found


def _cards(state: Villagers, entries: list[int], bit: int, open: bool = False) -> list[Back]:
    """Card backs with the fronts this seat knows, in an order that reveals nothing. `open`: it is looking at them now."""
    return sorted((_card(state, entry, bit, open) for entry in entries), key=_order)


def _card(state: Villagers, entry: int, bit: int, open: bool) -> Back:
    kind = kind_of(entry)
    known = is_known(entry, bit, open or remembers(state))
    suit = state.tables.suits[state.tables.suit[kind]] if known or entry & BACK else None
    return {"suit": suit, "card": state.tables.names[kind] if known else None}


def is_known(entry: int, bit: int, shown: bool) -> bool:
    """Whether a seat has seen the front of a card, and is shown it: it looks at it now, or is helped to remember."""
    return shown and entry >> bit & 1 == 1


def _order(card: Back) -> tuple[str, str]:
    return card["suit"] or "", card["card"] or ""


def _pile(state: Villagers, pile: int, bit: int) -> Pile:
    """Its size, the back on top, and what is remembered of the cards below, from the top."""
    open_from = looked_at(state, pile, bit)
    known = [_card(state, entry, bit, place >= open_from) for place, entry in enumerate(state.tops[pile])]
    known.reverse()
    top = known[0]["suit"] if known else None
    if not remembers(state):
        known = known[: max(1, len(known) - open_from)]
    return {"size": state.pile_size(pile), "top": top, "known": known}


def looked_at(state: Villagers, pile: int, bit: int) -> int:
    """From which card of a pile up this seat is looking at their fronts right now; beyond the top: at none."""
    step = state.stack[-1] if state.stack else None
    # One class at a time: compiled, `LookThrough | PutBack` would be put together again at every look
    if isinstance(step, LookThrough) and step.seat == bit and step.pile == pile:
        return step.start
    if isinstance(step, PutBack) and step.seat == bit and step.pile == pile:
        return step.start
    return len(state.tops[pile])


def _place(state: Villagers, place: int) -> Where:
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


def _remembered(state: Villagers, bit: int) -> list[Remembered]:
    """Cards once seen that have since moved face down: each lies in one of these places."""
    tables = state.tables
    found: list[Remembered] = []
    for doubt in state.doubts:
        if doubt >> bit & 1 and not state.is_over:
            what, places = what_of(doubt), places_of(doubt)
            where = [_place(state, place) for place in range(places.bit_length()) if places >> place & 1]
            suit = what - A_CARD_OF if what >= A_CARD_OF else tables.suit[what]
            card = None if what >= A_CARD_OF else tables.names[what]
            found.append({"suit": tables.suits[suit], "card": card, "places": where})
    return sorted(found, key=str)


def _packs(state: Villagers, seat: int, bit: int) -> list[Pack]:
    """While starting hands are drafted: the cards in front of each seat; a pick is secret until all have picked."""
    decision = state.decision()
    assert isinstance(decision, KeepCard)
    found: list[Pack] = []
    for owner in range(state.seats):
        pack = state.packs[pack_of(state, owner, decision.passes)]
        chosen = state.chosen[owner]
        shown: Pack = {"cards": _cards(state, pack, bit, owner == seat), "has_chosen": chosen != NONE}
        if owner == seat and chosen != NONE:
            shown["chosen"] = state.tables.names[chosen]
        found.append(shown)
    return found


def _countess(state: Villagers) -> Countess:
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
        "event_numbers": {} if state.event == NONE else tables.events[state.event].numbers(),
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
