"""What can be done now, numbered and grouped by place; and what can't, with the reasons."""

from __future__ import annotations

from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from allmende.cli.tables import heading_of
from allmende.core.state import State
from allmende.core.words import Words

GAP = 3  # blanks between columns of choices


class Choice(NamedTuple):
    number: int
    code: int
    text: str


def grouped(state: State, words: Words) -> list[tuple[str, list[Choice]]]:
    """The legal actions under the names of their places; those that belong nowhere come last, under no name."""
    by_place: dict[str, list[tuple[int, str]]] = {}
    for code in state.legal:
        action = state.space.actions[code]
        by_place.setdefault(heading_of(state.game, action, words), []).append(
            (code, words.action(action, state.space))
        )
    if "" in by_place:
        by_place[""] = by_place.pop("")
    number = 0
    found: list[tuple[str, list[Choice]]] = []
    for place, actions in by_place.items():
        found.append((place, [Choice(number + n, code, text) for n, (code, text) in enumerate(actions, 1)]))
        number += len(actions)
    return found


def draw_choices(groups: list[tuple[str, list[Choice]]], width: int) -> RenderableType:
    """A row for each place, its choices in as many columns as fit."""
    margin = max(len(place) for place, _ in groups) + 2
    room = max(20, width - margin - 2)
    widest = max(len(choice.text) for _, choices in groups for choice in choices) + 4 + GAP
    columns = max(1, room // widest)
    table = Table.grid(padding=(0, 1))
    table.add_column(width=margin, style="bold", justify="right")
    for place, choices in groups:
        lines = Table.grid(padding=0)
        for _ in range(min(columns, len(choices))):
            lines.add_column(width=widest if columns > 1 else None)
        for start in range(0, len(choices), columns):
            lines.add_row(*[_numbered(choice) for choice in choices[start : start + columns]])
        table.add_row(place or Text("–", "dim"), lines)
    return table


def _numbered(choice: Choice) -> Text:
    return Text().append(f"{choice.number:>3} ", "bold cyan").append(choice.text)


def draw_refusals(state: State, words: Words) -> RenderableType:
    """Why what a player may wonder about can't be done: each reason with its rule, and what it forbids."""
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
