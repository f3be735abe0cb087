"""`allmende tune`: the weights of a game's evaluation, found by letting bots play each other."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from allmende.bots.insight import insight
from allmende.bots.own import bot
from allmende.cli.inputs import read_options
from allmende.cli.simulate import progress
from allmende.cli.texts import words_of
from allmende.cli.workers import check_workers, workers
from allmende.core.catalog import game as find_game
from allmende.core.errors import AllmendeError, SetupError
from allmende.lab import book
from allmende.lab.tune import PLAYER, Progress, Task, known_progress, tune


def run_tuning(
    name: str,
    players: int | None,
    player: str | None,
    games: int,
    steps: int,
    duels: int,
    seed: int,
    options: list[str],
    components: Path | None,
    jobs: int,
    address: str | None,
    keep: Path | None,
    as_json: bool,
    language: str,
) -> None:
    game = find_game(name, components)
    words = words_of(language, name)
    for value, what, least in (
        (games, "--games", 1),
        (steps, "--steps", 1),
        (duels, "--duels", 0),
    ):
        if value < least:
            raise SetupError(f"{what} is {value}, expected {least} or more")
    check_workers(jobs, address)
    if not insight(game.name).weights:
        raise SetupError(f"{game.title} has no features to weigh")
    seats = max(2, game.seats[0]) if players is None else players
    if seats < 2:
        raise SetupError("weights are found by meeting others: tuning needs two seats or more")
    player = player or PLAYER
    if not bot(player).looks:
        raise SetupError(f"{player} plays without weights: there is nothing to tune")
    settled = read_options(game, options)
    game.settle_options(seats, settled)
    numbers = None if components is None else str(components)
    task = Task(name, seats, games, steps, duels, seed, settled, player, numbers)
    far = Progress() if keep is None else known_progress(keep, task)

    def note(record: dict[str, Any]) -> None:
        if keep is not None:
            book.write(keep, [record])

    try:
        with (
            workers(jobs, address, [player]) as crew,
            progress(words.text("simulate-playing"), games * steps + duels) as played,
        ):
            found = tune(task, played, crew, far, note)
    except KeyboardInterrupt:
        if keep is None:
            raise
        raise AllmendeError(words.text("tune-broken-off", steps=len(far.steps), file=str(keep))) from None
    if as_json:
        print(json.dumps(found, indent=1))
        return
    console = Console(highlight=False)
    for feature, weight in found["weights"].items():
        console.print(Text(f"    {feature!r}: {weight},".replace("'", '"')))
    if duels:
        share, low, high = (f"{100 * found[key]:.1f}" for key in ("win_share", "low", "high"))
        console.print(Text(words.text("tune-duels", games=duels, share=share, low=low, high=high)))
