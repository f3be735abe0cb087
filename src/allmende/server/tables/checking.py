"""Checks that every stored game replays to its stored state, for `allmende check`."""

from __future__ import annotations

from dataclasses import dataclass, field

from allmende.core.errors import AllmendeError
from allmende.server.errors import Refused
from allmende.server.storage.store import Store
from allmende.server.tables.table import Table


@dataclass
class Checked:
    whole: int = 0
    older: list[str] = field(
        default_factory=list
    )  # of rules or numbers that have changed since: only their end can be read
    broken: dict[str, str] = field(default_factory=dict)  # by table: what is wrong


async def check_tables(store: Store) -> Checked:
    found = Checked()
    for table_id in await store.tables.all_ids():
        await _check(store, table_id, found)
    return found


async def _check(store: Store, table_id: str, found: Checked) -> None:
    loaded = await store.tables.load(table_id)
    if loaded is None:
        return  # removed meanwhile
    numbers = [entry.seq for entry in loaded.entries]
    if numbers != list(range(loaded.record.seq)):
        found.broken[table_id] = "entries are missing"
        return
    try:
        table = Table(loaded)
    except (Refused, AllmendeError, ValueError, KeyError) as error:
        found.broken[table_id] = f"can't be read: {type(error).__name__}"
        return
    frames = await store.tables.keyframes(table_id, loaded.record.seq)
    begin = [frame for frame in frames if frame[0] == 0]
    changed = bool(loaded.record.changes) or loaded.record.rules != table.game.RULES_VERSION
    try:
        replayed = table.replay_to(begin, table.effective)
    except Refused:
        if changed:
            found.older.append(table_id)
        else:
            found.broken[table_id] = "can't be replayed"
        return
    if replayed.dumps() == table.state.dumps() or replayed == table.state:
        found.whole += 1
    elif changed:
        found.older.append(table_id)
    else:
        found.broken[table_id] = "the replay leads elsewhere"
