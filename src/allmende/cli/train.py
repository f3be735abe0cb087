"""`allmende train`: a model that bots play with, learnt from games they play against themselves."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from allmende.cli.inputs import read_options
from allmende.cli.simulate import progress
from allmende.cli.texts import words_of
from allmende.cli.workers import check_workers, workers
from allmende.core.catalog import game as find_game
from allmende.core.errors import AllmendeError, SetupError
from allmende.core.game import Game
from allmende.core.state import Value


def every_choice(options: list[str]) -> list[list[str]]:
    """`name=one|other` stands for both: all ways to choose among such values."""
    choices = [
        [f"{name}{sign}{value}" for value in values.split("|")]
        for name, sign, values in (option.partition("=") for option in options)
    ]
    return [list(chosen) for chosen in product(*choices)]


def tables_to_learn(game: Game[Any], seats: int, options: list[str]) -> list[dict[str, Value]]:
    """The options of all tables that `options` stand for and the rules allow. A value that is allowed at none of them is a mistake."""
    allowed: list[list[str]] = []
    refused: list[tuple[list[str], SetupError]] = []
    for chosen in every_choice(options):
        try:
            game.settle_options(seats, read_options(game, chosen))
            allowed.append(chosen)
        except SetupError as complaint:
            refused.append((chosen, complaint))
    for chosen, why in refused:
        if not allowed or any(all(value not in other for other in allowed) for value in chosen):
            raise why
    return [read_options(game, chosen) for chosen in allowed]


def run_training(
    name: str,
    players: int | None,
    generations: int,
    games: int,
    gate: int,
    nodes: int,
    teacher: int | None,
    company: float,
    trust: float,
    window: int,
    start: Path | None,
    meanwhile: bool,
    seed: int,
    options: list[str],
    components: Path | None,
    jobs: int,
    address: str | None,
    keep: Path,
    as_json: bool,
    language: str,
) -> None:
    try:
        import numpy  # noqa: F401
        import torch  # noqa: F401
    except ImportError as error:
        raise AllmendeError(f"training needs {error.name}: pip install 'allmende[train]'") from None
    from allmende.lab.train import Training, train

    game = find_game(name, components)
    words = words_of(language, name)
    for value, what, least in (
        (generations, "--generations", 1),
        (games, "--games", 1),
        (gate, "--gate", 0),
        (nodes, "--nodes", 1),
        (nodes if teacher is None else teacher, "--teacher-nodes", 1),
        (window, "--window", 1),
    ):
        if value < least:
            raise SetupError(f"{what} is {value}, expected {least} or more")
    for part, what in ((company, "--company"), (trust, "--trust")):
        if not 0 <= part <= 1:
            raise SetupError(f"{what} is {part}, expected 0 to 1")
    check_workers(jobs, address)
    seats = max(2, game.seats[0]) if players is None else players
    tables = tuple(tables_to_learn(game, seats, options))
    file = None if components is None else str(components)
    training = Training(
        name,
        seats,
        generations,
        games,
        gate,
        seed,
        nodes,
        teacher or nodes,
        company,
        trust=trust,
        window=window,
        start="" if start is None else str(start),
        meanwhile=meanwhile,
        options=tables,
        components=file,
    )
    console = Console(highlight=False)

    def told(record: dict[str, Any]) -> None:
        if as_json:
            return
        figures = record["figures"]
        line = words.text(
            "train-generation",
            generation=record["generation"] + 1,
            looks=int(figures["looks"]),
            margin=f"{100 * figures['margin_r2']:.0f}",
            calibration=f"{100 * figures['calibration']:.1f}",
        )
        console.print(Text(line))
        if record["win_share"] is not None:
            share, low, high = (f"{100 * record[key]:.1f}" for key in ("win_share", "low", "high"))
            console.print(
                Text(
                    "  "
                    + words.text("train-gate", games=gate, share=share, low=low, high=high, met=record["met"])
                )
            )

    try:
        with (
            workers(jobs, address, []) as hands,
            progress(words.text("simulate-playing"), generations * (games + gate)) as played,
        ):
            found = train(training, keep, hands, played, told)
    except KeyboardInterrupt:
        raise AllmendeError(words.text("train-broken-off", folder=str(keep))) from None
    if as_json:
        print(json.dumps(found, indent=1))
    else:
        console.print(Text(words.text("train-best", file=found["model"], game=name)))
