"""What a seat sees in Villagers, as numbers (core/sheet.py)."""

from __future__ import annotations

from typing import Any

from allmende.core.sheet import Sheet

COUNTS = (
    "limit_used",
    "cap_used",
    "cap",
    "exchanged",
    "exchanges",
    "tinner",
    "recruited",
    "robbed",
    "freelanced",
)
OF_PLAYER = ("coins", "picks", "draft_limit", "build_limit", "food", "builders")


def lists(game: Any) -> dict[str, list[str]]:
    """The words that can come up."""
    tables = game.tables
    names: list[str] = list(dict.fromkeys(tables.names))
    events = game.components.data["solo"]["events"]["list"]
    return {
        "card": names,
        "unlocker": names,
        "suit": list(tables.suits),
        "due": ["first", "second"],
        "event": list(dict.fromkeys([str(event["id"]) for event in events])),
    }


def observe(sheet: Sheet, seen: dict[str, Any]) -> None:
    sheet.number("round", seen["round"])
    sheet.who("first", seen["first"])
    for place, card in enumerate(seen["row"]):
        sheet.word(f"row[{place}]", None if card is None else card["card"], "card")
        sheet.number(f"row[{place}].coins", 0 if card is None else card["coins"])
    for number, pile in enumerate([*seen["stacks"], seen["reserve"]]):
        name = f"stacks[{number}]" if number < len(seen["stacks"]) else "reserve"
        sheet.number(f"{name}.size", pile["size"])
        sheet.word(f"{name}.top", pile["top"], "suit")
        _backs(sheet, f"{name}.known", pile["known"])
    _backs(sheet, "reserve.bottom", seen["reserve"]["bottom"])
    sheet.counts("basics", seen["basics"], "card")
    sheet.bag("discards", seen["discards"], "card")
    _backs(sheet, "buried", seen["buried"])
    sheet.number("markets.first_paid", seen["markets"]["first_paid"])
    sheet.bag("markets.due", seen["markets"]["due"], "due")
    for what in COUNTS:
        sheet.number(f"turn.{what}", seen["turn"][what])
    remembered = [one["card"] for one in seen["remembered"] if one["card"] is not None]
    sheet.bag("remembered", remembered, "card")
    packs = seen.get("packs")
    for place, seat in enumerate(sheet.round_the_table()):
        whose = "me" if place == 0 else str(place)
        _player(sheet, whose, seen["players"][seat])
        pack = None if packs is None else packs[seat]
        sheet.number(f"{whose}.has_chosen", 0 if pack is None else pack["has_chosen"])
        sheet.word(f"{whose}.chosen", None if pack is None else pack.get("chosen"), "card")
        _backs(sheet, f"{whose}.pack", [] if pack is None else pack["cards"])
    _countess(sheet, seen.get("countess"))


def _backs(sheet: Sheet, name: str, cards: list[dict[str, Any]]) -> None:
    """Cards of which perhaps only the back is known."""
    sheet.number(f"{name}.size", len(cards))
    sheet.bag(f"{name}.suits", [card["suit"] for card in cards if card["suit"] is not None], "suit")
    sheet.bag(f"{name}.cards", [card["card"] for card in cards if card["card"] is not None], "card")


def _player(sheet: Sheet, whose: str, player: dict[str, Any]) -> None:
    for what in OF_PLAYER:
        sheet.number(f"{whose}.{what}", player[what])
    _backs(sheet, f"{whose}.hand", player["hand"])
    sheet.bag(f"{whose}.drafted", player["drafted"], "card")
    cards: list[str] = []
    free: list[str] = []
    tops: list[str] = []
    coins = _walk(player["village"], cards, free, tops)
    sheet.bag(f"{whose}.village", cards, "card")
    sheet.bag(f"{whose}.village.free", free, "card")
    sheet.bag(f"{whose}.village.tops", tops, "card")
    sheet.number(f"{whose}.village.coins", coins)


def _walk(placed: list[dict[str, Any]], cards: list[str], free: list[str], tops: list[str]) -> int:
    """All cards of a village, those with room on them (once for each), those with nothing on them; and the coins on all."""
    coins = 0
    for one in placed:
        cards.append(one["card"])
        free.extend([one["card"]] * one["free"])
        if not one["on"]:
            tops.append(one["card"])
        coins += one["coins"] + _walk(one["on"], cards, free, tops)
    return coins


def _countess(sheet: Sheet, countess: dict[str, Any] | None) -> None:
    """There is one only where somebody plays alone."""
    if sheet.seats > 1:
        return
    for what in ("coins", "gold", "jester"):
        sheet.number(f"countess.{what}", 0 if countess is None else countess[what])
    sheet.word("countess.event", None if countess is None else countess["event"], "event")
    sheet.bag(
        "countess.village", [] if countess is None else [card["card"] for card in countess["village"]], "card"
    )
    sheet.row("countess.events_left", [] if countess is None else countess["events_left"], 2)
