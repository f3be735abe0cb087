"""Training: generations of games a bot plays against itself, each of which makes a model for the next.

A generation plays with the best model so far (the first with the game's own evaluation), fits a new one to the games of the last
generations, and lets the two meet on deals that no training has seen, and the new one a bot that plays by the evaluation. It is
kept as the best if it does no worse in both together. A fit that went on from the best is only followed half the way. Fitting may
take its time while the next generation plays already. At the end the mean of the last models gets the same chance.
Everything lies in a folder as it comes, so the same command goes on where it was broken off.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from math import ceil
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from allmende.bots.insight import insight
from allmende.bots.model import Model, check_fits, layout_of, load, save
from allmende.bots.worker import settle_in
from allmende.core.catalog import game as find_game
from allmende.core.errors import AllmendeError, SetupError
from allmende.core.state import Value
from allmende.lab import pool
from allmende.lab.arena import Bout, Contest, play_all
from allmende.lab.blend import mean_of
from allmende.lab.figures import share
from allmende.lab.fit import Fitting, fit
from allmende.lab.selfplay import BUNDLE, Plan, play_bundle

APART = 1_000_000_000  # deals of one generation are this far from those of the next …
GATE = 500_000_000  # … and those on which models meet this far from both
EVEN = 0.5  # what equals win of each other
LAST = 8  # models, of which the mean is tried at the end


@dataclass(frozen=True)
class Training:
    game: str
    seats: int
    generations: int
    games: int  # in each generation; whole bundles are played
    gate: int  # games in which a new model meets the best so far
    seed: int = 1
    nodes: int = 60
    teacher: int = 0  # the same for the first generation, which plays by the evaluation; 0: as many
    company: float = 0.0  # of the seats: played by the evaluation while others play with the model
    looks: int = 24
    trust: float = 0.9  # lambda of TD(lambda), see lab/selfplay.py; the longer a game, the closer to 1
    window: int = 3  # generations a model is fitted to
    start: str = ""  # a model's file to begin with in place of the evaluation
    upon: bool = True  # models correct the evaluation; else they stand by themselves
    meanwhile: bool = (
        False  # the next generation plays while a model is fitted, so with the best one before that
    )
    options: tuple[dict[str, Value], ...] = ({},)  # of the table, in turn from game to game
    components: str | None = None
    fitting: Fitting = field(default_factory=Fitting)

    def quick(self, model: str) -> str:
        """How models meet: without looking ahead, since it is the model that is judged."""
        return f"learned:turns=0,iterations=1,root={self.nodes},model={model}"

    def first(self) -> str:
        """Whom the first model meets."""
        return f"greedy:nodes={self.teacher or self.nodes}"

    def head(self) -> dict[str, Any]:
        """What must be the same for a training to go on."""
        game = find_game(self.game, self.components)
        return {
            "allmende": "training",
            "format": 1,
            "game": self.game,
            "rules": game.RULES_VERSION,
            "components": game.components.digest,
            "players": self.seats,
            "options": [game.settle_options(self.seats, some) for some in self.options],
            "seed": self.seed,
            "games": self.games,
            "nodes": self.nodes,
            "teacher": self.teacher or self.nodes,
            "company": self.company,
            "looks": self.looks,
            "trust": self.trust,
            "window": self.window,
            "start": sha256(Path(self.start).read_bytes()).hexdigest() if self.start else "",
            "meanwhile": self.meanwhile,
            "upon": self.upon,
        }


def train(
    training: Training,
    folder: Path,
    jobs: pool.Jobs = 1,
    played: Callable[[int], None] = lambda games: None,
    told: Callable[[dict[str, Any]], None] = lambda record: None,
) -> dict[str, Any]:
    """The figures of all generations, and the file of the best model. `told` hears of each generation as it ends."""
    game = find_game(training.game, training.components)
    states = [game.new(training.seats, training.seed, **some) for some in training.options]
    state = states[0]
    if len({layout_of(each) for each in states}) > 1:
        raise SetupError("tables with these options look different: a model can learn only one of them")
    if training.start:
        check_fits(load(Path(training.start)), state, training.start)
    _open(folder, training)
    about = {
        "game": training.game,
        "components": state.game.components.digest,
        "seats": training.seats,
        "layout": layout_of(state),
    }
    # The best model's file, and the share it won of the bot that the first one met
    best, beaten = training.start, _first_share(training, folder, jobs)
    records: list[dict[str, Any]] = []

    def settle(generation: int, fitted: Callable[[], dict[str, float]]) -> None:
        nonlocal best, beaten
        place = folder / f"generation-{generation}"
        outcome = place / "outcome.json"
        if outcome.is_file():
            record = json.loads(outcome.read_text("utf-8"))
        else:
            figures = fitted()
            record = {
                "generation": generation,
                "figures": figures,
                **_gate(training, place, best, beaten, jobs),
            }
            outcome.write_text(json.dumps(record), "utf-8")
        played(training.gate)
        if record["kept"]:
            best, beaten = str(place / "new.model"), record["first_share"]
        told(record)
        records.append(record)

    # A process of its own, and a fresh one: what PyTorch starts on an accelerator doesn't like to be forked
    fitter = ProcessPoolExecutor(1, get_context("spawn"), settle_in) if training.meanwhile else None
    with fitter or nullcontext():
        waiting: Callable[[], None] | None = None
        for generation in range(training.generations):
            _play(training, generation, best, folder, jobs, played)
            if waiting is not None:
                waiting()
            known = (folder / f"generation-{generation}" / "outcome.json").is_file()
            task = partial(_fit, training, generation, best, folder, about)
            if fitter is None:
                settle(generation, task)
            else:
                fitted = None if known else fitter.submit(task)
                waiting = partial(settle, generation, fitted.result if fitted else task)
        if waiting is not None:
            waiting()
    mean = _mean(training, folder, best, beaten, jobs)
    if mean is not None and mean["kept"]:
        best = str(folder / "mean" / "new.model")
    return {**training.head(), "generations": records, "mean": mean, "model": best}


def _mean(
    training: Training, folder: Path, best: str, before: float | None, jobs: pool.Jobs
) -> dict[str, Any] | None:
    """How the mean of the last models fares that went on one from the other; None if there are not two of them."""
    place = folder / "mean"
    outcome = place / "outcome.json"
    files = [folder / f"generation-{number}" / "new.model" for number in range(training.generations)]
    models: list[Model] = []
    for model in (load(file) for file in files):
        if not model.notes["onward"]:  # one that was made anew has nothing in common with those before
            models = []
        models.append(model)
    if len(models) < 2:
        return None
    if not outcome.is_file() or json.loads(outcome.read_text("utf-8"))["generations"] != training.generations:
        place.mkdir(exist_ok=True)
        save(mean_of(models[-LAST:]), place / "new.model")
        record = {"generations": training.generations, **_gate(training, place, best, before, jobs)}
        outcome.write_text(json.dumps(record), "utf-8")
    found: dict[str, Any] = json.loads(outcome.read_text("utf-8"))
    return found


def _fit(
    training: Training, generation: int, best: str, folder: Path, about: dict[str, Any]
) -> dict[str, float]:
    """Fits a generation's model to its games and those of the generations before, and keeps it; returns its figures."""
    places = [folder / f"generation-{number}" for number in range(generation + 1)][-training.window :]
    files = [file for place in places for file in sorted(place.glob("*.npz"))]
    upon = [1.0, *insight(training.game).weights] if training.upon else None
    known = load(Path(best)) if best else None
    model, figures = fit(files, about, training.fitting, known, upon)
    if known is not None and model.notes["onward"]:  # half the way: chance pulls each fit another way
        model = mean_of([known, model])
    model.notes.update({"generation": generation, "games": BUNDLE * len(files)})
    save(model, places[-1] / "new.model")
    return figures


