"""The commands for people who run a server, and their options."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

if TYPE_CHECKING:
    from allmende.cli.host import Admin

Database = Annotated[
    str | None,
    Parameter(
        help="A file for SQLite, or a PostgreSQL address; better in ALLMENDE_DATABASE, or in the file."
    ),
]
Config = Annotated[Path | None, Parameter(help="The server's configuration file.")]
Reason = Annotated[str, Parameter(help="For the audit log.")]
Days = Annotated[float, Parameter(help="For how long; for ever unless given.")]
Many = Annotated[int, Parameter(help="How many at most.")]
AsJson = Annotated[bool, Parameter(name="--json", negative=(), help="JSON instead of a list to read.")]

admin = App(
    name="admin", help="For people who run a server: people, tables, bots, bans, mutes, reports, limits."
)


def add_to(app: App) -> None:
    for command in (backup, restore, check, vacuum):
        app.command(command)
    app.command(admin)


def backup(
    target: Annotated[Path, Parameter(help="The file to write; it fits either database.")],
    *,
    database: Database = None,
    config: Config = None,
    json: AsJson = False,
) -> None:
    """Write the whole database into one file, while the server runs."""
    from allmende.cli.host import back_up

    back_up(target, database, config, json)


def restore(
    source: Annotated[Path, Parameter(help="A file that `allmende backup` has written.")],
    *,
    database: Database = None,
    config: Config = None,
    json: AsJson = False,
) -> None:
    """Fill an empty database from a backup, from SQLite to PostgreSQL and back too."""
    from allmende.cli.host import restore as work

    work(source, database, config, json)


def check(*, database: Database = None, config: Config = None, json: AsJson = False) -> None:
    """Replay every journal, while the server runs: does each lead to its table's state?"""
    from allmende.cli.host import check as work

    work(database, config, json)


def vacuum(
    *,
    database: Database = None,
    config: Config = None,
    guests: Annotated[float, Parameter(help="Days after which a guest who left nothing is forgotten.")] = 30,
    idle: Annotated[float, Parameter(help="Days after which a running table counts as given up.")] = 365,
    finished: Annotated[
        float | None, Parameter(help="Days after which finished tables go; never unless given.")
    ] = None,
    compact: Annotated[
        bool, Parameter(negative=(), help="Give the space back, too; this takes a while.")
    ] = False,
    json: AsJson = False,
) -> None:
    """Remove data that is no longer needed, while the server runs."""
    from allmende.cli.host import vacuum as work

    work(database, config, guests, idle, finished, compact, json)


def _admin(database: str | None, config: Path | None, json: bool) -> Admin:
    from allmende.cli.host import Admin

    return Admin(database, config, json)


def _list(name: str, *args: object, database: str | None, config: Path | None, json: bool) -> None:
    _admin(database, config, json).show(name, *args)


@admin.command
def people(
    find: str = "",
    *,
    limit: Many = 50,
    database: Database = None,
    config: Config = None,
    json: AsJson = False,
) -> None:
    """People, the newest first; or those whose name, login or id it is."""
    _list("people", find, limit, database=database, config=config, json=json)


@admin.command
def tables(
    creator: str = "",
    *,
    limit: Many = 50,
    database: Database = None,
    config: Config = None,
    json: AsJson = False,
) -> None:
    """Tables, the latest touched first; or those of one creator."""
    _list("tables", creator, limit, database=database, config=config, json=json)


@admin.command
def bots(*, limit: Many = 50, database: Database = None, config: Config = None, json: AsJson = False) -> None:
    """How many bots are busy at whose running tables."""
    _list("bots", limit, database=database, config=config, json=json)


@admin.command
def reports(
    *, settled: Annotated[bool, Parameter(negative=(), help="Settled ones, too.")] = False, limit: Many = 50,
    database: Database = None, config: Config = None, json: AsJson = False,
) -> None:  # fmt: skip
    """What players have reported."""
    _list("reports", limit, settled, database=database, config=config, json=json)


@admin.command
def limits(
    *, limit: Many = 50, database: Database = None, config: Config = None, json: AsJson = False
) -> None:
    """Passwords tried and letters sent: what is used up most."""
    _list("limits", limit, database=database, config=config, json=json)


@admin.command
def audit(
    *, limit: Many = 50, database: Database = None, config: Config = None, json: AsJson = False
) -> None:
    """What hosts did, the latest first."""
    _list("audit", limit, database=database, config=config, json=json)


@admin.command
def ban(
    person: str,
    *,
    days: Days = 36500,
    reason: Reason = "",
    database: Database = None,
    config: Config = None,
    json: AsJson = False,
) -> None:
    """Keep a person out, and end all their sessions."""
    _admin(database, config, json).ban(person, days, reason)


@admin.command
def unban(
    person: str,
    *,
    reason: Reason = "",
    database: Database = None,
    config: Config = None,
    json: AsJson = False,
) -> None:
    """Let a person in again."""
    _admin(database, config, json).ban(person, None, reason)


@admin.command
def mute(
    person: str,
    *,
    days: Days = 36500,
    reason: Reason = "",
    database: Database = None,
    config: Config = None,
    json: AsJson = False,
) -> None:
    """Let a person play but not chat."""
    _admin(database, config, json).mute(person, days, reason)


@admin.command
def unmute(
    person: str,
    *,
    reason: Reason = "",
    database: Database = None,
    config: Config = None,
    json: AsJson = False,
) -> None:
    """Let a person chat again."""
    _admin(database, config, json).mute(person, None, reason)


@admin.command
def ban_network(
    network: str,
    *,
    days: Days = 36500,
    reason: Reason = "",
    database: Database = None,
    config: Config = None,
    json: AsJson = False,
) -> None:
    """Keep out everybody from an address or a network (203.0.113.0/24, 2001:db8::/48)."""
    _admin(database, config, json).ban_network(network, days, reason)


@admin.command
def unban_network(
    network: str,
    *,
    reason: Reason = "",
    database: Database = None,
    config: Config = None,
    json: AsJson = False,
) -> None:
    """Let a network in again."""
    _admin(database, config, json).ban_network(network, None, reason)


@admin.command
def remove_table(
    table: str,
    *,
    reason: Reason = "",
    database: Database = None,
    config: Config = None,
    json: AsJson = False,
) -> None:
    """Remove a table with everything played and said there."""
    _admin(database, config, json).remove_table(table, reason)


@admin.command
def remove_line(
    line: int, *, reason: Reason = "", database: Database = None, config: Config = None, json: AsJson = False
) -> None:
    """Remove a line of chat, by its number."""
    _admin(database, config, json).remove_line(line, reason)


@admin.command
def settle(
    report: int, how: str = "", *, database: Database = None, config: Config = None, json: AsJson = False
) -> None:
    """Mark a report as dealt with."""
    _admin(database, config, json).settle(report, how)


@admin.command
def reset_limit(key: str, *, database: Database = None, config: Config = None, json: AsJson = False) -> None:
    """Let somebody try again at once: a key that `admin limits` shows."""
    _admin(database, config, json).reset_limit(key)


@admin.command
def reset_password(
    login: str, *, database: Database = None, config: Config = None, json: AsJson = False
) -> None:
    """Print a link for setting a new password, valid for an hour."""
    _admin(database, config, json).reset_password(login)
