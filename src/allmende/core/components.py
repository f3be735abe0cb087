"""Components: the numbers of boards, cards and tiles, read from TOML with their provenance.

`load` reads a game's own file and lays a user's file over it. The user's file names only what it changes: tables are
merged key by key, entries of a list by their `id`, while plain values, lists and tables of nothing but numbers (a price,
a count per colour) are replaced whole. Game code then reads typed values through `Table`, whose errors name the file,
the table, the key and what was expected.
"""

from __future__ import annotations

import difflib
import hashlib
import json
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from allmende.core.errors import ComponentsError

_ANNOTATIONS = (
    "provenance",
    "lines",
    "basis",
    "confidence",
    "confirmed_by",
    "derived",
    "note",
    "source",
    "confirmed",
)


_LONGEST = 200  # letters of a wrong value that an error quotes


def _is_annotation(key: str) -> bool:
    return key.startswith(_ANNOTATIONS) or key.endswith(tuple("_" + word for word in _ANNOTATIONS))


class Provenance(NamedTuple):
    """Where the values of one table come from: 'seed', 'source', 'recalled' or 'reconstructed' (ours)."""

    table: str
    provenance: str
    confidence: str
    basis: str


class Table:
    """One table of a components file, read with types and limits."""

    def __init__(self, components: Components, path: str, data: dict[str, Any]) -> None:
        self.components = components
        self.path = path
        self.data = data

    def fail(self, key: str, expected: str) -> ComponentsError:
        """The error for a value that is missing or wrong."""
        where = self.components.origin(f"{self.path}.{key}" if self.path else key)
        if key not in self.data:
            close = difflib.get_close_matches(key, list(self.data), 1)
            hint = f" (there is {close[0]!r})" if close else ""
            return ComponentsError(f"{where}: [{self.path}] lacks {key!r}: expected {expected}{hint}")
        value = repr(self.data[key])
        shown = value if len(value) <= _LONGEST else value[:_LONGEST] + " …"
        return ComponentsError(f"{where}: [{self.path}] {key} = {shown}: expected {expected}")

    def integer(self, key: str, low: int = 0, high: int | None = None) -> int:
        value = self.data.get(key)
        if (
            not isinstance(value, int)
            or isinstance(value, bool)
            or value < low
            or (high is not None and value > high)
        ):
            raise self.fail(key, _span(low, high))
        return value

    def boolean(self, key: str) -> bool:
        value = self.data.get(key)
        if not isinstance(value, bool):
            raise self.fail(key, "true or false")
        return value

    def text(self, key: str, among: Sequence[str] | None = None) -> str:
        value = self.data.get(key)
        if not isinstance(value, str) or (among is not None and value not in among):
            raise self.fail(key, f"one of {', '.join(among)}" if among is not None else "a text")
        return value

    def integers(self, key: str, low: int = 0, high: int | None = None) -> list[int]:
        value = self.data.get(key)
        if not isinstance(value, list) or not all(
            isinstance(item, int)
            and not isinstance(item, bool)
            and item >= low
            and (high is None or item <= high)
            for item in value
        ):
            raise self.fail(key, f"a list, each {_span(low, high)}")
        return value

    def texts(self, key: str, among: Sequence[str] | None = None) -> list[str]:
        value = self.data.get(key)
        if not isinstance(value, list) or not all(
            isinstance(item, str) and (among is None or item in among) for item in value
        ):
            raise self.fail(
                key, f"a list out of {', '.join(among)}" if among is not None else "a list of texts"
            )
        return value

    def counts(self, key: str, among: Sequence[str], all_named: bool = False, low: int = 0) -> list[int]:
        """A small table of numbers by name, as a list in the order of `among`; what is not named counts 0."""
        value = self.data.get(key)
        fits = isinstance(value, dict) and all(
            name in among and isinstance(count, int) and not isinstance(count, bool) and count >= low
            for name, count in value.items()
        )
        if not isinstance(value, dict) or not fits or (all_named and set(value) != set(among)):
            whole = "all of" if all_named else "any of"
            raise self.fail(key, f"{_span(low, None)} for {whole} {', '.join(among)}")
        return [value.get(name, 0) for name in among]

    def table(self, key: str) -> Table:
        value = self.data.get(key)
        if not isinstance(value, dict):
            raise self.fail(key, "a table")
        return Table(self.components, f"{self.path}.{key}" if self.path else key, value)

    def tables(self, key: str) -> list[Table]:
        """A list of tables ([[key]]); errors name an entry by its id or its place."""
        value = self.data.get(key)
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            raise self.fail(key, "a list of tables")
        base = f"{self.path}.{key}" if self.path else key
        return [
            Table(self.components, f"{base}.{item.get('id', place)}", item)
            for place, item in enumerate(value)
        ]

    def __contains__(self, key: str) -> bool:
        return key in self.data


