"""`allmende replay` and `verify`: games written down, told and checked."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from allmende.cli import tables
from allmende.cli.inputs import read_journal, read_seat
from allmende.cli.keyboard import Keyboard
from allmende.cli.scores import draw_scores
from allmende.cli.tables import Setting, people
from allmende.cli.texts import words_of
from allmende.core.errors import JournalError, SetupError
from allmende.core.events import EVERYBODY, Event
from allmende.core.journal import FORMAT, Journal
from allmende.core.state import State
from allmende.core.words import Sentence, Words


class Reader:
    """A journal being read: a place in it, and the state there."""

    def __init__(self, journal: Journal, seat: int | None, words: Words, console: Console) -> None:
        self.journal = journal
        self.seat = seat
        self.words = words
        self.console = console
        self.persons = people(journal.seats, words, journal.bots, journal.commitment)
        self.state: State = journal.start()
        self.names = words.names(self.state, [person.name for person in self.persons])
        self.at = 0

    def go(self, place: int) -> None:
        """Goes to a place without telling what happened on the way."""
        self.at = max(0, min(place, len(self.journal.actions)))
        self.state = self.journal.replay(self.at)

    def step(self) -> None:
        """Tells the next action and what came of it. What another seat chose may be secret: to a seat, only events tell it."""
        seat = self.state.to_move
        assert seat is not None
        code, pending = self.journal.actions[self.at], self.state.view(self.seat)["pending"]
        action = self.words.action(self.state.space.actions[code], self.state.space)
        self.state.apply(code)
        self.at += 1
        story = self.story(self.state.events)
        line = Text().append(f"{self.at:>4}  ", "dim")
        if self.seat in (None, seat):
            line.append(f"{self.names[seat]}: ", self.persons[seat].style).append(action)
        elif story and story[0].seat == seat:
            line.append(story.pop(0).text)
        else:
            line.append(f"{self.names[seat]}: ", self.persons[seat].style)
            doing = self.words.doing(pending, self.names) or self.words.text("replay-hidden")
            line.append(doing, "italic")
        self.console.print(line)
        self.print_story(story)

    def tell(self, events: list[Event]) -> None:
        self.print_story(self.story(events))

    def story(self, events: list[Event]) -> list[Sentence]:
        """Events as sentences. Without a seat to look from, all of them: the journal contains them anyway."""
        heard = [event for event in events if self.seat is None or event.only in (EVERYBODY, self.seat)]
        return list(self.words.story(heard, self.names))

    def print_story(self, sentences: list[Sentence]) -> None:
        for sentence in sentences:
            self.console.print(Text(f"        · {sentence.text}", "dim"))

    def show_table(self) -> None:
        setting = Setting(self.state.game, self.persons, self.console.width)
        self.console.print(tables.draw(self.state.view(self.seat), self.words, setting))

    def show_end(self) -> None:
        key = "replay-over" if self.state.is_over else "replay-not-over"
        self.console.print(Text(self.words.text(key), "bold"))
        if self.state.is_over or self.seat is None:  # before the end, scores count what others hold in secret
            self.console.print(draw_scores(self.state, self.words, self.persons))


def replay_file(
    file: Path, upto: int | None, seat: int | None, components: Path | None, as_json: bool, language: str
) -> None:
    journal = read_journal(file, components)
    count = len(journal.actions)
    if upto is not None and not 0 <= upto <= count:
        raise SetupError(f"--upto is {upto}, but the journal has {count} actions")
    console = Console(highlight=False)
    words = words_of(language, journal.game.name)
    looker = None if seat is None else read_seat(seat, journal.seats)
    reader = Reader(journal, looker, words, console)
    if as_json:
        print(json.dumps(told(reader, count if upto is None else upto), indent=1))
        return
    title = words.text("replay-title", title=words.text("title"), players=journal.seats, actions=count)
    console.print(Text(title, "bold"))
    if upto is None and sys.stdin.isatty() and sys.stdout.isatty():
        step_through(reader, Keyboard(console))
        return
    reader.tell(reader.state.events)
    while reader.at < (count if upto is None else upto):
        reader.step()
    reader.show_table()
    if reader.at == count:
        reader.show_end()


def told(reader: Reader, upto: int) -> dict[str, Any]:
    """The game so far, JSON-ready, as the reader's seat knows it (with none: all of it). Keys are only ever added."""
    journal, seat = reader.journal, reader.seat
    begun = _heard(reader, reader.state.events)
    actions = []
    while reader.at < upto:
        state = reader.state
        code, pending = journal.actions[reader.at], state.view(seat)["pending"]
        action = state.space.actions[code]
        step: dict[str, Any] = {"number": reader.at + 1, "seat": state.to_move, "decision": pending["kind"]}
        if seat is None or seat == state.to_move:  # of what others chose, events tell what may be known
            step |= {"code": code, "verb": action.verb, "args": list(action.args)}
            step["text"] = reader.words.action(action, state.space)
        state.apply(code)
        reader.at += 1
        actions.append({**step, "events": _heard(reader, state.events)})
    state = reader.state
    found = {
        "game": journal.game.name,
        "players": journal.seats,
        "options": state.options,
        "actions_in_all": len(journal.actions),
        "begun": begun,
        "actions": actions,
        "over": state.is_over,
        "view": state.view(seat),
    }
    if state.is_over or seat is None:
        found |= {"scores": state.scores(), "winners": state.winners(), "score_sheet": state.score_sheet()}
    return found


