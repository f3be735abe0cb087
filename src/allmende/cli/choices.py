"""What can be done now, numbered and grouped by place; and what can't, with the reasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from allmende.cli.effects import effect_text
from allmende.cli.tables import heading_of
from allmende.core.game import Game
from allmende.core.state import State
from allmende.core.words import Words

GAP = 3  # blanks between columns of choices


class Offered(NamedTuple):
    """Something that may be done: its words, and what it does."""

    code: int
    text: str
    effect: Text


class Choice(NamedTuple):
    number: int
    code: int
    text: str
    effect: Text


Groups = list[tuple[str, list[Choice]]]


def offered(state: State, words: Words, names: Sequence[str]) -> list[Offered]:
    """All legal choices."""
    mover = state.to_move
    found = []
    for code, preview in state.previews().items():
        assert mover is not None
        warnings = [words.warning(event, names, mover) for event in preview.warnings]
        effect = effect_text(state.game.name, words, names, mover, preview, warnings)
        found.append(Offered(code, words.action(state.space.actions[code], state.space), effect))
    return found


def grouped(game: Game[Any], words: Words, offers: Sequence[Offered]) -> Groups:
    """Choices under the names of their places, numbered; those that belong nowhere come last, under no name."""
    by_place: dict[str, list[Offered]] = {}
    for offer in offers:
        by_place.setdefault(heading_of(game, game.action(offer.code), words), []).append(offer)
    if "" in by_place:
        by_place[""] = by_place.pop("")
    number = 0
    found: Groups = []
    for place, here in by_place.items():
        found.append((place, [Choice(number + n, *offer) for n, offer in enumerate(here, 1)]))
        number += len(here)
    return found


def draw_choices(groups: Groups, width: int) -> RenderableType:
    """A row for each place, its choices in as many columns as fit."""
    margin = max(len(place) for place, _ in groups) + 2
    room = max(20, width - margin - 2)
    table = Table.grid(padding=(0, 1))
    table.add_column(width=margin, style="bold", justify="right")
    for place, choices in groups:
        widest = max(len(_numbered(choice)) for choice in choices) + GAP
        columns = max(1, room // widest)
        lines = Table.grid(padding=0)
        for _ in range(min(columns, len(choices))):
            lines.add_column(width=widest if columns > 1 else None)
        for start in range(0, len(choices), columns):
            lines.add_row(*[_numbered(choice) for choice in choices[start : start + columns]])
        table.add_row(place or Text("–", "dim"), lines)
    return table


def _numbered(choice: Choice) -> Text:
    line = Text().append(f"{choice.number:>3} ", "bold cyan").append(choice.text)
    return line.append("  ").append_text(choice.effect) if choice.effect else line


def draw_refusals(state: State, words: Words) -> RenderableType:
    """Why some actions are not allowed now: each reason with its rule, and what it forbids."""
    by_reason: dict[tuple[str, str], list[str]] = {}
    for action, reason in state.refusals():
        forbidden = by_reason.setdefault((words.reason(reason), reason.rule), [])
        forbidden.append(words.action(action, state.space))
    if not by_reason:
        return Text(words.text("why-not-nothing"), "dim")
    parts: list[RenderableType] = []
    for (sentence, rule), actions in by_reason.items():
        head = Text().append(sentence, "bold")
        if rule:
            head.append(f"  {words.text('why-not-rule', rule=rule)}", "dim")
        parts += [head, Padding(Text(" · ").join(Text(text) for text in actions), (0, 0, 0, 4))]
    return Group(*parts)
