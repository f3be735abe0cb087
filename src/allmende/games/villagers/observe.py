"""What a seat sees in Villagers, as numbers (core/sheet.py): what view.py shows, and nothing else."""

from __future__ import annotations

from typing import Any, Final

from allmende.core.sheet import Kept, Sheet
from allmende.games.villagers.knowledge import A_CARD_OF, what_of
from allmende.games.villagers.rules.hands import KeepCard, pack_of
from allmende.games.villagers.state import BACK, Village, Villagers, kind_of
from allmende.games.villagers.tables import BASICS, NONE, Tables
from allmende.games.villagers.view import hand_of, held_open, is_known, looked_at, remembers

# What is written of villages, hands, piles and discards, none of which changes in place once it is shared (state.py).
_KEPT: Final = Kept()
_ALIVE: Final = 0  # ways of writing a village: its food and builders …
_BUILT: Final = 1  # … and its cards


def lists(game: Any) -> dict[str, list[str]]:
    """The words that can come up."""
    tables = game.tables
    return {
        "card": list(tables.names),
        "unlocker": list(tables.names),
        "suit": list(tables.suits),
        "due": ["first", "second"],
        "event": [event.name for event in tables.events],
    }


def observe(sheet: Sheet, state: Villagers) -> None:
    state.share()  # what is kept below goes by which list it was
    cards = sheet.lists["card"]
    sheet.number("round", state.round)
    sheet.who("first", state.first)
    for place, kind in enumerate(state.row):
        sheet.about_number("row", place)
        sheet.one("", kind, cards)
        sheet.number(".coins", 0 if kind == NONE else state.row_coins[place])
    reserve = state.tables.stack_count
    for pile in range(reserve + 1):
        if pile < reserve:
            sheet.about_number("stacks", pile)
        else:
            sheet.about("reserve")
        _pile(sheet, state, pile)
    sheet.about("reserve.bottom")
    _cards(sheet, state, state.bottom if remembers(state) else [], False)
    sheet.about("")
    sheet.stretch("basics", state.basics, BASICS, cards)
    _discards(sheet, state)
    sheet.about("buried")
    _cards(sheet, state, state.buried, False)
    sheet.about("")
    sheet.number("markets.first_paid", 1 if state.first_done else 0)
    sheet.bag("markets.due", [number for number in range(2) if state.due >> number & 1], sheet.lists["due"])
    _turn(sheet, state)
    sheet.bag("remembered", _remembered(sheet, state), cards)
    for place in range(sheet.seats):
        seat = sheet.of(place)
        _player(sheet, state, seat)
        _pack(sheet, state, seat)
    sheet.of_nobody()
    _countess(sheet, state)


def _discards(sheet: Sheet, state: Villagers) -> None:
    if sheet.naming:
        sheet.bag("discards", state.discards, sheet.lists["card"])
        return
    part = _KEPT.find(state.discards, 0)
    if part is None:
        scrap = _scrap(sheet)
        scrap.bag("", state.discards, scrap.lists["card"])
        part = _KEPT.keep(state.discards, 0, scrap.done())
    sheet.paste(part)


def _turn(sheet: Sheet, state: Villagers) -> None:
    sheet.about("turn.")
    sheet.number("limit_used", state.limit_used)
    sheet.number("cap_used", state.cap_used)
    sheet.number("cap", state.tables.build_max)
    sheet.number("exchanged", state.exchanged)
    sheet.number("exchanges", state.tables.exchanges)
    sheet.number("tinner", 1 if state.tinner else 0)
    sheet.number("recruited", state.recruited)
    sheet.number("robbed", 1 if state.robbed else 0)
    sheet.number("freelanced", 1 if state.freelanced else 0)
    sheet.about("")


def _pile(sheet: Sheet, state: Villagers, pile: int) -> None:
    """Its size, the back on top, and what is remembered of the cards below."""
    entries, open_from, aided = state.tops[pile], looked_at(state, pile, sheet.seat), remembers(state)
    sheet.number(".size", state.pile_size(pile))
    if sheet.naming or open_from < len(entries):
        _write_pile(sheet, state, entries, open_from, aided)
        return
    way = sheet.seat * 2 + (1 if aided else 0)
    part = _KEPT.find(entries, way)
    if part is None:
        part = _KEPT.keep(entries, way, _pile_part(sheet, state, entries, aided))
    sheet.paste(part)


def _write_pile(sheet: Sheet, state: Villagers, entries: list[int], open_from: int, aided: bool) -> None:
    """From `open_from` up the seat is looking at the fronts."""
    tables, seat, count = state.tables, sheet.seat, len(entries)
    kept = count if aided else min(count, max(1, count - open_from))  # from the top
    suits: list[int] = []
    kinds: list[int] = []
    top = NONE
    for place in range(count - kept, count):
        entry = entries[place]
        kind = kind_of(entry)
        known = is_known(entry, seat, aided or place >= open_from)
        suit = tables.suit[kind] if known or entry & BACK else NONE
        if known:
            kinds.append(kind)
        if suit != NONE:
            suits.append(suit)
        if place == count - 1:
            top = suit
    sheet.one(".top", top, sheet.lists["suit"])
    sheet.number(".known.size", kept)
    sheet.bag(".known.suits", suits, sheet.lists["suit"])
    sheet.bag(".known.cards", kinds, sheet.lists["card"])


def _pile_part(sheet: Sheet, state: Villagers, entries: list[int], aided: bool) -> bytes:
    scrap = _scrap(sheet)
    _write_pile(scrap, state, entries, len(entries), aided)
    return scrap.done()


