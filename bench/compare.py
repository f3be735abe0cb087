"""Put the measurements of `make bench` side by side: every game, interpreted and compiled, against the peer.

Reads catanatron.json, pure.json and (where a C compiler was available) compiled.json from the folder it is given; for the
environments, environments.json and environment_peers.json.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from math import ceil
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

Row = dict[str, Any]


@dataclass(frozen=True)
class Target:
    """What a game must reach, as a ratio within one run: machines differ, and are noisy."""

    game: str
    players: int
    engine: str
    measure: str
    at_least: float | None = None
    at_most: float | None = None

    def is_met(self, value: float) -> bool:
        return (self.at_least is None or value >= self.at_least) and (
            self.at_most is None or value <= self.at_most
        )

    def __str__(self) -> str:
        bound = f"at least {self.at_least:g}" if self.at_least is not None else f"at most {self.at_most:g}"
        return f"{self.game}, {self.players} players, {self.engine}: {WORDS[self.measure]} {bound}"


WORDS = {
    "decisions_per_s": "decisions/s, times the peer's,",
    "clones_per_s": "clones/s, times the peer's,",
    "slowest_over_median": "slowest random game, times the median,",
}

# At four players, times the peer's: decisions/s compiled, clones/s compiled, decisions/s interpreted.
SPEEDS = {
    "village": (18, 20, 3),
    "pandemain": (15, 12, 1.5),
    "villagers": (18, 15, 2),
    "black-forest": (10, 12, 1),
}
MEASURES = (("compiled", "decisions_per_s"), ("compiled", "clones_per_s"), ("pure", "decisions_per_s"))

TARGETS = [
    *(
        Target(game, 4, engine, measure, at_least=times)
        for game, speeds in SPEEDS.items()
        for (engine, measure), times in zip(MEASURES, speeds, strict=True)
    ),
    Target("village", 4, "compiled", "slowest_over_median", at_most=5),
]

# Nodes of a search a second, with two players, compiled: as they were before search was made faster, on another machine.
NODES_BEFORE = {"village": 73_000, "villagers": 53_000, "pandemain": 39_000, "black-forest": 60_000}
NODES_TIMES = 2  # what it must gain over them; not a ratio within one run, since no peer searches


def read(file: Path) -> Any:
    try:
        return json.loads(file.read_text())
    except (OSError, ValueError) as error:
        raise SystemExit(f"compare: {file} can't be read: {error}") from error


def load_engines(folder: Path) -> dict[str, list[Row]]:
    """The rows of each engine, after making sure that it is the one its file's name claims."""
    engines: dict[str, list[Row]] = {}
    for engine in ("pure", "compiled"):
        file = folder / f"{engine}.json"
        if engine == "compiled" and not file.exists():
            continue
        report = read(file)
        if report["compiled"] is not (engine == "compiled"):
            raise SystemExit(f"compare: {file} was not measured on the {engine} engine")
        engines[engine] = report["games"]
    return engines


def with_ratio(row: Row, measure: str, peer: Row) -> str:
    return f"{row[measure]:,.0f}  [dim]{row[measure] / peer[measure]:5.1f} ×[/]"


def as_number(row: Row, measure: str, digits: int) -> str:
    return f"{row[measure]:,.{digits}f}" if row.get(measure) is not None else "–"


def table_of(engines: dict[str, list[Row]], peer: Row) -> Table:
    table = Table(
        title=f"Random play on one core, and nodes/s of a search with two players; × is against {peer['name']}",
        title_justify="left",
    )
    table.add_column("game")
    table.add_column("players", justify="right")
    table.add_column("engine")
    for heading in (
        "decisions/s",
        "clones/s",
        "games/s",
        "playouts/s",
        "decisions/s in playouts",
        "nodes/s",
        "slowest/median",
    ):
        table.add_column(heading, justify="right")
    table.add_row(
        peer["name"],
        str(peer.get("players", "")),
        "Python",
        as_number(peer, "decisions_per_s", 0),
        as_number(peer, "clones_per_s", 0),
        as_number(peer, "games_per_s", 1),
        "–",
        "–",
        "–",
        "–",
        end_section=True,
    )
    for engine, rows in engines.items():
        for row in rows:
            table.add_row(
                row["game"],
                str(row["players"]),
                engine,
                with_ratio(row, "decisions_per_s", peer),
                with_ratio(row, "clones_per_s", peer),
                as_number(row, "games_per_s", 1),
                as_number(row, "playouts_per_s", 1),
                as_number(row, "playout_decisions_per_s", 0),
                as_number(row, "nodes_per_s", 0),
                as_number(row, "slowest_over_median", 1),
            )
    return table


