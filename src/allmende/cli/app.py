"""The commands of `allmende` and their options. Each command has its own module, imported when it is called."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import App, CycloptsError, Parameter

from allmende.cli.host_commands import add_to as add_host_commands
from allmende.cli.texts import default_language, words_of
from allmende.cli.version import version_line
from allmende.core.errors import AllmendeError
from allmende.core.words import LANGUAGES

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]  # so that help and errors name those there are

Options = Annotated[
    list[str] | None,
    Parameter(
        name="--option",
        negative=(),
        help="A variant of the game as name=value; may be repeated. See `allmende games`.",
    ),
]
Components = Annotated[
    Path | None, Parameter(help="A components file of your own: it names only the numbers it changes.")
]
Words = Annotated[
    Language | None, Parameter(help="Language of what is shown; by default that of your environment.")
]
Seed = Annotated[
    str | None,
    Parameter(help="A whole number, or 32 and more hex digits. The same seed deals the same game."),
]
Jobs = Annotated[int, Parameter(help="How many processes share the work.")]
OnCluster = Annotated[
    list[str] | None,
    Parameter(
        name="--cluster",
        consume_multiple=(0, 1),
        negative=(),
        metavar="ADDRESS",
        help="Let a Ray cluster share the work: host:port, ray://host:10001, or nothing for that of RAY_ADDRESS, "
        "else this machine. See docs/cluster.md.",
    ),
]
Json = Annotated[
    bool,
    Parameter(
        name="--json", negative=(), show_default=False, help="One JSON object on stdout instead of words."
    ),
]

app = App(
    name="allmende",
    help="Village board games on common ground: play them, search them, measure them.",
    version=version_line,
    version_flags=["--version", "-V"],
    help_format="plaintext",
    suppress_keyboard_interrupt=False,
)


@app.command
def games(*, json: Json = False, language: Words = None) -> None:
    """List the games with their seats and options."""
    from allmende.cli.games import list_games, print_games

    (print_games if json else list_games)(language or default_language())


@app.command(name="bots")
def bots_there_are(*, json: Json = False, language: Words = None) -> None:
    """List the bots with their parameters, given as in `search:ms=500,nodes=80`."""
    from allmende.cli.bots import list_bots, print_bots

    if json:
        print_bots()
    else:
        list_bots(language or default_language())


@app.command
def play(
    game: Annotated[str | None, Parameter(help="Which game; asked for if left out.")] = None,
    *,
    players: Annotated[int | None, Parameter(help="How many seats.")] = None,
    seat: Annotated[int | None, Parameter(help="Your seat, counted from 1. Only with --bots.")] = None,
    bots: Annotated[
        str | None,
        Parameter(
            help="Who plays the other seats: one name, or one for each, separated by commas. "
            "Without it all seats are people at one keyboard."
        ),
    ] = None,
    seed: Seed = None,
    option: Options = None,
    language: Words = None,
    components: Components = None,
    save: Annotated[Path | None, Parameter(help="Keep the game in this file, action by action.")] = None,
    resume: Annotated[Path | None, Parameter(help="Go on with the game in this file.")] = None,
) -> None:
    """Play a game in the terminal, against bots or with others at the same keyboard.

    Choices are numbers; `h` lists the other commands. Without arguments it asks for what it needs.
    """
    from allmende.cli.play import Request, play_game

    play_game(
        Request(
            game=game,
            players=players,
            seat=seat,
            bots=bots,
            seed=seed,
            options=option or [],
            language=language or default_language(),
            components=components,
            save=save,
            resume=resume,
        )
    )


@app.command
def simulate(
    game: Annotated[str, Parameter(help="Which game.")],
    *,
    players: Annotated[
        int | None, Parameter(help="How many seats; by default as many as the game takes.")
    ] = None,
    games: Annotated[int, Parameter(help="How many games.")] = 1000,
    jobs: Jobs = 1,
    cluster: OnCluster = None,
    bots: Annotated[
        str, Parameter(help="One bot for all seats, or one for each, separated by commas.")
    ] = "random",
    seed: Annotated[int, Parameter(help="Game n is dealt from this seed + n, so a run can be repeated.")] = 1,
    option: Options = None,
    components: Components = None,
    json: Json = False,
    language: Words = None,
) -> None:
    """Let bots play many games; report scores, length and seat advantage.

    The JSON object has the keys

      game, players, games, bots, seed, options;
      components: a digest of the numbers played with;
      decisions, scores, winning_score: each {mean, sd, min, max};
      seats: for each seat, then each automaton,
        {seat, automaton, score: {mean, sd, min, max},
         categories: {category: mean points}, win_share,
         win_share_95: [low, high]};
      order: by order of play, place 1 having decided first,
        {place, score, win_share, win_share_95}.

    A shared victory counts in parts. Intervals are Wilson's, 95 %. Keys are only ever added.
    """
    from allmende.cli.simulate import run_simulation

    run_simulation(
        game,
        players,
        games,
        jobs,
        address_of(cluster),
        bots,
        seed,
        option or [],
        components,
        json,
        language or default_language(),
    )


@app.command
def arena(
    game: Annotated[str, Parameter(help="Which game.")],
    *,
    bots: Annotated[
        str,
        Parameter(
            help="Who meets whom, separated by commas: master,greedy,search:ms=50,my.module:MyBot. See docs/bots.md."
        ),
    ],
    players: Annotated[
        int | None, Parameter(help="How many seats; by default one for each bot, if the game allows.")
    ] = None,
    games: Annotated[
        int, Parameter(help="How many games in all, rounded up to whole rounds of seats.")
    ] = 200,
    jobs: Jobs = 1,
    cluster: OnCluster = None,
    seed: Annotated[int, Parameter(help="Deal n comes from this seed + n, so a run can be repeated.")] = 1,
    option: Options = None,
    components: Components = None,
    json: Json = False,
    keep: Annotated[
        Path | None,
        Parameter(
            help="Keep each game in this file as it ends: the same command then plays what is missing."
        ),
    ] = None,
    page: Annotated[Path | None, Parameter(help="Write a page with charts to this file (HTML).")] = None,
    until_sure: Annotated[
        bool,
        Parameter(
            negative=(),
            help="Stop when it is known of every two bots which is better, or that they are level.",
        ),
    ] = False,
    language: Words = None,
) -> None:
    """Let bots play each other; report how strong each is, with intervals and a rating.

    Every deal is played by every line-up in every rotation of its seats. The JSON object has the keys

      game, players, games, deals, seed, options, components;
      bots: the best first,
        {bot, games, win_share (of games it sat in, with however many
         seats), low, high (95 %), even (what it would be among equals),
         mean_rank, mean_score, mean_score_95: [low, high],
         scores: all of them, ascending,
         rating, rating_sigma (openskill; null if it is not installed),
         decisions, ms_per_decision, troubles (failures of the bot)};
      pairs: every two bots, the better first,
        {bot, other, deals, difference (of games won, seat for seat),
         low, high, sure: [low, high] (holds at every look),
         settled: better, level (within 10 %) or nothing}.

    Intervals are over deals: games of one deal share its luck. A shared victory counts in parts. Keys are only ever added.
    """
    from allmende.cli.arena import run_arena

    run_arena(
        game,
        players,
        bots,
        games,
        jobs,
        address_of(cluster),
        seed,
        option or [],
        components,
        json,
        keep,
        page,
        until_sure,
        language or default_language(),
    )


@app.command(name="report")
def report_on(
    game: Annotated[str, Parameter(help="Which game.")],
    *,
    players: Annotated[
        str | None,
        Parameter(help="How many seats, or several numbers of them: 2,3,4. By default as many as it takes."),
    ] = None,
    bots: Annotated[
        str,
        Parameter(
            help="Who plays all seats. Several, separated by commas, are strengths: each plays its own games."
        ),
    ] = "greedy:nodes=100",
    games: Annotated[int, Parameter(help="How many games for each number of players and each bot.")] = 400,
    jobs: Jobs = 1,
    cluster: OnCluster = None,
    seed: Annotated[int, Parameter(help="Game n is dealt from this seed + n, so a run can be repeated.")] = 1,
    option: Options = None,
    components: Components = None,
    against: Annotated[
        Path | None, Parameter(help="Another components file: the same deals are played with both.")
    ] = None,
    vary: Annotated[
        str | None,
        Parameter(help="One number of the components, and the values to try: crafts.smithy.train_time=1..5."),
    ] = None,
    without: Annotated[
        list[str] | None,
        Parameter(
            negative=(),
            help="An action that one seat does without, to see what it is worth: birth, or take/market. May be repeated.",
        ),
    ] = None,
    keep: Annotated[
        Path | None,
        Parameter(
            help="Keep each game in this file as it ends: the same command then plays what is missing."
        ),
    ] = None,
    out: Annotated[Path | None, Parameter(help="Write a page with pictures to this file (HTML).")] = None,
    json: Json = False,
    language: Words = None,
) -> None:
    """Let bots play and report what the game is like, for its designers. See docs/designers.md.

    The JSON object has the keys

      game, made, seed;
      reports: for each number of players and each bot,
        {game, players, games, bot, seed, options, digest,
         length, rounds: {mean, median, p95}, ended: {how: games},
         scores: {mean, sd, min, max, low, high, winning, margin, all},
         seats: [{seat, share, low, high}], order: [{place, …}],
         sources: {source: {mean, winners, losers}},
         components: {table/name: {offered, used, win_share, low, high,
                      times, when}},
         choices, dead, dominant, decisions,
         race: {lead_changes, drama, decided_at, decisiveness,
                uncertainty, last_round, leader_wins}, troubles};
      against: [{players, bot, deals, measures, components: {name:
        {mine, theirs, difference, low, high, effect, needed}}}];
      vary: [{key, points: [{value, games, measures}]}];
      without: for each action, for each bot,
        [{without, bot, games, even, share, low, high, score, others}].

    Intervals are 95 %, paired by deal. Keys are only ever added.
    """
    from allmende.cli.report import Request, run_report

    run_report(
        Request(
            game=game,
            players=players,
            bots=bots,
            games=games,
            jobs=jobs,
            address=address_of(cluster),
            seed=seed,
            options=option or [],
            components=components,
            against=against,
            vary=vary,
            without=without or [],
            keep=keep,
            out=out,
            as_json=json,
            language=language or default_language(),
        )
    )


@app.command(name="tune")
def tune_weights(
    game: Annotated[str, Parameter(help="Which game.")],
    *,
    players: Annotated[int | None, Parameter(help="How many seats; by default two.")] = None,
    games: Annotated[int, Parameter(help="How many games in each step.")] = 16,
    steps: Annotated[int, Parameter(help="How many steps.")] = 100,
    duels: Annotated[int, Parameter(help="How many games between the old weights and the new ones.")] = 100,
    bot: Annotated[str | None, Parameter(help="Who plays with them; by default greedy:nodes=60.")] = None,
    seed: Annotated[int, Parameter(help="The same seed gives the same weights.")] = 1,
    option: Options = None,
    components: Components = None,
    jobs: Jobs = 1,
    cluster: OnCluster = None,
    keep: Annotated[
        Path | None,
        Parameter(help="Keep each step in this file as it ends: the same command then goes on from there."),
    ] = None,
    json: Json = False,
    language: Words = None,
) -> None:
    """Find better weights for a game's evaluation by playing; see docs/bots.md.

    Prints weights to put into the game's evaluate.py, and how they did against the old ones. A bot can use the output of
    --json: greedy:weights=FILE.
    """
    from allmende.cli.tune import run_tuning

    run_tuning(
        game,
        players,
        bot,
        games,
        steps,
        duels,
        seed,
        option or [],
        components,
        jobs,
        address_of(cluster),
        keep,
        json,
        language or default_language(),
    )


@app.command(name="train")
def train_model(
    game: Annotated[str, Parameter(help="Which game.")],
    *,
    players: Annotated[int | None, Parameter(help="How many seats; by default two.")] = None,
    generations: Annotated[int, Parameter(help="How many times to play, fit and compare.")] = 4,
    games: Annotated[int, Parameter(help="How many games in each generation.")] = 4000,
    gate: Annotated[int, Parameter(help="How many games between a new model and the best so far.")] = 100,
    nodes: Annotated[int, Parameter(help="How many positions to look at in each turn.")] = 60,
    seed: Annotated[int, Parameter(help="Training with the same seed plays the same deals.")] = 1,
    option: Options = None,
    components: Components = None,
    jobs: Jobs = 1,
    keep: Annotated[
        Path,
        Parameter(help="Keep games and models in this folder: the same command then goes on from there."),
    ] = Path("training"),
    json: Json = False,
    language: Words = None,
) -> None:
    """Learn from games of its own what positions are worth; see docs/bots.md.

    Needs PyTorch (the extra "train") and uses an accelerator if there is one. A bot plays with what it has learned:
    learned:model=FILE.
    """
    from allmende.cli.train import run_training

    run_training(
        game,
        players,
        generations,
        games,
        gate,
        nodes,
        seed,
        option or [],
        components,
        jobs,
        keep,
        json,
        language or default_language(),
    )


@app.command
def replay(
    file: Annotated[Path, Parameter(help="A saved game.")],
    *,
    upto: Annotated[int | None, Parameter(help="Stop after so many actions and show the table.")] = None,
    seat: Annotated[
        int | None, Parameter(help="See it as this seat did; by default everything is told.")
    ] = None,
    components: Components = None,
    json: Json = False,
    language: Words = None,
) -> None:
    """Read a saved game in words; in a terminal, step by step.

    The JSON object has the keys game, players, options, actions_in_all, begun (events of the deal), over, view, and

      actions: [{number, seat, decision, code, verb, args, text,
                 events: [{kind, seat, args, changes: [[seat, what, amount]]}]}];
      scores, winners, score_sheet: with --seat only when it is over.

    Seats are counted from 0. With --seat, only events tell what others chose.
    """
    from allmende.cli.replay import replay_file

    replay_file(file, upto, seat, components, json, language or default_language())


@app.command
def verify(
    file: Annotated[Path, Parameter(help="A saved game.")],
    *,
    commitment: Annotated[
        str | None, Parameter(help="The commitment that was published before the game.")
    ] = None,
    components: Components = None,
    json: Json = False,
    language: Words = None,
) -> None:
    """Check a saved game: its rules, its numbers, its deal and every action.

    The JSON object has the keys game, players, format, rules, components (a digest), commitment, published (whether it was
    held against one), actions, over, scores.
    """
    from allmende.cli.replay import verify_file

    verify_file(file, commitment, components, json, language or default_language())


@app.command
def bench(
    *,
    seconds: Annotated[float, Parameter(help="Time for each measurement.")] = 5.0,
    games: Annotated[int, Parameter(help="How many games the slowest is sought among.")] = 1000,
    game: Annotated[str | None, Parameter(help="Only this game.")] = None,
    players: Annotated[int, Parameter(help="How many play; at most as many as the game is for.")] = 4,
    json: Json = False,
    language: Words = None,
) -> None:
    """Measure the engine at random play on one core, in CPU time.

    decisions_per_s counts a loop driven from Python: list the legal actions, choose one, apply it, dealing included.
    playout_decisions_per_s counts rollouts that stay inside the engine.
    slowest_over_median compares the CPU time of the slowest random game with that of the middle one.
    """
    from allmende.cli.bench import run_bench

    run_bench(seconds, games, game, players, json, language or default_language())


@app.command
def serve(
    *,
    config: Annotated[
        Path | None, Parameter(help="A file with settings (TOML); docs/hosting.md lists them.")
    ] = None,
    host: Annotated[
        str | None, Parameter(help="Address to listen on, 127.0.0.1 unless given; 0.0.0.0 for everybody.")
    ] = None,
    port: Annotated[
        int | None, Parameter(help="Port to listen on, 8000 unless given; 0 for any free one.")
    ] = None,
    database: Annotated[
        str | None,
        Parameter(help="A file for SQLite (allmende.sqlite unless given), or postgresql://user@host/name."),
    ] = None,
    workers: Annotated[
        int | None, Parameter(help="How many processes, 1 unless given; more need PostgreSQL.")
    ] = None,
    address: Annotated[
        str | None,
        Parameter(help="How people reach the server (https://play.example), for links and passkeys."),
    ] = None,
    proxies: Annotated[
        str | None,
        Parameter(help="Proxies whose X-Forwarded-For and -Proto are believed: addresses, networks, or *."),
    ] = None,
    bot_workers: Annotated[int | None, Parameter(help="How many processes bots think in.")] = None,
    bot_seconds: Annotated[
        float | None, Parameter(help="The longest a bot may think about one decision, 10 unless given.")
    ] = None,
    bot_pace: Annotated[
        float | None, Parameter(help="Seconds from one bot's move to the next, to watch them.")
    ] = None,
    hint_seconds: Annotated[
        float | None, Parameter(help="How long a hint is thought about, 1 unless given.")
    ] = None,
    coach_seconds: Annotated[
        float | None, Parameter(help="How long the coach may think about a finished game, 45 unless given.")
    ] = None,
    rate: Annotated[
        float | None, Parameter(help="Requests a second that one session may make, 200 unless given.")
    ] = None,
    json_log: Annotated[bool, Parameter(negative=(), help="Log lines as JSON.")] = False,
) -> None:
    """Serve tables to browsers and to `allmende join`.

    Each setting can also be in the file, or in the environment as ALLMENDE_NAME. Keep secrets in the environment: ALLMENDE_DATABASE,
    ALLMENDE_SMTP (smtp://user:password@host:port, smtps for STARTTLS), ALLMENDE_METRICS_TOKEN, or the names of files that hold
    them, as ALLMENDE_DATABASE_FILE.
    """
    from allmende.cli.serve import run_server

    run_server(
        config,
        {
            "host": host,
            "port": port,
            "database": database,
            "workers": workers,
            "address": address,
            "proxies": proxies,
            "bot_workers": bot_workers,
            "bot_seconds": bot_seconds,
            "bot_pace": bot_pace,
            "hint_seconds": hint_seconds,
            "coach_seconds": coach_seconds,
            "requests_per_second": rate,
            "requests_burst": None if rate is None else 5 * rate,
            "json_log": json_log or None,
        },
    )


@app.command
def join(
    address: Annotated[str, Parameter(help="The table's address, or an invitation to it.")],
    *,
    name: Annotated[str | None, Parameter(help="What you want to be called there.")] = None,
    language: Words = None,
) -> None:
    """Take a seat at a table of a server, and play there in the terminal."""
    from allmende.cli.serve import need_server_extra

    need_server_extra()
    from allmende.cli.join import join_table

    join_table(address, name, language or default_language())


add_host_commands(app)


def run(arguments: Sequence[str]) -> int:
    """Runs a command; every error becomes one line on stderr and exit code 2."""
    try:
        app(list(arguments), print_error=False, exit_on_error=False, result_action="return_none")
        sys.stdout.flush()
    except (CycloptsError, AllmendeError) as error:
        return complain(str(error))
    except KeyboardInterrupt:
        return complain(words_of(default_language()).text("error-interrupted"))
    except BrokenPipeError:  # the reader closed the pipe: not an error
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        if os.environ.get("ALLMENDE_DEBUG"):
            raise
        text = words_of(default_language()).text(
            "error-unexpected", kind=type(error).__name__, text=str(error)
        )
        return complain(text)
    return 0


def address_of(cluster: list[str] | None) -> str | None:
    """None: no cluster; '': the default one."""
    return None if cluster is None else "".join(cluster)


def complain(text: str) -> int:
    line = " ".join(text.split())
    print(f"allmende: {line}", file=sys.stderr)
    return 2