def _scrap(sheet: Sheet) -> Sheet:
    """Another sheet for the same seat, to write a part on."""
    scrap = Sheet(sheet.lists)
    scrap.begin(sheet.seat, sheet.seats)
    return scrap


def _cards(sheet: Sheet, state: Villagers, entries: list[int], open: bool) -> None:
    """Cards of which perhaps only the back is known. `open`: they are being looked at."""
    shown = open or remembers(state)
    if sheet.naming or not entries:
        _write_cards(sheet, state, entries, shown)
        return
    way = 16 + sheet.seat * 2 + (1 if shown else 0)
    part = _KEPT.find(entries, way)
    if part is None:
        scrap = _scrap(sheet)
        _write_cards(scrap, state, entries, shown)
        part = _KEPT.keep(entries, way, scrap.done())
    sheet.paste(part)


def _write_cards(sheet: Sheet, state: Villagers, entries: list[int], shown: bool) -> None:
    suits: list[int] = []
    kinds: list[int] = []
    seat, suit_of = sheet.seat, state.tables.suit
    for entry in entries:
        known = is_known(entry, seat, shown)
        if known or entry & BACK:
            kind = kind_of(entry)
            suits.append(suit_of[kind])
            if known:
                kinds.append(kind)
    sheet.number(".size", len(entries))
    sheet.bag(".suits", suits, sheet.lists["suit"])
    sheet.bag(".cards", kinds, sheet.lists["card"])


def _remembered(sheet: Sheet, state: Villagers) -> list[int]:
    """Cards once seen that have since moved face down."""
    found: list[int] = []
    if remembers(state) and not state.is_over:
        for doubt in state.doubts:
            if doubt >> sheet.seat & 1 and what_of(doubt) < A_CARD_OF:
                found.append(what_of(doubt))
    return found


def _player(sheet: Sheet, state: Villagers, seat: int) -> None:
    tables, village, cards = state.tables, state.villages[seat], sheet.lists["card"]
    sheet.number("coins", state.supply[seat])
    sheet.number("picks", state.picks[seat])
    sheet.number("draft_limit", state.draft_limits[seat])
    sheet.number("build_limit", state.build_limits[seat])
    alive, built = _KEPT.find(village, _ALIVE), _KEPT.find(village, _BUILT)
    if alive is None or built is None:
        scrap = _scrap(sheet)
        _write_alive(scrap, tables, village)
        alive = _KEPT.keep(village, _ALIVE, scrap.done())
        scrap.begin(sheet.seat, sheet.seats)
        _write_built(scrap, tables, village)
        built = _KEPT.keep(village, _BUILT, scrap.done())
    if sheet.naming:
        _write_alive(sheet, tables, village)
    else:
        sheet.paste(alive)
    sheet.about("hand")
    _cards(sheet, state, hand_of(state, seat), seat == sheet.seat or held_open(state, seat, sheet.seat))
    sheet.about("")
    sheet.bag("drafted", [card & 255 for card in state.drafted if card >> 8 == seat], cards)
    if sheet.naming:
        _write_built(sheet, tables, village)
    else:
        sheet.paste(built)


def _write_alive(sheet: Sheet, tables: Tables, village: Village) -> None:
    sheet.number("food", village.live_food(tables))
    sheet.number("builders", village.live_builders(tables))


def _write_built(sheet: Sheet, tables: Tables, village: Village) -> None:
    cards = sheet.lists["card"]
    free: list[int] = []  # cards with room on them, once for each
    tops: list[int] = []  # cards with nothing on them
    coins = 0
    for node, kind in enumerate(village.kinds):
        load = village.loads[node]
        for _ in range(tables.slots[village.roles[node]] - load):
            free.append(kind)
        if load == 0:
            tops.append(kind)
        coins += village.coins[node]
    sheet.bag("village", village.kinds, cards)
    sheet.bag("village.free", free, cards)
    sheet.bag("village.tops", tops, cards)
    sheet.number("village.coins", coins)


def _pack(sheet: Sheet, state: Villagers, seat: int) -> None:
    """While starting hands are drafted: the cards in front of a seat; a pick is secret until all have picked."""
    entries: list[int] = []
    chosen = NONE
    if state.packs:
        decision = state.decision()
        assert isinstance(decision, KeepCard)
        entries = state.packs[pack_of(state, seat, decision.passes)]
        chosen = state.chosen[seat]
    own = seat == sheet.seat
    sheet.number("has_chosen", 0 if chosen == NONE else 1)
    sheet.one("chosen", chosen if own else NONE, sheet.lists["card"])
    sheet.about("pack")
    _cards(sheet, state, entries, own)


def _countess(sheet: Sheet, state: Villagers) -> None:
    """There is one only where somebody plays alone."""
    if sheet.seats > 1:
        return
    countess, tables = state.seats, state.tables
    sheet.about("countess.")
    sheet.number("coins", state.supply[countess] if state.solo else 0)
    sheet.number("gold", tables.countess_gold[state.countess_side] if state.solo else 0)
    sheet.number("jester", state.jester if state.solo else 0)
    sheet.one("event", state.event if state.solo else NONE, sheet.lists["event"])
    sheet.bag("village", state.villages[countess].kinds if state.solo else [], sheet.lists["card"])
    left = [0, 0]  # by season
    if state.solo:
        for number, count in enumerate(state.events_left):
            left[tables.events[number].season] += count
    sheet.row("events_left", left, 2)
