"""How an entry gets into a journal: the statements that every move needs, in plain SQL.

They are the same few with every move, so they go straight to the database driver, without the layers that build statements.
Everything one entry changes is one row of values, in the order of `COLUMNS`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import orjson

from allmende.server.storage.records import After, EntryRecord, times_columns

# What is written: its name, and its type on PostgreSQL.
COLUMNS = {
    "id": "text", "seq": "int", "known": "int",
    "touched": "float8", "to_move": "int", "asked": "json", "interrupt": "bool", "winners": "json", "ended": "json",
    "clock_left": "json", "clock_running": "json", "clock_since": "float8", "clock_due": "float8",
    "kind": "text", "seat": "int", "code": "int", "person": "text", "bot": "text", "trouble": "text", "at": "float8",
    "revealed": "bool", "events": "json", "scores": "json",
    "frame": "text", "keeps": "bool", "unseals": "bool",
}  # fmt: skip

_OF_TABLE = (
    "touched", "to_move", "asked", "interrupt", "winners", "ended", "clock_left", "clock_running", "clock_since", "clock_due",
)  # fmt: skip
_OF_ENTRY = (
    "seq", "kind", "seat", "code", "person", "bot", "trouble", "at", "revealed", "events", "scores",
)  # fmt: skip


def row(table_id: str, entry: EntryRecord, after: After, known: int | None) -> tuple[Any, ...]:
    """An entry and what it leaves behind. `known`: it counts only if the table's version still is this."""
    times = times_columns(after.times)
    return (
        table_id, entry.seq, known,
        entry.at, after.to_move, _json(after.asked), after.interrupt, _json(after.winners), _maybe(after.ended),
        _maybe(times["clock_left"]), _maybe(times["clock_running"]), times["clock_since"], times["clock_due"],
        entry.kind, entry.seat, entry.code, entry.person, entry.bot, entry.trouble, entry.at,
        entry.revealed, _json(entry.events), _json(entry.scores),
        after.frame, after.is_keyframe, entry.by_itself or entry.kind == "undo",
    )  # fmt: skip


def _json(value: Any) -> str:
    return orjson.dumps(value).decode()


def _maybe(value: Any) -> str | None:
    return None if value is None else _json(value)


def _numbers() -> dict[str, int]:
    return {name: number for number, name in enumerate(COLUMNS, 1)}


# ── SQLite: one after the other, in a transaction that many share ────────────────────────────────


def _for_sqlite() -> dict[str, str]:
    at = {name: f"?{number}" for name, number in _numbers().items()}
    changed = ", ".join(f"{name} = {at[name]}" for name in _OF_TABLE)
    return {
        "move": f"UPDATE tables SET seq = {at['seq']} + 1, version = version + 1, asking = NULL, {changed}"
        f" WHERE id = {at['id']} AND seq = {at['seq']} AND ({at['known']} IS NULL OR version = {at['known']})"
        " RETURNING version",
        "entry": f"INSERT INTO entries (table_id, {', '.join(_OF_ENTRY)})"
        f" VALUES ({at['id']}, {', '.join(at[name] for name in _OF_ENTRY)})",
        "latest": f"UPDATE latest SET seq = {at['seq']} + 1, frame = {at['frame']} WHERE table_id = {at['id']}",
        "frame": "INSERT INTO frames (table_id, seq, frame)"
        f" SELECT {at['id']}, {at['seq']} + 1, {at['frame']} WHERE {at['keeps']}",
        "unseal": f"DELETE FROM sealed WHERE {at['unseals']} AND table_id = {at['id']} AND seat = {at['seat']}",
    }


_SQLITE = _for_sqlite()


def append_sqlite(connection: Any, values: tuple[Any, ...]) -> int | None:
    """The table's new version; None if that place in the journal is taken. Within a transaction."""
    # (All statements count from the same row, but the driver wants no more values than a statement has.)
    found = connection.execute(_SQLITE["move"], values[: _LAST["move"]]).fetchone()
    if found is None:
        return None
    for name in ("entry", "latest", "frame", "unseal"):
        connection.execute(_SQLITE[name], values[: _LAST[name]])
    return int(found[0])


def _last(statement: str) -> int:
    return max(number for number in _numbers().values() if f"?{number}" in statement)


