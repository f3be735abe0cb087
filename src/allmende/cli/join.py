"""`allmende join`: a seat at a table of a server, in the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.text import Text

from allmende.cli import tables
from allmende.cli.choices import Offered, draw_choices, grouped
from allmende.cli.effects import effect_text
from allmende.cli.keyboard import Keyboard
from allmende.cli.remote import Remote, ServerError
from allmende.cli.tables import Person, Setting, people
from allmende.cli.texts import words_of
from allmende.core.catalog import game as find_game
from allmende.core.events import NOBODY
from allmende.core.ledger import Change, Preview
from allmende.core.words import Sentence

COMMANDS = ("undo", "why", "table", "log", "say", "help", "quit")


def join_table(address: str, name: str | None, language: str, console: Console | None = None) -> None:
    console = console or Console(highlight=False)
    remote = Remote(address, language)
    table = remote.sit_down(name)
    Seat(remote, table, console, Keyboard(console)).play(table)


class Seat:
    """A player at a terminal, at a table on a server."""

    def __init__(self, remote: Remote, table: dict[str, Any], console: Console, keyboard: Keyboard) -> None:
        self.remote = remote
        self.console = console
        self.keyboard = keyboard
        self.game = find_game(table["game"])
        self.words = words_of(remote.language, table["game"])
        self.told = 0  # how many entries of the log have been shown
        self.chat = 0  # the last line of the chat that was shown

    def play(self, table: dict[str, Any]) -> None:
        self.say("greeting", title=self.words.text("title"), commitment=table["commitment"])
        self.say("join-seated" if table["mine"] else "join-watching", name=self.name(table))
        self.told = max(0, table["seq"] - len(table["seats"]))
        self.news(table)
        self.draw(table)
        is_lost = False
        while not table["over"]:
            if table["choices"]:
                answered = self.ask(table)
                if answered is None:
                    self.say("join-left", address=f"{self.remote.server}/tables/{self.remote.table_id}")
                    return
                table = answered
                self.news(table)
                continue
            self.say("join-waiting", prompt=table["prompt"])
            for pushed in self.remote.pushes(self.told):
                if pushed is None:
                    if not is_lost:
                        self.say("join-lost")
                    is_lost = True
                    continue
                is_lost = False
                self.news(pushed)
                table = pushed
                if pushed["over"] or pushed["choices"]:
                    break
            if table["choices"]:
                self.draw(table)
        self.finish(table)

    def finish(self, table: dict[str, Any]) -> None:
        self.draw(table)
        names = [seat["name"] for seat in table["seats"]]
        for name, score in zip(names, table["scores"], strict=False):
            self.console.print(Text(f"{score:>5}  {name}"))
        winners = [names[seat] for seat in table["winners"] if seat < len(names)]
        self.say("winners", style="bold", count=len(winners), names=self.words.listed(winners))

    # -- one decision -------------------------------------------------------------------------------------------------

    def ask(self, table: dict[str, Any]) -> dict[str, Any] | None:
        """Lets the player choose; the table after that, or None if they leave."""
        groups = grouped(self.game, self.words, self.offered(table))
        codes = {choice.number: choice.code for _, choices in groups for choice in choices}
        self.console.print()
        self.console.print(Text(table["prompt"], f"bold {self.persons(table)[table['you']].style}"))
        self.console.print(draw_choices(groups, self.console.width))
        while True:
            typed = self.keyboard.ask(self.question(table))
            if typed is None:
                return None
            command, rest = self.command(typed)
            if command == "quit":
                return None
            try:
                if typed.isdecimal() and int(typed) in codes:
                    return self.remote.ask("POST", "/moves", {"seq": table["seq"], "code": codes[int(typed)]})
                if command == "undo":
                    return self.remote.ask("POST", "/undo", {"seq": table["seq"]})
                self.obey(command, rest, typed, table, len(codes))
            except ServerError as error:
                self.console.print(Text(str(error), "red"))
                if error.error in ("stale", "not-your-turn", "over"):
                    return self.remote.ask("GET", since=self.told)

    def obey(self, command: str, rest: str, typed: str, table: dict[str, Any], choices: int) -> None:
        if command == "why":
            for refusal in table["refusals"]:
                reason = refusal["reason"]
                rule = f"  {self.words.text('why-not-rule', rule=reason['rule'])}" if reason["rule"] else ""
                self.console.print(Text(f"{refusal['text']}: {reason['text']}").append(rule, "dim"))
            if not table["refusals"]:
                self.say("why-not-nothing")
        elif command == "table":
            self.draw(table)
        elif command == "log":
            self.tell(table, self.remote.ask("GET")["log"])
        elif command == "say" and rest:
            self.news(self.remote.ask("POST", "/chat", {"text": rest}))
        elif command == "help":
            self.say("join-help", style="")
        elif typed:
            self.say("not-a-choice", typed=typed, count=choices)

    def question(self, table: dict[str, Any]) -> Text:
        line = Text()
        for name in COMMANDS:
            if name == "undo" and not table["undoable"]:
                continue
            key = self.words.text(f"command-{name}").split()[0]
            line.append(f"{key} ", "cyan").append(f"{self.words.text(f'command-{name}-does')}  ", "dim")
        return line.append("\n> ", "bold")

    def command(self, typed: str) -> tuple[str, str]:
        """The command a line begins with, in the player's language, and the rest of the line."""
        word, _, rest = typed.partition(" ")
        for name in COMMANDS:
            if word.lower() in self.words.text(f"command-{name}").split():
                return name, rest.strip()
        return "", ""

    def offered(self, table: dict[str, Any]) -> list[Offered]:
        """The choices, with what the server says that they do."""
        names = [person.name for person in self.persons(table)] + table["automata"]
        found = []
        for choice in table["choices"]:
            shown = choice["preview"]
            changes = [
                Change(change["seat"], change["what"], change["amount"]) for change in shown["changes"]
            ]
            preview = Preview(changes, [], shown["uncertain"])
            effect = effect_text(self.game.name, self.words, names, table["you"], preview, shown["warnings"])
            found.append(Offered(choice["code"], choice["text"], effect))
        return found

    # -- showing ------------------------------------------------------------------------------------------------------

    def say(self, key: str, style: str = "dim", **args: str | int) -> None:
        self.console.print(Text(self.words.text(key, **args), style))

    def name(self, table: dict[str, Any]) -> str:
        return "" if table["you"] is None else str(table["seats"][table["you"]]["name"])

    def persons(self, table: dict[str, Any]) -> list[Person]:
        looks = people(len(table["seats"]), self.words)
        return [
            look._replace(name=seat["name"], level=seat["level"] or "")
            for look, seat in zip(looks, table["seats"], strict=True)
        ]

    def draw(self, table: dict[str, Any]) -> None:
        setting = Setting(self.game, self.persons(table), self.console.width)
        self.console.print(tables.draw(table["view"], self.words, setting))

    def news(self, table: dict[str, Any]) -> None:
        """What has happened and been said since the last time."""
        self.tell(table, [entry for entry in table["log"] if entry["seq"] >= self.told])
        self.told = table["seq"]
        for line in table["chat"]:
            if line["id"] > self.chat:
                self.console.print(Text(f"{line['name']}: ", "bold").append(line["text"], "default not bold"))
                self.chat = line["id"]

    def tell(self, table: dict[str, Any], entries: list[dict[str, Any]]) -> None:
        persons = self.persons(table)
        told: list[Sentence] = []
        for entry in entries:
            if entry["kind"] == "undo":
                told.append(Sentence(entry["seat"], entry["text"]))
            for event in entry["events"]:
                seat = NOBODY if event["seat"] is None else event["seat"]
                told.append(Sentence(seat, event["text"], event["clause"]))
        for sentence in self.words.merged(told):
            style = persons[sentence.seat].style if 0 <= sentence.seat < len(persons) else "bold"
            self.console.print(Text("· ", style).append(sentence.text, "default"))
