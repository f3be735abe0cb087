"""The Black Forest in the terminal: villages and jobs above, the building boards, then each player's wheels and Domain.

A wheel is drawn as the dial it is: twelve sectors in a ring, the hand where it stands, each marker as its letter.
What is printed on boards and tiles comes from the game's tables, what lies there from the view.
"""

from __future__ import annotations

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
from allmende.games.black_forest import describe
from allmende.games.black_forest.faces import FACE_KINDS, Face
from allmende.games.black_forest.tables import Tables

WIDE = 110
FREE, HAND, BUILT = "□", "►", "■"
# The sectors of a dial as a ring of four columns and four rows, by the clock: 12 is at the top.
RING = [[10, 11, 12, 1], [9, 0, 0, 2], [8, 0, 0, 3], [7, 6, 5, 4]]
KIND_STYLES = dict(zip(FACE_KINDS, ["wheat1", "sky_blue1", "light_coral", "gold1"], strict=True))
CELL_STYLES = {
    "forest": "green3",
    "pond": "deep_sky_blue1",
    "field": "gold1",
    "pasture": "chartreuse3",
    "stable": "dim",
}


def draw(view: dict[str, Any], words: Words, setting: Setting) -> RenderableType:
    tables: Tables = setting.game.tables  # type: ignore[attr-defined]  # the game is Black Forest's
    board = Board(view, words, setting, tables)
    width = min(setting.width, 160)
    domains = [board.domain(seat) for seat in range(view["seats"])]
    domains_across = len(domains) if width >= 38 * len(domains) else min(2, len(domains))
    return Group(
        board.headline(),
        grid([board.village(word) for word in tables.villages] + board.jobs(), 3, width),
        board.offer(width),
        grid(domains, domains_across, width),
        board.supply(),
    )


