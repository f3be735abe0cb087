"""The page of a contest: one HTML file with its table and charts, with nothing to fetch from anywhere."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any

Say = Callable[..., str]  # a text by its key, as Words.text

WIDTH, BAR, GAP, LABEL = 720, 22, 10, 190
BINS = 24
COLOURS = ("#2f6f3e", "#b5651d", "#2c5f8a", "#8a2c5f", "#6b6b1f", "#444444")

STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 800px; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .6rem; text-align: right; border-bottom: 1px solid #8884; }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; height: auto; }
svg text { font: 13px system-ui, sans-serif; fill: currentColor; }
figure { margin: 2rem 0; } figcaption { font-weight: 600; margin-bottom: .5rem; }
"""


def page(figures: dict[str, Any], title: str, language: str, say: Say) -> str:
    rows = figures["bots"]
    charts = [chart_scores(rows, say)]
    if figures["players"] > 1:
        charts.insert(0, chart_wins(rows, figures["players"], say))
    body = "\n".join([f"<h1>{escape(title)}</h1>", table(rows, say), *charts])
    return (
        f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n<main>\n{body}\n</main>\n</html>\n"
    )


def table(rows: list[dict[str, Any]], say: Say) -> str:
    heads = ["bot", "games", "wins", "interval", "rank", "score", "rating", "ms"]
    head = "".join(f'<th scope="col">{escape(say(f"arena-{key}"))}</th>' for key in heads)
    lines = []
    for row in rows:
        cells = "".join(f"<td>{escape(cell)}</td>" for cell in cells_of(row))
        lines.append(f"<tr>{cells}</tr>")
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(lines)}</tbody></table>"


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


def chart_wins(rows: list[dict[str, Any]], players: int, say: Say) -> str:
    """A bar for each bot, with its interval; a line at the even share."""
    room = WIDTH - LABEL - 60
    height = len(rows) * (BAR + GAP) + GAP
    parts = []
    for number, row in enumerate(rows):
        top, colour = GAP + number * (BAR + GAP), COLOURS[number % len(COLOURS)]
        share, low, high = (LABEL + room * row[key] for key in ("win_share", "low", "high"))
        middle = top + BAR / 2
        parts += [
            label(row["bot"], middle),
            f'<rect x="{LABEL}" y="{top}" width="{share - LABEL:.1f}" height="{BAR}" fill="{colour}"/>',
            f'<path d="M{low:.1f} {middle}H{high:.1f}M{low:.1f} {top + 5}V{top + BAR - 5}'
            f'M{high:.1f} {top + 5}V{top + BAR - 5}" stroke="currentColor" stroke-width="1.5" fill="none"/>',
            f'<text x="{high + 8:.1f}" y="{middle + 4}">{100 * row["win_share"]:.1f} %</text>',
        ]
    even = LABEL + room / players
    parts.append(
        f'<path d="M{even:.1f} 0V{height}" stroke="currentColor" stroke-dasharray="4 4" opacity=".5"/>'
    )
    return figure(say("arena-chart-wins"), parts, height)


def chart_scores(rows: list[dict[str, Any]], say: Say) -> str:
    """How often each bot scored what: one row of columns a bot, all on one scale."""
    least, most = min(row["scores"][0] for row in rows), max(row["scores"][-1] for row in rows)
    step = max(1, -(-(most - least + 1) // BINS))
    bins = (most - least) // step + 1
    room, tall = WIDTH - LABEL - 20, 60
    wide = room / bins
    parts = []
    for number, row in enumerate(rows):
        base, colour = (number + 1) * (tall + GAP), COLOURS[number % len(COLOURS)]
        counts = [0] * bins
        for score in row["scores"]:
            counts[(score - least) // step] += 1
        parts.append(label(row["bot"], base - tall / 2))
        for place, count in enumerate(counts):
            high = tall * count / max(counts)
            parts.append(
                f'<rect x="{LABEL + place * wide:.1f}" y="{base - high:.1f}" width="{max(wide - 1, 1):.1f}" '
                f'height="{high:.1f}" fill="{colour}"><title>{least + place * step}: {count}</title></rect>'
            )
        mean = LABEL + (row["mean_score"] - least) / step * wide
        parts.append(f'<path d="M{mean:.1f} {base}V{base - tall}" stroke="currentColor" opacity=".7"/>')
    height = len(rows) * (tall + GAP) + 24
    parts.append(f'<text x="{LABEL}" y="{height - 6}">{least}</text>')
    parts.append(f'<text x="{WIDTH - 20}" y="{height - 6}" text-anchor="end">{most}</text>')
    return figure(say("arena-chart-scores"), parts, height)


def label(text: str, middle: float) -> str:
    shown = text if len(text) <= 26 else text[:25] + "…"
    return f'<text x="{LABEL - 10}" y="{middle + 4}" text-anchor="end">{escape(shown)}</text>'


def figure(caption: str, parts: list[str], height: float) -> str:
    drawing = "\n".join(parts)
    return (
        f"<figure><figcaption>{escape(caption)}</figcaption>"
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(caption)}">\n{drawing}\n</svg></figure>'
    )
