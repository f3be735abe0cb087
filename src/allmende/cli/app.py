"""The commands of `allmende`; those of the laboratory and for hosts are added. What each does is imported when it is called."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter

from allmende.cli.host_commands import add_to as add_host_commands
from allmende.cli.lab_commands import add_to as add_lab_commands
from allmende.cli.options import Components, Json, Options, Seed, Words
from allmende.cli.texts import default_language, words_of
from allmende.cli.version import version_line
from allmende.core.errors import AllmendeError

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


add_lab_commands(app)
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


def complain(text: str) -> int:
    line = " ".join(text.split())
    print(f"allmende: {line}", file=sys.stderr)
    return 2
