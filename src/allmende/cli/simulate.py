"""`allmende simulate`: bots play many games, and the figures are shown."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from allmende.cli.inputs import read_bots, read_options
from allmende.cli.texts import words_of
from allmende.cli.workers import check_workers, workers
from allmende.core.catalog import game as find_game
from allmende.core.errors import SetupError
from allmende.core.words import Words
from allmende.lab.simulate import BotFailed, Plan, Result, play_all, report


def run_simulation(
    name: str,
    players: int | None,
    games: int,
    jobs: int,
    address: str | None,
    bots: str,
    seed: int,
    options: list[str],
    components: Path | None,
    as_json: bool,
    language: str,
) -> None:
    game = find_game(name, components)
    words = words_of(language, name)
    if games < 1:
        raise SetupError(f"--games is {games}, expected 1 or more")
    check_workers(jobs, address)
    seats = game.seats[-1] if players is None else players
    settled = read_options(game, options)
    game.settle_options(seats, settled)
    seated = tuple(bot.name for bot in read_bots(bots, seats))
    file = None if components is None else str(components)
    plan = Plan(name, seats, games, seated, seed, settled, file)
    done: dict[int, Result] = {}
    try:
        with (
            workers(jobs, address, seated) as crew,
            progress(words.text("simulate-playing"), games) as played,
        ):
            play_all(plan, crew, played, done.update)
    except (KeyboardInterrupt, BotFailed) as error:
        if not done:
            raise
        text = words.text("report-broken-off", games=len(done), total=games)
        why = f"{error}; " if isinstance(error, BotFailed) else ""
        print(f"allmende: {why}{text}", file=sys.stderr)
    figures = report(plan, [done[number] for number in sorted(done)])
    if as_json:
        print(json.dumps(figures, indent=1))
    else:
        show(figures, words)


@contextmanager
def progress(what: str, games: int) -> Iterator[Callable[[int], None]]:
    """A progress bar, and a function to call with the number of games just finished. The bar goes to stderr and disappears when
    it is full; without a terminal there is none."""
    console = Console(stderr=True)
    bar = Progress(
        TextColumn(what),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with bar:
        task = bar.add_task("", total=games)
        yield lambda finished: bar.advance(task, finished)


def show(figures: dict[str, Any], words: Words) -> None:
    console = Console(highlight=False)
    title = words.text(
        "simulate-title",
        title=words.text("title"),
        games=figures["games"],
        players=figures["players"],
        bots=", ".join(sorted(set(figures["bots"]))),
    )
    console.print(Text(title, "bold"))
    console.print(_overview(figures, words))
    rows = [(_seat_name(seat, words), seat) for seat in figures["seats"]]
    console.print(_advantage("simulate-by-seat", rows, words))
    rows = [(words.text("simulate-order", number=place["place"]), place) for place in figures["order"]]
    console.print(_advantage("simulate-by-order", rows, words))
    share = f"{100 / len(figures['seats']):.1f}"
    console.print(Text(words.text("simulate-even", share=share), "dim"))


def _seat_name(seat: dict[str, Any], words: Words) -> str:
    key = "simulate-automaton" if seat["automaton"] else "simulate-seat"
    return words.text(key, number=seat["seat"])


def _overview(figures: dict[str, Any], words: Words) -> Table:
    table = _table("", words)
    for key, what in (("scores", "scores"), ("winning_score", "winning"), ("decisions", "decisions")):
        table.add_row(words.text(f"simulate-{what}"), *_spread(figures[key]))
    return table


def _advantage(heading: str, rows: list[tuple[str, dict[str, Any]]], words: Words) -> Table:
    table = _table(words.text(heading), words)
    table.add_column(words.text("simulate-wins"), justify="right")
    table.add_column(words.text("simulate-interval"), justify="right", style="dim")
    for name, row in rows:
        low, high = row["win_share_95"]
        wins = f"{100 * row['win_share']:.1f} %"
        table.add_row(name, *_spread(row["score"]), wins, f"{100 * low:.1f} – {100 * high:.1f}")
    return table


def _table(heading: str, words: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD, header_style="dim")
    table.add_column(heading, min_width=16)
    for key in ("mean", "sd", "range"):
        table.add_column(words.text(f"simulate-{key}"), justify="right")
    return table


def _spread(spread: dict[str, float]) -> list[str]:
    return [f"{spread['mean']:.1f}", f"{spread['sd']:.1f}", f"{spread['min']:.0f} – {spread['max']:.0f}"]
