"""The page of a contest: one HTML file with its table and charts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from allmende.lab.drawing import document, histograms, shares, table

Say = Callable[..., str]  # a text by its key, as Words.text

HEADS = ("bot", "games", "wins", "interval", "rank", "score", "rating", "ms")


def page(figures: dict[str, Any], title: str, language: str, say: Say) -> str:
    rows = figures["bots"]
    parts = [table([say(f"arena-{key}") for key in HEADS], [cells_of(row) for row in rows])]
    if figures["players"] > 1:
        bars = [(row["bot"], row["win_share"], row["low"], row["high"]) for row in rows]
        evens = {row["even"] for row in rows}
        parts.append(shares(say("arena-chart-wins"), bars, evens.pop() if len(evens) == 1 else None))
    columns = [(row["bot"], row["scores"], row["mean_score"]) for row in rows]
    parts.append(histograms(say("arena-chart-scores"), columns))
    return document(title, language, parts)


def cells_of(row: dict[str, Any]) -> list[str]:
    """A bot's row, as it is shown on the page and in the terminal."""
    rating = "–" if row["rating"] is None else f"{row['rating']:.1f} ± {2 * row['rating_sigma']:.1f}"
    low, high = row["mean_score_95"]
    return [
        row["bot"],
        str(row["games"]),
        f"{100 * row['win_share']:.1f} %",
        f"{100 * row['low']:.1f} – {100 * row['high']:.1f}",
        f"{row['mean_rank']:.2f}",
        f"{row['mean_score']:.1f} ± {(high - low) / 2:.1f}",
        rating,
        f"{row['ms_per_decision']:.0f}",
    ]
