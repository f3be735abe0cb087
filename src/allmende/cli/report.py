"""`allmende report`: what a game is like, for its designers."""

from __future__ import annotations

import json
import sys
from contextlib import ExitStack
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory
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
from allmende.lab.compare import against, read_sweep, sweep, varied, write_components
from allmende.lab.figures import FEWEST
from allmende.lab.report import report, restricted
from allmende.lab.report_page import difference_cells, name_of, page
from allmende.lab.series import Games, games_of, keep_games, known_games, label, play_series
from allmende.lab.watch import Played, Watch


@dataclass(frozen=True)
class Request:
    game: str
    players: str | None
    bots: str
    games: int
    jobs: int
    address: str | None
    seed: int
    options: list[str]
    components: Path | None
    against: Path | None
    vary: str | None
    without: list[str]
    keep: Path | None
    out: Path | None
    as_json: bool
    language: str


@dataclass(frozen=True)
class Wanted:
    """What to play, by what it is for. Numbers of players and bots make a set each."""

    plain: list[Watch]
    against: list[tuple[Watch, Watch]]  # those of `plain`, and the same deals with the other components
    vary: list[tuple[str, list[tuple[int, Watch]]]]
    without: list[list[Watch]]  # at each strength of bots

    def all(self) -> dict[str, Watch]:
        found = [
            *self.plain,
            *[other for _, other in self.against],
            *[watch for _, points in self.vary for _, watch in points],
            *[watch for some in self.without for watch in some],
        ]
        return {label(watch): watch for watch in found}


def run_report(request: Request) -> None:
    words = words_of(request.language, request.game)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        wanted = plan(request, folder)
        known = _known(request)
        if request.out is not None:
            write_text(request.out, "")  # fail now, not after the games, if the file can't be written
        broken_off = _play(request, wanted, known, words)
        figures = summed_up(request, wanted, known)
    if not any(figures[part] for part in ("reports", "against", "vary", "without")):
        raise AllmendeError(words.text("report-too-few", games=sum(map(len, known.values())), least=FEWEST))
    title = words.text("report-title", title=words.text("title"))
    if request.out is not None:
        write_text(request.out, page(figures, title, request.language, words.text))
    if request.as_json:
        print(json.dumps(figures, indent=1))
    else:
        show(figures, title, words)
    if broken_off:
        print(f"allmende: {broken_off}", file=sys.stderr)


def plan(request: Request, folder: Path) -> Wanted:
    """Everything to play, checked. Changed components are written to the folder."""
    check_workers(request.jobs, request.address)
    if request.games < 1:
        raise SetupError(f"--games is {request.games}, expected 1 or more")
    if request.games < FEWEST:
        raise SetupError(f"--games is {request.games}: intervals need {FEWEST} games or more")
    own = None if request.components is None else str(request.components)
    game = find_game(request.game, own)
    options = read_options(game, request.options)
    bots = split_names(request.bots)
    plain = [
        Watch(request.game, seats, request.games, bot, request.seed, options, own)
        for seats in _players(request.players, game.seats[-1])
        for bot in bots
    ]
    for watch in plain:
        watch.check()
    without = [[replace(watch, without=(name,)) for watch in plain] for name in request.without]
    for watch in (one for some in without for one in some):
        watch.check()
    others = []
    if request.against is not None:
        other = find_game(request.game, request.against)
        if other.components.digest == game.components.digest:
            mine = "the game's own components" if own is None else own
            raise SetupError(
                f"{request.against} and {mine} have the same numbers: there is nothing to compare"
            )
        others = [(watch, replace(watch, components=str(request.against))) for watch in plain]
        for _, watch in others:
            watch.check()
    sweeps = [] if request.vary is None else _sweeps(request, plain, folder)
    return Wanted([] if sweeps or without else plain, others, sweeps, without)


def _players(text: str | None, most: int) -> list[int]:
    if text is None:
        return [most]
    try:
        return list(dict.fromkeys(int(one) for one in text.split(",")))
    except ValueError:
        raise SetupError(f"--players takes numbers separated by commas, not {text!r}") from None


def _sweeps(request: Request, plain: list[Watch], folder: Path) -> list[tuple[str, list[tuple[int, Watch]]]]:
    assert request.vary is not None
    path, values = read_sweep(request.vary)
    own = plain[0].components
    files = {}
    for value in values:
        data = varied(request.game, own, path, value)
        files[value] = write_components(data, folder / f"{path}={value}.toml")
        try:
            find_game(request.game, files[value])
        except AllmendeError as error:  # which names a temporary file
            what = str(error).replace(files[value], f"{path}={value}")
            raise SetupError(f"{path} can't be {value}: {what}") from None
    return [(path, [(value, replace(watch, components=files[value])) for value in values]) for watch in plain]


def _known(request: Request) -> Games:
    if request.keep is None:
        return {}
    game = find_game(request.game)
    head = {
        "game": request.game,
        "rules": game.RULES_VERSION,
        "options": read_options(game, request.options),
        "seed": request.seed,
    }
    return known_games(request.keep, head)


