"""A second opinion on Villagers: what may be done in a position, and what markets pay, by the rulebook's text, the view and
the printed numbers. Slow and plain on purpose; it shares nothing with the rules. For games without mini-expansions."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from allmende import State
from allmende.core import catalog

PRINTED: dict[str, Any] = tomllib.loads((catalog.folder("villagers") / "components.toml").read_text("utf-8"))
FOUNDERS: dict[str, Any] = PRINTED["founders"]
CARDS: dict[str, dict[str, Any]] = {
    "founders": {**FOUNDERS, **FOUNDERS["front"], "chain": ["founders"]},
    "founders_food": {**FOUNDERS, **FOUNDERS["back"], "chain": ["founders"]},
    **{card["id"]: {**card, "chain": [card["id"]]} for card in PRINTED["basics"]["list"]},
    **{card["id"]: card for card in PRINTED["villagers"]["card"]},
    **{card["id"]: {**card, "chain": []} for card in PRINTED["specials"]["card"]},
}
BASICS = [card["id"] for card in PRINTED["basics"]["list"]]
MOST = 5  # of villagers drafted, of villagers played
TOLL = 2
EXCHANGES = 3
BAN = [event["id"] for event in PRINTED["solo"]["events"]["list"] if event["code"] == "no_face_down_drafts"]

Told = tuple[Any, ...]  # a verb and its arguments
View = dict[str, Any]
Card = dict[str, Any]  # one that lies in a village, as the view has it


# -- villages ----------------------------------------------------------------------------------------------------------


def cards_in(trees: list[Card]) -> Iterator[Card]:
    for card in trees:
        yield card
        yield from cards_in(card["on"])


def village(view: View, seat: int) -> list[Card]:
    """The Countess' village comes after those of the seats; her cards are never covered."""
    if seat == view["seats"]:
        return [{**card, "on": []} for card in view["countess"]["village"]]
    return list(cards_in(view["players"][seat]["village"]))


def owners(view: View) -> range:
    return range(view["seats"] + ("countess" in view))


def is_special(name: str) -> bool:
    return bool(CARDS[name]["suit"] == "special")


def part(card: Card) -> str:
    """The part a card plays in its chain."""
    played = card["role"] if is_special(card["card"]) else card["card"]
    return "founders" if played == "founders_food" else str(played)


def has_room(card: Card) -> bool:
    """The first villager of a chain carries two, the others one; those whom nobody follows, none."""
    followed = any(part(card) in other["chain"][:-1] for other in CARDS.values())
    first = len(CARDS[part(card)]["chain"]) == 1
    return followed and len(card["on"]) < (2 if first else 1)


def tops(view: View, seat: int) -> list[Card]:
    return [card for card in village(view, seat) if not card["on"]]


def total(view: View, seat: int, what: str) -> int:
    """Gold, food or builders: only on the top cards."""
    return sum(CARDS[card["card"]].get(what, 0) for card in tops(view, seat))


def symbols(view: View, seat: int, suit: str) -> int:
    return sum(
        CARDS[card["card"]]["symbols"] for card in village(view, seat) if CARDS[card["card"]]["suit"] == suit
    )


# -- markets -----------------------------------------------------------------------------------------------------------


def silver(view: View, seat: int, name: str, hers: int) -> int:
    own = village(view, seat)
    bare = [CARDS[card["card"]] for card in tops(view, seat)]
    match name:
        case "log_rafter":
            return symbols(view, seat, "wood")
        case "horse_trader":
            return symbols(view, seat, "hay") // 2 * 3
        case "ore_muler":
            return symbols(view, seat, "ore") // 2 * 3
        case "priest":
            return symbols(view, seat, "single") // 2 * 3
        case "locksmith":
            return 2 * sum(1 for card in own if CARDS[card["card"]].get("padlock"))
        case "wood_carver":
            return sum(int(card.get("gold", 0)) for card in bare if card["suit"] == "wood")
        case "peddler":
            return (sum(1 for card in bare if card.get("gold")) + hers) // 2 * 3
        case "food_seller":
            return 3 * total(view, seat, "food")
        case "freemason":
            return 3 * total(view, seat, "builders")
        case "agent":
            return max(int(card["coins"]) for card in own)
    return 0