def verdicts(engines: dict[str, list[Row]], peer: Row) -> list[str]:
    lines = []
    for target in TARGETS:
        for row in engines.get(target.engine, []):
            if (row["game"], row["players"]) != (target.game, target.players):
                continue
            value = row.get(target.measure)
            if value is None:
                continue
            reached = value / peer[target.measure] if target.measure.endswith("_per_s") else value
            sign = "[green]✓[/]" if target.is_met(reached) else "[red]✗[/]"
            lines.append(f"{sign} {target}: {reached:.1f}")
    return lines


def search_verdicts(rows: list[Row]) -> list[str]:
    """Whether search is as many times as fast as it was. Those figures are absolute: a slow machine misses them."""
    lines = []
    for row in rows:
        before = NODES_BEFORE.get(row["game"])
        if before is None or row.get("nodes_per_s") is None:
            continue
        times = row["nodes_per_s"] / before
        sign = "[green]✓[/]" if times >= NODES_TIMES else "[red]✗[/]"
        lines.append(
            f"{sign} {row['game']}, 2 players, compiled: nodes/s of a search, times {before:,} (once measured on another "
            f"machine), at least {NODES_TIMES}: {times:.1f}"
        )
    return lines


VECTOR_GAIN = 5  # what many games at once must gain over a loop


def environments(report: Row, peers: list[Row]) -> tuple[Table, list[str]]:
    """Ours beside the others', and whether many games at once are worth it; beside them, in grey, over PettingZoo's loop."""
    engine = "compiled" if report["compiled"] else "interpreted"
    title = f"Environments at random play on one core, decisions/s; ours {engine}, {report['at_once']} games at once"
    caption = (
        f"All cores: in wall-clock time, which means little on a busy machine; its load was {report['load']}"
    )
    table = Table(title=title, title_justify="left", caption=caption, caption_justify="left")
    table.add_column("environment")
    table.add_column("players", justify="right")
    all_cores = f"many games, all {report['cores']} cores"
    for heading in (
        "views in a loop",
        "one game, observed",
        "many games, observed",
        all_cores,
        "engine alone",
    ):
        table.add_column(heading, justify="right")
    for peer in peers:
        name = f"{peer['package']} {peer['game']}"
        table.add_row(name, "", "–", as_number(peer, "per_s", 0), "–", "–", "–")
    table.add_section()
    lines = []
    for row in report["games"]:
        over_views, over_aec = (row["vector_per_s"] / row[f"{way}_per_s"] for way in ("views", "aec"))
        together = row["all_cores_wall_per_s"]
        over_wall = together / row["aec_wall_per_s"]
        table.add_row(
            f"allmende {row['game']}",
            str(row["players"]),
            as_number(row, "views_per_s", 0),
            as_number(row, "aec_per_s", 0),
            f"{row['vector_per_s']:,.0f}  [dim]{over_aec:4.1f} ×[/]",
            f"{together:,.0f}  [dim]{over_wall:4.1f} ×[/]",
            as_number(row, "engine_per_s", 0),
        )
        if report["compiled"]:
            lines.append(
                gain_line(f"{row['game']}: many games on one core, times a loop over views", over_views)
            )
            what = f"{row['game']}: many games on {report['cores']} cores, times PettingZoo's loop on one"
            lines.append(gain_line(what, over_wall) + note_on_cores(over_aec, report["cores"]))
    return table, lines


def gain_line(what: str, gain: float) -> str:
    sign = "[green]✓[/]" if gain >= VECTOR_GAIN else "[red]✗[/]"
    return f"{sign} {what}, at least {VECTOR_GAIN}: {gain:.1f}"


def note_on_cores(each: float, cores: int) -> str:
    """What one core gains, and whether so many of them could be enough at all."""
    needed = ceil(VECTOR_GAIN / each)
    short = f"; out of reach with {cores} cores, needs at least {needed}" if cores < needed else ""
    return f" (one core: {each:.1f}{short})"


def main() -> None:
    if len(sys.argv) != 2:
        raise SystemExit("usage: compare.py FOLDER")
    folder = Path(sys.argv[1])
    peer, engines = read(folder / "catanatron.json"), load_engines(folder)
    console = Console(width=None if sys.stdout.isatty() else 160, highlight=False)
    console.print(table_of(engines, peer))
    for line in verdicts(engines, peer) + search_verdicts(engines.get("compiled", [])):
        console.print(line)
    if (folder / "environments.json").exists():
        table, lines = environments(
            read(folder / "environments.json"), read(folder / "environment_peers.json")
        )
        console.print(table)
        for line in lines:
            console.print(line)
    if "compiled" not in engines:
        console.print("The compiled engine was not measured: there is no C compiler here.")


if __name__ == "__main__":
    main()
