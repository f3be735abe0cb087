"""`allmende arena`: bots against each other, and how strong each one is."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from allmende.bots import split_names
from allmende.cli.inputs import read_options, write_text
from allmende.cli.simulate import progress
from allmende.cli.texts import words_of
from allmende.cli.workers import check_workers, workers
from allmende.core.catalog import game as find_game
from allmende.core.errors import AllmendeError, SetupError
from allmende.core.words import Words
from allmende.lab.arena import Bout, Contest, play_all, play_until_sure, report
from allmende.lab.kept import keep_games, known_games
from allmende.lab.page import HEADS, cells_of, page


def run_arena(
    name: str,
    players: int | None,
    bots: str,
    games: int,
    jobs: int,
    address: str | None,
    seed: int,
    options: list[str],
    components: Path | None,
    as_json: bool,
    keep: Path | None,
    file: Path | None,
    until_sure: bool,
    language: str,
) -> None:
    game = find_game(name, components)
    words = words_of(language, name)
    if games < 1:
        raise SetupError(f"--games is {games}, expected 1 or more")
    check_workers(jobs, address)
    names = tuple(split_names(bots))
    usual = min(max(len(names), game.seats[0]), game.seats[-1])
    seats = usual if players is None else players
    numbers = None if components is None else str(components)
    contest = Contest(name, seats, games, names, seed, read_options(game, options), numbers)
    contest.check()
    known = {} if keep is None else known_games(keep, contest)
    if file is not None:
        write_text(file, "")  # fail now, not after the games, if the file can't be written

    def note(new: dict[int, Bout]) -> None:
        if keep is not None:
            keep_games(keep, new)
        known.update(new)

    try:
        with (
            workers(jobs, address, names) as crew,
            progress(words.text("simulate-playing"), contest.length()) as played,
        ):
            play = play_until_sure if until_sure else play_all
            bouts = play(contest, crew, played, known, note)
    except KeyboardInterrupt:
        if keep is not None:
            raise AllmendeError(words.text("arena-broken-off", games=len(known), file=str(keep))) from None
        bouts = whole_rounds(contest, known)
        if not bouts:
            raise
        text = words.text("report-broken-off", games=len(bouts), total=contest.length())
        print(f"allmende: {text}", file=sys.stderr)
    figures = report(contest, bouts)
    if file is not None:
        write_text(file, page(figures, title_of(figures, words), language, words.text))
    if as_json:
        print(json.dumps(figures, indent=1))
    else:
        show(figures, words)


def whole_rounds(contest: Contest, known: dict[int, Bout]) -> list[Bout]:
    """Of an interrupted run, the games of the first deals that were played from every seat."""
    each = len(contest.tables())
    first = next(number for number in range(len(known) + 1) if number not in known)
    return [known[number] for number in range(first - first % each)]


def title_of(figures: dict[str, Any], words: Words) -> str:
    return words.text(
        "arena-title", title=words.text("title"), games=figures["games"], players=figures["players"]
    )


def show(figures: dict[str, Any], words: Words) -> None:
    console = Console(highlight=False)
    console.print(Text(title_of(figures, words), "bold"))
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), header_style="dim")
    for head in HEADS:
        table.add_column(
            words.text(f"arena-{head}"),
            justify="left" if head == "bot" else "right",
            no_wrap=head != "bot",
            overflow="fold",
        )
    for row in figures["bots"]:
        table.add_row(*cells_of(row))
    console.print(table)
    for pair in figures["pairs"]:
        console.print(Text(verdict(pair, words)))
    for row in figures["bots"]:
        if row["troubles"]:
            console.print(Text(words.text("arena-troubles", bot=row["bot"], count=row["troubles"]), "yellow"))
    for row in figures["bots"]:
        if row["mean_automaton_score"] is not None:
            means = {"mine": f"{row['mean_score']:.1f}", "theirs": f"{row['mean_automaton_score']:.1f}"}
            console.print(words.text("arena-automata", bot=row["bot"], **means))
    if figures["players"] == 1:
        console.print(distributions(figures, words))


def verdict(pair: dict[str, Any], words: Words) -> str:
    """What is known about two bots, in a sentence."""
    figures = {key: f"{100 * pair[key]:.1f}" for key in ("difference", "low", "high")}
    key = f"arena-pair-{pair['settled'] or 'open'}"
    return words.text(key, bot=pair["bot"], other=pair["other"], deals=pair["deals"], **figures)


def distributions(figures: dict[str, Any], words: Words) -> Table:
    """For solo games: the lowest score, the quartiles and the highest of each bot."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column(words.text("arena-bot"))
    for part in ("least", "quarter", "middle", "three-quarters", "most"):
        table.add_column(words.text(f"arena-{part}"), justify="right")
    for row in figures["bots"]:
        scores = row["scores"]
        table.add_row(row["bot"], *[str(scores[round((len(scores) - 1) * part / 4)]) for part in range(5)])
    return table