def _first_share(training: Training, folder: Path, jobs: pool.Jobs) -> float | None:
    """What the model that training starts with wins against the bot that a first model meets; None if it starts with none."""
    if not (training.start and training.gate):
        return None
    file = folder / "start.json"
    if not file.is_file():
        row = _meet(training, training.quick(training.start), training.first(), jobs)
        file.write_text(json.dumps({"first_share": row["win_share"]}), "utf-8")
    return float(json.loads(file.read_text("utf-8"))["first_share"])


def _open(folder: Path, training: Training) -> None:
    """Begins a folder, or makes sure that it is of the same training."""
    file = folder / "training.json"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            file.write_text(json.dumps(training.head(), indent=1), "utf-8")
        found = json.loads(file.read_text("utf-8"))
    except OSError as error:
        raise AllmendeError(
            f"a training can't be kept in {folder}: {(error.strerror or str(error)).lower()}"
        ) from None
    except ValueError:
        raise SetupError(f"{file} says nothing about a training; it is left as it is") from None
    for key, value in training.head().items():
        if not isinstance(found, dict) or found.get(key) != value:
            there = found.get(key) if isinstance(found, dict) else found
            raise SetupError(f"{folder} holds another training: {key} {there!r}, not {value!r}")


def _play(
    training: Training,
    generation: int,
    best: str,
    folder: Path,
    jobs: pool.Jobs,
    played: Callable[[int], None],
) -> None:
    """A generation's games; those that are there already are not played again."""
    place = folder / f"generation-{generation}"
    place.mkdir(exist_ok=True)
    plan = Plan(
        training.game,
        training.seats,
        training.seed + APART * (generation + 1),
        best,
        training.nodes if best else training.teacher or training.nodes,
        company=training.company,
        looks=training.looks,
        trust=training.trust,
        options=training.options,
        components=training.components,
    )
    files = [place / f"{number:06}.npz" for number in range(-(-training.games // BUNDLE))]
    missing = [number for number, file in enumerate(files) if not file.is_file()]
    played(BUNDLE * (len(files) - len(missing)))

    def keep(bundles: dict[int, bytes]) -> None:
        for number, bundle in bundles.items():
            part = files[number].with_suffix(".part")
            part.write_bytes(bundle)
            part.replace(files[number])
        played(BUNDLE * len(bundles))

    pool.play_all(play_bundle, plan, missing, jobs, 1, keep)


def _gate(
    training: Training, place: Path, best: str, before: float | None, jobs: pool.Jobs
) -> dict[str, Any]:
    """How a new model fares on deals set apart: against the best so far, and against the bot that the first one met. A model
    that only beats its own kind is no better, so both count: what it wins more of here may be won less of there. `before`: the
    share that the best so far won against that bot."""
    if not training.gate:
        return {"met": "", "win_share": None, "first_share": None, "kept": True}
    new = training.quick(str(place / "new.model"))
    first = _meet(training, new, training.first(), jobs)
    row = _meet(training, new, training.quick(best), jobs) if best else first
    gained = row["win_share"] - EVEN + first["win_share"] - (before or 0.0)
    return {
        "met": best or training.first(),
        "win_share": row["win_share"],
        "low": row["low"],
        "high": row["high"],
        "first_share": first["win_share"],
        "kept": not best or gained >= 0,
    }


def _meet(training: Training, new: str, other: str, jobs: pool.Jobs) -> dict[str, float]:
    """The share that a new bot wins against another, and its interval."""
    deals: list[tuple[float, float]] = []
    for options in training.options:
        games = ceil(training.gate / len(training.options))
        contest = Contest(
            training.game,
            training.seats,
            games,
            (new, other),
            training.seed + GATE,
            options,
            training.components,
        )
        bouts = play_all(contest, jobs)
        each = len(contest.tables())
        deals += [_won(bouts[at : at + each]) for at in range(0, len(bouts), each)]
    part, low, high = share(deals)
    return {"win_share": round(part, 4), "low": round(low, 4), "high": round(high, 4)}


def _won(deal: list[Bout]) -> tuple[float, float]:
    """What the first of two bots won on a deal, out of how many games. Alone they don't meet: then it is as if they had, and whoever
    got further ahead of the automata had won."""
    if len(deal[0].bots) > 1:
        won = [win for bout in deal for who, win in zip(bout.bots, bout.wins, strict=True) if who == 0]
        return sum(won), len(deal)
    mine, other = (_ahead(bout) for bout in sorted(deal, key=lambda bout: bout.bots))
    return (1.0 if mine > other else 0.5 if mine == other else 0.0), 1


def _ahead(bout: Bout) -> int:
    """How many points a bot alone got more than the best automaton; without any, how many it got."""
    return bout.scores[0] - max(bout.automata, default=0)