def _heard(reader: Reader, events: list[Event]) -> list[dict[str, object]]:
    return [
        event.plain() for event in events if reader.seat is None or event.only in (EVERYBODY, reader.seat)
    ]


def step_through(reader: Reader, keyboard: Keyboard) -> None:
    words, last = reader.words, len(reader.journal.actions)
    reader.show_table()
    reader.tell(reader.state.events)
    question = Text(words.text("replay-step"), "dim")
    while True:
        typed = keyboard.ask(question)
        if typed is None or typed == words.text("replay-quit"):
            return
        if typed == words.text("replay-table"):
            reader.show_table()
        elif typed == words.text("replay-back") or typed.isdecimal():
            reader.go(int(typed) if typed.isdecimal() else reader.at - 1)
            reader.show_table()
        elif not typed and reader.at < last:
            reader.step()
            if reader.at == last:
                reader.show_table()
                reader.show_end()


def verify_file(
    file: Path, published: str | None, components: Path | None, as_json: bool, language: str
) -> None:
    """Reading a journal checks it all; here it is said what was checked."""
    journal = read_journal(file, components)
    game, words = journal.game, words_of(language, journal.game.name)
    if published is not None and published.strip().lower() != journal.commitment:
        raise JournalError(
            f"{file}: the seed belongs to the commitment {journal.commitment}, not to {published.strip()}"
        )
    state = journal.replay()
    if as_json:
        checked = {
            "game": game.name,
            "players": journal.seats,
            "format": FORMAT,
            "rules": game.RULES_VERSION,
            "components": game.components.digest,
            "commitment": journal.commitment,
            "published": published is not None,
            "actions": len(journal.actions),
            "over": state.is_over,
            "scores": state.scores(),
        }
        print(json.dumps(checked, indent=1))
        return
    scores = ", ".join(str(score) for score in state.scores())
    lines = [
        words.text("verify-file", title=words.text("title"), format=FORMAT),
        words.text("verify-rules", version=game.RULES_VERSION),
        words.text("verify-components", digest=game.components.digest),
        words.text("verify-seed", commitment=journal.commitment),
        *([words.text("verify-published")] if published is not None else []),
        words.text("verify-actions", count=len(journal.actions)),
        words.text("verify-over" if state.is_over else "verify-running", scores=scores),
    ]
    console = Console(highlight=False, soft_wrap=True)
    for line in lines:
        console.print(Text().append("✓ ", "green").append(line))
    if published is None:
        console.print(Text(words.text("verify-unpublished"), "dim"))
