"""Pictures for pages: SVG without anything to download, and the page around them."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

WIDTH, BAR, GAP, LABEL = 720, 22, 10, 190
BINS = 24
COLOURS = ("#2f6f3e", "#b5651d", "#2c5f8a", "#8a2c5f", "#6b6b1f", "#444444")
LETTERS = 26  # of a name that find room beside a bar

STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 800px; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .6rem; text-align: right; border-bottom: 1px solid #8884; }
th:first-child, td:first-child { text-align: left; overflow-wrap: anywhere; }
svg { width: 100%; height: auto; }
svg text { font: 13px system-ui, sans-serif; fill: currentColor; }
figure { margin: 2rem 0; } figcaption { font-weight: 600; margin-bottom: .5rem; }
p.note { opacity: .75; } details { margin: 1rem 0; } summary { cursor: pointer; font-weight: 600; }
"""


def document(title: str, language: str, parts: Sequence[str]) -> str:
    body = "\n".join([f"<h1>{escape(title)}</h1>", *parts])
    return (
        f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n<main>\n{body}\n</main>\n</html>\n"
    )


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    lines = ["<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows]
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(lines)}</tbody></table>"


def folded(summary: str, inside: str) -> str:
    return f"<details><summary>{escape(summary)}</summary>\n{inside}\n</details>"


def shortened(names: Sequence[str], most: int = LETTERS) -> list[str]:
    """Shortens names to fit, keeping them distinct: a long name loses its middle, and gets a number if another has the same short form."""
    found: list[str] = []
    for name in names:
        short = name if len(name) <= most else f"{name[: most // 2]}…{name[-(most - most // 2 - 1) :]}"
        number = 2
        while short in found and name not in names[: len(found)]:
            ending = f" ({number})"
            short = short[: most - len(ending)] + ending
            number += 1
        found.append(short)
    return found


def label(shown: str, whole: str, middle: float) -> str:
    return (
        f'<text x="{LABEL - 10}" y="{middle + 4}" text-anchor="end">{escape(shown)}'
        f"<title>{escape(whole)}</title></text>"
    )


def figure(caption: str, parts: Sequence[str], height: float) -> str:
    drawing = "\n".join(parts)
    return (
        f"<figure><figcaption>{escape(caption)}</figcaption>"
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(caption)}">\n{drawing}\n</svg></figure>'
    )


def shares(caption: str, rows: Sequence[tuple[str, float, float, float]], even: float | None) -> str:
    """A bar for each (name, share, low, high), with its interval; a dashed line at an even share."""
    room = WIDTH - LABEL - 70
    height = len(rows) * (BAR + GAP) + GAP
    parts = []
    for number, ((name, part, low, high), shown) in enumerate(
        zip(rows, shortened([row[0] for row in rows]), strict=True)
    ):
        top, colour = GAP + number * (BAR + GAP), COLOURS[number % len(COLOURS)]
        middle, left, right = top + BAR / 2, LABEL + room * low, LABEL + room * high
        parts += [
            label(shown, name, middle),
            f'<rect x="{LABEL}" y="{top}" width="{room * part:.1f}" height="{BAR}" fill="{colour}"/>',
            f'<path d="M{left:.1f} {middle}H{right:.1f}M{left:.1f} {top + 5}V{top + BAR - 5}'
            f'M{right:.1f} {top + 5}V{top + BAR - 5}" stroke="currentColor" stroke-width="1.5" fill="none"/>',
            f'<text x="{right + 8:.1f}" y="{middle + 4}">{100 * part:.1f} %</text>',
        ]
    if even is not None:
        parts.append(
            f'<path d="M{LABEL + room * even:.1f} 0V{height}" stroke="currentColor" stroke-dasharray="4 4" opacity=".5"/>'
        )
    return figure(caption, parts, height)


