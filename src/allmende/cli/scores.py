"""The score sheet, category by category."""

from __future__ import annotations

from rich import box
from rich.table import Table

from allmende.cli.tables import Person
from allmende.core.state import State
from allmende.core.words import Words


def draw_scores(state: State, words: Words, persons: list[Person]) -> Table:
    sheets, winners = state.score_sheet(), state.winners()
    table = Table(box=box.SIMPLE_HEAD, show_footer=True)
    table.add_column("", words.text("scores-total"))
    names = words.names(state, [f"{person.sign} {person.name}" for person in persons])
    for seat, score in enumerate(state.scores()):
        person = persons[seat] if seat < len(persons) else None
        name = names[seat]
        sign = " ★" if seat in winners else ""
        table.add_column(
            name, f"{score}{sign}", justify="right", header_style=person.style if person else "dim"
        )
    for category in sheets[0]:
        row = [
            words.scored(category, sheet.get(category, 0), held)
            for sheet, held in zip(sheets, state.holdings(), strict=True)
        ]
        table.add_row(words.text(f"score-{category}"), *row)
    return table
