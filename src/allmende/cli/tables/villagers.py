"""Villagers in the terminal: the road with its stacks, villages as chains, and what each card of the hand needs.

Covered cards are in brackets, before what lies on them. What is printed on a card comes from the game's tables, where it
lies from the view.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from allmende.cli.tables import Setting
from allmende.cli.tables.layout import grid
from allmende.core.actions import Action
from allmende.core.game import Game
from allmende.core.words import Words
from allmende.games.villagers.tables import NONE, Formula, Tables

WIDE = 110  # from here on two panels stand side by side
GOLD, FOOD, BUILDER, PADLOCK, COIN, ROOM = "✦", "♣", "⌂", "⚿", "¢", "○"
SUIT_STYLES = {
    "grains": "cyan", "wood": "green", "hay": "magenta", "ore": "bright_black", "grapes": "bright_magenta",
    "wool": "bright_blue", "leather": "yellow", "single": "orange4", "special": "red",
}  # fmt: skip


def draw(view: dict[str, Any], words: Words, setting: Setting) -> RenderableType:
    tables: Tables = setting.game.tables  # type: ignore[attr-defined]  # the game is Villagers'
    board = Board(view, words, setting, tables)
    width = min(setting.width, 170)
    across = 2 if width >= WIDE else 1
    villages = [board.player(seat) for seat in range(view["seats"])]
    parts: list[RenderableType] = [board.headline(), grid([board.row(), board.stacks()], across, width)]
    if "packs" in view:
        parts.append(board.packs())
    if "countess" in view:
        villages.append(board.countess())
    parts.append(grid(villages, across, width))
    if view["seat"] is not None:
        parts.append(board.hand(view["seat"]))
    return Group(*parts)


class Board:
    """One view, drawn part by part."""

    def __init__(self, view: dict[str, Any], words: Words, setting: Setting, tables: Tables) -> None:
        self.view = view
        self.words = words
        self.persons = setting.persons
        self.tables = tables

    def panel(
        self, title: str | Text, body: RenderableType, style: str = "dim", heavy: bool = False
    ) -> Panel:
        return Panel(
            body, title=Text(title, "bold not dim") if isinstance(title, str) else title, title_align="left",
            box=box.HEAVY if heavy else box.ROUNDED, border_style=style, padding=(0, 1), expand=True,
        )  # fmt: skip

    # -- small things -------------------------------------------------------------------------------------------------

    def card(self, name: str) -> Text:
        suit = self.tables.suits[self.tables.suit[self.tables.kind[name]]]
        return Text(self.words.value("card", name), SUIT_STYLES.get(suit, ""))

    def suit(self, suit: str | None) -> Text:
        return Text(self.words.value("suit", suit) if suit else "?", SUIT_STYLES.get(suit or "", "dim"))

    def worth(self, name: str) -> str:
        """What stands below the name: Gold, Food, Builders, Silver."""
        kind, tables = self.tables.kind[name], self.tables
        parts = [
            f"{count}{sign}"
            for count, sign in (
                (tables.gold[kind], GOLD),
                (tables.food[kind], FOOD),
                (tables.builders[kind], BUILDER),
            )
            if count
        ]
        for metal, formula in (("silver", tables.silver[kind]), ("bronze", tables.bronze[kind])):
            if formula.kind:
                parts.append(f"{self.words.text(metal)} {self.formula(formula)}")
        return " ".join(parts)

    def formula(self, formula: Formula) -> str:
        suits = "+".join(self.words.value("suit", self.tables.suits[suit]) for suit in formula.suits)
        return self.words.text(
            f"formula-{formula.kind}", amount=formula.amount, every=formula.every, suits=suits
        )

    def needs(self, name: str) -> Text:
        """The chain below a card, and its padlock."""
        kind, tables = self.tables.kind[name], self.tables
        line = Text()
        chain = tables.chain[kind][:-1]
        if chain:
            below = " › ".join(self.words.value("card", tables.names[one]) for one in chain)
            line.append(f" {self.words.text('on')} {below}", "dim")
        if tables.padlock[kind] != NONE:
            line.append(
                f" {PADLOCK} {self.words.value('card', tables.names[tables.padlock[kind]])}", "yellow"
            )
        return line

    def described(self, name: str) -> Text:
        worth = self.worth(name)
        line = self.card(name).append(f" {worth}" if worth else "", "default")
        if self.tables.is_special[self.tables.kind[name]]:
            line.append(f" {self.words.text(f'effect-{name}')}", "dim")
        return line.append_text(self.needs(name))

    def coins(self, count: int) -> Text:
        return Text(f" {COIN}{count}", "bold yellow") if count else Text()

    def person(self, seat: int) -> Text:
        person = self.persons[seat]
        return Text(f"{person.sign} {person.name}", person.style)

    # -- the road -----------------------------------------------------------------------------------------------------

    def headline(self) -> Text:
        view, words = self.view, self.words
        line = Text().append(f" {words.text('title')}", "bold")
        line.append(f"  {words.text('round', round=view['round'])}  {words.text('goes-first')} ", "dim")
        line.append_text(self.person(view["first"]))
        for market in view["markets"]["due"]:
            line.append(f"  {words.text(f'market-due-{market}')}", "bold red")
        if view["markets"]["first_paid"]:
            line.append(f"  {words.text('first-market-paid')}", "dim")
        return line

    def row(self) -> Panel:
        lines: list[Text] = []
        for number, place in enumerate(self.view["row"], 1):
            line = Text(f"{number} ", "bold")
            if place is None:
                line.append("–", "dim")
            else:
                line.append_text(self.described(place["card"])).append_text(self.coins(place["coins"]))
            lines.append(line)
        return self.panel(self.words.text("row"), Group(*lines))

    def stacks(self) -> Panel:
        lines: list[Text] = []
        for number, stack in enumerate(self.view["stacks"], 1):
            lines.append(Text(f"{number} ", "bold").append_text(self.pile(stack)))
        reserve = Text(f"{self.words.text('reserve')} ", "dim")
        lines.append(reserve.append_text(self.pile(self.view["reserve"])))
        basics = [
            Text(f"{self.words.value('card', name)} ×{left}") for name, left in self.view["basics"].items()
        ]
        lines.append(Text("  ").join(basics))
        return self.panel(self.words.text("stacks"), Group(*lines))

    def pile(self, pile: dict[str, Any]) -> Text:
        """How many, the back on top, and what is remembered below it."""
        if not pile["size"]:
            return Text("–", "dim")
        line = Text(f"{self.words.text('cards', count=pile['size'])}, ").append_text(self.suit(pile["top"]))
        known = [card["card"] for card in pile["known"] if card["card"]]
        if known:
            names = ", ".join(self.words.value("card", name) for name in known)
            line.append(f" ({self.words.text('known', cards=names)})", "dim")
        return line

    def packs(self) -> Panel:
        lines = []
        for seat, pack in enumerate(self.view["packs"]):
            line = self.person(seat).append(": ", "default")
            lines.append(line.append_text(self.backs(pack["cards"])))
        return self.panel(self.words.text("packs"), Group(*lines))

    # -- the villages -------------------------------------------------------------------------------------------------

    def player(self, seat: int) -> Panel:
        player, words = self.view["players"][seat], self.words
        lines: list[Text] = [self.limits(seat)]
        for tree in player["village"]:
            lines += self.tree(tree, "")
        if player["drafted"]:
            drafted = Text(", ").join(self.card(name) for name in player["drafted"])
            lines.append(Text(f"{words.text('drafted')} ", "dim").append_text(drafted))
        if seat != self.view["seat"]:
            lines.append(Text(f"{words.text('hand')} ", "dim").append_text(self.backs(player["hand"])))
        title = Text(self.persons[seat].title, self.persons[seat].style)
        title.stylize("bold not dim")
        if seat == self.view["seat"]:
            title.append(f" {words.text('you')}", "dim")
        moving = seat == self.view["to_move"]
        return self.panel(title, Group(*lines), self.persons[seat].style if moving else "dim", moving)

    def limits(self, seat: int) -> Text:
        player = self.view["players"][seat]
        line = self.coins(player["coins"]) or Text(f" {COIN}0", "bold yellow")
        line.append(f"  {player['food']}{FOOD}", "default").append(
            f" {self.words.text('drafts', picks=player['picks'], limit=player['draft_limit'])}", "dim"
        )
        line.append(f"  {player['builders']}{BUILDER}", "default")
        turn, pending = self.view["turn"], self.view["pending"]
        if pending is not None and pending["kind"] == "build-turn" and pending["seat"] == seat:
            used = {key: turn[key] for key in ("limit_used", "cap_used", "cap", "exchanged", "exchanges")}
            line.append(f" {self.words.text('building', limit=player['build_limit'], **used)}", "dim")
            if turn["tinner"]:
                line.append(f" {self.words.text('tinner-at-work')}", "yellow")
        else:
            tables = self.tables  # what the limit would be if the Build Phase began now (6.2)
            limit = tables.build_base + tables.build_per_builder * player["builders"]
            line.append(f" {self.words.text('builds', limit=min(tables.build_max, limit))}", "dim")
        return line

    def tree(self, node: dict[str, Any], before: str) -> list[Text]:
        """A chain on one line; where it branches, a line for each branch."""
        line = Text(before, "dim")
        while True:
            line.append_text(self.node(node))
            if len(node["on"]) != 1:
                break
            node = node["on"][0]
            line.append(" › ", "dim")
        lines = [line]
        for number, branch in enumerate(node["on"], 1):
            lines += self.tree(branch, "  ├ " if number < len(node["on"]) else "  └ ")
        return lines

    def node(self, node: dict[str, Any]) -> Text:
        name = self.card(node["card"])
        if "role" in node and node["role"] != node["card"]:
            name.append(f"={self.words.value('card', node['role'])}", "dim")
        if node["on"]:
            name = Text("[", "dim").append_text(name).append("]", "dim")
        elif self.worth(node["card"]):
            name.append(f" {self.worth(node['card'])}", "default")
        return name.append_text(self.coins(node["coins"])).append(ROOM * node["free"], "dim")

    def backs(self, cards: list[dict[str, Any]]) -> Text:
        """Suits with their numbers, and the fronts that are known."""
        if not cards:
            return Text("–", "dim")
        unknown = Counter(card["suit"] for card in cards if card["card"] is None)
        parts = [self.card(card["card"]) for card in cards if card["card"]]
        parts += [self.suit(suit).append(f" ×{count}", "dim") for suit, count in unknown.items()]
        return Text(", ").join(parts)

    def countess(self) -> Panel:
        countess, words = self.view["countess"], self.words
        lines = [
            Text(f" {COIN}{countess['coins']}", "bold yellow").append(
                f"  {countess['gold']}{GOLD}", "default"
            )
        ]
        villagers = []
        for node in countess["village"]:
            villager = self.card(node["card"])
            worth = self.worth(node["card"])
            villagers.append(
                villager.append(f" {worth}" if worth else "", "default").append_text(
                    self.coins(node["coins"])
                )
            )
        lines.append(Text(", ").join(villagers) if villagers else Text("–", "dim"))
        event = words.text("no-event")
        if countess["event"]:
            event = words.value("happening", countess["event"], **countess["event_numbers"])
        lines.append(Text(f"{words.text('event')}: {event}", "italic"))
        lines.append(Text(words.text("jester-left", count=countess["jester"]), "dim"))
        return self.panel(words.text("countess"), Group(*lines))

    # -- the own hand -------------------------------------------------------------------------------------------------

    def hand(self, seat: int) -> Panel:
        """Each card with what it is worth and needs; a sign says whether there is room for it now."""
        open_roles = self.open_roles(self.view["players"][seat]["village"])
        lines: list[Text] = []
        for name, count in Counter(card["card"] for card in self.view["players"][seat]["hand"]).items():
            kind = self.tables.kind[name]
            below = self.tables.below[kind]
            fits = below == NONE or self.tables.names[below] in open_roles
            line = Text("+ " if fits else "· ", "green" if fits else "dim").append_text(self.described(name))
            lines.append(line.append(f" ×{count}", "bold") if count > 1 else line)
        for entry in self.view["remembered"]:
            lines.append(self.remembered(entry))
        return self.panel(self.words.text("your-hand"), Group(*lines) if lines else Text("–", "dim"))

    def open_roles(self, trees: list[dict[str, Any]]) -> set[str]:
        """What there is to build on."""
        found: set[str] = set()
        for node in trees:
            if node["free"]:
                role = node.get("role", node["card"])
                found.add("founders" if role == "founders_food" else role)
            found |= self.open_roles(node["on"])
        return found

    def remembered(self, entry: dict[str, Any]) -> Text:
        where = []
        for place in entry["places"]:
            if "hand" in place:
                where.append(self.words.text("with-player", name=self.persons[place["hand"]].name))
            elif "pile" in place and place["pile"] < self.tables.stack_count:
                where.append(self.words.text("on-stack", stack=place["pile"] + 1))
            else:
                where.append(self.words.text("face-down"))
        what = self.card(entry["card"]) if entry["card"] else self.suit(entry["suit"])
        places = f" {self.words.text('or')} ".join(dict.fromkeys(where))
        return Text(f"{self.words.text('remembered')} ", "dim").append_text(what).append(f": {places}", "dim")


# -- choices ----------------------------------------------------------------------------------------------------------

_HEADINGS = {
    "take": "row", "save": "row", "send": "row", "draw": "stacks", "put-on": "stacks", "place": "building-site",
    "fetch": "basics", "give": "your-hand", "keep": "packs", "pay": "padlock", "pay-bank": "padlock", "unlock": "padlock",
    "tinner": "red-cards", "smuggle": "red-cards", "apprentice": "red-cards", "benefactor": "red-cards",
    "prophet": "red-cards", "barbarian": "red-cards", "flaker": "red-cards", "noble": "red-cards",
    "schemer": "red-cards", "sheriff": "red-cards", "pigeoneer": "red-cards", "rob": "red-cards",
    "freelance": "red-cards", "recruit": "red-cards", "courier": "red-cards",
}  # fmt: skip


def heading(action: Action, words: Words, game: Game[Any]) -> str:
    return words.text(_HEADINGS[action.verb]) if action.verb in _HEADINGS else ""