def income(view: View, seat: int, second: bool) -> int:
    """What a market pays: visible gold, as many coins as lie on the villagers, and in the second one silver."""
    hers = seat == view["seats"]
    earned = total(view, seat, "gold") + sum(card["coins"] for card in village(view, seat))
    if hers:
        earned += PRINTED["solo"]["reconstructed"]["countess_card_gold_back"] if second else 4
    if second:
        earned += sum(silver(view, seat, card["card"], int(hers)) for card in tops(view, seat))
    return int(earned)


# -- what may be done --------------------------------------------------------------------------------------------------


class Seen:
    """What the seat sees that decides."""

    def __init__(self, state: State) -> None:
        assert state.to_move is not None
        self.seat = state.to_move
        self.view: View = state.view(self.seat)
        self.own: dict[str, Any] = self.view["players"][self.seat]
        self.hand = Counter(str(card["card"]) for card in self.own["hand"])
        self.turn: dict[str, Any] = self.view["turn"]
        self.retail = self.view["options"]["edition"] == "retail"
        self.village = village(self.view, self.seat)
        self.pending: dict[str, Any] = self.view["pending"]

    def left(self) -> int:
        return MOST - int(self.turn["cap_used"])

    def may_open(self, name: str) -> bool:
        """Whether the padlock of a card, if it has one, can be opened."""
        padlock = CARDS[name].get("padlock")
        if not padlock or self.turn["tinner"] or self.own["coins"] >= TOLL:
            return True
        return any(card["card"] == padlock for card in self.village)

    def spots(self, name: str, monks: int) -> Iterator[str]:
        """Where a villager fits with Monks in the places just below it."""
        below = CARDS[name]["chain"][: len(CARDS[name]["chain"]) - 1 - monks]
        if not below:
            yield "alone"
            return
        for card in self.village:
            if part(card) == below[-1] and has_room(card):
                yield card["card"] if is_special(card["card"]) else "shared" if card["on"] else "bare"

    def most_monks(self, name: str) -> int:
        return min(self.hand["monk"], len(CARDS[name]["chain"]) - 1)


def allowed(state: State) -> set[Told]:
    seen = Seen(state)
    return set(OFFERS[seen.pending["kind"]](seen))


def road(seen: Seen) -> Iterator[Told]:
    for number, place in enumerate(seen.view["row"], 1):
        if place is not None:
            yield "take", number
    banned = "countess" in seen.view and seen.view["countess"]["event"] in BAN
    if not banned or not any(seen.view["row"]):
        for number, stack in enumerate(seen.view["stacks"], 1):
            if stack["size"]:
                yield "draw", number


def courier_window(seen: Seen) -> Iterator[Told]:
    yield ("let-be",)
    if seen.hand["courier"]:
        yield ("courier",)


def build_turn(seen: Seen) -> Iterator[Told]:
    yield ("end",)
    if seen.turn["exchanged"] < EXCHANGES and seen.hand:
        for basic in BASICS:
            if seen.view["basics"][basic]:
                yield "fetch", basic
    if seen.turn["limit_used"] < seen.own["build_limit"]:
        for name in seen.hand:
            if not is_special(name) and seen.may_open(name):
                for monks in range(seen.most_monks(name) + 1):
                    if 1 + monks <= seen.left():
                        for spot in seen.spots(name, monks):
                            yield "place", name, spot, monks
    if seen.left():
        if seen.hand["tinner"]:
            yield ("tinner",)
        if seen.hand["smuggler"] and seen.may_open("smuggler"):
            for card in tops(seen.view, seen.seat):
                if CARDS[card["card"]].get("gold"):
                    yield "smuggle", card["card"]
        if seen.hand["apprentice"]:
            yield from swaps(seen)