def _play(request: Request, wanted: Wanted, known: Games, words: Words) -> str:
    """Plays what is missing. Returns '', or what to say if it was interrupted."""

    def note(name: str, games: dict[int, Played]) -> None:
        if request.keep is not None:
            keep_games(request.keep, name, games)

    watches = wanted.all()
    total = sum(watch.length() for watch in watches.values())
    try:
        with (
            workers(request.jobs, request.address, split_names(request.bots)) as crew,
            progress(words.text("simulate-playing"), total) as played,
        ):
            play_series(watches, crew, known, played, note)
    except KeyboardInterrupt:
        done = sum(len(games_of(known, name, watch)) for name, watch in watches.items())
        if request.keep is None:
            return words.text("report-broken-off", games=done, total=total)
        return words.text("arena-broken-off", games=done, file=str(request.keep))
    return ""


def summed_up(request: Request, wanted: Wanted, known: Games) -> dict[str, Any]:
    """The figures, JSON-ready; a set that was interrupted too early has none."""

    def of(watch: Watch) -> list[Played]:
        games = games_of(known, label(watch), watch)
        return games if len(games) >= min(FEWEST, watch.length()) else []

    return {
        "game": request.game,
        "made": date.today().isoformat(),
        "seed": request.seed,
        "reports": [report(watch, of(watch)) for watch in wanted.plain if of(watch)],
        "against": [
            {
                "players": watch.seats,
                "bot": watch.bot,
                "mine": watch.components or "components.toml",
                "theirs": other.components,
                **against(of(watch), of(other), watch.seats),
            }
            for watch, other in wanted.against
            if of(watch) and of(other)
        ],
        "vary": [
            {
                "players": points[0][1].seats,
                "bot": points[0][1].bot,
                **sweep(
                    path, [(value, of(watch)) for value, watch in points if of(watch)], points[0][1].seats
                ),
            }
            for path, points in wanted.vary
            if any(of(watch) for _, watch in points)
        ],
        "without": [
            found
            for some in wanted.without
            if (found := [restricted(one, of(one)) for one in some if of(one)])
        ],
    }


# -- in the terminal --------------------------------------------------------------------------------------------------


def show(figures: dict[str, Any], title: str, words: Words) -> None:
    console = Console(highlight=False)
    console.print(Text(title, "bold"))
    for one in figures["reports"]:
        _show_one(one, console, words)
    for one in figures["against"]:
        heads = ("figure", "mine", "theirs", "difference", "interval", "effect", "needed")
        rows = [difference_cells(name_of(name, words.text), row) for name, row in one["measures"].items()]
        text = words.text(
            "report-against",
            mine=one["mine"],
            theirs=one["theirs"],
            players=one["players"],
            deals=one["deals"],
        )
        console.print(Text(text, "bold"), _table([words.text(f"report-{head}") for head in heads], rows))
    for one in figures["vary"]:
        names = [name for name in one["points"][0]["measures"] if not name.startswith("score/")]
        nothing = {"mean": 0.0}
        rows = [
            [name_of(name, words.text)]
            + [f"{point['measures'].get(name, nothing)['mean']:.2f}" for point in one["points"]]
            for name in names
        ]
        console.print(Text(words.text("report-vary", what=one["key"], players=one["players"]), "bold"))
        console.print(
            _table([words.text("report-figure"), *[str(point["value"]) for point in one["points"]]], rows)
        )
    for found in figures["without"]:
        console.print(Text(words.text("report-chart-without", names=", ".join(found[0]["without"])), "bold"))
        rows = [
            [
                words.text("report-strength", bot=one["bot"], players=one["players"]),
                str(one["games"]),
                f"{100 * one['share']:.1f} %",
                f"{100 * one['low']:.1f} – {100 * one['high']:.1f}",
                f"{100 * one['even']:.1f} %",
                f"{one['score']:.1f} : {one['others']:.1f}",
            ]
            for one in found
        ]
        columns = ("bot", "games", "wins", "interval", "even", "score-against")
        console.print(_table([words.text(f"report-{head}") for head in columns], rows))


def _show_one(one: dict[str, Any], console: Console, words: Words) -> None:
    text = words.text("report-section", players=one["players"], games=one["games"], bot=one["bot"])
    console.print(Text(text, "bold"))
    scores, race = one["scores"], one["race"]
    rows = [
        [words.text("report-length"), f"{one['length']['mean']:.1f}"],
        [words.text("report-rounds"), f"{one['rounds']['mean']:.1f}"],
        [words.text("report-score"), f"{scores['mean']:.1f} ({scores['min']} – {scores['max']})"],
        [words.text("report-winning"), f"{scores['winning']['mean']:.1f}"],
        [words.text("report-margin"), f"{scores['margin']['mean']:.1f}"],
    ]
    if one["players"] > 1:
        for row in one["order"]:
            share = f"{100 * row['share']:.1f} % ({100 * row['low']:.1f} – {100 * row['high']:.1f})"
            rows.append([words.text("report-place", number=row["place"]), share])
        for key in ("lead_changes", "drama", "decided_at", "won_at", "uncertainty"):
            if race[key] is not None:
                rows.append([words.text(f"report-{key.replace('_', '-')}"), f"{race[key]:.2f}"])
    for key in ("dead", "dominant"):
        rows.append([words.text(f"report-{key}"), ", ".join(one[key]) or "–"])
    console.print(_table([words.text("report-figure"), ""], rows))
    if one["troubles"]:
        console.print(Text(words.text("arena-troubles", bot=one["bot"], count=one["troubles"]), "yellow"))


def _table(heads: list[str], rows: list[list[str]]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), header_style="dim")
    for place, head in enumerate(heads):
        table.add_column(head, justify="right" if place else "left", overflow="fold")
    for row in rows:
        table.add_row(*[Text(cell) for cell in row])
    return table