def histograms(caption: str, rows: Sequence[tuple[str, Sequence[int], float]]) -> str:
    """A row of columns for each (name, ascending values, their mean), all on one scale; a line at the mean."""
    least, most = min(values[0] for _, values, _ in rows), max(values[-1] for _, values, _ in rows)
    step = max(1, -(-(most - least + 1) // BINS))
    bins = (most - least) // step + 1
    tall, wide = 60, (WIDTH - LABEL - 20) / bins
    parts = []
    names = shortened([row[0] for row in rows])
    for number, ((name, values, middle), shown) in enumerate(zip(rows, names, strict=True)):
        base, colour = (number + 1) * (tall + GAP), COLOURS[number % len(COLOURS)]
        counts = [0] * bins
        for value in values:
            counts[(value - least) // step] += 1
        parts.append(label(shown, name, base - tall / 2))
        for place, count in enumerate(counts):
            high = tall * count / max(counts)
            parts.append(
                f'<rect x="{LABEL + place * wide:.1f}" y="{base - high:.1f}" width="{max(wide - 1, 1):.1f}" '
                f'height="{high:.1f}" fill="{colour}"><title>{least + place * step}: {count}</title></rect>'
            )
        mean = LABEL + (middle - least) / step * wide
        parts.append(f'<path d="M{mean:.1f} {base}V{base - tall}" stroke="currentColor" opacity=".7"/>')
    height = len(rows) * (tall + GAP) + 24
    parts.append(f'<text x="{LABEL}" y="{height - 6}">{least}</text>')
    parts.append(f'<text x="{WIDTH - 20}" y="{height - 6}" text-anchor="end">{most}</text>')
    return figure(caption, parts, height)


def pairs(caption: str, rows: Sequence[tuple[str, float, float]], names: tuple[str, str]) -> str:
    """Two bars for each (name, one value, another): to the right of the line, or to the left if they are less than 0."""
    every = [value for _, one, other in rows for value in (one, other)]
    least, most = min(0.0, *every), max(0.0, *every)
    scale = (WIDTH - LABEL - 110) / ((most - least) or 1.0)
    zero, thin = LABEL - least * scale, 9
    parts = []
    for number, ((name, one, other), shown) in enumerate(
        zip(rows, shortened([row[0] for row in rows]), strict=True)
    ):
        top = GAP + number * (2 * thin + GAP)
        parts.append(label(shown, name, top + thin))
        for place, value in enumerate((one, other)):
            left = zero + min(0.0, value) * scale
            parts.append(
                f'<rect x="{left:.1f}" y="{top + place * thin}" width="{max(abs(value) * scale, 0.5):.1f}" '
                f'height="{thin - 1}" fill="{COLOURS[place]}"><title>{escape(names[place])}: {value:.2f}</title></rect>'
            )
        ends = zero + max(0.0, one, other) * scale
        parts.append(f'<text x="{ends + 6:.1f}" y="{top + thin + 4}">{one:.1f} · {other:.1f}</text>')
    height = len(rows) * (2 * thin + GAP) + 2 * GAP + 20
    parts.append(f'<path d="M{zero:.1f} 0V{height - 24}" stroke="currentColor" opacity=".5"/>')
    for place, name in enumerate(names):
        left = LABEL + 160 * place
        parts.append(
            f'<rect x="{left}" y="{height - 16}" width="12" height="12" fill="{COLOURS[place]}"/>'
            f'<text x="{left + 18}" y="{height - 5}">{escape(name)}</text>'
        )
    return figure(caption, parts, height)


def curve(
    caption: str,
    points: Sequence[tuple[float, float, float, float]],
    even: float | None = None,
    whole: bool = False,
) -> str:
    """A line through (x, y, low, high), with its band. `whole`: from 0 to 1 in parts of a hundred."""
    tall, left, right = 200, 60, WIDTH - 30
    lows, highs = [point[2] for point in points], [point[3] for point in points]
    least, most = (0.0, 1.0) if whole else (min(lows), max(highs))
    room = (most - least) or 1.0
    first, last = points[0][0], points[-1][0]

    def across(x: float) -> float:
        return left + (right - left) * (x - first) / ((last - first) or 1.0)

    def up(y: float) -> float:
        return GAP + tall * (1 - (y - least) / room)

    there = " ".join(f"{across(x):.1f},{up(high):.1f}" for x, _, _, high in points)
    back = " ".join(f"{across(x):.1f},{up(low):.1f}" for x, _, low, _ in reversed(points))
    line = " ".join(f"{across(x):.1f},{up(y):.1f}" for x, y, _, _ in points)
    parts = [
        f'<polygon points="{there} {back}" fill="{COLOURS[0]}" opacity=".2"/>',
        f'<polyline points="{line}" fill="none" stroke="{COLOURS[0]}" stroke-width="2"/>',
    ]
    for x, y, low, high in points:
        parts.append(
            f'<circle cx="{across(x):.1f}" cy="{up(y):.1f}" r="3" fill="{COLOURS[0]}">'
            f"<title>{x:g}: {y:.3g} ({low:.3g} – {high:.3g})</title></circle>"
        )
    if even is not None:
        parts.append(
            f'<path d="M{left} {up(even):.1f}H{right}" stroke="currentColor" stroke-dasharray="4 4" opacity=".5"/>'
        )
    for value in (least, most):
        text = f"{100 * value:.0f} %" if whole else f"{value:.3g}"
        parts.append(f'<text x="{left - 8}" y="{up(value) + 4:.1f}" text-anchor="end">{text}</text>')
    for x in dict.fromkeys((first, last)):
        text = f"{100 * x:.0f} %" if whole else f"{x:g}"
        parts.append(
            f'<text x="{across(x):.1f}" y="{tall + 2 * GAP + 14}" text-anchor="middle">{text}</text>'
        )
    return figure(caption, parts, tall + 2 * GAP + 20)