def swaps(seen: Seen) -> Iterator[Told]:
    """Any villager in any village that is covered by another. The rest is the retail edition's."""
    for owner in range(seen.view["seats"]):
        for card in village(seen.view, owner):
            name = card["card"]
            if not card["on"]:
                continue
            founders, special = name.startswith("founders"), is_special(name)
            if seen.retail:
                builds = 0 if founders or name in BASICS else 1
                if special or (founders and owner != seen.seat) or not seen.may_open(name):
                    continue
                if seen.turn["limit_used"] + builds > seen.own["build_limit"]:
                    continue
            if special:
                yield "apprentice", owner + 1, name, 0
                continue
            for monks in range(seen.most_monks(name) + 1):
                if 1 + monks <= seen.left() and any(True for _ in seen.spots(name, monks)):
                    yield "apprentice", owner + 1, name, monks


def place_freed(seen: Seen) -> Iterator[Told]:
    name, monks = seen.pending["card"], int(seen.pending["monks"])
    if name.startswith("founders"):
        yield "place", "founders", "alone", 0
        yield "place", "founders_food", "alone", 0
        return
    for spot in seen.spots(name, monks):
        yield "place", name, spot, monks


def open_padlock(seen: Seen) -> Iterator[Told]:
    unlocker = CARDS[seen.pending["card"]]["padlock"]
    if seen.turn["tinner"]:
        yield ("unlock",)
    who = [owner for owner in owners(seen.view) if amounts(seen, owner, unlocker)]
    if seen.seat in who:
        who = [seen.seat]
    elif seen.own["coins"] < TOLL:
        return
    for owner in who:
        for copy in range(len(amounts(seen, owner, unlocker))):
            yield "pay", "countess" if owner == seen.view["seats"] else owner + 1, copy + 1
    if not who:
        yield ("pay-bank",)


def amounts(seen: Seen, owner: int, unlocker: str) -> set[int]:
    """What lies on the copies of a card in a village: equal ones are one choice (R50)."""
    return {int(card["coins"]) for card in village(seen.view, owner) if card["card"] == unlocker}


def save_villager(seen: Seen) -> Iterator[Told]:
    yield ("save-none",)
    for number, place in enumerate(seen.view["row"], 1):
        if place is not None and not place["coins"] and seen.own["coins"]:
            yield "save", number


def yield_villager(seen: Seen) -> Iterator[Told]:
    event = next(
        one for one in PRINTED["solo"]["events"]["list"] if one["id"] == seen.view["countess"]["event"]
    )
    for card in tops(seen.view, seen.seat):
        name = card["card"]
        if name not in BASICS and not name.startswith("founders"):
            if CARDS[name].get("gold", 0) >= event.get("min_gold", 0):
                yield "yield", name


OFFERS: dict[str, Callable[[Seen], Iterator[Told]]] = {
    "pick-villager": road,
    "courier-window": courier_window,
    "courier-takes": road,
    "build-turn": build_turn,
    "choose-stack": lambda seen: (
        ("put-on", number) for number, stack in enumerate(seen.view["stacks"], 1) if stack["size"]
    ),
    "give-card": lambda seen: (("give", name) for name in seen.hand),
    "open-padlock": open_padlock,
    "place-freed": place_freed,
    "cover-founders": lambda seen: iter([("cover", "gold"), ("cover", "farm")]),
    "save-villager": save_villager,
    "keep-card": lambda seen: (("keep", card["card"]) for card in seen.view["packs"][seen.seat]["cards"]),
    "pass-to-countess": lambda seen: (
        ("send", number) for number, place in enumerate(seen.view["row"], 1) if place is not None
    ),
    "face-event": lambda seen: iter([("jester",), ("accept",)]),
    "yield-villager": yield_villager,
}
