"""The village in the terminal: the places as panels, the families below them.

Members are drawn as their family's sign with their generation (●1), cubes as coloured letters, so that all can be told
apart without colours too. What is printed on the board comes from the game's tables, what lies on it from the view.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from allmende.cli.tables import Setting
from allmende.cli.tables.layout import grid
from allmende.cli.texts import capital
from allmende.core.actions import Action
from allmende.core.game import Game
from allmende.core.words import Words
from allmende.games.village.tables import FARMYARD, SPACES, TRAVEL, Building, City, Tables

WIDE = 110  # from here on three panels stand side by side, else two
CUBE_STYLES = {
    "orange": "black on orange1",
    "green": "black on green3",
    "brown": "white on orange4",
    "pink": "black on pink1",
    "plague": "bright_white on grey23",
}
FREE, LIVED, AHEAD = "□", "▰", "▱"


def draw(view: dict[str, Any], words: Words, setting: Setting) -> RenderableType:
    tables: Tables = setting.game.tables  # type: ignore[attr-defined]  # the game is Village's
    board = Board(view, words, setting, tables)
    width = min(setting.width, 160)
    across = 3 if width >= WIDE else 2
    panels = [board.crafts(), board.market(), board.travel(), board.council(), board.church(), board.memory()]
    if across == 3:
        panels = [panels[0], panels[2], panels[1], panels[3], panels[4], panels[5]]
    farms = [board.farm(seat) for seat in range(view["seats"])]
    farms_across = len(farms) if width >= 30 * len(farms) else 2
    return Group(
        board.headline(),
        grid([board.space(space) for space in SPACES], 7 if width >= WIDE else 4, width),
        grid(panels, across, width),
        grid(farms, farms_across, width),
        board.supply(),
    )


def rows() -> Table:
    """Lines with something at their left and right ends."""
    table = Table.grid(expand=True, padding=(0, 1))
    table.add_column(ratio=1)
    table.add_column(justify="right")
    return table


class Board:
    """One view, drawn place by place."""

    def __init__(self, view: dict[str, Any], words: Words, setting: Setting, tables: Tables) -> None:
        self.view = view
        self.words = words
        self.persons = setting.persons
        self.tables = tables

    def name(self, domain: str, word: str) -> str:
        return capital(self.words.value(domain, word))

    def panel(self, title: str, body: RenderableType, subtitle: Text | None = None) -> Panel:
        return Panel(
            body, title=Text(title, "bold not dim"), title_align="left", subtitle=subtitle, subtitle_align="right",
            box=box.ROUNDED, border_style="dim", padding=(0, 1), expand=True,
        )  # fmt: skip

    # -- small things -------------------------------------------------------------------------------------------------

    def cubes(self, counts: dict[str, int], gap: str = " ") -> Text:
        """Each cube as a letter on its colour."""
        groups = []
        for cube, count in counts.items():
            if count:
                letter = self.words.text(f"letter-{cube}")
                groups.append(Text(letter * count, f"bold {CUBE_STYLES.get(cube, 'reverse')}"))
        return Text(gap).join(groups)

    def price(self, cubes: list[int]) -> Text:
        return self.cubes(dict(zip(self.tables.colours, cubes, strict=True)), "")

    def goods(self, counts: Iterable[tuple[str, int]], grain: int = 0) -> str:
        names = [
            self.words.value("good", good) + (f" ×{count}" if count > 1 else "")
            for good, count in counts
            if count
        ]
        if grain:
            names.append(self.words.text("grain", count=grain))
        return " + ".join(names)

    def hours(self, hours: int) -> str:
        return self.words.text("hours", count=hours)

    def points(self, points: int) -> str:
        return self.words.text("points", count=points)

    def members(self, *places: str) -> Text:
        """Everybody at one of these places, whosever they are."""
        found = []
        for family, person in zip(self.view["families"], self.persons, strict=True):
            for member in family["members"]:
                if member["place"] in places:
                    found.append(Text(f"{person.sign}{member['generation']}", person.style))
        return Text(" ").join(found)

    def person(self, seat: int) -> Text:
        person = self.persons[seat]
        return Text(f"{person.sign} {person.name}", person.style)

    # -- above --------------------------------------------------------------------------------------------------------

    def headline(self) -> Text:
        view, words = self.view, self.words
        line = Text().append(f" {words.text('title')}", "bold")
        line.append(f"  {words.text('round', round=view['round'])}  ", "dim")
        line.append(words.text("starter") + " ", "dim").append_text(self.person(view["starter"]))
        if view["marker"] is not None:
            line.append(f"  {words.text('starter-next')} ", "dim").append_text(self.person(view["marker"]))
        if view["trigger"] is not None and not view["over"]:
            line.append(f"  {words.text('last-turns')}", "bold red")
        return line

    def space(self, space: str) -> RenderableType:
        cubes = self.cubes(self.view["spaces"][space])
        return self.panel(self.name("space", space), cubes if cubes else Text("–", "dim"))

    # -- the places ---------------------------------------------------------------------------------------------------

    def crafts(self) -> RenderableType:
        lines: list[RenderableType] = []
        for building in self.tables.buildings:
            goods = ", ".join(self.words.value("good", self.tables.goods[good]) for good in building.goods)
            name = Text(self.words.text(f"short-{building.name}")).append(f"  {goods}", "dim")
            row = rows()
            row.add_row(name, self.members(building.name))
            lines += [row, self.costs(building)]
        mill = self.tables
        costs = self.words.text("mill", grain=mill.mill_grain, coins=mill.mill_coins, time=mill.mill_time)
        lines.append(Text(self.words.text("short-mill")).append(f"  {costs}", "dim"))
        return self.panel(self.name("space", "crafts"), Group(*lines))

    def costs(self, building: Building) -> Text:
        times = self.words.text("train-make-buy", train=building.train, make=building.produce)
        line = Text().append(f" {times} ", "dim").append_text(self.price(building.price))
        return line.append(self.words.text("grain", count=building.grain), "dim") if building.grain else line

    def market(self) -> RenderableType:
        lines = rows()
        by_name = {customer.name: customer for customer in self.tables.customers}
        market = self.view["market"]
        for part, style in (("stalls", ""), ("line", "dim")):
            heading = self.words.text(f"market-{part}") if market[part] else ""
            if heading:
                lines.add_row(Text(heading, "italic dim"), "")
            for name in market[part]:
                customer = by_name[name]
                wanted = self.goods(zip(self.tables.goods, customer.goods, strict=True), customer.grain)
                who = f"{self.name('customer', name)}: {wanted}"
                lines.add_row(Text(who, style), Text(self.points(customer.points), style))
        pile = Text(self.words.text("market-pile", count=market["pile"]), "dim")
        return self.panel(self.name("space", "market"), lines, pile)

    def travel(self) -> RenderableType:
        lines: list[RenderableType] = []
        for number, city in enumerate(self.tables.cities):
            name = Text(self.words.text(f"short-{city.name}"))
            row = rows()
            row.add_row(name.append(f"  {self.reward(city)}", "dim"), self.visitors(city))
            lines += [row, self.roads_to(number)]
        return self.panel(self.name("space", "travel"), Group(*lines), self.toll())

    def reward(self, city: City) -> str:
        parts = [self.points(city.prestige)] if city.prestige else []
        parts += [self.words.text("coins", count=city.coins)] if city.coins else []
        parts += [self.words.text("cubes-of-choice", count=city.cubes)] if city.cubes else []
        return " + ".join(parts)

    def visitors(self, city: City) -> Text:
        """Who is there, and in brackets whose markers are."""
        there = self.members(city.name)
        marks = [
            Text(person.sign, person.style)
            for family, person in zip(self.view["families"], self.persons, strict=True)
            if city.name in family["cities"]
        ]
        if marks:
            there.append(" (").append_text(Text(" ").join(marks)).append(")")
        return there

    def roads_to(self, city: int) -> Text:
        """Where one comes from, and at what price."""
        roads = []
        for road in self.tables.roads:
            if road.city == city:
                home = road.origin == FARMYARD
                origin = "home" if home else f"near-{self.tables.cities[road.origin - TRAVEL].name}"
                name = Text().append(self.words.text(f"short-{origin}") + " ", "dim")
                roads.append(name.append_text(self.price(road.price)))
        return Text(no_wrap=True).append(" ← ", "dim").append_text(Text("  ").join(roads))

    def toll(self) -> Text:
        """Time and wagons of a road: one note if all roads cost the same."""
        tolls = sorted({(road.time, road.wagons) for road in self.tables.roads})
        notes = [self.words.text("toll", time=time, wagons=wagons) for time, wagons in tolls]
        return Text(" / ".join(notes), "dim")

    def council(self) -> RenderableType:
        lines = Table.grid(expand=True, padding=(0, 1))
        for _ in range(3):
            lines.add_column()
        lines.add_column(justify="right")
        for number, stage in enumerate(self.tables.stages, 1):
            privilege = self.words.text(
                f"privilege-{stage.privilege}", cubes=stage.cubes, coins=stage.coins, points=stage.prestige
            )
            if stage.privilege == "marker" and self.view["marker"] is not None:
                privilege = f"({privilege})"
            lines.add_row(
                str(number),
                Text(self.hours(stage.time), "dim"),
                Text().append(privilege + "  ", "dim").append_text(self.members(f"stage-{number}")),
                self.points(stage.points),
            )
        return self.panel(self.name("space", "council"), lines, self.prices(self.tables.council_prices))

    def prices(self, prices: list[Any]) -> Text:
        ways = []
        for price in prices:
            way = Text(self.goods(zip(self.tables.goods, price.goods, strict=True)))
            way.append_text(self.price(price.cubes))
            ways.append(way.append(self.hours(price.time)) if price.time else way)
        return Text(f" {self.words.text('or')} ").join(ways)

    def church(self) -> RenderableType:
        lines = Table.grid(expand=True, padding=(0, 1))
        lines.add_column()
        lines.add_column()
        lines.add_column(justify="right")
        steps = [*self.tables.window_grain, 0]
        for number in range(len(steps), 0, -1):
            step = self.words.text("step", grain=steps[number - 1]) if steps[number - 1] else ""
            lines.add_row(
                self.words.text("window", number=number),
                self.members(f"window-{number}"),
                Text().append(step + "  ", "dim").append(self.points(self.tables.window_points[number - 1])),
            )
        monks = Text(self.words.text("monks", count=self.tables.monks), "dim")
        lines.add_row(self.words.text("bag"), self.members("bag"), monks)
        return self.panel(self.name("space", "church"), lines, self.prices(self.tables.church_prices))

    def memory(self) -> RenderableType:
        lines = Table.grid(expand=True, padding=(0, 1))
        lines.add_column()
        lines.add_column()
        for area, room in self.view["chronicle"].items():
            lines.add_row(
                self.name("area", area), self.plots(self.members(f"chronicle-{area}"), room["free"])
            )
        graves = self.plots(self.members("grave"), self.view["graves"]["free"])
        lines.add_row(Text(self.words.text("graves"), "bold"), graves)
        return self.panel(self.words.text("chronicle"), lines)

    def plots(self, taken: Text, free: int) -> Text:
        return taken.append(" " if taken else "").append(" ".join([FREE] * free), "dim")

    # -- below --------------------------------------------------------------------------------------------------------

    def farm(self, seat: int) -> RenderableType:
        family, person, words = self.view["families"][seat], self.persons[seat], self.words
        lines = Table.grid(padding=(0, 1))
        lines.add_column(style="dim")
        lines.add_column()
        lines.add_row(words.text("farm-life"), self.life(family))
        for key, place in (("farm-home", "farmyard"), ("farm-unborn", "unborn")):
            generations = [
                str(member["generation"]) for member in family["members"] if member["place"] == place
            ]
            style = person.style if place == "farmyard" else "dim"
            lines.add_row(words.text(key), Text(" ".join(generations) or "–", style))
        lines.add_row(words.text("farm-cubes"), self.cubes(family["influence"]) or Text("–", "dim"))
        lines.add_row(words.text("farm-goods"), self.goods(family["goods"].items()) or Text("–", "dim"))
        lines.add_row(words.text("farm-stores"), self.stores(family))
        lines.add_row(words.text("farm-prestige"), f"{family['prestige']}★")
        lines.add_row(words.text("farm-served"), self.served(family))
        title = Text(person.title, f"bold not dim {person.style}")
        if seat == self.view["seat"]:
            title.append(f" {words.text('you')}", "dim")
        moving = seat == self.view["to_move"]
        return Panel(
            lines, title=title, title_align="left", box=box.HEAVY if moving else box.ROUNDED,
            border_style=person.style if moving else "dim", padding=(0, 1),
        )  # fmt: skip

    def life(self, family: dict[str, Any]) -> Text:
        spaces, life = self.tables.life_spaces, family["life"]
        track = (
            Text()
            .append(LIVED * life, "red")
            .append(AHEAD * (spaces - life), "dim")
            .append(f" {life}/{spaces}")
        )
        if family["deaths_due"]:
            track.append(f"  {self.words.text('deaths-due', count=family['deaths_due'])}", "bold red")
        return track

    def stores(self, family: dict[str, Any]) -> str:
        grain = self.words.text("grain", count=f"{family['grain']}/{self.tables.grain_capacity}")
        return f"{grain}, {self.words.text('coins', count=family['coins'])}"

    def served(self, family: dict[str, Any]) -> Text:
        line = Text(str(family["served"]))
        if family.get("customers"):
            points = {customer.name: customer.points for customer in self.tables.customers}
            total = sum(points[name] for name in family["customers"])
            line.append(f"  ({self.points(total)})", "dim")
        return line

    def supply(self) -> RenderableType:
        supply, words = self.view["supply"], self.words
        parts = [Text(f" {words.text('supply')}", "dim")]
        for cube, count in supply["influence"].items():
            letter = Text().append(words.text(f"letter-{cube}"), CUBE_STYLES.get(cube, "reverse"))
            parts.append(letter.append(f"×{count}", "dim"))
        for good, count in supply["goods"].items():
            parts.append(Text(f"{words.value('good', good)} ×{count}", "dim"))
        parts.append(Text(words.text("coins", count=supply["coins"]), "dim"))
        parts.append(Text(words.text("grain", count=supply["grain"]), "dim"))
        return Text("  ").join(parts)


# -- choices ----------------------------------------------------------------------------------------------------------

# By verb, where a choice belongs if its arguments don't say.
_AT_SPACE = {
    "harvest": "harvest", "birth": "family", "recall": "family", "serve": "market", "travel": "travel",
    "enter": "council", "advance": "council", "privilege": "council", "join": "church", "buy-out": "church",
    "climb": "church",
}  # fmt: skip


def heading(action: Action, words: Words, game: Game[Any]) -> str:
    """The action space or craft building where this is done."""
    if action.verb in ("take", "do"):
        return capital(words.value("space", action.args[0]))
    if action.verb in ("well", "well-coins"):
        return words.text("well")
    if action.verb == "train":
        return words.text(f"short-{action.args[0]}")
    if action.verb in ("produce", "buy"):
        tables: Tables = game.tables  # type: ignore[attr-defined]  # the game is Village's
        return words.text(f"short-{tables.buildings[tables.building_of[action.first]].name}")
    if action.verb == "mill":
        return words.text("short-mill")
    if action.verb in _AT_SPACE:
        return capital(words.value("space", _AT_SPACE[action.verb]))
    return ""
