"""Components files: read with types, laid over by a user's file, and errors that say where and what."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import allmende
from allmende import ComponentsError
from allmende.core.components import Components, Table, load

OWN = """
[well]
cubes = 3
coins = false
word = "deep"
rows = [1, 2, 3]
names = ["a", "b"]
price = { green = 1, brown = 2 }
provenance = "seed"
confidence = "high"
basis = "rulebook"

[well.bucket]
size = 4
size_provenance = "reconstructed"
size_basis = "a guess"

[[customers]]
id = "first"
points = 4
goods = { ox = 1 }
provenance = "recalled"

[[customers]]
id = "second"
points = 5
goods = { plow = 1 }

[[steps]]
grain = 2
"""

Make = Callable[..., Components]


@pytest.fixture
def make(tmp_path: Path) -> Make:
    def parts(changes: str | None = None) -> Components:
        own, mine = tmp_path / "components.toml", tmp_path / "mine.toml"
        own.write_text(OWN)
        if changes is None:
            return load("toy", own)
        mine.write_text(changes)
        return load("toy", own, mine)

    return parts


def test_values_come_with_their_types(make: Make) -> None:
    well = make().section("well")
    assert well.integer("cubes") == 3
    assert well.boolean("coins") is False
    assert well.text("word") == "deep"
    assert well.text("word", ["deep", "shallow"]) == "deep"
    assert well.integers("rows", 1, 3) == [1, 2, 3]
    assert well.texts("names", ["a", "b", "c"]) == ["a", "b"]
    assert well.counts("price", ["green", "pink", "brown"]) == [1, 0, 2]
    assert well.counts("price", ["brown", "green"], all_named=True, low=1) == [2, 1]
    assert make().section("well.bucket").integer("size", 4, 4) == 4
    assert "cubes" in well
    assert "dubloons" not in well
    assert [table.integer("points") for table in make().tables("customers")] == [4, 5]
    assert [table.path for table in make().tables("customers") + make().tables("steps")] == [
        "customers.first", "customers.second", "steps.0",
    ]  # fmt: skip


WRONG: list[tuple[Callable[[Table], Any], str]] = [
    (lambda well: well.integer("cubes", 4), r"toy/components.toml: \[well\] cubes = 3: expected a whole number, 4 or more"),
    (lambda well: well.integer("cubes", 0, 2), "a whole number from 0 to 2"),
    (lambda well: well.integer("cubs"), r"\[well\] lacks 'cubs': expected a whole number, 0 or more \(there is 'cubes'\)"),
    (lambda well: well.integer("xyzzy"), r"lacks 'xyzzy': expected a whole number, 0 or more$"),
    (lambda well: well.integer("coins"), "coins = False: expected a whole number"),
    (lambda well: well.integer("word"), "word = 'deep': expected a whole number"),
    (lambda well: well.boolean("cubes"), "true or false"),
    (lambda well: well.text("cubes"), "a text"),
    (lambda well: well.text("word", ["dry", "wet"]), "one of dry, wet"),
    (lambda well: well.integers("rows", 2), "a list, each a whole number, 2 or more"),
    (lambda well: well.integers("rows", 0, 2), "a list, each a whole number from 0 to 2"),
    (lambda well: well.integers("names"), "a list, each a whole number"),
    (lambda well: well.integers("cubes"), "a list, each a whole number"),
    (lambda well: well.texts("rows"), "a list of texts"),
    (lambda well: well.texts("word"), "a list of texts"),
    (lambda well: well.texts("names", ["a"]), "a list out of a"),
    (lambda well: well.counts("price", ["green"]), "a whole number, 0 or more for any of green"),
    (lambda well: well.counts("price", ["green", "brown", "pink"], all_named=True), "all of green, brown, pink"),
    (lambda well: well.counts("price", ["green", "brown"], low=2), "a whole number, 2 or more"),
    (lambda well: well.counts("cubes", ["green"]), "any of green"),
    (lambda well: well.table("cubes"), "a table"),
    (lambda well: well.tables("rows"), "a list of tables"),
    (lambda well: well.tables("bucket"), "a list of tables"),
]  # fmt: skip


@pytest.mark.parametrize("number", range(len(WRONG)))
def test_what_is_wrong_is_named(make: Make, number: int) -> None:
    read, message = WRONG[number]
    with pytest.raises(ComponentsError, match=message):
        read(make().section("well"))


def test_a_missing_section_is_named(make: Make) -> None:
    with pytest.raises(ComponentsError, match=r"lacks 'wel': expected a table \(there is 'well'\)"):
        make().section("wel")
    with pytest.raises(ComponentsError, match=r"\[well\] lacks 'rope'"):
        make().section("well.rope")


def test_errors_name_an_entry_by_its_id(make: Make) -> None:
    with pytest.raises(
        ComponentsError, match=r"\[customers.second\] points = 5: expected a whole number from 0 to 4"
    ):
        [table.integer("points", 0, 4) for table in make().tables("customers")]


# -- a user's file -----------------------------------------------------------------------------------------------------


def test_a_file_names_only_what_it_changes(make: Make) -> None:
    parts = make("[well]\ncubes = 9\nprice = { pink = 4 }\n[well.bucket]\nsize = 1\n")
    well = parts.section("well")
    assert well.integer("cubes") == 9
    assert well.text("word") == "deep"
    assert well.counts("price", ["green", "brown", "pink"]) == [0, 0, 4]  # replaced whole
    assert parts.section("well.bucket").integer("size") == 1


def test_entries_are_changed_by_their_id_or_added(make: Make) -> None:
    parts = make(
        '[[customers]]\nid = "second"\npoints = 8\n[[customers]]\nid = "third"\npoints = 1\ngoods = {}\n'
    )
    assert [(table.text("id"), table.integer("points")) for table in parts.tables("customers")] == [
        ("first", 4), ("second", 8), ("third", 1),
    ]  # fmt: skip


def test_lists_without_ids_are_replaced_whole(make: Make) -> None:
    parts = make("[well]\nrows = [7]\n[[steps]]\ngrain = 1\n[[steps]]\ngrain = 5\n")
    assert parts.section("well").integers("rows") == [7]
    assert [table.integer("grain") for table in parts.tables("steps")] == [1, 5]


def test_an_error_names_the_file_the_value_came_from(make: Make) -> None:
    with pytest.raises(
        ComponentsError, match=r"mine.toml: \[well\] cubes = -2: expected a whole number, 0 or more"
    ):
        make("[well]\ncubes = -2\n").section("well").integer("cubes")
    with pytest.raises(ComponentsError, match=r"mine.toml: \[customers.third\] lacks 'points'"):
        make('[[customers]]\nid = "third"\n').tables("customers")[2].integer("points")
    with pytest.raises(ComponentsError, match=r"toy/components.toml: \[customers.first\] points"):
        make("[well]\ncubes = 9\n").tables("customers")[0].integer("points", 9)


def test_a_misspelt_key_is_refused(make: Make) -> None:
    with pytest.raises(ComponentsError, match=r"mine.toml: \[well\] has no key 'cubs'; did you mean 'cubes'"):
        make("[well]\ncubs = 1\n")
    with pytest.raises(ComponentsError, match=r"mine.toml: \[\] has no key 'qqq'$"):
        make("[qqq]\ncubes = 1\n")


def test_notes_on_where_a_value_comes_from_are_welcome(make: Make) -> None:
    parts = make('[well]\ncubes = 4\ncubes_provenance = "source"\nnote = "for long games"\n')
    assert parts.section("well").integer("cubes") == 4


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ('[well]\ncubes = "four"\n', r"\[well\] cubes = 'four': expected a whole number, found a text"),
        ("[well]\ncubes = 1.5\n", "expected a whole number, found a number"),
        ("[well]\ncubes = true\n", "expected a whole number, found true or false"),
        ("[well]\nword = [1]\n", "expected a text, found a list"),
        ("well = 3\n", "expected a table, found a whole number"),
        ("[well]\nprice = 3\n", "expected a table, found a whole number"),
        ("[well]\ncubes = 2026-01-01\n", "found date"),
    ],
)
def test_a_value_of_another_type_is_refused(make: Make, changes: str, message: str) -> None:
    with pytest.raises(ComponentsError, match=message):
        make(changes)


def test_files_that_can_not_be_read(make: Make, tmp_path: Path) -> None:
    with pytest.raises(ComponentsError, match=r"mine.toml: is no valid TOML: .*line 1"):
        make("[well\n")
    with pytest.raises(ComponentsError, match="can't be read: No such file"):
        load("toy", tmp_path / "components.toml", tmp_path / "missing.toml")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(ComponentsError, match="is no valid TOML"):
        load("toy", tmp_path / "components.toml", tmp_path / "bytes.toml")


def test_the_digest_tells_one_set_from_another(make: Make) -> None:
    assert make().digest == make().digest == make("").digest
    assert make("[well]\ncubes = 4\n").digest != make().digest


def test_provenance_is_listed_by_table(make: Make) -> None:
    listed = {entry.table: entry for entry in make().provenance()}
    assert listed["well"] == ("well", "seed", "high", "rulebook")
    assert listed["well.bucket.size"].basis == "a guess"
    assert listed["customers.first"].provenance == "recalled"
    assert [entry.table for entry in make().reconstructed()] == ["well.bucket.size"]


@pytest.mark.parametrize("name", allmende.games())
def test_every_game_says_which_numbers_are_ours(name: str) -> None:
    parts = allmende.game(name).components
    assert parts.provenance()
    assert {entry.provenance for entry in parts.provenance()} <= {
        "seed",
        "source",
        "recalled",
        "reconstructed",
        "mixed",
        "derived",
    }
    for entry in parts.reconstructed():
        assert entry.table
