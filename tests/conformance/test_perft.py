"""The perft tables that are written down still hold."""

from __future__ import annotations

from tests.conformance import perft, tables
from tests.conformance.tables import Table, each_game, few_tables

REMEDY = "if that is meant: python -m tests.conformance.perft --write"


@each_game
def test_perft_is_written_down_for_every_table(name: str) -> None:
    assert perft.path_of(name).exists(), f"no perft tables; {REMEDY} {name}"
    assert list(perft.read(name)) == [str(table) for table in tables.few(name)], f"{REMEDY} {name}"


@few_tables
def test_perft(table: Table) -> None:
    written = perft.read(table.game).get(str(table))
    assert perft.measure(table) == written, f"{table} plays differently; {REMEDY} {table.game}"
