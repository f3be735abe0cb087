"""Pandemain in the terminal: the places of the main board and the villages as panels, the bakers below them.

Workers are drawn as their player's sign, grain and bread as letters (R S O W), so that all can be told apart without
colours too. What is printed on the boards comes from the game's tables, what lies on them from the view.
"""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from allmende.cli.tables import Person, Setting
from allmende.cli.tables.layout import grid
from allmende.cli.texts import capital
from allmende.core.actions import Action
from allmende.core.game import Game
from allmende.core.words import Words
from allmende.games.pandemain.cards import Side
from allmende.games.pandemain.tables import Tables
from allmende.games.pandemain.words import GRAINS, INGREDIENTS

WIDE = 110  # from here on four villages stand side by side, else two
GRAIN_STYLES = {
    "rye": "black on tan",
    "spelt": "white on orange4",
    "oat": "black on light_goldenrod2",
    "wheat": "black on gold1",
}
AUTOMATA = [("bright_white", "♜"), ("bright_white", "♞"), ("bright_white", "♛")]  # Rudolf, Hans, Helga
FREE, SERVANT, DAWN = "□", "♟", "☼"


def draw(view: dict[str, Any], words: Words, setting: Setting) -> RenderableType:
    tables: Tables = setting.game.tables  # type: ignore[attr-defined]  # the game is Pandemain's
    board = Board(view, words, setting, tables)
    width = min(setting.width, 160)
    villages = [board.village(village) for village in view["villages"]]
    places = [board.market(), board.mill(), board.church()]
    if "masters" in view:
        places.append(board.expert())
    bakers = [board.baker(seat) for seat in range(len(view["bakers"]))]
    across = 4 if width >= WIDE else 2
    return Group(
        board.headline(),
        board.doors(),
        grid(places, across, width),
        grid(villages, across, width),
        grid(bakers, min(across, len(bakers)), width),
    )


