"""A game at the terminal: who sits where, what they are shown, and what they may type."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from allmende.bots import Bot, decide
from allmende.cli import tables
from allmende.cli.choices import draw_choices, draw_refusals, grouped, offered
from allmende.cli.inputs import write_text
from allmende.cli.keyboard import Keyboard
from allmende.cli.scores import draw_scores
from allmende.cli.tables import Person, Setting
from allmende.core.chance import keyed_stream
from allmende.core.errors import AllmendeError
from allmende.core.events import EVERYBODY, Event
from allmende.core.journal import Journal
from allmende.core.match import Match
from allmende.core.words import Words

COMMANDS = ("undo", "why", "table", "log", "save", "help", "quit")
CLEAR_ALL = (
    "\x1b[H\x1b[2J\x1b[3J"  # screen and what was scrolled off it: hidden things must not be scrolled back to
)


class Session:
    def __init__(
        self,
        journal: Journal,
        words: Words,
        persons: list[Person],
        bots: list[Bot | None],
        console: Console,
        keyboard: Keyboard,
        save: Path | None = None,
        how_to_resume: str = "",
    ) -> None:
        self.words = words
        self.persons = persons
        self.bots = bots
        self.console = console
        self.keyboard = keyboard
        self.save = save
        self.how_to_resume = how_to_resume
        self.humans = [seat for seat, bot in enumerate(bots) if bot is None]
        self.match = Match(
            Journal(journal.game, journal.seats, journal.seed, journal.options, bots=journal.bots)
        )
        self.names = words.names(self.match.state, [person.name for person in persons])
        self.log: list[list[Event]] = [self.match.state.events]  # of the deal, then of each action
        for code in journal.actions:
            self.apply(code)
        self.chance = keyed_stream(journal.seed).sub("bots")  # same seed and same choices, same bots
        self.told = [0] * journal.seats  # by seat: how many entries of the log it has been told
        self.looker = self.humans[0] if len(self.humans) == 1 else None  # who sits at the keyboard
        self.table_is_old = True

    # -- the course of a game -----------------------------------------------------------------------------------------

    def play(self) -> None:
        self.say("greeting", title=self.words.text("title"), commitment=self.match.journal.commitment)
        if len(self.log) > 1:
            self.told = [max(0, len(self.log) - len(self.bots))] * len(
                self.bots
            )  # resumed: only the latest news
        while (seat := self.match.state.to_move) is not None:
            bot = self.bots[seat]
            if bot is not None:
                self.let_play(bot, seat)
                self.keep()
                self.table_is_old = True
            elif not self.ask(seat):
                self.leave()
                return
        self.finish()

    def let_play(self, bot: Bot, seat: int) -> None:
        """If a bot fails, says so and lets the game continue."""
        choice = decide(bot, self.match.state, seat, self.chance.sub(str(len(self.log))).word())
        if choice.trouble:
            self.say(
                f"bot-trouble-{choice.trouble}",
                style="yellow",
                player=self.names[seat],
                bot=bot.name,
                detail=choice.detail,
            )
        self.apply(choice.code)

    def apply(self, code: int) -> None:
        self.match.play(code)
        self.log.append(self.match.state.events)

    def keep(self) -> None:
        if self.save is not None:
            write_text(self.save, self.match.journal.dumps())

    def finish(self) -> None:
        self.tell_news(self.looker)
        self.draw_table(self.looker)
        self.console.print(draw_scores(self.match.state, self.words, self.persons))
        winners = [self.names[seat] for seat in self.match.state.winners()]
        self.say("winners", style="bold", count=len(winners), names=self.words.listed(winners))
        if self.save is not None:
            self.say("kept", file=str(self.save))

    def leave(self) -> None:
        """Before the end: says how to continue later."""
        if self.save is not None:
            self.keep()
            self.say("resume-hint", file=str(self.save), rest=self.how_to_resume)
        else:
            self.say("save-hint")

    # -- one decision -------------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> bool:
        """Shows a seat what it must know and lets it choose; False if the player leaves."""
        if not self.sit_down(seat):
            return False
        self.tell_news(seat)
        if self.table_is_old:
            self.draw_table(seat)
        offers = offered(self.match.state, self.words, self.names)
        groups = grouped(self.match.state.game, self.words, offers)
        codes = {choice.number: choice.code for _, choices in groups for choice in choices}
        pending = self.match.state.view(seat)["pending"]
        self.console.print()
        prompt = self.words.prompt if self.looker is not None else self.words.prompt_to
        self.console.print(Text(prompt(pending, self.names), f"bold {self.persons[seat].style}"))
        self.console.print(draw_choices(groups, self.console.width))
        while True:
            typed = self.keyboard.ask(self.question(seat))
            if typed is None:
                return False
            if typed.isdecimal() and int(typed) in codes:
                self.apply(codes[int(typed)])
                self.keep()
                return self.confirm(seat)
            command = self.command(typed)
            if command == "quit":
                return False
            if command == "undo" and self.take_back(seat):
                return True
            self.obey(command, seat, typed, len(codes))

    def question(self, seat: int) -> Text:
        line = Text()
        for name in COMMANDS:
            if name == "undo" and not self.to_take_back(seat):
                continue
            key = self.words.text(f"command-{name}").split()[0]
            line.append(f"{key} ", "cyan").append(f"{self.words.text(f'command-{name}-does')}  ", "dim")
        return line

    def command(self, typed: str) -> str:
        """The command that a word stands for in the player's language; empty if it stands for none."""
        for name in COMMANDS:
            if typed.lower() in self.words.text(f"command-{name}").split():
                return name
        return ""

    def obey(self, command: str, seat: int, typed: str, choices: int) -> None:
        if command == "why":
            self.console.print(draw_refusals(self.match.state, self.words))
        elif command == "table":
            self.draw_table(seat)
        elif command == "log":
            self.tell(self.log, seat)
        elif command == "save":
            self.ask_where_to_save()
        elif command == "help":
            self.say("help", style="")
            if "legend" in self.words:
                self.say("legend", style="")
        elif command == "" and typed:
            self.say("not-a-choice", typed=typed, count=choices)

    def to_take_back(self, seat: int) -> int:
        """How many actions go when this seat takes back: its last; against bots alone, once they have replied, all since
        the start of its turn."""
        if self.match.undoable(seat):
            return 1
        alone = all(bot is not None for other, bot in enumerate(self.bots) if other != seat)
        return self.match.turn_back(seat) if alone else 0

    def take_back(self, seat: int) -> bool:
        count = self.to_take_back(seat)
        if not count:
            self.say("nothing-to-undo")
            return False
        if self.match.undoable(seat):
            self.match.undo(seat)
        else:
            self.match.undo_turn(seat)
        del self.log[-count:]
        self.told = [min(told, len(self.log)) for told in self.told]
        self.keep()
        self.say("undone")
        self.table_is_old = True
        return True

    def confirm(self, seat: int) -> bool:
        """At a terminal, before others move on, a last chance to take the choice back. False: the player leaves."""
        if not self.keyboard.is_terminal or not self.match.undoable(seat):
            return True
        if self.match.state.to_move == seat:
            return True
        self.tell_news(seat)
        typed = self.keyboard.ask(Text(self.words.text("confirm"), "dim"))
        if typed is None or self.command(typed) == "quit":
            return False
        if self.command(typed) == "undo":
            self.take_back(seat)
        return True

    def sit_down(self, seat: int) -> bool:
        """Among several people, hands over the keyboard with nothing left on the screen. False: nobody takes it."""
        if self.looker == seat:
            return True
        self.table_is_old = True
        self.looker = seat
        if self.keyboard.is_terminal and self.console.is_terminal:
            self.console.file.write(CLEAR_ALL)
            self.console.print(Rule(style=self.persons[seat].style))
            hand_on = Text(self.words.text("hand-on", player=self.names[seat]), "bold")
            if self.keyboard.ask(hand_on) is None:
                return False
            self.console.file.write(CLEAR_ALL)
        return True

    # -- showing ------------------------------------------------------------------------------------------------------

    def say(self, key: str, style: str = "dim", **args: str | int) -> None:
        self.console.print(Text(self.words.text(key, **args), style))

    def draw_table(self, seat: int | None) -> None:
        setting = Setting(self.match.state.game, self.persons, self.console.width)
        self.console.print(tables.draw(self.match.state.view(seat), self.words, setting))
        self.table_is_old = False

    def tell_news(self, seat: int | None) -> None:
        """What happened since this seat last heard."""
        if seat is None:
            return
        self.tell(self.log[self.told[seat] :], seat)
        self.told[seat] = len(self.log)

    def tell(self, entries: list[list[Event]], seat: int) -> None:
        heard = [event for events in entries for event in events if event.only in (EVERYBODY, seat)]
        for sentence in self.words.story(heard, self.names):
            style = self.persons[sentence.seat].style if 0 <= sentence.seat < len(self.persons) else "bold"
            self.console.print(Text().append("· ", style).append(sentence.text))

    def ask_where_to_save(self) -> None:
        usual = str(self.save or f"{self.match.state.game.name}.json")
        typed = self.keyboard.ask(Text(self.words.text("ask-file", file=usual)))
        if typed is None:
            return
        before, self.save = self.save, Path(typed or usual).expanduser()
        try:
            self.keep()
        except AllmendeError as error:
            self.save = before
            self.console.print(Text(str(error), "red"))
        else:
            self.say("saved", file=str(self.save))