_LAST = {name: _last(statement) for name, statement in _SQLITE.items()}


# ── PostgreSQL: many at once, in one statement ───────────────────────────────────────────────────


def _for_postgresql() -> str:
    arrays = ", ".join(f"${number}::{kind}[]" for number, kind in enumerate(COLUMNS.values(), 1))
    changed = ", ".join(f"{name} = given.{name}" for name in _OF_TABLE)
    channel, process = f"${len(COLUMNS) + 1}", f"${len(COLUMNS) + 2}"
    # Rows are locked in one order by everybody, so no two processes wait for each other in a circle.
    return f"""
    WITH given AS (SELECT * FROM unnest({arrays}) AS given({", ".join(COLUMNS)})),
    locked AS (SELECT tables.id FROM tables JOIN given USING (id) ORDER BY tables.id FOR UPDATE OF tables),
    moved AS (
        UPDATE tables SET seq = given.seq + 1, version = tables.version + 1, asking = NULL, {changed}
        FROM given JOIN locked USING (id)
        WHERE tables.id = given.id AND tables.seq = given.seq
            AND (given.known IS NULL OR tables.version = given.known)
        RETURNING tables.id, tables.version
    ),
    noted AS (
        INSERT INTO entries (table_id, {", ".join(_OF_ENTRY)})
        SELECT given.id, {", ".join(f"given.{name}" for name in _OF_ENTRY)} FROM given JOIN moved USING (id)
    ),
    newest AS (
        UPDATE latest SET seq = given.seq + 1, frame = given.frame FROM given JOIN moved USING (id)
        WHERE latest.table_id = given.id
    ),
    kept AS (
        INSERT INTO frames (table_id, seq, frame)
        SELECT given.id, given.seq + 1, given.frame FROM given JOIN moved USING (id) WHERE given.keeps
    ),
    unsealed AS (
        DELETE FROM sealed USING given JOIN moved USING (id)
        WHERE given.unseals AND sealed.table_id = given.id AND sealed.seat = given.seat
    )
    SELECT id, version, pg_notify({channel}, {process} || ':' || id) FROM moved
    """


APPEND_MANY = _for_postgresql()


# ── reading ──────────────────────────────────────────────────────────────────────────────────────

VERSION = "SELECT version FROM tables WHERE id = $1"


@dataclass(frozen=True)
class News:
    """What entries have left behind since a table was last read, if nothing but moves has changed it."""

    seq: int
    version: int
    columns: dict[str, Any]
    entries: list[EntryRecord]
    frame: str


_NEWS = ("touched", "to_move", "interrupt", "clock_since", "clock_due")
_NEWS_JSON = ("asked", "winners", "ended", "asking", "clock_left", "clock_running")
NEWS = (
    f"SELECT {', '.join(f'entries.{name}' for name in _OF_ENTRY)},"
    f" tables.seq, version, rules, latest.seq, frame, {', '.join(f'tables.{name}' for name in _NEWS + _NEWS_JSON)}"
    " FROM tables JOIN latest ON latest.table_id = tables.id"
    " LEFT JOIN entries ON entries.table_id = tables.id AND entries.seq >= $2 AND entries.seq < tables.seq"
    " WHERE tables.id = $1 ORDER BY entries.seq"
)


def news(rows: list[Any], rules: int, seq: int, version: int) -> News | None:
    """With no entries if nothing has changed; None if more than the journal has: then everything has to be read again."""
    if not rows:
        return None
    many = len(_OF_ENTRY)
    now, newer, under, frame_seq, frame, *rest = rows[0][many:]
    entries = [row[:many] for row in rows if row[0] is not None]
    columns = dict(zip(_NEWS + _NEWS_JSON, rest, strict=True))
    for name in _NEWS_JSON:
        columns[name] = None if columns[name] is None else orjson.loads(columns[name])
    columns["interrupt"] = bool(columns["interrupt"])
    found = []
    for each in entries:
        *plain, revealed, events, scores = each
        found.append(EntryRecord(*[*plain, bool(revealed), orjson.loads(events), orjson.loads(scores)]))
    only_moves = newer - version == now - seq == len(found) and frame_seq == now and under == rules
    if not only_moves or any(entry.kind != "move" for entry in found):
        return None
    return News(now, newer, columns, found, frame)
