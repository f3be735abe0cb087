"""The page of a report: one HTML file with tables and pictures, without anything to download."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Any

from allmende.lab.drawing import curve, document, folded, histograms, pairs, shares, table
from allmende.lab.watch import STAGES

Say = Callable[..., str]  # a text by its key, as Words.text
Figures = dict[str, Any]

MOST = 24  # bars in a picture; the tables have everything


def page(figures: Figures, title: str, language: str, say: Say) -> str:
    parts = [f'<p class="note">{escape(say("report-how", made=figures["made"], seed=figures["seed"]))}</p>']
    for found in figures["without"]:
        parts.append(without(found, say))
    for one in figures["against"]:
        parts += against(one, say)
    for one in figures["vary"]:
        parts += vary(one, say)
    for one in figures["reports"]:
        parts += section(one, say)
    return document(title, language, parts)


def section(one: Figures, say: Say) -> list[str]:
    heading = say("report-section", players=one["players"], games=one["games"], bot=one["bot"])
    race = one["race"]
    even = 1 / len(one["seats"])
    parts = [
        f"<h2>{escape(heading)}</h2>",
        table(
            [say("report-figure"), say("report-mean"), say("report-median"), say("report-p95")],
            [
                [
                    say(f"report-{key}"),
                    f"{one[key]['mean']:.1f}",
                    f"{one[key]['median']:g}",
                    f"{one[key]['p95']:g}",
                ]
                for key in ("length", "rounds")
            ],
        ),
        table(
            [say("report-ended"), say("report-games")],
            [[name, str(count)] for name, count in one["ended"].items()],
        ),
        histograms(
            say("report-chart-scores"), [(say("report-score"), one["scores"]["all"], one["scores"]["mean"])]
        ),
        table(
            [say("report-figure"), say("report-mean"), say("report-sd"), say("report-range")],
            [
                [
                    say(f"report-{name}"),
                    f"{row['mean']:.1f}",
                    f"{row['sd']:.1f}",
                    f"{row['min']} – {row['max']}",
                ]
                for name, row in (
                    ("score", one["scores"]),
                    ("winning", one["scores"]["winning"]),
                    ("margin", one["scores"]["margin"]),
                )
            ],
        ),
    ]
    if one["players"] > 1:
        for key, name, title in (
            ("seats", "seat", "report-chart-seats"),
            ("order", "place", "report-chart-order"),
        ):
            rows = [
                (say(f"report-{name}", number=row[name]), row["share"], row["low"], row["high"])
                for row in one[key]
            ]
            parts.append(shares(say(title), rows, even))
        points = [((stage + 1) / STAGES, part, part, part) for stage, part in enumerate(race["leader_wins"])]
        parts.append(curve(say("report-chart-race"), points, even, whole=True))
        parts.append(
            table(
                [say("report-figure"), ""],
                [
                    [say(f"report-{key.replace('_', '-')}"), f"{race[key]:.2f}"]
                    for key in (
                        "lead_changes",
                        "drama",
                        "decided_at",
                        "decisiveness",
                        "won_at",
                        "uncertainty",
                    )
                    if race[key] is not None
                ]
                + [[say("report-last-round"), _interval(race["last_round"])]],
            )
        )
    return [*parts, *_sources(one, say), *_components(one, even, say), *_choices(one, say)]


def _sources(one: Figures, say: Say) -> list[str]:
    names = (say("report-winners"), say("report-losers"))
    rows = [(name, row["winners"], row["losers"]) for name, row in one["sources"].items()]
    points = [(name.removeprefix("score/"), *rest) for name, *rest in rows if name.startswith("score/")]
    goods = [row for row in rows if not row[0].startswith("score/") and "-at-" not in row[0]]
    goods.sort(key=lambda row: -max(abs(row[1]), abs(row[2])))
    parts = [pairs(say("report-chart-points"), points, names)] if points else []
    if goods:
        parts.append(pairs(say("report-chart-goods"), goods[:MOST], names))
    whole = table(
        [say("report-source"), say("report-mean"), *names],
        [
            [name, *[f"{row[key]:.2f}" for key in ("mean", "winners", "losers")]]
            for name, row in one["sources"].items()
        ],
    )
    return [*parts, folded(say("report-all-sources"), whole)]


def _components(one: Figures, even: float, say: Say) -> list[str]:
    rows = one["components"]
    if not rows:
        return []
    used = [(name, row) for name, row in rows.items() if row["used"]]
    used.sort(key=lambda item: min(even - item[1]["low"], item[1]["high"] - even))  # the most certain first
    bars = [(name, row["win_share"], row["low"], row["high"]) for name, row in used[:MOST]]
    heads = ("component", "offered", "used", "times", "when", "win-share", "interval")
    whole = table(
        [say(f"report-{head}") for head in heads],
        [
            [
                name,
                str(row["offered"]),
                str(row["used"]),
                f"{row['times']:.1f}",
                "–" if row["when"] is None else f"{100 * row['when']:.0f} %",
                "–" if row["win_share"] is None else f"{100 * row['win_share']:.0f} %",
                "–" if row["low"] is None else f"{100 * row['low']:.0f} – {100 * row['high']:.0f}",
            ]
            for name, row in rows.items()
        ],
    )
    return [
        f"<h3>{escape(say('report-components'))}</h3>",
        f'<p class="note">{escape(say("report-warning"))}</p>',
        shares(say("report-chart-components"), bars, even),
        folded(say("report-all-components"), whole),
    ]


def _choices(one: Figures, say: Say) -> list[str]:
    parts = [f"<h3>{escape(say('report-choices'))}</h3>"]
    for key in ("dead", "dominant"):
        names = ", ".join(one[key]) or "–"
        parts.append(f"<p><b>{escape(say(f'report-{key}'))}</b> {escape(names)}</p>")
    heads = ("decision", "per-game", "options", "clear", "close")
    kinds = table(
        [say(f"report-{head}") for head in heads],
        [
            [
                name,
                f"{row['per_game']:.1f}",
                f"{row['choices']:.1f}",
                f"{100 * row['clear']:.0f} %",
                f"{100 * row['close']:.0f} %",
            ]
            for name, row in one["decisions"].items()
        ],
    )
    return [*parts, kinds]


def without(found: Sequence[Figures], say: Say) -> str:
    """What a strategy is worth, at each strength of bots."""
    names = ", ".join(found[0]["without"])
    rows = [
        (
            say("report-strength", bot=one["bot"], players=one["players"]),
            one["share"],
            one["low"],
            one["high"],
        )
        for one in found
    ]
    evens = {one["even"] for one in found}
    even = evens.pop() if len(evens) == 1 else None
    return shares(say("report-chart-without", names=names), rows, even)


def against(one: Figures, say: Say) -> list[str]:
    heading = say(
        "report-against", mine=one["mine"], theirs=one["theirs"], players=one["players"], deals=one["deals"]
    )
    heads = ("figure", "mine", "theirs", "difference", "interval", "effect", "needed")
    return [
        f"<h2>{escape(heading)}</h2>",
        table(
            [say(f"report-{head}") for head in heads],
            [difference_cells(name_of(name, say), row) for name, row in one["measures"].items()],
        ),
        folded(
            say("report-all-components"),
            table(
                [say(f"report-{head}") for head in ("component", *heads[1:])],
                [difference_cells(name, row) for name, row in one["components"].items()],
            ),
        ),
    ]


def difference_cells(name: str, row: Figures) -> list[str]:
    return [
        name,
        f"{row['mine']:.2f}",
        f"{row['theirs']:.2f}",
        f"{row['difference']:+.2f}",
        f"{row['low']:+.2f} – {row['high']:+.2f}",
        f"{row['effect']:+.2f}",
        "–" if row["needed"] is None else str(row["needed"]),
    ]


def vary(one: Figures, say: Say) -> list[str]:
    parts = [f"<h2>{escape(say('report-vary', what=one['key'], players=one['players']))}</h2>"]
    for name in one["points"][0]["measures"]:
        if name.startswith("score/"):
            continue
        points = [
            (float(point["value"]), *(point["measures"][name][key] for key in ("mean", "low", "high")))
            for point in one["points"]
            if name in point["measures"]
        ]
        parts.append(curve(name_of(name, say), points))
    return parts


def name_of(measure: str, say: Say) -> str:
    """'length' in words; what a game named itself stays as it is."""
    if "/" in measure:
        kind, _, part = measure.partition(" ")
        return say("report-used-of", component=part) if kind == "used" else measure
    return say(f"report-{measure.replace('_', '-')}")


def _interval(row: Figures) -> str:
    return f"{100 * row['share']:.0f} % ({100 * row['low']:.0f} – {100 * row['high']:.0f})"