class Board:
    """One view, drawn place by place."""

    def __init__(self, view: dict[str, Any], words: Words, setting: Setting, tables: Tables) -> None:
        self.view = view
        self.words = words
        self.persons = setting.persons
        self.tables = tables
        self.faces = {face.word: face for face in tables.faces}

    def panel(self, title: str, body: RenderableType) -> Panel:
        return Panel(
            body, title=Text(title, "bold"), title_align="left", box=box.ROUNDED, border_style="dim", padding=(0, 1),
            expand=True,
        )  # fmt: skip

    def person(self, seat: int) -> Text:
        person = self.persons[seat]
        return Text(f"{person.sign} {person.name}", person.style)

    # -- the main board -----------------------------------------------------------------------------------------------

    def headline(self) -> Text:
        view, words = self.view, self.words
        line = Text(f" {words.text('title')}", "bold")
        line.append(f"  {words.text('round', round=view['round'])}  ", "dim")
        line.append(words.text("starter") + " ", "dim").append_text(self.person(view["starter"]))
        if view["last_turns"] is not None and not view["over"]:
            line.append(f"  {words.text('last-turns', count=view['last_turns'])}", "bold red")
        return line

    def figures(self, place: str, space: int) -> Text:
        """Who stands there (space 0: in the centre of a village, or at a location)."""
        found = []
        for player, person in zip(self.view["players"], self.persons, strict=True):
            if player["pawn"] == {"place": place, "space": space}:
                found.append(Text(person.sign, person.style))
        if self.view["neutral"] == {"place": place, "space": space}:
            found.append(Text(self.words.text("neutral"), "bold"))
        found += [
            Text("○")
            for pawn in self.view["placed"]
            if pawn == {"place": place, "space": space} and not found
        ]
        return Text(" ").join(found)

    def village(self, word: str) -> RenderableType:
        """The ring of tradespeople with the spaces between them; the last space leads back to the first."""
        village = self.view["villages"][word]
        lines: list[RenderableType] = []
        for number, trade in enumerate(village["tradespeople"], 1):
            name = self.words.value("trade", trade)
            merchant = trade == self.tables.trades[self.tables.merchant]
            lines.append(Text(name, "bold" if merchant else ""))
            lines.append(
                Text(f"  {number} ", "dim").append_text(self.figures(word, number) or Text(FREE, "dim"))
            )
        centre = self.figures(word, 0)
        if centre:
            lines.append(Text(self.words.text("centre") + " ", "dim").append_text(centre))
        if village["job"]:
            lines.append(self.job(village["job"]))
        return self.panel(self.words.value("place", word), Group(*lines))

    def job(self, word: str) -> Text:
        job = next(job for job in self.tables.jobs if job.word == word)
        told = describe.exchange(self.words, self.tables.effects[job.effect])
        return Text(f"{self.words.value('job', word)}: ", "italic").append(told, "dim not italic")

    def jobs(self) -> list[RenderableType]:
        """The locations that have a job or a visitor, and the stack."""
        lines: list[RenderableType] = []
        for word, location in self.view["locations"].items():
            there = self.figures(word, 0)
            if location["job"] or there:
                lines.append(Text(capital(self.words.value("place", word)) + " ").append_text(there))
            if location["job"]:
                lines.append(self.job(location["job"]))
        stack = self.words.text("job-stack", count=self.view["job_stack"])
        lines.append(Text(stack, "dim"))
        return [self.panel(self.words.text("locations"), Group(*lines))]

    # -- buildings ----------------------------------------------------------------------------------------------------

    def offer(self, width: int) -> RenderableType:
        """What can be built: all with what they do while somebody chooses one, else only the names."""
        offered = [self.faces[word] for word in self.view["offer"]]
        pending = self.view["pending"]
        if pending is not None and pending["kind"] == "choose-building":
            return self.panel(
                self.words.text("buildings"), Group(*[self.explained(face) for face in offered])
            )
        table = Table.grid(padding=(0, 2), expand=True)
        columns = 3 if width >= WIDE else 2
        for _ in range(columns):
            table.add_column(ratio=1)
        cells = [self.named(face) for face in offered]
        for start in range(0, len(cells), columns):
            table.add_row(*cells[start : start + columns])
        return self.panel(self.words.text("buildings"), table)

    def named(self, face: Face) -> Text:
        name = Text(self.words.value("building", face.word), KIND_STYLES[FACE_KINDS[face.kind]])
        return name.append(f" {self.cost(face)}", "dim").append(f" {face.points}★", "default")

    def cost(self, face: Face) -> str:
        """'2W 1B 1G'."""
        goods = [(self.words.text(f"letter-{word}"), face.price.amounts[kind]) for kind, word in LETTERED]
        return " ".join(f"{count}{letter}" for letter, count in goods if count)

    def explained(self, face: Face) -> Text:
        told = describe.face(self.words, self.tables, face)
        return self.named(face).append(f"  {told}", "dim")

    # -- players ------------------------------------------------------------------------------------------------------

    def domain(self, seat: int) -> RenderableType:
        player, person = self.view["players"][seat], self.persons[seat]
        parts: list[RenderableType] = [
            self.wheel(player, "glass"),
            self.wheel(player, "cooking"),
            self.stock(player),
        ]
        parts.append(self.estates(player))
        if player["buildings"]:
            names = [
                Text(self.words.value("building", word), KIND_STYLES[FACE_KINDS[self.faces[word].kind]])
                for word in player["buildings"]
            ]
            parts.append(Text(", ").join(names))
        title = Text(person.title, f"bold {person.style}")
        if seat == self.view["seat"]:
            title.append(f" {self.words.text('you')}", "dim")
        moving = seat == self.view["to_move"]
        return Panel(
            Group(*parts), title=title, title_align="left", box=box.HEAVY if moving else box.ROUNDED,
            border_style=person.style if moving else "dim", padding=(0, 1), expand=True,
        )  # fmt: skip

    def wheel(self, player: dict[str, Any], wheel: str) -> RenderableType:
        """WH-10: the dial as it would lie on the table."""
        tables, words = self.tables, self.words
        turns = player[f"{wheel}_turns"]
        hand = (tables.start_clock + turns) % tables.sectors
        sectors: dict[int, str] = dict.fromkeys(range(tables.sectors), "")
        for letter, value in self.markers(player, wheel, basic=True):
            sectors[(hand + value) % tables.sectors] += letter
        for letter, value in self.markers(player, wheel, basic=False):
            sectors[(hand - 1 - value) % tables.sectors] += letter
        dial = Table.grid(padding=0)
        for _ in range(4):
            dial.add_column(width=7)
        middle = [words.text(f"dial-{wheel}"), words.text("turns", count=turns)]
        for row, clocks in enumerate(RING):
            cells = [self.sector(clock, sectors, hand, wheel) if clock else Text("") for clock in clocks]
            if not clocks[1]:
                cells[1] = Text(middle[row - 1], "bold" if row == 1 else "dim")
            dial.add_row(*cells)
        return dial

    def sector(self, clock: int, sectors: dict[int, str], hand: int, wheel: str) -> Text:
        """The hour, the hand if it stands there, the markers in the sector that begins with that hour."""
        sector = clock % self.tables.sectors
        hourglass = wheel == "cooking" and sector == self.tables.hourglass % self.tables.sectors
        text = Text(f"{clock:>2}", "bold red" if hourglass else "dim")
        text.append(HAND if sector == hand else ":", "bold" if sector == hand else "dim")
        return text.append(sectors[sector], "bold")

    def markers(self, player: dict[str, Any], wheel: str, basic: bool) -> list[tuple[str, int]]:
        letter = self.words.text
        basics = player["basics"]
        if wheel == "glass":
            if not basic:
                return [(letter("letter-glass"), player["glass"])]
            names = ["wood", "sand", "water", "charcoal-glass"]
        else:
            if not basic:
                provisions = [(letter("letter-provision"), value) for value in player["provisions"]]
                return [*provisions, (letter("letter-commodity"), player["commodity"])]
            names = ["charcoal-cooking", "porridge", "meat"]
        return [(letter(f"letter-{name.partition('-')[0]}"), basics[name]) for name in names]

    def stock(self, player: dict[str, Any]) -> Text:
        words = self.words
        basics = [
            f"{words.text(f'letter-{name.partition(chr(45))[0]}')}{count}"
            for name, count in player["basics"].items()
        ]
        line = Text(" ".join(basics))
        low, high = player["provisions"]
        line.append(
            f"  {words.text('refined', glass=player['glass'], low=low, high=high, commodity=player['commodity'])}"
        )
        steps = self.tables.progress_steps
        line.append("\n" + words.text("hut", step=player["progress"], steps=steps), "dim")
        line.append("  " + words.text("herd", pigs=player["pigs"], cattle=player["cattle"]))
        return line

    def estates(self, player: dict[str, Any]) -> RenderableType:
        """The Main Estate and the small ones side by side, a letter for each cell."""
        table = Table.grid(padding=(0, 2))
        drawn = [self.estate(rows) for rows in player["estates"]]
        across = 4
        for _ in range(across):
            table.add_column()
        for start in range(0, len(drawn), across):
            table.add_row(*drawn[start : start + across])
        return table

    def estate(self, rows: list[list[str]]) -> Text:
        lines = []
        for row in rows:
            line = Text()
            for word in row:
                if word in self.faces:
                    line.append(BUILT + " ", KIND_STYLES[FACE_KINDS[self.faces[word].kind]])
                else:
                    line.append(self.words.text(f"cell-{word}") + " ", CELL_STYLES.get(word, "dim"))
            lines.append(line)
        return Text("\n").join(lines)

    def supply(self) -> Text:
        supply = self.view["supply"]
        counts = {"forests": supply["forests"], "estates": supply["small_estates"]}
        return Text(" " + self.words.text("supply", **counts), "dim")


LETTERED = [
    (0, "wood"), (1, "sand"), (2, "water"), (3, "charcoal"), (4, "porridge"), (5, "meat"), (6, "brick"), (7, "glass"),
    (8, "provision"), (9, "commodity"),
]  # fmt: skip


# -- choices ----------------------------------------------------------------------------------------------------------

_GROUPS = {"swap": "swap", "convert": "convert", "remove": "free", "return": "free", "build": "buildings"}


def heading(action: Action, words: Words, game: Game[Any]) -> str:
    """The village or location, or the kind of thing that is done."""
    if action.verb == "move":
        tables: Tables = game.tables  # type: ignore[attr-defined]  # the game is Black Forest's
        if action.first < tables.slots:
            return words.value("place", tables.villages[tables.village_of_slot[action.first]])
        return words.text("locations")
    if action.verb in _GROUPS:
        return words.text(f"group-{_GROUPS[action.verb]}")
    return ""