def _span(low: int, high: int | None) -> str:
    return f"a whole number from {low} to {high}" if high is not None else f"a whole number, {low} or more"


class Components(Table):
    """A game's whole set of components; `digest` tells one set from another."""

    def __init__(self, game: str, data: dict[str, Any], file: str, overrides: dict[str, str]) -> None:
        self.game = game
        self.file = file
        self.overrides = overrides  # path of a value -> the user's file it came from
        self.digest = hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()
        super().__init__(self, "", data)

    def origin(self, path: str) -> str:
        """The file a value, or something inside it, came from."""
        for changed, file in self.overrides.items():
            if changed.startswith(path + "."):
                return file
        while path:
            if path in self.overrides:
                return self.overrides[path]
            path = path.rpartition(".")[0]
        return self.file

    def section(self, path: str) -> Table:
        """A table by its dotted name."""
        found: Table = self
        for key in path.split("."):
            found = found.table(key)
        return found

    def provenance(self) -> list[Provenance]:
        """Where every table comes from, in the file's order."""
        return list(_provenance("", self.data))

    def reconstructed(self) -> list[Provenance]:
        """The tables whose values are ours, not the publisher's."""
        return [entry for entry in self.provenance() if entry.provenance == "reconstructed"]


def _provenance(path: str, data: dict[str, Any]) -> Iterator[Provenance]:
    if isinstance(data.get("provenance"), str):
        yield Provenance(path, data["provenance"], data.get("confidence", ""), data.get("basis", ""))
    for key, value in data.items():
        if key.endswith("_provenance") and isinstance(value, str):
            field = key.removesuffix("_provenance")
            basis = data.get(f"{field}_basis", "")
            yield Provenance(f"{path}.{field}", value, data.get(f"{field}_confidence", ""), basis)
        for name, part in _named_tables(key, value):
            yield from _provenance(f"{path}.{name}" if path else name, part)


def _named_tables(key: str, value: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    if isinstance(value, dict):
        yield key, value
    elif isinstance(value, list):
        for place, item in enumerate(value):
            if isinstance(item, dict):
                yield f"{key}.{item.get('id', place)}", item


def load(game: str, file: Path, override: str | Path | None = None) -> Components:
    """The components of a game, with a user's file laid over them if one is given."""
    data = _read(file)
    overrides: dict[str, str] = {}
    if override is not None:
        _lay_over(data, _read(Path(override)), "", str(override), overrides)
    return Components(game, data, f"{game}/{file.name}", overrides)


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise ComponentsError(f"{file}: can't be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ComponentsError(f"{file}: is no valid TOML: {error}") from None


def _lay_over(
    base: dict[str, Any], user: dict[str, Any], path: str, file: str, overrides: dict[str, str]
) -> None:
    for key, value in user.items():
        here = f"{path}.{key}" if path else key
        if key not in base:
            if not _is_annotation(key):
                close = difflib.get_close_matches(key, list(base), 1)
                hint = f"; did you mean {close[0]!r}?" if close else ""
                raise ComponentsError(f"{file}: [{path}] has no key {key!r}{hint}")
        elif isinstance(base[key], dict) and isinstance(value, dict) and not _is_number_table(base[key]):
            _lay_over(base[key], value, here, file, overrides)
            continue
        elif _is_entry_list(base[key]) and _is_entry_list(value):
            _lay_over_entries(base[key], value, here, file, overrides)
            continue
        elif _type_name(base[key]) != _type_name(value):
            expected, found = _type_name(base[key]), _type_name(value)
            raise ComponentsError(f"{file}: [{path}] {key} = {value!r}: expected {expected}, found {found}")
        base[key] = value
        overrides[here] = file


def _lay_over_entries(
    base: list[dict[str, Any]], user: list[dict[str, Any]], path: str, file: str, overrides: dict[str, str]
) -> None:
    by_id = {entry["id"]: entry for entry in base}
    for entry in user:
        here = f"{path}.{entry['id']}"
        if entry["id"] in by_id:
            _lay_over(by_id[entry["id"]], entry, here, file, overrides)
        else:
            base.append(entry)
            overrides[here] = file


def _is_number_table(value: dict[str, Any]) -> bool:
    return all(isinstance(item, int | float) and not isinstance(item, bool) for item in value.values())


def _is_entry_list(value: Any) -> bool:
    return (
        isinstance(value, list)
        and bool(value)
        and all(isinstance(item, dict) and "id" in item for item in value)
    )


def _type_name(value: Any) -> str:
    names = {
        bool: "true or false",
        int: "a whole number",
        float: "a number",
        str: "a text",
        list: "a list",
        dict: "a table",
    }
    return names.get(type(value), type(value).__name__)
