"""What a choice does, on one line: “−2 grain, +4 points · Greta: +1 coin · The round ends.”."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from allmende.core.ledger import Change, Preview
from allmende.core.manifest import manifest
from allmende.core.words import Words


def effect_text(
    game: str, words: Words, names: Sequence[str], mover: int, preview: Preview, warnings: Sequence[str]
) -> Text:
    """What the mover pays and gains, then what others do, then warnings; and whether chance has the last word."""
    shown = [change for change in preview.changes if not manifest(game).is_quiet(change.what, change.amount)]
    seats = sorted({change.seat for change in shown} - {mover})
    parts = [_amounts(words, shown, mover)]
    parts += [Text(f"{names[seat]}: ").append_text(_amounts(words, shown, seat)) for seat in seats]
    parts += [Text(warning, "yellow") for warning in warnings]
    if preview.uncertain:
        parts.append(Text(words.text("effect-uncertain"), "italic"))
    return Text(" · ").join([part for part in parts if part])


def _amounts(words: Words, changes: Sequence[Change], seat: int) -> Text:
    paid, gained = words.sides(changes, seat)
    costs = [Text(f"−{amount}", "red") for amount in paid]
    return Text(", ").join([*costs, *[Text(f"+{amount}", "green") for amount in gained]])