class Board:
    """One view, drawn place by place."""

    def __init__(self, view: dict[str, Any], words: Words, setting: Setting, tables: Tables) -> None:
        self.view = view
        self.words = words
        self.tables = tables
        names = [sim.name for sim in tables.sims]
        self.persons = list(setting.persons)
        for sim in view.get("sim_bakers", []):
            style, sign = AUTOMATA[names.index(sim["name"]) % len(AUTOMATA)]
            self.persons.append(Person(words.text(f"automaton-{sim['name']}"), style, sign))

    def panel(self, title: str, body: RenderableType, subtitle: str = "") -> Panel:
        return Panel(
            body, title=Text(title, "bold not dim"), title_align="left", subtitle=Text(subtitle, "dim"),
            subtitle_align="right", box=box.ROUNDED, border_style="dim", padding=(0, 1), expand=True,
        )  # fmt: skip

    # -- small things -------------------------------------------------------------------------------------------------

    def name(self, domain: str, word: str) -> str:
        return capital(self.words.value(domain, word))

    def person(self, seat: int) -> Text:
        person = self.persons[seat]
        return Text(f"{person.sign} {person.name}", person.style)

    def grain(self, word: str | None, count: int = 1) -> Text:
        if word is None:
            return Text(FREE, "dim")
        return Text(self.words.text(f"letter-{word}") * count, f"bold {GRAIN_STYLES[word]}")

    def grains(self, counts: dict[str, int]) -> Text:
        return Text(" ").join([self.grain(word, count) for word, count in counts.items() if count])

    def units(self, counts: dict[str, int]) -> str:
        return " ".join(
            f"{count} {self.words.value('ingredient', word)}" for word, count in counts.items() if count
        )

    def workers(self, place: str) -> Text:
        signs = [
            Text(self.persons[seat].sign * count, self.persons[seat].style)
            for seat, count in enumerate(self.view["workers"][place])
            if count
        ]
        if self.view.get("servant") == place:
            signs.append(Text(SERVANT, "bold magenta"))
        return Text("").join(signs)

    # -- above --------------------------------------------------------------------------------------------------------

    def headline(self) -> Text:
        view, words = self.view, self.words
        line = Text().append(f" {words.text('title')}", "bold")
        when = words.text("night" if view["night"] else "day")
        line.append(
            f"  {words.text('round', round=view['round'], rounds=self.tables.rounds)}, {when}  ", "dim"
        )
        line.append(words.text("order") + " ", "dim")
        line.append_text(
            Text(" ").join(
                [Text(self.persons[seat].sign, self.persons[seat].style) for seat in view["tower"]]
            )
        )
        if view["next_tower"]:
            line.append(f"  {words.text('tomorrow')} ", "dim")
            signs = [Text(self.persons[seat].sign, self.persons[seat].style) for seat in view["next_tower"]]
            line.append_text(Text(" ").join(signs))
        line.append(f"  {words.text('inquisition', level=view['church']['inquisition'])}", "dim")
        return line.append(f"  {words.text('bag', count=sum(view['bag'].values()))} ", "dim").append_text(
            self.grains_counted(view["bag"])
        )  # fmt: skip

    def grains_counted(self, counts: dict[str, int]) -> Text:
        parts = [self.grain(word).append(f"{count}", "dim not bold") for word, count in counts.items()]
        return Text(" ").join(parts)

    def doors(self) -> Text:
        """The places where nothing lies: who stands there."""
        parts = []
        for place in ("farm", "granary", "oven", "castle", "river", "trade_house"):
            name = Text(self.words.text(f"short-{place}"), "bold")
            if place == "granary":
                name.append(f" (≤{self.view['granary']['limit']})", "dim not bold")
            if place == "castle":
                name.append(f" ({self.words.text('loans', count=self.view['castle_loans'])})", "dim not bold")
            parts.append(name.append(" ").append_text(self.workers(place) or Text("–", "dim")))
        return Text(" ").append_text(Text("  ").join(parts))

    # -- the places ---------------------------------------------------------------------------------------------------

    def market(self) -> RenderableType:
        lines = Table.grid(padding=(0, 1))
        for stall in self.tables.stalls:
            taken = "●" * self.view["stalls"][stall.name]
            units = dict(zip(INGREDIENTS, stall.units, strict=True))
            lines.add_row(
                Text(stall.name, "bold"), self.units(units), Text(taken or FREE, "" if taken else "dim")
            )
        workers = self.workers("market")
        return self.panel(self.words.text("short-market"), Group(lines, workers) if workers else lines)

    def mill(self) -> RenderableType:
        lines = Table.grid(padding=(0, 1))
        for column in self.tables.columns:
            flour = self.grains(self.view["mill"][column.name]) or Text("–", "dim")
            price = self.words.text("price", count=column.price)
            needs = self.words.text("with-transport") if column.transport else ""
            lines.add_row(flour, Text(price, "dim"), Text(needs, "dim"))
        workers = self.workers("mill")
        return self.panel(self.words.text("short-mill"), Group(lines, workers) if workers else lines)

    def church(self) -> RenderableType:
        church, words = self.view["church"], self.words
        lines: list[RenderableType] = []
        offered = {offering.name: offering for offering in self.tables.offerings}
        for name in church["offerings"]:
            crosses = "†" * offered[name].crosses
            lines.append(Text(f"{words.value('offering', name)} ").append(crosses, "bold"))
        permanent = words.text("price", count=self.tables.permanent_price)
        lines.append(Text(f"{permanent} ").append("†" * self.tables.permanent_crosses, "bold"))
        for level, rewards in church["rewards"].items():
            names = "; ".join(words.value("reward", name) for name in rewards)
            lines.append(Text(f"{level}: ", "bold").append(names or "–", "dim not bold"))
        workers = self.workers("church")
        if workers:
            lines.append(workers)
        return self.panel(words.text("short-church"), Group(*lines))

    def village(self, village: dict[str, Any]) -> RenderableType:
        words = self.words
        lines = Table.grid(padding=(0, 1))
        permanent = village["permanent"]
        lines.add_row(
            Text("∞"), self.grain(permanent["bread"]), words.text("points", count=permanent["points"])
        )
        for order in village["orders"]:
            sign = DAWN if order["dawn"] else ""
            coming = [
                self.grain(space["bread"]) for space in village["upcoming"] if space["to"] == order["name"]
            ]
            later = Text("← ", "dim").append_text(Text(" ").join(coming)) if coming else Text("")
            points = f"{words.text('points', count=order['points'])}{sign}"
            lines.add_row(Text(order["name"].upper()), self.grain(order["bread"]), points, later)
        villager = Text(capital(words.value("villager", village["villager"])), "dim")
        workers = self.workers(village["name"])
        parts: list[RenderableType] = [lines, villager, *([workers] if workers else [])]
        return self.panel(words.value("place", village["name"]), Group(*parts), f"≤{village['limit']}")

    def expert(self) -> RenderableType:
        view, words = self.view, self.words
        lines: list[RenderableType] = []
        free = [master for master in view["masters"] if master["employer"] is None]
        lines += [self.master(master) for master in free] or [Text("–", "dim")]
        workers = self.workers("guild")
        if workers:
            lines.append(workers)
        favours = "; ".join(words.value("favour", name) for name in view["favours"])
        lines.append(Text(f"{words.text('favours')} ", "bold").append(favours, "dim not bold"))
        return self.panel(words.text("short-guild"), Group(*lines))

    def master(self, shown: dict[str, Any]) -> Text:
        """A master baker: number, price and wage, breads, experience."""
        master = next(each for each in self.tables.masters if each.number == shown["number"])
        side = master.sides[int(shown["upgraded"])]
        line = Text(f"{master.number:>2}{'+' if shown['upgraded'] else ' '} ", "bold")
        for bread, word in enumerate(GRAINS):
            if side.breads >> bread & 1:
                line.append_text(self.grain(word))
        line.append(self.bonus(side), "not bold")
        cost = self.words.text("hire", price=master.hire, wage=side.wage)
        return line.append(f" {cost}", "dim not bold").append("•" * shown["experience"], "bold")

    def bonus(self, side: Side) -> str:
        """What a master baker brings: ingredients in the market, more for a loaf sold, milk saved."""
        market = self.units(dict(zip(INGREDIENTS, side.market, strict=True)))
        parts = [f"+{market}"] if market else []
        parts += [f"+{self.words.text('points', count=side.points)}"] if side.points else []
        parts += [f"+{self.words.text('price', count=side.pfennigs)}"] if side.pfennigs else []
        parts += [f"-{side.milk} {self.words.value('ingredient', 'milk')}"] if side.milk else []
        return "".join(f" {part}" for part in parts)

    # -- below --------------------------------------------------------------------------------------------------------

    def baker(self, seat: int) -> RenderableType:
        baker, person, words = self.view["bakers"][seat], self.persons[seat], self.words
        lines = Table.grid(padding=(0, 1))
        lines.add_column(style="dim")
        lines.add_column()
        lines.add_row(words.text("baker-points"), words.text("points", count=baker["points"]))
        lines.add_row(words.text("baker-penitence"), self.penitence(baker))
        lines.add_row(words.text("baker-workers"), person.sign * baker["workers"] or "–")
        if seat < self.view["seats"]:
            self.belongings(lines, seat)
        if "reputation" in baker:
            lines.add_row(words.text("baker-reputation"), self.reputation(baker["reputation"]))
        villagers = ", ".join(words.text(f"short-{name}") for name in baker["villagers"])
        lines.add_row(words.text("baker-villagers"), villagers or Text("–", "dim"))
        if seat >= self.view["seats"]:
            lines.add_row(words.text("baker-card"), self.card(seat - self.view["seats"]))
        title = Text(person.title, f"bold not dim {person.style}")
        if seat == self.view["seat"]:
            title.append(f" {words.text('you')}", "dim")
        moving = seat == self.view["to_move"]
        return Panel(
            lines, title=title, title_align="left", box=box.HEAVY if moving else box.ROUNDED,
            border_style=person.style if moving else "dim", padding=(0, 1),
        )  # fmt: skip

    def belongings(self, lines: Table, seat: int) -> None:
        baker, words = self.view["bakers"][seat], self.words
        nothing = Text("–", "dim")
        money = words.text("price", count=baker["pfennigs"])
        loans = f", {words.text('loans', count=baker['loans'])}" if baker["loans"] else ""
        lines.add_row(words.text("baker-money"), f"{money}{loans}")
        lines.add_row(words.text("baker-units"), self.units(baker["ingredients"]) or nothing)
        lines.add_row(words.text("baker-flour"), self.grains(baker["flour"]) or nothing)
        lines.add_row(words.text("baker-bread"), self.loaves(baker["loaves"]) or nothing)
        tokens = [
            Text(f"{words.text(f'short-{token}')} {'▮' * count}").append("▯" * baker["used"][token], "dim")
            for token, count in baker["active"].items()
            if count or baker["used"][token]
        ]
        lines.add_row(words.text("baker-tokens"), Text("  ").join(tokens) or nothing)
        masters = [
            self.master(master) for master in self.view.get("masters", []) if master["employer"] == seat
        ]
        for number, master in enumerate(masters):
            lines.add_row("" if number else words.text("baker-masters"), master)

    def penitence(self, baker: dict[str, Any]) -> Text:
        line = Text(f"{baker['penitence']}/{self.tables.penitence_max}")
        if baker.get("penances"):
            line.append(f"  {self.words.text('penances', count=baker['penances'])}", "red")
        return line

    def loaves(self, loaves: list[dict[str, Any]]) -> Text:
        """Each loaf with its days; those of low quality in brackets."""
        parts = []
        for loaf in loaves:
            one = self.grain(loaf["bread"], loaf["count"]).append(str(loaf["day"]), "not bold")
            parts.append(one if loaf["quality"] == "high" else Text("(").append_text(one).append(")"))
        return Text(" ").join(parts)

    def reputation(self, levels: dict[str, int]) -> Text:
        return Text(" ").join(
            [self.grain(word).append(f"{level:+d}", "not bold") for word, level in levels.items()]
        )

    def card(self, number: int) -> str:
        sim = self.view["sim_bakers"][number]
        icons = [self.words.text(f"short-{icon}") for icon in sim["icons"]]
        return ", ".join(icons) or "–"


# -- choices ----------------------------------------------------------------------------------------------------------

_AT_PLACE = {"shop": "market", "mill": "mill", "pass-through": "trade_house"}


def heading(action: Action, words: Words, game: Game[Any]) -> str:
    """The place where this is done, for the choices of a turn."""
    if action.verb == "visit":
        return words.text("villages")
    if action.verb in _AT_PLACE:
        return words.text(f"short-{_AT_PLACE[action.verb]}")
    return ""
